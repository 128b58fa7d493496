//! The search for the value of a part. It has its own stack, so depth costs memory and never the thread's stack.
use super::{Budget, Fact, Meter, OutOfBudget, Part, Parts, Sum, table::Table};

/// A search with its memory, for parts of one game.
#[derive(Debug)]
pub(crate) struct PartSearch {
    table: Table,
    meter: Meter,
    frames: Vec<Frame>,
    options: Vec<Choice>,
    parts: Vec<Part>,
}

/// What is asked about a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Whether this is its value.
    Is(u8),
    /// What its value is.
    Value,
}

/// A part about which something is asked, while its options are looked at.
#[derive(Debug)]
struct Frame {
    part: Part,
    question: Question,
    /// Values that options have.
    found: u64,
    /// Values that no option has.
    absent: u64,
    /// The value that is looked for among the options, and the option that comes next.
    target: u8,
    next: usize,
    /// Where the options of this part begin, and their parts.
    first_option: usize,
    first_part: usize,
    /// Number of positions searched before.
    before: usize,
}

/// An option whose value is not known: its parts of unknown value, the weightiest first, and the sum of the others.
#[derive(Clone, Copy, Debug)]
struct Choice {
    rank: u32,
    /// The rank for the value that is looked for.
    order: u32,
    first: u32,
    parts: u8,
    value: u8,
}

/// What a look at a part leads to.
enum Step {
    /// Its value, or `None` if it is not the value in question.
    Answer(Option<u8>),
    /// Its options must be looked at.
    Opened,
}

impl PartSearch {
    /// Starts with an empty memory.
    pub(crate) fn new(budget: Budget) -> PartSearch {
        let table = Table::new(budget.memory);
        PartSearch { table, meter: Meter::new(budget), frames: Vec::new(), options: Vec::new(), parts: Vec::new() }
    }

    /// Number of times that the options of a part were looked at.
    pub(crate) fn positions(&self) -> usize {
        self.meter.positions
    }

    /// Number of times that options may still be looked at.
    pub(crate) fn positions_left(&self) -> usize {
        self.meter.budget.positions - self.meter.positions.min(self.meter.budget.positions)
    }

    /// Forgets everything about parts, but not what was spent.
    pub(crate) fn forget(&mut self) {
        self.table = Table::new(self.meter.budget.memory);
    }

    /// Sets the number of positions that may be searched, all in all; returns the one before.
    pub(crate) fn limit(&mut self, positions: usize) -> usize {
        std::mem::replace(&mut self.meter.budget.positions, positions)
    }

    /// The nim-value of parts side by side.
    pub(crate) fn value<P>(&mut self, rules: &dyn Parts<P>, sum: Sum) -> Result<u8, OutOfBudget> {
        let mut value = 0;
        for part in without_twins(sum) {
            value ^= self.ask(rules, part, Question::Value)?.expect("a value was asked for");
        }
        Ok(value)
    }

    /// Whether the nim-value of parts side by side is `value`.
    pub(crate) fn is<P>(&mut self, rules: &dyn Parts<P>, sum: Sum, value: u8) -> Result<bool, OutOfBudget> {
        let mut sum = without_twins(sum);
        sum.sort_unstable_by_key(|&part| rules.weight(part));
        let Some(last) = sum.pop() else { return Ok(value == 0) };
        let rest = value ^ self.value(rules, sum)?;
        Ok(self.ask(rules, last, Question::Is(rest))? == Some(rest))
    }

    fn ask<P>(&mut self, rules: &dyn Parts<P>, part: Part, question: Question) -> Result<Option<u8>, OutOfBudget> {
        self.frames.clear();
        self.options.clear();
        self.parts.clear();
        let mut step = self.look(rules, part, question)?;
        loop {
            match step {
                Step::Answer(answer) => {
                    let Some(frame) = self.frames.last_mut() else { return Ok(answer) };
                    let option = &mut self.options[frame.next];
                    match answer {
                        Some(value) if option.parts > 1 => {
                            option.value ^= value;
                            option.parts -= 1;
                        }
                        Some(value) => {
                            frame.found |= 1 << ((option.value ^ value) & 63);
                            option.parts = 0;
                            frame.next += 1;
                        }
                        None => frame.next += 1,
                    }
                }
                Step::Opened => self.meter.depth(self.frames.len())?,
            }
            step = self.go_on(rules)?;
        }
    }

    /// Looks at the next option of the last part in question, or answers.
    fn go_on<P>(&mut self, rules: &dyn Parts<P>) -> Result<Step, OutOfBudget> {
        loop {
            let frame = self.frames.last_mut().expect("a part is in question");
            if frame.found >> frame.target & 1 == 1 || frame.next == self.options.len() {
                if frame.found >> frame.target & 1 == 0 {
                    frame.absent |= 1 << frame.target;
                }
                if let Some(answer) = frame.next_target() {
                    return Ok(Step::Answer(self.close(answer)));
                }
                self.arrange();
                continue;
            }
            let option = self.options[frame.next];
            let target = frame.target;
            let question = match option.parts {
                0 => {
                    frame.next += 1;
                    continue;
                }
                1 => Question::Is(target ^ option.value),
                _ => Question::Value,
            };
            let part = self.parts[option.first as usize + usize::from(option.parts) - 1];
            return self.look(rules, part, question);
        }
    }

