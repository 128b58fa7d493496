//! Values as text and back: each piece is preceded by its length, and only numbers are parsed.
use engine::{
    Analysis, Convention, MoveReport, NimValue, Outcome, Theorem,
    analysis::ScoreReport,
    explain::{Cell, Columns, Explanation, Step, Table},
    message::{Arg, Message},
    solve::OutOfBudget,
    theory::Standing,
};
use std::{cell::RefCell, collections::BTreeSet};

/// A value that travels between the page and its worker.
pub(crate) trait Wire: Sized {
    /// Writes it.
    fn put(&self, writer: &mut Writer);
    /// Reads it; none if the text is malformed.
    fn take(reader: &mut Reader<'_>) -> Option<Self>;
}

/// A text being written.
#[derive(Default)]
pub(crate) struct Writer(String);

impl Writer {
    /// A value as text.
    pub(crate) fn of(value: &impl Wire) -> String {
        let mut writer = Writer::default();
        value.put(&mut writer);
        writer.finish()
    }

    pub(crate) fn finish(self) -> String {
        self.0
    }

    fn piece(&mut self, text: &str) {
        self.0.push_str(&text.len().to_string());
        self.0.push(':');
        self.0.push_str(text);
    }
}

/// The rest of a text.
pub(crate) struct Reader<'t>(&'t str);

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t str) -> Reader<'t> {
        Reader(text)
    }

    fn piece(&mut self) -> Option<&'t str> {
        let (length, rest) = self.0.split_once(':')?;
        let (piece, rest) = rest.split_at_checked(length.parse().ok()?)?;
        self.0 = rest;
        Some(piece)
    }
}

impl Wire for String {
    fn put(&self, writer: &mut Writer) {
        writer.piece(self);
    }

    fn take(reader: &mut Reader<'_>) -> Option<String> {
        reader.piece().map(str::to_owned)
    }
}

/// Writes numbers and flags as they print.
macro_rules! printed {
    ($($kind:ty),*) => {$(
        impl Wire for $kind {
            fn put(&self, writer: &mut Writer) {
                writer.piece(&self.to_string());
            }

            fn take(reader: &mut Reader<'_>) -> Option<$kind> {
                reader.piece()?.parse().ok()
            }
        }
    )*};
}

printed!(bool, u8, u32, u64, u128, usize);

impl Wire for () {
    fn put(&self, _: &mut Writer) {}

