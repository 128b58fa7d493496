//! Laws of boards: what a move says it does to the spots is what the board shows after it.
use engine::{
    AnyGame, Dice, Sizes,
    board::{Board, Change, Piece, Place, Shape, Spot, Touch},
    games::{self, FAMILIES},
};
use std::collections::HashMap;

/// Calls `look` for positions of a few walks through every game, with every sample of its parameters.
fn walk(mut look: impl FnMut(&str, &dyn AnyGame, &str)) {
    for family in FAMILIES {
        for &sample in family.samples {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let checked = params.validate(family.parameters).unwrap();
            let mut seed = 5u64;
            let mut next = || {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                seed ^ seed >> 29
            };
            let sizes = [Sizes::default(), Sizes { heaps: Some(3), most: Some(6) }];
            let drawn = sizes.map(|sizes| (family.random)(&checked, sizes, &mut Dice(&mut next)).unwrap());
            let presets = family.presets.iter().filter(|preset| preset.set == sample).map(|p| p.position.to_owned());
            for start in drawn.into_iter().chain(presets) {
                let mut position = game.normalise(&start).unwrap();
                for _ in 0..12 {
                    look(&format!("{} {sample} {position}", family.id), &*game, &position);
                    let moves = game.moves(&position, 500).unwrap();
                    let Some(last) = (moves.len() as u64).checked_sub(1) else { break };
                    let chosen = usize::try_from(Dice(&mut next).between(0, last)).unwrap();
                    position = game.play(&position, &moves[chosen]).unwrap();
                }
            }
        }
    }
}

/// All spots with their indices, those of the parts of a sum included.
fn spots(board: &Board) -> Vec<Spot> {
    (0..board.len()).map(|i| board.spot(i).unwrap().clone()).collect()
}

/// What a spot should hold after the move.
fn expected_spot(spot: &Spot, touches: &[Touch], moved: Piece) -> Spot {
    let mut after = spot.clone();
    for touch in touches {
        match touch.change {
            Change::Take { count, .. } => after.count -= count,
            Change::Put { count } => after.count += count,
            Change::Leave { .. } if moved == Piece::Here => after.piece = Piece::Point,
            Change::Arrive { .. } if moved == Piece::Here => after.piece = Piece::Here,
            Change::Leave { count } => after.count -= count,
            Change::Arrive { count } => (after.count, after.piece) = (after.count + count, moved),
            Change::Turn => after.piece = if after.piece == Piece::Heads { Piece::Tails } else { Piece::Heads },
            Change::Place(piece) => (after.count, after.piece) = (1, piece),
            Change::Cut { .. } => {}
        }
    }
    let lies_alone = matches!(after.place, Place::Square { .. });
    if after.count == 0 && lies_alone {
        after.piece = Piece::Nothing;
    }
    after
}

fn lines(spots: &[Spot]) -> u64 {
    let counted = |spot: &&Spot| matches!(spot.place, Place::Line { .. });
    spots.iter().filter(counted).map(|spot| spot.count).sum()
}

fn check_squares(name: &str, expected: &[Spot], after: &[Spot]) {
    // When a bar of chocolate shrinks, its rows get new numbers, but its squares keep their names.
    let name_or_place = |spot: &Spot| match spot.place {
        Place::Square { column, row } if spot.label.is_empty() => format!("{column} {row}"),
        _ => spot.label.clone(),
    };
    let found: HashMap<_, &Spot> = after.iter().map(|spot| (name_or_place(spot), spot)).collect();
    for spot in expected {
        match found.get(&name_or_place(spot)) {
            Some(there) => assert_eq!((there.piece, there.count), (spot.piece, spot.count), "{name} {spot:?}"),
            None => assert_eq!(spot.count, 0, "{name}: {spot:?} has vanished"),
        }
    }
    let full = |spots: &[Spot]| spots.iter().filter(|spot| spot.count > 0).count();
    assert_eq!(full(expected), full(after), "{name}");
}

