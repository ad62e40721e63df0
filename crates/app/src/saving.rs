//! Offering files for download.

use gloo::utils::document;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Offers bytes as a download.
pub fn offer(name: &str, media_type: &str, bytes: &[u8]) {
    offer_parts(name, media_type, &Array::of1(&Uint8Array::from(bytes)));
}

/// Offers the bytes of several arrays as one download.
pub fn offer_parts(name: &str, media_type: &str, parts: &Array) {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    if let Ok(blob) = Blob::new_with_u8_array_sequence_and_options(parts, &options) {
        offer_blob(name, &blob);
    }
}

/// Offers a blob as a download.
pub fn offer_blob(name: &str, blob: &Blob) {
    let offered = Url::create_object_url_with_blob(blob).and_then(|url| {
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url)
    });
    // A browser that forbids downloads shows that itself.
    let _ = offered;
}
