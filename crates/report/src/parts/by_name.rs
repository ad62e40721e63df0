//! Values with names.

use std::borrow::Cow;
use std::collections::HashMap;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

/// Values with names, in an order of their own: an object in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ByName<T>(pub Vec<(String, T)>);

impl<T> ByName<T> {
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<T: JsonSchema> JsonSchema for ByName<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "ByName".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        HashMap::<String, T>::json_schema(generator)
    }
}
