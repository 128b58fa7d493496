//! Buttons that change the numbers of a position. The game's notation decides whether the result is a position.
use crate::{position_ref::PositionRef, reactive::handler, words::Words};
use engine::message::Message;
use leptos::prelude::*;
use std::ops::Range;

/// Maximum number of numbers with buttons.
const MOST_NUMBERS: usize = 24;

/// The ranges of the numbers in a notation.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for (i, _) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        match ranges.last_mut() {
            Some(last) if last.end == i => last.end = i + 1,
            _ => ranges.push(i..i + 1),
        }
    }
    ranges
}

/// The notation with one number larger or smaller by one; none at the ends.
fn step_number(text: &str, number: usize, larger: bool) -> Option<String> {
    let range = numbers(text).into_iter().nth(number)?;
    let old: u64 = text.get(range.clone())?.parse().ok()?;
    let new = if larger { old.checked_add(1)? } else { old.checked_sub(1)? };
    Some(format!("{}{new}{}", &text[..range.start], &text[range.end..]))
}

/// The notation with one more number at its end.
fn longer(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| format!("{},1", text.trim()))
}

/// The notation without its last number.
fn shorter(text: &str) -> Option<String> {
    text.rsplit_once(',').map(|(before, _)| before.to_owned())
}

/// Buttons for every number of the position; those that lead to no position do nothing.
pub(crate) fn view(input: RwSignal<String>, place: Memo<PositionRef>) -> impl IntoView {
    let words = Words::context();
    let fits = move |text: &String| place.get().build().is_ok_and(|game| game.normalise(text).is_ok());
    let button = move |sign: &'static str, name: Message, target: Option<String>| {
        let target = target.filter(fits);
        let (disabled, title) = (target.is_none(), words.say(&name));
        let click = move |_| {
            if let Some(target) = &target {
                input.set(target.clone());
            }
        };
        view! {
            <button type="button" class="step" disabled=disabled on:click=handler(click)>
                {sign}
                <span class="quiet">{title}</span>
            </button>
        }
    };
    let text_button = move |name: Message, target: Option<String>| {
        let target = target.filter(fits);
        let (disabled, title) = (target.is_none(), words.say(&name));
        let click = move |_| {
            if let Some(target) = &target {
                input.set(target.clone());
            }
        };
        view! { <button type="button" class="step" disabled=disabled on:click=handler(click)>{title}</button> }
    };
    let one = move |text: &str, index: usize| {
        let value = numbers(text).get(index).and_then(|range| text.get(range.clone())).unwrap_or_default().to_owned();
        let about = |id: &'static str| Message::new(id).with("number", index + 1);
        view! {
            <span class="stepper">
                {button("−", about("analyse-less"), step_number(text, index, false))}
                <output>{value}</output>
                {button("+", about("analyse-more"), step_number(text, index, true))}
            </span>
        }
    };
    move || {
        let text = input.get();
        let count = numbers(&text).len();
        (1..=MOST_NUMBERS).contains(&count).then(|| {
            view! {
                <div class="steppers" role="group" aria-label=words.id("analyse-numbers")>
                    {(0..count).map(|index| one(&text, index)).collect_view()}
                    {text_button(Message::new("analyse-shorter"), shorter(&text))}
                    {text_button(Message::new("analyse-longer-position"), longer(&text))}
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_and_changed_in_any_notation() {
        assert_eq!(step_number("3,10,5", 1, true).as_deref(), Some("3,11,5"));
        assert_eq!(step_number("12:4", 1, false).as_deref(), Some("12:3"));
        assert_eq!(step_number("W 1:3,2:4", 3, true).as_deref(), Some("W 1:3,2:5"));
        assert_eq!(step_number("0", 0, false), None);
        assert_eq!(step_number(&u64::MAX.to_string(), 0, true), None);
        assert_eq!(step_number("xx..", 0, true), None);
        assert_eq!(step_number("č9ž", 0, true).as_deref(), Some("č10ž"));
    }

    #[test]
    fn a_number_is_added_and_removed_at_the_end() {
        assert_eq!(longer("3,5").as_deref(), Some("3,5,1"));
        assert_eq!(shorter("3,5,1").as_deref(), Some("3,5"));
        assert_eq!((longer(" "), shorter("7")), (None, None));
    }
}