    /// Remembers what was found out about the last part in question, and forgets its options.
    fn close(&mut self, answer: Option<u8>) -> Option<u8> {
        let frame = self.frames.pop().expect("a part is in question");
        self.options.truncate(frame.first_option);
        self.parts.truncate(frame.first_part);
        let work = (self.meter.positions - frame.before) as u64;
        match answer {
            Some(value) => self.table.set_value(frame.part, value, work),
            None => self.table.add_not(frame.part, frame.found, work),
        }
        answer
    }

    /// Answers from the table or by a fact, or opens the part.
    fn look<P>(&mut self, rules: &dyn Parts<P>, part: Part, question: Question) -> Result<Step, OutOfBudget> {
        let known = self.table.get(part);
        if let Some(value) = known.value {
            return Ok(Step::Answer(Some(value)));
        }
        let mut found = known.not;
        if matches!(question, Question::Is(value) if value > 63 || found >> value & 1 == 1) {
            return Ok(Step::Answer(None));
        }
        let most = match rules.fact(part) {
            Fact::Value(value) => {
                self.table.set_value(part, value, 0);
                return Ok(Step::Answer(Some(value)));
            }
            Fact::AtMost(most) => most,
            Fact::NotZero(most) => {
                found |= 1;
                most
            }
        };
        if matches!(question, Question::Is(value) if value > most || found >> value & 1 == 1) {
            return Ok(Step::Answer(None));
        }
        self.open(rules, part, question, found)
    }

    /// Lists the options of a part whose values are not known, unless a known one answers the question.
    fn open<P>(
        &mut self,
        rules: &dyn Parts<P>,
        part: Part,
        question: Question,
        found: u64,
    ) -> Result<Step, OutOfBudget> {
        let before = self.meter.positions;
        self.meter.position(0)?;
        let (first_option, first_part) = (self.options.len(), self.parts.len());
        let PartSearch { table, meter, options, parts, .. } = self;
        let (mut found, mut result) = (found, Ok(()));
        let target_bit = match question {
            Question::Is(value) => 1 << value,
            Question::Value => 0,
        };
        rules.options(part, &mut |option, value, rank| {
            result = meter.mv();
            let mut choice = Choice { rank, order: 0, first: offset(parts), parts: 0, value };
            let first = parts.len();
            for &part in option {
                // Equal parts cancel each other.
                if let Some(twin) = parts[first..].iter().position(|&other| other == part) {
                    parts.swap_remove(first + twin);
                    choice.rank = choice.rank.wrapping_sub(rules.weight(part));
                    continue;
                }
                match table.get(part).value {
                    Some(value) => choice.value ^= value,
                    None => {
                        choice.rank = choice.rank.wrapping_add(rules.weight(part));
                        parts.push(part);
                    }
                }
            }
            match parts.len() - first {
                0 => found |= 1 << (choice.value & 63),
                1 => {
                    choice.parts = 1;
                    options.push(choice);
                }
                count => {
                    parts[first..].sort_unstable_by_key(|&part| std::cmp::Reverse(rules.weight(part)));
                    choice.parts = u8::try_from(count).expect("few parts");
                    options.push(choice);
                }
            }
            result.is_ok() && found & target_bit == 0
        });
        result?;
        let frame = Frame { part, question, found, absent: 0, target: 0, next: 0, first_option, first_part, before };
        self.frames.push(frame);
        let frame = self.frames.last_mut().expect("just pushed");
        if let Some(answer) = frame.first_target() {
            return Ok(Step::Answer(self.close(answer)));
        }
        self.arrange();
        Ok(Step::Opened)
    }

    /// Puts the options of the last part in question in order. Those come late that must have smaller values refuted
    /// before they can have the value that is looked for.
    fn arrange(&mut self) {
        let PartSearch { table, frames, options, parts, .. } = self;
        let frame = frames.last().expect("a part is in question");
        let options = &mut options[frame.first_option..];
        for option in options.iter_mut() {
            let value = option.value ^ frame.target;
            let smaller = match option.parts {
                1 => (1u64 << (value & 63)) - 1,
                _ => 0,
            };
            let open = smaller & !table.get(parts[option.first as usize]).not;
            option.order = option.rank.saturating_add(SMALLER * open.count_ones());
        }
        options.sort_unstable_by_key(|option| option.order);
    }
}

/// What each smaller value that is not refuted adds to the rank of an option.
const SMALLER: u32 = 32;

impl Frame {
    /// Begins with the value in question.
    fn first_target(&mut self) -> Option<Option<u8>> {
        match self.question {
            Question::Is(value) if self.found >> value & 1 == 1 => return Some(None),
            Question::Is(value) => self.target = value,
            Question::Value => self.target = mex(self.found),
        }
        self.next = self.first_option;
        None
    }

    /// After one value was found among the options, or was not, goes on with the least open one, or answers.
    fn next_target(&mut self) -> Option<Option<u8>> {
        if matches!(self.question, Question::Is(value) if self.found >> value & 1 == 1) {
            return Some(None);
        }
        let least = mex(self.found);
        if self.absent >> least & 1 == 1 {
            return Some(Some(least));
        }
        (self.target, self.next) = (least, self.first_option);
        None
    }
}

fn mex(found: u64) -> u8 {
    u8::try_from(found.trailing_ones()).expect("at most 64")
}

fn offset(parts: &[Part]) -> u32 {
    u32::try_from(parts.len()).expect("the stack of parts is short")
}

/// Equal parts cancel each other.
fn without_twins(mut sum: Sum) -> Sum {
    sum.sort_unstable();
    let mut rest = Sum::new();
    for part in sum {
        if rest.last() == Some(&part) {
            rest.pop();
        } else {
            rest.push(part);
        }
    }
    rest
}
