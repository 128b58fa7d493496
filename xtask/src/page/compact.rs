//! Styles and scripts without what only their authors need: comments, indentation and empty lines.

/// A style without comments.
pub(super) fn style(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    lines(&(out + rest), |_| true)
}

/// A script without the comments that have lines of their own. None of its texts goes over several lines.
pub(super) fn script(text: &str) -> String {
    let mut in_comment = false;
    lines(text, |line| {
        let begins = line.starts_with("/*");
        let is_code = !in_comment && !begins && !line.starts_with("//");
        in_comment = (in_comment || begins) && !line.ends_with("*/");
        is_code
    })
}

/// The lines of a text that are not empty and that a filter lets through, without the space around them.
fn lines(text: &str, mut is_needed: impl FnMut(&str) -> bool) -> String {
    let needed = text.lines().map(str::trim).filter(|line| !line.is_empty() && is_needed(line));
    needed.fold(String::with_capacity(text.len()), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stay_and_comments_go() {
        let text = "/* Colours. */\nbody {\n  color: red; /* not\n  blue */\n}\n\n@media print {\n  a { b: c; }\n}\n";
        assert_eq!(style(text), "body {\ncolor: red;\n}\n@media print {\na { b: c; }\n}\n");
        assert_eq!(style("a{}/* open"), "a{}\n");
    }

    #[test]
    fn statements_stay_and_comments_go() {
        let text = [
            "// Why.\n/**\n * @param {x} y\n */\n",
            "function f(y) {\n    return 2 /* two */ * y; // twice\n}\n\n",
            "/* one */\nf(\n    3)\n",
        ];
        assert_eq!(script(&text.concat()), "function f(y) {\nreturn 2 /* two */ * y; // twice\n}\nf(\n3)\n");
        assert_eq!(script("a *\n  b\n"), "a *\nb\n");
    }
}
