//! Scrolling within the page.

use gloo::utils::document;

/// Scrolls the first element that matches a selector just so far that what matches the other one in
/// it is seen. The page itself stays where it is.
pub fn reveal(frame: &str, item: &str) {
    let Ok(Some(frame)) = document().query_selector(frame) else { return };
    let Ok(Some(item)) = frame.query_selector(item) else { return };
    let (around, inside) = (frame.get_bounding_client_rect(), item.get_bounding_client_rect());
    let across = beyond((around.left(), around.right()), (inside.left(), inside.right()));
    let down = beyond((around.top(), around.bottom()), (inside.top(), inside.bottom()));
    frame.set_scroll_left(frame.scroll_left() + across);
    frame.set_scroll_top(frame.scroll_top() + down);
}

/// How far one stretch must move to have another in it; a little farther, so that what comes next is
/// seen as well. In pixels.
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