/// Compares the board after a move with what the touches say.
fn check(name: &str, before: &Board, touches: &[Touch], after: &Board) {
    let (old, new) = (spots(before), spots(after));
    let moved = old[touches[0].spot].piece;
    let of = |spot: usize| touches.iter().filter(|t| t.spot == spot).copied().collect::<Vec<_>>();
    let expected: Vec<Spot> = old.iter().enumerate().map(|(i, spot)| expected_spot(spot, &of(i), moved)).collect();
    let total = |spots: &[Spot]| spots.iter().map(|spot| u128::from(spot.count)).sum::<u128>();
    // A position that becomes small may get another picture.
    if std::mem::discriminant(&before.shape) != std::mem::discriminant(&after.shape) {
        return;
    }
    match &before.shape {
        Shape::Grid { .. } | Shape::Strip | Shape::Hexagons { .. } => check_squares(name, &expected, &new),
        // Points without lines vanish; the others get new numbers.
        Shape::Graph { directed: false } => assert_eq!(lines(&expected), lines(&new), "{name}"),
        _ if old.len() == new.len() && before.parts.is_empty() => assert_eq!(expected, new, "{name}"),
        // Parts of a sum may be of any shape.
        Shape::Sum => {}
        _ => assert_eq!(total(&expected), total(&new), "{name}"),
    }
}

#[test]
fn every_move_does_to_the_board_what_it_says() {
    walk(|name, game, position| {
        let board = game.board(position).unwrap();
        for mv in game.moves(position, 400).unwrap() {
            let touches = game.effect(position, &mv).unwrap();
            assert!(!touches.is_empty(), "{name} {mv} touches nothing");
            for touch in &touches {
                assert!(board.spot(touch.spot).is_some(), "{name} {mv}: there is no spot {}", touch.spot);
            }
            let after = game.board(&game.play(position, &mv).unwrap()).unwrap();
            check(&format!("{name} {mv}"), &board, &touches, &after);
        }
    });
}

#[test]
fn moves_with_the_same_effect_lead_to_the_same_board() {
    walk(|name, game, position| {
        let mut seen: HashMap<Vec<Touch>, String> = HashMap::new();
        for mv in game.moves(position, 400).unwrap() {
            let Some(other) = seen.insert(game.effect(position, &mv).unwrap(), mv.clone()) else { continue };
            let to = |mv: &str| game.board(&game.play(position, mv).unwrap()).unwrap();
            assert_eq!(to(&mv), to(&other), "{name}: {mv} and {other}");
        }
    });
}

#[test]
fn squares_are_on_the_board_and_lines_join_spots() {
    walk(|name, game, position| {
        let board = game.board(position).unwrap();
        assert!(!matches!(board.shape, Shape::Text(_)), "{name} has no picture");
        let (columns, rows) = match board.shape {
            Shape::Grid { columns, rows, .. } => (columns, rows),
            Shape::Hexagons { side } => (side, side),
            _ => (u32::MAX, 1),
        };
        for spot in spots(&board) {
            match spot.place {
                Place::Square { column, row } => assert!(column < columns && row < rows, "{name} {spot:?}"),
                Place::Line { from, to } => assert!(from.max(to) < board.len(), "{name} {spot:?}"),
                Place::InOrder => {}
            }
        }
    });
}

#[test]
fn large_positions_have_boards_of_reasonable_size() {
    let huge = u64::MAX;
    for (id, position, mv) in [
        ("nim", format!("{huge},{huge}"), format!("1-{huge}")),
        ("nimble", format!("{huge},3"), "1-5".to_owned()),
        ("silver_dollar", "3,1000000".to_owned(), "2-999996".to_owned()),
        ("chomp", "64x1000000".to_owned(), "2:900000".to_owned()),
        ("wythoff", format!("{huge},{huge}"), format!("1-{huge},2-{huge}")),
        ("divisor", huge.to_string(), "/3".to_owned()),
    ] {
        let game = games::build(id, &engine::Params::default()).unwrap();
        let board = game.board(&position).unwrap();
        assert!((1..=1_100).contains(&board.len()), "{id}: {}", board.len());
        let touches = game.effect(&position, &mv).unwrap();
        assert!(touches.iter().all(|touch| touch.spot < board.len()), "{id}");
        check(id, &board, &touches, &game.board(&game.play(&position, &mv).unwrap()).unwrap());
    }
}
