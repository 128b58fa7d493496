//! Appearance: marks for right and wrong, alignment of cells, the head of the page.
use e2e::{Rig, WindowSize};

/// The mark and the colour of a verdict, as `✓ green`.
fn sign(rig: &Rig, css: &str) -> String {
    rig.browser.find(css);
    let found = rig.browser.eval(&format!(
        "const judged = document.querySelector({css:?}); \
         const [red, green, blue] = getComputedStyle(judged).color.match(/[0-9.]+/g).map(Number); \
         const colour = green > red && green > blue ? 'green' : red > green && red > blue ? 'red' : 'other'; \
         return judged.innerText.match(/[✓✗]/)?.[0] + ' ' + colour"
    ));
    found.as_str().unwrap_or_default().to_owned()
}

const RIGHT: &str = "✓ green";
const WRONG: &str = "✗ red";

/// A game that was lost by a mistake.
const RECORD: &str = "nimatron-record 1\ngame nim\nconvention normal\nA person \"You\"\nB computer 3\n\
    start 1,3,5\nA 3-1\nB 3-2\nA 2-3\nB 3-1\nA 1-1\nB 3-1\nresult B wins\n";

#[test]
fn right_is_green_and_wrong_is_red_everywhere() {
    let rig = Rig::start(WindowSize::WIDE);
    for shade in ["light", "dark"] {
        rig.browser.prefer(shade);
        course(&rig);
        puzzles(&rig);
        analysis(&rig);
        rig.begin("#/play/nim?level=3&position=3,5,7");
        rig.click_more("#coach");
        assert_eq!(sign(&rig, ".coach tbody tr:first-child .verdict"), RIGHT, "coach, {shade}");
        assert_eq!(sign(&rig, ".coach tbody tr:last-child .verdict"), WRONG, "coach, {shade}");
        rig.click_more("#coach");
        rig.browser.eval(&format!("localStorage.setItem('nimatron-match', {RECORD:?})"));
        rig.browser.reload();
        rig.browser.click("#review");
        assert_eq!(sign(&rig, "#judged li:nth-child(1) .verdict"), WRONG, "review, {shade}");
        assert_eq!(sign(&rig, "#judged li:nth-child(2) .verdict"), RIGHT, "review, {shade}");
    }
    rig.assert_clean_console();
}

fn course(rig: &Rig) {
    rig.open("#/learn/course/positions");
    rig.browser.click("#whole-lesson");
    rig.browser.click("#exercise-2 .doors button:last-child");
    rig.wait_for_text("#exercise-2 [role=status]", "Not yet");
    assert_eq!(sign(rig, "#exercise-2 [role=status] span"), WRONG, "course");
    rig.browser.click("#exercise-2 .doors button:first-child");
    rig.wait_for_text("#exercise-2 [role=status]", "Right!");
    assert_eq!(sign(rig, "#exercise-2 [role=status] span"), RIGHT, "course");
}

fn puzzles(rig: &Rig) {
    rig.open("#/puzzle?level=2&seed=7");
    rig.browser.click("#check");
    rig.wait_for_text(".result", "still to find");
    assert_eq!(sign(rig, ".result span"), WRONG, "puzzles");
    rig.browser.click("#solution");
    rig.browser.find(".move[aria-pressed=true]");
    let solution = rig
        .browser
        .eval("return [...document.querySelectorAll('.move[aria-pressed=true] code')].map(code => code.innerText)");
    // What was shown is not solved.
    rig.wait_for_text(".result", "without help");
    assert_eq!(rig.browser.all("#check:disabled").len(), 1);
    rig.browser.reload();
    rig.browser.find(".move");
    for mv in solution.as_array().into_iter().flatten().filter_map(|mv| mv.as_str()) {
        rig.browser.eval(&format!(
            "[...document.querySelectorAll('.move')] \
                .find(move => move.querySelector('code').innerText === {mv:?}).click()"
        ));
    }
    rig.browser.click("#check");
    rig.wait_for_text(".result", "Solved!");
    assert_eq!(sign(rig, ".result span"), RIGHT, "puzzles");
}

