//! Certificates of outcomes, over all games: they check, and wrong ones are refused.
use engine::{
    AnyGame, Convention, Dice, Outcome, Params, Question, Sizes, Value,
    games::{self, FAMILIES},
    proof::{Choice, Evidence, Flaw, OutcomeProof, Strategy, Unproved},
    solve::{Budget, OutOfBudget},
};

/// Small random numbers, the same in every run.
fn dice(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 16 ^ state << 48
    }
}

fn budget() -> Budget {
    Budget::positions(2_000)
}

fn question() -> Question {
    Question { budget: Budget::positions(20_000), ..Question::default() }
}

/// Calls `look` for random positions of every game, with every sample of its parameters, in both conventions.
fn positions(count: usize, mut look: impl FnMut(&str, &dyn AnyGame, Convention, &str)) {
    for family in FAMILIES {
        for &sample in family.samples {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let checked = params.validate(family.parameters).unwrap();
            let mut next = dice(family.id.len() as u64);
            for _ in 0..count {
                let sizes = Sizes { heaps: Some(3), most: Some(5) };
                let start = (family.random)(&checked, sizes, &mut Dice(&mut next)).unwrap();
                for convention in Convention::BOTH {
                    if convention == Convention::Normal || game.normal_only().is_none() {
                        look(&format!("{} {sample} {start} {convention}", family.id), &*game, convention, &start);
                    }
                }
            }
        }
    }
}

fn strategies(certificate: &mut OutcomeProof) -> &mut Vec<Strategy> {
    match &mut certificate.evidence {
        Evidence::Strategies(strategies) => strategies,
        Evidence::Theorem(statement) => panic!("only a theorem: {statement:?}"),
    }
}

#[test]
fn certificates_of_random_positions_of_every_game_check() {
    let (mut proved, mut drawn) = (0, 0);
    positions(2, |name, game, convention, position| {
        let certificate = match game.prove(position, convention, &budget()) {
            Ok(certificate) => certificate,
            Err(Unproved::OutOfBudget(_) | Unproved::Players) => return,
            Err(error) => panic!("{name}: {error:?}"),
        };
        let analysis = game.analyse(position, convention, &question()).unwrap();
        assert_eq!(Some(certificate.outcome), analysis.outcome, "{name}");
        let moves = game.check(position, convention, &certificate, &Budget::default());
        let expected = match &certificate.evidence {
            Evidence::Strategies(strategies) => strategies.iter().map(Vec::len).sum(),
            Evidence::Theorem(_) => 0,
        };
        assert_eq!(moves, Ok(expected), "{name}");
        proved += 1;
        drawn += usize::from(certificate.outcome == Outcome::Draw);
    });
    assert!(proved > 200, "{proved}");
    assert!(drawn > 0, "{drawn}");
}

#[test]
fn a_losing_move_or_another_outcome_is_refused() {
    let mut changed = 0;
    positions(1, |name, game, convention, position| {
        let Ok(certificate) = game.prove(position, convention, &budget()) else { return };
        if matches!(certificate.evidence, Evidence::Theorem(_)) {
            return;
        }
        for outcome in [Outcome::Win, Outcome::Loss, Outcome::Draw] {
            let other = OutcomeProof { outcome, ..certificate.clone() };
            let is_right = outcome == certificate.outcome;
            assert_eq!(
                game.check(position, convention, &other, &Budget::default()).is_ok(),
                is_right,
                "{name} {outcome}"
            );
        }
        if certificate.outcome != Outcome::Win {
            return;
        }
        let analysis = game.analyse(position, convention, &question()).unwrap();
        for (number, mv) in (0..).zip(game.moves(position, 1_000).unwrap()) {
            if analysis.winning_moves.contains(&mv) {
                continue;
            }
            let mut wrong = certificate.clone();
            strategies(&mut wrong)[0][0].mv = number;
            assert!(game.check(position, convention, &wrong, &Budget::default()).is_err(), "{name} {mv}");
            changed += 1;
        }
    });
    assert!(changed > 200, "{changed}");
}

#[test]
fn strategies_that_are_too_short_or_too_long_are_refused() {
    let game = games::build("cram", &Params::default()).unwrap();
    let whole = game.prove("4x3", Convention::Normal, &budget()).unwrap();
    let check = |certificate: &OutcomeProof| game.check("4x3", Convention::Normal, certificate, &budget());
    assert_eq!(whole.outcome, Outcome::Win);
    let mut short = whole.clone();
    strategies(&mut short)[0].pop();
    assert!(matches!(check(&short), Err(Flaw::Short(_))), "{:?}", check(&short));
    let mut long = whole.clone();
    strategies(&mut long)[0].push(Choice { mv: 0, remoteness: 0 });
    assert_eq!(check(&long), Err(Flaw::Long));
    let mut two = whole.clone();
    strategies(&mut two).push(Vec::new());
    assert_eq!(check(&two), Err(Flaw::Strategies));
    let mut far = whole;
    strategies(&mut far)[0][0].mv = u32::MAX;
    assert_eq!(check(&far), Err(Flaw::Move("..../..../....".to_owned())));
}

