//! Many matches of any game between two ways to play.
use engine::{
    Convention, Family, Params, Sizes,
    games::{self, FAMILIES},
};
use play::{Effort, Level, Match, Opponent, Player, Rng, Setup, SetupError, Start, Turn, Why, Wish, choose};
use std::{fmt, ops::Range};

/// A game with parameters and a convention.
pub(crate) struct Contest {
    pub(crate) family: &'static Family,
    pub(crate) sample: &'static str,
    pub(crate) params: Params,
    pub(crate) convention: Convention,
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [self.family.id, self.sample, self.convention.name()];
        f.write_str(&words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    }
}

/// Every game for two players in every convention, with all its sample parameters.
pub(crate) fn contests() -> Vec<Contest> {
    let mut contests = Vec::new();
    for family in FAMILIES {
        for &sample in family.samples {
            let params = games::params(family, sample).unwrap();
            let game = games::build(family.id, &params).unwrap();
            let offered = |c: &Convention| *c == Convention::Normal || game.normal_only().is_none();
            for convention in Convention::BOTH.into_iter().filter(offered).filter(|_| game.players() == 2) {
                contests.push(Contest { family, sample, params: params.clone(), convention });
            }
        }
    }
    contests
}

/// Ways to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Plays like an opponent.
    Opponent(Opponent),
    /// Perfect, but one move in four is random.
    Erring,
    /// Perfect in won positions, random in lost ones: level 3 without its traps.
    Trapless,
}

/// Number of matches that the first player won, and of all matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) won: usize,
    pub(crate) drawn: usize,
    pub(crate) played: usize,
}

impl Tally {
    pub(crate) fn and(self, other: Tally) -> Tally {
        Tally { won: self.won + other.won, drawn: self.drawn + other.drawn, played: self.played + other.played }
    }

    /// Won matches in hundredths of a per cent; `None` if nothing was played.
    pub(crate) fn share(self) -> Option<usize> {
        (10_000 * self.won).checked_div(self.played)
    }
}

/// Plays one match for each seed that finds a start with the requested outcome.
pub(crate) fn compete(contest: &Contest, ways: [Way; 2], wish: Wish, seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let mut game = match start(contest, wish, &mut rng) {
            Ok(game) => game,
            Err(SetupError::NoSuchStart { .. }) => continue,
            Err(error) => panic!("{contest}: {error}"),
        };
        while let Some(seat) = game.turn() {
            let mv = choose_move(&game, ways[seat], &mut rng);
            game.play(&mv).unwrap();
        }
        let winners = &game.finish().unwrap().winners;
        tally.played += 1;
        tally.won += usize::from(winners == &[0]);
        if wish == Wish::Won && ways[0] == Way::Opponent(Opponent::Level(Level::Perfect)) && winners != &[0] {
            eprintln!("{contest}: a won start was lost with seed {seed}: {:?}", game.deal());
        }
        tally.drawn += usize::from(winners.is_empty());
    }
    tally
}

fn start(contest: &Contest, wish: Wish, rng: &mut Rng) -> Result<Match, SetupError> {
    let seats = vec![Player::computer(Level::Perfect); 2];
    let sizes = Sizes { heaps: Some(2 + rng.below(4) as u64), most: Some(3 + rng.below(10) as u64) };
    let setup = Setup {
        params: contest.params.clone(),
        convention: contest.convention,
        wish,
        ..Setup::new(contest.family.id, Start::Random(sizes), seats)
    };
    setup.begin(&Effort::small(), rng)
}

fn choose_move(game: &Match, way: Way, rng: &mut Rng) -> String {
    let seat = game.turn().expect("the match goes on");
    let made = game.plies().iter().filter(|ply| ply.seat == seat).count();
    let turn = Turn { game: game.game(), convention: game.deal().convention, position: game.position(), made };
    let choice = |opponent: Opponent, rng: &mut Rng| choose(&turn, opponent, &Effort::small(), rng).unwrap().unwrap();
    match way {
        Way::Opponent(opponent) => choice(opponent, rng).mv,
        Way::Erring if rng.one_in(4) => choice(Level::Random.into(), rng).mv,
        Way::Erring => choice(Level::Perfect.into(), rng).mv,
        Way::Trapless => {
            let perfect = choice(Level::Perfect.into(), rng);
            if matches!(perfect.why, Why::Trap { .. }) { choice(Level::Random.into(), rng).mv } else { perfect.mv }
        }
    }
}
