//! Packing: how a search travels as bytes from a worker to the page.
//!
//! Both ends are built together, so the bytes do not say what they mean: the fields of a value follow
//! each other as they are listed in its type, numbers begin with their lowest byte, and a column is
//! its length with its items. Bytes that are cut short, or that no value is packed as, are refused,
//! and no length in them asks for more memory than there are bytes.

mod basic;

use std::future::{poll_fn, Future};
use std::task::Poll;

/// Something that travels as bytes.
pub trait Pack: Sized {
    /// Writes it behind what is there.
    fn pack(&self, out: &mut Vec<u8>);

    /// Reads one; `None` when the bytes cannot have come from [`Pack::pack`].
    fn unpack(from: &mut Reader<'_>) -> Option<Self>;

    /// The same with a [`pause`] now and then, for what may be large.
    fn unpack_in_parts(from: &mut Reader<'_>) -> impl Future<Output = Option<Self>> {
        async { Self::unpack(from) }
    }
}

/// The bytes of something.
#[must_use]
pub fn to_bytes<T: Pack>(thing: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    thing.pack(&mut bytes);
    bytes
}

/// What is in bytes from [`to_bytes`]; `None` when it cannot be read, or does not take all of them.
#[must_use]
pub fn from_bytes<T: Pack>(bytes: &[u8]) -> Option<T> {
    let mut from = Reader::new(bytes);
    let thing = T::unpack(&mut from)?;
    (from.left() == 0).then_some(thing)
}

/// The same with a [`pause`] now and then, for what may be large.
pub async fn from_bytes_in_parts<T: Pack>(bytes: &[u8]) -> Option<T> {
    let mut from = Reader::new(bytes);
    let thing = T::unpack_in_parts(&mut from).await?;
    (from.left() == 0).then_some(thing)
}

/// [`Pack::unpack_in_parts`] of whatever is wanted, for where its type is not named.
pub async fn in_parts<T: Pack>(from: &mut Reader<'_>) -> Option<T> {
    T::unpack_in_parts(from).await
}

/// How many bytes are read between two pauses: few enough to be read in some milliseconds by a slow
/// machine.
const PART: usize = 64 * 1024;

/// Is pending once. It wakes no task: its caller polls the future again when there is time.
pub fn pause() -> impl Future<Output = ()> {
    let mut has_paused = false;
    poll_fn(move |_| match std::mem::replace(&mut has_paused, true) {
        true => Poll::Ready(()),
        false => Poll::Pending,
    })
}

/// The bytes that are still to be read.
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// How many bytes are left when the next pause is due.
    pause_at: usize,
}

impl<'a> Reader<'a> {
    /// All of these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, pause_at: bytes.len().saturating_sub(PART) }
    }

    /// Pauses if enough has been read since the last time.
    #[inline]
    async fn pause_if_due(&mut self) {
        if self.bytes.len() < self.pause_at {
            self.pause_at = self.bytes.len().saturating_sub(PART);
            pause().await;
        }
    }

    /// How many bytes are left.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.bytes.len()
    }

    /// The next `N` bytes, if there are as many.
    #[inline]
    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.bytes.split_first_chunk()?;
        self.bytes = rest;
        Some(*taken)
    }

    /// The next `count` bytes, if there are as many.
    fn take_some(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(count)?;
        self.bytes = rest;
        Some(taken)
    }
}

/// Says how a type is packed: a struct field by field, an enum by the number that its variant is
/// given here and then field by field. What is left out does not compile. What is `large` can be
/// unpacked in parts.
///
/// ```
/// use plyscope_tree::{pack, packed};
///
/// #[derive(Debug, PartialEq)]
/// enum Shape {
///     Point,
///     Circle(u32),
///     Box { width: u32, height: u32 },
/// }
/// packed!(enum Shape { 0 = Point, 1 = Circle(radius), 2 = Box { width, height } });
///
/// let shape = Shape::Box { width: 3, height: 4 };
/// assert_eq!(pack::from_bytes(&pack::to_bytes(&shape)), Some(shape));
/// ```
#[macro_export]
macro_rules! packed {
    (struct $name:ident $(( $($item:ident),+ ))? $({ $($field:ident),+ $(,)? })?) => {
        impl $crate::pack::Pack for $name {
            #[inline]
            fn pack(&self, out: &mut Vec<u8>) {
                let Self $(( $($item),+ ))? $({ $($field),+ })? = self;
                $($( $crate::pack::Pack::pack($item, out); )+)?
                $($( $crate::pack::Pack::pack($field, out); )+)?
            }

            #[inline]
            fn unpack(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(Self
                    $(( $( $crate::packed!(@read $item, from) ),+ ))?
                    $({ $( $field: $crate::pack::Pack::unpack(from)? ),+ })?
                )
            }
        }
    };
    (enum $name:ident { $(
        $number:literal = $variant:ident $(( $($item:ident),+ ))? $({ $($field:ident),+ })?
    ),+ $(,)? }) => {
        impl $crate::pack::Pack for $name {
            #[inline]
            fn pack(&self, out: &mut Vec<u8>) {
                match self { $(
                    Self::$variant $(( $($item),+ ))? $({ $($field),+ })? => {
                        out.push($number);
                        $($( $crate::pack::Pack::pack($item, out); )+)?
                        $($( $crate::pack::Pack::pack($field, out); )+)?
                    }
                )+ }
            }

            #[inline]
            fn unpack(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(match <u8 as $crate::pack::Pack>::unpack(from)? {
                    $( $number => Self::$variant
                        $(( $( $crate::packed!(@read $item, from) ),+ ))?
                        $({ $( $field: $crate::pack::Pack::unpack(from)? ),+ })?, )+
                    _ => return None,
                })
            }
        }
    };
    (large struct $name:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::pack::Pack for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                let Self { $($field),+ } = self;
                $( $crate::pack::Pack::pack($field, out); )+
            }

            fn unpack(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(Self { $( $field: $crate::pack::Pack::unpack(from)? ),+ })
            }

            async fn unpack_in_parts(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(Self { $( $field: $crate::pack::in_parts(from).await? ),+ })
            }
        }
    };
    (large enum $name:ident { $( $number:literal = $variant:ident $(( $($item:ident),+ ))? ),+ $(,)? }) => {
        impl $crate::pack::Pack for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                match self { $(
                    Self::$variant $(( $($item),+ ))? => {
                        out.push($number);
                        $($( $crate::pack::Pack::pack($item, out); )+)?
                    }
                )+ }
            }

            fn unpack(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(match <u8 as $crate::pack::Pack>::unpack(from)? {
                    $( $number => Self::$variant $(( $( $crate::packed!(@read $item, from) ),+ ))?, )+
                    _ => return None,
                })
            }

            async fn unpack_in_parts(from: &mut $crate::pack::Reader<'_>) -> Option<Self> {
                Some(match <u8 as $crate::pack::Pack>::unpack(from)? {
                    $( $number => Self::$variant $(( $( $crate::packed!(@part $item, from) ),+ ))?, )+
                    _ => return None,
                })
            }
        }
    };
    (@part $item:ident, $from:ident) => { $crate::pack::in_parts($from).await? };
    (@read $item:ident, $from:ident) => { $crate::pack::Pack::unpack($from)? };
}
