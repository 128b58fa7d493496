//! The search for the value of a part. It has its own stack, so depth costs memory and never the thread's stack.
use super::{Budget, Fact, Meter, OutOfBudget, Part, Parts, Sum, endgames::Endgames, options::Options, table::Table};

/// A search with its memory, for parts of one game.
#[derive(Debug)]
pub(crate) struct PartSearch {
    table: Table,
    meter: Meter,
    frames: Vec<Frame>,
    options: Options,
    /// Number of positions that are searched for an option at first.
    effort: usize,
    /// Number of positions at which all parts in question are looked up again.
    next_look: usize,
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
    /// Number of positions searched before, and the number at which the question is given up for now.
    before: usize,
    limit: usize,
    /// Number of positions that are searched for each option in this pass.
    effort: usize,
    /// Whether an option has taken more, so that there is another pass.
    postponed: bool,
    /// Whether options are left to other searches that look into them, and whether that has happened in this pass.
    is_patient: bool,
    has_left_some: bool,
}

/// What a look at a part leads to.
enum Step {
    /// Its value, or `None` if it is not the value in question.
    Answer(Option<u8>),
    /// Its options must be looked at.
    Opened,
    /// There are easier ways to answer the question before.
    TooDear,
}

impl PartSearch {
    /// Starts with an empty memory.
    pub(crate) fn new(budget: Budget) -> PartSearch {
        PartSearch::with_effort(budget, FIRST_EFFORT)
    }

    /// The same with the table of the budget, if it has one for parts of this kind.
    pub(crate) fn for_kind(budget: Budget, kind: u32) -> PartSearch {
        let table = budget.table.clone().filter(|table| table.admit(kind)).map(Table::shared);
        let search = PartSearch::new(budget);
        PartSearch { table: table.unwrap_or(Table::new(search.meter.budget.memory)), ..search }
    }

