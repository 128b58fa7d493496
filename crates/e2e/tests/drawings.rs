//! Drawings: they fit, can be enlarged and moved, and large graphs open rank by rank.
use e2e::{Browser, Rig, WindowSize};

/// Puts a text into a field as typing does.
fn fill(browser: &Browser, css: &str, text: &str) {
    browser.find(css);
    browser.eval(&format!(
        "const field = document.querySelector({css:?}); field.value = {text:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ));
}

/// A key of WebDriver: the arrow to the right.
const RIGHT: &str = "\u{e014}";

/// The width of the drawing in a pane.
fn width(rig: &Rig) -> f64 {
    let width = rig.browser.eval("return document.querySelector('.pane .graph').getBoundingClientRect().width");
    width.as_f64().unwrap_or(0.0)
}

#[test]
fn drawings_are_never_cut() {
    const CUT: &str = "return [...document.querySelectorAll('.drawing, .map')].filter(drawing => \
        drawing.scrollWidth > drawing.clientWidth + 1).length";
    // Whatever is wider than its pane can be reached, by keys too.
    const LOST: &str = "return [...document.querySelectorAll('.pane')].filter(pane => pane.scrollWidth > \
        pane.clientWidth + 1 && !(getComputedStyle(pane).overflowX === 'auto' && pane.tabIndex === 0)).length";
    for size in [WindowSize::WIDE, WindowSize(736, 900), WindowSize::PHONE] {
        let rig = Rig::start(size);
        for (page, drawing) in [
            ("#/learn/course/positions", ".drawing svg"),
            ("#/learn/course/search", ".drawing svg"),
            ("#/graph/nim?position=2,3,4", ".graph svg"),
            ("#/map/wythoff", ".map svg"),
            ("#/sequences/0.77", ".drawing svg"),
        ] {
            rig.open_fresh(page);
            rig.browser.find(drawing);
            rig.browser.wait("!document.querySelector('[aria-busy=true]')");
            assert_eq!(rig.browser.eval(CUT), 0, "{page} {size:?}");
            assert_eq!(rig.browser.eval(LOST), 0, "{page} {size:?}");
            let fits = rig.browser.eval("return document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(fits, true, "{page} {size:?}");
        }
    }
}

#[test]
fn words_in_drawings_are_legible() {
    const SMALLEST: &str = "return Math.min(...[...document.querySelectorAll('.pane svg text')].map(text => \
        text.getBoundingClientRect().height).filter(height => height > 0))";
    for size in [WindowSize::WIDE, WindowSize::PHONE] {
        let rig = Rig::start(size);
        for page in ["#/graph/nim?position=2,3,4", "#/graph/chomp", "#/map/wythoff"] {
            rig.open_fresh(page);
            rig.browser.find(".pane svg text");
            let smallest = rig.browser.eval(SMALLEST);
            assert!(smallest.as_f64() > Some(7.5), "{page} {size:?}: {smallest}");
        }
    }
}

#[test]
fn a_drawing_is_enlarged_and_moved_by_buttons_and_keys() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/map/wythoff");
    rig.browser.find(".pane svg");
    let first = width(&rig);
    rig.browser.click(".zoom button:nth-child(1)");
    rig.browser.click(".zoom button:nth-child(1)");
    rig.browser.click(".zoom button:nth-child(1)");
    let larger = width(&rig);
    assert!(larger > 1.8 * first, "{first} {larger}");
    rig.browser.click(".zoom button:nth-child(2)");
    assert!(width(&rig) < larger);
    rig.browser.eval("const pane = document.querySelector('.pane'); pane.focus(); pane.scrollLeft = 0");
    rig.browser.press(&["+", "+"]);
    assert!(width(&rig) > larger);
    rig.browser.press(&[RIGHT, RIGHT]);
    rig.browser.wait("document.querySelector('.pane').scrollLeft > 0");
    rig.browser.press(&["0"]);
    rig.browser.wait("document.querySelector('.pane').scrollWidth <= document.querySelector('.pane').clientWidth + 1");
    rig.assert_clean_console();
}

#[test]
fn a_large_graph_opens_rank_by_rank() {
    let rig = Rig::start(WindowSize::WIDE);
    let nodes = || rig.browser.all("[data-node]").len();
    rig.open_fresh("#/graph/nim?position=3,4,5");
    rig.wait_for_text(".ranks", "ahead");
    let first = nodes();
    assert!(first <= 30, "{first} positions are drawn");
    rig.browser.click("#more-ranks");
    rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length > {first}"));
    rig.wait_for_text(".ranks", "ahead");
    rig.browser.click("#fewer-ranks");
    rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length === {first}"));
    // A small graph is drawn as a whole, and nothing is said about it.
    rig.open_fresh("#/graph/nim?position=1,2");
    rig.browser.wait("document.querySelectorAll('[data-node]').length === 5");
    assert!(rig.browser.all(".ranks").is_empty());
    rig.assert_clean_console();
}

#[test]
fn a_game_graph_is_walked_folded_and_replaced_by_an_own_one() {
    let rig = Rig::start(WindowSize::WIDE);
    let nodes = |count: u32| rig.browser.wait(&format!("document.querySelectorAll('[data-node]').length === {count}"));
    rig.open_fresh("#/graph/nim?position=1,2");
    nodes(5);
    rig.browser.click(".graph [data-node='0']");
    rig.browser.click("#fold");
    nodes(1);
    rig.browser.click("#fold");
    nodes(5);
    rig.browser.click(".graph [data-node='1']");
    rig.browser.click("#go-there");
    rig.browser.wait("!location.hash.includes('position=1,2')");
    fill(&rig.browser, "#own", "digraph { a -> ");
    rig.browser.eval("document.querySelector('#draw-own').click()");
    rig.browser.wait("document.querySelector('#own-error').textContent.length > 10");
    fill(&rig.browser, "#own", "{\"a\": [\"b\", \"c\"],\n \"b\": [\"c\"],\n \"c\": []}");
    rig.browser.eval("document.querySelector('#draw-own').click()");
    rig.browser.wait("location.hash.includes('whole')");
    nodes(3);
    rig.assert_clean_console();
}

#[test]
fn a_cell_of_a_map_opens_its_position() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/map/wythoff");
    rig.browser.find("[data-x='3'][data-y='5']");
    rig.browser.eval(
        "document.querySelector(\"[data-x='3'][data-y='5'] text\").dispatchEvent(new MouseEvent('click', { bubbles: \
            true }))",
    );
    rig.browser.wait("location.hash.includes('analyse/wythoff')");
    assert!(rig.hash().contains("position=3,5"), "{}", rig.hash());
    rig.wait_for_text("main", "the player to move loses");
    rig.assert_clean_console();
}
