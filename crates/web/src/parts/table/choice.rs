//! The move being chosen: in words, by a slider over all moves at one place, by buttons, or typed.
use crate::{
    html,
    match_session::MatchSession,
    parts::board::pointing::{OpenBoard, Pointing},
    reactive::{dyn_view, handler, reactive},
    words::Words,
};
use engine::{
    Outcome,
    board::{Change, Piece, Shape},
};
use leptos::prelude::*;

/// Maximum number of moves at one place that are shown as buttons.
const BUTTONS: usize = 10;

/// The move being chosen.
#[component]
pub(crate) fn ChoiceView(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let pointing = session.pointing();
    let is_holding = move || pointing.with(|open| open.picker.is_holding()).unwrap_or(false);
    let can_play = move || session.is_yours() && session.chosen_words().is_some();
    // The button says what it does.
    let label = move || match session.chosen_words() {
        Some((_, description)) => capital(&description.replace('`', "")),
        None => words.id("web-play-move"),
    };
    let play = move |_| session.play_choice();
    let cancel = move |_| pointing.change(play::Picker::release);
    view! {
        <div class="choice" class:can-point=reactive(move || pointing.with(|_| ()).is_some())
            hidden=reactive(move || !session.is_yours())>
            <div class="row">
                <button class="main" id="play-move" disabled=reactive(move || !can_play()) on:click=handler(play)>
                    {reactive(label)}
                </button>
                <button id="cancel-move" hidden=reactive(move || !is_holding())
                    on:click=handler(cancel)>{words.live("web-cancel")}</button>
                <p id="chosen-move" class="chosen" aria-live="polite">{dyn_view(move || choice_words(session))}</p>
                <TypedMove session />
            </div>
            {dyn_view(move || slider(session))}
        </div>
    }
}

/// A text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The notation of the move, with the coach's verdict, and how a finger plays it; before, what can be done here.
fn choice_words(session: MatchSession) -> AnyView {
    let words = Words::context();
    if let Some(slip) = refusal(session) {
        return slip;
    }
    let Some((mv, _)) = session.chosen_words() else {
        let id = session.pointing().with(verb).unwrap_or("web-too-many-moves");
        return view! { <span class="soft">{words.id(id)}</span> }.into_any();
    };
    let verdict = session.coach_analysis().and_then(|facts| {
        let fact = facts.moves.iter().find(|fact| fact.mv == mv)?;
        Some(verdict(fact.outcome?))
    });
    let is_row = |open: &OpenBoard| open.picker.is_holding() && open.board.spots.iter().any(|s| s.piece == Piece::Pin);
    let held = session.pointing().with(is_row).unwrap_or(false).then(|| words.id("web-pins-held"));
    view! { <code>{mv}</code> " " {verdict} {confirmation(session)} " " {held} }.into_any()
}

/// What moves do on a board: the id of a sentence.
fn verb(open: &OpenBoard) -> &'static str {
    let touch = open.picker.choices().first().and_then(|choice| choice.touches.first());
    let Some(touch) = touch else { return "web-verb-move" };
    let spot = open.board.spot(touch.spot);
    let (piece, count) = spot.map_or((Piece::Nothing, 0), |spot| (spot.piece, spot.count));
    match (touch.change, piece) {
        (_, Piece::Pin) => "web-verb-pins",
        (Change::Cut { .. }, _) => "web-verb-split",
        (Change::Turn, _) => "web-verb-turn",
        (Change::Place(Piece::Domino), _) => "web-verb-domino",
        (Change::Place(Piece::Cross), _) => "web-verb-cross",
        (Change::Place(_), _) => "web-verb-stone",
        (Change::Put { .. }, _) if matches!(open.board.shape, Shape::Counter { .. }) => "web-verb-count",
        (Change::Put { .. }, _) => "web-verb-put",
        (Change::Leave { .. }, Piece::Queen) => "web-verb-queen",
        (Change::Leave { .. }, Piece::Here) => "web-verb-token",
        (Change::Leave { .. }, Piece::White | Piece::Black) => "web-verb-piece",
        (Change::Leave { .. }, Piece::Token) => "web-verb-stairs",
        (Change::Leave { .. }, _) => "web-verb-coin",
        (Change::Take { .. }, Piece::Square | Piece::Poison) => "web-verb-bite",
        (Change::Take { .. }, Piece::Line) if count == 1 => "web-verb-cut",
        (Change::Take { .. }, _) if open.board.shape == Shape::Factors => "web-verb-divide",
        (Change::Take { .. }, _) => "web-verb-take",
        (Change::Arrive { .. }, _) => "web-verb-move",
    }
}

