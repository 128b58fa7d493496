//! Outcomes in misère play. Parts do not add up there, so what is remembered are whole lists of parts.
use super::{Budget, Meter, OutOfBudget, Part, Parts, Sum};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Parts in order: what is remembered of a position.
type Key = SmallVec<[Part; 3]>;

/// A search with its memory, for positions of one game.
#[derive(Debug)]
pub(crate) struct MisereSearch {
    /// Whether the player to move wins.
    known: FxHashMap<Key, bool>,
    meter: Meter,
}

/// A position while its options are looked at.
struct Frame {
    key: Key,
    /// The options that are not known yet, the most promising last.
    options: Vec<(u32, Key)>,
}

/// Bytes that an entry costs: a hash table may be only seven sixteenths full.
const ENTRY: usize = (size_of::<(Key, bool)>() + 1) * 16 / 7;

impl MisereSearch {
    /// Starts with an empty memory.
    pub(crate) fn new(budget: Budget) -> MisereSearch {
        MisereSearch { known: FxHashMap::default(), meter: Meter::new(budget) }
    }

    /// Number of solved positions.
    pub(crate) fn positions(&self) -> usize {
        self.known.len()
    }

    /// Whether the player to move wins. The rules show every part, also those that a formula knows in normal play.
    pub(crate) fn wins<P>(&mut self, rules: &dyn Parts<P>, sum: &Sum) -> Result<bool, OutOfBudget> {
        let root = in_order(rules, sum.iter().copied());
        if let Some(&wins) = self.known.get(&root) {
            return Ok(wins);
        }
        let mut frames: Vec<Frame> = Vec::new();
        let mut answer = self.open(rules, root, &mut frames)?;
        loop {
            if let Some(wins) = answer {
                let Some(frame) = frames.last() else { return Ok(wins) };
                // The player to move wins by leaving a lost position.
                answer = if wins { None } else { Some(true) };
                if answer.is_some() {
                    let key = frame.key.clone();
                    frames.pop();
                    self.learn(key, true)?;
                    continue;
                }
            }
            let frame = frames.last_mut().expect("there is no answer yet");
            let Some((_, option)) = frame.options.pop() else {
                let key = std::mem::take(&mut frame.key);
                frames.pop();
                self.learn(key, false)?;
                answer = Some(false);
                continue;
            };
            answer = match self.known.get(&option) {
                Some(&wins) => Some(wins),
                None => {
                    self.meter.depth(frames.len())?;
                    self.open(rules, option, &mut frames)?
                }
            };
        }
    }

    fn learn(&mut self, key: Key, wins: bool) -> Result<(), OutOfBudget> {
        self.meter.store(ENTRY + if key.spilled() { key.capacity() * size_of::<Part>() } else { 0 })?;
        self.known.insert(key, wins);
        Ok(())
    }

    /// Lists the options of a position that are not known, or answers if one of the others wins.
    fn open<P>(
        &mut self,
        rules: &dyn Parts<P>,
        key: Key,
        frames: &mut Vec<Frame>,
    ) -> Result<Option<bool>, OutOfBudget> {
        self.meter.position(0)?;
        // Who has no move wins.
        if key.is_empty() {
            self.learn(key, true)?;
            return Ok(Some(true));
        }
        let mut options: Vec<(u32, Key)> = Vec::new();
        let (mut wins, mut result) = (false, Ok(()));
        for (i, &part) in key.iter().enumerate() {
            if i > 0 && key[i - 1] == part {
                continue;
            }
            let others = || key[..i].iter().chain(&key[i + 1..]).copied();
            rules.options(part, &mut |parts, _, rank| {
                result = self.meter.mv();
                let option = in_order(rules, others().chain(parts.iter().copied()));
                match self.known.get(&option) {
                    Some(true) => {}
                    Some(false) => wins = true,
                    None => {
                        let rank = parts.iter().fold(rank, |rank, &part| rank.saturating_add(rules.weight(part)));
                        options.push((rank, option));
                    }
                }
                result.is_ok() && !wins
            });
            result?;
            if wins {
                self.learn(key, true)?;
                return Ok(Some(true));
            }
        }
        options.sort_unstable_by(|a, b| b.cmp(a));
        options.dedup();
        frames.push(Frame { key, options });
        Ok(None)
    }
}

/// Parts in order; two parts of a single move each cancel each other, in misère play too.
fn in_order<P>(rules: &dyn Parts<P>, parts: impl Iterator<Item = Part>) -> Key {
    let (mut key, mut singles) = (Key::new(), Key::new());
    for part in parts {
        if !rules.is_single(part) {
            key.push(part);
        } else if singles.pop().is_none() {
            singles.push(part);
        }
    }
    key.append(&mut singles);
    key.sort_unstable();
    key
}