    /// The same with another number of positions for each option at first.
    pub(crate) fn with_effort(budget: Budget, effort: usize) -> PartSearch {
        PartSearch {
            table: Table::new(budget.memory),
            meter: Meter::new(budget),
            frames: Vec::new(),
            options: Options::default(),
            effort,
            next_look: LOOK_EVERY,
        }
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
        let mut step = self.look(rules, part, question, usize::MAX)?;
        loop {
            match step {
                Step::Answer(answer) => {
                    let Some(frame) = self.frames.last_mut() else { return Ok(answer) };
                    let option = &mut self.options.choices[frame.next];
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
                Step::TooDear => {
                    let frame = self.frames.last_mut().expect("the first question is never given up");
                    frame.postponed = true;
                    frame.next += 1;
                }
                Step::Opened => self.meter.depth(self.frames.len())?,
            }
            step = match self.found_by_others()? {
                Some(answer) => Step::Answer(answer),
                None => self.go_on(rules)?,
            };
        }
    }

    /// The answer about the last part in question if another search that shares the table has found it; now and then,
    /// about any part in question, and then everything after it is left.
    fn found_by_others(&mut self) -> Result<Option<Option<u8>>, OutOfBudget> {
        if !self.table.is_shared || self.frames.is_empty() {
            return Ok(None);
        }
        if self.table.is_crowded() {
            return Err(OutOfBudget::Memory(self.meter.budget.memory));
        }
        let last = self.frames.len() - 1;
        let mut first = last;
        if self.meter.positions >= self.next_look {
            self.next_look = self.meter.positions + LOOK_EVERY;
            first = 0;
        } else if self.meter.positions < self.frames[last].before + WORTH_A_LOOK {
            return Ok(None);
        }
        let found = (first..=last).find_map(|frame| Some((frame, self.known_answer(&self.frames[frame])?)));
        if let Some((frame, answer)) = found {
            while self.frames.len() > frame {
                self.leave();
            }
            return Ok(Some(answer));
        }
        Ok(None)
    }

    /// What the table answers to a question.
    fn known_answer(&self, frame: &Frame) -> Option<Option<u8>> {
        let known = self.table.get(frame.part);
        match frame.question {
            Question::Is(value) if known.value.is_none() && known.not >> value & 1 == 1 => Some(None),
            _ => known.value.map(Some),
        }
    }

    /// Looks at the next option of the last part in question, or answers.
    fn go_on<P>(&mut self, rules: &dyn Parts<P>) -> Result<Step, OutOfBudget> {
        loop {
            let frame = self.frames.last_mut().expect("a part is in question");
            let is_found = frame.found >> frame.target & 1 == 1;
            if !is_found && frame.next == self.options.choices.len() && frame.has_left_some {
                // Now it helps the others.
                (frame.next, frame.is_patient, frame.has_left_some) = (frame.first_option, false, false);
                continue;
            }
            if is_found || frame.next == self.options.choices.len() {
                if is_found || !frame.postponed {
                    frame.absent |= u64::from(!is_found) << frame.target;
                    if let Some(answer) = frame.next_target() {
                        return Ok(Step::Answer(self.close(answer)));
                    }
                } else {
                    frame.next_pass();
                }
                self.arrange();
                continue;
            }
            if self.meter.positions >= frame.limit {
                let frame = self.leave();
                self.table.add_not(frame.part, frame.found, (self.meter.positions - frame.before) as u64);
                return Ok(Step::TooDear);
            }
            let limit = frame.limit.min(self.meter.positions.saturating_add(frame.effort));
            let option = self.options.choices[frame.next];
            let target = frame.target;
            let question = match option.parts {
                0 => {
                    frame.next += 1;
                    continue;
                }
                1 => Question::Is(target ^ option.value),
                _ => Question::Value,
            };
            let part = self.options.parts[option.first as usize + usize::from(option.parts) - 1];
            if frame.is_patient && self.table.is_busy(part) {
                frame.has_left_some = true;
                frame.next += 1;
                continue;
            }
            return self.look(rules, part, question, limit);
        }
    }

    /// Leaves the last part in question and forgets its options.
    fn leave(&mut self) -> Frame {
        let frame = self.frames.pop().expect("a part is in question");
        self.options.truncate(frame.first_option, frame.first_part);
        self.table.end(frame.part);
        frame
    }

    /// Remembers what was found out about the last part in question, and forgets its options.
    fn close(&mut self, answer: Option<u8>) -> Option<u8> {
        let frame = self.leave();
        let work = (self.meter.positions - frame.before) as u64;
        match answer {
            Some(value) => self.table.set_value(frame.part, value, work),
            None => self.table.add_not(frame.part, frame.found, work),
        }
        answer
    }

    /// Answers from the table or by a fact, or opens the part.
    fn look<P>(
        &mut self,
        rules: &dyn Parts<P>,
        part: Part,
        question: Question,
        limit: usize,
    ) -> Result<Step, OutOfBudget> {
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
        let frame = Frame::new(part, question, found, limit, self.effort);
        self.open(rules, frame)
    }

    /// Lists the options of a part whose values are not known, unless a known one answers the question.
    fn open<P>(&mut self, rules: &dyn Parts<P>, mut frame: Frame) -> Result<Step, OutOfBudget> {
        frame.before = self.meter.positions;
        self.meter.position(0)?;
        if self.meter.positions == LONG_SEARCH {
            self.take_endgames(rules);
        }
        (frame.first_option, frame.first_part) = (self.options.choices.len(), self.options.parts.len());
        let PartSearch { table, meter, options, .. } = self;
        let (mut found, mut result) = (frame.found, Ok(()));
        let target_bit = match frame.question {
            Question::Is(value) => 1 << value,
            Question::Value => 0,
        };
        rules.options(frame.part, &mut |option, value, rank| {
            result = meter.mv();
            options.add(option, value, rank);
            if options.is_batch_full() {
                found |= options.look_up(rules, table);
            }
            result.is_ok() && found & target_bit == 0
        });
        found |= options.look_up(rules, table);
        result?;
        frame.found = found;
        self.table.begin(frame.part);
        self.frames.push(frame);
        let frame = self.frames.last_mut().expect("just pushed");
        if let Some(answer) = frame.first_target() {
            return Ok(Step::Answer(self.close(answer)));
        }
        self.arrange();
        Ok(Step::Opened)
    }

    /// Looks up small parts in a table from now on, if the budget has a store for tables.
    pub(crate) fn take_endgames<P>(&mut self, rules: &dyn Parts<P>) {
        if let (Some(store), Some(numbering)) = (&self.meter.budget.endgames, rules.small_parts()) {
            self.table.set_endgames(Endgames::from_store(&**store, rules.kind(), numbering));
        }
    }

    /// Puts the options of the last part in question in order. Those come late that must have smaller values refuted
    /// before they can have the value that is looked for.
    fn arrange(&mut self) {
        let PartSearch { table, frames, options: Options { choices, parts, .. }, .. } = self;
        let frame = frames.last().expect("a part is in question");
        let choices = &mut choices[frame.first_option..];
        for option in choices.iter_mut() {
            let value = option.value ^ frame.target;
            let smaller = match option.parts {
                1 => (1u64 << (value & 63)) - 1,
                _ => 0,
            };
            let open = smaller & !table.get(parts[option.first as usize]).not;
            option.order = option.rank.saturating_add(SMALLER * open.count_ones());
        }
        choices.sort_unstable_by_key(|option| option.order);
    }
}

/// What each smaller value that is not refuted adds to the rank of an option.
const SMALLER: u32 = 32;

/// Least value that few parts have. A part of which it is asked whether it has such a value mostly has a smaller one,
/// which is easier to show than an option that has it.
const RARE: u8 = 4;

/// Number of positions after which a table of small parts is worth its time.
const LONG_SEARCH: usize = 500_000;

/// Number of positions that are searched for an option before the others are tried.
const FIRST_EFFORT: usize = 20_000;

/// Number of positions after which a search looks whether another one has found the answer.
const WORTH_A_LOOK: usize = 16;

/// Number of positions after which a search looks whether another one has found any of the answers that it needs.
const LOOK_EVERY: usize = 1_024;

/// How the effort grows from pass to pass.
const MORE_EFFORT: usize = 4;

impl Frame {
    fn new(part: Part, question: Question, found: u64, limit: usize, effort: usize) -> Frame {
        Frame {
            part,
            question,
            found,
            absent: 0,
            target: 0,
            next: 0,
            first_option: 0,
            first_part: 0,
            before: 0,
            limit,
            effort,
            postponed: false,
            is_patient: true,
            has_left_some: false,
        }
    }

