//! Work beside the page: questions go to a web worker as texts, answers come back, and the page never waits.
//!
//! A question is a type with [`Ask`]: what it needs, how it is answered, and its name in [`KINDS`], the list of all.
mod desk;
mod kinds;
mod wire;

pub(crate) use desk::{Desk, Ticket};
pub(crate) use kinds::{analyse, explain, graph, hint, map, moves, puzzle, review, search, sequence, setup};
pub(crate) use wire::{Reader, Wire, Writer};

use engine::message::Message;
use wasm_bindgen::{JsCast, closure::Closure};

/// An answer, or the sentence that says why there is none.
pub(crate) type Answer<T> = Result<T, Message>;

/// Something that may take a while.
pub(crate) trait Ask: Wire {
    /// By this name the worker knows what to do.
    const NAME: &'static str;
    /// What comes back.
    type Out: Wire;
    /// Thinks. `progress` is told from time to time how many positions were looked at.
    fn answer(self, progress: &mut dyn FnMut(u64)) -> Answer<Self::Out>;
}

type Kind = (&'static str, fn(&mut Reader<'_>, &mut dyn FnMut(u64)) -> Option<String>);

const fn kind<A: Ask>() -> Kind {
    (A::NAME, run::<A>)
}

/// Every kind of question.
const KINDS: &[Kind] = &[
    kind::<analyse::Analyse>(),
    kind::<explain::Explain>(),
    kind::<explain::ExplainMove>(),
    kind::<graph::DrawGraph>(),
    kind::<hint::Hint>(),
    kind::<map::DrawMap>(),
    kind::<moves::Think>(),
    kind::<puzzle::Mistakes>(),
    kind::<puzzle::Riddle>(),
    kind::<review::Review>(),
    kind::<search::DrawSearch>(),
    kind::<sequence::Compute>(),
    kind::<setup::Begin>(),
];

/// Reads a question, answers it, writes the answer.
fn run<A: Ask>(reader: &mut Reader<'_>, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let question = A::take(reader)?;
    Some(Writer::of(&question.answer(progress)))
}

/// A question as it goes to the worker.
fn asked<A: Ask>(question: &A) -> String {
    let mut writer = Writer::default();
    A::NAME.to_owned().put(&mut writer);
    question.put(&mut writer);
    writer.done()
}

/// The answer to a question as text; none when it cannot be read.
fn answered(text: &str, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let mut reader = Reader::new(text);
    let name = String::take(&mut reader)?;
    let (_, run) = KINDS.iter().find(|(known, _)| *known == name)?;
    run(&mut reader, progress)
}

/// What an answer begins with: progress, or the answer itself.
const PROGRESS: char = '+';
const ANSWER: char = '=';

/// Listens in the worker.
pub(crate) fn listen() {
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let teller = scope.clone();
    let heard = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let tell = |text: String| drop(teller.post_message(&text.into()));
        let answer = answered(&text, &mut |count| tell(format!("{PROGRESS}{count}")));
        tell(format!("{ANSWER}{}", answer.unwrap_or_default()));
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // The page sends its first question when it knows that somebody listens.
    drop(scope.post_message(&PROGRESS.to_string().into()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for (i, (name, _)) in KINDS.iter().enumerate() {
            assert!(KINDS[..i].iter().all(|(other, _)| other != name), "{name}");
        }
    }

    #[test]
    fn a_question_is_answered_as_text() {
        let nim = engine::games::family("nim").unwrap();
        let question = analyse::Analyse { place: Place::usual(nim).at("3,5"), positions: 1_000 };
        let text = answered(&asked(&question), &mut |_| {}).unwrap();
        let answer: Answer<analyse::Facts> = Wire::take(&mut Reader::new(&text)).unwrap();
        let facts = answer.unwrap();
        assert_eq!(facts.outcome, Some(engine::Outcome::Win));
        assert_eq!(facts.winning, ["2-2"]);
    }

    #[test]
    fn nonsense_has_no_answer() {
        for text in ["", "x", "3:abc", "7:analyse", "999999999999999999999:x", "7:analyse1:x"] {
            assert_eq!(answered(text, &mut |_| {}), None, "{text}");
        }
    }
}
