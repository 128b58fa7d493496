//! Sequences of values: each value over its heap, and how often each occurs.
use crate::{
    Paper, Theme,
    block::{Align, Block},
    data_uri,
    scale::ticks,
    svg::{Anchor, Num, Pen},
};
use engine::message::Message;

/// A sequence to be plotted.
#[derive(Clone, Debug)]
pub struct SequencePlot<'a> {
    /// The values, from 0 on.
    pub values: &'a [u32],
    /// Where the sequence begins to repeat, and its period, if known.
    pub period: Option<(usize, usize)>,
    /// By how much values grow from period to period, if they do.
    pub saltus: Option<u32>,
    /// What is plotted.
    pub heading: &'a str,
}

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 340.0;
const LEFT: f64 = 52.0;
const BELOW: f64 = 44.0;
/// Maximum number of points drawn one by one; more are painted as an image.
const MOST_POINTS: usize = 6_000;

/// Draws each value over its heap; the period is marked, if known.
///
/// ```
/// use draw::{Paper, plot::{SequencePlot, scatter}};
/// let values: Vec<u32> = (0..60).map(|n| n % 4).collect();
/// let plot = SequencePlot { values: &values, period: Some((0, 4)), saltus: None, heading: "n mod 4" };
/// let svg = scatter(&plot, &Paper::default());
/// assert!(svg.contains("period 4 from 0 on"));
/// ```
pub fn scatter(sequence: &SequencePlot<'_>, paper: &Paper) -> String {
    let (drawing, notes) = (points(sequence, paper), note(sequence, paper));
    paper.picture("sequence", sequence.heading, paper.frame(sequence.heading, drawing, &notes))
}

/// Draws each value over its heap, and below it how often each occurs.
pub fn both(sequence: &SequencePlot<'_>, paper: &Paper) -> String {
    let above = paper.frame(sequence.heading, points(sequence, paper), &note(sequence, paper));
    let below = paper.frame(&paper.word("draw-histogram"), bars(sequence, paper), &[]);
    paper.picture("sequence", sequence.heading, Block::column(vec![above, below], 24.0, Align::Start))
}

fn points(sequence: &SequencePlot<'_>, paper: &Paper) -> Block {
    let last = sequence.values.len().saturating_sub(1).max(1) as u64;
    let most = sequence.values.iter().copied().max().unwrap_or(0).max(1);
    let frame = Frame { across: last, up: most.into() };
    let mut pen = Pen::default();
    if let Some((from, period)) = sequence.period {
        periods(&mut pen, &frame, from, period, sequence.values.len());
    }
    if sequence.values.len() <= MOST_POINTS {
        let radius = (WIDTH / sequence.values.len().max(1) as f64 * 0.6).clamp(1.7, 4.0);
        for (n, &value) in sequence.values.iter().enumerate() {
            pen.circle("dot", (frame.x(n as u64), frame.y(value.into())), radius);
        }
    } else {
        paint_points(&mut pen, sequence.values, &frame, paper.theme);
    }
    frame.axes(&mut pen, 0.0, "n", &paper.word("draw-nim-value"));
    Block::new(pen, WIDTH + 14.0, HEIGHT + BELOW)
}

fn note(sequence: &SequencePlot<'_>, paper: &Paper) -> Vec<String> {
    let known = |(from, period): (usize, usize)| {
        let id = if sequence.saltus.is_some() { "draw-period-saltus" } else { "draw-period" };
        let message = Message::new(id).with("period", period as u64).with("from", from as u64);
        paper.say(&sequence.saltus.into_iter().fold(message, |message, saltus| message.with("saltus", saltus)))
    };
    sequence.period.map(known).into_iter().collect()
}

/// How often each value occurs.
pub fn histogram(sequence: &SequencePlot<'_>, paper: &Paper) -> String {
    let heading = format!("{} · {}", sequence.heading, paper.word("draw-histogram"));
    paper.picture("histogram", &heading, paper.frame(&heading, bars(sequence, paper), &[]))
}

