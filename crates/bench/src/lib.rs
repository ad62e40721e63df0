//! The benchmarks, native and in the browser.

pub mod games;
pub mod search;
mod tic_tac_toe;
pub mod tours;
#[cfg(target_arch = "wasm32")]
mod web;

pub use tic_tac_toe::tic_tac_toe;
