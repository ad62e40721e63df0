//! Whole numbers of any size. They are only added, and multiplied by small numbers, and then read
//! in decimal; in base 10⁹ each of these is a loop, and a library of big numbers would be larger
//! than the rest of this calculator.

use super::amount::Size;

const BASE: u32 = 1_000_000_000;
/// How many decimal digits a limb has.
const DIGITS: usize = 9;

/// A whole number: limbs in base 10⁹, the least significant first, the last of them not zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Natural {
    limbs: Vec<u32>,
}

impl From<u32> for Natural {
    fn from(number: u32) -> Self {
        let limbs = [number % BASE, number / BASE];
        let length = limbs.iter().rposition(|&limb| limb > 0).map_or(0, |last| last + 1);
        Self { limbs: limbs[..length].to_vec() }
    }
}

impl Natural {
    /// Multiplies by a small number that is not zero.
    pub fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for limb in &mut self.limbs {
            carry += u64::from(*limb) * u64::from(factor);
            *limb = (carry % u64::from(BASE)) as u32;
            carry /= u64::from(BASE);
        }
        while carry > 0 {
            self.limbs.push((carry % u64::from(BASE)) as u32);
            carry /= u64::from(BASE);
        }
    }

    /// Adds another number.
    pub fn add(&mut self, other: &Self) {
        if self.limbs.len() < other.limbs.len() {
            self.limbs.resize(other.limbs.len(), 0);
        }
        let mut carry = 0;
        for (index, limb) in self.limbs.iter_mut().enumerate() {
            let sum = *limb + other.limbs.get(index).copied().unwrap_or_default() + carry;
            *limb = sum % BASE;
            carry = sum / BASE;
        }
        if carry > 0 {
            self.limbs.push(carry);
        }
    }

    /// Takes one away; from nothing, nothing is taken.
    pub fn subtract_one(&mut self) {
        for limb in &mut self.limbs {
            if *limb > 0 {
                *limb -= 1;
                break;
            }
            *limb = BASE - 1;
        }
        if self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }

    /// Its decimal digits.
    pub fn digits(&self) -> String {
        let mut limbs = self.limbs.iter().rev();
        let first = limbs.next().copied().unwrap_or_default().to_string();
        limbs.fold(first, |digits, limb| digits + &format!("{limb:0DIGITS$}"))
    }

    /// How large it is, near enough for ratios and logarithms.
    pub fn size(&self) -> Size {
        let digits = self.digits();
        let leading = digits.get(..17).unwrap_or(&digits);
        // Reading floating point would make the page larger; this many digits fit a whole number.
        let mantissa = leading.bytes().fold(0_u64, |sum, digit| sum * 10 + u64::from(digit - b'0'));
        Size { mantissa: mantissa as f64, exponent: (digits.len() - leading.len()) as i32 }.normal()
    }
}
