//! Where a visitor points on a board, and the move there: by pointer, touch or keys. Matches and other pages share it.
use super::pointer::Target;
use crate::position_ref::PositionRef;
use engine::{
    board::{Board, Touch},
    message::Message,
};
use leptos::prelude::*;
use play::{
    Picker,
    picker::{PickerMove, Press},
    slip,
};

/// A board with its legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenBoard {
    pub(crate) board: Board,
    pub(crate) picker: Picker,
}

impl OpenBoard {
    /// The board of a position; none if it cannot be pointed at.
    fn of_place(place: &PositionRef) -> Option<OpenBoard> {
        let game = place.build().ok()?;
        let (board, picker) = (game.board(&place.position).ok()?, Picker::new(&*game, &place.position).ok()?);
        picker.is_complete().then_some(OpenBoard { board, picker })
    }

    /// Points at a place.
    fn point(&mut self, (spot, piece): Target) {
        match piece {
            Some(piece) => drop(self.picker.point_piece(spot, piece, &self.board)),
            None => drop(self.picker.point(spot)),
        }
    }

    /// The pinned move, or the move pointed at.
    fn candidate(&self) -> Option<&PickerMove> {
        self.picker.complete().or(self.picker.choice())
    }
}

/// Where a visitor points. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(crate) struct Pointing {
    /// The board, while it can be pointed at.
    open: RwSignal<Option<OpenBoard>>,
    /// Whether the visitor has pointed at the board since it was opened.
    has_pointed: RwSignal<bool>,
    /// Why there is no move at the place pointed at.
    slip: RwSignal<Option<Message>>,
    /// Whether the board was last touched by a finger.
    finger: RwSignal<bool>,
    /// The place pointed at last.
    last: StoredValue<Option<Target>>,
}

impl Pointing {
    /// No board yet.
    pub(crate) fn new() -> Pointing {
        Pointing {
            open: RwSignal::new(None),
            has_pointed: RwSignal::new(false),
            slip: RwSignal::new(None),
            finger: RwSignal::new(false),
            last: StoredValue::new(None),
        }
    }

    /// The board of a position that may change.
    pub(crate) fn of_place(place: Signal<Option<PositionRef>>) -> Pointing {
        let pointing = Pointing::new();
        Effect::new(move |_| pointing.open(place.get().and_then(|place| OpenBoard::of_place(&place))));
        pointing
    }

    /// Opens a board, or closes it.
    pub(crate) fn open(self, board: Option<OpenBoard>) {
        self.hide();
        if board.is_some() || self.open.with_untracked(Option::is_some) {
            self.open.set(board);
        }
    }

    /// Reads something from the open board; tracked.
    pub(crate) fn with<T>(self, read: impl FnOnce(&OpenBoard) -> T) -> Option<T> {
        self.open.with(|open| open.as_ref().map(read))
    }

    /// Whether the board can be pointed at now.
    pub(crate) fn is_open(self) -> bool {
        self.open.with_untracked(Option::is_some)
    }

    /// Why there is no move at the place pointed at; tracked.
    pub(crate) fn slip(self) -> Option<Message> {
        self.slip.get()
    }

    /// Whether the board shows the move pointed at; tracked.
    pub(crate) fn shows_move(self) -> bool {
        self.has_pointed.get() && self.slip.with(Option::is_none)
    }

    /// Whether the visitor has pointed at the board; tracked.
    pub(crate) fn has_pointed(self) -> bool {
        self.has_pointed.get()
    }

    /// Whether the board was last pointed at by a finger; tracked.
    pub(crate) fn by_finger(self) -> bool {
        self.finger.get()
    }

    /// Sets whether the board is touched by a finger.
    pub(crate) fn set_finger(self, finger: bool) {
        if self.finger.get_untracked() != finger {
            self.finger.set(finger);
        }
    }

    /// The move shown; tracked.
    pub(crate) fn choice(self) -> Option<String> {
        let is_visible = self.shows_move();
        self.with(|open| open.candidate().filter(|_| is_visible).map(|choice| choice.mv.clone())).flatten()
    }

    /// What the move shown would do; tracked.
    pub(crate) fn preview(self) -> Vec<Touch> {
        let is_visible = self.shows_move();
        self.with(|open| if is_visible { open.picker.preview() } else { Vec::new() }).unwrap_or_default()
    }

