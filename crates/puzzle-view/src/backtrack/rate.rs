//! The speed of playback: from a step per second up to millions.

/// Steps a second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rate(u32);

impl Rate {
    /// The rates there are, in steps a second.
    pub const ALL: [Self; 9] = [
        Self(1),
        Self(2),
        Self(5),
        Self(15),
        Self(60),
        Self(600),
        Self(6_000),
        Self(600_000),
        Self(6_000_000),
    ];

    /// The most pictures that are shown in a second.
    const PICTURES: u32 = 30;

    /// Steps a second.
    #[must_use]
    pub const fn per_second(self) -> u32 {
        self.0
    }

    /// The time between two pictures, in milliseconds.
    #[must_use]
    pub fn interval(self) -> u32 {
        1000 / self.0.min(Self::PICTURES)
    }

    /// How many steps lie between two pictures.
    #[must_use]
    pub const fn stride(self) -> u64 {
        self.0.div_ceil(Self::PICTURES) as u64
    }
}

impl Default for Rate {
    fn default() -> Self {
        Self(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_and_strides_make_up_the_rate() {
        for rate in Rate::ALL {
            let shown = u64::from(1000 / rate.interval()) * rate.stride();
            let wanted = u64::from(rate.per_second());
            assert!(shown >= wanted && shown <= 2 * wanted, "{rate:?}: {shown}");
        }
    }
}
