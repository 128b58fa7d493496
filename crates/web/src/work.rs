//! Work in a web worker: questions and answers travel as text, and the page never blocks.
//!
//! A question is a type that implements [`Ask`] and is listed in [`KINDS`].
mod client;
mod kinds;
mod wire;

pub(crate) use client::{Ticket, WorkerClient};
pub(crate) use kinds::{analyse, explain, graph, hint, map, moves, puzzle, review, search, sequence, setup, watch};
pub(crate) use wire::{Reader, Wire, Writer};

use engine::{
    GameError, deferred_theory,
    message::{Message, Say},
};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// An answer, or the sentence that says why there is none.
pub(crate) type Answer<T> = Result<T, Message>;

/// A question that may take a while to answer.
pub(crate) trait Ask: Wire {
    /// Name by which the worker finds the kind of question.
    const NAME: &'static str;
    /// The answer.
    type Out: Wire;
    /// Answers the question, and reports now and then how many positions were searched.
    fn answer(self, progress: &mut dyn FnMut(u64)) -> Answer<Self::Out>;
}

type Kind = (&'static str, fn(&mut Reader<'_>, &mut dyn FnMut(u64)) -> Option<String>);

const fn kind<A: Ask>() -> Kind {
    (A::NAME, run::<A>)
}

/// The kinds of questions that playing needs.
const FIRST_KINDS: &[Kind] = &[kind::<moves::Think>(), kind::<setup::Begin>()];

/// Every kind of question.
const KINDS: &[Kind] = &[
    kind::<analyse::Analyse>(),
    kind::<explain::Explain>(),
    kind::<explain::ExplainMove>(),
    kind::<graph::DrawGraph>(),
    kind::<hint::Hints>(),
    kind::<map::DrawMap>(),
    kind::<moves::Think>(),
    kind::<puzzle::Mistakes>(),
    kind::<puzzle::PuzzleQuery>(),
    kind::<review::Review>(),
    kind::<search::DrawSearch>(),
    kind::<sequence::Compute>(),
    kind::<setup::Begin>(),
    kind::<watch::Watch>(),
];

/// Reads a question and writes its answer; none if it cannot be read or needs theory that is not loaded.
fn run<A: Ask>(reader: &mut Reader<'_>, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let answer = A::take(reader)?.answer(progress);
    let lacks_theory = answer.as_ref().is_err_and(|message| *message == GameError::NoTheory.message());
    (!lacks_theory).then(|| Writer::of(&answer))
}

/// Encodes a question for the worker.
fn encode<A: Ask>(question: &A) -> String {
    let mut writer = Writer::default();
    A::NAME.to_owned().put(&mut writer);
    question.put(&mut writer);
    writer.finish()
}

/// Answers an encoded question of one of these kinds; none if it cannot be read.
fn dispatch(kinds: &[Kind], text: &str, progress: &mut dyn FnMut(u64)) -> Option<String> {
    let mut reader = Reader::new(text);
    let name = String::take(&mut reader)?;
    let (_, run) = kinds.iter().find(|(known, _)| *known == name)?;
    run(&mut reader, progress)
}

/// What a chunk answers; nothing if it cannot.
type ChunkAnswer = Result<Option<String>, SplitLoaderError>;

/// Answers what playing needs: a small chunk with the theory of Nim.
#[wasm_split(think, fallible)]
fn answer_first(text: &str, progress: &mut dyn FnMut(u64)) -> ChunkAnswer {
    deferred_theory::bring_nim();
    Ok(dispatch(FIRST_KINDS, text, progress))
}

/// Answers every question: a large chunk with all theory.
#[wasm_split(answers, fallible)]
fn answer_any(text: &str, progress: &mut dyn FnMut(u64)) -> ChunkAnswer {
    deferred_theory::bring();
    Ok(dispatch(KINDS, text, progress))
}

/// The answer of the smallest chunk that has one; an error message if a chunk cannot be loaded.
async fn answer(text: &str, progress: &mut dyn FnMut(u64)) -> String {
    let mut answer = answer_first(text, progress).await;
    if let Ok(None) = answer {
        answer = answer_any(text, progress).await;
    }
    match answer {
        Ok(answer) => answer.unwrap_or_default(),
        Err(_) => Writer::of(&Answer::<String>::Err(Message::new("web-missed"))),
    }
}

/// First character of a message from the worker: progress, or an answer.
const PROGRESS: char = '+';
const ANSWER: char = '=';

/// Answers the messages of the page, in the worker.
pub(crate) fn listen() {
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let sender = scope.clone();
    let on_message = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let sender = sender.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let send = |text: String| drop(sender.post_message(&text.into()));
            let mut progress = |count| send(format!("{PROGRESS}{count}"));
            let answer = answer(&text, &mut progress).await;
            send(format!("{ANSWER}{answer}"));
        });
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // Tells the page that the worker is ready for its first question.
    drop(scope.post_message(&PROGRESS.to_string().into()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position_ref::PositionRef;

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
        let question = analyse::Analyse { place: PositionRef::usual(nim).at("3,5"), positions: 1_000 };
        let text = dispatch(KINDS, &encode(&question), &mut |_| {}).unwrap();
        let answer: Answer<engine::Analysis> = Wire::take(&mut Reader::new(&text)).unwrap();
        let analysis = answer.unwrap();
        assert_eq!(analysis.outcome, Some(engine::Outcome::Win));
        assert_eq!(analysis.winning_moves, ["2-2"]);
    }

    #[test]
    fn nonsense_has_no_answer() {
        for text in ["", "x", "3:abc", "7:analyse", "999999999999999999999:x", "7:analyse1:x"] {
            assert_eq!(dispatch(KINDS, text, &mut |_| {}), None, "{text}");
        }
    }
}
