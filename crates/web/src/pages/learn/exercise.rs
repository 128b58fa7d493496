//! An exercise: a question, a way to answer it, and why a wrong answer is wrong.
use super::progress::CourseProgress;
use crate::{
    html,
    parts::{
        answer::explanation::Why,
        board::{BoardPicture, Picture, line, point_board::PlaceBoard, pointing::Pointing},
        focus::focus_on,
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::{
    Outcome,
    explain::{Columns, Step},
    message::Message,
};
use leptos::prelude::*;
use play::course::{Ask, Exercise, ExerciseAnswer, Feedback, Lesson, Mark};
use text::phrase;

/// What is said about the last answer.
#[derive(Clone, Debug, PartialEq)]
enum Verdict {
    Open,
    Right,
    /// It is wrong, for this reason.
    Wrong(Option<Feedback>),
    /// It is no answer, for this reason.
    Refused(String),
    /// The reader wanted to see the solution.
    Solution(ExerciseAnswer),
}

/// The state of an exercise.
#[derive(Clone, Copy)]
struct ExerciseState {
    exercise: &'static Exercise,
    number: usize,
    lesson: &'static Lesson,
    progress: CourseProgress,
    words: Words,
    verdict: RwSignal<Verdict>,
    /// The progress in this round: after "Again" what was shown can be solved.
    mark: RwSignal<Mark>,
}

impl ExerciseState {
    fn place(self) -> PositionRef {
        PositionRef::of_scene(&self.exercise.scene)
    }

    fn answer(self, answer: &ExerciseAnswer) {
        // A solution that was shown is not found any more in this round.
        if self.mark.get_untracked() == Mark::Shown {
            return;
        }
        let verdict = match self.exercise.accepts(answer) {
            Ok(true) => Verdict::Right,
            Ok(false) => Verdict::Wrong(self.exercise.feedback(answer).ok().flatten()),
            Err(error) => Verdict::Refused(self.words.wrong(&error)),
        };
        self.set_mark(self.mark.get_untracked().after_answer(verdict == Verdict::Right));
        self.verdict.set(verdict);
    }

    fn show_solution(self) {
        if let Ok(Some(solution)) = self.exercise.solution() {
            self.set_mark(self.mark.get_untracked().after_solution());
            self.verdict.set(Verdict::Solution(solution));
            focus_on(format!("#exercise-{} .again", self.number));
        }
    }

    fn again(self) {
        self.mark.update(|mark| *mark = mark.again());
        self.verdict.set(Verdict::Open);
        let answers = ["button:not(.small)", "input"].map(|part| format!("#exercise-{} {part}", self.number));
        focus_on(answers.join(", "));
    }

    fn set_mark(self, mark: Mark) {
        self.mark.set(mark);
        self.progress.set_mark(self.lesson, self.number, mark);
    }
}

/// The id of the question.
fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Outcome => "learn-ask-outcome",
        Ask::Digits => "learn-ask-digits",
        Ask::NimSum => "learn-ask-nim-sum",
        Ask::NimValue => "learn-ask-value",
        Ask::Move => "learn-ask-move",
        Ask::Columns => "learn-ask-columns",
        Ask::Remoteness => "learn-ask-remoteness",
    }
}

/// An exercise of a lesson, with its number.
pub(super) fn view(
    lesson: &'static Lesson,
    number: usize,
    exercise: &'static Exercise,
    progress: CourseProgress,
) -> AnyView {
    let words = Words::context();
    let mark = RwSignal::new(untrack(|| progress.mark(lesson, number).again()));
    let verdict = RwSignal::new(Verdict::Open);
    let state = ExerciseState { exercise, number, lesson, progress, words, verdict, mark };
    let scene = &exercise.scene;
    let solved = move || (progress.mark(lesson, number) == Mark::Solved).then_some(" ✓");
    let title = move || words.say(&Message::new("learn-exercise").with("number", number));
    view! {
        <section class="card exercise" id=format!("exercise-{number}") tabindex="-1">
            <h2>{title} {solved}</h2>
            <p>
                {reactive(move || words.title(scene.game))} " · "
                    {reactive(move || words.say(&phrase::convention(scene.convention)))} " · "
                <code>{scene.position}</code>
            </p>
            <p><strong>{words.live(question(exercise.ask))}</strong></p>
            {board(state)}
            {controls(state)}
            {response(state)}
        </section>
    }
    .into_any()
}

