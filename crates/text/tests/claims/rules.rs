//! General statements ("exactly when", "always", "whoever"), each with the range over which it is evaluated.
//!
//! Each is written down once more, as a reader understands the sentence. It says who wins a position, or nothing if it
//! does not speak of it.
use crate::{
    boards,
    numbers::{left, params, rest, set_of, value},
    scene::Scene,
    truth::Truth,
};
use engine::{
    Convention::{self, Misere, Normal},
    Outcome::{self, Loss, Win},
    games,
};

/// A general statement with its range.
pub struct Rule {
    /// What it says, in a few words.
    pub name: &'static str,
    pub game: &'static str,
    pub sets: &'static [&'static str],
    pub conventions: &'static [Convention],
    /// The positions of the range.
    pub positions: fn() -> Vec<String>,
    /// Who wins, if the statement speaks of the position.
    pub says: fn(&Scene) -> Option<Outcome>,
}

const BOTH: &[Convention] = &Convention::BOTH;
const NORMAL: &[Convention] = &[Normal];
const MISERE: &[Convention] = &[Misere];

/// What a rule says about the position of a scene; a name may stand for several games.
pub fn says(name: &str, scene: &Scene) -> Option<Outcome> {
    let mut rules = RULES.iter().filter(|rule| rule.name == name).peekable();
    assert!(rules.peek().is_some(), "no rule `{name}`");
    rules.find_map(|rule| (rule.says)(scene))
}

/// All heaps of some number and largest size.
fn all(count: usize, most: u64) -> Vec<String> {
    let mut rows = vec![String::new()];
    for place in 0..count {
        let comma = if place == 0 { "" } else { "," };
        rows = rows.iter().flat_map(|row| (0..=most).map(move |heap| format!("{row}{comma}{heap}"))).collect();
    }
    rows
}

/// The heaps of a position, without what stands before them.
pub fn heaps(position: &str) -> Vec<u64> {
    let list = position.rsplit('|').next().unwrap_or(position);
    list.split(',').filter_map(|heap| heap.trim().parse().ok()).collect()
}

pub fn xor(numbers: impl IntoIterator<Item = u128>) -> u128 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

/// Bouton's rules.
pub fn bouton(convention: Convention, numbers: impl IntoIterator<Item = u128>) -> Outcome {
    let numbers: Vec<u128> = numbers.into_iter().collect();
    let switched = convention == Misere && numbers.iter().all(|&number| number <= 1);
    win_if((xor(numbers) != 0) != switched)
}

pub fn win_if(wins: bool) -> Outcome {
    if wins { Win } else { Loss }
}

fn wide(numbers: &[u64]) -> impl Iterator<Item = u128> {
    numbers.iter().map(|&number| u128::from(number))
}

/// Nim on numbers that are read from the position.
fn nim_on(scene: &Scene, numbers: &[u64]) -> Option<Outcome> {
    Some(bouton(scene.truth.convention, wide(numbers)))
}

fn gaps(position: &str) -> Vec<u64> {
    let columns = position[1..].trim().split(',').filter_map(|column| column.split_once(':'));
    columns.map(|(white, black)| black.parse::<u64>().unwrap() - white.parse::<u64>().unwrap() - 1).collect()
}

fn northcott_boards() -> Vec<String> {
    let columns: Vec<(u64, u64)> = (1..5).flat_map(|white| (white + 1..=5).map(move |black| (white, black))).collect();
    let pairs = columns.iter().flat_map(|a| columns.iter().map(move |b| format!("W {}:{},{}:{}", a.0, a.1, b.0, b.1)));
    pairs.chain(columns.iter().map(|a| format!("B {}:{}", a.0, a.1))).collect()
}

fn rounds(scene: &Scene) -> Option<Outcome> {
    let modulus = set_of(scene).len() as u128 + 1;
    Some(win_if(rest(scene) % modulus != u128::from(scene.truth.convention == Misere)))
}

