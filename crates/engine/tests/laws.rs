//! Laws that every registered game obeys, on random walks from random and preset starts.
use engine::{
    AnyGame, Convention, Dice, Family, Method, Outcome, Question, Sizes,
    games::{self, FAMILIES},
    solve::Budget,
};
use std::collections::HashSet;

/// A small random generator, so that every run takes the same walks.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(Dice(&mut || self.next()).between(0, n as u64 - 1)).unwrap()
    }
}

/// A game with some of its sample parameters, and starts to walk from.
type Sample = (&'static Family, &'static str, Box<dyn AnyGame>, Vec<String>);

fn everything() -> Vec<Sample> {
    let mut all = Vec::new();
    for family in FAMILIES {
        for &sample in family.samples {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let checked = params.validate(family.parameters).unwrap();
            let mut chance = Chance(family.id.len() as u64);
            let mut starts: Vec<String> = (0..6)
                .map(|_| {
                    let sizes = Sizes { heaps: Some(3), most: Some(6) };
                    (family.random)(&checked, sizes, &mut Dice(&mut || chance.next())).unwrap()
                })
                .collect();
            starts.extend(family.presets.iter().filter(|p| p.set == sample).map(|p| p.position.to_owned()));
            all.push((family, sample, game, starts));
        }
    }
    all
}

/// Calls `look` for each position of one random walk from each start.
fn walk(mut look: impl FnMut(&str, &dyn AnyGame, &str)) {
    for (family, sample, game, starts) in everything() {
        let name = format!("{} {sample}", family.id);
        let mut chance = Chance(7);
        for start in starts {
            let mut position = game.normalise(&start).unwrap_or_else(|e| panic!("{name}: start {start}: {e}"));
            // If positions come back, each of them costs a whole search backwards, and a few show as much as many.
            for _ in 0..if game.is_loopy() { 8 } else { 60 } {
                look(&name, &*game, &position);
                let moves = game.moves(&position, 2_000).unwrap();
                if moves.is_empty() {
                    break;
                }
                position = game.play(&position, &moves[chance.below(moves.len())]).unwrap();
            }
        }
    }
}

#[test]
fn positions_are_written_as_they_are_read() {
    walk(|name, game, position| {
        assert_eq!(game.normalise(position).as_deref(), Ok(position), "{name}");
    });
}

#[test]
fn moves_are_distinct_and_legal() {
    walk(|name, game, position| {
        let moves = game.moves(position, 2_000).unwrap();
        let distinct: HashSet<&String> = moves.iter().collect();
        assert_eq!(distinct.len(), moves.len(), "{name} {position}: a move twice");
        for mv in &moves {
            let next = game.play(position, mv).unwrap_or_else(|e| panic!("{name} {position} {mv}: {e}"));
            assert!(game.normalise(&next).is_ok(), "{name} {position} {mv} leads to {next}, which cannot be read");
        }
        assert_eq!(game.ending(position).unwrap().is_some(), moves.is_empty(), "{name} {position}");
    });
}

#[test]
fn moves_by_chance_are_legal_and_moves_are_written_as_they_are_read() {
    let mut chance = Chance(11);
    walk(|name, game, position| {
        let drawn = game.random_move(position, &mut Dice(&mut || chance.next())).unwrap();
        for mv in drawn.iter().chain(&game.moves(position, 200).unwrap()) {
            assert!(game.play(position, mv).is_ok(), "{name} {position}: drew `{mv}`");
            assert_eq!(game.normalise_move(mv).as_ref(), Ok(mv), "{name} {position}");
            assert!(game.gain(position, mv).is_ok() && game.advances(position, mv).is_ok(), "{name} {position} {mv}");
        }
    });
}

#[test]
fn illegal_moves_are_refused() {
    let nonsense = ["", "0", "1-0", "0-1", "99-1", "1-999999", "+99", "zz", "1/0+3", "1/2+1", "*-0", "L-0", "-0", "/1"];
    walk(|name, game, position| {
        let legal = game.moves(position, 100_000).unwrap();
        for mv in nonsense.iter().filter(|mv| !legal.iter().any(|l| l == *mv)) {
            assert!(game.play(position, mv).is_err(), "{name} {position}: accepted `{mv}`");
        }
    });
}

