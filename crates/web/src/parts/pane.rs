//! A drawing in a pane: it scales to the view, as far as its words stay legible; larger and smaller by buttons, keys or
//! wheel, moved by dragging, scrolling and arrow keys.
use crate::{
    reactive::{handler, reactive},
    words::Words,
};
use leptos::{ev, html::Div, prelude::*};

/// Factor of one zoom step.
const STEP: f64 = 1.25;
const LEAST: f64 = 0.2;
const MOST: f64 = 8.0;

/// The smallest scale at which the words of a drawing are legible.
const LEGIBLE: f64 = 0.7;

/// What of a drawing that is wider than its pane is in view at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    Left,
    Middle,
}

/// A drag in progress: where the pointer was, and whether it has moved too far for a click.
#[derive(Clone, Copy, Default)]
struct Drag {
    from: Option<(i32, i32)>,
    has_moved: bool,
}

/// How large a drawing is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Zoom {
    /// The factor by which it is larger than it was at first.
    factor: f64,
    /// Whether it begins no smaller than legible; otherwise its whole width is in view.
    legible: bool,
}

impl Zoom {
    const FIRST: Zoom = Zoom { factor: 1.0, legible: true };
    const WHOLE: Zoom = Zoom { factor: 1.0, legible: false };

    fn by(self, factor: f64) -> Zoom {
        Zoom { factor: (self.factor * factor).clamp(LEAST, MOST), ..self }
    }

    /// The width of a drawing in a pane; `natural` is its own width. The style sheet does the measuring, so that a
    /// drawing fits whenever the window changes.
    fn width(self, natural: f64) -> String {
        let fit = format!("min({natural:.0}px, 100%)");
        let first = if self.legible { format!("max({fit}, {:.0}px)", natural * LEGIBLE) } else { fit };
        format!("calc({first} * {:.3})", self.factor)
    }
}

/// The width that a picture declares.
fn natural_width(svg: &str) -> f64 {
    let attribute = svg.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"'));
    attribute.and_then(|(number, _)| number.parse().ok()).unwrap_or(800.0)
}

/// The pane. Cheap to copy: only signals.
#[derive(Clone, Copy)]
struct Pane {
    element: NodeRef<Div>,
    zoom: RwSignal<Zoom>,
    drag: StoredValue<Drag>,
}

impl Pane {
    fn new(start: Start) -> Pane {
        let pane =
            Pane { element: NodeRef::new(), zoom: RwSignal::new(Zoom::FIRST), drag: StoredValue::new(Drag::default()) };
        Effect::new(move |_| {
            if pane.element.get().is_some() && start == Start::Middle {
                request_animation_frame(move || pane.centre());
            }
        });
        pane
    }

    /// Brings the middle of a wide drawing into view.
    fn centre(self) {
        if let Some(element) = self.element.try_get_untracked().flatten() {
            element.set_scroll_left((element.scroll_width() - element.client_width()) / 2);
        }
    }

    fn scale_by(self, factor: f64) {
        self.zoom.update(|zoom| *zoom = zoom.by(factor));
    }

    fn larger(self) {
        self.scale_by(STEP);
    }

    fn smaller(self) {
        self.scale_by(1.0 / STEP);
    }

    /// Makes the whole width visible.
    fn fit(self) {
        self.zoom.set(Zoom::WHOLE);
    }

    fn on_key(self, event: &ev::KeyboardEvent) {
        match event.key().as_str() {
            "+" | "=" => self.larger(),
            "-" => self.smaller(),
            "0" => self.fit(),
            _ => return,
        }
        event.prevent_default();
    }

    fn on_wheel(self, event: &ev::WheelEvent) {
        if event.ctrl_key() || event.meta_key() {
            event.prevent_default();
            if event.delta_y() < 0.0 { self.larger() } else { self.smaller() }
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

    /// The buttons above the pane, and a sentence about what else can be done.
    fn buttons(self, how: &'static str) -> AnyView {
        let words = Words::context();
        let button = move |sign: &'static str, id: &'static str, act: fn(Pane)| {
            view! { <button type="button" class="small" aria-label=words.live(id) title=words.live(id)
            on:click=handler(move |_| act(self))>{sign}</button> }
        };
        view! {
            <p class="doors zoom">
                {button("+", "graph-larger", Pane::larger)}
                {button("−", "graph-smaller", Pane::smaller)}
                {button("⤢", "graph-fit", Pane::fit)}
                <span class="soft">{words.live(how)}</span>
            </p>
        }
        .into_any()
    }
}

/// A drawing in a pane with its buttons; `name` is the id of what screen readers call it, `how` that of the sentence
/// beside the buttons, and `on_click` gets the clicks that are no drags.
pub(crate) fn view(
    svg: String,
    (name, how): (&'static str, &'static str),
    start: Start,
    on_click: Callback<ev::MouseEvent>,
) -> AnyView {
    let (words, pane, natural) = (Words::context(), Pane::new(start), natural_width(&svg));
    let click = move |event: ev::MouseEvent| {
        if !pane.was_dragged() {
            on_click.run(event);
        }
    };
    view! {
        {pane.buttons(how)}
        <div
            class="pane"
            tabindex="0"
            role="region"
            aria-label=words.live(name)
            node_ref=pane.element
            on:keydown=handler(move |event| pane.on_key(&event))
            on:wheel=handler(move |event| pane.on_wheel(&event))
            on:pointerdown=handler(move |event| pane.on_press(&event))
            on:pointermove=handler(move |event| pane.on_move(&event))
            on:pointerup=handler(move |_: ev::PointerEvent| pane.on_release())
            on:pointerleave=handler(move |_: ev::PointerEvent| pane.on_release())
            on:click=handler(click)
        >
            <div class="graph" style:width=reactive(move || pane.zoom.get().width(natural)) inner_html=svg></div>
        </div>
    }
    .into_any()
}

/// A drawing in a pane, only to look at.
pub(crate) fn picture(svg: String, name: &'static str) -> AnyView {
    view(svg, (name, "pane-how"), Start::Left, Callback::new(|_| {}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_says_how_wide_it_is() {
        assert_eq!(natural_width("<svg viewBox=\"0 0 5 5\" width=\"640\" height=\"5\">"), 640.0);
        assert_eq!(natural_width(""), 800.0);
    }

    #[test]
    fn a_drawing_fits_as_far_as_it_is_legible() {
        assert_eq!(Zoom::FIRST.width(1000.0), "calc(max(min(1000px, 100%), 700px) * 1.000)");
        assert_eq!(Zoom::WHOLE.by(2.0).width(1000.0), "calc(min(1000px, 100%) * 2.000)");
        assert_eq!((Zoom::FIRST.by(1e9).factor, Zoom::FIRST.by(0.0).factor), (MOST, LEAST));
    }
}
