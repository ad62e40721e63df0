//! Words of lists.

use std::borrow::Cow;

use schemars::{json_schema, JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

/// A list of words of the program, which has a type of its own in the packages.
pub trait Words: Copy {
    /// The name of the type.
    const TYPE: &'static str;

    /// All words.
    fn all() -> Vec<&'static str>;

    /// The word of this one.
    fn word(self) -> &'static str;
}

/// One of a list of words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<W>(pub W);

impl<W: Words> Serialize for Word<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<W: Words> JsonSchema for Word<W> {
    fn schema_name() -> Cow<'static, str> {
        W::TYPE.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": W::all() })
    }
}
