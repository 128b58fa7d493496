//! Two threads: one computes a tile while the other appends the previous tile and looks ahead for the next. Both then
//! verify the previous tile, rare value by rare value.
use super::{
    BACK, BLOCKS, Back, Columns, FRONT_ROWS, Front, Layout, WideIndex, append_tile, look_ahead,
    witness::{Claims, Witnesses},
};
use crate::{
    kernels::{lookup::Verdict, view::View},
    simd::{Kernel, Line, Simd},
};
use std::sync::{
    OnceLock, PoisonError, RwLock,
    atomic::{AtomicBool, Ordering},
};

impl WideIndex {
    /// Computes a tile while another thread appends the previous one and looks ahead for the next. Both then verify the
    /// previous one.
    pub(super) fn compute_with_two_threads(&mut self, view: &View, n: usize) -> (Result<(), usize>, Option<Verdict>) {
        let WideIndex { layout, front, back, pending } = self;
        let Back { columns, excluded, witnesses, last } = back;
        let (level, pending, last) = (view.level, *pending, &*last);
        let (witnesses, claims, is_running) = (RwLock::new(witnesses), OnceLock::new(), AtomicBool::new(false));
        let verify = |from_last| {
            // If the other thread has not started yet, it will verify everything.
            while is_running.load(Ordering::Acquire) && claims.get().is_none() {
                std::thread::yield_now();
            }
            let claims = claims.get()?;
            let witnesses = witnesses.read().unwrap_or_else(PoisonError::into_inner);
            Some(level.run(Verify { witnesses: &witnesses, view, claims, from_last }))
        };
        let front = || {
            if pending.is_some() {
                front.columns.copy_rows(last, BLOCKS, BACK);
            }
            (level.run(Compute { view, layout, front, n }), verify(false))
        };
        let back = || {
            if let Some(from) = pending {
                let running = RunningFlag::begin(&is_running);
                let mut witnesses = witnesses.write().unwrap_or_else(PoisonError::into_inner);
                let new_claims = level.run(AppendTile { layout, last, columns, witnesses: &mut witnesses, view, from });
                drop(witnesses);
                // Nothing else sets the claims.
                let _ = claims.set(new_claims);
                drop(running);
            }
            level.run(LookAhead { layout, columns, excluded });
            verify(true)
        };
        let ((computed, verdict), other) = view.threads.join(front, back);
        let verdict = match (verdict, other) {
            (Some(verdict), Some(other)) => Some(verdict.merge(other)),
            (verdict, other) => verdict.or(other),
        };
        (computed, verdict)
    }

    /// Leaves the verification of a finished tile to the next call, which shares it with the other thread.
    pub(super) fn defer_verification(&mut self, n: usize) {
        let WideIndex { layout, front, back, pending } = self;
        if pending.replace(n).is_none() {
            back.last = Columns::new(layout.groups, FRONT_ROWS);
        }
        std::mem::swap(&mut front.columns, &mut back.last);
    }
}

/// Marks work as running until this is dropped.
struct RunningFlag<'a>(&'a AtomicBool);

impl RunningFlag<'_> {
    fn begin(is_running: &AtomicBool) -> RunningFlag<'_> {
        is_running.store(true, Ordering::Release);
        RunningFlag(is_running)
    }
}

impl Drop for RunningFlag<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// The work of the front thread.
struct Compute<'a> {
    view: &'a View,
    layout: &'a Layout,
    front: &'a mut Front,
    n: usize,
}

impl Kernel for Compute<'_> {
    type Output = Result<(), usize>;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Result<(), usize> {
        self.front.compute(simd, self.view, self.layout, self.n)
    }
}

/// The work of the other thread: looking ahead for the next tile.
struct LookAhead<'a> {
    layout: &'a Layout,
    columns: &'a Columns,
    excluded: &'a mut [Line],
}

impl Kernel for LookAhead<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        look_ahead(simd, self.layout, self.columns, BLOCKS, self.excluded);
    }
}

/// The first work of the other thread: appending the previous tile, and listing what must be verified about it.
struct AppendTile<'a> {
    layout: &'a Layout,
    last: &'a Columns,
    columns: &'a mut Columns,
    witnesses: &'a mut Witnesses,
    view: &'a View,
    from: usize,
}

impl Kernel for AppendTile<'_> {
    type Output = Claims;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Claims {
        append_tile(simd, self.layout, self.last, self.columns, self.witnesses);
        self.witnesses.open(simd, self.view, self.from)
    }
}

/// The last work of both threads: verifying the previous tile.
#[derive(Clone, Copy)]
struct Verify<'a> {
    witnesses: &'a Witnesses,
    view: &'a View,
    claims: &'a Claims,
    from_last: bool,
}

impl Kernel for Verify<'_> {
    type Output = Verdict;
    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Verdict {
        self.witnesses.verify(simd, self.view, self.claims, self.from_last)
    }
}