    fn take(_: &mut Reader<'_>) -> Option<()> {
        Some(())
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn put(&self, writer: &mut Writer) {
        self.len().put(writer);
        self.iter().for_each(|item| item.put(writer));
    }

    fn take(reader: &mut Reader<'_>) -> Option<Vec<T>> {
        let count = usize::take(reader)?;
        (0..count).map(|_| T::take(reader)).collect()
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, writer: &mut Writer) {
        self.is_some().put(writer);
        if let Some(value) = self {
            value.put(writer);
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Option<T>> {
        if bool::take(reader)? { T::take(reader).map(Some) } else { Some(None) }
    }
}

impl<T: Wire, E: Wire> Wire for Result<T, E> {
    fn put(&self, writer: &mut Writer) {
        self.is_ok().put(writer);
        match self {
            Ok(value) => value.put(writer),
            Err(error) => error.put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Result<T, E>> {
        if bool::take(reader)? { T::take(reader).map(Ok) } else { E::take(reader).map(Err) }
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn put(&self, writer: &mut Writer) {
        self.0.put(writer);
        self.1.put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<(A, B)> {
        Some((A::take(reader)?, B::take(reader)?))
    }
}

/// Writes structures field by field, in the order in which they are listed.
macro_rules! wired {
    ($name:ty { $($field:ident),* $(,)? }) => {
        impl crate::work::Wire for $name {
            fn put(&self, writer: &mut crate::work::Writer) {
                $(self.$field.put(writer);)*
            }

            fn take(reader: &mut crate::work::Reader<'_>) -> Option<Self> {
                $(let $field = crate::work::Wire::take(reader)?;)*
                Some(Self { $($field),* })
            }
        }
    };
}
pub(crate) use wired;

/// Writes choices without data by their index in the list.
macro_rules! wired_choice {
    ($name:ident { $($choice:ident),* $(,)? }) => {
        impl crate::work::Wire for $name {
            fn put(&self, writer: &mut crate::work::Writer) {
                let all = [$($name::$choice),*];
                all.iter().position(|choice| choice == self).unwrap_or(0).put(writer);
            }

            fn take(reader: &mut crate::work::Reader<'_>) -> Option<Self> {
                let all = [$($name::$choice),*];
                all.get(<usize as crate::work::Wire>::take(reader)?).copied()
            }
        }
    };
}
pub(crate) use wired_choice;

wired_choice!(Outcome { Win, Loss, Draw });
wired_choice!(Convention { Normal, Misere });
wired_choice!(Standing { Proved, Checked, Conjectured });

wired!(Analysis {
    position,
    outcome,
    nim_value,
    remoteness,
    winning_moves,
    drawing_moves,
    complete,
    moves,
    moves_complete,
    score,
    seats,
    theorem,
    standing,
    positions,
    gave_up,
    disagreement,
});
wired!(MoveReport { mv, to, outcome, nim_value, remoteness });
wired!(ScoreReport { mine, theirs, best_moves });
wired!(Explanation { position, outcome, subject, you_move, lead, steps, theorem, standing, line, length });
wired!(Columns { rows, marked_rows, marked_column, modulus });
wired!(Table { header, rows, marked });

impl Wire for OutOfBudget {
    fn put(&self, writer: &mut Writer) {
        match *self {
            OutOfBudget::Positions(count) => (0u8, count).put(writer),
            OutOfBudget::Moves(count) => (1u8, count).put(writer),
            OutOfBudget::Memory(bytes) => (2u8, bytes).put(writer),
            OutOfBudget::Depth(count) => (3u8, count).put(writer),
            OutOfBudget::TooLarge { positions, moves } => (4u8, (positions, moves)).put(writer),
            OutOfBudget::NotSearched => 5u8.put(writer),
            OutOfBudget::Cancelled => 6u8.put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<OutOfBudget> {
        match u8::take(reader)? {
            0 => Wire::take(reader).map(OutOfBudget::Positions),
            1 => Wire::take(reader).map(OutOfBudget::Moves),
            2 => Wire::take(reader).map(OutOfBudget::Memory),
            3 => Wire::take(reader).map(OutOfBudget::Depth),
            4 => <(u128, u128)>::take(reader).map(|(positions, moves)| OutOfBudget::TooLarge { positions, moves }),
            5 => Some(OutOfBudget::NotSearched),
            6 => Some(OutOfBudget::Cancelled),
            _ => None,
        }
    }
}

impl Wire for NimValue {
    fn put(&self, writer: &mut Writer) {
        self.0.put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<NimValue> {
        u128::take(reader).map(NimValue)
    }
}

/// Interns a name for the lifetime of the page. There are few: ids and arguments of messages.
fn intern(name: &str) -> &'static str {
    thread_local! {
        static NAMES: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
    }
    NAMES.with_borrow_mut(|names| match names.get(name) {
        Some(known) => known,
        None => {
            let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
            names.insert(name);
            name
        }
    })
}

impl Wire for &'static Theorem {
    fn put(&self, writer: &mut Writer) {
        writer.piece(self.id);
        writer.piece(self.source);
    }

    fn take(reader: &mut Reader<'_>) -> Option<&'static Theorem> {
        thread_local! {
            static THEOREMS: RefCell<Vec<&'static Theorem>> = const { RefCell::new(Vec::new()) };
        }
        let theorem = Theorem { id: intern(reader.piece()?), source: intern(reader.piece()?) };
        THEOREMS.with_borrow_mut(|theorems| match theorems.iter().find(|other| ***other == theorem) {
            Some(other) => Some(*other),
            None => {
                theorems.push(Box::leak(Box::new(theorem)));
                theorems.last().copied()
            }
        })
    }
}

impl Wire for Message {
    fn put(&self, writer: &mut Writer) {
        writer.piece(self.id);
        self.args.len().put(writer);
        for (name, arg) in &self.args {
            writer.piece(name);
            arg.put(writer);
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Message> {
        let mut message = Message::new(intern(reader.piece()?));
        for _ in 0..usize::take(reader)? {
            let name = intern(reader.piece()?);
            message = message.with(name, Arg::take(reader)?);
        }
        Some(message)
    }
}

impl Wire for Arg {
    fn put(&self, writer: &mut Writer) {
        match self {
            Arg::Number(number) => (0u8, *number).put(writer),
            Arg::Text(text) => (1u8, text.clone()).put(writer),
            Arg::Message(message) => (2u8, message.clone()).put(writer),
            Arg::List(list) => (3u8, list.clone()).put(writer),
            Arg::Either(list) => (4u8, list.clone()).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Arg> {
        match u8::take(reader)? {
            0 => u128::take(reader).map(Arg::Number),
            1 => String::take(reader).map(Arg::Text),
            2 => Message::take(reader).map(Arg::Message),
            3 => Vec::take(reader).map(Arg::List),
            4 => Vec::take(reader).map(Arg::Either),
            _ => None,
        }
    }
}

impl Wire for Step {
    fn put(&self, writer: &mut Writer) {
        match self {
            Step::Say(message) => (0u8, message.clone()).put(writer),
            Step::Columns(columns) => (1u8, columns.clone()).put(writer),
            Step::Table(table) => (2u8, table.clone()).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Step> {
        match u8::take(reader)? {
            0 => Message::take(reader).map(Step::Say),
            1 => Columns::take(reader).map(Step::Columns),
            2 => Table::take(reader).map(Step::Table),
            _ => None,
        }
    }
}

impl Wire for Cell {
    fn put(&self, writer: &mut Writer) {
        match self {
            Cell::Text(text) => (0u8, text.clone()).put(writer),
            Cell::Say(message) => (1u8, message.clone()).put(writer),
            Cell::Move(mv) => (2u8, mv.clone()).put(writer),
            Cell::Position(position) => (3u8, position.clone()).put(writer),
            Cell::Outcome(outcome) => (4u8, *outcome).put(writer),
            Cell::Value(value) => (5u8, *value).put(writer),
            Cell::Remoteness(moves) => (6u8, *moves).put(writer),
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<Cell> {
        match u8::take(reader)? {
            0 => String::take(reader).map(Cell::Text),
            1 => Message::take(reader).map(Cell::Say),
            2 => String::take(reader).map(Cell::Move),
            3 => String::take(reader).map(Cell::Position),
            4 => Outcome::take(reader).map(Cell::Outcome),
            5 => u128::take(reader).map(Cell::Value),
            6 => u32::take(reader).map(Cell::Remoteness),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Question, explain, games, solve::Budget};

    fn check<T: Wire + PartialEq + std::fmt::Debug>(value: &T) {
        let text = Writer::of(value);
        let mut reader = Reader::new(&text);
        assert_eq!(T::take(&mut reader).as_ref(), Some(value), "{text}");
        assert_eq!(reader.0, "");
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert_eq!(T::take(&mut Reader::new(&text[..end])), None, "{}", &text[..end]);
        }
    }

    #[test]
    fn values_come_back_and_broken_texts_do_not() {
        check(&vec![Some("a:ž\n".to_owned()), None, Some(String::new())]);
        check(&(u128::MAX, Outcome::Draw));
        check(&Ok::<(u64, bool), Message>((7, true)));
        check(&Err::<u64, Message>(games::family("nym").err().map(|e| engine::message::Say::message(&e)).unwrap()));
    }

    /// Asserts that a value comes back.
    fn comes_back<T: Wire + PartialEq + std::fmt::Debug>(value: &T) {
        assert_eq!(T::take(&mut Reader::new(&Writer::of(value))).as_ref(), Some(value));
    }

    #[test]
    fn explanations_of_all_games_come_back() {
        for family in games::FAMILIES {
            let Some(preset) = family.presets.first() else { continue };
            let game = games::build(family.id, &games::params(family, preset.set).unwrap()).unwrap();
            let question = Question { budget: Budget::positions(2_000), move_limit: 10, ..Question::default() };
            comes_back(&explain::explain(&*game, preset.position, preset.convention, &question).unwrap());
        }
    }

    #[test]
    fn analyses_of_all_games_come_back_with_every_field() {
        let difference = Message::new("difference-at").with("position", "nim 1").with("difference", 7u64);
        let mut fields = [false; 8];
        for family in games::FAMILIES {
            for preset in family.presets {
                let game = games::build(family.id, &games::params(family, preset.set).unwrap()).unwrap();
                let question = Question { budget: Budget::positions(2_000), move_limit: 10, ..Question::default() };
                let analysis = game.analyse(preset.position, preset.convention, &question).unwrap();
                let Analysis { outcome, nim_value, remoteness, score, seats, theorem, standing, gave_up, .. } =
                    &analysis;
                let here = [
                    outcome.is_some(),
                    nim_value.is_some(),
                    remoteness.is_some(),
                    score.is_some(),
                    seats.is_some(),
                    theorem.is_some(),
                    standing.is_some(),
                    gave_up.is_some(),
                ];
                fields.iter_mut().zip(here).for_each(|(field, here)| *field |= here);
                comes_back(&analysis);
                comes_back(&Analysis { disagreement: Some(difference.clone()), ..analysis });
            }
        }
        assert_eq!(fields, [true; 8], "some field was never there");
    }

    #[test]
    fn every_reason_to_give_up_comes_back() {
        use OutOfBudget::{Cancelled, Depth, Memory, Moves, NotSearched, Positions, TooLarge};
        let too_large = TooLarge { positions: u128::MAX, moves: 7 };
        for reason in [Positions(1), Moves(u64::MAX), Memory(3), Depth(4), too_large, NotSearched, Cancelled] {
            check(&reason);
        }
        for standing in [Standing::Proved, Standing::Checked, Standing::Conjectured] {
            check(&standing);
        }
    }
}
