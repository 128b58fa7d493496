//! Games on squares, graphs and letters against a brute force that shares nothing with the engine: positions are texts,
//! and moves are made on the texts. Every position is compared in both conventions.
use engine::{AnyGame, Convention, Method, Outcome, Question, games, solve::Budget};
use std::collections::HashMap;

/// Who wins, in normal and in misère play, and the nim-value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Truth {
    normal: bool,
    misere: bool,
    value: u128,
}

/// The rules as the brute force knows them: the positions after one move.
type Rules = fn(&str) -> Vec<String>;

struct Brute {
    rules: Rules,
    known: HashMap<String, Truth>,
}

impl Brute {
    fn truth(&mut self, position: &str) -> Truth {
        if let Some(&truth) = self.known.get(position) {
            return truth;
        }
        let options: Vec<Truth> = (self.rules)(position).iter().map(|option| self.truth(option)).collect();
        let truth = Truth {
            normal: options.iter().any(|option| !option.normal),
            misere: options.is_empty() || options.iter().any(|option| !option.misere),
            value: (0..).find(|value| options.iter().all(|option| option.value != *value)).unwrap(),
        };
        self.known.insert(position.to_owned(), truth);
        truth
    }
}

/// Compares a game with the brute force on some positions; returns how many there were.
fn compare(id: &str, set: &str, rules: Rules, positions: impl Iterator<Item = String>) -> usize {
    let params = games::params(games::family(id).unwrap(), set).unwrap();
    let game = games::build(id, &params).unwrap();
    let mut brute = Brute { rules, known: HashMap::new() };
    let mut count = 0;
    for position in positions {
        let truth = brute.truth(&position);
        for (convention, wins) in [(Convention::Normal, truth.normal), (Convention::Misere, truth.misere)] {
            let answer = ask(&*game, &position, convention);
            assert_eq!(answer.outcome, Some(Outcome::win_if(wins)), "{id} {set} {position} {convention}");
            if convention == Convention::Normal && game.is_impartial() {
                let value = answer.nim_value.map(|value| value.0);
                assert_eq!(value, Some(truth.value), "{id} {set} {position}");
            }
        }
        count += 1;
    }
    count
}

fn ask(game: &dyn AnyGame, position: &str, convention: Convention) -> engine::Analysis {
    // By turns, theory and search answer.
    let method = if position.len().is_multiple_of(2) { Method::Auto } else { Method::Search };
    let question = Question { method, budget: Budget::positions(200_000), move_limit: 0 };
    game.analyse(position, convention, &question).unwrap()
}

/// Rows of signs by the digits of a code; the first of the signs stands for 0.
fn rows(width: usize, height: usize, signs: &str, mut code: usize) -> String {
    let signs: Vec<char> = signs.chars().collect();
    let mut row = |_| -> String {
        let sign = |_| {
            let sign = signs[code % signs.len()];
            code /= signs.len();
            sign
        };
        (0..width).map(sign).collect()
    };
    (0..height).map(&mut row).collect::<Vec<_>>().join("/")
}

/// A board as a table of signs.
fn table(position: &str) -> Vec<Vec<char>> {
    position.split('/').map(|row| row.chars().collect()).collect()
}

fn text(table: &[Vec<char>]) -> String {
    table.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

/// The sign at a place that may be outside.
fn at(table: &[Vec<char>], row: isize, column: isize) -> Option<char> {
    table.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
}

/// Every place of a board.
fn places(table: &[Vec<char>]) -> Vec<(isize, isize)> {
    let row = |(i, row): (usize, &Vec<char>)| (0..row.len()).map(move |j| (i as isize, j as isize)).collect::<Vec<_>>();
    table.iter().enumerate().flat_map(row).collect()
}

/// The board with other signs at some places.
fn with(table: &[Vec<char>], changes: &[((isize, isize), char)]) -> String {
    let mut changed = table.to_vec();
    for &((row, column), sign) in changes {
        changed[row as usize][column as usize] = sign;
    }
    text(&changed)
}

fn notakto(position: &str) -> Vec<String> {
    let boards: Vec<&str> = position.split(',').collect();
    let is_closed = |board: &[Vec<char>]| {
        let x = |row: usize, column: usize| board[row][column] == 'x';
        (0..3).any(|i| (0..3).all(|j| x(i, j)) || (0..3).all(|j| x(j, i)))
            || (0..3).all(|i| x(i, i))
            || (0..3).all(|i| x(i, 2 - i))
    };
    let mut options = Vec::new();
    for (number, board) in boards.iter().enumerate() {
        let board = table(board);
        for place in places(&board) {
            if !is_closed(&board) && at(&board, place.0, place.1) == Some('.') {
                let mut after: Vec<String> = boards.iter().map(|&board| board.to_owned()).collect();
                after[number] = with(&board, &[(place, 'x')]);
                options.push(after.join(","));
            }
        }
    }
    options
}

fn clobber(position: &str) -> Vec<String> {
    let board = table(position);
    let mut options = Vec::new();
    for (row, column) in places(&board) {
        let stone = at(&board, row, column).unwrap();
        for to in [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)] {
            let other = at(&board, to.0, to.1);
            if stone != '.' && other.is_some_and(|other| other != '.' && other != stone) {
                options.push(with(&board, &[((row, column), '.'), (to, stone)]));
            }
        }
    }
    options
}

