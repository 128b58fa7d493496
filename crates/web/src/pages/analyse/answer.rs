//! The answer: the outcome in words, and every move with where it leads.
use crate::{
    html,
    notation::natural_order,
    parts::answer::explanation,
    position_ref::PositionRef,
    reactive::{dyn_view, handler},
    route::Page,
    words::{Words, sentence},
    work::{Answer, WorkerClient, explain::ExplainMove},
};
use engine::{
    Analysis, MoveReport, Outcome,
    explain::Explanation,
    message::{Message, Say},
};
use leptos::prelude::*;
use text::phrase;

/// The outcome and the numbers, what they rest on, and why something is missing.
pub(super) fn summary(words: Words, analysis: &Analysis, place: Option<PositionRef>, longer: Callback<()>) -> AnyView {
    let outcome = analysis.outcome.map(|outcome| {
        let (class, sign) = verdict(Some(outcome));
        let letter = view! { <span class=class>{sign} " " {outcome.letter()}</span> };
        view! { <p class="result">{letter} " " {words.say(&phrase::outcome_meaning(outcome))}</p> }
    });
    let row = |id: &'static str, value: Option<String>| {
        value.map(|value| view! { <tr><th scope="row">{words.id(id)}</th><td>{html::line(&value)}</td></tr> })
    };
    let gave_up = analysis.gave_up.map(|reason| {
        view! {
            <p class="gave-up" role="status">
                <strong>{words.id("label-gave-up")}</strong> " · " {html::line(&words.say(&reason.message()))} " "
                <button type="button" on:click=handler(move |_| longer.run(()))>{words.id("analyse-longer")}</button>
            </p>
        }
    });
    let disagreement = phrase::disagreement(place.as_ref().map_or("", |place| &place.game), analysis).map(|message| {
        view! { <p class="error disagreement" role="alert">{html::line(&sentence(&words.say(&message)))}</p> }
    });
    view! {
        {disagreement}
        {outcome}
        {seats(words, analysis)}
        <table class="known">
            <tbody>
                {row("label-nim-value", analysis.nim_value.map(|value| value.to_string()))}
                {row("label-remoteness", analysis.remoteness.map(|moves| moves.to_string()))}
                {row("label-winning-moves", move_list(&analysis.winning_moves, analysis.complete))}
                {row("label-drawing-moves", move_list(&analysis.drawing_moves, analysis.complete))}
                {row("label-collected", analysis.score.as_ref()
                    .map(|score| format!("{} : {}", score.mine, score.theirs)))}
                {row("label-theorem", phrase::theorem_fact(analysis).map(|fact| words.say(&fact)))}
            </tbody>
        </table>
        {(analysis.positions > 0).then(||
            html::text(&words.say(&Message::new("explain-searched").with("count", analysis.positions))))}
        {gave_up}
    }
    .into_any()
}

/// The class and the sign of an outcome, for the player whose outcome it is.
fn verdict(outcome: Option<Outcome>) -> (&'static str, &'static str) {
    match outcome {
        Some(Outcome::Win) => ("verdict good", "✓"),
        Some(Outcome::Loss) => ("verdict bad", "✗"),
        Some(Outcome::Draw) => ("verdict even", "="),
        None => ("verdict even", "?"),
    }
}

/// Moves beside each other; none if there are none.
fn move_list(moves: &[String], complete: bool) -> Option<String> {
    let list: Vec<String> = moves.iter().take(40).map(|mv| format!("`{mv}`")).collect();
    let more = if moves.len() > 40 || !complete { " …" } else { "" };
    (!moves.is_empty()).then(|| format!("{}{more}", list.join(" ")))
}

/// With three or more players: who can be made to lose.
fn seats(words: Words, analysis: &Analysis) -> Option<AnyView> {
    let seats = analysis.seats.as_ref()?;
    let beaten: Vec<u64> = (1..).zip(seats).filter(|(_, beaten)| **beaten).map(|(seat, _)| seat).collect();
    let meaning = words.say(&Message::new("explain-seats-meaning").with("count", seats.len()));
    let who = if beaten.is_empty() {
        words.id("explain-seats-none")
    } else {
        words.say(&Message::new("explain-seats").with("seats", beaten))
    };
    Some(view! { <p>{meaning} " " {who}</p> }.into_any())
}

