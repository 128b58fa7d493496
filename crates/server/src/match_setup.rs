//! Setting up matches. Players choose the game; the server draws the start of every match that counts.
use crate::{
    engine_pool::too_much_work,
    problem::Refusal,
    server_match::{Context, MatchTerms, Pace, SeatAccount, ServerMatch},
    store::accounts::Account,
};
use axum::http::StatusCode;
use engine::{Convention, Outcome, Params, Question, Sizes, games, interrupt, message::Message, solve::Budget};
use play::{Deal, Effort, First, Level, Match, Player, Rng, Setup, Start, Wish};
use protocol::site::{ClockSettings, FirstPlayer, NewChallenge, NewMatch};
use std::ops::RangeInclusive;

/// Maximum number of random starts of each size that are examined for one that is not trivial.
const TRIES: usize = 24;

/// Sizes of starts: the usual ones first, then larger ones.
const SIZES: [Sizes; 3] = [
    Sizes { heaps: None, most: None },
    Sizes { heaps: Some(6), most: Some(9) },
    Sizes { heaps: Some(10), most: Some(30) },
];

/// Minimum number of moves of best play; a start with fewer is trivial.
const LEAST_REMOTENESS: u32 = 4;

/// Number of positions searched to find out how long a start lasts. Searching four times as many found no more trivial
/// starts among 2,640 random starts of all games.
const LOOK: usize = 5_000;

/// If that is not enough: number of positions searched after each first move.
const LOOK_AFTER: usize = 50;

/// Maximum number of first moves that are searched in that way.
const MOVES: usize = 256;

/// A rated match against the computer, from a start that the player can win.
pub(crate) fn rated_match(request: &NewMatch, account: &Account, context: Context) -> Result<ServerMatch, Refusal> {
    let mut chance = Rng::new(context.seed);
    let level = Level::from_number(request.level).ok_or_else(|| unknown_value("expected-level"))?;
    let begins = match request.first {
        FirstPlayer::You => true,
        FirstPlayer::Computer => false,
        FirstPlayer::Lot => chance.one_in(2),
        FirstPlayer::Other | FirstPlayer::Unknown => return Err(unknown_value("expected-first")),
    };
    let setup = Setup {
        convention: convention(&request.convention)?,
        first: if begins { First::You } else { First::Computer },
        wish: if begins { Wish::Won } else { Wish::Lost },
        ..Setup::new(
            &request.game,
            Start::Random(Sizes::default()),
            vec![Player::Person(account.name.clone()), Player::computer(level)],
        )
    };
    let deal = draw_nontrivial(&setup, &mut chance)?.deal().clone();
    let holder = |player: &Player| player.level().is_none().then(|| SeatAccount::of(account));
    let accounts = deal.seats.iter().map(holder).collect();
    ServerMatch::new(MatchTerms { rated: true, ..MatchTerms::new(context.fresh_id, context.now, deal, accounts) })
}

/// Limits of the time of each player, in seconds.
pub(crate) const TIMES: RangeInclusive<u32> = 10..=86_400;

/// Maximum length of a chosen start, in bytes: a match remembers every position.
const LONGEST_START: usize = 4 << 10;

/// Maximum work to build the rules of a match, in units of [`interrupt`]: enough for a graph with a thousand vertices.
/// Every match in memory has its own rules.
const MOST_RULES: u64 = 4_000;

