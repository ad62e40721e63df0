//! Bytes on their way between a worker and the page: they change hands, and are not copied.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use plyscope_search::pack::{from_bytes, from_bytes_in_parts, pause, to_bytes, Pack};
use wasm_bindgen::{JsCast, JsValue};

/// A message, and the list of what in it changes hands: all of it.
pub(super) struct Transfer {
    pub(super) content: ArrayBuffer,
    pub(super) list: Array,
}

impl Transfer {
    /// A message that says something.
    pub(super) fn of<T: Pack>(thing: &T) -> Self {
        Self::holding(&to_bytes(thing))
    }

    /// A message that says nothing but that someone is there.
    pub(super) fn empty() -> Self {
        Self::holding(&[])
    }

    fn holding(bytes: &[u8]) -> Self {
        let content = Uint8Array::from(bytes).buffer();
        let list = Array::of1(&content);
        Self { content, list }
    }
}

/// How many bytes are copied between two pauses.
const PART: u32 = 1 << 20;

/// What can have come in.
pub(super) enum Received<T> {
    /// From [`Transfer::empty`].
    Empty,
    /// From [`Transfer::of`].
    Value(T),
    /// Nothing that can be read.
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

    /// The same with pauses, since a search of a game can be very large.
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
