//! Records of random matches of every game: what is written is read again, and no damage makes the reader panic.
use engine::{
    Convention, Sizes,
    games::{self, FAMILIES},
};
use play::{Deal, Effort, Level, Match, Player, Rng, Turn, choose, record};
use proptest::prelude::*;

/// A match of some game from a random start, after some random moves, perhaps resigned.
fn random_match(seed: u64) -> Match {
    let mut rng = Rng::new(seed);
    let mut game = loop {
        if let Some(game) = new_match(&mut rng) {
            break game;
        }
    };
    for _ in 0..rng.below(40) {
        let turn = Turn { game: game.game(), convention: game.deal().convention, position: game.position(), made: 0 };
        let Some(choice) = choose(&turn, Level::Random, &Effort::small(), &mut rng).unwrap() else { break };
        if game.finish().is_some() {
            break;
        }
        game.play(&choice.mv).unwrap();
    }
    if game.finish().is_none() && rng.one_in(3) {
        let seat = rng.below(game.deal().seats.len());
        game.resign(seat).unwrap();
    }
    if game.game().is_loopy() && game.finish().is_none() && rng.one_in(3) {
        game.agree_to_draw().unwrap();
    }
    game
}

/// A match before its first move; `None` if the random game has no start with a move.
fn new_match(rng: &mut Rng) -> Option<Match> {
    let family = &FAMILIES[rng.below(FAMILIES.len())];
    let params = games::params(family, rng.pick(family.samples).unwrap()).unwrap();
    let game = games::build(family.id, &params).unwrap();
    let convention =
        if game.normal_only().is_none() && rng.one_in(2) { Convention::Misere } else { Convention::Normal };
    let seats = (0..game.players()).map(|seat| player(seat, rng)).collect();
    let checked = params.validate(family.parameters).unwrap();
    let sizes = Sizes { heaps: Some(1 + rng.below(6) as u64), most: Some(12) };
    let mut draw = || rng.with_dice(|dice| (family.random)(&checked, sizes, dice)).unwrap();
    let start = (0..100).map(|_| draw()).find(|start| game.ending(start).unwrap().is_none())?;
    Some(Match::new(Deal { game: family.id, params, convention, start, seats }).unwrap())
}

fn player(seat: usize, rng: &mut Rng) -> Player {
    const NAMES: [&str; 6] = ["", "Ana", "Đuro = B", "\"x\"\\", "two\nlines\r\n", "\u{2028}💥 "];
    if rng.one_in(3) {
        return Player::computer(Level::ALL[rng.below(3)]);
    }
    Player::Person(format!("{}{seat}", rng.pick(&NAMES).unwrap()))
}

fn is_the_same(a: &Match, b: &Match) -> bool {
    a.deal() == b.deal() && a.plies() == b.plies() && a.finish() == b.finish() && a.turn() == b.turn()
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(seed in any::<u64>()) {
        let game = random_match(seed);
        let text = record::write(&game);
        let again = record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert!(is_the_same(&game, &again), "{}", text);
        prop_assert_eq!(record::write(&again), text);
    }

    #[test]
    fn damaged_records_give_one_sentence_or_another_record(seed in any::<u64>(), cuts in 1usize..4) {
        let mut rng = Rng::new(seed);
        let mut text: Vec<char> = record::write(&random_match(seed)).chars().collect();
        for _ in 0..cuts {
            let at = rng.below(text.len());
            match rng.below(6) {
                0 => text.truncate(at + 1),
                1 => { text.remove(at); }
                2 => text.insert(at, *rng.pick(&['\n', ' ', '=', '"', '9', '-', ',', '\0', 'é', '[']).unwrap()),
                3 => text[at] = *rng.pick(&['\n', '0', '1', 'A', 'B', '-', '=', '\u{fffd}']).unwrap(),
                4 => text.swap(at, 0),
                _ => { let copy = text[at..].to_vec(); text.extend(copy); }
            }
            if text.is_empty() { text.push('n'); }
        }
        let text: String = text.into_iter().collect();
        match record::read(&text) {
            Err(error) => {
                let sentence = error.to_string();
                prop_assert!(!sentence.contains('\n') && sentence.len() < 600, "{}", sentence);
            }
            Ok(game) => prop_assert!(is_the_same(&game, &record::read(&record::write(&game)).unwrap())),
        }
    }
}
