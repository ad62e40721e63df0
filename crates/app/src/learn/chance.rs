//! Chance.

/// A random seed that is easy to read out and write down.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
