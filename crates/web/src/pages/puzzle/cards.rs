//! When each mistake comes back, saved by the browser: one on each line, `address solved due`.
use crate::storage;
use leptos::prelude::*;
use play::puzzle::{Repetition, due};

/// Storage key.
const FILE: &str = "mistake-cards";

/// The cards of the mistakes that were tried. Cheap to copy: only signals.
#[derive(Clone, Copy)]
pub(super) struct Cards(RwSignal<Vec<(String, Repetition)>>);

impl Cards {
    pub(super) fn load() -> Cards {
        Cards(RwSignal::new(read(&storage::load(FILE).unwrap_or_default())))
    }

    /// The day on which a mistake comes back; at once if it was not tried yet; tracked.
    pub(super) fn day(self, address: &str) -> u64 {
        self.get(address).due
    }

    /// Those of some mistakes that are due on a day, the longest overdue first; tracked.
    pub(super) fn due(self, addresses: Vec<String>, today: u64) -> Vec<String> {
        let cards: Vec<Repetition> = addresses.iter().map(|address| self.get(address)).collect();
        due(&cards, today).into_iter().map(|index| addresses[index].clone()).collect()
    }

    /// Saves that a mistake was tried on a day; `false` if it was solved often enough and need not come back.
    pub(super) fn repeat(self, address: &str, day: u64, right: bool) -> bool {
        let card = untrack(|| self.get(address)).after(day, right);
        self.0.update(|cards| {
            cards.retain(|(known, _)| known != address);
            if !card.is_learned() {
                cards.push((address.to_owned(), card));
            }
        });
        storage::save(FILE, &self.0.with_untracked(|cards| write(cards)));
        !card.is_learned()
    }

    fn get(self, address: &str) -> Repetition {
        let known = self.0.with(|cards| cards.iter().find(|(known, _)| known == address).map(|(_, card)| *card));
        known.unwrap_or(Repetition { solved: 0, due: 0 })
    }
}

fn write(cards: &[(String, Repetition)]) -> String {
    let line = |(address, card): &(String, Repetition)| format!("{address} {} {}\n", card.solved, card.due);
    cards.iter().map(line).collect()
}

fn read(text: &str) -> Vec<(String, Repetition)> {
    let card = |line: &str| {
        let (rest, due) = line.rsplit_once(' ')?;
        let (address, solved) = rest.rsplit_once(' ')?;
        Some((address.to_owned(), Repetition { solved: solved.parse().ok()?, due: due.parse().ok()? }))
    };
    text.lines().filter_map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_they_are_written() {
        let cards = vec![("#/puzzle/nim?position=1,3,5".to_owned(), Repetition::new(20_000).after(20_001, true))];
        assert_eq!(read(&write(&cards)), cards);
        assert_eq!(read("\nx\na b c\n"), []);
    }
}
