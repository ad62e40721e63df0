//! What is to be shown.