/// Ranks a move by what it leaves: losses first, because these are the winning moves.
fn rank(report: &MoveReport) -> u8 {
    match report.outcome {
        Some(Outcome::Loss) => 0,
        Some(Outcome::Draw) => 1,
        Some(Outcome::Win) => 2,
        None => 3,
    }
}

/// All moves as a table.
pub(super) fn moves(words: Words, place: &PositionRef, analysis: &Analysis) -> AnyView {
    let mut reports = analysis.moves.clone();
    reports.sort_by(|a, b| rank(a).cmp(&rank(b)).then_with(|| natural_order(&a.mv).cmp(&natural_order(&b.mv))));
    if reports.is_empty() {
        return ().into_any();
    }
    let game = place.build().ok();
    let describe = |mv: &str| {
        let message = game.as_ref().and_then(|game| game.describe(&place.position, mv).ok());
        message.map(|message| words.say(&message).replace('`', "")).unwrap_or_default()
    };
    let selected = RwSignal::new(None::<String>);
    let rows: Vec<AnyView> =
        reports.iter().map(|report| row(words, place, report, describe(&report.mv), selected)).collect();
    let head = |id: &'static str| view! { <th scope="col">{words.id(id)}</th> };
    let place = place.clone();
    view! {
        <section class="card">
            <h2>{words.id("analyse-moves")}</h2>
            <div class="scroll tall" tabindex="0" role="region" aria-label=words.id("analyse-moves")>
                <table class="all-moves">
                    <thead>
                        <tr>
                            {head("label-move")} {head("label-result")} {head("label-leads-to")}
                                {head("label-nim-value")}
                            {head("label-remoteness")} {head("analyse-why")}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            {(!analysis.moves_complete).then(|| view! { <p class="soft">{words.id("analyse-more-moves")}</p> })}
            {dyn_view(move || selected.get().map(|mv| explanation_view(words, place.clone(), mv)))}
        </section>
    }
    .into_any()
}

/// One move: what it does, and who wins after it.
fn row(
    words: Words,
    place: &PositionRef,
    report: &MoveReport,
    description: String,
    selected: RwSignal<Option<String>>,
) -> AnyView {
    // A position that is lost for the player to move is won for the player who moves to it.
    let (mine, id) = match report.outcome {
        Some(Outcome::Loss) => (Some(Outcome::Win), "analyse-wins"),
        Some(Outcome::Win) => (Some(Outcome::Loss), "analyse-loses"),
        Some(Outcome::Draw) => (Some(Outcome::Draw), "analyse-draws"),
        None => (None, "analyse-not-known"),
    };
    let (class, sign) = verdict(mine);
    let to = place.at(&report.to).route(Page::Analyse).href();
    let mv = report.mv.clone();
    view! {
        <tr>
            <th scope="row"><code>{report.mv.clone()}</code> " " <span class="soft">{description}</span></th>
            <td><span class=class>{sign} " " {words.id(id)}</span></td>
            <td><a href=to><code>{report.to.clone()}</code></a></td>
            <td class="number">{report.nim_value.map(|value| value.to_string())}</td>
            <td class="number">{report.remoteness.map(|moves| moves.to_string())}</td>
            <td>
                <button type="button" class="small" aria-label=format!("{} {}", words.id("analyse-why"), report.mv)
                    on:click=handler(move |_| selected.set(Some(mv.clone())))>
                    "?"
                </button>
            </td>
        </tr>
    }
    .into_any()
}

/// Why a move wins or loses.
fn explanation_view(words: Words, place: PositionRef, mv: String) -> impl IntoView {
    let explanation: RwSignal<Option<Answer<Explanation>>> = RwSignal::new(None);
    let title = format!("{}: {mv}", words.id("label-move"));
    WorkerClient::context().ask(&ExplainMove { place, mv }, move |answer| explanation.set(Some(answer)));
    view! {
        <div class="why-move" aria-live="polite">
            <h3>{title}</h3>
            {dyn_view(move || explanation::view(words, explanation.get()))}
        </div>
    }
}
