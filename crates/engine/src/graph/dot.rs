//! Reads directed graphs in DOT, the language of Graphviz: vertices and edges count, everything else is skipped.
use crate::{
    graph::{Builder, Graph},
    notation::ParseError,
};

/// Maximum depth of nested braces: the reader recurses.
const DEEPEST: usize = 20;

/// Reads a text such as `digraph { a -> b; a -> {c d} }`. Vertices are declared by use.
///
/// ```
/// let graph = engine::graph::dot::read("digraph { a -> {b c} [color=red]; b -> c // to the end\n }").unwrap();
/// assert_eq!((graph.len(), graph.edges()), (3, 3));
/// assert!(engine::graph::dot::read("graph { a -- b }").is_err());
/// ```
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let mut reader = Reader { rest: text, graph: Builder::default() };
    if reader.keyword()?.as_deref() == Some("strict") {
        reader.token()?;
    }
    match reader.keyword()?.as_deref() {
        Some("digraph") => reader.token()?,
        Some("graph") => return Err(reader.error("expected-digraph")),
        _ => return Err(reader.error("expected-dot")),
    };
    if matches!(reader.peek()?, Token::Word(_) | Token::Quoted(_)) {
        reader.token()?;
    }
    reader.expect('{')?;
    reader.statements(0)?;
    if reader.peek()? == Token::End { Ok(reader.graph.finish()) } else { Err(reader.error("expected-dot-end")) }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Quoted(String),
    Arrow,
    Line,
    Sign(char),
    End,
}

struct Reader<'t> {
    rest: &'t str,
    graph: Builder,
}

