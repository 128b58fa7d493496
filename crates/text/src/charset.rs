//! The characters that a terminal can show.

/// Whether the locale of an environment writes in something else than UTF-8, so that texts should go through
/// [`crate::ascii()`]. An environment without a locale is trusted to show everything.
///
/// ```
/// let environment = |name: &str| (name == "LANG").then(|| "hr_HR.ISO-8859-2".to_owned());
/// assert!(text::wants_ascii(environment));
/// assert!(!text::wants_ascii(|_| None));
/// ```
pub fn wants_ascii(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set);
    locale.is_some_and(|locale| !is_utf8(&locale))
}

/// Whether a locale such as `sl_SI.UTF-8` writes in UTF-8; one that names no charset has an older one.
fn is_utf8(locale: &str) -> bool {
    let charset = locale.split_once('.').map_or(locale, |(_, charset)| charset);
    let charset = charset.split('@').next().unwrap_or_default();
    charset.eq_ignore_ascii_case("utf-8") || charset.eq_ignore_ascii_case("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_charset_is_the_one_behind_the_point() {
        let check = |set: &[(&str, &str)], ascii| {
            let variable = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, v)| (*v).to_owned());
            assert_eq!(wants_ascii(variable), ascii, "{set:?}");
        };
        check(&[], false);
        check(&[("LANG", "")], false);
        check(&[("LANG", "sl_SI.UTF-8")], false);
        check(&[("LANG", "sl_SI.utf8@euro")], false);
        check(&[("LANG", "C.UTF-8")], false);
        check(&[("LANG", "hr_HR"), ("LC_CTYPE", "UTF-8")], false);
        check(&[("LANG", "C")], true);
        check(&[("LANG", "POSIX")], true);
        check(&[("LANG", "pl_PL.ISO-8859-2")], true);
        check(&[("LANG", "hu_HU")], true);
        check(&[("LANG", "sl_SI.UTF-8"), ("LC_ALL", "C")], true);
        check(&[("LANG", "C"), ("LC_ALL", "sl_SI.UTF-8")], false);
    }
}
