//! Fields that always have the same value, by which results are distinguished.

use std::borrow::Cow;

use schemars::{json_schema, JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

/// True, or false, and never the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Constant<const VALUE: bool>;

impl<const VALUE: bool> Serialize for Constant<VALUE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(VALUE)
    }
}

impl<const VALUE: bool> JsonSchema for Constant<VALUE> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Constant".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": VALUE })
    }
}

/// Declares a type whose only value is a word.
#[macro_export]
#[doc(hidden)]
macro_rules! constant_word {
    ($(#[$about:meta])* $name:ident = $word:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::schemars::JsonSchema)]
        #[schemars(inline)]
        pub enum $name {
            /// The word.
            #[default]
            #[serde(rename = $word)]
            Only,
        }
    };
}
pub use constant_word;
