//! The real program, as a process.
use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    thread,
};

fn start(args: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

fn text(mut pipe: impl Read) -> String {
    let mut text = String::new();
    pipe.read_to_string(&mut text).unwrap();
    text
}

#[test]
fn ten_megabytes_of_one_line_get_one_error() {
    let mut child = start(&["analyze", "--batch", "-"]);
    let mut input = child.stdin.take().unwrap();
    input.write_all(&b"1,".repeat(5_000_000)).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(output.stdout, b"{\"line\":1,\"error\":\"this line is longer than 1000000 bytes\"}\n");
}

#[test]
fn ten_megabytes_of_questions_flow_through() {
    let mut child = start(&["analyze", "--batch", "-"]);
    let mut input = child.stdin.take().unwrap();
    let line = b"{\"game\":\"nim\",\"position\":\"18446744073709551615,1,2,3\"}\n";
    let count = 10_000_000 / line.len();
    let writer = thread::spawn(move || (0..count).try_for_each(|_| input.write_all(line)));
    let answers = BufReader::new(child.stdout.take().unwrap()).lines().count();
    writer.join().unwrap().unwrap();
    assert_eq!(answers, count);
    assert!(child.wait().unwrap().success());
}

#[test]
fn an_answer_comes_while_the_input_is_still_open() {
    let mut child = start(&["analyze", "--batch", "-"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for heap in 1..20 {
        writeln!(input, "{{\"game\":\"nim\",\"position\":\"{heap}\"}}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.contains(&format!("\"nim_value\":{heap},")), "{answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut child = start(&["analyze", "--batch", "-"]);
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "{{\"game\":\"nim\",\"position\":\"1\"}}").unwrap();
    output.read_line(&mut String::new()).unwrap();
    drop(output);
    // Sooner or later the program stops reading, too.
    while writeln!(input, "{{\"game\":\"nim\",\"position\":\"1\"}}").is_ok() {}
    let errors = text(child.stderr.take().unwrap());
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

#[test]
fn bad_input_ends_with_two() {
    let child = start(&["analyze", "nim", "x"]);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(text(output.stderr.as_slice()).lines().count(), 1);
}

/// What a command writes to standard output while that is a file.
#[cfg(unix)]
fn redirected(args: &[&str], name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let file = std::fs::File::create(&path).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    assert!(command.args(args).stdin(Stdio::null()).stdout(file).status().unwrap().success());
    std::fs::read(path).unwrap()
}

#[cfg(unix)]
#[test]
fn standard_output_has_two_names_even_if_it_is_a_file() {
    for (args, start) in [
        (&["board", "nim", "3,5,7", "--format", "png", "-o"][..], &b"\x89PNG"[..]),
        (&["sequence", "kayles", "--to", "100", "--plot-format", "png", "--plot"], b"\x89PNG"),
        (&["sequence", "kayles", "--to", "4", "--format", "txt", "--values"], b"0\n1\n2\n3\n"),
        (&["sequence", "kayles", "--certificate"], b"nimatron certificate"),
        (&["prove", "nim", "1,2", "-o"], b"nimatron proof"),
    ] {
        for name in ["-", "/dev/stdout"] {
            let written = redirected(&[args, &[name]].concat(), "redirected");
            assert!(written.starts_with(start), "{args:?} {name}: {} bytes", written.len());
        }
    }
}

#[test]
fn a_certificate_flows_from_one_command_to_the_next() {
    let mut prove = start(&["prove", "nim", "3,5,7", "-o", "-"]);
    let mut check = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    let check = check.args(["prove", "--check", "-"]).stdin(prove.stdout.take().unwrap());
    let output = check.stdout(Stdio::piped()).output().unwrap();
    assert!(output.status.success() && text(output.stdout.as_slice()).contains("The certificate holds"));
    assert!(prove.wait().unwrap().success());
}

#[test]
fn a_missing_home_is_said() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("homeless");
    std::fs::create_dir_all(&folder).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    for name in ["HOME", "XDG_DATA_HOME", "LOCALAPPDATA"] {
        command.env_remove(name);
    }
    let output = command.env("TMPDIR", &folder).args(["backup", "/there/is/none"]).output().unwrap();
    assert!(text(output.stderr.as_slice()).contains("HOME is not set"), "{output:?}");
}
