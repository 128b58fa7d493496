//! Setting up matches: players choose the game, the server the start of whatever counts.
use crate::{
    clock::now,
    ids,
    problem::Refusal,
    store::accounts::Account,
    table::{Pace, Seat, Settled, Table},
};
use axum::http::StatusCode;
use engine::{Convention, Outcome, Question, Sizes, games, message::Message, solve::Budget};
use play::{Chance, Deal, Effort, First, Level, Match, Player, Setup, Start, Wish};
use protocol::site::{ClockWish, NewChallenge, NewMatch};
use std::ops::RangeInclusive;

/// Maximum number of random starts of each size that are examined for one that is not trivial.
const TRIES: usize = 24;

/// How large starts are: as usual, else larger.
const SIZES: [Sizes; 3] = [
    Sizes { heaps: None, most: None },
    Sizes { heaps: Some(6), most: Some(9) },
    Sizes { heaps: Some(10), most: Some(30) },
];

/// A start from which best play lasts fewer moves than this is trivial.
const LEAST_REMOTENESS: u32 = 4;

/// Positions searched to find out how long a start lasts. Four times as many find no more trivial starts: not one among
/// 2,640 starts of all games, drawn at random.
const LOOK: usize = 5_000;

/// Where that does not suffice, so much is searched after each of the first moves, and so many of these are looked at.
const LOOK_AFTER: usize = 50;
const MOVES: usize = 256;

/// A match as wished, from a start that the player can win.
pub(crate) fn rated_table(wishes: &NewMatch, account: &Account) -> Result<Table, Refusal> {
    let mut chance = Chance::new(ids::seed());
    let level = Level::from_number(wishes.level).ok_or_else(|| wrong("expected-level"))?;
    let begins = match wishes.first.as_str() {
        "you" => true,
        "computer" => false,
        "lot" => chance.one_in(2),
        _ => return Err(wrong("expected-first")),
    };
    let setup = Setup {
        convention: convention(&wishes.convention)?,
        first: if begins { First::You } else { First::Computer },
        wish: if begins { Wish::Won } else { Wish::Lost },
        ..Setup::new(
            &wishes.game,
            Start::Random(Sizes::default()),
            vec![Player::Person(account.name.clone()), Player::Computer(level)],
        )
    };
    let deal = drawn(&setup, &mut chance)?.deal().clone();
    let seat = |player: &Player| match player {
        Player::Person(_) | Player::Away(_) => {
            Seat::Person { account: account.id.clone(), name: Some(account.name.clone()), guest: false }
        }
        Player::Computer(level) => Seat::Computer(*level),
    };
    let seats = deal.seats.iter().map(seat).collect();
    Table::new(Settled { rated: true, ..settled(deal, seats) })
}

/// What is settled by a deal: a match that does not count, for whoever has its link, without a clock.
fn settled(deal: Deal, seats: Vec<Seat>) -> Settled {
    Settled {
        id: ids::id(),
        game: deal.game,
        params: deal.params,
        convention: deal.convention,
        start: deal.start,
        chosen: false,
        pieces: None,
        rated: false,
        listed: false,
        pace: None,
        pair: None,
        seats,
        created: now(),
    }
}

/// Nobody has less or more time than this, in seconds.
const TIMES: RangeInclusive<u32> = 10..=86_400;

/// A match between people in which one has sat down.
pub(crate) fn challenge_table(wishes: &NewChallenge, account: &Account) -> Result<Table, Refusal> {
    let chosen = wishes.start.is_some() || wishes.pieces.is_some() || !wishes.params.is_empty();
    if wishes.rated && chosen {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-rated-start")));
    }
    let mut chance = Chance::new(ids::seed());
    let deal = dealt(wishes, &mut chance)?;
    let mine = match wishes.first.as_str() {
        "you" => 0,
        "other" => 1,
        "lot" => chance.below(deal.seats.len()),
        _ => return Err(wrong("expected-first-or-other")),
    };
    let mut seats = vec![Seat::Free; deal.seats.len()];
    seats[mine] =
        Seat::Person { account: account.id.clone(), name: Some(account.name.clone()), guest: account.is_guest };
    Table::new(Settled {
        chosen: wishes.start.is_some(),
        pieces: wishes.pieces,
        rated: wishes.rated,
        listed: wishes.listed,
        pace: wishes.clock.map(pace).transpose()?,
        ..settled(deal, seats)
    })
}

/// The game and the start of a match between people. Where pieces are placed first, there is no start yet.
fn dealt(wishes: &NewChallenge, chance: &mut Chance) -> Result<Deal, Refusal> {
    let mut params = protocol::params::read(&wishes.params).map_err(|error| Refusal::unmet(&error))?;
    // The same parameters are the same wish, however they are listed.
    params.0.sort_by(|(one, _), (other, _)| one.cmp(other));
    let game = games::family(&wishes.game).map_err(|error| Refusal::unmet(&error))?.id;
    let players = games::build(game, &params).map_err(|error| Refusal::unmet(&error))?.players();
    let convention = convention(&wishes.convention)?;
    let seats = vec![Player::Person(String::new()); players];
    let start = match (wishes.pieces, &wishes.start) {
        (None, None) => Start::Random(Sizes::default()),
        (None, Some(start)) => Start::Given(start.clone()),
        (Some(_), Some(_)) => return Err(wrong("expected-start-or-pieces")),
        (Some(_), None) => return Ok(Deal { game, params, convention, start: String::new(), seats }),
    };
    let setup = Setup { params, convention, ..Setup::new(game, start, seats) };
    let game = if wishes.rated { drawn(&setup, chance)? } else { begun(&setup, chance)? };
    Ok(game.deal().clone())
}

