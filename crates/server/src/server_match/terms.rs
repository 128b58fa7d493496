//! The terms of a match: everything that is fixed before the first move.
use super::Pace;
use crate::store::accounts::Account;
use play::{Deal, Player};

/// A deal with what only a site adds to it: accounts, clocks, ratings.
#[derive(Clone, Debug)]
pub(crate) struct MatchTerms {
    pub(crate) id: String,
    /// The game, its start and its players. The start is empty if the players place pieces first. A person has no name
    /// while the seat is free, or if the account was deleted.
    pub(crate) deal: Deal,
    /// The account in each seat; none in a free seat and for the computer.
    pub(crate) accounts: Vec<Option<SeatAccount>>,
    /// Whether a player chose the start; otherwise it was drawn.
    pub(crate) is_start_chosen: bool,
    /// Number of pieces that each player places in secret before the first move, if any.
    pub(crate) pieces: Option<usize>,
    /// Whether the result counts for the ranking.
    pub(crate) rated: bool,
    /// Whether everybody may see that a seat is free.
    pub(crate) listed: bool,
    /// The time of each player, if it is limited.
    pub(crate) pace: Option<Pace>,
    /// The other match of a rated pair: the same start with sides swapped.
    pub(crate) pair: Option<String>,
    /// Whether both players of a rated match sit in the same network.
    pub(crate) near: bool,
    pub(crate) created: i64,
}

/// The account of a person in a seat. The name is in the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatAccount {
    pub(crate) id: String,
    pub(crate) is_guest: bool,
    /// Whether the account plays with a token.
    pub(crate) is_bot: bool,
}

impl SeatAccount {
    pub(crate) fn of(account: &Account) -> SeatAccount {
        SeatAccount { id: account.id.clone(), is_guest: account.is_guest, is_bot: account.is_bot }
    }
}

impl MatchTerms {
    /// An unrated, unlisted match without a clock.
    pub(crate) fn new(id: String, created: i64, deal: Deal, accounts: Vec<Option<SeatAccount>>) -> MatchTerms {
        MatchTerms {
            id,
            deal,
            accounts,
            is_start_chosen: false,
            pieces: None,
            rated: false,
            listed: false,
            pace: None,
            pair: None,
            near: false,
            created,
        }
    }

    /// Seats a person.
    pub(crate) fn seat_person(&mut self, seat: usize, account: &Account) {
        self.deal.seats[seat] = Player::Person(account.name.clone());
        self.accounts[seat] = Some(SeatAccount::of(account));
    }

    /// Lets the second player move first.
    pub(crate) fn swap_sides(&mut self) {
        self.deal.seats.rotate_left(1);
        self.accounts.rotate_left(1);
    }

    /// The level of the computer; 0 between people.
    pub(crate) fn level(&self) -> u8 {
        self.deal.seats.iter().filter_map(Player::level).map(|level| level.number()).max().unwrap_or(0)
    }

    /// The seat of an account.
    pub(crate) fn seat_of(&self, account: &str) -> Option<usize> {
        self.accounts.iter().position(|seat| seat.as_ref().is_some_and(|seat| seat.id == account))
    }

    /// The name of the person in a seat.
    pub(crate) fn name_in(&self, seat: usize) -> Option<&str> {
        match &self.deal.seats[seat] {
            Player::Person(name) | Player::Away(name) => Some(name.as_str()).filter(|name| !name.is_empty()),
            Player::Computer(_) => None,
        }
    }

    /// The account in a seat, unless it was deleted.
    pub(crate) fn account_in(&self, seat: usize) -> Option<&String> {
        self.accounts[seat].as_ref().filter(|_| self.name_in(seat).is_some()).map(|account| &account.id)
    }

    /// The account that plays a rated match against the computer.
    pub(crate) fn player(&self) -> Option<&str> {
        let account = self.accounts.iter().flatten().next().map(|account| account.id.as_str());
        account.filter(|_| self.rated && self.level() > 0)
    }

    /// The first free seat.
    pub(crate) fn free_seat(&self) -> Option<usize> {
        let mut seats = self.deal.seats.iter().zip(&self.accounts);
        seats.position(|(player, account)| player.level().is_none() && account.is_none())
    }
}

/// Matches for tests.
#[cfg(test)]
pub(crate) mod testing {
    use super::*;
    use engine::{Convention, Params};
    use play::Level;

    /// A player with the account.
    pub(crate) type Seat = (Player, Option<SeatAccount>);

    /// A person whose name is the id of the account.
    pub(crate) fn person(account: &str) -> Seat {
        let name = Player::Person(account.to_owned());
        (name, Some(SeatAccount { id: account.to_owned(), is_guest: false, is_bot: false }))
    }

    pub(crate) fn free() -> Seat {
        (Player::Person(String::new()), None)
    }

    pub(crate) fn computer() -> Seat {
        (Player::computer(Level::Perfect), None)
    }

    /// An unrated match of Nim.
    pub(crate) fn nim(start: &str, seats: impl IntoIterator<Item = Seat>) -> MatchTerms {
        let game = "nim";
        of_game(game, start, seats)
    }

    /// An unrated match with usual parameters.
    pub(crate) fn of_game(game: &'static str, start: &str, seats: impl IntoIterator<Item = Seat>) -> MatchTerms {
        let (seats, accounts) = seats.into_iter().unzip();
        let (params, convention) = (Params::default(), Convention::Normal);
        let deal = Deal { game, params, convention, start: start.to_owned(), seats };
        MatchTerms { is_start_chosen: true, ..MatchTerms::new("m".to_owned(), 0, deal, accounts) }
    }
}
