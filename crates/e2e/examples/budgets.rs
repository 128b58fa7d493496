//! The budgets of the page that depend on the machine, next to what they are on this one: `cargo xtask budgets`.
use e2e::{Browser, Host, WindowSize};

/// Maximum time until the first move is possible, on fast 4G with a slow processor, in milliseconds.
const FIRST_MOVE: f64 = 2_000.0;

/// Maximum time from an input to the next paint, in milliseconds.
const INPUT_TO_PAINT: f64 = 50.0;

/// Maximum layout shift of a page.
const LAYOUT_SHIFT: f64 = 0.02;

/// Number of cold starts, of which the one in the middle counts.
const STARTS: usize = 5;

/// Keeps the longest time from an input to the next paint. Browsers report none below 16 ms.
const OBSERVE: &str = "window.longest = 16; new PerformanceObserver(list => list.getEntries().forEach(entry => \
    window.longest = Math.max(window.longest, entry.duration))).observe({ type: 'event', durationThreshold: 16 })";

fn main() {
    let host = Host::start();
    println!("{:<64} {:>9} {:>9}", "", "here", "at most");
    line("first move possible, fast 4G, processor four times slower, in ms", first_move(&host), FIRST_MOVE);
    let browser = Browser::start(WindowSize::WIDE);
    for (name, hash, css) in
        [("first page", "", ".live svg"), ("page of a game", "#/nim", "#begin"), ("game", "", ".match .live svg")]
    {
        if !hash.is_empty() || name == "first page" {
            browser.goto("about:blank");
            browser.goto(&format!("{}{hash}", host.address));
        } else {
            browser.click("#begin");
        }
        browser.find(css);
        browser.wait("!document.querySelector('[aria-busy=true]')");
        line(&format!("layout shift of the {name}"), browser.layout_shift(), LAYOUT_SHIFT);
    }
    line("input to paint on the board, in ms", input_to_paint(&browser), INPUT_TO_PAINT);
}

/// Prints a number next to its limit.
fn line(what: &str, here: f64, limit: f64) {
    let mark = if here > limit { "  too much" } else { "" };
    let digits = if limit < 1.0 { 4 } else { 0 };
    println!("{what:<64} {here:>9.digits$} {limit:>9}{mark}");
}

/// The time until the first move is possible, with an empty cache.
fn first_move(host: &Host) -> f64 {
    let mut times: Vec<f64> = (0..STARTS)
        .map(|_| {
            let browser = Browser::start(WindowSize::PHONE);
            browser.slow_down();
            browser.goto(&host.address);
            browser.wait("performance.getEntriesByName('playable').length > 0");
            let time = browser.eval("return Math.round(performance.getEntriesByName('playable')[0].startTime)");
            time.as_f64().unwrap_or(f64::INFINITY)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[STARTS / 2]
}

/// The longest time from pointing and pressing on the board of a match to the next paint.
fn input_to_paint(browser: &Browser) -> f64 {
    browser.eval(OBSERVE);
    for heap in 0..3 {
        browser.hover(&format!(".live [data-spot='{heap}'] [data-piece='0']"));
    }
    browser.click(".live [data-spot='4'] [data-piece='3']");
    browser.wait("document.querySelector('.last')?.innerText.includes('The computer')");
    browser.press(&["\u{e014}", "\u{e013}", "\u{e014}"]);
    browser.eval("return window.longest").as_f64().unwrap_or(f64::INFINITY)
}
