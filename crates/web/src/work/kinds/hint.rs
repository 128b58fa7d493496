//! Hints of all depths for the present position of a match.
use super::wired;
use crate::work::{Answer, Ask};
use engine::message::{Message, Say};
use play::{Chance, Effort, Known, hint::DEPTHS, record};

/// The record of a match, and chance.
pub(crate) struct Hint {
    pub(crate) record: String,
    pub(crate) seed: u64,
}

wired!(Hint { record, seed });

/// What is said in one depth, and the move that is named.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    pub(crate) say: Message,
    pub(crate) mv: Option<String>,
}

wired!(Told { say, mv });

impl Ask for Hint {
    const NAME: &'static str = "hint";
    type Out = Vec<Told>;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Vec<Told>> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let known = Known::of(&game, &Effort::default(), &mut Chance::new(self.seed));
        let known = known.map_err(|error| error.message())?;
        let told = |depth| {
            let hint = known.hint(&game, depth);
            Told { say: hint.say, mv: hint.mv }
        };
        Ok((1..=DEPTHS).map(told).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_hint_names_the_move() {
        let record =
            "nimatron-record 1\ngame nim\nconvention normal\nA person \"Ana\"\nB computer 3\nstart 3,5\nresult open\n";
        let told = Hint { record: record.to_owned(), seed: 1 }.answer(&mut |_| {}).unwrap();
        assert_eq!(told.len(), 3);
        assert_eq!(told[0].say.id, "hint-win");
        assert_eq!(told[2].mv.as_deref(), Some("2-2"));
    }
}