fn analysis(rig: &Rig) {
    rig.open("#/analyse/nim?position=3,5,7");
    assert_eq!(sign(rig, ".all-moves tbody tr:first-child td span"), RIGHT, "a move that wins");
    assert_eq!(sign(rig, ".all-moves tbody tr:last-child td span"), WRONG, "a move that loses");
    assert_eq!(sign(rig, ".result span"), RIGHT, "a position that is won");
    rig.open("#/analyse/nim?position=1,2,3");
    rig.browser.wait("document.querySelector('.result')?.innerText.includes('loses')");
    assert_eq!(sign(rig, ".result span"), WRONG, "a position that is lost");
}

/// Widths of cells, and gaps between cells and their neighbours on the right.
const CELLS: &str = "
    const cells = [...document.querySelectorAll('.look rect.square')].map(cell => cell.getBoundingClientRect());
    const gaps = cells.map(cell => {
        const beside = cells.filter(other => Math.abs(other.top - cell.top) < 1 && other.left > cell.left + 1);
        return beside.length > 0 ? Math.min(...beside.map(other => other.left)) - cell.right : 0;
    });
    const widths = cells.map(cell => cell.width);
    return [cells.length, Math.max(...widths) - Math.min(...widths), Math.max(...gaps.map(Math.abs))];
";

#[test]
fn cells_of_a_board_stand_in_line() {
    let rig = Rig::start(WindowSize::WIDE);
    for game in ["cram", "nimble", "treblecross", "turning_turtles", "silver_dollar"] {
        rig.open(&format!("#/analyse/{game}"));
        rig.browser.find(&format!("#game option[value={game}]:checked"));
        rig.browser.find(".look rect.square");
        let found = rig.browser.eval(CELLS);
        assert!(found[0].as_u64() > Some(2), "{game}: {found}");
        assert!(found[1].as_f64() < Some(0.5), "{game}: all cells are equally wide: {found}");
        assert!(found[2].as_f64() < Some(0.5), "{game}: cells touch their neighbours: {found}");
    }
    rig.assert_clean_console();
}

#[test]
fn the_head_of_the_page_keeps_to_one_line() {
    let rig = Rig::start(WindowSize(1440, 900));
    rig.open("");
    rig.browser.find("header a[href='#/sign-in']");
    for lang in ["en", "sl", "hr", "hu", "pl"] {
        rig.browser.choose("#language", lang);
        rig.browser.wait(&format!("document.documentElement.lang === {lang:?}"));
        // Everything in a line has its middle at the same height, and no word is broken or cut off.
        let lines = rig.browser.eval(
            "const parts = [...document.querySelectorAll('header .brand, nav a, header .tool')]; \
             const middles = parts.map(part => part.getBoundingClientRect()).map(box => box.top + box.height / 2); \
             return [Math.round(Math.max(...middles) - Math.min(...middles)), \
                 Math.max(...parts.map(part => part.getBoundingClientRect().right)) <= window.innerWidth, \
                 parts.filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.innerText)]",
        );
        assert!(lines[0].as_u64() < Some(6), "{lang}: {lines}");
        assert_eq!((&lines[1], &lines[2]), (&true.into(), &serde_json::json!([])), "{lang}");
    }
    rig.assert_clean_console();
}