/// The numbers of a graph's vertices, and its edges.
fn graph(position: &str) -> (Vec<u32>, Vec<(u32, u32)>) {
    let (mut vertices, mut edges) = (Vec::new(), Vec::new());
    for word in position.split(',').filter(|word| *word != "-") {
        let ends: Vec<u32> = word.split('-').map(|vertex| vertex.parse().unwrap()).collect();
        vertices.extend(&ends);
        if let [a, b] = ends[..] {
            edges.push((a, b));
        }
    }
    vertices.sort_unstable();
    vertices.dedup();
    (vertices, edges)
}

/// The graph that is left when vertices go.
fn left(position: &str, gone: &[u32]) -> String {
    let (vertices, edges) = graph(position);
    let stays = |(a, b): &&(u32, u32)| !gone.contains(a) && !gone.contains(b);
    let edges: Vec<(u32, u32)> = edges.iter().filter(stays).copied().collect();
    let alone = |v: &&u32| !gone.contains(v) && !edges.iter().any(|(a, b)| a == *v || b == *v);
    let words = edges.iter().map(|(a, b)| format!("{a}-{b}"));
    let words: Vec<String> = words.chain(vertices.iter().filter(alone).map(ToString::to_string)).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn node_kayles(position: &str) -> Vec<String> {
    let (vertices, edges) = graph(position);
    let neighbours = |v: u32| {
        let other = move |&(a, b): &(u32, u32)| if a == v { Some(b) } else { (b == v).then_some(a) };
        edges.iter().filter_map(other).chain([v]).collect::<Vec<u32>>()
    };
    vertices.iter().map(|&v| left(position, &neighbours(v))).collect()
}

fn arc_kayles(position: &str) -> Vec<String> {
    graph(position).1.iter().map(|&(a, b)| left(position, &[a, b])).collect()
}

fn domineering(position: &str) -> Vec<String> {
    let (turn, rows) = position.split_once(' ').unwrap();
    let board = table(rows);
    let (down, right, next) = if turn == "V" { (1, 0, "H") } else { (0, 1, "V") };
    let second = |(row, column): (isize, isize)| (row + down, column + right);
    let is_free = |place: (isize, isize)| at(&board, place.0, place.1) == Some('.');
    let fits = places(&board).into_iter().filter(|&place| is_free(place) && is_free(second(place)));
    fits.map(|place| format!("{next} {}", with(&board, &[(place, '#'), (second(place), '#')]))).collect()
}

/// Coins in lines of some directions.
fn lines(position: &str, directions: &[(isize, isize)]) -> Vec<String> {
    let board = table(position);
    let mut options = Vec::new();
    for (row, column) in places(&board) {
        for (number, (down, right)) in directions.iter().enumerate() {
            let mut taken = Vec::new();
            for i in 0.. {
                let place = (row + i * down, column + i * right);
                if at(&board, place.0, place.1) != Some('o') {
                    break;
                }
                taken.push((place, '.'));
                if i > 0 || number == 0 {
                    options.push(with(&board, &taken));
                }
            }
        }
    }
    options
}

fn straight(position: &str) -> Vec<String> {
    lines(position, &[(0, 1), (1, 0)])
}

fn all_directions(position: &str) -> Vec<String> {
    lines(position, &[(0, 1), (1, 0), (1, 1), (1, -1)])
}

fn rows_only(position: &str) -> Vec<String> {
    lines(position, &[(0, 1)])
}

fn triangle(position: &str) -> Vec<String> {
    lines(position, &[(0, 1), (1, 0), (1, 1)])
}

/// Layers of 2 × 2 coins one behind the other.
fn cube(position: &str) -> Vec<String> {
    let layers: Vec<&str> = position.split(',').collect();
    let mut options = Vec::new();
    for (number, layer) in layers.iter().enumerate() {
        let place = |option: String| {
            let mut after: Vec<String> = layers.iter().map(|&layer| layer.to_owned()).collect();
            after[number] = option;
            after.join(",")
        };
        options.extend(straight(layer).into_iter().map(place));
    }
    let (front, back) = (table(layers[0]), table(layers[1]));
    for place in places(&front) {
        if at(&front, place.0, place.1) == Some('o') && at(&back, place.0, place.1) == Some('o') {
            options.push(format!("{},{}", with(&front, &[(place, '.')]), with(&back, &[(place, '.')])));
        }
    }
    options
}

/// The words of the test, each of letters with one sign.
const WORDS: [&str; 12] = ["ant", "art", "eat", "ear", "net", "nut", "rat", "run", "tea", "ten", "tree", "tune"];

fn words(position: &str) -> Vec<String> {
    let form = |word: &&str| {
        let mut rest: Vec<char> = position.chars().collect();
        for letter in word.chars() {
            rest.remove(rest.iter().position(|known| *known == letter)?);
        }
        Some(if rest.is_empty() { "-".to_owned() } else { rest.into_iter().collect() })
    };
    WORDS.iter().filter_map(form).collect()
}

#[test]
fn crosses_on_boards_are_those_of_a_brute_force() {
    let one = (0..512).map(|code| rows(3, 3, ".x", code));
    let two = (0..1_500).map(|i| format!("{},{}", rows(3, 3, ".x", i * 37 % 512), rows(3, 3, ".x", i * 53 % 509)));
    assert_eq!(compare("notakto", "", notakto, one.chain(two)), 2_012);
}

#[test]
fn stones_that_capture_are_those_of_a_brute_force() {
    let square = (0..19_683).step_by(8).map(|code| rows(3, 3, ".xo", code));
    let row = (0..6_561).step_by(4).map(|code| rows(8, 1, ".xo", code));
    let full = (1..=14).map(|n| "xo".repeat(7)[..n].to_owned());
    assert!(compare("clobber", "", clobber, square.chain(row).chain(full)) > 4_000);
}

#[test]
fn kayles_on_graphs_is_that_of_a_brute_force() {
    let graphs = |vertices: u32, step: usize| {
        let pairs: Vec<(u32, u32)> = (1..=vertices).flat_map(|b| (1..b).map(move |a| (a, b))).collect();
        (1..1usize << pairs.len()).step_by(step).map(move |code| {
            let edges =
                pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1).map(|(_, (a, b))| format!("{a}-{b}"));
            edges.collect::<Vec<_>>().join(",")
        })
    };
    let all = || graphs(5, 1).chain(graphs(6, 23)).chain(graphs(7, 4_099));
    assert!(compare("node_kayles", "", node_kayles, all()) > 2_900);
    assert!(compare("arc_kayles", "", arc_kayles, all()) > 2_900);
}

