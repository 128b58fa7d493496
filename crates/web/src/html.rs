//! Texts and explanations as elements of the page.
use crate::{
    notation::{self, Piece},
    reactive::handler,
    words::Words,
};
use engine::{
    Outcome,
    explain::{Cell, Columns, Step, Table},
};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A text in paragraphs, notation set apart.
pub(crate) fn text(text: &str) -> AnyView {
    notation::paragraphs(text).into_iter().map(|pieces| view! { <p>{all(pieces)}</p> }).collect_view().into_any()
}

/// A text without paragraphs, notation set apart.
pub(crate) fn line(text: &str) -> AnyView {
    all(notation::pieces(text))
}

fn all(pieces: Vec<Piece>) -> AnyView {
    let piece = |piece| match piece {
        Piece::Words(words) => words.into_any(),
        Piece::Code(notation) => code(notation),
    };
    pieces.into_iter().map(piece).collect_view().into_any()
}

/// Maximum number of bytes of notation that stays on one line; longer notation may be broken.
const LONGEST_WHOLE: usize = 24;

/// Notation. A line does not end at the hyphen of a move.
fn code(notation: String) -> AnyView {
    let whole = notation.len() <= LONGEST_WHOLE;
    view! { <code class:whole=whole>{notation}</code> }.into_any()
}

/// The steps of an explanation.
pub(crate) fn steps(words: Words, steps: &[Step]) -> AnyView {
    steps.iter().map(|step| self::step(words, step)).collect_view().into_any()
}

fn step(words: Words, step: &Step) -> AnyView {
    match step {
        Step::Say(message) => text(&words.say(message)),
        Step::Columns(columns) => self::columns(words, columns),
        Step::Table(table) => self::table(words, table),
    }
}

/// Numbers in binary below each other, with the sums of the columns and arrows at what is marked.
fn columns(words: Words, columns: &Columns) -> AnyView {
    let width = columns.width();
    let marked = |bit: u32| columns.marked_column == Some(bit);
    let rows: Vec<AnyView> =
        columns.rows.iter().enumerate().map(|(i, (name, number))| row(words, columns, i, name, *number)).collect();
    let sum = |(bit, sum): (u32, u32)| {
        let odd = !sum.is_multiple_of(columns.modulus.max(1));
        view! { <td class:odd=odd class:marked=marked(bit)>{sum}</td> }
    };
    let sums = (0..width).rev().zip(columns.sums()).map(sum).collect_view();
    let arrows = (0..width).rev().map(|bit| view! { <td>{marked(bit).then_some("↑")}</td> }).collect_view();
    let has_arrow = columns.marked_column.is_some();
    let heads = (0..width).rev().map(|bit| view! { <th>{(1u128 << bit).to_string()}</th> }).collect_view();
    view! {
        <div class="scroll">
            <table class="columns" on:click=handler(reveal)>
                <thead aria-hidden="true"><tr><td colspan="2"></td>{heads}<td></td></tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr><th scope="row" colspan="2">{words.id("web-column-sums")}</th>{sums}<td></td></tr>
                    {has_arrow.then(|| view! { <tr aria-hidden="true"><td colspan="2"></td>{arrows}<td></td></tr> })}
                </tfoot>
            </table>
        </div>
        {twins(words, columns)}
    }
    .into_any()
}

/// Reveals the digits, which a projector hides until they are wanted.
fn reveal(event: leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(table) = target.and_then(|target| target.closest("table").ok().flatten()) {
        drop(table.set_attribute("data-revealed", ""));
    }
}

/// The largest number that is shown as blocks.
const LARGEST_BLOCKS: u128 = 63;

