//! What is on the page, and bringing it into view.

use gloo::utils::document;
use web_sys::{CustomEvent, CustomEventInit};

/// Whether an element matches a selector.
pub fn is_there(selector: &str) -> bool {
    document().query_selector(selector).is_ok_and(|found| found.is_some())
}

/// Asks the scripts of the page to bring the first element that matches a selector into view, as far as it
/// is not, here and in the page around; see `www/boot-learn.js`.
pub fn reveal(selector: &str) {
    let options = CustomEventInit::new();
    options.set_bubbles(true);
    let event = CustomEvent::new_with_event_init_dict("plyscope:reveal", &options);
    if let (Ok(Some(element)), Ok(event)) = (document().query_selector(selector), event) {
        // It returns whether a listener has cancelled it, which none does.
        let _ = element.dispatch_event(&event);
    }
}
