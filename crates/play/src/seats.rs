//! Names of the players, by seat.
use crate::{
    deal::Player,
    game_match::{How, Match},
    opponent::{GameResult, Opponent},
};
use engine::message::Message;
use text::phrase::{self, Seat};

/// Index of a player for colours and strokes: the person at this device is 0, the others follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand(pub usize);

/// The name of a seat: you, the computer, or a name if there are several of a kind.
pub fn seat(game: &Match, index: usize) -> Seat<'_> {
    let seats = &game.deal().seats;
    let alone = |kind: fn(&Player) -> bool| seats.iter().filter(|player| kind(player)).count() == 1;
    match &seats[index] {
        Player::Person(_) if alone(Player::is_person) => Seat::You,
        Player::Computer(_) if alone(|player| player.opponent().is_some()) => Seat::Computer,
        Player::Person(name) | Player::Away(name) if !name.is_empty() => Seat::Named(name),
        Player::Person(_) | Player::Away(_) | Player::Computer(_) => {
            Seat::Numbered(u32::try_from(index + 1).unwrap_or(u32::MAX))
        }
    }
}

/// The hand of a seat.
pub fn hand(game: &Match, index: usize) -> Hand {
    let seats = &game.deal().seats;
    let first = seats.iter().position(Player::is_person).unwrap_or(0);
    Hand((index + seats.len() - first) % seats.len())
}

/// Who the computers are, if there are any.
pub fn opponent(game: &Match) -> Option<Opponent> {
    game.deal().seats.iter().find_map(Player::opponent)
}

/// The result of a match that is over for its only person.
pub fn result(game: &Match) -> Option<GameResult> {
    let (finish, seats) = (game.finish()?, &game.deal().seats);
    let mut people = (0..seats.len()).filter(|&seat| seats[seat].is_person());
    match (people.next(), people.next()) {
        (Some(_), None) if finish.is_draw() => Some(GameResult::Drawn),
        (Some(you), None) if finish.winners.contains(&you) => Some(GameResult::Won),
        (Some(_), None) => Some(GameResult::Lost),
        _ => None,
    }
}

/// Messages at the end: who resigned, who won, and a word for the opponent.
pub fn ending(game: &Match) -> Vec<Message> {
    let Some(finish) = game.finish() else { return Vec::new() };
    let mut messages = Vec::new();
    if let How::Resigned(who) = finish.how {
        messages.push(phrase::resignation(seat(game, who)));
    }
    let people: Vec<usize> = (0..game.deal().seats.len()).filter(|&i| game.deal().seats[i].is_person()).collect();
    match (&finish.winners[..], &people[..], opponent(game)) {
        ([], _, _) => messages.push(phrase::draw()),
        (winners, &[you], Some(opponent)) if game.deal().seats.len() == 2 => {
            messages.push(opponent.farewell(winners.contains(&you)));
        }
        (winners, _, _) => messages.extend(winners.iter().map(|&winner| phrase::winner(seat(game, winner)))),
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deal::Deal, level::Level};
    use engine::{Convention, Params};

    fn names(seats: Vec<Player>) -> Vec<Message> {
        let count = seats.len();
        let (params, convention, start) = (Params::default(), Convention::Normal, "1,2".to_owned());
        let game = Match::new(Deal { game: "nim", params, convention, start, seats }).unwrap();
        (0..count).map(|index| phrase::seat(seat(&game, index))).collect()
    }

    #[test]
    fn the_only_person_at_this_device_is_you() {
        let (ana, bor) = (Player::Person("Ana".to_owned()), Player::Away("Bor".to_owned()));
        assert_eq!(names(vec![bor.clone(), ana.clone()]), [phrase::seat(Seat::Named("Bor")), phrase::seat(Seat::You)]);
        let computer = Player::computer(Level::Perfect);
        assert_eq!(names(vec![computer.clone(), bor])[0], phrase::seat(Seat::Computer), "also for whoever watches");
        assert_eq!(names(vec![ana, computer])[0], phrase::seat(Seat::You));
    }

    #[test]
    fn a_seat_without_a_name_has_a_number() {
        let nobody = Player::Away(String::new());
        assert_eq!(names(vec![nobody.clone(), nobody])[1], phrase::seat(Seat::Numbered(2)));
    }
}
