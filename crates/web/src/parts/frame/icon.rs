//! Icons: lines on a square of 24, in the colour of the text. Each stands beside a word or has one for screen readers.
use leptos::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Play,
    Learn,
    Puzzles,
    Lab,
    People,
    Search,
    Shade,
    Account,
}

impl Icon {
    /// The lines.
    const fn path(self) -> &'static str {
        match self {
            // Three gold bars.
            Icon::Play => "M9 5h6l2 5H7zM4.5 13h6l2 5h-10zM13.5 13h6l2 5h-10z",
            // An open book.
            Icon::Learn => {
                "M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13"
            }
            // A target.
            Icon::Puzzles => {
                "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h.01"
            }
            // A flask.
            Icon::Lab => {
                "M9.5 3.5h5M10.5 3.5v6l-5.5 9a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2l-5.5-9v-6M7.5 15h9"
            }
            // Two heads.
            Icon::People => {
                "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.5-4 3-6 6.5-6s6 2 6.5 6 \
                 M16 5a3.2 3.2 0 0 1 0 6.2M17.5 13.8c2.3.6 3.7 2.5 4 5.7"
            }
            // A magnifying glass.
            Icon::Search => "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5",
            // A circle, half of it dark.
            Icon::Shade => "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 7h3.5M12 10h7M12 13h7.5M12 16h5.5",
            // A head.
            Icon::Account => "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-4.2 3.4-6 7.5-6s6.9 1.8 7.5 6",
        }
    }

    /// The icon as an element that screen readers skip.
    pub(crate) fn view(self) -> AnyView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d=self.path() />
            </svg>
        }
        .into_any()
    }
}