fn begun(setup: &Setup, chance: &mut Chance) -> Result<Match, Refusal> {
    setup.begin(&Effort::small(), chance).map_err(|error| Refusal::unmet(&error))
}

fn pace(wish: ClockWish) -> Result<Pace, Refusal> {
    if !TIMES.contains(&wish.initial) || wish.increment > *TIMES.end() {
        let message = Message::new("refused-clock").with("least", *TIMES.start()).with("most", *TIMES.end());
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message));
    }
    Ok(Pace { initial: i64::from(wish.initial) * 1000, increment: i64::from(wish.increment) * 1000 })
}

/// The same match from another start, drawn anew.
pub(crate) fn redrawn(settled: Settled) -> Result<Settled, Refusal> {
    let seats = vec![Player::Person(String::new()); settled.seats.len()];
    let setup = Setup {
        params: settled.params.clone(),
        convention: settled.convention,
        ..Setup::new(settled.game, Start::Random(Sizes::default()), seats)
    };
    let start = drawn(&setup, &mut Chance::new(ids::seed()))?.deal().start.clone();
    Ok(Settled { start, ..settled })
}

/// A start as wished that is not trivial: from usual sizes, and from larger ones when these give none.
fn drawn(setup: &Setup, chance: &mut Chance) -> Result<Match, Refusal> {
    let effort = Effort::small();
    for sizes in SIZES {
        let wished = Setup { start: Start::Random(sizes), ..setup.clone() };
        // Where no start is won, any will do: whoever plays perfectly draws, or the game is new to everybody.
        let any = Setup { wish: Wish::Any, ..wished.clone() };
        for _ in 0..TRIES {
            let game = wished.begin(&effort, chance).or_else(|_| any.begin(&effort, chance));
            let game = game.map_err(|error| Refusal::unmet(&error))?;
            if !is_trivial(&game) {
                return Ok(game);
            }
        }
    }
    Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, Message::new("refused-trivial")))
}

/// Whether best play lasts only a few moves. A game that is too large to be searched may still have a short way to win.
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
    let known = [Convention::Normal, Convention::Misere];
    known.into_iter().find(|convention| convention.name() == name).ok_or_else(|| wrong("expected-convention"))
}

/// Something that cannot be what was given.
fn wrong(expected: &'static str) -> Refusal {
    let message = Message::new("refused-wish").with("expected", Message::new(expected));
    Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::FAMILIES;
    use serde_json::json;
    use text::Lang;

    fn account() -> Account {
        Account { id: "a".to_owned(), name: "Ana".to_owned(), is_guest: false, created: 0 }
    }

    fn wishes(game: &str, first: &str) -> NewMatch {
        NewMatch { game: game.to_owned(), convention: "normal".to_owned(), level: 3, first: first.to_owned() }
    }

    #[test]
    fn the_player_can_win_whoever_begins() {
        for (first, seat, outcome) in [("you", 0, Outcome::Win), ("computer", 1, Outcome::Loss)] {
            let table = rated_table(&wishes("nim", first), &account()).unwrap();
            assert_eq!(table.settled().seat_of("a"), Some(seat));
            let game = table.game().unwrap();
            let analysis = game.game().analyse(game.position(), Convention::Normal, &Question::default()).unwrap();
            assert_eq!(analysis.outcome, Some(outcome), "{}", game.position());
            assert!(analysis.remoteness.is_none_or(|moves| moves >= LEAST_REMOTENESS), "{}", game.position());
        }
    }

    #[test]
    fn every_game_for_two_can_be_rated_or_says_why_not() {
        let mut rated = 0;
        for family in FAMILIES {
            match rated_table(&wishes(family.id, "lot"), &account()) {
                Ok(table) => {
                    assert!(table.game().is_some_and(|game| game.turn().is_some()), "{}", family.id);
                    rated += 1;
                }
                Err(refusal) => assert_eq!(refusal.status(), StatusCode::UNPROCESSABLE_ENTITY, "{}", family.id),
            }
        }
        assert!(rated * 10 >= FAMILIES.len() * 9, "{rated} of {}", FAMILIES.len());
    }

    #[test]
    fn nothing_that_counts_is_trivial() {
        let mut trivial = Vec::new();
        for family in FAMILIES {
            for convention in ["normal", "misere"] {
                let alone = NewMatch { convention: convention.to_owned(), ..wishes(family.id, "lot") };
                let both = json!({"game": family.id, "convention": convention, "rated": true});
                let both: NewChallenge = serde_json::from_value(both).unwrap();
                for table in [rated_table(&alone, &account()), challenge_table(&both, &account())] {
                    match table {
                        Ok(table) => {
                            // Matches between people are kept without theory.
                            let game = Match::new(table.game().unwrap().deal().clone()).unwrap();
                            assert!(!is_trivial(&game), "{} {convention}", family.id);
                        }
                        Err(refusal) if refusal.told(Lang::En).kind.ends_with(":refused-trivial") => {
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
    fn bad_wishes_are_refused() {
        for bad in [
            NewMatch { level: 4, ..wishes("nim", "you") },
            NewMatch { convention: "reverse".to_owned(), ..wishes("nim", "you") },
            wishes("nim", "me"),
            wishes("nym", "you"),
        ] {
            assert!(rated_table(&bad, &account()).is_err(), "{bad:?}");
        }
    }
}