    /// Begins with the value in question, or with the least possible one if few parts have that value.
    fn first_target(&mut self) -> Option<Option<u8>> {
        match self.question {
            Question::Is(value) if self.found >> value & 1 == 1 => return Some(None),
            Question::Is(value) if value < RARE => self.target = value,
            Question::Is(_) | Question::Value => self.target = mex(self.found),
        }
        self.begin_pass();
        None
    }

    fn begin_pass(&mut self) {
        (self.next, self.postponed) = (self.first_option, false);
        (self.is_patient, self.has_left_some) = (true, false);
    }

    /// After some options were too dear: if a value is in question, the part may have a smaller one, which is often
    /// cheaper to find out. Then everything is tried again with more effort.
    fn next_pass(&mut self) {
        let least = mex(self.found);
        self.target = match self.question {
            Question::Is(value) if self.target == value && least < value => {
                self.target = least;
                return self.begin_pass();
            }
            Question::Is(value) if self.absent >> value & 1 == 0 => value,
            _ => least,
        };
        self.effort = self.effort.saturating_mul(MORE_EFFORT);
        self.begin_pass();
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
        self.target = least;
        self.begin_pass();
        None
    }
}

fn mex(found: u64) -> u8 {
    u8::try_from(found.trailing_ones()).expect("at most 64")
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
