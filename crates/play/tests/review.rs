//! Reviews of matches of every game: exactly the planted mistakes are found, and level 3 makes none.
use engine::{
    Convention, Method, Outcome, Question, Sizes,
    games::{self, FAMILIES},
    solve::Budget,
};
use play::{
    Deal, Effort, Level, Match, Player, Rng, Setup, SetupError, Start, Turn, Verdict, choose, record,
    review::{MESSAGES, review},
};

/// Searches may be small: what they do not reach is "not known", never wrong.
fn effort() -> Effort {
    Effort { positions: 4_000, total: 60_000, moves: 1_000 }
}

/// Small random starts of every game for two, in all conventions and with all sample parameters.
fn starts(each: usize, mut look: impl FnMut(Match, &mut Rng)) {
    let seats = vec![Player::computer(Level::Perfect), Player::Person("Eva".to_owned())];
    for family in FAMILIES {
        for (sample, convention) in family.samples.iter().flat_map(|s| Convention::BOTH.map(|c| (s, c))) {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            if game.players() != 2 || (convention == Convention::Misere && game.normal_only().is_some()) {
                continue;
            }
            for seed in 0..each {
                let mut rng = Rng::new(seed as u64);
                let sizes = Sizes { heaps: Some(2 + seed as u64 % 3), most: Some(7) };
                let start = Start::Random(sizes);
                let setup = Setup { params: params.clone(), convention, ..Setup::new(family.id, start, seats.clone()) };
                match setup.begin(&effort(), &mut rng) {
                    Ok(game) => look(game, &mut rng),
                    // Some graphs have no moves.
                    Err(SetupError::NoSuchStart { .. }) => {}
                    Err(error) => panic!("{} {sample}: {error}", family.id),
                }
            }
        }
    }
}

/// A move that throws a win away, if the position is a win with one.
fn mistake(game: &Match, rng: &mut Rng) -> Option<String> {
    let question = Question { method: Method::Auto, budget: Budget::positions(4_000), move_limit: 1_000 };
    let analysis = game.game().analyse(game.position(), game.deal().convention, &question).unwrap();
    let known = analysis.outcome == Some(Outcome::Win) && analysis.complete && analysis.moves_complete;
    let bad: Vec<&String> =
        analysis.moves.iter().map(|report| &report.mv).filter(|mv| !analysis.winning_moves.contains(mv)).collect();
    let mv = rng.pick(&bad).filter(|_| known)?;
    Some((*mv).clone())
}

/// Perfect play on both sides, with a mistake whenever `errs` says so and one is possible; returns the numbers of the
/// mistakes.
fn play(game: &mut Match, rng: &mut Rng, mut errs: impl FnMut(&mut Rng) -> bool) -> Vec<usize> {
    let mut planted = Vec::new();
    while game.turn().is_some() && game.plies().len() < 60 {
        let wrong = if errs(rng) { mistake(game, rng) } else { None };
        let mv = match wrong {
            Some(mv) => {
                planted.push(game.plies().len() + 1);
                mv
            }
            None => {
                let turn =
                    Turn { game: game.game(), convention: game.deal().convention, position: game.position(), made: 0 };
                choose(&turn, Level::Perfect, &effort(), rng).unwrap().unwrap().mv
            }
        };
        game.play(&mv).unwrap();
    }
    planted
}

#[test]
fn just_the_planted_mistakes_are_found() {
    let mut all = 0;
    starts(3, |mut game, rng| {
        let planted = play(&mut game, rng, |rng| rng.one_in(4));
        let review = review(&game, &effort()).unwrap();
        let found: Vec<usize> = review.turning_points().map(|judgement| judgement.number).collect();
        // What theory and a small search cannot decide is not judged.
        let decided = |number: &&usize| review.judgements[**number - 1].verdict != Verdict::NotKnown;
        let expected: Vec<usize> = planted.iter().filter(decided).copied().collect();
        assert_eq!(found, expected, "{}", record::write(&game));
        for judgement in review.turning_points() {
            let over = game.game().ending(&judgement.to).unwrap().is_some();
            assert!(!judgement.best.is_empty() && !judgement.best.contains(&judgement.mv), "{}", record::write(&game));
            assert!(
                over || judgement.after == Some(Outcome::Draw) || judgement.reply.is_some(),
                "{}",
                record::write(&game)
            );
        }
        all += found.len();
    });
    assert!(all > 50, "only {all} mistakes were planted and found");
}

#[test]
fn perfect_play_has_no_mistakes_and_lost_moves_are_never_called_one() {
    starts(2, |mut game, rng| {
        play(&mut game, rng, |_| false);
        let review = review(&game, &effort()).unwrap();
        assert_eq!(review.turning_points().count(), 0, "{}", record::write(&game));
        for judgement in &review.judgements {
            let lost = judgement.before == Some(Outcome::Loss);
            assert!(
                !lost || matches!(judgement.verdict, Verdict::Lost(_) | Verdict::Forced),
                "{}",
                record::write(&game)
            );
        }
    });
}

/// The ids of the summary of a match that begins with a move and ends when the person resigns. The search is short.
fn summary(family: &str, set: &str, start: &str, mv: &str, level: Level) -> Vec<&'static str> {
    let params = games::params(games::family(family).unwrap(), set).unwrap();
    let seats = vec![Player::Person("Eva".to_owned()), Player::computer(level)];
    let deal = Deal {
        game: games::family(family).unwrap().id,
        params,
        convention: Convention::Normal,
        start: start.to_owned(),
        seats,
    };
    let mut game = Match::new(deal).unwrap();
    game.play(mv).unwrap();
    assert!(game.resign_person());
    let review = review(&game, &Effort { positions: 200, total: 400, moves: 200 }).unwrap();
    review.summary.iter().map(|message| message.id).collect()
}

#[test]
fn level_3_is_called_strong_where_nobody_knows_perfect_play() {
    for (family, set, start, mv) in [("hex", "size=11", "-", "b2"), ("chomp", "", "12x13", "12:13")] {
        let of = |level| summary(family, set, start, mv, level);
        assert!(of(Level::Perfect).contains(&"review-only-strong"), "{family}: {:?}", of(Level::Perfect));
        assert!(!of(Level::Random).contains(&"review-only-strong"), "{family}: nobody called level 1 perfect");
    }
    for (family, set, start, mv) in [("hex", "size=2", "-", "a1"), ("nim", "", "3,5,7", "1-1")] {
        let known = summary(family, set, start, mv, Level::Perfect);
        assert!(!known.contains(&"review-only-strong"), "{family}: {known:?}");
    }
}

#[test]
fn every_message_is_in_the_list_with_its_arguments() {
    starts(1, |mut game, rng| {
        play(&mut game, rng, |rng| rng.one_in(2));
        let review = review(&game, &effort()).unwrap();
        let messages = review.judgements.iter().flat_map(|judgement| &judgement.messages);
        for message in messages.chain(&review.closing).chain(&review.summary) {
            let names: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
            assert!(MESSAGES.contains(&(message.id, &names[..])), "{message}");
        }
    });
}
