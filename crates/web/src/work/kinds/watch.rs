//! The move of the computer whose turn it is, with what it thought before.
use super::{wired, wired_choice};
use crate::work::{Answer, Ask};
use engine::message::Say;
use play::{
    Effort, Rng, record,
    trace::{Thought, ThoughtKind},
};

/// The record of a match, and a random seed.
pub(crate) struct Watch {
    pub(crate) record: String,
    pub(crate) seed: u64,
}

wired!(Watch { record, seed });
wired_choice!(ThoughtKind { Look, Reject, Find });
wired!(Thought { kind, say, mv, reply, columns, table });

impl Ask for Watch {
    const NAME: &'static str = "watch";
    /// The move with the thoughts; none if no computer is to move.
    type Out = Option<(String, Vec<Thought>)>;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Self::Out> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let effort = Effort::default();
        let choice = game.think(&effort, &mut Rng::new(self.seed)).map_err(|error| error.message())?;
        let Some(choice) = choice else { return Ok(None) };
        let thoughts = game.trace(&choice, &effort).map_err(|error| error.message())?;
        Ok(Some((choice.mv, thoughts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::{Reader, Wire, Writer, moves::Think};
    use engine::games::FAMILIES;

    fn record(game: &str, set: &str, start: &str) -> String {
        let set: String = set.split_whitespace().map(|word| format!("set {word}\n")).collect();
        format!(
            "nimatron-record 1\ngame {game}\n{set}convention normal\nA computer 3\nB person \"Ana\"\nstart \
             {start}\nresult open\n"
        )
    }

    #[test]
    fn the_move_is_the_one_that_is_made_without_watching() {
        for seed in [1, 7] {
            let record = record("nim", "", "5,19,40,51");
            let (mv, thoughts) = Watch { record: record.clone(), seed }.answer(&mut |_| {}).unwrap().unwrap();
            assert_eq!(Think { record, seed }.answer(&mut |_| {}), Ok(Some(mv.clone())));
            assert_eq!(thoughts.last().map(|thought| thought.mv.clone()), Some(Some(mv)));
        }
    }

    #[test]
    fn thoughts_about_every_game_come_back() {
        let mut count = 0;
        for family in FAMILIES {
            let Some(preset) = family.presets.get(family.usual) else { continue };
            let record = record(family.id, preset.set, preset.position);
            let Ok(Some((_, thoughts))) = (Watch { record, seed: 3 }).answer(&mut |_| {}) else { continue };
            assert_eq!(Vec::take(&mut Reader::new(&Writer::of(&thoughts))), Some(thoughts), "{}", family.id);
            count += 1;
        }
        assert!(count > 20, "only {count} games");
    }
}
