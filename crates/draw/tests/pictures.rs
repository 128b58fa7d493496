//! Laws of all pictures: they are XML, refer to nothing outside themselves, and show what users wrote as text.
use draw::{
    Paper, board,
    board::{BoardScene, By, CapturedPieces, Look},
    game_graph::{self, GameGraph, GraphScene, Limits},
    plot, raster,
    search::{self, SearchMethod},
    table::{self, Query, TableContent},
};
use engine::{AnyGame, Convention, games, graph::dot, solve::Budget};
use text::Lang;

/// Reads a picture as XML and looks at every attribute.
fn check(name: &str, svg: &str) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg", "{name}");
    assert!(root.attribute("viewBox").is_some_and(|view| !view.contains("NaN") && !view.contains("inf")), "{name}");
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let tag = node.tag_name().name();
        assert!(!["script", "foreignObject", "use", "iframe", "a"].contains(&tag), "{name} holds <{tag}>");
        for attribute in node.attributes() {
            let (key, value) = (attribute.name(), attribute.value());
            assert!(!key.starts_with("on"), "{name}: {key}");
            assert!(key != "href" || value.starts_with("data:image/png;base64,"), "{name} refers to {value}");
            assert!(
                !value.contains("url(") && !value.contains("NaN") && !value.contains("inf"),
                "{name}: {key}={value}"
            );
        }
        if tag == "style" {
            let style = node.text().unwrap_or_default();
            assert!(!style.contains("@import") && !style.contains("url("), "{name}: the style refers to others");
        }
    }
}

fn game(id: &str, set: &str) -> Box<dyn AnyGame> {
    let family = games::family(id).unwrap();
    games::build(id, &games::params(family, set).unwrap()).unwrap()
}

#[test]
fn every_board_of_every_game_with_every_move_is_drawn() {
    for family in games::FAMILIES {
        for preset in family.presets {
            let game = game(family.id, preset.set);
            let position = game.normalise(preset.position).unwrap();
            let board = game.board(&position).unwrap();
            let paper = Paper::new(Lang::ALL[preset.position.len() % 5]);
            check(family.id, &board::svg(&BoardScene::new(&board), &paper.dark()));
            for mv in game.moves(&position, 12).unwrap() {
                let touches = game.effect(&position, &mv).unwrap();
                let taken = [CapturedPieces { spot: 0, count: 2, by: By::Theirs }];
                let scene =
                    BoardScene::new(&board).with_touches(&touches).with_captures(&taken).with_look(Look::Sticks);
                check(&format!("{} {position} {mv}", family.id), &board::svg(&scene, &paper));
            }
        }
    }
}

#[test]
fn every_spot_can_be_found_by_its_number() {
    for family in games::FAMILIES {
        let preset = &family.presets[0];
        let board = game(family.id, preset.set).board(preset.position).unwrap();
        let svg = board::svg(&BoardScene::new(&board), &Paper::default());
        for spot in (0..board.len()).filter(|&spot| board.spot(spot).unwrap().piece != engine::board::Piece::Ground) {
            assert!(svg.contains(&format!("data-spot=\"{spot}\"")), "{} lacks spot {spot}", family.id);
        }
    }
}

#[test]
fn names_of_users_are_shown_and_not_executed() {
    let graph = dot::read("digraph { \"\\\"><script>alert(1)</script>\" -> \"a & 'b' <c>\" -> \"]]>--\" }").unwrap();
    let reports = graph.solve(Convention::Normal, &Budget::default()).unwrap();
    let drawn = GameGraph::of_graph(&graph, &reports, engine::Convention::Normal);
    let svg = game_graph::svg(&drawn, GraphScene::ByDepth, "<b>\"'&", &Paper::default());
    check("own graph", &svg);
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
    assert!(texts.contains(&"\"><script>alert(1)</script>"), "{texts:?}");
    assert_eq!(dot::read(&game_graph::dot(&drawn)).unwrap().options(), graph.options());
}

