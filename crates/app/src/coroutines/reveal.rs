//! Scrolling within the page.

use gloo::utils::document;

/// Scrolls the first element that matches `frame` just enough to show the element that matches
/// `item` in it. The page itself does not scroll.
pub fn reveal(frame: &str, item: &str) {
    let Ok(Some(frame)) = document().query_selector(frame) else { return };
    let Ok(Some(item)) = frame.query_selector(item) else { return };
    let (around, inside) = (frame.get_bounding_client_rect(), item.get_bounding_client_rect());
    let across = beyond((around.left(), around.right()), (inside.left(), inside.right()));
    let down = beyond((around.top(), around.bottom()), (inside.top(), inside.bottom()));
    frame.set_scroll_left(frame.scroll_left() + across);
    frame.set_scroll_top(frame.scroll_top() + down);
}

/// How far a range must move to contain another, plus a margin, in pixels.
fn beyond(frame: (f64, f64), item: (f64, f64)) -> i32 {
    const FARTHER: f64 = 40.0;
    if item.0 < frame.0 {
        (item.0 - frame.0 - FARTHER) as i32
    } else if item.1 > frame.1 {
        (item.1 - frame.1 + FARTHER) as i32
    } else {
        0
    }
}
