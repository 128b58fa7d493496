//! A whole game of every shape of board, with the mouse alone.
use e2e::{Browser, Host, Size};

/// A start for each shape, small enough to end soon.
const STARTS: [&str; 16] = [
    "nim?position=1,2,3",
    "moore?position=2,2,2",
    "grundy?position=7",
    "lasker?position=2,3",
    "endnim?position=2,1,2",
    "circle",
    "staircase?position=1,2,1",
    "nimble",
    "silver_dollar",
    "turning_turtles",
    "count?position=15",
    "divisor?position=60",
    "wythoff?position=2,3",
    "chomp?position=3,3",
    "hex?set=n=2&position=....",
    "northcott",
];

/// Presses a place with the mouse: the middle of a piece or spot that a move touches.
const PRESS: &str = "
    const board = document.querySelector('.live');
    if (!board || !document.querySelector('.dot.yours')) return false;
    const box = board.querySelector('[data-spot]').getBoundingClientRect();
    return box.width > 0;
";

#[test]
fn every_shape_of_board_is_played_to_its_end() {
    let host = Host::start();
    let browser = Browser::start(Size::WIDE);
    browser.goto(&host.address);
    browser.find("main h1");
    browser.eval("localStorage.setItem('nimatron-settings', 'lang en\\npace 0\\n')");
    for start in STARTS {
        let (game, query) = start.split_once('?').unwrap_or((start, ""));
        browser.goto(&format!("{}#/play/{game}?{query}&level=1", host.address));
        browser.reload();
        browser.click("#begin");
        browser.find(".live svg");
        let mut presses = 0;
        while browser.eval("return !!document.querySelector('.dot.over')") != true {
            presses += 1;
            assert!(presses < 400, "{start}: {}", browser.text(".table"));
            if browser.eval(PRESS) == true {
                press(&browser, presses);
            }
        }
        assert!(browser.log().is_empty(), "{start}");
    }
}

/// Presses one of the places that can be pressed, another one each time; holds are confirmed now and then.
fn press(browser: &Browser, count: usize) {
    if count % 3 == 2 {
        browser.eval("document.querySelector('#play-move:not(:disabled)')?.click()");
        return;
    }
    let spots = browser.all(".live [data-piece], .live .spot");
    if !spots.is_empty() {
        let index = count * 7 % spots.len();
        browser.eval(&format!(
            "const all = [...document.querySelectorAll('.live [data-piece], .live .spot')];
             const box = all[Math.min({index}, all.length - 1)].getBoundingClientRect();
             const at = {{ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true }};
             document.querySelector('.live').dispatchEvent(new MouseEvent('click', at));"
        ));
    }
}
