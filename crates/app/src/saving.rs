//! Offering files for download.

use gloo::utils::document;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Offers bytes as a download.
pub fn offer(name: &str, media_type: &str, bytes: &[u8]) {
    if let Some(blob) = blob_of(media_type, &Array::of1(&Uint8Array::from(bytes))) {
        offer_blob(name, &blob);
    }
}

/// Arrays of bytes and other blobs as one blob; `None` where the browser has no space for it.
pub fn blob_of(media_type: &str, parts: &Array) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    Blob::new_with_u8_array_sequence_and_options(parts, &options).ok()
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
