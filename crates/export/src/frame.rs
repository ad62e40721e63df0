//! Frames for pages of somebody else's.

use crate::xml::escaped;

/// The HTML of a frame that shows an address, this many pixels high; its title is for who cannot
/// see it.
#[must_use]
pub fn frame(address: &str, title: &str, height: u32) -> String {
    let [address, title] = [address, title].map(escaped);
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"{height}\" \
         loading=\"lazy\"></iframe>"
    )
}
