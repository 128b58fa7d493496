//! Pictures: what is written, and what is refused without leaving anything behind.
use crate::{prints, run, run_in};
use std::{
    fs,
    path::{Path, PathBuf},
};
use text::Lang;

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

/// Runs a command with an output file and returns the content of the file.
fn draw_file(folder: &Path, words: &str, file: &str) -> Vec<u8> {
    let path = folder.join(file);
    let args = words.split_whitespace().map(str::to_owned).chain(["-o".into(), path.to_string_lossy().into_owned()]);
    let ran = run(args, b"");
    assert_eq!((ran.code, ran.output.as_str(), ran.errors.as_str()), (0, "", ""), "{words}");
    fs::read(path).unwrap()
}

#[test]
fn every_command_writes_every_kind_of_file() {
    let folder = folder("kinds");
    let begins = |words: &str, file: &str, start: &str| {
        let bytes = draw_file(&folder, words, file);
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(400)]).into_owned();
        assert!(head.contains(start), "{words} -o {file} begins with {head}");
    };
    begins("board nim 3,5,7 --move 3-1 --pieces sticks", "board.svg", "Nim: 3,5,7");
    begins("board nim 3,5,7 --played 3-1 --played 2-2 --dark", "board.png", "PNG");
    begins("board wythoff 4,7 --lang hu", "board.svg", "lang=\"hu\"");
    begins("tree nim 1,2,3", "tree.svg", "<svg");
    begins("tree nim 1,2,3 --misere --layers remoteness", "tree.png", "PNG");
    begins("tree nim 1,2,3", "tree.dot", "digraph");
    begins("tree nim 1,2,3", "tree.tex", "tikz");
    begins("tree nim 1,2,3", "tree.json", "\"game\": \"nim\"");
    begins("tree nim 2,2,3 --search alphabeta", "search.svg", "alpha-beta");
    begins("tree hex - --set size=3 --search minimax --depth 2", "search.svg", "minimax");
    begins("table wythoff --to 60", "table.png", "PNG");
    begins("table subtraction --set S=1,3,4", "table.svg", "<svg");
    begins("table building --to 8 --to-y 4 --show outcomes", "table.csv", "y\\x,0,1,2");
    let graph = folder.join("own.dot");
    fs::write(&graph, "digraph { \"\\\"><script>\" -> b }").unwrap();
    begins(&format!("graph {}", graph.display()), "graph.svg", "<svg");
    let svg = fs::read_to_string(folder.join("graph.svg")).unwrap();
    assert!(svg.contains("&gt;&lt;script&gt;") && !svg.contains("<script"));
}

#[test]
fn a_bad_picture_is_refused_in_one_sentence_and_leaves_no_file() {
    let folder = folder("refused");
    let check = |words: &str, file: &str, expected: &str| {
        let path = folder.join(file).to_string_lossy().into_owned();
        let args = words.split_whitespace().map(str::to_owned).chain(["-o".into(), path]);
        let ran = run(args, b"");
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{words}");
        assert_eq!(ran.errors.lines().count(), 1, "{}", ran.errors);
        assert!(ran.errors.contains(expected), "{words}: {}", ran.errors);
        assert_eq!(files(&folder), 0, "{words} -o {file}");
    };
    check("tree nim 1,2,3 --depth 0", "a.svg", "at least 1");
    check("tree nim 1,2,3 --depth -1", "a.svg", "at least 1");
    check("tree nim 1,2,3 --nodes 1000000000", "a.svg", "from 1 to 10000");
    check("tree nim 1,2,3 --nodes 0", "a.svg", "from 1 to 10000");
    check("tree nim 1,2,3", "a.gif", ".svg .png .dot .tex .json");
    check("tree nim 1,2,3", "noending", ".svg .png .dot .tex .json");
    check("tree nim 1,2,3", "nowhere/a.svg", "there is no such folder");
    check("tree nim 1,2,x", "a.svg", "cannot read `x`");
    check("tree count 0 --set players=3 --search minimax", "a.svg", "two");
    check("tree nim 9,9,9 --search minimax", "a.svg", "positions");
    check("tree nim 1,2 --search alphabeta", "a.dot", "`.svg` or `.png`");
    check("board nim 1,2 --move 3-1", "a.svg", "3-1");
    check("board nim 1,2", "a.csv", ".svg .png");
    check("table hex", "a.svg", "has no table");
    check("table nim 3,5", "a.svg", "has no X");
    check("table nim --to 100000", "a.svg", "too large");
    check("table nim X;Y", "a.svg", "cannot read");
    check("table nim", "a.tex", ".svg .png .csv");
    let directory = folder.to_string_lossy().into_owned();
    let missing = [
        (Lang::Sl, "take mape ni"),
        (Lang::Hr, "takva mapa ne postoji"),
        (Lang::Hu, "nincs ilyen mappa"),
        (Lang::Pl, "nie ma takiego katalogu"),
    ];
    for (lang, words) in missing {
        let ran = run_in(lang, false, ["board", "nim", "1,2", "-o", &format!("{directory}/nowhere/a.svg")], b"");
        assert!(ran.code == 2 && ran.errors.trim_end().ends_with(words), "{}", ran.errors);
    }
    let ran = run_in(Lang::Sl, false, ["tree", "nim", "1,2,3", "-o", &format!("{directory}/x.gif")], b"");
    assert!(ran.code == 2 && ran.errors.contains("pričakovano: datoteka"), "{}", ran.errors);
}

