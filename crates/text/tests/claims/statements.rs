//! What general statements say about a position, each written down once more as a reader understands the sentence.
use crate::{
    boards,
    claim::index,
    numbers::{left, params, rest, set_of},
    scene::Scene,
    truth::Truth,
};
use engine::{
    AnyGame,
    Convention::{self, Misere, Normal},
    Outcome::{self, Loss, Win},
    games,
};

/// All heaps of some number and largest size.
pub(crate) fn all(count: usize, most: u64) -> Vec<String> {
    let mut rows = vec![String::new()];
    for place in 0..count {
        let comma = if place == 0 { "" } else { "," };
        rows = rows.iter().flat_map(|row| (0..=most).map(move |heap| format!("{row}{comma}{heap}"))).collect();
    }
    rows
}

/// The heaps of a position, without what stands before them.
pub(crate) fn heaps(position: &str) -> Vec<u64> {
    let list = position.rsplit('|').next().unwrap_or(position);
    list.split(',').filter_map(|heap| heap.trim().parse().ok()).collect()
}

pub(crate) fn xor(numbers: impl IntoIterator<Item = u128>) -> u128 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

/// Bouton's rules.
pub(crate) fn bouton(convention: Convention, numbers: impl IntoIterator<Item = u128>) -> Outcome {
    let numbers: Vec<u128> = numbers.into_iter().collect();
    let switched = convention == Misere && numbers.iter().all(|&number| number <= 1);
    win_if((xor(numbers) != 0) != switched)
}

pub(crate) fn win_if(wins: bool) -> Outcome {
    if wins { Win } else { Loss }
}

pub(crate) fn wide(numbers: &[u64]) -> impl Iterator<Item = u128> {
    numbers.iter().map(|&number| u128::from(number))
}

/// Nim on numbers that are read from the position.
pub(crate) fn nim_on(scene: &Scene, numbers: &[u64]) -> Option<Outcome> {
    Some(bouton(scene.truth.convention, wide(numbers)))
}

pub(crate) fn gaps(position: &str) -> Vec<u64> {
    let columns = position[1..].trim().split(',').filter_map(|column| column.split_once(':'));
    columns.map(|(white, black)| black.parse::<u64>().unwrap() - white.parse::<u64>().unwrap() - 1).collect()
}

pub(crate) fn northcott_boards() -> Vec<String> {
    let columns: Vec<(u64, u64)> = (1..5).flat_map(|white| (white + 1..=5).map(move |black| (white, black))).collect();
    let pairs = columns.iter().flat_map(|a| columns.iter().map(move |b| format!("W {}:{},{}:{}", a.0, a.1, b.0, b.1)));
    pairs.chain(columns.iter().map(|a| format!("B {}:{}", a.0, a.1))).collect()
}

pub(crate) fn rounds(scene: &Scene) -> Option<Outcome> {
    let modulus = set_of(scene).len() as u128 + 1;
    Some(win_if(rest(scene) % modulus != u128::from(scene.truth.convention == Misere)))
}

pub(crate) fn euclid(scene: &Scene) -> Option<Outcome> {
    let numbers = heaps(&scene.position);
    let (large, small) = (u128::from(numbers[0].max(numbers[1])), u128::from(numbers[0].min(numbers[1])));
    let below = large * large < large * small + small * small;
    (small > 0).then(|| win_if(!(below && (large != small || scene.truth.convention == Misere))))
}

