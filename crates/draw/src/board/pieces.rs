//! Single pieces, each around a middle point.
use super::{By, Look};
use crate::svg::{Num, Pen};
use engine::board::Piece;

/// How large one token is, with the space around it.
pub(super) fn token_size(piece: Piece, look: Look) -> (f64, f64) {
    match (piece, look) {
        (Piece::Candy, _) => (30.0, 20.0),
        (Piece::Pin, _) => (22.0, 50.0),
        (Piece::Coin, _) | (_, Look::Coins) => (30.0, 9.0),
        (_, Look::Bars) => (40.0, 15.0),
        (_, Look::Sticks) => (11.0, 50.0),
        (_, Look::Balls) => (20.0, 20.0),
    }
}

/// A token of a heap.
pub(super) fn token(pen: &mut Pen, piece: Piece, look: Look, (x, y): (f64, f64), extra: &str) {
    match (piece, look) {
        (Piece::Candy, _) => candy(pen, (x, y), extra),
        (Piece::Pin, _) => pin(pen, (x, y), extra),
        (Piece::Coin, _) | (_, Look::Coins) => {
            pen.rect(&format!("bar{extra}"), (x - 13.0, y - 4.0), (26.0, 8.0), 3.0);
            pen.rect("shine", (x - 9.0, y - 2.2), (18.0, 1.6), 0.8);
        }
        (_, Look::Bars) => {
            let points = [(x - 14.0, y - 6.0), (x + 14.0, y - 6.0), (x + 18.5, y + 6.0), (x - 18.5, y + 6.0)];
            pen.polygon(&format!("bar{extra}"), &points);
            pen.polygon("shine", &[(x - 12.5, y - 4.2), (x + 8.0, y - 4.2), (x + 8.5, y - 2.0), (x - 13.3, y - 2.0)]);
        }
        (_, Look::Sticks) => {
            pen.rect(&format!("stick{extra}"), (x - 2.4, y - 20.0), (4.8, 42.0), 2.0);
            pen.ellipse("tip", (x, y - 19.0), (3.6, 4.6));
        }
        (_, Look::Balls) => {
            pen.circle(&format!("ball{extra}"), (x, y), 8.6);
            pen.circle("gleam", (x - 2.6, y - 2.8), 2.4);
        }
    }
}

fn candy(pen: &mut Pen, (x, y): (f64, f64), extra: &str) {
    let class = format!("candy{extra}");
    for side in [-1.0, 1.0] {
        pen.polygon(&class, &[(x + side * 7.0, y), (x + side * 14.0, y - 6.0), (x + side * 14.0, y + 6.0)]);
    }
    pen.ellipse(&class, (x, y), (8.5, 7.0));
    pen.ellipse("gleam", (x - 2.5, y - 2.5), (2.6, 1.8));
}

/// A pin, with the place around it at which it is pressed.
fn pin(pen: &mut Pen, (x, y): (f64, f64), extra: &str) {
    const SIDES: &str = "c4 0 5.2 4 4 8c-.8 3-.8 5 .6 8c2.6 5 4.2 9 3.4 15c-.6 4.6-2.2 8-4 10h-8c-1.8-2-3.4-5.4-4-10\
        c-.8-6 .8-10 3.4-15c1.4-3 1.4-5 .6-8c-1.2-4 0-8 4-8z";
    pen.rect("target", (x - 11.0, y - 25.0), (22.0, 50.0), 0.0);
    pen.path(&format!("pin{extra}"), &format!("M{} {}{SIDES}", Num(x), Num(y - 22.0)));
    pen.path("pin-band", &format!("M{} {}h7.6", Num(x - 3.8), Num(y - 10.0)));
}

/// A stroke through what is taken: one way for one player, the other way for the other.
pub(super) fn stroke(pen: &mut Pen, by: By, (x, y): (f64, f64), (width, height): (f64, f64)) {
    let (dx, dy) = (width / 2.0 - 1.0, (height / 2.0 - 1.0).max(5.0));
    match by {
        By::Mine => pen.line(by.class(), (x - dx, y + dy), (x + dx, y - dy)),
        By::Theirs => pen.line(by.class(), (x - dx, y - dy), (x + dx, y + dy)),
    }
}

