//! Cryptarithms as texts: `SEND + MORE = MONEY`.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::column::Column;
use super::{Cryptarithm, CryptarithmProblem};
use crate::csp::Variable;

/// Reads a sum: words of letters with `+` or a space between them, `=`, and the word of the sum. Small and
/// capital letters are the same.
impl FromStr for Cryptarithm {
    type Err = CryptarithmProblem;

    fn from_str(text: &str) -> Result<Self, CryptarithmProblem> {
        let text = half_width(text);
        let is_between = |c: char| c.is_whitespace() || c == '+';
        let strange = text.chars().find(|&c| !(is_between(c) || c == '=' || c.is_alphabetic()));
        if let Some(given) = strange {
            return Err(CryptarithmProblem::Character { given: excerpt(&given.to_string()) });
        }
        if !text.contains(char::is_alphabetic) {
            return Err(CryptarithmProblem::NoLetters);
        }
        let (added, sum) = text.split_once('=').ok_or(CryptarithmProblem::NoEquals)?;
        let words = |side: &str| -> Vec<Vec<char>> {
            let words = side.split(is_between).filter(|word| !word.is_empty());
            words.map(|word| word.chars().map(capital).collect()).collect()
        };
        let (mut all, sum) = (words(added), words(sum));
        if !Self::ADDENDS.contains(&all.len()) {
            return Err(CryptarithmProblem::Addends { count: all.len() });
        }
        if sum.len() != 1 || text.matches('=').count() != 1 {
            return Err(CryptarithmProblem::OneSum);
        }
        all.extend(sum);
        if let Some(word) = all.iter().find(|word| word.len() > Self::LONGEST) {
            return Err(CryptarithmProblem::TooLong { given: excerpt(&String::from_iter(word)) });
        }
        Self::of(&all)
    }
}

/// The capital letter, where there is one of one character.
fn capital(letter: char) -> char {
    let mut capital = letter.to_uppercase();
    capital.next().filter(|_| capital.next().is_none()).unwrap_or(letter)
}

impl Cryptarithm {
    /// The cryptarithm of these words, the sum last.
    fn of(words: &[Vec<char>]) -> Result<Self, CryptarithmProblem> {
        let longest = words.iter().map(Vec::len).max().unwrap_or(0);
        let at = |word: &Vec<char>, place: usize| word.iter().rev().nth(place).copied();
        let mut letters: Vec<char> = Vec::new();
        for letter in (0..longest).flat_map(|place| words.iter().filter_map(move |w| at(w, place)))
        {
            if !letters.contains(&letter) {
                letters.push(letter);
            }
        }
        if letters.len() > Self::MOST_LETTERS {
            return Err(CryptarithmProblem::TooManyLetters { count: letters.len() });
        }
        let variable = |letter: &char| {
            Variable(letters.iter().position(|own| own == letter).unwrap_or(0) as u8)
        };
        let words: Vec<Vec<Variable>> =
            words.iter().map(|word| word.iter().map(variable).collect()).collect();
        let carry = |into: usize| {
            (1..longest).contains(&into).then(|| Variable((letters.len() + into - 1) as u8))
        };
        let column = |place: usize| {
            let letter = |word: &Vec<Variable>| word.iter().rev().nth(place).copied();
            let (above, below) = words.split_at(words.len() - 1);
            Column {
                above: above.iter().filter_map(letter).collect(),
                below: below.iter().filter_map(letter).collect(),
                carry_in: carry(place),
                carry_out: carry(place + 1),
            }
        };
        let columns: Vec<Column> = (0..longest).map(column).collect();
        let all = || (0..letters.len() as u8).map(Variable);
        let others = all().map(|letter| all().filter(|&other| other != letter).collect()).collect();
        let scopes = columns.iter().map(Column::scope).collect();
        Ok(Self { letters, words, others, columns, scopes })
    }

    /// The words as [`Cryptarithm::from_str`] reads them, with these signs between numbers that are added
    /// and before the sum.
    fn joined(&self, plus: &str, equals: &str) -> String {
        let word = |word: &Vec<Variable>| -> String {
            word.iter().map(|&letter| self.name(letter)).collect()
        };
        let words: Vec<String> = self.words.iter().map(word).collect();
        let (added, sum) = words.split_at(words.len().saturating_sub(1));
        format!("{}{equals}{}", added.join(plus), sum.join(""))
    }

    /// The shortest text that is read as this one: in an address, a space is a plus.
    #[must_use]
    pub fn written(&self) -> String {
        self.joined(" ", "=")
    }
}

impl fmt::Display for Cryptarithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.joined(" + ", " = "))
    }
}