#[test]
fn a_winner_who_walks_in_circles_is_refused() {
    let graph = Value::Text("digraph { a -> {b t}; b -> a; u -> {v w}; v -> u; w -> u }".to_owned());
    let game = games::build("graph", &Params(vec![("graph".to_owned(), graph)])).unwrap();
    let prove = |position: &str| game.prove(position, Convention::Normal, &budget()).unwrap();
    let mut certificate = prove("a");
    assert_eq!(certificate.outcome, Outcome::Win);
    assert_eq!(strategies(&mut certificate)[0], [Choice { mv: 1, remoteness: 1 }]);
    strategies(&mut certificate)[0][0] = Choice { mv: 0, remoteness: 9 };
    let checked = game.check("a", Convention::Normal, &certificate, &budget());
    assert_eq!(checked, Err(Flaw::Circle("a".to_owned())));
    // The largest remoteness of all does not stand for an endless game.
    let far = Choice { mv: 0, remoteness: u32::MAX };
    for (outcome, strategy) in [(Outcome::Win, vec![far]), (Outcome::Loss, vec![far, far])] {
        let forged = OutcomeProof { outcome, evidence: Evidence::Strategies(vec![strategy]) };
        let checked = game.check("u", Convention::Normal, &forged, &budget());
        assert!(matches!(checked, Err(Flaw::Circle(_))), "{outcome}: {checked:?}");
    }
    // In a draw both players have a strategy.
    let mut drawn = prove("u");
    assert_eq!(drawn.outcome, Outcome::Draw);
    assert_eq!(strategies(&mut drawn).len(), 2);
    assert!(game.check("u", Convention::Normal, &drawn, &budget()).is_ok());
}

#[test]
fn with_three_players_no_certificate_holds() {
    let game = games::build("count", &Params(vec![("players".to_owned(), Value::Number(3))])).unwrap();
    for convention in Convention::BOTH {
        for outcome in [Outcome::Win, Outcome::Loss] {
            for length in 0..4 {
                let strategy = vec![Choice { mv: 0, remoteness: 0 }; length];
                let forged = OutcomeProof { outcome, evidence: Evidence::Strategies(vec![strategy]) };
                assert_eq!(game.check("2", convention, &forged, &budget()), Err(Flaw::Players), "{outcome} {length}");
            }
        }
    }
}

#[test]
fn what_is_too_large_for_a_strategy_is_certified_by_its_theorem() {
    let game = games::build("nim", &Params::default()).unwrap();
    let position = "1000000000000,2000000000000,7";
    let certificate = game.prove(position, Convention::Normal, &budget()).unwrap();
    let Evidence::Theorem(statement) = &certificate.evidence else { panic!("{certificate:?}") };
    assert!(statement.mv.is_some() && statement.nim_value.is_some());
    let check = |certificate: &OutcomeProof| game.check(position, Convention::Normal, certificate, &budget());
    assert_eq!(check(&certificate), Ok(0));
    let change = |change: &dyn Fn(&mut engine::proof::Statement)| {
        let mut statement = statement.clone();
        change(&mut statement);
        OutcomeProof { evidence: Evidence::Theorem(statement), ..certificate.clone() }
    };
    for wrong in [
        change(&|statement| statement.mv = Some("3-7".to_owned())),
        change(&|statement| statement.mv = Some("nothing".to_owned())),
        change(&|statement| statement.nim_value = None),
        change(&|statement| statement.theorem = "wythoff".to_owned()),
        OutcomeProof { outcome: Outcome::Loss, ..certificate.clone() },
    ] {
        assert!(matches!(check(&wrong), Err(Flaw::Theorem(_))), "{wrong:?}");
    }
}

#[test]
fn proofs_end_with_their_budget() {
    let game = games::build("cram", &Params::default()).unwrap();
    let nothing = game.prove("5x5", Convention::Misere, &Budget::positions(10));
    assert!(matches!(nothing, Err(Unproved::OutOfBudget(_))), "{nothing:?}");
    let certificate = game.prove("4x3", Convention::Normal, &budget()).unwrap();
    let checked = game.check("4x3", Convention::Normal, &certificate, &Budget::positions(3));
    assert_eq!(checked, Err(Flaw::OutOfBudget(OutOfBudget::Positions(6))));
}

#[test]
fn moves_that_are_listed_or_passed_over_count() {
    let parts = Value::Text("nim".to_owned());
    let far = Choice { mv: 4_000_000_000, remoteness: 0 };
    let forged = OutcomeProof { outcome: Outcome::Win, evidence: Evidence::Strategies(vec![vec![far]]) };
    let wide = OutcomeProof { outcome: Outcome::Loss, evidence: Evidence::Strategies(vec![vec![]]) };
    for (game, params) in [("nim", Params::default()), ("sum", Params(vec![("parts".to_owned(), parts)]))] {
        let game = games::build(game, &params).unwrap();
        for certificate in [&forged, &wide] {
            let checked = game.check("1000000000000000000", Convention::Normal, certificate, &budget());
            assert!(matches!(checked, Err(Flaw::OutOfBudget(OutOfBudget::Moves(_)))), "{checked:?}");
        }
    }
}

#[test]
fn what_is_proved_within_a_budget_is_checked_within_it() {
    let parts = Value::Text("nim;nim".to_owned());
    let mut exact = 0;
    for (game, params, position) in
        [("nim", Params::default(), "2,3,4"), ("sum", Params(vec![("parts".to_owned(), parts)]), "1,2;2")]
    {
        let game = games::build(game, &params).unwrap();
        for budget in (1..60).map(Budget::positions) {
            let Ok(certificate) = game.prove(position, Convention::Normal, &budget) else { continue };
            let checked = game.check(position, Convention::Normal, &certificate, &budget);
            assert!(checked.is_ok(), "{position} {}: {checked:?}", budget.positions);
            exact += usize::from(checked.is_ok_and(|moves| moves > 0));
        }
    }
    assert!(exact > 0);
}
