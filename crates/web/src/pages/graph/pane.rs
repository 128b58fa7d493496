//! The graph in a pane: larger and smaller by buttons, wheel or keys, moved by dragging.
use super::node_position;
use crate::{
    reactive::{handler, reactive},
    words::Words,
    work::graph::GraphPicture,
};
use leptos::{ev, html::Div, prelude::*};

/// Factor of one zoom step.
const STEP: f64 = 1.25;
const LEAST: f64 = 0.1;
const MOST: f64 = 6.0;

/// A drag in progress: where the pointer was, and whether it has moved too far for a click.
#[derive(Clone, Copy, Default)]
struct Drag {
    from: Option<(i32, i32)>,
    has_moved: bool,
}

/// The width that a picture declares.
fn width(svg: &str) -> f64 {
    let attribute = svg.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"'));
    attribute.and_then(|(number, _)| number.parse().ok()).unwrap_or(800.0)
}

/// The pane with its buttons.
pub(super) fn view(picture: GraphPicture, selected: RwSignal<Option<String>>) -> AnyView {
    let words = Words::context();
    let pane = NodeRef::<Div>::new();
    let natural = width(&picture.svg);
    let zoom = RwSignal::new(1.0_f64);
    let drag = StoredValue::new(Drag::default());
    let scale_by = move |factor: f64| zoom.update(|zoom| *zoom = (*zoom * factor).clamp(LEAST, MOST));
    let fit = move || {
        if let Some(pane) = pane.get_untracked() {
            zoom.set((f64::from(pane.client_width() - 8) / natural).clamp(LEAST, 1.0));
        }
    };
    Effect::new(move |_| {
        pane.track();
        fit();
    });
    let wheel = move |event: ev::WheelEvent| {
        if event.ctrl_key() || event.meta_key() {
            event.prevent_default();
            scale_by(if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP });
        }
    };
    let on_move = move |event: ev::PointerEvent| {
        let Drag { from: Some((x, y)), .. } = drag.get_value() else { return };
        let (across, down) = (event.client_x() - x, event.client_y() - y);
        if let Some(pane) = pane.get_untracked().filter(|_| across.abs() + down.abs() > 3) {
            pane.set_scroll_left(pane.scroll_left() - across);
            pane.set_scroll_top(pane.scroll_top() - down);
            drag.set_value(Drag { from: Some((event.client_x(), event.client_y())), has_moved: true });
        }
    };
    let on_release = move |_| drag.update_value(|drag| drag.from = None);
    let positions = picture.positions.clone();
    let click = move |event: ev::MouseEvent| {
        let was_dragged = drag.get_value().has_moved;
        drag.set_value(Drag::default());
        if let Some(position) = node_position(&event, &positions).filter(|_| !was_dragged) {
            selected.set(Some(position));
        }
    };
    let on_press = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            drag.set_value(Drag { from: Some((event.client_x(), event.client_y())), has_moved: false });
        }
    };
    let button = move |sign: &'static str, id: &'static str, act: Callback<()>| {
        view! { <button type="button" aria-label=words.live(id) title=words.live(id)
        on:click=handler(move |_| act.run(()))>{sign}</button> }
    };
    view! {
        <p class="doors zoom">
            {button("+", "graph-larger", Callback::new(move |()| scale_by(STEP)))}
            {button("−", "graph-smaller", Callback::new(move |()| scale_by(1.0 / STEP)))}
            {button("⤢", "graph-fit", Callback::new(move |()| fit()))}
            <span class="soft">{words.live("graph-how")}</span>
        </p>
        <div
            class="pane"
            tabindex="0"
            role="region"
            aria-label=words.live("draw-graph")
            node_ref=pane
            on:wheel=handler(wheel)
            on:pointerdown=handler(on_press)
            on:pointermove=handler(on_move)
            on:pointerup=handler(on_release)
            on:pointerleave=handler(on_release)
            on:click=handler(click)
        >
            <div class="graph" style:width=reactive(move || format!("{:.0}px", natural * zoom.get()))
                inner_html=picture.svg></div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_says_how_wide_it_is() {
        assert_eq!(width("<svg viewBox=\"0 0 5 5\" width=\"640\" height=\"5\">"), 640.0);
        assert_eq!(width(""), 800.0);
    }
}
