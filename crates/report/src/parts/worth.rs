//! What a node is worth.

use std::borrow::Cow;

use plyscope_search::Value;
use schemars::{json_schema, JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use crate::values;

/// What a node is worth to MAX: a number with all its digits, or `"win"`, `"draw"` or `"loss"`. A fraction
/// is rounded; [`values::exact`] has it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth(Value);

impl Worth {
    /// A value that is known to be finite.
    #[must_use]
    pub const fn known(value: Value) -> Self {
        Self(value)
    }

    /// A value; `None` for the open end of a window.
    #[must_use]
    pub fn of(value: Value) -> Option<Self> {
        value.is_finite().then_some(Self(value))
    }
}

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        values::value(self.0).serialize(serializer)
    }
}

impl JsonSchema for Worth {
    /// The name for TypeScript.
    fn schema_name() -> Cow<'static, str> {
        "Value".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [{ "type": "number" }, { "enum": ["win", "draw", "loss"] }] })
    }
}