#[test]
fn dominoes_in_one_direction_are_those_of_a_brute_force() {
    let boards = |width: usize, height: usize, step: usize| {
        let codes = (0..1usize << (width * height)).step_by(step);
        codes.flat_map(move |code| ["V", "H"].map(|turn| format!("{turn} {}", rows(width, height, ".#", code))))
    };
    assert!(
        compare("domineering", "", domineering, boards(3, 3, 1).chain(boards(4, 3, 5)).chain(boards(2, 5, 3))) > 3_000
    );
}

#[test]
fn coins_in_lines_are_those_of_a_brute_force() {
    let boards = |width: usize, height: usize, step: usize| {
        (0..1usize << (width * height)).step_by(step).map(move |code| rows(width, height, "o.", code))
    };
    let flat = || boards(3, 3, 1).chain(boards(4, 3, 5));
    let mut count = compare("grid", "", straight, flat());
    count += compare("grid", "lines=all", all_directions, flat());
    count += compare("grid", "lines=rows", rows_only, boards(4, 3, 5));
    let layers = (0..256).map(|code| format!("{},{}", rows(2, 2, "o.", code % 16), rows(2, 2, "o.", code / 16)));
    count += compare("grid", "", cube, layers);
    let rising =
        |code: usize| (1..=4).map(|n| rows(n, 1, "o.", code >> (n * (n - 1) / 2))).collect::<Vec<_>>().join("/");
    count += compare("grid", "board=triangle", triangle, (0..1_024).map(rising));
    assert!(count > 4_500, "{count}");
}

#[test]
fn letters_are_those_of_a_brute_force() {
    let letters = |i: usize| -> String {
        let mut letters: Vec<char> =
            (0..9).map(|k| ['a', 'e', 'n', 'r', 't', 'u', 't', 'e'][((i >> k) ^ (i / 7 * k)) % 8]).collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    };
    let set = format!("words={}", WORDS.join(","));
    assert_eq!(compare("words", &set, words, (0..1_500).map(letters)), 1_500);
}
