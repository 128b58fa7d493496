//! A match as the site tells it, and the match that the page plays from it.
use super::Json;
use engine::{Convention, Params, games};
use play::{Deal, Level, Match, Player};

/// Who sits in a seat; nobody when there is neither a name nor a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sitter {
    pub(crate) name: Option<String>,
    /// Whether it is a guest, who has no page.
    pub(crate) guest: bool,
    pub(crate) level: Option<Level>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) how: String,
    pub(crate) winners: Vec<usize>,
}

/// How far the placing of pieces is, while that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placing {
    /// How many pieces each player places.
    pub(crate) pieces: usize,
    /// The first and the last square of each seat.
    pub(crate) squares: Vec<(u64, u64)>,
    pub(crate) placed: Vec<bool>,
    /// Whether all have to place again, because nobody could move.
    pub(crate) again: bool,
}

impl Placing {
    fn read(json: &Json) -> Option<Placing> {
        let number = |json: &Json| json.whole().and_then(|number| u64::try_from(number).ok());
        let half = |json: &Json| match json.list()[..] {
            [ref first, ref last] => number(first).zip(number(last)),
            _ => None,
        };
        Some(Placing {
            pieces: json.count("pieces")?,
            squares: json.get("squares").list().iter().filter_map(half).collect(),
            placed: json.get("placed").list().iter().map(Json::holds).collect(),
            again: json.is("again"),
        })
    }
}

/// A match as it stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Parameters, each as `name=value`.
    set: Vec<String>,
    pub(crate) convention: String,
    pub(crate) start: String,
    pub(crate) placing: Option<Placing>,
    pub(crate) rated: bool,
    /// Whether somebody has still to sit down.
    pub(crate) open: bool,
    pub(crate) seats: Vec<Sitter>,
    /// The seat of whoever looks at it.
    pub(crate) you: Option<usize>,
    pub(crate) moves: Vec<String>,
    pub(crate) turn: Option<usize>,
    pub(crate) ended: Option<Ended>,
    /// How much has happened.
    pub(crate) events: usize,
    /// What each seat has left, in milliseconds.
    pub(crate) left: Vec<f64>,
    /// What is offered, and by whom.
    pub(crate) offer: Option<(String, usize)>,
    /// The match that follows.
    pub(crate) next: Option<String>,
    /// The other match of a rated pair.
    pub(crate) pair: Option<String>,
}

impl State {
    /// Reads what the site sends.
    pub(crate) fn read(json: &Json) -> Option<State> {
        let (ended, offer) = (json.get("ended"), json.get("offer"));
        Some(State {
            id: json.text("id")?,
            game: json.text("game")?,
            set: json.get("params").fields().iter().map(|(name, value)| format!("{name}={}", value.write())).collect(),
            convention: json.text("convention")?,
            start: json.text("start")?,
            placing: Placing::read(&json.get("placing")),
            rated: json.is("rated"),
            open: json.is("open"),
            seats: json.get("seats").list().iter().map(sitter).collect(),
            you: json.count("you"),
            moves: json.get("moves").list().iter().filter_map(Json::string).collect(),
            turn: json.count("turn"),
            ended: ended.text("how").map(|how| Ended {
                how,
                winners: ended.get("winners").list().iter().filter_map(Json::whole).collect(),
            }),
            events: json.count("events")?,
            left: json.get("clock").get("left").list().iter().filter_map(|left| left.float()).collect(),
            offer: offer.text("offer").zip(offer.count("seat")),
            next: json.text("next"),
            pair: json.text("pair"),
        })
    }

    /// Whether the computer plays.
    pub(crate) fn has_computer(&self) -> bool {
        self.seats.iter().any(|sitter| sitter.level.is_some())
    }

    /// The match, with whoever looks at it at this device and all others elsewhere.
    pub(crate) fn play(&self) -> Option<Match> {
        let family = games::family(&self.game).ok()?;
        let mut params = Params::default();
        for given in &self.set {
            let (name, value) = play::parameter(family, given).ok()?;
            params.set(name, value);
        }
        let misere = self.convention == Convention::Misere.name();
        let mut game = Match::new(Deal {
            game: family.id,
            params,
            convention: if misere { Convention::Misere } else { Convention::Normal },
            start: self.start.clone(),
            seats: (0..self.seats.len()).map(|seat| self.player(seat)).collect(),
        })
        .ok()?;
        self.moves.iter().try_for_each(|mv| game.play(mv).map(drop)).ok()?;
        self.end(&mut game);
        Some(game)
    }

    fn player(&self, seat: usize) -> Player {
        let Sitter { name, level, .. } = &self.seats[seat];
        let name = || name.clone().unwrap_or_default();
        match level {
            Some(level) => Player::Computer(*level),
            None if self.you == Some(seat) => Player::Person(name()),
            None => Player::Away(name()),
        }
    }

    /// Ends the match where the moves alone do not.
    fn end(&self, game: &mut Match) {
        let Some(ended) = self.ended.as_ref().filter(|_| game.finish().is_none()) else { return };
        let loser = (0..self.seats.len()).find(|seat| !ended.winners.contains(seat));
        // A match that the page takes for going on is still shown as the site tells it.
        match (loser, ended.winners.is_empty()) {
            (_, true) => drop(game.agree_to_draw()),
            (Some(loser), false) => drop(game.resign(loser)),
            (None, false) => {}
        }
    }
}

fn sitter(json: &Json) -> Sitter {
    let level = json.count("level").and_then(|level| u8::try_from(level).ok()).and_then(Level::from_number);
    Sitter { name: json.text("name"), guest: json.is("guest"), level }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(how: &str, winners: Vec<usize>) -> State {
        let named = |name: &str| Sitter { name: Some(name.to_owned()), guest: false, level: None };
        State {
            id: "m".to_owned(),
            game: "moore".to_owned(),
            set: vec!["k=2".to_owned()],
            convention: "misere".to_owned(),
            start: "1,2,3".to_owned(),
            placing: None,
            rated: false,
            open: false,
            seats: vec![named("Ana"), named("Bor")],
            you: Some(1),
            moves: vec!["3-1".to_owned()],
            turn: Some(1),
            ended: (!how.is_empty()).then(|| Ended { how: how.to_owned(), winners }),
            events: 2,
            left: Vec::new(),
            offer: None,
            next: None,
            pair: None,
        }
    }

    #[test]
    fn the_others_are_elsewhere_and_the_match_is_as_far_as_the_site_says() {
        let game = state("", Vec::new()).play().unwrap();
        assert_eq!((game.position(), game.turn()), ("1,2,2", Some(1)));
        assert_eq!(game.deal().convention, Convention::Misere);
        let seats = &game.deal().seats;
        assert_eq!(seats[..], [Player::Away("Ana".to_owned()), Player::Person("Bor".to_owned())]);
    }

    #[test]
    fn whoever_left_or_ran_out_of_time_has_lost() {
        for how in ["left", "time", "resigned"] {
            let game = state(how, vec![0]).play().unwrap();
            assert_eq!(game.finish().unwrap().winners, [0], "{how}");
        }
    }

    #[test]
    fn what_is_no_match_is_not_played() {
        for (game, start, mv) in [("nym", "1", "1-1"), ("moore", "x", "1-1"), ("moore", "1,2", "9-9")] {
            let (game, start, moves) = (game.to_owned(), start.to_owned(), vec![mv.to_owned()]);
            assert!(State { game, start, moves, ..state("", Vec::new()) }.play().is_none(), "{mv}");
        }
    }
}
