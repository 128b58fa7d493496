//! Setting up a match: drawing a start that is as wished may take many tries.
use super::wired;
use crate::work::{Answer, Ask, Reader, Wire, Writer};
use engine::{Convention, Params, Sizes, deferred_theory, games, message::Say};
use play::{Chance, Effort, First, Level, Player, Setup, Start, Wish, record};

/// Everything that is wished for a match, and chance.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Begin {
    pub(crate) game: String,
    /// Parameters, each as `name=value`.
    pub(crate) set: Vec<String>,
    pub(crate) convention: Convention,
    pub(crate) start: Start,
    pub(crate) seats: Vec<Player>,
    pub(crate) first: First,
    pub(crate) wish: Wish,
    pub(crate) seed: u64,
}

wired!(Begin { game, set, convention, start, seats, first, wish, seed });

impl Begin {
    /// The wishes as a match is set up from them.
    pub(crate) fn setup(&self) -> Answer<Setup> {
        let family = games::family(&self.game).map_err(|error| error.message())?;
        let mut params = Params::default();
        for parameter in &self.set {
            let (name, value) = games::plain(family, parameter).map_err(|error| error.message())?;
            params.set(name, value);
        }
        let setup = Setup::new(family.id, self.start.clone(), self.seats.clone());
        Ok(Setup { params, convention: self.convention, first: self.first, wish: self.wish, ..setup })
    }
}

impl Ask for Begin {
    const NAME: &'static str = "begin";
    /// The record of the match, before its first move.
    type Out = String;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<String> {
        deferred_theory::expect(&self.game).map_err(|error| error.message())?;
        let game = self.setup()?.begin(&Effort::default(), &mut Chance::new(self.seed));
        game.map(|game| record::write(&game)).map_err(|error| error.message())
    }
}

impl Wire for Start {
    fn put(&self, writer: &mut Writer) {
        match self {
            Start::Preset(name) => (0u8, name.clone()).put(writer),
            Start::Random(sizes) => (1u8, (sizes.heaps, sizes.most)).put(writer),
            Start::Given(position) => (2u8, position.clone()).put(writer),
            Start::Placed(pieces) => (3u8, *pieces).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Start> {
        match u8::take(reader)? {
            0 => String::take(reader).map(Start::Preset),
            1 => <(Option<u64>, Option<u64>)>::take(reader).map(|(heaps, most)| Start::Random(Sizes { heaps, most })),
            2 => String::take(reader).map(Start::Given),
            3 => Wire::take(reader).map(Start::Placed),
            _ => None,
        }
    }
}

impl Wire for Player {
    fn put(&self, writer: &mut Writer) {
        match self {
            Player::Person(name) | Player::Away(name) => (0u8, name.clone()).put(writer),
            Player::Computer(level) => (level.number(), String::new()).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Player> {
        match <(u8, String)>::take(reader)? {
            (0, name) => Some(Player::Person(name)),
            (level, _) => Level::from_number(level).map(Player::Computer),
        }
    }
}

const FIRSTS: [First; 3] = [First::You, First::Computer, First::Lot];
const WISHES: [Wish; 3] = [Wish::Any, Wish::Won, Wish::Lost];

impl Wire for First {
    fn put(&self, writer: &mut Writer) {
        FIRSTS.iter().position(|first| first == self).unwrap_or(0).put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<First> {
        FIRSTS.get(usize::take(reader)?).copied()
    }
}

impl Wire for Wish {
    fn put(&self, writer: &mut Writer) {
        WISHES.iter().position(|wish| wish == self).unwrap_or(0).put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<Wish> {
        WISHES.get(usize::take(reader)?).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(start: Start) -> Begin {
        let seats = vec![Player::Person("Ana".to_owned()), Player::Computer(Level::Perfect)];
        let (game, set, convention) = ("nim".to_owned(), Vec::new(), Convention::Misere);
        Begin { game, set, convention, start, seats, first: First::Lot, wish: Wish::Lost, seed: 9 }
    }

    #[test]
    fn wishes_come_back_as_they_were() {
        let starts = [
            Start::Preset("stairs-5".to_owned()),
            Start::Random(Sizes { heaps: Some(4), most: None }),
            Start::Given("1,2".to_owned()),
            Start::Placed(Some(3)),
        ];
        for start in starts {
            let wished = begin(start);
            assert_eq!(Begin::take(&mut Reader::new(&Writer::of(&wished))), Some(wished));
        }
    }

    #[test]
    fn a_start_is_drawn_as_wished_and_bad_wishes_get_a_sentence() {
        let record = begin(Start::Random(Sizes { heaps: Some(3), most: Some(6) })).answer(&mut |_| {}).unwrap();
        let game = record::read(&record).unwrap();
        let question = engine::Question::default();
        let analysis = game.game().analyse(game.position(), Convention::Misere, &question).unwrap();
        assert_eq!(analysis.outcome, Some(engine::Outcome::Loss));
        let refused = begin(Start::Given("1,x".to_owned())).answer(&mut |_| {}).unwrap_err();
        assert!(text::check(&refused).is_ok(), "{refused}");
    }
}