fn bars(sequence: &SequencePlot<'_>, paper: &Paper) -> Block {
    let most = sequence.values.iter().copied().max().unwrap_or(0) as usize;
    let bins = most.min(399) + 1;
    let mut counts = vec![0u64; bins];
    for &value in sequence.values {
        counts[value as usize * bins / (most + 1)] += 1;
    }
    let frame = Frame { across: most as u64 + 1, up: counts.iter().copied().max().unwrap_or(1).max(1) };
    let mut pen = Pen::default();
    let step = (WIDTH - LEFT) / bins as f64;
    for (i, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let top = frame.y(count);
        pen.rect("bar-p", (LEFT + (i as f64 + 0.08) * step, top), (step * 0.84, HEIGHT - top), 0.0);
    }
    frame.axes(&mut pen, step / 2.0, &paper.word("draw-nim-value"), &paper.word("draw-frequency"));
    Block::new(pen, WIDTH + 14.0, HEIGHT + BELOW)
}

/// Two axes: the largest numbers across and up.
struct Frame {
    across: u64,
    up: u64,
}

impl Frame {
    fn x(&self, number: u64) -> f64 {
        LEFT + (WIDTH - LEFT) * number as f64 / self.across.max(1) as f64
    }

    fn y(&self, number: u64) -> f64 {
        HEIGHT - (HEIGHT - 16.0) * number as f64 / self.up.max(1) as f64
    }

    /// The axes; `shift` moves the numbers below into the middle of their bars.
    fn axes(&self, pen: &mut Pen, shift: f64, below: &str, beside: &str) {
        pen.line("axis", (LEFT, HEIGHT), (WIDTH, HEIGHT));
        pen.line("axis", (LEFT, HEIGHT), (LEFT, 8.0));
        for number in ticks(self.across, 10) {
            let x = self.x(number) + shift;
            if x > WIDTH + 1.0 {
                continue;
            }
            pen.line("axis", (x, HEIGHT), (x, HEIGHT + 5.0));
            pen.text("soft", (x, HEIGHT + 18.0), 11.0, Anchor::Middle, &number.to_string());
        }
        for number in ticks(self.up, 8) {
            pen.line("axis", (LEFT - 5.0, self.y(number)), (LEFT, self.y(number)));
            pen.text("soft", (LEFT - 8.0, self.y(number) + 4.0), 11.0, Anchor::End, &number.to_string());
        }
        pen.text("ink", (WIDTH, HEIGHT + 36.0), 12.0, Anchor::End, below);
        pen.text("ink", (LEFT + 8.0, 10.0), 12.0, Anchor::Start, beside);
    }
}

/// Every second period has its own background, as long as they can be told apart.
fn periods(pen: &mut Pen, frame: &Frame, from: usize, period: usize, count: usize) {
    let width = frame.x(period as u64) - frame.x(0);
    if width < 6.0 {
        return pen.rect("period", (frame.x(from as u64), 8.0), (WIDTH - frame.x(from as u64), HEIGHT - 8.0), 0.0);
    }
    for start in (from..count).step_by(2 * period.max(1)) {
        let (left, right) = (frame.x(start as u64), frame.x((start + period) as u64).min(WIDTH));
        pen.rect("period", (left, 8.0), ((right - left).max(0.0), HEIGHT - 8.0), 0.0);
    }
}

/// Very many points as one image.
fn paint_points(pen: &mut Pen, values: &[u32], frame: &Frame, theme: Theme) {
    const COLUMNS: usize = 1200;
    const ROWS: usize = 480;
    let mut pixels = vec![0u8; COLUMNS * ROWS];
    for (n, &value) in values.iter().enumerate() {
        let column = (n * (COLUMNS - 2) / usize::try_from(frame.across.max(1)).unwrap_or(1)).min(COLUMNS - 2);
        let row = ROWS - 2 - value as usize * (ROWS - 2) / usize::try_from(frame.up.max(1)).unwrap_or(1);
        for pixel in [row * COLUMNS + column, row * COLUMNS + column + 1, (row + 1) * COLUMNS + column] {
            pixels[pixel] = (pixels[pixel] + 1).min(3);
        }
    }
    let palette = match theme {
        Theme::Light => [[255, 255, 255], [70, 120, 205], [40, 96, 188], [16, 60, 140]],
        Theme::Dark => [[21, 23, 28], [95, 135, 195], [127, 178, 255], [190, 215, 255]],
    };
    let image = data_uri::png(1200, &palette, &pixels);
    let (x, y, width, height) = (Num(LEFT), Num(16.0), Num(WIDTH - LEFT), Num(HEIGHT - 16.0));
    pen.raw(&format!(
        "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" preserveAspectRatio=\"none\" \
        href=\"{image}\"/>\n"
    ));
}