fn euclid(scene: &Scene) -> Option<Outcome> {
    let numbers = heaps(&scene.position);
    let (large, small) = (u128::from(numbers[0].max(numbers[1])), u128::from(numbers[0].min(numbers[1])));
    let below = large * large < large * small + small * small;
    (small > 0).then(|| win_if(!(below && (large != small || scene.truth.convention == Misere))))
}

/// The smallest Fibonacci number of the only sum without neighbours.
fn smallest_part(mut heap: u64) -> u64 {
    let mut smallest = 0;
    while heap > 0 {
        let (mut part, mut next) = (1, 2);
        while next <= heap {
            (part, next) = (next, part + next);
        }
        (smallest, heap) = (part, heap - part);
    }
    smallest
}

fn fibonacci(scene: &Scene) -> Option<Outcome> {
    let (heap, limit) = scene.position.split_once(':')?;
    let (heap, limit): (u64, u64) = (heap.parse().ok()?, limit.parse().ok()?);
    let heap = heap.checked_sub(u64::from(scene.truth.convention == Misere)).filter(|&heap| heap > 0)?;
    Some(win_if(limit >= heap || smallest_part(heap) <= limit))
}

/// The pairs of Wythoff's game as the sentences define them.
fn wythoff_pairs(a: u64, convention: Convention) -> Vec<(u64, u64)> {
    let mut pairs: Vec<(u64, u64)> = Vec::new();
    for k in 0..40 {
        let taken = |number: &u64| pairs.iter().any(|pair| pair.0 == *number || pair.1 == *number);
        let first = (0..).find(|number| !taken(number)).expect("some number is free");
        pairs.push(match (a, convention, k) {
            (1, Misere, 0) => (2, 2),
            (1, Misere, 1) => (0, 1),
            (1, ..) => (first, first + k),
            (_, Normal, _) => (first, first + a * k),
            (_, Misere, _) => (first, first + a * k + 1),
        });
    }
    pairs
}

fn wythoff(scene: &Scene) -> Option<Outcome> {
    let mut two: Vec<u64> = heaps(&scene.position);
    let a = if scene.game == "multiheap" { 1 } else { params(scene).number("a").unwrap_or(1) };
    if two.len() > 2 {
        two.retain(|&heap| heap > 0);
        two.resize(two.len().max(2), 0);
    }
    two.sort_unstable();
    let &[small, large] = &two[..] else { return None };
    Some(win_if(!wythoff_pairs(a, scene.truth.convention).contains(&(small, large))))
}

fn greedy(scene: &Scene) -> Option<Outcome> {
    let heaps = heaps(&scene.position);
    let most = heaps.iter().copied().max().unwrap_or(0);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let count = heaps.iter().filter(|&&heap| heap == most).count();
    (scene.truth.convention == Misere && large > 1).then(|| win_if(count % 2 == 1))
}

fn moore(scene: &Scene) -> Option<Outcome> {
    let modulus = params(scene).number("k").unwrap_or(2) + 1;
    let heaps = heaps(&scene.position);
    if scene.truth.convention == Misere && heaps.iter().all(|&heap| heap <= 1) {
        return Some(win_if(heaps.iter().sum::<u64>() % modulus != 1));
    }
    let even = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64 % modulus == 0;
    Some(win_if(!(0..64).all(even)))
}

/// The forms of the losing positions of circular Nim.
fn circular(scene: &Scene) -> Option<Outcome> {
    let heaps = heaps(&scene.position);
    let (n, k) = (heaps.len(), params(scene).number("k").unwrap_or(2) as usize);
    let has_form = |h: &[u64]| match (n, k) {
        (4, 2) => Some(h[0] == h[2] && h[1] == h[3]),
        (5, 2) => Some(h[1] == h[4] && h.iter().all(|x| *x <= h[0]) && h[0] + h[1] == h[2] + h[3]),
        (5, 3) => Some(h[0] == 0 && h[1] == h[4] && h[1] == h[2] + h[3]),
        (6, 3) => Some(h[0] + h[1] == h[3] + h[4] && h[1] + h[2] == h[4] + h[5]),
        (6, 4) => Some(
            h[0] + h[1] == h[3] + h[4]
                && h[1] + h[2] == h[4] + h[5]
                && h.iter().all(|x| *x >= h[0])
                && h[0] ^ h[2] ^ h[4] == 0,
        ),
        _ if k + 1 == n => Some(h.iter().all(|x| *x == h[0])),
        _ => None,
    };
    let turned = |start: usize, back: bool| -> Vec<u64> {
        (0..n).map(|i| heaps[if back { (start + n - i) % n } else { (start + i) % n }]).collect()
    };
    has_form(&heaps)?;
    let lost = (0..n).any(|start| [false, true].iter().any(|&back| has_form(&turned(start, back)) == Some(true)));
    Some(win_if(!lost))
}

