//! Fields whose text is applied once it can be read.

use yew::prelude::*;

/// Sends what a text says, or returns its error.
pub fn taken<M: 'static>(
    send: &Callback<M>,
    read: impl Fn(String) -> Result<M, String> + 'static,
) -> Callback<String, Option<String>> {
    let send = send.clone();
    Callback::from(move |text: String| match read(text) {
        Ok(message) => {
            send.emit(message);
            None
        }
        Err(problem) => Some(problem),
    })
}
