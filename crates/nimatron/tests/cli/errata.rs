//! Every command of ERRATA.md answers what the page says.
use super::run;
use serde_json::Value;

/// Splits a command into words; single quotes hold words together, as in a shell.
fn words(command: &str) -> Vec<String> {
    let pieces = command.split('\'').enumerate();
    let split = |(i, piece): (usize, &str)| -> Vec<String> {
        if i % 2 == 1 { vec![piece.to_owned()] } else { piece.split_whitespace().map(str::to_owned).collect() }
    };
    pieces.flat_map(split).collect()
}

/// The words behind a label such as `wins:`, up to the next label.
fn words_after_label<'t>(claim: &'t str, label: &str) -> Option<Vec<&'t str>> {
    let (_, rest) = claim.split_once(label)?;
    Some(rest.split_whitespace().take_while(|word| !word.ends_with(':')).collect())
}

fn texts(json: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    json.as_array().map(|list| list.iter().map(text).collect()).unwrap_or_default()
}

#[test]
fn every_command_of_the_errata_shows_what_it_says() {
    let page = include_str!("../../../../ERRATA.md");
    let commands = page.lines().filter_map(|line| line.trim().strip_prefix("nimatron ")?.split_once('#'));
    let mut count = 0;
    for (command, claim) in commands {
        let mut args = words(command);
        args.push("--json".to_owned());
        let ran = run(args, b"");
        assert_eq!((ran.code, ran.errors.as_str()), (0, ""), "{command}");
        let answer: Value = serde_json::from_str(&ran.output).unwrap();
        let claim = claim.trim();
        if let Some(seats) = words_after_label(claim, "forced:") {
            assert_eq!(texts(&answer["forced_to_lose"]), seats, "{command}");
        } else {
            assert_eq!(answer["outcome"], claim[..1], "{command}");
        }
        if let Some(moves) = words_after_label(claim, "wins:") {
            assert_eq!(texts(&answer["winning_moves"]), moves, "{command}");
        }
        if let Some(value) = words_after_label(claim, "g:") {
            assert_eq!(answer["nim_value"].to_string(), value[0], "{command}");
        }
        count += 1;
    }
    assert!(count > 50, "only {count} commands were found");
}