/// Building Nim: the tokens left, and the heaps.
fn building(scene: &Scene) -> Option<(u128, Vec<u64>, u128)> {
    scene.position.contains('|').then_some(())?;
    let heaps = heaps(&scene.position);
    let tokens = left(scene) + wide(&heaps).sum::<u128>();
    Some((left(scene), heaps, tokens))
}

/// Whether some heap must reach 2, or play is normal.
fn is_large(scene: &Scene, heaps: &[u64], tokens: u128) -> bool {
    scene.truth.convention == Normal || tokens > heaps.len() as u128 || heaps.iter().any(|&heap| heap > 1)
}

fn opener(scene: &Scene) -> Option<Outcome> {
    let (left, heaps, tokens) = building(scene)?;
    let decides = tokens % 2 == 1 || heaps.len() == 1;
    (decides && is_large(scene, &heaps, tokens)).then(|| win_if(left % 2 == 0))
}

fn pairs(scene: &Scene) -> Option<Outcome> {
    let (left, mut heaps, tokens) = building(scene)?;
    let large = is_large(scene, &heaps, tokens);
    heaps.sort_unstable();
    let equal = heaps.len() % 2 == 0 && heaps.chunks(2).all(|two| two[0] == two[1]);
    (equal && large && left % 2 == 0).then_some(Loss)
}

/// What a rule about empty heaps says, also of the position after the first token.
fn start(scene: &Scene, first_wins: impl Fn(u128, u128) -> Option<bool>) -> Option<Outcome> {
    let (_, heaps, tokens) = building(scene)?;
    let placed: u64 = heaps.iter().sum();
    let wins = first_wins(tokens, heaps.len() as u128)?;
    (placed <= 1).then(|| win_if(wins == (placed == 0)))
}

fn starts() -> Vec<String> {
    let mut starts = Vec::new();
    for places in 1..=7usize {
        for tokens in 1..=12 {
            starts.push(format!("{tokens}|{}", vec!["0"; places].join(",")));
            let one: Vec<&str> = (0..places).map(|place| if place == 0 { "1" } else { "0" }).collect();
            if tokens > 1 {
                starts.push(format!("{}|{}", tokens - 1, one.join(",")));
            }
        }
    }
    starts
}

fn half_built() -> Vec<String> {
    let heaps = (1..=4).flat_map(|count| all(count, 2));
    heaps.flat_map(|heaps| (1..=3).map(move |left| format!("{left}|{heaps}"))).collect()
}

/// The heaps of tame parts, if the statement knows them.
fn tame(scene: &Scene) -> Option<Outcome> {
    let parts = scene.set.strip_prefix("parts=").unwrap_or("nim;nim");
    let mut numbers = Vec::new();
    for (part, position) in parts.split(';').zip(scene.position.split(" ; ")) {
        let (id, set) = part.split_once(':').unwrap_or((part, ""));
        let family = games::family(id).ok()?;
        let game = games::build(id, &games::params(family, set).ok()?).ok()?;
        let worth = |heap: u64| Truth::new(&*game, Normal).value(&heap.to_string());
        match id {
            "nim" | "nimble" => numbers.extend(wide(&heaps(position))),
            "divisor" => numbers.extend(wide(&boards::exponents(position))),
            "northcott" => numbers.extend(wide(&gaps(position))),
            "lasker" | "subtraction" => {
                numbers.extend(heaps(position).into_iter().map(worth).collect::<Option<Vec<u128>>>()?);
            }
            _ => return scene.truth.outcome(&scene.position),
        }
    }
    Some(bouton(Misere, numbers))
}