/// A piece on a square or cell of some size.
pub(super) fn on_square(pen: &mut Pen, piece: Piece, (x, y): (f64, f64), size: f64, extra: &str) {
    let part = |share: f64| size * share;
    match piece {
        Piece::Nothing => {}
        Piece::Queen => queen(pen, (x, y), part(0.9), extra),
        Piece::White => pen.circle(&format!("white{extra}"), (x, y), part(0.34)),
        Piece::Black => pen.circle(&format!("black{extra}"), (x, y), part(0.34)),
        Piece::Cross => {
            let far = part(0.26);
            pen.path(
                &format!("cross{extra}"),
                &format!(
                    "M{} {}l{} {}m0 {}l{} {}",
                    Num(x - far),
                    Num(y - far),
                    Num(2.0 * far),
                    Num(2.0 * far),
                    Num(-2.0 * far),
                    Num(-2.0 * far),
                    Num(2.0 * far)
                ),
            );
        }
        Piece::Heads | Piece::Tails | Piece::Coin | Piece::Token => coin(pen, piece, (x, y), part(0.36), extra),
        Piece::Square => {
            pen.rect(&format!("cocoa{extra}"), (x - part(0.48), y - part(0.48)), (part(0.96), part(0.96)), part(0.1));
            pen.rect("cocoa-groove", (x - part(0.32), y - part(0.32)), (part(0.64), part(0.64)), part(0.06));
        }
        Piece::Poison => {
            pen.rect(&format!("poison{extra}"), (x - part(0.48), y - part(0.48)), (part(0.96), part(0.96)), part(0.1));
            pen.middle_text("skull", (x, y), part(0.62), "☠");
        }
        Piece::Domino => {
            pen.rect(&format!("domino{extra}"), (x - part(0.46), y - part(0.46)), (part(0.92), part(0.92)), part(0.12));
            pen.circle("pip", (x, y), part(0.09));
        }
        Piece::Candy => candy(pen, (x, y), extra),
        Piece::Pin => pin(pen, (x, y), extra),
        Piece::Point | Piece::Ground | Piece::Line => pen.circle(&format!("point{extra}"), (x, y), part(0.2)),
        Piece::Here => pen.circle(&format!("here{extra}"), (x, y), part(0.3)),
    }
}

fn coin(pen: &mut Pen, piece: Piece, (x, y): (f64, f64), radius: f64, extra: &str) {
    pen.circle(&format!("coin{extra}"), (x, y), radius);
    pen.circle("coin-rim", (x, y), radius * 0.78);
    match piece {
        // A crown for the head; the tail stays plain.
        Piece::Heads => {
            let (w, h) = (radius * 0.5, radius * 0.4);
            let crown = [(-w, h), (-w, -h), (-w / 2.0, 0.0), (0.0, -h), (w / 2.0, 0.0), (w, -h), (w, h)];
            pen.polygon("coin-face", &crown.map(|(dx, dy)| (x + dx, y + dy)));
        }
        Piece::Tails => pen.text("coin-face", (x, y + radius * 0.42), radius * 1.1, crate::svg::Anchor::Middle, "1"),
        _ => {}
    }
}

/// A chess queen.
fn queen(pen: &mut Pen, (x, y): (f64, f64), size: f64, extra: &str) {
    let at = |px: f64, py: f64| (x + (px - 50.0) * size / 100.0, y + (py - 50.0) * size / 100.0);
    let class = format!("queen{extra}");
    let crown = [
        (22.0, 74.0),
        (14.0, 32.0),
        (30.0, 56.0),
        (34.0, 24.0),
        (44.0, 54.0),
        (50.0, 20.0),
        (56.0, 54.0),
        (66.0, 24.0),
        (70.0, 56.0),
        (86.0, 32.0),
        (78.0, 74.0),
    ];
    pen.polygon(&class, &crown.map(|(px, py)| at(px, py)));
    for (px, py) in [(14.0, 29.0), (34.0, 20.0), (50.0, 16.0), (66.0, 20.0), (86.0, 29.0)] {
        pen.circle(&class, at(px, py), size * 0.055);
    }
    let (left, top) = at(20.0, 76.0);
    pen.rect(&class, (left, top), (size * 0.6, size * 0.1), 2.0);
}
