//! The kinds of questions, one file each.
pub(crate) mod analyse;
pub(crate) mod explain;
pub(crate) mod graph;
pub(crate) mod hint;
pub(crate) mod map;
pub(crate) mod moves;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod search;
pub(crate) mod sequence;
pub(crate) mod setup;

use crate::place::Place;

/// Structures are written field by field, in the order in which they are listed.
macro_rules! wired {
    ($name:ty { $($field:ident),* $(,)? }) => {
        impl crate::work::Wire for $name {
            fn put(&self, writer: &mut crate::work::Writer) {
                $(self.$field.put(writer);)*
            }

            fn take(reader: &mut crate::work::Reader<'_>) -> Option<Self> {
                $(let $field = crate::work::Wire::take(reader)?;)*
                Some(Self { $($field),* })
            }
        }
    };
}
pub(crate) use wired;

wired!(Place { game, set, convention, position });
