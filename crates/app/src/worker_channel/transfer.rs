//! Bytes transferred, not copied, between a worker and the page.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use plyscope_search::pack::{from_bytes, from_bytes_in_parts, pause, to_bytes, Pack};
use wasm_bindgen::{JsCast, JsValue};

/// A message and its transfer list: all of it.
pub(super) struct Transfer {
    pub(super) content: ArrayBuffer,
    pub(super) list: Array,
}

impl Transfer {
    /// A packed message.
    pub(super) fn of<T: Pack>(thing: &T) -> Self {
        Self::holding(&to_bytes(thing))
    }

    /// An empty message: the worker is ready.
    pub(super) fn empty() -> Self {
        Self::holding(&[])
    }

    fn holding(bytes: &[u8]) -> Self {
        let content = Uint8Array::from(bytes).buffer();
        let list = Array::of1(&content);
        Self { content, list }
    }
}

/// Bytes copied between two pauses.
const PART: u32 = 1 << 20;

/// A received message.
pub(super) enum Received<T> {
    /// From [`Transfer::empty`].
    Empty,
    /// From [`Transfer::of`].
    Value(T),
    /// An unreadable message.
    Damaged,
}

impl<T: Pack> Received<T> {
    pub(super) fn open(content: &JsValue) -> Self {
        let Some(content) = content.dyn_ref::<ArrayBuffer>() else { return Self::Damaged };
        match content.byte_length() {
            0 => Self::Empty,
            _ => from_bytes(&Uint8Array::new(content).to_vec()).map_or(Self::Damaged, Self::Value),
        }
    }

    /// The same with pauses, since the search of a game can be very large.
    pub(super) async fn open_in_parts(content: &JsValue) -> Self {
        let Some(content) = content.dyn_ref::<ArrayBuffer>() else { return Self::Damaged };
        let length = content.byte_length();
        if length == 0 {
            return Self::Empty;
        }
        let mut bytes = Vec::with_capacity(length as usize);
        for begin in (0..length).step_by(PART as usize) {
            let end = length.min(begin + PART);
            let part = Uint8Array::new_with_byte_offset_and_length(content, begin, end - begin);
            bytes.extend(part.to_vec());
            pause().await;
        }
        from_bytes_in_parts(&bytes).await.map_or(Self::Damaged, Self::Value)
    }
}
