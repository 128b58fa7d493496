//! What the rows of tables claim: the value of a part, and the reason why it has this value.
use crate::{
    claim::{index, list, number},
    numbers::{params, split_value},
    scene::Scene,
    statements,
    truth::Truth,
};
use engine::{
    Convention,
    explain::{Cell, Table},
    games,
    message::Message,
};

/// Names of parts, and messages of front ends: they claim nothing.
pub(crate) const NAMES: &[&str] = &[
    "explain-answer-over",
    "explain-heap",
    "explain-line",
    "explain-line-cut",
    "explain-others",
    "explain-theorem",
    "reason-arm-column",
    "reason-arm-row",
    "reason-circle-place",
    "reason-circle-row",
    "reason-coin",
    "reason-coin-gap",
    "reason-edge",
    "reason-exponent",
    "reason-gap",
    "reason-gap-edge",
    "reason-head",
    "reason-line",
    "reason-loops",
    "reason-part",
    "reason-star",
    "reason-star-edge",
    "reason-step",
    "reason-stretch",
];

/// Reasons in the rows of tables, evaluated by [`holds`].
pub(crate) const REASONS: &[&str] = &[
    "reason-bush-both",
    "reason-bush-carries",
    "reason-bush-loops",
    "reason-bush-tip",
    "reason-lasker-down",
    "reason-lasker-same",
    "reason-lasker-up",
    "reason-mex",
    "reason-mex-many",
    "reason-mex-none",
    "reason-octal-period",
    "reason-octal-saltus",
    "reason-remainder",
    "reason-sum-large",
    "reason-sum-small",
];

/// A row about a part: its value is what the part alone is worth, and the reason for it holds.
pub(crate) fn row(scene: &Scene, table: &Table, row: &[Cell]) -> Result<(), String> {
    let about = Row { scene, table, row };
    let claim = about.text("label-nim-value").or_else(|| about.text("label-heap-value"));
    if let (Some(claim), Some(value)) = (&claim, about.value())
        && value.to_string() != *claim
    {
        return Err(format!("{row:?}: the value is {value}"));
    }
    for cell in row {
        let Cell::Say(message) = cell else { continue };
        if NAMES.contains(&message.id) {
            continue;
        }
        match about.holds(message) {
            None => return Err(format!("no claim stands behind {message}")),
            Some(false) => return Err(format!("{row:?}: {message}")),
            Some(true) => {}
        }
    }
    Ok(())
}

/// A row of a table.
struct Row<'a> {
    scene: &'a Scene<'a>,
    table: &'a Table,
    row: &'a [Cell],
}

impl Row<'_> {
    /// The text below a label.
    fn text(&self, label: &str) -> Option<String> {
        let column = self.table.header.iter().position(|header| header.id == label)?;
        if let Cell::Text(text) = &self.row[column] { Some(text.clone()) } else { None }
    }

    fn size(&self) -> Option<u128> {
        self.text("label-size")?.parse().ok()
    }

    /// The value that the row gives.
    fn claimed_value(&self) -> Option<u128> {
        self.text("label-nim-value").or_else(|| self.text("label-heap-value"))?.parse().ok()
    }

    /// The value of the part that the row is about, computed once more.
    fn value(&self) -> Option<u128> {
        let size = || self.size().map(index);
        match self.scene.game {
            "circle" => {
                let most = index(params(self.scene).number("k").expect("k"));
                Some(split_value(&(1..=most).collect::<Vec<_>>(), size()?))
            }
            "cram" => Some(split_value(&[2], size()?)),
            "treblecross" => Some(split_value(&[3], size()?)),
            "sum" => {
                let (game, position) = self.part()?;
                Truth::new(&*game, Convention::Normal).value(&position)
            }
            "hackenbush" => None,
            _ => self.heap(self.size()?),
        }
    }

    /// The value of one heap alone.
    fn heap(&self, size: u128) -> Option<u128> {
        Truth::new(self.scene.truth.game, Convention::Normal).value(&size.to_string())
    }

    /// The game and the position of a part of a sum.
    fn part(&self) -> Option<(Box<dyn engine::AnyGame>, String)> {
        let number = self.table.rows.iter().position(|row| row == self.row)?;
        let (id, set) = statements::parts(self.scene.set).nth(number)?;
        let family = games::family(id).expect("a game");
        let game = games::build(id, &games::params(family, set).expect("parameters")).expect("a game");
        Some((game, self.text("label-position")?))
    }

    /// Whether a reason in a row holds; `None` if nothing is known about it.
    fn holds(&self, message: &Message) -> Option<bool> {
        let given = |arg| number(message, arg);
        let values = || list(message, "values").iter().map(|value| value.parse().expect("a number")).collect();
        let is_mex = |values: Vec<u128>| self.claimed_value() == (0..).find(|value| !values.contains(value));
        let carried = |values: Vec<u128>, loops: u128| {
            let sum = values.iter().fold(loops % 2, |sum, value| sum ^ value);
            self.text("label-nim-value") == Some(format!("{sum} + 1 = {}", sum + 1))
        };
        Some(match message.id {
            "reason-mex" => is_mex(values()),
            "reason-mex-none" => self.claimed_value() == Some(0),
            "reason-mex-many" => self.claimed_value() == Some(given("value")),
            "reason-remainder" => {
                let (rest, modulus) = (given("remainder"), given("modulus"));
                rest < modulus
                    && given("heap") == given("quotient") * modulus + rest
                    && self.size() == Some(given("heap"))
                    && self.text("label-remainder").or_else(|| self.text("label-nim-value")) == Some(rest.to_string())
            }
            "reason-lasker-same" => {
                self.claimed_value() == self.size() && self.size().is_some_and(|size| size % 4 % 3 != 0 || size == 0)
            }
            "reason-lasker-up" => {
                self.size().is_some_and(|size| size % 4 == 3 && self.claimed_value() == Some(size + 1))
            }
            "reason-lasker-down" => {
                self.size().is_some_and(|size| size.is_multiple_of(4) && self.claimed_value() == size.checked_sub(1))
            }
            "reason-octal-period" => self.repeats(given("same"), given("start"), given("length"), 0),
            "reason-octal-saltus" => self.repeats(given("same"), given("start"), given("length"), given("more")),
            "reason-bush-tip" => carried(Vec::new(), 0),
            "reason-bush-carries" => carried(values(), 0),
            "reason-bush-loops" => carried(Vec::new(), given("count")),
            "reason-bush-both" => carried(values(), given("count")),
            "reason-sum-large" => self.largest().is_none_or(|heap| heap > 1),
            "reason-sum-small" => self.largest().is_none_or(|heap| heap <= 1),
            _ => return None,
        })
    }

    /// Whether the size repeats the value of a smaller one, larger by `more`.
    fn repeats(&self, same: u128, start: u128, length: u128, more: u128) -> bool {
        let Some(size) = self.size() else { return false };
        let value = self.heap(same);
        same >= start
            && (size - same).is_multiple_of(length)
            && value.is_none_or(|v| self.claimed_value() == Some(v + more))
    }

    /// The largest heap of a tame part of a sum, if its heaps are known.
    fn largest(&self) -> Option<u128> {
        let number = self.table.rows.iter().position(|row| row == self.row)?;
        let (id, set) = statements::parts(self.scene.set).nth(number)?;
        let heaps = statements::heaps_of_part(id, set, &self.text("label-position")?)?;
        Some(heaps.into_iter().max().unwrap_or(0))
    }
}