/// The board. If the exercise asks for a move, it is made there.
fn board(state: ExerciseState) -> AnyView {
    let scene = &state.exercise.scene;
    let place = PositionRef::of_scene(scene);
    if state.exercise.ask != Ask::Move {
        let board = place.build().and_then(|game| game.board(&place.position)).ok();
        let picture = board.map(|board| BoardPicture::of(board, place.position));
        return view! { <Picture picture=Signal::derive(move || picture.clone()) /> }.into_any();
    }
    let place = Signal::derive(move || Some(PositionRef::of_scene(scene)));
    let on_choose = Callback::new(move |mv: String| state.answer(&ExerciseAnswer::Move(mv)));
    view! { <PlaceBoard place=place pointing=Pointing::of_place(place) on_choose=on_choose /> }.into_any()
}

/// The controls to answer with.
fn controls(state: ExerciseState) -> AnyView {
    match state.exercise.ask {
        Ask::Outcome => outcomes(state).into_any(),
        Ask::Move => {
            answer_field(state, "learn-answer-move", |text| Some(ExerciseAnswer::Move(text.to_owned()))).into_any()
        }
        Ask::NimSum | Ask::NimValue | Ask::Remoteness => {
            answer_field(state, "learn-answer-number", |text| text.parse().ok().map(ExerciseAnswer::Number)).into_any()
        }
        Ask::Columns | Ask::Digits => columns(state).into_any(),
    }
}

fn outcomes(state: ExerciseState) -> impl IntoView {
    let words = Words::context();
    let button = move |outcome: Outcome, id: &'static str| {
        view! { <button type="button"
        on:click=handler(move |_| state.answer(&ExerciseAnswer::Outcome(outcome)))>{words.live(id)}</button> }
    };
    view! { <p class="doors">{button(Outcome::Loss, "learn-answer-p")} {button(Outcome::Win, "learn-answer-n")}</p> }
}

/// A field and a button.
fn answer_field(state: ExerciseState, label: &'static str, read: fn(&str) -> Option<ExerciseAnswer>) -> impl IntoView {
    let words = Words::context();
    let text = RwSignal::new(String::new());
    let id = format!("answer-{}", state.number);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match read(text.get_untracked().trim()) {
            Some(answer) => state.answer(&answer),
            None => state.verdict.set(Verdict::Refused(words.id("learn-no-number"))),
        }
    };
    view! {
        <form class="answer" on:submit=handler(submit)>
            <label for=id.clone()>{words.live(label)}</label>
            <input id=id type="text" autocomplete="off" autocapitalize="off" spellcheck="false" prop:value=text
                on:input=handler(move |event| text.set(event_target_value(&event))) />
            <button type="submit">{words.live("puzzle-check")}</button>
        </form>
    }
}

/// The numbers in binary below each other, with a field for the sum of each column.
fn columns(state: ExerciseState) -> impl IntoView {
    let words = Words::context();
    let scene = &state.exercise.scene;
    let reasons = scene.build().and_then(|game| game.reasons(scene.position, scene.convention)).unwrap_or_default();
    let columns =
        reasons.into_iter().find_map(|step| if let Step::Columns(columns) = step { Some(columns) } else { None });
    let columns = columns.unwrap_or_default();
    let width = columns.width();
    let sums = RwSignal::new(vec![String::new(); width as usize]);
    let row = |(name, number): &(Message, u128)| {
        let (name, number) = (name.clone(), *number);
        // The digits are what a question for digits asks for.
        let is_asked = state.exercise.ask == Ask::Digits;
        let digit = |bit: u32| {
            let digit = if is_asked { String::new() } else { (number >> bit & 1).to_string() };
            view! { <td>{digit}</td> }
        };
        view! { <tr><th scope="row">{reactive(move || words.say(&name))} " = "
        {number.to_string()}</th>{(0..width).rev().map(digit).collect_view()}</tr> }
    };
    let field = |column: usize| {
        let name = move || words.say(&Message::new("learn-column").with("number", column + 1));
        let on_input = move |event| sums.update(|sums| sums[column] = event_target_value(&event));
        view! { <td><input type="text" inputmode="numeric" class="sum" aria-label=name
        on:input=handler(on_input) /></td> }
    };
    let heads = (0..width).rev().map(|bit| view! { <th>{(1u128 << bit).to_string()}</th> }).collect_view();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let numbers: Option<Vec<u32>> = sums.get_untracked().iter().map(|sum| sum.trim().parse().ok()).collect();
        match numbers {
            Some(sums) => state.answer(&ExerciseAnswer::Sums(sums)),
            None => state.verdict.set(Verdict::Refused(words.id("learn-no-number"))),
        }
    };
    view! {
        <form class="answer" on:submit=handler(submit)>
            <div class="scroll">
                <table class="columns">
                    <thead aria-hidden="true"><tr><td></td>{heads}</tr></thead>
                    <tbody>{columns.rows.iter().map(row).collect_view()}</tbody>
                    <tfoot><tr><th scope="row">{words.live("web-column-sums")}</th>{(0..width as
                        usize).map(field).collect_view()}</tr></tfoot>
                </table>
            </div>
            <button type="submit">{words.live("puzzle-check")}</button>
        </form>
    }
}