    /// Makes the board show the move pointed at.
    pub(crate) fn reveal(self) {
        if !self.has_pointed.get_untracked() {
            self.has_pointed.set(true);
        }
    }

    /// Makes the board show no move.
    pub(crate) fn hide(self) {
        self.last.set_value(None);
        self.refuse(None);
        if self.has_pointed.get_untracked() {
            self.has_pointed.set(false);
        }
    }

    /// Sets or clears the reason why there is no move.
    fn refuse(self, slip: Option<Message>) {
        if self.slip.with_untracked(|old| *old != slip) {
            self.slip.set(slip);
        }
    }

    /// Changes what is pointed at; the closure returns whether it has changed anything.
    pub(crate) fn change(self, change: impl FnOnce(&mut Picker) -> bool) {
        if self.is_open() {
            self.reveal();
            self.refuse(None);
            self.open.maybe_update(|open| open.as_mut().is_some_and(|open| change(&mut open.picker)));
        }
    }

    /// Points at a named move.
    pub(crate) fn show(self, mv: &str) {
        self.change(|picker| {
            picker.show(mv);
            true
        });
    }

    /// Points at the next spot in a direction; `locate` returns where a spot is on the screen.
    pub(crate) fn go(self, (dx, dy): (i32, i32), locate: &dyn Fn(usize) -> Option<(i32, i32)>) {
        self.change(|picker| {
            let Some((x, y)) = locate(picker.cursor()) else { return false };
            let distance = |spot: usize| -> Option<i32> {
                let (a, b) = locate(spot).map(|(a, b)| (a.saturating_sub(x), b.saturating_sub(y)))?;
                let (ahead, aside) = if dx == 0 { (b * dy, a) } else { (a * dx, b) };
                (ahead > 0).then_some(ahead.saturating_add(aside.saturating_abs().saturating_mul(3)))
            };
            let nearest = picker.spots().into_iter().filter_map(|spot| Some((distance(spot)?, spot))).min();
            nearest.is_some_and(|(_, spot)| picker.point(spot))
        });
    }

    /// Whether a place is the one pointed at last, with its move still shown.
    pub(crate) fn is_last(self, target: Target) -> bool {
        self.last.get_value() == Some(target) && untrack(|| self.shows_move())
    }

    /// Points at a place. If there is no move, shows why; then it returns `false`.
    pub(crate) fn aim(self, target: Target) -> bool {
        if !self.is_open() {
            return false;
        }
        self.last.set_value(Some(target));
        let slip = |open: &Option<OpenBoard>| {
            let OpenBoard { board, picker } = open.as_ref()?;
            slip::of_place(picker, board, target.0, target.1)
        };
        let slip = self.open.with_untracked(slip);
        if slip.is_some() {
            self.refuse(slip);
            return false;
        }
        self.reveal();
        self.refuse(None);
        self.open.maybe_update(|open| {
            let Some(open) = open else { return false };
            let is_pinned = open.picker.pins().iter().any(|touch| touch.spot == target.0);
            let before = open.picker.aim();
            if !is_pinned {
                open.point(target);
            }
            before != open.picker.aim()
        });
        true
    }

    /// Points at a place with a finger: in a row of pins, the first one that is tapped is held, so that another one can
    /// be added.
    pub(crate) fn tap(self, target: Target) {
        if let (true, (spot, Some(pin))) = (self.aim(target), target) {
            self.open.update(|open| {
                if let Some(OpenBoard { picker, board }) = open {
                    picker.hold_pin(spot, pin, board);
                }
            });
        }
    }

    /// Presses a place; returns the move if it is clear which.
    pub(crate) fn press(self, target: Target) -> Option<String> {
        if !self.aim(target) {
            return None;
        }
        let mut press = Press::Nothing;
        self.open.update(|open| {
            if let Some(OpenBoard { picker, board }) = open {
                press = picker.press(target.0, target.1, board);
            }
        });
        if let Press::Play(mv) = press { Some(mv) } else { None }
    }

    /// The move shown, to be played; a hidden move is shown first instead.
    pub(crate) fn confirm(self) -> Option<String> {
        let choice = untrack(|| self.choice());
        if choice.is_none() {
            self.change(|_| false);
        }
        choice
    }
}
