//! The coach: who is winning, and every move with what it leads to.
use super::choice::verdict;
use crate::{
    match_session::MatchSession,
    notation::natural_order,
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::{MoveReport, Outcome};
use leptos::prelude::*;

/// Maximum number of moves in the list.
const LISTED: usize = 60;

/// Who is winning now, as a thin bar above the board; only if all moves are shown.
#[component]
pub(super) fn Evaluation(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let outcome = Memo::new(move |_| session.coach_analysis().and_then(|analysis| analysis.outcome));
    let class = reactive(move || match outcome.get() {
        Some(Outcome::Win) => "evaluation winning",
        Some(Outcome::Loss) => "evaluation losing",
        Some(Outcome::Draw) => "evaluation even",
        None => "evaluation",
    });
    let name = reactive(move || {
        words.id(match outcome.get() {
            Some(Outcome::Win) => "web-you-can-win",
            Some(Outcome::Loss) => "web-you-are-losing",
            Some(Outcome::Draw) => "web-you-can-draw",
            None => "web-evaluation",
        })
    });
    view! { <div class=class role="img" aria-label=name></div> }
}

/// What the coach says about all moves; the winning ones first. A row shows its move on the board, a click plays it.
#[component]
pub(crate) fn Coach(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let rows = move || {
        let mut moves = session.coach_analysis().map(|analysis| analysis.moves).unwrap_or_default();
        moves.sort_by_cached_key(|report| (rank(report.outcome), natural_order(&report.mv)));
        moves.into_iter().take(LISTED).map(|report| row(session, report)).collect::<Vec<_>>()
    };
    view! {
        <div class="scroll coach" tabindex="0" role="region" aria-label=words.live("web-coach")
            hidden=reactive(move || session.coach_analysis().is_none())>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words.live("web-move")}</th>
                        <th scope="col">{words.live("web-result")}</th>
                        <th scope="col">{words.live("web-moves-left")}</th>
                    </tr>
                </thead>
                <tbody>{dyn_view(rows)}</tbody>
            </table>
        </div>
    }
}

/// Winning moves come first.
fn rank(outcome: Option<Outcome>) -> u8 {
    match outcome {
        Some(Outcome::Loss) => 0,
        Some(Outcome::Draw) => 1,
        Some(Outcome::Win) => 2,
        None => 3,
    }
}

fn row(session: MatchSession, report: MoveReport) -> AnyView {
    let (over, focus, play) = (report.mv.clone(), report.mv.clone(), report.mv.clone());
    let left = report.remoteness.map(|moves| moves.to_string());
    let pointing = session.pointing();
    view! {
        <tr on:pointerenter=handler(move |_: leptos::ev::PointerEvent| pointing.show(&over))>
            <td>
                <button class="small" on:focus=handler(move |_: leptos::ev::FocusEvent| pointing.show(&focus))
                    on:click=handler(move |_| {
                        session.play(&play);
                    })><code>{report.mv}</code></button>
            </td>
            <td>{report.outcome.map(verdict)}</td>
            <td>{left}</td>
        </tr>
    }
    .into_any()
}
