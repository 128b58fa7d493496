//! Work beside the page: questions go to a web worker as texts, answers come back, and the page never waits.
//!
//! A question is a type with [`Ask`]: what it needs, how it is answered, and its name in [`KINDS`], the list of all.
mod desk;
mod kinds;
mod wire;

pub(crate) use desk::{Desk, Ticket};
pub(crate) use kinds::{analyse, explain, graph, hint, map, moves, puzzle, review, search, sequence, setup};
pub(crate) use wire::{Reader, Wire, Writer};

use engine::{
    GameError, deferred_theory,
    message::{Message, Say},
};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

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

/// The kinds of questions without which nothing can be played.
const FIRST_KINDS: &[Kind] = &[kind::<moves::Think>(), kind::<setup::Begin>()];

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

/// Reads a question, answers it, writes the answer; none when it cannot be read or takes theory that is not there.
fn run<A: Ask>(reader: &mut Reader<'_>, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let answer = A::take(reader)?.answer(progress);
    let lacks_theory = answer.as_ref().is_err_and(|message| *message == GameError::NoTheory.message());
    (!lacks_theory).then(|| Writer::of(&answer))
}

/// A question as it goes to the worker.
fn asked<A: Ask>(question: &A) -> String {
    let mut writer = Writer::default();
    A::NAME.to_owned().put(&mut writer);
    question.put(&mut writer);
    writer.done()
}

/// The answer to a question of one of these kinds as text; none when it cannot be read.
fn answered(kinds: &[Kind], text: &str, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let mut reader = Reader::new(text);
    let name = String::take(&mut reader)?;
    let (_, run) = kinds.iter().find(|(known, _)| *known == name)?;
    run(&mut reader, progress)
}

/// What a chunk answers; nothing when it cannot.
type Told = Result<Option<String>, SplitLoaderError>;

/// A little chunk: setting up, the moves of the computer, and the theory of Nim.
#[wasm_split(think, fallible)]
fn told_first(text: &str, progress: &mut dyn FnMut(u64)) -> Told {
    deferred_theory::bring_nim();
    Ok(answered(FIRST_KINDS, text, progress))
}

/// A large one: every question, and all theory.
#[wasm_split(answers, fallible)]
fn told(text: &str, progress: &mut dyn FnMut(u64)) -> Told {
    deferred_theory::bring();
    Ok(answered(KINDS, text, progress))
}

/// The answer of the smallest chunk that has one; that something is missing, when a chunk does not come.
async fn answer(text: &str, progress: &mut dyn FnMut(u64)) -> String {
    let mut answer = told_first(text, progress).await;
    if let Ok(None) = answer {
        answer = told(text, progress).await;
    }
    match answer {
        Ok(answer) => answer.unwrap_or_default(),
        Err(_) => Writer::of(&Answer::<String>::Err(Message::new("web-missed"))),
    }
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
        let teller = teller.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let tell = |text: String| drop(teller.post_message(&text.into()));
            let mut progress = |count| tell(format!("{PROGRESS}{count}"));
            let answer = answer(&text, &mut progress).await;
            tell(format!("{ANSWER}{answer}"));
        });
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
        assert!(FIRST_KINDS.iter().all(|(first, _)| KINDS.iter().any(|(name, _)| name == first)));
    }

    #[test]
    fn a_question_is_answered_as_text() {
        let nim = engine::games::family("nim").unwrap();
        let question = analyse::Analyse { place: Place::usual(nim).at("3,5"), positions: 1_000 };
        let text = answered(KINDS, &asked(&question), &mut |_| {}).unwrap();
        let answer: Answer<analyse::Facts> = Wire::take(&mut Reader::new(&text)).unwrap();
        let facts = answer.unwrap();
        assert_eq!(facts.outcome, Some(engine::Outcome::Win));
        assert_eq!(facts.winning, ["2-2"]);
    }

    #[test]
    fn nonsense_has_no_answer() {
        for text in ["", "x", "3:abc", "7:analyse", "999999999999999999999:x", "7:analyse1:x"] {
            assert_eq!(answered(KINDS, text, &mut |_| {}), None, "{text}");
        }
    }
}