fn sums(first: &[&str], second: &[&str]) -> Vec<String> {
    first.iter().flat_map(|a| second.iter().map(move |b| format!("{a} ; {b}"))).collect()
}

/// Every general statement.
pub const RULES: &[Rule] = &[
    Rule {
        name: "nim: the switch of misère play",
        game: "nim",
        sets: &[""],
        conventions: MISERE,
        positions: || [all(2, 6), all(3, 4), all(4, 2)].concat(),
        // Of other games the sentence speaks about the numbers in their columns, which are evaluated there.
        says: |s| if s.game == "nim" { nim_on(s, &heaps(&s.position)) } else { s.truth.outcome(&s.position) },
    },
    Rule {
        name: "chomp: an L is Nim with two arms",
        game: "chomp",
        sets: &[""],
        conventions: BOTH,
        positions: || (1..=6).flat_map(|row| (0..5).map(move |more| format!("{row}{}", ",1".repeat(more)))).collect(),
        says: |s| {
            let rows = heaps(&s.position);
            let is_l = rows.iter().skip(1).all(|&row| row == 1);
            if is_l { nim_on(s, &[rows[0] - 1, rows.len() as u64 - 1]) } else { None }
        },
    },
    Rule {
        name: "chomp: two lines",
        game: "chomp",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            let rows = (1..=7).flat_map(|long| (1..=long).map(move |short| format!("{long},{short}")));
            let columns = (1..=6)
                .flat_map(|twos| (0..4).map(move |ones| format!("2{}{}", ",2".repeat(twos - 1), ",1".repeat(ones))));
            rows.chain(columns).collect()
        },
        says: |s| match &heaps(&s.position)[..] {
            [long, short] => Some(win_if(*long != short + 1)),
            rows if rows[0] == 2 => Some(win_if(rows.len() != rows.iter().filter(|&&row| row == 2).count() + 1)),
            _ => None,
        },
    },
    Rule {
        name: "chomp: whole bars are won",
        game: "chomp",
        sets: &[""],
        conventions: NORMAL,
        positions: || (1..=5).flat_map(|w| (1..=4).map(move |h| vec![w.to_string(); h].join(","))).collect(),
        says: |s| {
            let rows = heaps(&s.position);
            (rows != [1] && rows.iter().all(|&row| row == rows[0])).then_some(Win)
        },
    },
    Rule {
        name: "cram: copying around the centre",
        game: "cram",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            let boards = ["2x2", "4x2", "2x4", "6x2", "4x4", ".../.#./...", "..../#..#", ".##/##.", "#../..#", "3x3"];
            boards.map(str::to_owned).to_vec()
        },
        says: |s| boards::copies(&s.position).then_some(Loss),
    },
    Rule {
        name: "cram: lines are Dawson's Kayles",
        game: "cram",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            let line = |places: u32| format!("{places}x1");
            let pairs = (1..=6usize).flat_map(|a| {
                (1..=6usize).map(move |b| {
                    let width = a + b + 1;
                    format!("{}#{}/{}", ".".repeat(a), ".".repeat(b), "#".repeat(width))
                })
            });
            (1..=12).map(line).chain(pairs).collect()
        },
        says: |s| boards::lines(&s.position).map(|lines| win_if(xor(lines) != 0)),
    },
    Rule {
        name: "hex: the empty board is won",
        game: "hex",
        sets: &["size=1", "size=2", "size=3"],
        conventions: NORMAL,
        positions: || vec!["-".to_owned()],
        says: |s| {
            let cells = s.position.split_once(' ').map_or("", |(_, cells)| cells);
            (!cells.contains(['x', 'o'])).then_some(Win)
        },
    },
    Rule {
        name: "building: whoever opens Nim wins",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: half_built,
        says: |s| opener(s).filter(|_| heaps(&s.position).len() > 1),
    },
    Rule {
        name: "building: one heap",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| opener(s).filter(|_| heaps(&s.position).len() == 1),
    },
    Rule {
        name: "building: equal pairs",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: half_built,
        says: pairs,
    },
    Rule {
        name: "building: misère play is the same",
        game: "building",
        sets: &[""],
        conventions: MISERE,
        positions: half_built,
        says: |s| opener(s).or_else(|| pairs(s)),
    },
    Rule {
        name: "building: three heaps",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| {
            let least = if s.truth.convention == Misere { 4 } else { 0 };
            let applies = |tokens: u128, places| places == 3 && tokens % 2 == 0 && tokens >= least;
            start(s, |tokens, places| applies(tokens, places).then_some(!(tokens + 2).is_power_of_two()))
        },
    },
    Rule {
        name: "building: five heaps or more",
        game: "building",
        sets: &[""],
        conventions: BOTH,
        positions: starts,
        says: |s| {
            let misere = s.truth.convention == Misere;
            let applies =
                |tokens, places| places >= 5 && places % 2 == 1 && tokens % 2 == 0 && (!misere || tokens > places);
            start(s, |tokens, places| applies(tokens, places).then_some(tokens >= places + 5))
        },
    },
    Rule {
        name: "building: few tokens in misère play",
        game: "building",
        sets: &[""],
        conventions: MISERE,
        positions: starts,
        says: |s| start(s, |tokens, places| (tokens <= places).then_some(matches!(tokens, 1 | 2 | 4))),
    },
    Rule {
        name: "circle: full rings are lost",
        game: "circle",
        sets: &["", "k=2", "k=4"],
        conventions: NORMAL,
        positions: || (1..=11).map(|places| format!("c{places}")).collect(),
        says: |s| {
            let (places, k) = (boards::ring(&s.position)?, params(s).number("k")? as usize);
            (places > k && k > 1).then_some(Loss)
        },
    },
    Rule {
        name: "circle: rows add up",
        game: "circle",
        sets: &["", "k=2", "k=4"],
        conventions: NORMAL,
        positions: || (0..512u32).map(|bits| boards::ring_of(bits, 10)).collect(),
        says: |s| {
            let k = params(s).number("k")? as usize;
            boards::rows(&s.position, k).map(|values| win_if(xor(values) != 0))
        },
    },
    Rule {
        name: "circle: misère pattern of full rings",
        game: "circle",
        sets: &["", "k=4"],
        conventions: MISERE,
        positions: || (1..=12).map(|places| format!("c{places}")).collect(),
        says: |s| {
            let (places, k) = (boards::ring(&s.position)?, params(s).number("k")? as usize);
            (k >= 3 && places >= k + 2).then_some(Loss)
        },
    },
    Rule {
        name: "cn: the losing positions have a form",
        game: "cn",
        sets: &["", "k=3", "k=4"],
        conventions: NORMAL,
        positions: || [all(3, 4), all(4, 3), all(5, 2), all(6, 1)].concat(),
        says: circular,
    },
    Rule {
        name: "northcott: Nim on the gaps",
        game: "northcott",
        sets: &["size=5"],
        conventions: BOTH,
        positions: northcott_boards,
        says: |s| nim_on(s, &gaps(&s.position)),
    },
    Rule {
        name: "northcott: Nim on the gaps",
        game: "northcott_classic",
        sets: &["size=5"],
        conventions: NORMAL,
        positions: northcott_boards,
        says: |s| nim_on(s, &gaps(&s.position)),
    },
    Rule {
        name: "northcott_classic: Nim on the gaps",
        game: "northcott_classic",
        sets: &["size=5"],
        conventions: NORMAL,
        positions: northcott_boards,
        says: |s| nim_on(s, &gaps(&s.position)),
    },
    Rule {
        name: "rounds: the remainder decides",
        game: "subtraction",
        sets: &["", "S=1,2", "S=1,2,3,4,5"],
        conventions: BOTH,
        positions: || all(1, 30),
        says: rounds,
    },
    Rule {
        name: "rounds: the remainder decides",
        game: "count",
        sets: &["target=21 add=1,2,3", "target=17 add=1,2"],
        conventions: BOTH,
        positions: || (1..=17).map(|total| total.to_string()).collect(),
        says: rounds,
    },
    Rule {
        name: "values: 0 is lost",
        game: "subtraction",
        sets: &["S=2,3", "S=2,5", "S=1,3,4", "S=3,4,10"],
        conventions: NORMAL,
        positions: || all(1, 40),
        says: |s| Some(win_if(value(s, rest(s)) != 0)),
    },
    Rule {
        name: "values: 1 is lost in misère play",
        game: "subtraction",
        sets: &["S=2,3", "S=2,5", "S=1,3,4", "S=3,4,10"],
        conventions: MISERE,
        positions: || all(1, 40),
        says: |s| Some(win_if(value(s, rest(s)) != 1)),
    },
    Rule {
        name: "divisor: Nim on the exponents",
        game: "divisor",
        sets: &[""],
        conventions: BOTH,
        positions: || (1..=150).map(|number| number.to_string()).collect(),
        says: |s| nim_on(s, &boards::exponents(&s.position)),
    },
    Rule {
        name: "poker: Nim on the heaps",
        game: "poker",
        sets: &[""],
        conventions: BOTH,
        positions: || {
            all(2, 3)
                .iter()
                .flat_map(|heaps| ["0|0", "1|0", "0|2", "2|1"].map(|bags| format!("{heaps}|{bags}")))
                .collect()
        },
        says: |s| nim_on(s, &heaps(s.position.split('|').next()?)),
    },
    Rule {
        name: "staircase: Nim on the odd steps",
        game: "staircase",
        sets: &[""],
        conventions: BOTH,
        positions: || [all(2, 4), all(3, 3), all(4, 2)].concat(),
        says: |s| nim_on(s, &heaps(&s.position).into_iter().step_by(2).collect::<Vec<_>>()),
    },
    Rule {
        name: "silver_dollar: Nim on every other gap",
        game: "silver_dollar",
        sets: &[""],
        conventions: BOTH,
        positions: || {
            let rising = |position: &String| heaps(position).windows(2).all(|two| two[0] < two[1]);
            [all(2, 8), all(3, 7), all(4, 6)].concat().into_iter().filter(rising).collect()
        },
        says: |s| {
            let squares = heaps(&s.position);
            let from_right = squares.iter().rev().copied().collect::<Vec<u64>>();
            let gap = |pair: &[u64]| if pair.len() == 2 { pair[0] - pair[1] - 1 } else { pair[0] };
            nim_on(s, &from_right.chunks(2).map(gap).collect::<Vec<_>>())
        },
    },
    Rule {
        name: "nimble: the squares are heaps",
        game: "nimble",
        sets: &[""],
        conventions: BOTH,
        positions: || [all(2, 5), all(3, 3)].concat(),
        says: |s| nim_on(s, &heaps(&s.position)),
    },
    Rule {
        name: "endnim: two heaps",
        game: "endnim",
        sets: &[""],
        conventions: BOTH,
        positions: || all(2, 6).into_iter().filter(|row| !row.contains('0')).collect(),
        says: |s| match &heaps(&s.position)[..] {
            [a, b] => Some(win_if((a != b) != (s.truth.convention == Misere && *a == 1 && *b == 1))),
            _ => None,
        },
    },
    Rule {
        name: "endnim: misère play",
        game: "endnim",
        sets: &[""],
        conventions: MISERE,
        positions: || {
            [all(1, 5), all(2, 4), all(3, 3), all(4, 2), all(5, 1)]
                .concat()
                .into_iter()
                .filter(|row| !row.contains('0'))
                .collect()
        },
        says: |s| {
            let row = heaps(&s.position);
            if row.iter().all(|&heap| heap == 1) {
                return Some(win_if(row.len() % 2 == 0));
            }
            Truth::new(s.truth.game, Normal).outcome(&s.position)
        },
    },
    Rule {
        name: "euclid: the golden ratio decides",
        game: "euclid",
        sets: &[""],
        conventions: BOTH,
        positions: || all(2, 14).into_iter().filter(|pair| heaps(pair).iter().all(|&heap| heap > 0)).collect(),
        says: euclid,
    },
    Rule {
        name: "fibonacci: the smallest part decides",
        game: "fibonacci",
        sets: &[""],
        conventions: BOTH,
        positions: || (2..=24).flat_map(|heap| (1..=heap).map(move |limit| format!("{heap}:{limit}"))).collect(),
        says: fibonacci,
    },
    Rule {
        name: "fibonacci: misère play with one token less",
        game: "fibonacci",
        sets: &[""],
        conventions: MISERE,
        positions: || (2..=24).flat_map(|heap| (1..=heap).map(move |limit| format!("{heap}:{limit}"))).collect(),
        says: fibonacci,
    },
    Rule {
        name: "graph_nim: separate stars are heaps",
        game: "graph_nim",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            (1..=3)
                .flat_map(|a| (1..=3).flat_map(move |b| (1..=4).map(move |c| format!("1-2:{a},1-3:{b},4-5:{c}"))))
                .collect()
        },
        says: |s| boards::stars(&s.position).map(|stars| win_if(xor(stars) != 0)),
    },
    Rule {
        name: "graph_nim: triangles",
        game: "graph_nim",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            (1..=4)
                .flat_map(|a| (1..=4).flat_map(move |b| (1..=4).map(move |c| format!("1-2:{a},2-3:{b},1-3:{c}"))))
                .collect()
        },
        says: |s| boards::triangle(&s.position).map(|edges| win_if(!edges.iter().all(|&edge| edge == edges[0]))),
    },
    Rule {
        name: "sum: tame parts",
        game: "sum",
        sets: &["parts=nim;divisor"],
        conventions: MISERE,
        positions: || sums(&["1,1", "0,0", "1,2", "2,2", "3,1"], &["1", "2", "4", "6", "36", "30", "12"]),
        says: tame,
    },
    Rule {
        name: "sum: tame parts",
        game: "sum",
        sets: &["parts=lasker;northcott:size=5"],
        conventions: MISERE,
        positions: || sums(&["1", "2", "3", "4", "1,2"], &["W 1:4,2:5", "W 1:2", "W 1:3", "B 1:4", "W 1:3,1:3"]),
        says: tame,
    },
    Rule {
        name: "greedy: misère play",
        game: "greedy",
        sets: &[""],
        conventions: MISERE,
        positions: || [all(2, 5), all(3, 4), all(4, 3)].concat(),
        says: greedy,
    },
    Rule {
        name: "moore: columns",
        game: "moore",
        sets: &["", "k=1", "k=3"],
        conventions: BOTH,
        positions: || [all(2, 4), all(3, 3), all(4, 2)].concat(),
        says: moore,
    },
    Rule {
        name: "turning_turtles: heads are heaps",
        game: "turning_turtles",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            (0..256u32).map(|bits| (0..8).map(|i| if bits >> i & 1 == 1 { 'H' } else { 'T' }).collect()).collect()
        },
        says: |s| {
            let heads = s.position.chars().enumerate().filter(|(_, side)| *side == 'H').map(|(i, _)| i as u64 + 1);
            nim_on(s, &heads.collect::<Vec<_>>())
        },
    },
    Rule {
        name: "treblecross: octal game 0.007",
        game: "treblecross",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            (1..=11)
                .map(|places| ".".repeat(places))
                .chain((0..9).map(|place| format!("{}x{}", ".".repeat(place), ".".repeat(8 - place))))
                .collect()
        },
        says: |s| boards::treblecross(&s.position).map(|values| win_if(xor(values) != 0)),
    },
    Rule {
        name: "wythoff: pairs",
        game: "wythoff",
        sets: &["", "a=2", "a=3"],
        conventions: BOTH,
        positions: || all(2, 12),
        says: wythoff,
    },
    Rule {
        name: "multiheap: Nim",
        game: "multiheap",
        sets: &[""],
        conventions: BOTH,
        positions: || all(3, 4),
        says: |s| nim_on(s, &heaps(&s.position)),
    },
];