#[test]
fn graphs_searches_tables_and_plots_are_drawn_in_every_language() {
    for (lang, theme) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
        let paper = if theme { Paper::new(lang).dark() } else { Paper::new(lang) };
        let nim = game("nim", "");
        for limits in [Limits::default(), Limits { depth: Some(1), nodes: 3 }] {
            let graph = GameGraph::explore(&*nim, "1,2,3", Convention::Normal, limits).unwrap();
            check("graph", &game_graph::svg(&graph, GraphScene::ByDepth, "Nim", &paper));
            check("graph", &game_graph::svg(&graph, GraphScene::ByRemoteness, "Nim", &paper));
            assert!(game_graph::tikz(&graph, GraphScene::ByDepth).contains("\\begin{tikzpicture}"));
        }
        for method in [SearchMethod::Minimax, SearchMethod::AlphaBeta] {
            let limits = Limits { nodes: 20, ..Limits::default() };
            let trace = search::trace(&*nim, "2,2,3", Convention::Misere, method, limits).unwrap();
            check("search", &search::svg(&trace, method, "Nim", &paper));
        }
        for (pattern, to) in [("X", 30), ("X", 900), ("X,Y", 12), ("X,Y", 60)] {
            for content in [TableContent::NimValues, TableContent::Outcomes] {
                let query = Query { pattern: Some(pattern), to: Some(to), content, ..Query::default() };
                let table = table::fill(&*nim, Convention::Normal, &query).unwrap();
                check("table", &table::svg(&table, "Nim", &paper));
            }
        }
        for count in [0, 1, 50, 20_000] {
            let values: Vec<u32> = (0..count).map(|n| n * n % 7).collect();
            let period = Some((0, 7)).filter(|_| count != 50);
            let sequence = plot::SequencePlot { values: &values, period, saltus: None, heading: "n²" };
            check("scatter", &plot::scatter(&sequence, &paper));
            check("histogram", &plot::histogram(&sequence, &paper));
            check("plot", &plot::both(&sequence, &paper));
        }
    }
}

#[test]
fn accents_of_all_languages_are_in_the_fonts() {
    // A letter that the fonts lack is left out, as if the text did not have it.
    let board = |text: &str| {
        let board = engine::board::Board::new(engine::board::Shape::Text(text.into()), Vec::new());
        raster::png(&board::svg(&BoardScene::new(&board), &Paper::default()), 1.0).unwrap()
    };
    let empty = board("\u{2060}");
    for letter in "čšžČŠŽćđĆĐáéíóöőúüűÁÉÍÓÖŐÚÜŰąęłńśźżĄĘŁŃŚŹŻ−×↓↺…·".chars()
    {
        assert_ne!(board(&letter.to_string()), empty, "{letter}");
    }
}

#[test]
fn small_pictures_are_as_they_were() {
    let paper = Paper { styled: false, ..Paper::default() };
    let nim = game("nim", "");
    let drawn = nim.board("1,2").unwrap();
    let touches = nim.effect("1,2", "2-1").unwrap();
    insta::assert_snapshot!("nim", board::svg(&BoardScene::new(&drawn).with_touches(&touches), &paper));
    let turtles = game("turning_turtles", "").board("HT").unwrap();
    insta::assert_snapshot!("turtles", board::svg(&BoardScene::new(&turtles).with_heading("HT"), &paper));
    let graph = GameGraph::explore(&*nim, "2", Convention::Normal, Limits::default()).unwrap();
    insta::assert_snapshot!("graph", game_graph::svg(&graph, GraphScene::ByDepth, "Nim: 2", &paper));
    insta::assert_snapshot!("dot", game_graph::dot(&graph));
    insta::assert_snapshot!("tikz", game_graph::tikz(&graph, GraphScene::ByDepth));
    let query = Query { pattern: Some("X,Y"), to: Some(1), ..Query::default() };
    let table = table::fill(&*nim, Convention::Normal, &query).unwrap();
    insta::assert_snapshot!("csv", table::csv(&table));
}
