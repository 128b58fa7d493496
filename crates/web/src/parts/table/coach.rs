//! The coach: every move with what it leads to.
use super::choice::verdict;
use crate::{match_session::MatchSession, reactive::reactive, words::Words};
use engine::{MoveReport, Outcome};
use leptos::prelude::*;

/// Maximum number of moves in the list.
const LISTED: usize = 40;

/// What the coach says about all moves; the winning ones first.
#[component]
pub(crate) fn Coach(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let rows = move || {
        let mut moves = session.coach_analysis().map(|analysis| analysis.moves).unwrap_or_default();
        let rank = |outcome: Option<Outcome>| match outcome {
            Some(Outcome::Loss) => 0,
            Some(Outcome::Draw) => 1,
            Some(Outcome::Win) => 2,
            None => 3,
        };
        moves.sort_by_key(|report| rank(report.outcome));
        let row = |report: MoveReport| {
            let verdict = report.outcome.map(verdict);
            let moves = report.remoteness.map(|moves| moves.to_string());
            view! { <tr><td><code>{report.mv}</code></td><td>{verdict}</td><td>{moves}</td></tr> }
        };
        moves.into_iter().take(LISTED).map(row).collect_view()
    };
    view! {
        <div class="scroll coach" hidden=reactive(move || session.coach_analysis().is_none())>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words.live("web-move")}</th>
                        <th scope="col">{words.live("web-result")}</th>
                        <th scope="col">{words.live("web-moves-left")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
