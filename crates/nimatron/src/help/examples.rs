//! Commands worth trying, at the end of a page of help.
use super::word;
use text::Lang;

/// A command, and the id of the message that explains it; none if it needs no explanation.
type Example = (&'static str, Option<&'static str>);

/// The examples of each command that has some.
pub(super) const EXAMPLES: &[(&str, &[Example])] = &[
    (
        "nimatron",
        &[
            ("nimatron serve", Some("help-example-serve")),
            ("nimatron games", Some("help-example-games")),
            ("nimatron rules nim", Some("help-example-rules")),
            ("nimatron analyze nim 5,19,40,51", Some("help-example-analyze")),
            ("nimatron analyze nim 1,3,5,7 --misere", Some("help-example-misere")),
            ("nimatron explain nim 5,19,40,51", Some("help-example-explain")),
            ("nimatron play", Some("help-example-play")),
            ("nimatron verify nim", Some("help-example-verify")),
            ("nimatron sequence 0.16", Some("help-example-sequence")),
        ],
    ),
    (
        "analyze",
        &[
            ("nimatron analyze nim 5,19,40,51", None),
            ("nimatron analyze nim 1,3,5,7 --misere --json", None),
            (r#"echo '{"game":"nim","position":"3,5,7"}' | nimatron analyze --batch -"#, None),
        ],
    ),
    (
        "explain",
        &[
            ("nimatron explain nim 5,19,40,51", None),
            ("nimatron explain nim 1,1,1,2 --misere", None),
            ("nimatron explain wythoff 8,13 --move 1-1 --lang sl", None),
        ],
    ),
    (
        "play",
        &[
            ("nimatron play", Some("help-example-choose")),
            ("nimatron play nim --plain", Some("help-example-plain")),
            ("nimatron play nim --position 1,3,5,7 --misere --level 3", None),
            ("nimatron play count --first computer --lang sl", None),
        ],
    ),
    (
        "prove",
        &[
            ("nimatron prove cram 4x5 -o cram.proof", Some("help-example-prove")),
            ("nimatron prove --check cram.proof", Some("help-example-prove-check")),
        ],
    ),
    (
        "sequence",
        &[
            ("nimatron sequence kayles", Some("help-example-kayles")),
            ("nimatron sequence 0.77 --at 1000000000000", Some("help-example-at")),
            ("nimatron sequence 0.16 --certificate proof.txt", Some("help-example-certificate")),
            ("nimatron sequence --check proof.txt", Some("help-example-check")),
            ("nimatron sequence grundy --to 10000000 --plot grundy.svg", None),
            ("nimatron sequence --survey 0.xx --to 65536 --table table.csv", None),
        ],
    ),
    (
        "board",
        &[
            ("nimatron board nim 3,5,7 --move 3-1 -o nim.svg", None),
            ("nimatron board nim 3,5,7 --played 3-1 --played 2-2 --pieces sticks -o nim.png", None),
            ("nimatron board wythoff 4,7 --move 1-3,2-3 --dark -o queen.svg", None),
        ],
    ),
    (
        "tree",
        &[
            ("nimatron tree nim 1,2,3 -o tree.svg", None),
            ("nimatron tree nim 2,2,3 --search alphabeta -o search.svg", None),
            ("nimatron tree hex - --set size=3 --search alphabeta --depth 3 -o hex.png", None),
            ("nimatron tree subtraction 12 --layers remoteness -o graph.tex", None),
        ],
    ),
    (
        "table",
        &[
            ("nimatron table wythoff --to 999 -o wythoff.png", None),
            ("nimatron table subtraction --set S=1,3,4 --to 100 -o strip.svg", None),
            ("nimatron table endnim X,3,Y --show outcomes -o slice.svg", None),
            ("nimatron table building --to 24 --to-y 9 --show outcomes -o building.csv", None),
        ],
    ),
    (
        "serve",
        &[
            ("nimatron serve --listen 127.0.0.1:8080 --no-open", None),
            ("nimatron serve --database postgres://nim@localhost/nim --https --log", None),
        ],
    ),
];

/// The examples of a command under their heading; none if it has no examples.
pub(super) fn render_examples(command: &str, lang: Lang) -> Option<String> {
    let (_, examples) = EXAMPLES.iter().find(|(name, _)| *name == command)?;
    let explained = examples.iter().filter(|(_, about)| about.is_some());
    let width = explained.map(|(typed, _)| typed.len()).max().unwrap_or_default();
    let lines = examples.iter().map(|(typed, about)| match about {
        Some(id) => format!("  {typed:width$}  {}", word(id, lang)),
        None => format!("  {typed}"),
    });
    let lines: Vec<String> = lines.collect();
    Some(format!("{}:\n{}", word("help-heading-examples", lang), lines.join("\n")))
}