/// The smallest Fibonacci number of the only sum without neighbours.
pub(crate) fn smallest_part(mut heap: u64) -> u64 {
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

pub(crate) fn fibonacci(scene: &Scene) -> Option<Outcome> {
    let (heap, limit) = scene.position.split_once(':')?;
    let (heap, limit): (u64, u64) = (heap.parse().ok()?, limit.parse().ok()?);
    let heap = heap.checked_sub(u64::from(scene.truth.convention == Misere)).filter(|&heap| heap > 0)?;
    Some(win_if(limit >= heap || smallest_part(heap) <= limit))
}

/// The pairs of Wythoff's game as the sentences define them.
pub(crate) fn wythoff_pairs(a: u64, convention: Convention) -> Vec<(u64, u64)> {
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

pub(crate) fn wythoff(scene: &Scene) -> Option<Outcome> {
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

pub(crate) fn greedy(scene: &Scene) -> Option<Outcome> {
    let heaps = heaps(&scene.position);
    let most = heaps.iter().copied().max().unwrap_or(0);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let count = heaps.iter().filter(|&&heap| heap == most).count();
    (scene.truth.convention == Misere && large > 1).then(|| win_if(count % 2 == 1))
}

pub(crate) fn moore(scene: &Scene) -> Option<Outcome> {
    let modulus = params(scene).number("k").unwrap_or(2) + 1;
    let heaps = heaps(&scene.position);
    if scene.truth.convention == Misere && heaps.iter().all(|&heap| heap <= 1) {
        return Some(win_if(heaps.iter().sum::<u64>() % modulus != 1));
    }
    let ones = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64;
    let even = |bit: u32| ones(bit).is_multiple_of(modulus);
    Some(win_if(!(0..64).all(even)))
}

/// The forms of the losing positions of circular Nim.
pub(crate) fn circular(scene: &Scene) -> Option<Outcome> {
    let heaps = heaps(&scene.position);
    let (n, k) = (heaps.len(), index(params(scene).number("k").unwrap_or(2)));
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
pub(crate) fn building(scene: &Scene) -> Option<(u128, Vec<u64>, u128)> {
    scene.position.contains('|').then_some(())?;
    let heaps = heaps(&scene.position);
    let tokens = left(scene) + wide(&heaps).sum::<u128>();
    Some((left(scene), heaps, tokens))
}

/// Whether some heap must reach 2, or play is normal.
pub(crate) fn is_large(scene: &Scene, heaps: &[u64], tokens: u128) -> bool {
    scene.truth.convention == Normal || tokens > heaps.len() as u128 || heaps.iter().any(|&heap| heap > 1)
}

pub(crate) fn opener(scene: &Scene) -> Option<Outcome> {
    let (left, heaps, tokens) = building(scene)?;
    let decides = tokens % 2 == 1 || heaps.len() == 1;
    (decides && is_large(scene, &heaps, tokens)).then(|| win_if(left.is_multiple_of(2)))
}

pub(crate) fn pairs(scene: &Scene) -> Option<Outcome> {
    let (left, mut heaps, tokens) = building(scene)?;
    let large = is_large(scene, &heaps, tokens);
    heaps.sort_unstable();
    let equal = heaps.len().is_multiple_of(2) && heaps.chunks(2).all(|two| two[0] == two[1]);
    (equal && large && left.is_multiple_of(2)).then_some(Loss)
}

/// What a rule about empty heaps says, also of the position after the first token.
pub(crate) fn start(scene: &Scene, first_wins: impl Fn(u128, u128) -> Option<bool>) -> Option<Outcome> {
    let (_, heaps, tokens) = building(scene)?;
    let placed: u64 = heaps.iter().sum();
    let wins = first_wins(tokens, heaps.len() as u128)?;
    (placed <= 1).then(|| win_if(wins == (placed == 0)))
}

pub(crate) fn starts() -> Vec<String> {
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

pub(crate) fn half_built() -> Vec<String> {
    let heaps = (1..=4).flat_map(|count| all(count, 2));
    heaps.flat_map(|heaps| (1..=3).map(move |left| format!("{left}|{heaps}"))).collect()
}

/// The parts of a sum: the id of each game, and its parameters.
pub(crate) fn parts(set: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = set.strip_prefix("parts=").unwrap_or("nim;nim");
    parts.split(';').map(|part| part.split_once(':').unwrap_or((part, "")))
}

/// The heaps of Nim as which a tame part is played, if they are known here.
pub(crate) fn heaps_of_part(id: &str, set: &str, position: &str) -> Option<Vec<u128>> {
    match id {
        "nim" | "nimble" => Some(wide(&heaps(position)).collect()),
        "divisor" => Some(wide(&boards::exponents(position)).collect()),
        "northcott" => Some(wide(&gaps(position)).collect()),
        "lasker" | "subtraction" => {
            let game = built(id, set);
            let truth = Truth::new(&*game, Normal);
            heaps(position).into_iter().map(|heap| truth.value(&heap.to_string())).collect()
        }
        _ => None,
    }
}

fn built(id: &str, set: &str) -> Box<dyn AnyGame> {
    let family = games::family(id).expect("a game");
    games::build(id, &games::params(family, set).expect("parameters")).expect("a game")
}

/// Misère play of tame parts.
pub(crate) fn tame(scene: &Scene) -> Option<Outcome> {
    let mut numbers = Vec::new();
    for ((id, set), position) in parts(scene.set).zip(scene.position.split(" ; ")) {
        match heaps_of_part(id, set, position) {
            Some(heaps) => numbers.extend(heaps),
            None => return scene.truth.outcome(&scene.position),
        }
    }
    Some(bouton(Misere, numbers))
}

/// Normal play of a sum: the values of the parts are heaps of Nim.
pub(crate) fn values_of_parts(scene: &Scene) -> Option<Outcome> {
    let value = |((id, set), position): ((&str, &str), &str)| Truth::new(&*built(id, set), Normal).value(position);
    let values: Option<Vec<u128>> = parts(scene.set).zip(scene.position.split(" ; ")).map(value).collect();
    values.map(|values| bouton(Normal, values))
}

pub(crate) fn sums(first: &[&str], second: &[&str]) -> Vec<String> {
    first.iter().flat_map(|a| second.iter().map(move |b| format!("{a} ; {b}"))).collect()
}
