//! Writes an address.

use std::fmt;

use super::encode;
use crate::Choice;

/// An address under construction.
#[derive(Clone, Default, Debug)]
pub struct Writer(String);

impl Writer {
    /// Continues an address that was written before.
    #[must_use]
    pub const fn after(address: String) -> Self {
        Self(address)
    }

    /// Writes a name alone.
    pub fn name(&mut self, name: &str) {
        if !self.0.is_empty() {
            self.0.push('&');
        }
        self.0.push_str(&encode(name));
    }

    /// Writes a name and its value.
    pub fn add(&mut self, name: &str, value: impl fmt::Display) {
        self.name(name);
        self.0.push('=');
        self.0.push_str(&encode(&value.to_string()));
    }

    /// Writes a name and its value, if there is one.
    pub fn add_some(&mut self, name: &str, value: Option<impl fmt::Display>) {
        if let Some(value) = value {
            self.add(name, value);
        }
    }

    /// Writes a choice by its own name.
    pub fn choose<C: Choice>(&mut self, choice: C) {
        self.add(C::NAME, choice.id());
    }

    /// Writes a choice unless it is the default.
    pub fn choose_unless<C: Choice>(&mut self, choice: C, usual: C) {
        if choice != usual {
            self.choose(choice);
        }
    }

    /// The address.
    #[must_use]
    pub fn finish(self) -> String {
        self.0
    }
}