/// Why there is no move at the place pointed at, and the rule in one sentence.
pub(crate) fn refusal(session: MatchSession) -> Option<AnyView> {
    let words = Words::context();
    let slip = session.pointing().slip()?;
    let game = session.with(|table| table.game.deal().game)?;
    let rule = words.summary(game);
    Some(view! { {html::line(&words.say(&slip))} " " <span class="soft">{html::line(&rule)}</span> }.into_any())
}

/// How a finger plays the move that it has pointed at.
pub(crate) fn confirmation(session: MatchSession) -> Option<AnyView> {
    let words = Words::context();
    session.pointing().by_finger().then(|| view! { " " <strong>{words.id("web-tap-again")}</strong> }.into_any())
}

/// What a move means for the player who makes it, given the outcome of the position it leads to: a sign and a word.
pub(super) fn verdict(outcome: Outcome) -> AnyView {
    let words = Words::context();
    let (class, sign, id) = match outcome {
        Outcome::Loss => ("good", "✓", "web-move-wins"),
        Outcome::Win => ("bad", "✗", "web-move-loses"),
        Outcome::Draw => ("even", "=", "web-move-draws"),
    };
    view! { <span class=format!("verdict {class}")>{sign} " " {words.id(id)}</span> }.into_any()
}

/// All moves at the place pointed at: buttons if they are few, otherwise a slider.
fn slider(session: MatchSession) -> AnyView {
    let pointing = session.pointing();
    let (moves, pick, is_counter) = pointing
        .with(|open| {
            let (choices, pick) = open.picker.here();
            let moves: Vec<String> = choices.iter().map(|choice| choice.mv.clone()).collect();
            // A counter has nothing to point at, so its moves are always there.
            (moves, pick, open.board.len() == 1)
        })
        .unwrap_or_default();
    match moves.len() {
        _ if !is_counter && pointing.choice().is_none() => ().into_any(),
        2..=BUTTONS => buttons(pointing, moves, pick),
        0..2 => ().into_any(),
        count => range(pointing, count, pick),
    }
}

/// Chooses one of the moves at the place pointed at.
fn choose(pointing: Pointing, index: usize) {
    pointing.change(|picker| {
        picker.choose(index);
        true
    });
}

fn buttons(pointing: Pointing, moves: Vec<String>, pick: usize) -> AnyView {
    let words = Words::context();
    let button = |(index, mv): (usize, String)| {
        let pressed = (index == pick).to_string();
        view! {
            <button class="small" aria-pressed=pressed on:click=handler(move |_| choose(pointing, index))>{mv}</button>
        }
    };
    let buttons = moves.into_iter().enumerate().map(button).collect_view();
    view! { <div class="row moves" role="group" aria-label=words.id("web-moves-here")>{buttons}</div> }.into_any()
}

fn range(pointing: Pointing, count: usize, pick: usize) -> AnyView {
    let words = Words::context();
    let slide = move |event| choose(pointing, event_target_value(&event).parse().unwrap_or(0));
    view! {
        <input
            type="range"
            min="0"
            max=(count - 1).to_string()
            prop:value=pick.to_string()
            aria-label=words.id("web-moves-here")
            on:input=handler(slide)
        />
    }
    .into_any()
}

/// A move typed in the notation of the rules.
#[component]
fn TypedMove(session: MatchSession) -> impl IntoView {
    let words = Words::context();
    let input = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !input.with_untracked(|text| text.trim().is_empty()) && session.play(&input.get_untracked()) {
            input.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=handler(submit)>
            <input
                type="text"
                id="typed-move"
                autocomplete="off"
                spellcheck="false"
                aria-label=words.live("web-type-move")
                placeholder=words.live("web-type-move")
                prop:value=input
                on:input=handler(move |event| input.set(event_target_value(&event)))
            />
        </form>
    }
}
