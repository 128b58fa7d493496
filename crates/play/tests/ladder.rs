//! The opponents against each other: the order of the ladder, the one that adapts, legal and repeatable moves.
use arena::{Contest, Tally, Way, compete, contests};
use engine::{Convention, Sizes, explain::Step};
use play::{
    Effort, First, Match, Opponent, Player, Rng, Setup, Start, Wish,
    opponent::{GameResult, Skill},
    seats,
};

#[expect(dead_code, reason = "shared with the tournament of levels")]
#[path = "tournament/arena.rs"]
mod arena;

/// What the first opponent wins against the second in some contests, both beginning equally often.
fn duel(contests: &[Contest], pair: [Opponent; 2], each: u64) -> Tally {
    let [one, two] = pair.map(Way::Opponent);
    let of_contest = |contest: &Contest| {
        let back = compete(contest, [two, one], Wish::Any, 0..each);
        let won = back.played - back.won - back.drawn;
        compete(contest, [one, two], Wish::Any, 0..each).and(Tally { won, ..back })
    };
    contests.iter().map(of_contest).fold(Tally::default(), Tally::and)
}

/// The contests of one game.
fn only(game: &str) -> Vec<Contest> {
    contests().into_iter().filter(|contest| contest.family.id == game).collect()
}

/// The games that are Nim in disguise: those whose starts are explained by columns, in normal play.
fn with_columns() -> Vec<Contest> {
    let explained = |contest: &Contest| {
        let Some(start) = begin(contest, &[Opponent::ALL[0]; 2], &mut Rng::new(3)) else { return false };
        let steps = start.game().reasons(start.position(), contest.convention).unwrap();
        steps.iter().any(|step| matches!(step, Step::Columns(columns) if columns.modulus == 2))
    };
    contests().into_iter().filter(|contest| contest.convention == Convention::Normal && explained(contest)).collect()
}

fn begin(contest: &Contest, seats: &[Opponent], rng: &mut Rng) -> Option<Match> {
    let sizes = |heaps| Sizes { heaps: Some(heaps), most: Some(12) };
    let all = [sizes(3), sizes(2), sizes(4), Sizes::default()];
    all.into_iter().find_map(|sizes| begin_with(contest, seats, sizes, rng))
}

fn begin_with(contest: &Contest, seats: &[Opponent], sizes: Sizes, rng: &mut Rng) -> Option<Match> {
    let setup =
        Setup::new(contest.family.id, Start::Random(sizes), seats.iter().map(|&o| Player::computer(o)).collect());
    let setup = Setup { params: contest.params.clone(), convention: contest.convention, ..setup };
    setup.begin(&Effort::small(), rng).ok()
}

#[test]
fn each_rung_of_the_ladder_beats_the_one_below_in_nim() {
    let nim = only("nim");
    for pair in Opponent::LADDER.windows(2) {
        let tally = duel(&nim, [pair[1], pair[0]], 100);
        assert!(2 * tally.won > tally.played, "{} against {}: {tally:?}", pair[1].name(), pair[0].name());
    }
}

#[test]
fn each_rung_wins_more_against_the_guesser_than_the_one_below() {
    for (contests, each) in [(only("nim"), 100), (with_columns(), 6)] {
        let against = |opponent| duel(&contests, [opponent, Opponent::LADDER[0]], each).share().unwrap();
        let shares = Opponent::LADDER.map(against);
        println!("won against the hen, in hundredths of a per cent: {shares:?}");
        assert!(shares[1] > shares[0] && shares[2] > shares[0] && shares[3] > shares[2], "{shares:?}");
        assert!(shares[4] > shares[3] && shares[3] > shares[1], "{shares:?}");
    }
}

/// The results of the adaptive opponent against another, game after game.
fn adapt(contest: &Contest, other: Opponent, games: u64) -> Vec<GameResult> {
    let mut results = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let adaptive = Opponent::Adaptive(Skill::of(results.iter().copied()));
        let seats = if seed % 2 == 0 { [other, adaptive] } else { [adaptive, other] };
        let mut game = begin(contest, &seats, &mut rng).expect("there is a start");
        game.let_computers_move(&Effort::small(), &mut rng).unwrap();
        let winners = &game.finish().unwrap().winners;
        let person = usize::from(seed % 2 == 1);
        results.push(match winners[..] {
            [] => GameResult::Drawn,
            _ if winners.contains(&person) => GameResult::Won,
            _ => GameResult::Lost,
        });
    }
    results
}

#[test]
fn the_adaptive_one_wins_about_half_of_its_games_against_everybody() {
    for contest in only("nim").iter().chain(&only("wythoff")).chain(&only("subtraction")) {
        for other in Opponent::LADDER {
            let results = adapt(contest, other, 300);
            // The first games find the strength.
            let late = &results[50..];
            let won = late.iter().filter(|result| **result == GameResult::Lost).count();
            let share = 100 * won / late.len();
            assert!((35..=65).contains(&share), "{contest} against {}: {share} per cent", other.name());
        }
    }
}

#[test]
fn every_opponent_plays_every_game_legally_and_the_same_again_with_the_same_seed() {
    let mut games = 0;
    for contest in contests() {
        for opponent in Opponent::ALL {
            let play = |seed: u64| {
                let mut rng = Rng::new(seed);
                let mut game = begin(&contest, &[opponent, Opponent::ALL[0]], &mut rng)?;
                game.let_computers_move(&Effort::small(), &mut rng).unwrap();
                Some(game)
            };
            let Some((game, same)) = play(7).zip(play(7)) else { continue };
            games += 1;
            assert!(game.finish().is_some(), "{contest} {}", opponent.name());
            assert_eq!(game.plies(), same.plies(), "{contest} {}", opponent.name());
            let again = play::record::read(&play::record::write(&game)).unwrap();
            assert_eq!((again.deal(), again.plies()), (game.deal(), game.plies()));
        }
    }
    assert!(games >= 300, "only {games} games were played");
}

#[test]
fn the_result_of_a_match_is_that_of_its_only_person() {
    let seats = vec![Player::Person("Ana".to_owned()), Player::computer(Opponent::TwoMoves)];
    let setup = Setup { first: First::You, ..Setup::new("nim", Start::Given("1,2".to_owned()), seats) };
    let mut game = setup.begin(&Effort::small(), &mut Rng::new(1)).unwrap();
    assert_eq!(seats::result(&game), None);
    for mv in ["2-1", "1-1", "2-1"] {
        game.play(mv).unwrap();
    }
    assert_eq!(seats::result(&game), Some(GameResult::Won));
    let ending = seats::ending(&game);
    assert_eq!(
        text::render(text::Lang::En, &ending[0]),
        "You win! The mole sees only two moves ahead. The dormouse is next."
    );
}
