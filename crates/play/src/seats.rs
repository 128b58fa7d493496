//! Who sits where, and how each is called.
use crate::{
    deal::Player,
    game_match::{How, Match},
};
use engine::message::Message;
use text::phrase::{self, Seat};

/// Whose hand: the person at this device first, then the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand(pub usize);

/// How the player of a seat is called: you, the computer, or a name when there are several of a kind.
pub fn seat(game: &Match, index: usize) -> Seat<'_> {
    let seats = &game.deal().seats;
    let alone = |person: bool| seats.iter().filter(|player| player.is_person() == person).count() == 1;
    match &seats[index] {
        Player::Person(_) if alone(true) => Seat::You,
        Player::Computer(_) if alone(false) => Seat::Computer,
        Player::Person(name) => Seat::Named(name),
        Player::Computer(_) => Seat::Numbered(u32::try_from(index + 1).unwrap_or(u32::MAX)),
    }
}

/// Whose hand draws for a seat: the first person's first.
pub fn hand(game: &Match, index: usize) -> Hand {
    let seats = &game.deal().seats;
    let first = seats.iter().position(Player::is_person).unwrap_or(0);
    Hand((index + seats.len() - first) % seats.len())
}

/// The level of the computers, if there are any.
pub fn level(game: &Match) -> Option<u8> {
    game.deal().seats.iter().find_map(Player::level).map(|level| level.number())
}

/// What is said at the end: who has given up, who has won, and a word for the level.
pub fn ending(game: &Match) -> Vec<Message> {
    let Some(finish) = game.finish() else { return Vec::new() };
    let mut said = Vec::new();
    if let How::Resigned(who) = finish.how {
        said.push(phrase::resigned(seat(game, who)));
    }
    let people: Vec<usize> = (0..game.deal().seats.len()).filter(|&i| game.deal().seats[i].is_person()).collect();
    match (&finish.winners[..], &people[..], level(game)) {
        ([], _, _) => said.push(phrase::drawn()),
        (winners, &[you], Some(level)) if game.deal().seats.len() == 2 => {
            said.push(phrase::farewell(level, winners.contains(&you)));
        }
        (winners, _, _) => said.extend(winners.iter().map(|&winner| phrase::won(seat(game, winner)))),
    }
    said
}
