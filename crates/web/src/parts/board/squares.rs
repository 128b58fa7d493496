//! Squares on which pieces are placed in secret, one in each column.
use crate::reactive::{handler, reactive};
use leptos::prelude::*;

/// A board of `columns` times `rows` squares; those in `half` may be chosen. `second` says whose sign a piece has.
pub(crate) fn squares(
    columns: usize,
    rows: u64,
    half: Memo<(u64, u64)>,
    second: Signal<bool>,
    choice: RwSignal<Vec<u64>>,
) -> AnyView {
    let row = move |square: u64| {
        let cells: Vec<AnyView> = (0..columns).map(|column| cell(column, square, half, second, choice)).collect();
        view! { <tr><th scope="row">{square}</th>{cells}</tr> }.into_any()
    };
    let rows: Vec<AnyView> = (1..=rows).rev().map(row).collect();
    view! { <div class="scroll"><table class="squares"><tbody>{rows}</tbody></table></div> }.into_any()
}

fn cell(
    column: usize,
    square: u64,
    half: Memo<(u64, u64)>,
    second: Signal<bool>,
    choice: RwSignal<Vec<u64>>,
) -> AnyView {
    let here = move || choice.with(|choice| choice.get(column) == Some(&square));
    let allowed = move || (half.get().0..=half.get().1).contains(&square);
    let put = move |_| {
        choice.update(|choice| {
            if let Some(slot) = choice.get_mut(column) {
                *slot = square;
            }
        });
    };
    let sign = reactive(move || match (here(), second.get()) {
        (true, false) => "○",
        (true, true) => "●",
        (false, _) => "·",
    });
    view! {
        <td>
            <button
                type="button"
                class="square"
                aria-label=format!("{} {square}", column + 1)
                aria-pressed=reactive(move || here().to_string())
                disabled=reactive(move || !allowed())
                on:click=handler(put)
            >
                {sign}
            </button>
        </td>
    }
    .into_any()
}
