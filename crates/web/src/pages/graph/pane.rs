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

/// The pane. Cheap to copy: only signals.
#[derive(Clone, Copy)]
struct Pane {
    element: NodeRef<Div>,
    /// Width of the picture at its own size.
    natural: f64,
    zoom: RwSignal<f64>,
    drag: StoredValue<Drag>,
}

impl Pane {
    fn new(natural: f64) -> Pane {
        let zoom = RwSignal::new(1.0);
        let pane = Pane { element: NodeRef::new(), natural, zoom, drag: StoredValue::new(Drag::default()) };
        Effect::new(move |_| {
            pane.element.track();
            pane.fit();
        });
        pane
    }

    fn scale_by(self, factor: f64) {
        self.zoom.update(|zoom| *zoom = (*zoom * factor).clamp(LEAST, MOST));
    }

    /// Makes the whole width visible.
    fn fit(self) {
        if let Some(element) = self.element.get_untracked() {
            self.zoom.set((f64::from(element.client_width() - 8) / self.natural).clamp(LEAST, 1.0));
        }
    }

    fn on_wheel(self, event: &ev::WheelEvent) {
        if event.ctrl_key() || event.meta_key() {
            event.prevent_default();
            self.scale_by(if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP });
        }
    }

    fn on_press(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.drag.set_value(Drag { from: Some((event.client_x(), event.client_y())), has_moved: false });
        }
    }

    fn on_move(self, event: &ev::PointerEvent) {
        let Drag { from: Some((x, y)), .. } = self.drag.get_value() else { return };
        let (across, down) = (event.client_x() - x, event.client_y() - y);
        if let Some(element) = self.element.get_untracked().filter(|_| across.abs() + down.abs() > 3) {
            element.set_scroll_left(element.scroll_left() - across);
            element.set_scroll_top(element.scroll_top() - down);
            self.drag.set_value(Drag { from: Some((event.client_x(), event.client_y())), has_moved: true });
        }
    }

    fn on_release(self) {
        self.drag.update_value(|drag| drag.from = None);
    }

    /// Whether the press that ends with this click was a drag.
    fn was_dragged(self) -> bool {
        let was_dragged = self.drag.get_value().has_moved;
        self.drag.set_value(Drag::default());
        was_dragged
    }

    /// The buttons above the pane.
    fn buttons(self) -> AnyView {
        let words = Words::context();
        let button = move |sign: &'static str, id: &'static str, act: fn(Pane)| {
            view! { <button type="button" aria-label=words.live(id) title=words.live(id)
            on:click=handler(move |_| act(self))>{sign}</button> }
        };
        view! {
            <p class="doors zoom">
                {button("+", "graph-larger", |pane| pane.scale_by(STEP))}
                {button("−", "graph-smaller", |pane| pane.scale_by(1.0 / STEP))}
                {button("⤢", "graph-fit", Pane::fit)}
                <span class="soft">{words.live("graph-how")}</span>
            </p>
        }
        .into_any()
    }
}

/// The pane with its buttons.
pub(super) fn view(picture: GraphPicture, selected: RwSignal<Option<String>>) -> AnyView {
    let words = Words::context();
    let pane = Pane::new(width(&picture.svg));
    let positions = picture.positions.clone();
    let click = move |event: ev::MouseEvent| {
        let was_dragged = pane.was_dragged();
        if let Some(position) = node_position(&event, &positions).filter(|_| !was_dragged) {
            selected.set(Some(position));
        }
    };
    view! {
        {pane.buttons()}
        <div
            class="pane"
            tabindex="0"
            role="region"
            aria-label=words.live("draw-graph")
            node_ref=pane.element
            on:wheel=handler(move |event| pane.on_wheel(&event))
            on:pointerdown=handler(move |event| pane.on_press(&event))
            on:pointermove=handler(move |event| pane.on_move(&event))
            on:pointerup=handler(move |_: ev::PointerEvent| pane.on_release())
            on:pointerleave=handler(move |_: ev::PointerEvent| pane.on_release())
            on:click=handler(click)
        >
            <div class="graph" style:width=reactive(move || format!("{:.0}px", pane.natural * pane.zoom.get()))
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
