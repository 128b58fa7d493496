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
    "hex",
    "northcott",
];

/// Where to press: the middle of one of the pieces and spots of the board while a person is to move.
const PLACE: &str = "
    if (!document.querySelector('.dot.yours')) return null;
    document.querySelector('.live').scrollIntoView({ block: 'center' });
    const all = [...document.querySelectorAll('.live [data-piece]:not(.gone), .live .spot')];
    const box = all[COUNT * 7 % all.length].getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
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
            press(&browser, presses);
        }
        assert!(browser.log().is_empty(), "{start}");
    }
}

/// Presses another place each time; what is held, or pointed at, is played now and then.
fn press(browser: &Browser, count: usize) {
    if count % 3 == 2 {
        browser.eval("document.querySelector('#play-move:not(:disabled)')?.click()");
    } else if let Some([x, y]) = browser.eval(&PLACE.replace("COUNT", &count.to_string())).as_array().map(Vec::as_slice)
    {
        browser.mouse((x.as_i64().unwrap_or(0), y.as_i64().unwrap_or(0)));
    }
}
