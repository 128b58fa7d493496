//! Where the match starts: named starts as cards, a random one, or one of the visitor's own.
use super::{SetupPage, board};
use crate::{
    parts::{
        board::BoardPicture,
        form::{field::Field, numbers},
    },
    position_ref::PositionRef,
    reactive::{dyn_view, handler, reactive},
    setup_form::{Origin, SetupForm},
};
use draw::board::Look;
use engine::games;
use leptos::prelude::*;

/// Number of named starts in sight; the others are behind a button.
const IN_SIGHT: usize = 2;

/// The starts.
#[component]
pub(super) fn Starts(page: SetupPage) -> impl IntoView {
    let SetupPage { form, words, .. } = page;
    let (family, chosen) = form.with_untracked(|form| (form.family(), form.from));
    let is_random = Memo::new(move |_| form.with(SetupForm::has_random_start));
    // The usual start and the chosen one come first.
    let mut presets: Vec<Origin> = (0..family.presets.len()).map(Origin::Preset).collect();
    presets.sort_by_key(|from| (*from != Origin::Preset(family.usual), *from != chosen));
    let rest = presets.split_off(IN_SIGHT.min(presets.len()));
    let has_placement =
        games::build(family.id, &engine::Params::default()).is_ok_and(|game| game.placement().is_some());
    let others = [Some(Origin::Random), Some(Origin::Own), has_placement.then_some(Origin::Placed)];
    let first = presets.into_iter().chain(others.into_iter().flatten());
    let has_rest = !rest.is_empty();
    let rest = rest.into_iter().map(|from| card(page, from)).collect::<Vec<_>>();
    view! {
        <fieldset class="starts" id="starts" hidden=reactive(move || is_random.get())>
            <legend>{words.live("web-start")}</legend>
            <div class="cards">{first.map(|from| card(page, from)).collect::<Vec<_>>()}</div>
            <details hidden=!has_rest>
                <summary>{words.live("web-more-starts")}</summary>
                <div class="cards">{rest}</div>
            </details>
        </fieldset>
        <p class="soft" hidden=reactive(move || !is_random.get())>{words.live("online-drawn")}</p>
        {own(page, is_random)}
        {sizes(page)}
    }
}

/// A start as a card with a small picture.
fn card(page: SetupPage, from: Origin) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let family = form.with_untracked(SetupForm::family);
    let here = reactive(move || form.with(|form| form.from == from));
    let choose = move |_: leptos::ev::Event| {
        form.update(|form| {
            form.from = from;
            form.set.clear();
        });
    };
    let name = reactive(move || match from {
        Origin::Preset(index) => {
            let preset = &family.presets[index];
            text::preset(words.lang(), preset.id).unwrap_or(preset.id).to_owned()
        }
        Origin::Random => words.id("web-start-random"),
        Origin::Own => words.id("web-start-own"),
        Origin::Placed => words.id("web-start-placed"),
    });
    view! {
        <label class="start">
            <input type="radio" name="start" prop:checked=here on:change=handler(choose) />
            <span class="face">
                <span class="thumb" aria-hidden="true" inner_html=reactive(move || thumb(page, from))></span>
                <span>{name}</span>
            </span>
        </label>
    }
    .into_any()
}

/// The picture of a start; a sign if it is not known yet.
fn thumb(page: SetupPage, from: Origin) -> String {
    let family = page.form.with_untracked(SetupForm::family);
    let sign = |sign: &str| format!("<span class=\"sign\">{sign}</span>");
    let Origin::Preset(index) = from else {
        return sign(match from {
            Origin::Random => "?",
            Origin::Own => "✎",
            _ => "◐",
        });
    };
    let place = PositionRef::preset(family, index);
    let board = place.build().and_then(|game| game.board(&place.position)).ok();
    let plain = |board| engine::board::Board { facts: Vec::new(), ..board };
    board.map(|board| BoardPicture::of(plain(board), "").svg(page.words.lang(), Look::Bars)).unwrap_or_default()
}

/// A position of the visitor's own: typed, or built with buttons.
fn own(page: SetupPage, is_random: Memo<bool>) -> AnyView {
    let SetupPage { form, words, .. } = page;
    let position = RwSignal::new(form.with_untracked(|form| form.position.clone()));
    Effect::new(move |_| position.with(|text| form.update(|form| form.position.clone_from(text))));
    let is_own = move || form.with(|form| form.from == Origin::Own) && !is_random.get();
    let wrong = Signal::derive(move || board::wrong_position(words, &form.get()));
    let place = Memo::new(move |_| form.with(board::own_place));
    view! {
        <div class="own" hidden=reactive(move || !is_own())>
            <Field id="position" label=Signal::derive(move || words.id("web-position")) value=position error=wrong />
            {dyn_view(move || is_own().then(|| numbers::view(position, place)))}
        </div>
    }
    .into_any()
}

/// How large a random start is.
fn sizes(page: SetupPage) -> AnyView {
    let is_random = move || page.form.with(|form| form.from == Origin::Random) && !page.is_elsewhere();
    view! {
        <div class="pair" hidden=reactive(move || !is_random())>
            <Size page id="heaps" word="web-random-heaps" bounds=(3, 9) read=|form| &mut form.heaps />
            <Size page id="most" word="web-random-most" bounds=(6, 31) read=|form| &mut form.most />
        </div>
    }
    .into_any()
}

/// A number for a random start; at the left end of its slider, any number.
#[component]
fn Size(
    page: SetupPage,
    id: &'static str,
    word: &'static str,
    bounds: (u64, u64),
    read: fn(&mut SetupForm) -> &mut String,
) -> impl IntoView {
    let SetupPage { form, words, .. } = page;
    let (least, most) = bounds;
    let number = Memo::new(move |_| form.with(|form| read(&mut form.clone()).parse::<u64>().ok()));
    let slide = move |event| {
        let chosen = event_target_value(&event).parse::<u64>().ok().filter(|number| *number >= least);
        form.update(|form| *read(form) = chosen.map(|number| number.to_string()).unwrap_or_default());
    };
    let label = move || number.get().map_or_else(|| words.id("web-wish-any"), |number| number.to_string());
    view! {
        <div class="field">
            <label for=id>{words.live(word)} ": " <output for=id>{reactive(label)}</output></label>
            <input
                id=id
                type="range"
                min=(least - 1).to_string()
                max=most.to_string()
                prop:value=reactive(move || number.get().unwrap_or(least - 1).to_string())
                aria-valuetext=reactive(label)
                on:input=handler(slide)
            />
        </div>
    }
}
