//! Leads of heaps: how far the rests of their values are ahead of their size.
use super::unit;
use crate::{
    Code, Period,
    methods::{SPLITS_OF_UNIT, spend},
    storage::bitset::Bitset,
};

/// Maximum number of amounts taken that are tried without a check for an interrupt.
const UNCHECKED: usize = 64;

/// The leads of the heaps up to the end of the first period.
pub(super) struct Leads<'a> {
    code: &'a Code,
    period: &'a Period,
    values: &'a [u32],
    least: i64,
    /// Upper limit of the total that the heaps which an option leaves have beyond whole periods.
    width: usize,
    /// Number of different sums of leads, together with what heaps have beyond whole periods.
    pub(super) sum_count: usize,
}

impl<'a> Leads<'a> {
    /// Computes the leads of heaps with these values.
    pub(super) fn new(code: &'a Code, period: &'a Period, values: &'a [u32]) -> Leads<'a> {
        let heaps = code.heaps() as usize;
        let mut leads = Leads { code, period, values, least: 0, width: heaps * period.length, sum_count: 0 };
        let all = || (1..values.len()).map(|heap| leads.lead(heap));
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let range = usize::try_from(most - least).unwrap_or(usize::MAX);
        leads.sum_count = range.saturating_mul(heaps).saturating_add(1).saturating_mul(leads.width);
        leads.least = least;
        leads
    }

    /// Returns the lead of a heap: the rest of its value, less what whole periods add.
    fn lead(&self, heap: usize) -> i64 {
        let rest = i64::from(self.values[heap] / unit(self.period));
        rest - self.growth() * to_signed(heap / self.period.length)
    }

    /// Returns how much rests grow in a period.
    fn growth(&self) -> i64 {
        i64::from(self.period.saltus / unit(self.period))
    }

    /// Returns a heap as a part of what is left: one number for its lead and what it has beyond whole periods, and its
    /// low bits.
    pub(super) fn part(&self, heap: usize) -> (usize, u32) {
        let lead = usize::try_from(self.lead(heap) - self.least).unwrap_or(0);
        (lead * self.width + heap % self.period.length, self.low(heap))
    }

    fn low(&self, heap: usize) -> u32 {
        self.values[heap] % unit(self.period)
    }

    /// Whether `heaps` heaps, with these nim-sums of low bits, may have the value of a heap at the same position in its
    /// period as `heap`: there is a number to be taken for which their rests exceed its rest by 0, or, with two and
    /// more heaps, by an even number. Also true if an interrupt comes.
    ///
    /// `sum` stands for their leads and what they have beyond whole periods.
    pub(super) fn hits(&self, heaps: u32, sum: usize, low: &Bitset, heap: usize) -> bool {
        if !low.contains(self.low(heap)) {
            return false;
        }
        let length = self.period.length;
        let (beyond, own) = (sum % self.width, heap % length);
        let ahead = to_signed(sum / self.width) + i64::from(heaps) * self.least - self.lead(heap);
        let candidates = usize::try_from(ahead / self.growth().max(1)).unwrap_or(0);
        if candidates > UNCHECKED && spend(candidates / SPLITS_OF_UNIT).is_err() {
            return true;
        }
        let first = (own + self.width - beyond) % length;
        let excess = |taken: usize| ahead - self.growth() * to_signed((taken + beyond - own) / length);
        let allowed = |taken: usize| self.code.digit(taken) >> heaps & 1 == 1;
        let is_hit = |taken: usize| allowed(taken) && excess(taken) % 2 == 0 && (heaps > 1 || excess(taken) == 0);
        (first..).step_by(length).take_while(|&taken| excess(taken) >= 0).any(is_hit)
    }
}

/// Converts a number to a signed one.
fn to_signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
