//! The style of the page without what only its authors need.

/// The same style without comments, indentation and empty lines.
pub(super) fn compact(style: &str) -> String {
    let mut out = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.lines().map(str::trim).filter(|line| !line.is_empty()).fold(String::new(), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stay_and_comments_go() {
        let style = "/* Colours. */\nbody {\n  color: red; /* not\n  blue */\n}\n\n@media print {\n  a { b: c; }\n}\n";
        assert_eq!(compact(style), "body {\ncolor: red;\n}\n@media print {\na { b: c; }\n}\n");
        assert_eq!(compact("a{}/* open"), "a{}\n");
    }
}