#[test]
fn a_phone_has_a_low_head_and_the_places_at_the_bottom() {
    const LAYOUT: &str = "const [head, nav] = ['header', 'nav'].map(part => document.querySelector(part)); \
        const box = nav.getBoundingClientRect(); \
        return [head.getBoundingClientRect().height <= 56, Math.round(box.bottom) === window.innerHeight, \
            document.documentElement.scrollWidth <= window.innerWidth, \
            [...nav.querySelectorAll('a')].every(link => link.querySelector('svg').getBoundingClientRect().width > 0 \
                && link.innerText.length > 0), \
            [...nav.querySelectorAll('span')].every(label => label.scrollWidth <= label.clientWidth)]";
    let rig = Rig::start(WindowSize::PHONE);
    for hash in ["#/", "#/nim", "#/learn", "#/puzzle", "#/lab", "#/people", "#/about"] {
        rig.open_fresh(hash);
        rig.browser.find("nav a[href='#/people']");
        rig.browser.wait("!document.querySelector('[aria-busy=true]')");
        for lang in ["sl", "hr", "hu", "pl", "en"] {
            rig.browser.choose("#language", lang);
            rig.browser.wait(&format!("document.documentElement.lang === {lang:?}"));
            assert_eq!(rig.browser.eval(LAYOUT), serde_json::json!([true, true, true, true, true]), "{hash} {lang}");
        }
    }
    rig.assert_clean_console();
}

#[test]
fn the_actions_of_a_game_stand_in_one_row_on_a_phone() {
    const ROW: &str = "const parts = [...document.querySelectorAll('.actions > :not([hidden])')]; \
        const boxes = parts.map(part => part.getBoundingClientRect()); \
        return [parts.length, Math.max(...boxes.map(box => box.top)) < Math.min(...boxes.map(box => box.bottom)), \
            parts.every(part => part.scrollWidth <= part.clientWidth)]";
    let rig = Rig::start(WindowSize(390, 844));
    rig.begin("#/nim?level=3&position=3,5,7");
    for lang in ["sl", "hr", "hu", "pl", "en"] {
        rig.browser.choose("#language", lang);
        rig.browser.wait(&format!("document.documentElement.lang === {lang:?}"));
        assert_eq!(rig.browser.eval(ROW), serde_json::json!([4, true, true]), "{lang}");
    }
    rig.assert_clean_console();
}

#[test]
fn earlier_addresses_lead_to_the_places() {
    let rig = Rig::start(WindowSize::WIDE);
    for (earlier, place) in [
        ("#/play", "Play"),
        ("#/play/nim?level=3", "Play"),
        ("#/analyse/nim/5,19,40,51", "Lab"),
        ("#/sequences", "Lab"),
        ("#/online", "People"),
        ("#/ranking", "People"),
        ("#/puzzle?level=2&seed=7", "Puzzles"),
        ("#/learn/course/columns", "Learn"),
    ] {
        rig.open_fresh(earlier);
        rig.wait_for_text("nav a[aria-current]", place);
    }
}

#[test]
fn a_game_is_found_by_its_other_names() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/lab");
    rig.browser.click("#find");
    rig.browser.wait("document.activeElement.id === 'search'");
    for (typed, game) in
        [("Marienbad", "nim"), ("dawson", "octal"), ("tac-tix", "nim"), ("chess", "wythoff"), ("matches", "nim")]
    {
        rig.browser.eval("document.querySelector('#search').select()");
        rig.browser.keys("#search", typed);
        rig.browser.wait(&format!(
            "document.querySelector('#search').value === {typed:?} \
             && document.querySelector('.gallery [data-game={game}]')"
        ));
    }
    rig.browser.eval("document.querySelector('#search').select()");
    rig.browser.keys("#search", "backgammon");
    rig.wait_for_text(".games [role=status]", "No matching games");
    rig.assert_clean_console();
}

#[test]
fn without_a_network_the_page_says_so() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open_fresh("#/nim");
    rig.browser.find("#begin");
    assert_eq!(rig.browser.text("#offline"), "");
    rig.browser.set_offline(true);
    rig.wait_for_text("#offline", "You are offline");
    rig.browser.set_offline(false);
    rig.browser.wait("document.querySelector('#offline').innerText === ''");
}

#[test]
fn the_polish_home_page_declines_the_name_of_the_game() {
    let rig = Rig::start(WindowSize::WIDE);
    rig.open("");
    rig.browser.find("#language");
    rig.browser.choose("#language", "pl");
    rig.browser.wait("document.documentElement.lang === 'pl'");
    rig.browser.find("a[data-game='nim']");
    let text = rig.browser.text("main");
    assert!(text.contains("Nim") && !text.contains(" w nim "), "{text}");
}
