//! Setting up a match: a random start with the requested outcome may take many tries.
use super::{wired, wired_choice};
use crate::work::{Answer, Ask, Reader, Wire, Writer};
use engine::{Params, Sizes, Value, deferred_theory, message::Say};
use play::{Effort, First, Player, Rng, Setup, Start, Wish, record};

/// A match to set up, and its random seed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Begin {
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
}

wired!(Begin { setup, seed });
wired!(Setup { game, params, convention, start, seats, first, wish });

impl Wire for Params {
    fn put(&self, writer: &mut Writer) {
        self.0.put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<Params> {
        Wire::take(reader).map(Params)
    }
}

impl Wire for Value {
    fn put(&self, writer: &mut Writer) {
        self.to_json().put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<Value> {
        Value::from_json(&String::take(reader)?)
    }
}

impl Ask for Begin {
    const NAME: &'static str = "begin";
    /// The record of the match, before its first move.
    type Out = String;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<String> {
        deferred_theory::expect(&self.setup.game).map_err(|error| error.message())?;
        let game = self.setup.begin(&Effort::default(), &mut Rng::new(self.seed));
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
            Player::Computer(opponent) => (1u8, opponent.to_string()).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Player> {
        match <(u8, String)>::take(reader)? {
            (0, name) => Some(Player::Person(name)),
            (_, opponent) => opponent.parse().ok().map(Player::Computer),
        }
    }
}

wired_choice!(First { You, Computer, Lot });
wired_choice!(Wish { Any, Won, Lost });

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Convention;
    use play::Level;

    fn begin(start: Start) -> Begin {
        let seats = vec![Player::Person("Ana".to_owned()), Player::computer(Level::Perfect)];
        let params = Params(vec![("k".to_owned(), Value::Number(3))]);
        let setup = Setup::new("moore", start, seats);
        let (first, wish) = (First::Lot, Wish::Lost);
        Begin { setup: Setup { params, convention: Convention::Misere, first, wish, ..setup }, seed: 9 }
    }

    #[test]
    fn a_setup_comes_back_as_it_was() {
        let starts = [
            Start::Preset("stairs-5".to_owned()),
            Start::Random(Sizes { heaps: Some(4), most: None }),
            Start::Given("1,2".to_owned()),
            Start::Placed(Some(3)),
        ];
        for start in starts {
            let question = begin(start);
            assert_eq!(Begin::take(&mut Reader::new(&Writer::of(&question))), Some(question));
        }
    }

    #[test]
    fn a_random_start_has_the_requested_outcome_and_bad_requests_get_a_sentence() {
        let record = begin(Start::Random(Sizes { heaps: Some(3), most: Some(6) })).answer(&mut |_| {}).unwrap();
        let game = record::read(&record).unwrap();
        let question = engine::Question::default();
        let analysis = game.game().analyse(game.position(), Convention::Misere, &question).unwrap();
        assert_eq!(analysis.outcome, Some(engine::Outcome::Loss));
        let refusal = begin(Start::Given("1,x".to_owned())).answer(&mut |_| {}).unwrap_err();
        assert!(text::check(&refusal).is_ok(), "{refusal}");
    }
}