#[test]
fn canonical_positions_keep_the_outcome() {
    let question = Question { method: Method::Search, budget: Budget::positions(20_000), ..Question::default() };
    walk(|name, game, position| {
        let canonical = game.canonical(position).unwrap();
        assert_eq!(game.canonical(&canonical).unwrap(), canonical, "{name} {position}: canonical twice");
        for convention in conventions(game) {
            let ask = |p: &str| game.analyse(p, convention, &question).unwrap();
            let (raw, by_symmetry) = (ask(position), ask(&canonical));
            if raw.outcome.is_some() && by_symmetry.outcome.is_some() {
                assert_eq!(raw.outcome, by_symmetry.outcome, "{name} {position} {convention}");
                assert_eq!(raw.remoteness, by_symmetry.remoteness, "{name} {position} {convention}");
                assert_eq!(raw.nim_value, by_symmetry.nim_value, "{name} {position} {convention}");
            }
        }
    });
}

#[test]
fn an_analysis_agrees_with_itself_and_with_its_options() {
    let question = Question { method: Method::Both, budget: Budget::positions(20_000), ..Question::default() };
    walk(|name, game, position| {
        for convention in conventions(game) {
            let a = game.analyse(position, convention, &question).unwrap();
            assert_eq!(a.disagreement, None, "{name} {position} {convention}");
            let Some(outcome) = a.outcome else { continue };
            let over = game.ending(position).unwrap().is_some();
            if a.complete && !over {
                assert_eq!(outcome == Outcome::Win, !a.winning_moves.is_empty(), "{name} {position} {convention}");
            }
            if let (Some(value), Convention::Normal) = (a.nim_value, convention) {
                assert_eq!(outcome == Outcome::Loss, value.0 == 0, "{name} {position}");
            }
            for report in a.moves.iter().filter(|r| r.outcome.is_some()) {
                let wins = a.winning_moves.contains(&report.mv);
                assert_eq!(wins, report.outcome == Some(Outcome::Loss), "{name} {position} {}", report.mv);
            }
        }
    });
}

#[test]
fn games_without_cycles_end() {
    for (family, sample, game, starts) in everything() {
        if game.is_loopy() {
            continue;
        }
        let mut chance = Chance(3);
        for mut position in starts {
            let mut plies = 0;
            while let Some(mv) = game.moves(&position, 2_000).unwrap().get(chance.below(2_000) % 50) {
                position = game.play(&position, mv).unwrap();
                plies += 1;
                assert!(plies < 100_000, "{} {sample} does not end", family.id);
            }
        }
    }
}

#[test]
fn presets_are_playable_and_answered() {
    for family in FAMILIES {
        assert!(!family.presets.is_empty(), "{} has no preset", family.id);
        for preset in family.presets {
            let params = games::params(family, preset.set).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let moves = game.moves(preset.position, 10).unwrap();
            assert!(!moves.is_empty(), "{} {}: nothing to play", family.id, preset.id);
            let question = Question { budget: Budget::positions(100_000), ..Question::default() };
            game.analyse(preset.position, preset.convention, &question).unwrap();
        }
    }
}

#[test]
fn every_file_of_the_folder_is_registered() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let id = name.trim_end_matches(".rs");
        assert!(FAMILIES.iter().any(|family| family.id == id), "{name} is not in FAMILIES");
    }
    assert!(FAMILIES.is_sorted_by_key(|family| family.id), "FAMILIES is in alphabetic order");
}

#[test]
fn nonsense_positions_are_refused_with_one_sentence() {
    let nonsense = ["", " ", "?", "1,,2", "-1", "99999999999999999999999", "1e9", "\u{0}", "💥", "a;b;;", "1:2:3:4"];
    for (family, sample, game, _) in everything() {
        for text in nonsense {
            if let Err(error) = game.normalise(text) {
                let sentence = error.to_string();
                assert!(!sentence.contains('\n') && sentence.len() < 400, "{} {sample}: {sentence}", family.id);
            }
        }
        for long in ["1".repeat(10_000_000), "1,".repeat(5_000_000), "x".repeat(10_000_000)] {
            let error = game.normalise(&long).expect_err("ten megabytes are no position");
            assert!(error.to_string().len() < 400, "{} {sample}", family.id);
        }
    }
}

fn conventions(game: &dyn AnyGame) -> impl Iterator<Item = Convention> {
    let normal_only = game.normal_only().is_some();
    Convention::BOTH.into_iter().filter(move |&c| c == Convention::Normal || !normal_only)
}

#[test]
fn whoever_begins_can_win_from_the_usual_start() {
    for family in FAMILIES {
        let preset = family.presets.get(family.usual).unwrap_or_else(|| panic!("{}: no usual start", family.id));
        let game = games::build(family.id, &games::params(family, preset.set).unwrap()).unwrap();
        let analysis = game.analyse(preset.position, preset.convention, &Question::default()).unwrap();
        assert_eq!(analysis.outcome, Some(Outcome::Win), "{} {}", family.id, preset.position);
    }
}
