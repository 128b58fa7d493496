//! What a visitor has learned and solved, saved by the browser: one name per line.
use crate::storage;
use leptos::prelude::*;

/// Maximum number of saved lines; the oldest are dropped.
const MOST_LINES: usize = 2_000;

/// Names of what is solved, in order.
#[derive(Clone, Copy)]
pub(crate) struct Progress {
    file: &'static str,
    lines: RwSignal<Vec<String>>,
}

impl Progress {
    /// Loads what was saved under a name.
    pub(crate) fn load(file: &'static str) -> Progress {
        let text = storage::load(file).unwrap_or_default();
        Progress { file, lines: RwSignal::new(read(&text)) }
    }

    /// All names, the oldest first.
    pub(crate) fn all(self) -> Vec<String> {
        self.lines.get()
    }

    /// Whether a name is in the list.
    pub(crate) fn has(self, name: &str) -> bool {
        self.lines.with(|lines| lines.iter().any(|line| line == name))
    }

    /// Number of names with a prefix.
    pub(crate) fn count(self, prefix: &str) -> usize {
        self.lines.with(|lines| lines.iter().filter(|line| line.starts_with(prefix)).count())
    }

    /// Adds a name, once.
    pub(crate) fn add(self, name: &str) {
        self.lines.update(|lines| push_line(lines, name));
        self.save();
    }

    /// Removes a name.
    pub(crate) fn remove(self, name: &str) {
        self.lines.update(|lines| lines.retain(|line| line != name));
        self.save();
    }

    fn save(self) {
        storage::save(self.file, &self.lines.with_untracked(|lines| lines.join("\n")));
    }
}

fn read(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn push_line(lines: &mut Vec<String>, name: &str) {
    if name.is_empty() || name.contains('\n') || lines.iter().any(|line| line == name) {
        return;
    }
    lines.push(name.to_owned());
    let old = lines.len().saturating_sub(MOST_LINES);
    lines.drain(..old);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_saved_once_and_the_oldest_go_first() {
        let mut lines = read("a\n\nb\n");
        for name in ["b", "c", "", "x\ny"] {
            push_line(&mut lines, name);
        }
        assert_eq!(lines, ["a", "b", "c"]);
        (0..MOST_LINES).for_each(|i| push_line(&mut lines, &i.to_string()));
        assert_eq!((lines.len(), lines[0].as_str()), (MOST_LINES, "0"));
    }
}
