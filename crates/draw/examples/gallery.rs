//! The gallery: every game, every kind of picture, all languages, light and dark, with an index page.
//!
//! `cargo xtask gallery [FOLDER]` runs it; each picture is written as SVG and as PNG.
use draw::{
    Paper,
    board::{self, BoardScene, By, CapturedPieces, Look},
    game_graph::{self, GameGraph, GraphScene, Limits},
    plot::{self, SequencePlot},
    raster,
    search::{self, SearchMethod},
    table::{self, Query, TableContent},
};
use engine::{AnyGame, Convention, Question, games, graph::dot, solve::Budget};
use std::{fs, io, path::Path};
use text::Lang;

/// Pictures with their names.
struct Gallery {
    pictures: Vec<(String, String)>,
    others: Vec<(String, String)>,
}

fn game(id: &str, set: &str) -> Box<dyn AnyGame> {
    let family = games::family(id).expect("the gallery names games that exist");
    let params = games::params(family, set).expect("the gallery gives parameters that exist");
    games::build(id, &params).expect("the gallery builds games that exist")
}

/// A move that wins, or the last of the first few.
fn some_move(game: &dyn AnyGame, position: &str) -> String {
    let question = Question { budget: Budget::positions(20_000), ..Question::default() };
    let analysis = game.analyse(position, Convention::Normal, &question).expect("a position");
    let moves = game.moves(position, 7).expect("a position");
    analysis.winning_moves.first().or(moves.last()).cloned().unwrap_or_default()
}

fn title(id: &str, lang: Lang) -> &'static str {
    text::title(lang, id).unwrap_or("")
}

/// One board: game, parameters, position, move shown.
struct Example<'a>(&'a str, &'a str, &'a str, &'a str);

impl Gallery {
    fn add(&mut self, name: &str, svg: String) {
        self.pictures.push((name.to_owned(), svg));
    }

    fn board(&mut self, Example(id, set, position, mv): Example<'_>, paper: Paper) {
        self.board_with(Example(id, set, position, mv), paper, Look::Bars, &[]);
    }

    /// A move `*` is one that wins, or any; a position `*` the usual one.
    fn board_with(
        &mut self,
        Example(id, set, position, mv): Example<'_>,
        paper: Paper,
        look: Look,
        taken: &[CapturedPieces],
    ) {
        let game = game(id, set);
        let position = if position == "*" { games::family(id).expect("a game").presets[0].position } else { position };
        let position = game.normalise(position).expect("a position");
        let drawn = game.board(&position).expect("a position");
        let mv = if mv == "*" { some_move(&*game, &position) } else { mv.to_owned() };
        let touches = if mv.is_empty() { Vec::new() } else { game.effect(&position, &mv).expect("a legal move") };
        let by = if paper.theme == draw::Theme::Dark { By::Theirs } else { By::Mine };
        let mut scene = BoardScene::new(&drawn).with_touches(&touches).with_captures(taken).by(by).with_look(look);
        scene = scene.with_heading(format!("{}: {position}", title(id, paper.lang)));
        if !mv.is_empty() {
            let description = text::render(paper.lang, &game.describe(&position, &mv).expect("a legal move"));
            let description = description.replace('`', "");
            scene = scene.with_note(if description == mv { description } else { format!("{mv}: {description}") });
        }
        let name = format!("board-{id}-{}-{}", paper.lang, paper.theme.name());
        self.add(&name, board::svg(&scene, &paper));
    }

    fn tree(&mut self, Example(id, set, position, name): Example<'_>, paper: Paper, limits: Limits, scene: GraphScene) {
        let graph = GameGraph::explore(&*game(id, set), position, Convention::Normal, limits).expect("a position");
        let heading = format!("{}: {position}", title(id, paper.lang));
        self.add(&format!("tree-{name}"), game_graph::svg(&graph, scene, &heading, &paper));
        if name == "nim-123" {
            self.others.push((format!("tree-{name}.dot"), game_graph::dot(&graph)));
            self.others.push((format!("tree-{name}.tex"), game_graph::tikz(&graph, scene)));
        }
    }

    fn search(
        &mut self,
        Example(id, set, position, name): Example<'_>,
        paper: Paper,
        method: SearchMethod,
        limits: Limits,
    ) {
        let trace = search::trace(&*game(id, set), position, Convention::Normal, method, limits).expect("a search");
        let heading = format!("{}: {position}", title(id, paper.lang));
        self.add(&format!("search-{name}"), search::svg(&trace, method, &heading, &paper));
    }

