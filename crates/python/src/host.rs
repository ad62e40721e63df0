//! What the program asks of Python, which supplies these functions by their names.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The milliseconds since a fixed time.
    pub fn now() -> f64;

    /// Takes the message of a panic, which ends the program.
    fn report(message: &str);
}

/// Lets Python know why the program breaks off, if it does.
#[wasm_bindgen(start)]
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| report(&panic.to_string())));
}
