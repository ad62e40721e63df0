//! What everything else is packed of.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Pack, Reader};

macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl Pack for $number {
            #[inline]
            fn pack(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }

            #[inline]
            fn unpack(from: &mut Reader<'_>) -> Option<Self> {
                from.take().map(Self::from_le_bytes)
            }
        }
    )* };
}

numbers!(u8, u16, u32, u64, i64, f64);

impl Pack for bool {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push((*self).into());
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        match u8::unpack(from)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

/// As 64 bits, whatever the machine.
impl Pack for usize {
    fn pack(&self, out: &mut Vec<u8>) {
        (*self as u64).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        u64::unpack(from)?.try_into().ok()
    }
}

impl Pack for char {
    fn pack(&self, out: &mut Vec<u8>) {
        u32::from(*self).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Self::from_u32(u32::unpack(from)?)
    }
}

impl Pack for String {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        out.extend_from_slice(self.as_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        let length = usize::unpack(from)?;
        Self::from_utf8(from.take_some(length)?.to_vec()).ok()
    }
}

impl<T: Pack> Pack for Option<T> {
    #[inline]
    fn pack(&self, out: &mut Vec<u8>) {
        self.is_some().pack(out);
        if let Some(thing) = self {
            thing.pack(out);
        }
    }

    #[inline]
    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Some(if bool::unpack(from)? { Some(T::unpack(from)?) } else { None })
    }
}

impl<T: Pack, E: Pack> Pack for Result<T, E> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.is_ok().pack(out);
        match self {
            Ok(thing) => thing.pack(out),
            Err(problem) => problem.pack(out),
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Some(if bool::unpack(from)? { Ok(T::unpack(from)?) } else { Err(E::unpack(from)?) })
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        Some(match bool::unpack(from)? {
            true => Ok(T::unpack_in_parts(from).await?),
            false => Err(E::unpack(from)?),
        })
    }
}

impl<A: Pack, B: Pack> Pack for (A, B) {
    #[inline]
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
        self.1.pack(out);
    }

    #[inline]
    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Some((A::unpack(from)?, B::unpack(from)?))
    }
}

impl<T: Pack> Pack for Range<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.start.pack(out);
        self.end.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Some(T::unpack(from)?..T::unpack(from)?)
    }
}

impl<T: Pack> Pack for [T; 2] {
    #[inline]
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|thing| thing.pack(out));
    }

    #[inline]
    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Some([T::unpack(from)?, T::unpack(from)?])
    }
}

/// A column: its items, one beside the other.
impl<T: Pack> Pack for Vec<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        // What is packed has no gaps, and so is seldom larger than what lies in memory.
        out.reserve(size_of_val(&**self));
        self.iter().for_each(|thing| thing.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        let (count, mut things) = column(from)?;
        for _ in 0..count {
            things.push(T::unpack(from)?);
        }
        Some(things)
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        let (count, mut things) = column(from)?;
        for _ in 0..count {
            from.pause_if_due().await;
            things.push(T::unpack(from)?);
        }
        Some(things)
    }
}

/// How many items a column has, and where they come to lie.
fn column<T>(from: &mut Reader<'_>) -> Option<(usize, Vec<T>)> {
    let count = usize::unpack(from)?;
    // A length that has been damaged must not ask for all memory.
    Some((count, Vec::with_capacity(count.min(from.left() / size_of::<T>()))))
}

impl<T: Pack> Pack for Box<[T]> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        self.iter().for_each(|thing| thing.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Vec::unpack(from).map(Vec::into_boxed_slice)
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        Vec::<T>::unpack_in_parts(from).await.map(Vec::into_boxed_slice)
    }
}

impl<K: Pack + Ord, V: Pack> Pack for BTreeMap<K, V> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        for (key, value) in self {
            key.pack(out);
            value.pack(out);
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        let count = usize::unpack(from)?;
        (0..count).map(|_| Some((K::unpack(from)?, V::unpack(from)?))).collect()
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        let mut map = Self::new();
        for _ in 0..usize::unpack(from)? {
            from.pause_if_due().await;
            map.insert(K::unpack(from)?, V::unpack(from)?);
        }
        Some(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{from_bytes, to_bytes};

    #[test]
    fn lengths_that_cannot_be_are_refused() {
        let table: [&[u8]; 4] = [&[], &[1, 0, 0], &[0xff; 8], &[9, 0, 0, 0, 0, 0, 0, 0, 7]];
        for bytes in table {
            assert_eq!(Vec::<u64>::unpack(&mut Reader::new(bytes)), None, "{bytes:?}");
            assert_eq!(Vec::<String>::unpack(&mut Reader::new(bytes)), None, "{bytes:?}");
            assert_eq!(String::unpack(&mut Reader::new(bytes)), None, "{bytes:?}");
            assert_eq!(BTreeMap::<u8, u8>::unpack(&mut Reader::new(bytes)), None, "{bytes:?}");
        }
    }

    #[test]
    fn what_no_value_is_packed_as_is_refused() {
        assert_eq!(Option::<u8>::unpack(&mut Reader::new(&[2, 0])), None);
        assert_eq!(Result::<u8, u8>::unpack(&mut Reader::new(&[2, 0])), None);
        assert_eq!(char::unpack(&mut Reader::new(&[0, 0xd8, 0, 0])), None, "half a character");
        let text = [1, 0, 0, 0, 0, 0, 0, 0, 0xff];
        assert_eq!(String::unpack(&mut Reader::new(&text)), None, "no UTF-8");
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        type Things = (Vec<(Option<u16>, [i64; 2])>, (Result<char, String>, BTreeMap<u8, f64>));
        let things: Things = (
            vec![(None, [0, -1]), (Some(7), [i64::MIN, i64::MAX])],
            (Err("“no” 😀".to_owned()), BTreeMap::from([(3, -0.5), (9, f64::INFINITY)])),
        );
        assert_eq!(from_bytes(&to_bytes(&things)), Some(things));
    }
}
