//! General statements about boards, rings, strips and graphs, and about games that are Nim in disguise.
use super::{BOTH, MISERE, NORMAL, Rule};
use crate::{boards, claim::index, numbers::params, statements::*, truth::Truth};
use engine::{
    Convention::Normal,
    Outcome::{Loss, Win},
};

pub(super) const RULES: &[Rule] = &[
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
        name: "circle: full rings are lost",
        game: "circle",
        sets: &["", "k=2", "k=4"],
        conventions: NORMAL,
        positions: || (1..=11).map(|places| format!("c{places}")).collect(),
        says: |s| {
            let (places, k) = (boards::ring(&s.position)?, index(params(s).number("k")?));
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
            let k = index(params(s).number("k")?);
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
            let (places, k) = (boards::ring(&s.position)?, index(params(s).number("k")?));
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
            (3..=11)
                .map(|places| ".".repeat(places))
                .chain((0..9).map(|place| format!("{}x{}", ".".repeat(place), ".".repeat(8 - place))))
                .collect()
        },
        says: |s| boards::treblecross(&s.position).map(|values| win_if(xor(values) != 0)),
    },
    Rule {
        name: "circle: rows of Kayles in misère play",
        game: "circle",
        sets: &["k=2"],
        conventions: MISERE,
        positions: || (0..512u32).map(|bits| boards::ring_of(bits, 10)).collect(),
        // Only rows of these sizes can have another winner than in normal play.
        says: |s| {
            let sizes = boards::row_sizes(&s.position)?;
            let is_usual = sizes.iter().any(|size| ![0, 1, 4, 5, 9, 12, 17, 20, 25].contains(size));
            let normal = || Truth::new(s.truth.game, Normal).outcome(&s.position);
            if is_usual { normal() } else { s.truth.outcome(&s.position) }
        },
    },
    Rule {
        name: "hackenbush: colon and fusion principles",
        game: "hackenbush",
        sets: &[""],
        conventions: NORMAL,
        positions: || {
            let bushes = ["0-1", "0-1,1-2", "0-1,1-2,1-3", "0-0", "0-1,1-1", "0-1,0-1", "0-1,0-2,1-2,1-3"];
            let stalk = |edges: u64| (0..edges).map(|i| format!("{}-{}", if i == 0 { 0 } else { 10 + i }, 11 + i));
            let with =
                |bush: &str, edges| std::iter::once(bush.to_owned()).chain(stalk(edges)).collect::<Vec<_>>().join(",");
            bushes.iter().flat_map(|bush| (0..5).map(move |edges| with(bush, edges))).collect()
        },
        says: |s| Some(win_if(boards::bush(&s.position) != 0)),
    },
    Rule {
        name: "sum: nim-values of the parts",
        game: "sum",
        sets: &["parts=nim;divisor", "parts=nim;subtraction:S=1,3,4"],
        conventions: NORMAL,
        positions: || sums(&["1,1", "0,0", "1,2", "2,3", "3,1"], &["1", "2", "4", "6", "9", "12"]),
        says: values_of_parts,
    },
];
