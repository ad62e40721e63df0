//! Bytes on their way between a worker and the page: they change hands, and are not copied.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use plyscope_core::pack::{from_bytes, to_bytes, Pack};
use wasm_bindgen::{JsCast, JsValue};

/// A message, and the list of what in it changes hands: all of it.
pub(super) struct Parcel {
    pub(super) content: ArrayBuffer,
    pub(super) list: Array,
}

impl Parcel {
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

/// What can have come in.
pub(super) enum Post<T> {
    /// From [`Parcel::empty`].
    Empty,
    /// From [`Parcel::of`].
    Thing(T),
    /// Nothing that can be read.
    Damaged,
}

impl<T: Pack> Post<T> {
    pub(super) fn open(content: &JsValue) -> Self {
        let Some(content) = content.dyn_ref::<ArrayBuffer>() else { return Self::Damaged };
        match content.byte_length() {
            0 => Self::Empty,
            _ => from_bytes(&Uint8Array::new(content).to_vec()).map_or(Self::Damaged, Self::Thing),
        }
    }
}