/// The numbers as blocks of 8, 4, 2 and 1: blocks that have a twin fade, those without one stand out.
fn twins(words: Words, columns: &Columns) -> AnyView {
    if columns.modulus != 2 || columns.rows.iter().any(|(_, number)| *number > LARGEST_BLOCKS) {
        return ().into_any();
    }
    let block = |index: usize, bit: u32| {
        let has = |number: u128| number >> bit & 1 == 1;
        let before = columns.rows[..index].iter().filter(|(_, number)| has(*number)).count();
        let all = columns.rows.iter().filter(|(_, number)| has(*number)).count();
        // The blocks of one size are paired from the first row on; the last of an odd number is left over.
        let class = if before + 1 == all && all % 2 == 1 { "block odd-block" } else { "block" };
        let size = 1u128 << bit;
        view! { <span class=format!("{class} size-{size}")>{size.to_string()}</span> }.into_any()
    };
    let row = |(index, (name, number)): (usize, &(engine::message::Message, u128))| {
        let bits = (0..columns.width()).rev().filter(|bit| number >> bit & 1 == 1);
        let blocks: Vec<AnyView> = bits.map(|bit| block(index, bit)).collect();
        view! { <li><span class="soft">{words.say(name)}</span> {blocks}</li> }.into_any()
    };
    let rows: Vec<AnyView> = columns.rows.iter().enumerate().map(row).collect();
    view! {
        <details class="twins">
            <summary>{words.id("web-twins")}</summary>
            <p class="soft">{words.id("web-twins-how")}</p>
            <ul>{rows}</ul>
        </details>
    }
    .into_any()
}

fn row(words: Words, columns: &Columns, index: usize, name: &engine::message::Message, number: u128) -> AnyView {
    let marked = columns.marked_rows.contains(&index);
    let digit = |bit: u32| {
        let sign = match number >> bit {
            0 if bit > 0 => "",
            high if high & 1 == 1 => "1",
            _ => "0",
        };
        view! { <td class:marked=columns.marked_column == Some(bit)>{sign}</td> }
    };
    view! {
        <tr class:marked=marked>
            <th scope="row">{words.say(name)}</th>
            <td class="number">{number.to_string()}</td>
            {(0..columns.width()).rev().map(digit).collect_view()}
            <td class="arrow">{marked.then_some("←")}</td>
        </tr>
    }
    .into_any()
}

fn table(words: Words, table: &Table) -> AnyView {
    let header = table.header.iter().map(|message| view! { <th scope="col">{words.say(message)}</th> }).collect_view();
    let row = |(i, row): (usize, &Vec<Cell>)| {
        let cells = row.iter().map(|cell| view! { <td>{self::cell(words, cell)}</td> }).collect_view();
        view! { <tr class:marked=table.marked.contains(&i)>{cells}</tr> }
    };
    let rows = table.rows.iter().enumerate().map(row).collect_view();
    view! {
        <div class="scroll">
            <table><thead><tr>{header}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
    .into_any()
}

fn cell(words: Words, cell: &Cell) -> AnyView {
    match cell {
        Cell::Text(text) => line(text),
        Cell::Move(text) | Cell::Position(text) => code(text.clone()),
        Cell::Say(message) => line(&words.say(message)),
        Cell::Outcome(outcome) => self::outcome(*outcome),
        Cell::Value(value) => value.to_string().into_any(),
        Cell::Remoteness(moves) => moves.to_string().into_any(),
    }
}

/// A verdict: a sign, a colour, and the words.
pub(crate) fn verdict(right: bool, words: &str) -> AnyView {
    let (class, sign) = if right { ("verdict good", "✓ ") } else { ("verdict bad", "✗ ") };
    view! { <span class=class>{sign} {line(words)}</span> }.into_any()
}

/// The outcome of a position among others, as letter and sign. Whether that is good depends on who moves there.
fn outcome(outcome: Outcome) -> AnyView {
    let sign = match outcome {
        Outcome::Win => "+",
        Outcome::Loss => "−",
        Outcome::Draw => "=",
    };
    view! { <span class="outcome">{outcome.letter()} " " {sign}</span> }.into_any()
}