#[test]
fn an_existing_file_is_replaced_only_by_a_complete_one() {
    let folder = folder("replaced");
    let file = folder.join("a.svg");
    fs::write(&file, "before").unwrap();
    let path = file.to_string_lossy().into_owned();
    assert_eq!(run(["table", "hex", "-o", &path], b"").code, 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), "before");
    assert_eq!(run(["table", "nim", "-o", &path], b"").code, 0);
    assert!(fs::read_to_string(&file).unwrap().ends_with("</svg>\n"));
    assert_eq!(files(&folder), 1);
}

/// The title that stands on a picture.
fn title(words: &str) -> String {
    let svg = prints(&format!("{words} -o -"));
    let (_, rest) = svg.split_once("<title>").unwrap();
    rest.split_once("</title>").unwrap().0.to_owned()
}

#[test]
fn titles_have_no_notation_that_only_programs_read() {
    let bush = (1..60).map(|point| format!("0-{point}")).collect::<Vec<_>>().join(",");
    for (words, expected) in [
        ("board nim 3,5,7", "Nim: 3,5,7"),
        ("board wythoff 4,7", "Wythoff's game (a=1): 4,7"),
        ("board cram 3x4", "Cram: 3 × 4"),
        ("tree cram 2x2", "Cram: 2 × 2"),
        ("board hex - --set size=3", "Hex (size=3)"),
        ("board treblecross ..x..", "Treblecross"),
        ("board chomp 4x5", "Chomp: 5,5,5,5"),
        ("table nim X,Y --to 3", "Nim: X,Y · nim-values"),
    ] {
        assert_eq!(title(words).replace(['\u{a0}', '\u{202f}'], " "), expected.replace('\'', "’"), "{words}");
    }
    assert!(!title(&format!("board hackenbush {bush}")).contains("0-1"));
    assert!(!title("board sum 0-1,1-2;3 --set parts=hackenbush;nim").contains("0-1"));
    let plot = prints("sequence kayles --to 100 --plot -");
    assert!(plot.contains("0.77 (kayles)"), "{plot}");
}

#[test]
fn vertices_of_cycles_have_their_values_in_every_output() {
    let folder = folder("cycles");
    let graph = folder.join("own.dot");
    fs::write(&graph, "digraph { a -> b -> a; b -> c; d -> d; d -> c; d -> b }").unwrap();
    let graph = graph.display();
    let text = |words: &str, file: &str| String::from_utf8(draw_file(&folder, words, file)).unwrap();
    let svg = text(&format!("graph {graph}"), "graph.svg");
    assert!(svg.contains("*1") && svg.contains("∞(0,1)") && svg.contains("infinity"), "{svg}");
    assert!(text(&format!("graph {graph}"), "graph.dot").contains("∞(0,1)"));
    assert!(text(&format!("graph {graph}"), "graph.tex").contains("infty"));
    assert!(!text(&format!("graph {graph} --misere"), "misere.svg").contains('∞'));
    assert!(text("tree graph-with-cycles", "tree.json").contains("\"infinite\": ["));
    let one = prints(&format!("graph {graph} d"));
    assert!(one.contains("nim-value      ∞(0,1)"), "{one}");
    let other = prints(&format!("graph {graph} a"));
    assert!(other.lines().any(|line| line.starts_with("nim-value ") && line.ends_with(" 0")), "{other}");
    assert!(prints(&format!("graph {graph} d --json")).contains("\"infinite\": ["));
}
