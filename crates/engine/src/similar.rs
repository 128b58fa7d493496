//! Names that may have been meant when another one was typed.

/// Length of the longest name that is compared; longer ones are cut.
const LONGEST: usize = 40;

/// The name most similar to a typed one, if a slip or two of the fingers lie between them.
///
/// ```
/// use engine::similar::nearest;
/// assert_eq!(nearest("nmi", ["nim", "hex"]), Some("nim"));
/// assert_eq!(nearest("foo", ["nim", "cn"]), None);
/// ```
pub fn nearest<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let typed: Vec<char> = typed.to_lowercase().chars().take(LONGEST).collect();
    let slips = if typed.len() < 6 { 1 } else { 2 };
    let distances = names.into_iter().map(|name| (distance(&typed, name), name));
    let (least, name) = distances.min_by_key(|(distance, _)| *distance)?;
    (least <= slips && least < typed.len()).then_some(name)
}

/// The number of letters to add, remove, change or swap with their neighbour to turn one word into the other.
fn distance(a: &[char], b: &str) -> usize {
    let b: Vec<char> = b.to_lowercase().chars().collect();
    // Rows of distances between beginnings: the one before the last, the last, and the one to be filled.
    let (mut before, mut last) = (Vec::new(), (0..=b.len()).collect::<Vec<usize>>());
    for (i, &x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            let change = last[j] + usize::from(x != y);
            let mut least = change.min(row[j] + 1).min(last[j + 1] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && a[i - 1] == y {
                let swap: usize = before[j - 1];
                least = least.min(swap + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_may_be_missing_swapped_or_wrong() {
        for (typed, meant) in [("kayls", "kayles"), ("hexx", "hex"), ("NIM", "nim"), ("wythof", "wythoff")] {
            assert_eq!(nearest(typed, ["cn", "hex", "kayles", "nim", "wythoff"]), Some(meant), "{typed}");
        }
    }

    #[test]
    fn nothing_far_is_suggested() {
        for typed in ["", "x", "foo", "kales", "nonsense"] {
            assert_eq!(nearest(typed, ["cn", "hex", "lasker", "nim"]), None, "{typed}");
        }
    }
}