/// A match between people in which only the one who invites has a seat.
pub(crate) fn challenge_match(
    request: &NewChallenge,
    account: &Account,
    context: Context,
) -> Result<ServerMatch, Refusal> {
    let has_choice = request.start.is_some() || request.pieces.is_some() || !request.params.is_empty();
    if request.rated && has_choice {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-rated-start")));
    }
    if request.start.as_ref().is_some_and(|start| start.len() > LONGEST_START) {
        let message = Message::new("refused-long-start").with("most", LONGEST_START);
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    let mut chance = Rng::new(context.seed);
    let deal = deal(request, &mut chance)?;
    let players = deal.seats.len();
    let own_seat = match request.first {
        FirstPlayer::You => 0,
        FirstPlayer::Other => 1,
        FirstPlayer::Lot => chance.below(players),
        FirstPlayer::Computer | FirstPlayer::Unknown => return Err(unknown_value("expected-first-or-other")),
    };
    let mut terms = MatchTerms {
        is_start_chosen: request.start.is_some(),
        pieces: request.pieces,
        rated: request.rated,
        listed: request.listed,
        pace: request.clock.map(pace).transpose()?,
        ..MatchTerms::new(context.fresh_id, context.now, deal, vec![None; players])
    };
    terms.seat_person(own_seat, account);
    ServerMatch::new(terms)
}

/// The deal of a match between people, with free seats. If pieces are placed first, there is no start yet.
fn deal(request: &NewChallenge, chance: &mut Rng) -> Result<Deal, Refusal> {
    let mut params = protocol::params::read(&request.params).map_err(|error| Refusal::unprocessable(&error))?;
    // The order of parameters does not matter when players are paired.
    params.0.sort_by(|(one, _), (other, _)| one.cmp(other));
    let game = games::family(&request.game).map_err(|error| Refusal::unprocessable(&error))?.id;
    let players = count_players(game, &params)?;
    let convention = convention(&request.convention)?;
    let seats = vec![Player::Person(String::new()); players];
    let start = match (request.pieces, &request.start) {
        (None, None) => Start::Random(Sizes::default()),
        (None, Some(start)) => Start::Given(start.clone()),
        (Some(_), Some(_)) => return Err(unknown_value("expected-start-or-pieces")),
        (Some(_), None) => return Ok(Deal { game, params, convention, start: String::new(), seats }),
    };
    let setup = Setup { params, convention, ..Setup::new(game, start, seats) };
    let game = if request.rated { draw_nontrivial(&setup, chance)? } else { begin(&setup, chance)? };
    Ok(game.deal().clone())
}

/// Number of players of a game, unless its rules are too large.
fn count_players(game: &str, params: &Params) -> Result<usize, Refusal> {
    let (rules, work) = interrupt::within(MOST_RULES, || games::rules(game, params));
    if work > MOST_RULES {
        return Err(too_much_work());
    }
    Ok(rules.map_err(|error| Refusal::unprocessable(&error))?.players())
}

fn begin(setup: &Setup, chance: &mut Rng) -> Result<Match, Refusal> {
    setup.begin(&Effort::small(), chance).map_err(|error| Refusal::unprocessable(&error))
}

fn pace(wish: ClockSettings) -> Result<Pace, Refusal> {
    if !TIMES.contains(&wish.initial) || wish.increment > *TIMES.end() {
        let message = Message::new("refused-clock").with("least", *TIMES.start()).with("most", *TIMES.end());
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    Ok(Pace { initial: i64::from(wish.initial) * 1000, increment: i64::from(wish.increment) * 1000 })
}

/// The same terms with another start.
pub(crate) fn redraw_start(mut terms: MatchTerms, seed: u64) -> Result<MatchTerms, Refusal> {
    let seats = vec![Player::Person(String::new()); terms.deal.seats.len()];
    let setup = Setup {
        params: terms.deal.params.clone(),
        convention: terms.deal.convention,
        ..Setup::new(terms.deal.game, Start::Random(Sizes::default()), seats)
    };
    terms.deal.start = draw_nontrivial(&setup, &mut Rng::new(seed))?.deal().start.clone();
    Ok(terms)
}

/// A match with a start as requested that is not trivial: of usual size, or larger if there is none.
fn draw_nontrivial(setup: &Setup, chance: &mut Rng) -> Result<Match, Refusal> {
    let effort = Effort::small();
    for sizes in SIZES {
        let wished = Setup { start: Start::Random(sizes), ..setup.clone() };
        // If no start is won, any start is fine: perfect play draws, or the game is new to everybody.
        let any = Setup { wish: Wish::Any, ..wished.clone() };
        for _ in 0..TRIES {
            let game = wished.begin(&effort, chance).or_else(|_| any.begin(&effort, chance));
            let game = game.map_err(|error| Refusal::unprocessable(&error))?;
            if !is_trivial(&game) {
                return Ok(game);
            }
        }
    }
    Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-trivial")))
}

/// Whether best play lasts only a few moves. Even a game that is too large to search may be won quickly.
fn is_trivial(game: &Match) -> bool {
    let (rules, convention) = (game.game(), game.deal().convention);
    let look = |position: &str, most: usize| {
        let question = Question { budget: Budget::positions(most), move_limit: 0, ..Question::default() };
        rules.analyse(position, convention, &question).ok()
    };
    if let Some(lasts) = look(game.position(), LOOK).and_then(|analysis| analysis.remoteness) {
        return lasts < LEAST_REMOTENESS;
    }
    let wins_soon = |mv: &String| {
        let after = rules.play(game.position(), mv).ok().and_then(|position| look(&position, LOOK_AFTER));
        let lost = after.filter(|after| after.outcome == Some(Outcome::Loss));
        lost.and_then(|after| after.remoteness).is_some_and(|lasts| lasts + 1 < LEAST_REMOTENESS)
    };
    rules.moves(game.position(), MOVES).is_ok_and(|moves| moves.iter().any(wins_soon))
}

/// Reads a convention.
pub(crate) fn convention(name: &str) -> Result<Convention, Refusal> {
    let all = [Convention::Normal, Convention::Misere];
    all.into_iter().find(|convention| convention.name() == name).ok_or_else(|| unknown_value("expected-convention"))
}

/// The refusal of a value that is not among the expected ones.
fn unknown_value(expected: &'static str) -> Refusal {
    let message = Message::new("refused-wish").with("expected", Message::new(expected));
    Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids;
    use engine::games::FAMILIES;
    use serde_json::json;
    use text::Lang;

    fn account() -> Account {
        Account { id: "a".to_owned(), name: "Ana".to_owned(), is_guest: false, is_bot: false, created: 0 }
    }

    fn context() -> Context {
        Context { now: 0, start: None, fresh_id: "m".to_owned(), seed: ids::seed() }
    }

    fn request(game: &str, first: FirstPlayer) -> NewMatch {
        NewMatch { game: game.to_owned(), convention: "normal".to_owned(), level: 3, first }
    }

    #[test]
    fn the_player_can_win_whoever_begins() {
        for (first, seat, outcome) in [(FirstPlayer::You, 0, Outcome::Win), (FirstPlayer::Computer, 1, Outcome::Loss)] {
            let server_match = rated_match(&request("nim", first), &account(), context()).unwrap();
            assert_eq!(server_match.terms().seat_of("a"), Some(seat));
            let game = server_match.game().unwrap();
            let analysis = game.game().analyse(game.position(), Convention::Normal, &Question::default()).unwrap();
            assert_eq!(analysis.outcome, Some(outcome), "{}", game.position());
            assert!(analysis.remoteness.is_none_or(|moves| moves >= LEAST_REMOTENESS), "{}", game.position());
        }
    }

    #[test]
    fn every_game_can_be_rated_or_says_why_not() {
        let mut rated = 0;
        for family in FAMILIES {
            match rated_match(&request(family.id, FirstPlayer::Lot), &account(), context()) {
                Ok(server_match) => {
                    assert!(server_match.game().is_some_and(|game| game.turn().is_some()), "{}", family.id);
                    rated += 1;
                }
                Err(refusal) => assert_eq!(refusal.status(), StatusCode::UNPROCESSABLE_ENTITY, "{}", family.id),
            }
        }
        assert!(rated * 10 >= FAMILIES.len() * 9, "{rated} of {}", FAMILIES.len());
    }

    #[test]
    fn no_rated_start_is_trivial() {
        let mut trivial = Vec::new();
        for family in FAMILIES {
            for convention in ["normal", "misere"] {
                let alone = NewMatch { convention: convention.to_owned(), ..request(family.id, FirstPlayer::Lot) };
                let both = json!({"game": family.id, "convention": convention, "rated": true});
                let both: NewChallenge = serde_json::from_value(both).unwrap();
                for server_match in
                    [rated_match(&alone, &account(), context()), challenge_match(&both, &account(), context())]
                {
                    match server_match {
                        Ok(server_match) => {
                            // Matches between people are built without theory.
                            let game = Match::new(server_match.game().unwrap().deal().clone()).unwrap();
                            assert!(!is_trivial(&game), "{} {convention}", family.id);
                        }
                        Err(refusal) if refusal.problem(Lang::En).kind.ends_with(":refused-trivial") => {
                            trivial.push((family.id, convention));
                        }
                        Err(refusal) => assert_eq!(refusal.status(), StatusCode::UNPROCESSABLE_ENTITY),
                    }
                }
            }
        }
        trivial.dedup();
        // All but one token are taken at once, or there is only a small graph.
        assert_eq!(trivial, [("fibonacci", "misere"), ("graph", "normal"), ("graph", "misere")]);
    }

    #[test]
    fn a_match_has_a_graph_that_can_be_kept_in_memory() {
        let challenge = |vertices: usize, edges: usize| {
            let names = |range: std::ops::Range<usize>| range.map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
            let graph = format!("digraph {{ {{{}}} -> {{{}}} }}", names(0..edges), names(edges..vertices));
            let request = json!({"game": "graph", "params": {"graph": graph}, "start": "0"});
            challenge_match(&serde_json::from_value(request).unwrap(), &account(), context())
        };
        assert!(challenge(1_000, 1).is_ok() && challenge(150, 75).is_ok());
        for (vertices, edges) in [(1_000, 500), (10_000, 1)] {
            assert_eq!(challenge(vertices, edges).err().unwrap(), too_much_work(), "{vertices} {edges}");
        }
        let part = json!({"game": "graph", "params": {"graph": "digraph{a->b}"}});
        let request = json!({"game": "sum", "params": {"parts": [part, "nim"]}, "start": "a ; 1"});
        challenge_match(&serde_json::from_value(request).unwrap(), &account(), context()).unwrap();
    }

    #[test]
    fn bad_requests_are_refused() {
        for bad in [
            NewMatch { level: 4, ..request("nim", FirstPlayer::You) },
            NewMatch { convention: "reverse".to_owned(), ..request("nim", FirstPlayer::You) },
            request("nim", FirstPlayer::Other),
            request("nym", FirstPlayer::You),
        ] {
            assert!(rated_match(&bad, &account(), context()).is_err(), "{bad:?}");
        }
    }
}