/// What is said about the answer, and what can be done then.
fn response(state: ExerciseState) -> impl IntoView {
    let (words, here) = (state.words, Signal::derive(move || Some(state.place())));
    let hides = move |hides: fn(&Verdict) -> bool| reactive(move || state.verdict.with(hides));
    let explanation = move || {
        let why = view! { <details><summary>{words.live("analyse-why")}</summary><Why place=here /></details> };
        state.verdict.with(|verdict| *verdict == Verdict::Right).then_some(why)
    };
    view! {
        <div role="status" class="response">
            {dyn_view(move || state.verdict.with(|verdict| sentence(state, verdict)))}
        </div>
        {dyn_view(explanation)}
        <p class="doors">
            <button type="button" class="small solution" hidden=hides(|verdict| !matches!(verdict, Verdict::Wrong(_)))
                on:click=handler(move |_| state.show_solution())>{words.live("puzzle-solution")}</button>
            <button type="button" class="small again" hidden=hides(|verdict| !matches!(verdict, Verdict::Solution(_)))
                on:click=handler(move |_| state.again())>{words.live("learn-again")}</button>
        </p>
    }
}

/// The verdict in words, with what the board shows.
fn sentence(state: ExerciseState, verdict: &Verdict) -> AnyView {
    let words = state.words;
    match verdict {
        Verdict::Open => ().into_any(),
        Verdict::Right => html::verdict(true, &words.id("learn-right")),
        Verdict::Refused(sentence) => html::line(sentence),
        Verdict::Wrong(feedback) => view! {
            <p>{html::verdict(false, &words.id("learn-wrong"))}</p>
            {feedback.as_ref().map(|feedback| reason(state, feedback))}
        }
        .into_any(),
        Verdict::Solution(solution) => view! {
            <p>{html::line(&words.id("learn-revealed"))}</p>
            <div class="right-answer">{answer_view(state, solution)}</div>
        }
        .into_any(),
    }
}

/// Why an answer is wrong: the sentence, the moves on the board, the columns.
fn reason(state: ExerciseState, feedback: &Feedback) -> AnyView {
    let columns = feedback.columns.clone().map(|columns| columns_view(state.words, columns));
    view! {
        <div class="reason">
            <p>{html::line(&state.words.say(&feedback.say))}</p>
            {line::view(&state.place(), &feedback.line)}
            {columns}
        </div>
    }
    .into_any()
}

fn columns_view(words: Words, columns: Columns) -> AnyView {
    html::steps(words, &[Step::Columns(columns)])
}

/// A right answer.
fn answer_view(state: ExerciseState, answer: &ExerciseAnswer) -> AnyView {
    match answer {
        ExerciseAnswer::Outcome(Outcome::Loss) => state.words.id("learn-answer-p").into_any(),
        ExerciseAnswer::Outcome(_) => state.words.id("learn-answer-n").into_any(),
        ExerciseAnswer::Number(number) => view! { <code>{number.to_string()}</code> }.into_any(),
        ExerciseAnswer::Sums(sums) => {
            let sums: Vec<String> = sums.iter().map(u32::to_string).collect();
            view! { <code>{sums.join(" ")}</code> }.into_any()
        }
        ExerciseAnswer::Move(mv) => line::view(&state.place(), std::slice::from_ref(mv)),
    }
}
