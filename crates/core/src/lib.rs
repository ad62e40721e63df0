//! The search core.