    fn table(
        &mut self,
        Example(id, set, pattern, name): Example<'_>,
        paper: Paper,
        content: TableContent,
        to: (usize, usize),
    ) {
        let start = games::family(id).expect("a game").presets.first().map_or("", |preset| preset.position);
        let pattern = Some(pattern).filter(|pattern| !pattern.is_empty());
        let query = Query { pattern, start, content, to: Some(to.0), to_y: Some(to.1) };
        let table = table::fill(&*game(id, set), Convention::Normal, &query).expect("a table");
        let heading = format!("{}: {}", title(id, paper.lang), table.pattern.text());
        self.add(&format!("table-{name}"), table::svg(&table, &heading, &paper));
        if name == "building" {
            self.others.push((format!("table-{name}.csv"), table::csv(&table)));
        }
    }
}

fn boards(gallery: &mut Gallery) {
    let [en, sl, hr, hu, pl] = Lang::ALL.map(Paper::new);
    let taken =
        [CapturedPieces { spot: 2, count: 2, by: By::Mine }, CapturedPieces { spot: 4, count: 1, by: By::Theirs }];
    gallery.board_with(Example("nim", "", "1,2,1,4,4", "5-3"), sl, Look::Bars, &taken);
    gallery.board_with(Example("nim", "", "1,3,5,7", "4-1"), pl, Look::Sticks, &[]);
    gallery.board_with(Example("subtraction", "", "21", "*"), hr, Look::Balls, &[]);
    gallery.board(Example("count", "", "8", "*"), hu);
    gallery.board(Example("building", "", "3|1,2,0", "*"), en.dark());
    gallery.board(Example("circle", "", "xxxx.xxx.xxx", "*"), sl);
    gallery.board_with(Example("cn", "", "*", "*"), pl.dark(), Look::Balls, &[]);
    gallery.board(Example("multiheap", "", "*", "*"), hu);
    gallery.board(Example("wythoff", "", "4,7", "*"), en);
    gallery.board(Example("moore", "", "*", "*"), hr.dark());
    gallery.board(Example("grundy", "", "11,12,13", "*"), sl.dark());
    gallery.board_with(Example("greedy", "", "7,7,7,2", "*"), pl, Look::Coins, &[]);
    gallery.board(Example("candy", "", "1,3,5,7", "*"), hu.dark());
    gallery.board(Example("poker", "", "*", "*"), en);
    gallery.board(Example("lasker", "", "*", "*"), sl);
    gallery.board(Example("endnim", "", "3,1,4,1,5", "*"), hr);
    gallery.board(Example("endwythoff", "", "8,12", "*"), pl);
    gallery.board(Example("fibonacci", "", "50:6", "*"), hu);
    gallery.board(Example("divisor", "", "3628800", "*"), en.dark());
    gallery.board(Example("northcott", "", "*", "*"), sl);
    gallery.board(Example("northcott_classic", "size=5", "W 1:4,2:5,1:3,2:4", "*"), hr.dark());
    gallery.board(Example("hex", "size=4", "x ..../..o./.x../....", "*"), pl);
    gallery.board(Example("graph", "", "*", "*"), hu);
    gallery.board(Example("sum", "", "*", "*"), en);
    gallery.board(Example("octal", "", "13", "*"), sl);
    gallery.board(Example("nimble", "", "*", "*"), pl);
    gallery.board(Example("silver_dollar", "", "*", "*"), hr);
    gallery.board(Example("staircase", "", "*", "*"), hu);
    gallery.board(Example("turning_turtles", "", "*", "*"), en.dark());
    gallery.board(Example("treblecross", "", "..x...x..", "*"), sl);
    gallery.board(Example("chomp", "", "6,5,3,2", "*"), pl);
    gallery.board(Example("cram", "", "*", "*"), hr);
    gallery.board(Example("hackenbush", "", "0-1,0-2,1-3,2-3,3-4,4-5,4-6,4-7,7-7", "*"), en);
    gallery.board(Example("graph_nim", "", "1-2:2,2-3:2,3-4:2,1-4:3", "*"), hu.dark());
}

fn graphs(gallery: &mut Gallery) {
    let [en, sl, hr, hu, pl] = Lang::ALL.map(Paper::new);
    let all = Limits::default();
    gallery.tree(Example("nim", "", "1,2,3", "nim-123"), en, all, GraphScene::ByDepth);
    gallery.tree(Example("subtraction", "", "12", "subtraction-remoteness"), sl.dark(), all, GraphScene::ByRemoteness);
    let few = Limits { depth: Some(2), nodes: 40 };
    gallery.tree(Example("wythoff", "", "4,7", "wythoff-cut"), hu, few, GraphScene::ByDepth);
    gallery.tree(Example("northcott_classic", "size=4", "W 1:3,2:4", "northcott-cycles"), hr, all, GraphScene::ByDepth);
    let large = Limits { depth: None, nodes: 2_000 };
    gallery.tree(Example("nim", "", "3,4,5", "nim-large"), pl, large, GraphScene::ByDepth);
    let own = dot::read(
        "digraph { start -> {left right}; left -> middle -> left; right -> {middle end}; middle -> end; \
        \"\\\"><script>\" -> start; lonely -> lonely }",
    )
    .expect("a graph");
    let reports = own.solve(Convention::Normal, &Budget::default()).expect("a small graph");
    let svg =
        game_graph::svg(&GameGraph::of_graph(&own, &reports, Convention::Normal), GraphScene::ByDepth, "own.dot", &en);
    gallery.add("graph-own", svg);
}

