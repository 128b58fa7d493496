//! The move of the computer whose turn it is.
use super::wired;
use crate::work::{Answer, Ask};
use engine::message::Say;
use play::{Effort, Rng, record};

/// The record of a match, and a random seed.
pub(crate) struct Think {
    pub(crate) record: String,
    pub(crate) seed: u64,
}

wired!(Think { record, seed });

impl Ask for Think {
    const NAME: &'static str = "think";
    /// The move; none if no computer is to move.
    type Out = Option<String>;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Option<String>> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let choice = game.think(&Effort::default(), &mut Rng::new(self.seed));
        choice.map(|choice| choice.map(|choice| choice.mv)).map_err(|error| error.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_perfect_computer_makes_the_winning_move() {
        let record = "nimatron-record 1\ngame nim\nconvention normal\nA computer 3\nB person \"Ana\"\nstart \
            5,19,40,51\nresult open\n";
        let think = Think { record: record.to_owned(), seed: 7 };
        assert_eq!(think.answer(&mut |_| {}), Ok(Some("3-3".to_owned())));
        let nonsense = Think { record: "x".to_owned(), seed: 7 };
        assert_eq!(nonsense.answer(&mut |_| {}).unwrap_err().id, "error-no-record");
    }
}
