//! How many moves ahead a graph shows, and a way to see more or less of it.
use super::{GraphOptions, SIZES};
use crate::{reactive::handler, words::Words, work::graph::GraphPicture};
use engine::message::Message;
use leptos::prelude::*;

/// Each button, or the other one if it cannot be pressed.
const MORE: &str = "#more-ranks:enabled, #more-ranks:disabled + #fewer-ranks";
const FEWER: &str = "#fewer-ranks:enabled, #more-ranks:has(+ #fewer-ranks:disabled)";

/// Says how much of a large graph is drawn; nothing if all of it is, and always was.
pub(super) fn view(options: GraphOptions, picture: &GraphPicture) -> AnyView {
    let (words, ranks, is_cut) = (Words::context(), picture.ranks, picture.is_cut);
    if !is_cut && options.depth.get_untracked().is_none() {
        return ().into_any();
    }
    let show = move |depth: u32, focus: &'static str| {
        options.focus.set_value(focus);
        // A rank is shown as a whole, if that can be done.
        options.nodes.set(SIZES[SIZES.len() - 1]);
        options.depth.set(Some(depth));
    };
    view! {
        <div class="doors ranks">
            <span role="status">{words.say(&Message::new("graph-ranks").with("count", ranks))}</span>
            <button type="button" id="more-ranks" disabled=!is_cut
                on:click=handler(move |_| show(ranks + 1, MORE))>{words.id("graph-more-ranks")}</button>
            <button type="button" id="fewer-ranks" disabled={ranks < 2}
                on:click=handler(move |_| show(ranks - 1, FEWER))>{words.id("graph-fewer-ranks")}</button>
        </div>
    }
    .into_any()
}
