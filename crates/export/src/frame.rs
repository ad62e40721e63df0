//! Frames for embedding in other sites.

use crate::xml::escaped;

/// The HTML of a frame that shows an address, this many pixels high, with an accessible title.
#[must_use]
pub fn frame(address: &str, title: &str, height: u32) -> String {
    let [address, title] = [address, title].map(escaped);
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" \
         loading=\"lazy\"></iframe>"
    )
}
