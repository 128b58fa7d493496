//! Sorting of short lists, such as the pieces of a canonical position: little code for each type of element, and as
//! fast as any other method on a handful.

/// Sorts a short list by inserting one element after the other; equal ones keep their order.
pub(crate) fn sort_few<T: Ord>(list: &mut [T]) {
    insert_all(list, |a, b| a > b);
}

/// Sorts a short list by a key.
pub(crate) fn sort_few_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    insert_all(list, |a, b| key(a) > key(b));
}

fn insert_all<T>(list: &mut [T], above: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && above(&list[at - 1], &list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn short_lists_come_out_as_the_library_sorts_them(mut list: Vec<(u8, u8)>) {
            let (mut sorted, mut by_key, mut stable) = (list.clone(), list.clone(), list.clone());
            sorted.sort_unstable();
            sort_few(&mut list);
            prop_assert_eq!(list, sorted);
            stable.sort_by_key(|pair| pair.0);
            sort_few_by_key(&mut by_key, |pair| pair.0);
            prop_assert_eq!(by_key, stable);
        }
    }
}