impl Reader<'_> {
    fn error(&self, expected: &'static str) -> ParseError {
        ParseError::new(self.rest.trim_start(), expected)
    }

    /// Reads statements up to the closing brace; returns the vertices they mention.
    fn statements(&mut self, depth: usize) -> Result<Vec<u32>, ParseError> {
        let mut mentioned = Vec::new();
        loop {
            match self.peek()? {
                Token::Sign('}') => {
                    self.token()?;
                    return Ok(mentioned);
                }
                Token::End => return Err(self.error("expected-closing-brace")),
                Token::Sign(';' | ',') => {
                    self.token()?;
                }
                _ => mentioned.extend(self.statement(depth)?),
            }
        }
    }

    fn statement(&mut self, depth: usize) -> Result<Vec<u32>, ParseError> {
        if matches!(self.keyword()?.as_deref(), Some("graph" | "node" | "edge")) {
            self.token()?;
            self.attributes()?;
            return Ok(Vec::new());
        }
        if self.is_assignment()? {
            return Ok(Vec::new());
        }
        let mut group = self.group(depth)?;
        let mut mentioned = group.clone();
        loop {
            match self.peek()? {
                Token::Arrow => self.token()?,
                Token::Line => return Err(self.error("expected-arrows")),
                _ => break,
            };
            let targets = self.group(depth)?;
            for &from in &group {
                for &to in &targets {
                    self.graph.edge(from, to)?;
                }
            }
            mentioned.extend(&targets);
            group = targets;
        }
        self.attributes()?;
        Ok(mentioned)
    }

    /// Skips `name = value`.
    fn is_assignment(&mut self) -> Result<bool, ParseError> {
        let before = self.rest;
        if matches!(self.token()?, Token::Word(_) | Token::Quoted(_)) && self.peek()? == Token::Sign('=') {
            self.token()?;
            self.name()?;
            return Ok(true);
        }
        self.rest = before;
        Ok(false)
    }

    /// One vertex, or several in braces.
    fn group(&mut self, depth: usize) -> Result<Vec<u32>, ParseError> {
        if self.keyword()?.as_deref() == Some("subgraph") {
            self.token()?;
            if self.peek()? != Token::Sign('{') {
                self.name()?;
            }
        }
        if self.peek()? == Token::Sign('{') {
            if depth == DEEPEST {
                return Err(self.error("expected-shallow-braces"));
            }
            self.token()?;
            return self.statements(depth + 1);
        }
        let name = self.name()?;
        while self.peek()? == Token::Sign(':') {
            self.token()?;
            self.name()?;
        }
        Ok(vec![self.graph.vertex(&name)?])
    }

    /// A name, plain or quoted; quoted pieces may be joined by plus signs.
    fn name(&mut self) -> Result<String, ParseError> {
        let here = self.rest;
        match self.token()? {
            Token::Word(word) => Ok(word),
            Token::Quoted(mut name) => {
                while self.peek()? == Token::Sign('+') {
                    self.token()?;
                    name.push_str(&self.name()?);
                }
                Ok(name)
            }
            _ => {
                self.rest = here;
                Err(self.error("expected-vertex"))
            }
        }
    }

    /// Skips lists in square brackets.
    fn attributes(&mut self) -> Result<(), ParseError> {
        while self.peek()? == Token::Sign('[') {
            let here = self.rest;
            loop {
                match self.token()? {
                    Token::Sign(']') => break,
                    Token::End => {
                        self.rest = here;
                        return Err(self.error("expected-closing-bracket"));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn expect(&mut self, sign: char) -> Result<(), ParseError> {
        if self.peek()? == Token::Sign(sign) {
            self.token().map(|_| ())
        } else {
            Err(self.error("expected-opening-brace"))
        }
    }

    /// The next token if it is a plain word, in small letters; it is not consumed.
    fn keyword(&mut self) -> Result<Option<String>, ParseError> {
        Ok(if let Token::Word(word) = self.peek()? { Some(word.to_ascii_lowercase()) } else { None })
    }

    /// The next token, which is not consumed.
    fn peek(&mut self) -> Result<Token, ParseError> {
        let before = self.rest;
        let token = self.token();
        self.rest = before;
        token
    }

    fn token(&mut self) -> Result<Token, ParseError> {
        self.skip()?;
        let Some(first) = self.rest.chars().next() else { return Ok(Token::End) };
        if let Some(rest) = self.rest.strip_prefix("->") {
            self.rest = rest;
            return Ok(Token::Arrow);
        }
        if let Some(rest) = self.rest.strip_prefix("--") {
            self.rest = rest;
            return Ok(Token::Line);
        }
        match first {
            '"' => self.quoted_text(),
            '<' => self.markup(),
            '{' | '}' | '[' | ']' | ';' | ',' | '=' | ':' | '+' => {
                self.rest = &self.rest[1..];
                Ok(Token::Sign(first))
            }
            _ => self.word(),
        }
    }

    /// Letters, digits, underscores and points; a minus sign only in front.
    fn word(&mut self) -> Result<Token, ParseError> {
        let plain = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let start = usize::from(self.rest.starts_with('-'));
        let end = self.rest[start..].find(|c| !plain(c)).map_or(self.rest.len(), |end| start + end);
        if end == start {
            return Err(self.error("expected-quoted-vertex"));
        }
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(Token::Word(word.to_owned()))
    }

    /// A text in quotation marks, in which `\"` stands for one of them.
    fn quoted_text(&mut self) -> Result<Token, ParseError> {
        let mut name = String::new();
        let mut chars = self.rest.char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = &self.rest[at + 1..];
                    return Ok(Token::Quoted(name));
                }
                '\\' => match chars.next() {
                    Some((_, '"')) => name.push('"'),
                    Some((_, '\n')) => {}
                    Some((_, other)) => name.extend(['\\', other]),
                    None => break,
                },
                _ => name.push(c),
            }
        }
        Err(self.error("expected-closing-quotation-mark"))
    }

    /// A text in angle brackets, which may be nested.
    fn markup(&mut self) -> Result<Token, ParseError> {
        let mut depth = 0usize;
        for (at, c) in self.rest.char_indices() {
            match c {
                '<' => depth += 1,
                '>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let name = self.rest[1..at].to_owned();
                self.rest = &self.rest[at + 1..];
                return Ok(Token::Quoted(name));
            }
        }
        Err(self.error("expected-closing-angle-bracket"))
    }

    /// Skips spaces and comments.
    fn skip(&mut self) -> Result<(), ParseError> {
        loop {
            self.rest = self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            if self.rest.starts_with("//") || self.rest.starts_with('#') {
                self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
            } else if let Some(comment) = self.rest.strip_prefix("/*") {
                let (_, rest) = comment.split_once("*/").ok_or_else(|| self.error("expected-comment-end"))?;
                self.rest = rest;
            } else {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn edges(text: &str) -> String {
        let graph = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let edge = |(from, to): (u32, u32)| format!("{}>{}", graph.name(from), graph.name(to));
        let edges = (0..).zip(graph.options()).flat_map(|(from, to)| to.iter().map(move |&to| (from, to)));
        edges.map(edge).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn vertices_and_edges_are_read() {
        assert_eq!(edges("digraph{}"), "");
        assert_eq!(edges("digraph { a -> b; a -> {b c}; \"quoted name\" -> d }"), "a>b a>c quoted name>d");
        assert_eq!(edges("strict digraph G { a->b->c->a }"), "a>b b>c c>a");
        assert_eq!(edges("DIGRAPH \"x\" { {a;b} -> {c,d} [label=\"->\"]\n c -> c }"), "a>c a>d b>c b>d c>c");
        assert_eq!(edges("digraph { node [shape=box] rankdir=LR; a:n -> b:s:e; -1.5 -> 2 }"), "a>b -1.5>2");
        assert_eq!(edges("digraph { subgraph cluster_0 { a -> b; label=\"}\" } -> c; d }"), "a>b a>c b>c");
        assert_eq!(edges("# one\ndigraph { // two\n a /* three -> */ -> b }"), "a>b");
        assert_eq!(edges(r#"digraph { "a\"b" -> "c" + "d" ; <x<y>z> -> č }"#), "a\"b>cd x<y>z>č");
    }

    #[test]
    fn what_is_no_directed_graph_is_refused() {
        let sentences = [
            ("graph { a -- b }", "expected-digraph"),
            ("digraph { a -- b }", "expected-arrows"),
            ("a -> b", "expected-dot"),
            ("", "expected-dot"),
            ("digraph a -> b", "expected-opening-brace"),
            ("digraph { a -> }", "expected-vertex"),
            ("digraph { -> b }", "expected-vertex"),
            ("digraph { a -> b", "expected-closing-brace"),
            ("digraph { a [x }", "expected-closing-bracket"),
            ("digraph { \"a }", "expected-closing-quotation-mark"),
            ("digraph { a /* }", "expected-comment-end"),
            ("digraph { } x", "expected-dot-end"),
            ("digraph { a % b }", "expected-quoted-vertex"),
            ("digraph { \" a\" }", "expected-vertex-name"),
            ("digraph { \"\" }", "expected-vertex-name"),
        ];
        for (text, expected) in sentences {
            let error = read(text).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
        assert!(read(&format!("digraph {}{}", "{".repeat(100_000), "}".repeat(100_000))).is_err());
        assert!(read(&format!("digraph {{ {} }}", "x".repeat(101))).is_err());
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_panic(text in ".*", inner in r#"[a-c\-> ;{}"=:\[\]<>\\/*#,+\n]*"#) {
            let _ = read(&text);
            let _ = read(&format!("digraph {{ {inner} }}"));
        }
    }
}
