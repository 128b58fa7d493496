//! Hints of all depths for the present position of a match.
use super::wired;
use crate::work::{Answer, Ask};
use engine::message::Say;
use play::{Effort, Hint, HintSource, Rng, hint::DEPTHS, record};

/// The record of a match, and a random seed.
pub(crate) struct Hints {
    pub(crate) record: String,
    pub(crate) seed: u64,
}

wired!(Hints { record, seed });

wired!(Hint { say, mv });

impl Ask for Hints {
    const NAME: &'static str = "hint";
    type Out = Vec<Hint>;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Vec<Hint>> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let source = HintSource::of(&game, &Effort::default(), &mut Rng::new(self.seed));
        let source = source.map_err(|error| error.message())?;
        Ok((1..=DEPTHS).map(|depth| source.hint(&game, depth)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_hint_names_the_move() {
        let record =
            "nimatron-record 1\ngame nim\nconvention normal\nA person \"Ana\"\nB computer 3\nstart 3,5\nresult open\n";
        let hints = Hints { record: record.to_owned(), seed: 1 }.answer(&mut |_| {}).unwrap();
        assert_eq!(hints.len(), 3);
        assert_eq!(hints[0].say.id, "hint-win");
        assert_eq!(hints[2].mv.as_deref(), Some("2-2"));
    }
}
