//! The match that the page plays, built from the state that the site sends.
use engine::{Convention, games};
use play::{Deal, Level, Match, Player};
use protocol::site::{MatchState, SeatInfo};

/// Whether a computer plays.
pub(crate) fn has_computer(state: &MatchState) -> bool {
    state.seats.iter().any(|seat| seat.level.is_some())
}

/// The match, with the viewer's own seat on this device and all others elsewhere; none if it cannot be played.
pub(crate) fn game_match(state: &MatchState) -> Option<Match> {
    let misere = state.convention == Convention::Misere.name();
    let mut game = Match::new(Deal {
        game: games::family(&state.game).ok()?.id,
        params: protocol::params::read(&state.params).ok()?,
        convention: if misere { Convention::Misere } else { Convention::Normal },
        start: state.start.clone(),
        seats: (0..state.seats.len()).map(|seat| player(state, seat)).collect(),
    })
    .ok()?;
    state.moves.iter().try_for_each(|mv| game.play(mv).map(drop)).ok()?;
    end(state, &mut game);
    Some(game)
}

fn player(state: &MatchState, seat: usize) -> Player {
    let SeatInfo { name, level, .. } = &state.seats[seat];
    let name = || name.clone().unwrap_or_default();
    match level.and_then(Level::from_number) {
        Some(level) => Player::computer(level),
        None if state.you == Some(seat) => Player::Person(name()),
        None => Player::Away(name()),
    }
}

/// Ends the match if the moves alone do not.
fn end(state: &MatchState, game: &mut Match) {
    let Some(ended) = state.ended.as_ref().filter(|_| game.finish().is_none()) else { return };
    let loser = (0..state.seats.len()).find(|seat| !ended.winners.contains(seat));
    // The page shows the end that the site reports even if this match seems to go on.
    match (loser, ended.winners.is_empty()) {
        (_, true) => drop(game.agree_to_draw()),
        (Some(loser), false) => drop(game.resign(loser)),
        (None, false) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::site::{EndReason, MatchEnd};

    fn state(ended: Option<MatchEnd>) -> MatchState {
        let seat = |name: &str| SeatInfo { name: Some(name.to_owned()), guest: false, bot: false, level: None };
        MatchState {
            id: "m".to_owned(),
            game: "moore".to_owned(),
            params: [("k".to_owned(), 2.into())].into_iter().collect(),
            convention: "misere".to_owned(),
            start: "1,2,3".to_owned(),
            placing: None,
            rated: false,
            open: false,
            seats: vec![seat("Ana"), seat("Bor")],
            you: Some(1),
            moves: vec!["3-1".to_owned()],
            position: "1,2,2".to_owned(),
            turn: Some(1),
            ended,
            events: 2,
            created: 0,
            clock: None,
            offer: None,
            next: None,
            pair: None,
        }
    }

    #[test]
    fn the_others_are_elsewhere_and_all_moves_are_made() {
        let game = game_match(&state(None)).unwrap();
        assert_eq!((game.position(), game.turn()), ("1,2,2", Some(1)));
        assert_eq!(game.deal().convention, Convention::Misere);
        let seats = &game.deal().seats;
        assert_eq!(seats[..], [Player::Away("Ana".to_owned()), Player::Person("Bor".to_owned())]);
    }

    #[test]
    fn a_player_who_left_or_ran_out_of_time_has_lost() {
        for how in [EndReason::Left, EndReason::Time, EndReason::Resigned] {
            let game = game_match(&state(Some(MatchEnd { how, winners: vec![0] }))).unwrap();
            assert_eq!(game.finish().unwrap().winners, [0], "{how:?}");
        }
    }

    #[test]
    fn an_invalid_match_is_not_played() {
        for (game, start, mv) in [("nym", "1", "1-1"), ("moore", "x", "1-1"), ("moore", "1,2", "9-9")] {
            let (game, start, moves) = (game.to_owned(), start.to_owned(), vec![mv.to_owned()]);
            assert!(game_match(&MatchState { game, start, moves, ..state(None) }).is_none(), "{mv}");
        }
    }

    #[test]
    fn what_the_server_writes_is_read() {
        let ended = Some(MatchEnd { how: EndReason::TooLong, winners: Vec::new() });
        let state = state(ended);
        assert_eq!(protocol::read(&protocol::line(&state)), Some(state));
    }
}
