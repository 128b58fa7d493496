//! How far an exercise is: a solution that was shown is not one that was found.

/// How far an exercise is.
///
/// ```
/// use play::course::Mark;
/// assert_eq!(Mark::Open.after_answer(true), Mark::Solved);
/// assert_eq!(Mark::Open.after_solution().after_answer(true), Mark::Shown);
/// assert_eq!(Mark::Open.after_solution().again().after_answer(true), Mark::Solved);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Not solved yet.
    #[default]
    Open,
    /// The solution was shown before it was found.
    Shown,
    /// Solved without help.
    Solved,
}

impl Mark {
    /// The mark after an answer.
    #[must_use]
    pub fn after_answer(self, right: bool) -> Mark {
        if self == Mark::Open && right { Mark::Solved } else { self }
    }

    /// The mark after the solution was shown.
    #[must_use]
    pub fn after_solution(self) -> Mark {
        if self == Mark::Open { Mark::Shown } else { self }
    }

    /// The mark when the exercise is tried once more: what was shown can now be solved.
    #[must_use]
    pub fn again(self) -> Mark {
        if self == Mark::Shown { Mark::Open } else { self }
    }
}