fn searches(gallery: &mut Gallery) {
    let [en, sl, _, _, pl] = Lang::ALL.map(Paper::new);
    let all = Limits::default();
    gallery.search(Example("nim", "", "2,2", "nim-minimax"), en, SearchMethod::Minimax, all);
    gallery.search(
        Example("nim", "", "2,2,3", "nim-alphabeta"),
        sl,
        SearchMethod::AlphaBeta,
        Limits { nodes: 80, ..all },
    );
    gallery.search(
        Example("hex", "size=3", "-", "hex-alphabeta"),
        pl.dark(),
        SearchMethod::AlphaBeta,
        Limits { nodes: 60, ..all },
    );
}

fn tables(gallery: &mut Gallery) {
    let [en, sl, hr, hu, pl] = Lang::ALL.map(Paper::new);
    gallery.table(Example("wythoff", "", "", "wythoff-1000"), en, TableContent::NimValues, (999, 999));
    gallery.table(Example("wythoff", "", "", "wythoff-outcomes"), sl.dark(), TableContent::Outcomes, (149, 149));
    gallery.table(Example("nim", "", "", "nim"), hu, TableContent::NimValues, (15, 15));
    gallery.table(Example("multiheap", "", "2,X,Y", "multiheap"), pl, TableContent::Outcomes, (20, 20));
    gallery.table(Example("endnim", "", "X,3,Y", "endnim"), hr, TableContent::NimValues, (16, 16));
    gallery.table(Example("building", "", "", "building"), sl, TableContent::Outcomes, (24, 9));
    gallery.table(Example("subtraction", "S=1,3,4", "", "subtraction"), en, TableContent::NimValues, (59, 0));
    gallery.table(Example("octal", "code=0.77", "X", "kayles-long"), pl.dark(), TableContent::NimValues, (1999, 0));
}

fn plots(gallery: &mut Gallery) {
    let [en, sl, _, hu, _] = Lang::ALL.map(Paper::new);
    let values = |id: &str, set: &str, to: usize| -> Vec<u32> {
        let query = Query { pattern: Some("X"), to: Some(to), ..Query::default() };
        let table = table::fill(&*game(id, set), Convention::Normal, &query).expect("a table");
        table.cells.iter().map(|cell| u32::try_from(cell.value.unwrap_or(0)).unwrap_or(0)).collect()
    };
    let kayles = values("octal", "code=0.77", 240);
    let kayles = SequencePlot { values: &kayles, period: Some((71, 12)), saltus: None, heading: "0.77 (Kayles)" };
    gallery.add("plot-kayles", plot::scatter(&kayles, &en));
    gallery.add("plot-kayles-histogram", plot::histogram(&kayles, &hu.dark()));
    let grundy = values("grundy", "", 9_000);
    let grundy = SequencePlot { values: &grundy, period: None, saltus: None, heading: title("grundy", Lang::Sl) };
    gallery.add("plot-grundy", plot::scatter(&grundy, &sl));
}

/// Writes every picture, and a page that shows them all.
fn write(gallery: &Gallery, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut page = String::from("<!doctype html>\n<meta charset=\"utf-8\">\n<title>Nimatron: gallery</title>\n");
    page.push_str(
        "<style>body{font-family:sans-serif;margin:2em}figure{display:inline-block;vertical-align:top;margin:1em}",
    );
    page.push_str("img{max-width:44em;max-height:32em;border:1px solid #ccc}</style>\n<h1>Nimatron: gallery</h1>\n");
    for (name, svg) in &gallery.pictures {
        fs::write(folder.join(format!("{name}.svg")), svg)?;
        let png = raster::png(svg, 1.5).map_err(|_| io::Error::other(format!("{name} is too large")))?;
        fs::write(folder.join(format!("{name}.png")), png)?;
        page.push_str(&format!(
            "<figure><a href=\"{name}.svg\"><img src=\"{name}.svg\" alt=\"{name}\"></a><figcaption>{name} \
             (<a href=\"{name}.png\">png</a>)</figcaption></figure>\n"
        ));
    }
    for (name, text) in &gallery.others {
        fs::write(folder.join(name), text)?;
        page.push_str(&format!("<p><a href=\"{name}\">{name}</a></p>\n"));
    }
    fs::write(folder.join("index.html"), page)
}

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let mut gallery = Gallery { pictures: Vec::new(), others: Vec::new() };
    boards(&mut gallery);
    graphs(&mut gallery);
    searches(&mut gallery);
    tables(&mut gallery);
    plots(&mut gallery);
    write(&gallery, Path::new(&folder))?;
    println!("{} pictures in {folder}/index.html", gallery.pictures.len());
    Ok(())
}
