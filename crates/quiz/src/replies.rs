//! Numbered replies at several stops: `1: L4-3; 2: 8..inf`.

use plyscope_search::excerpt;
use plyscope_search::notation::half_width_char;
use std::collections::BTreeMap;

use super::answer_error::{ordinal, parts, AnswerError, AnswerProblem};
use super::grade::{Finding, Grade, Mark, Score};

/// The replies by the numbers of their stops, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replies<R>(BTreeMap<usize, R>);

impl<R> Default for Replies<R> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<R: Clone + PartialEq> Replies<R> {
    /// The reply at a stop.
    #[must_use]
    pub fn get(&self, stop: usize) -> Option<&R> {
        self.0.get(&stop)
    }

    /// With another reply at a stop, or with none.
    #[must_use]
    pub fn with(mut self, stop: usize, reply: Option<R>) -> Self {
        match reply {
            Some(reply) => self.0.insert(stop, reply),
            None => self.0.remove(&stop),
        };
        self
    }

    /// The replies with their stops.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &R)> {
        self.0.iter().map(|(&stop, reply)| (stop, reply))
    }

    /// Maps each reply.
    #[must_use]
    pub fn map(&self, change: impl Fn(&R) -> R) -> Self {
        self.0.iter().map(|(&stop, reply)| (stop, change(reply))).collect()
    }

    /// Parses one reply per line, or separated by semicolons, or by commas where no reply has one.
    /// Each may begin with the number of its stop, from 1; one without a number belongs to the next
    /// stop. Of two replies at the same stop the later one counts, and a number alone removes a
    /// reply.
    ///
    /// `read` is called with a stop and the text of a reply, with its byte offset.
    pub(super) fn read(
        text: &str,
        stops: usize,
        read: impl Fn(usize, usize, &str) -> Result<R, AnswerError>,
    ) -> Result<Self, AnswerError> {
        let read_one = |next: usize, begin: usize, part: &str| {
            let (stop, reply) = numbered(part).unwrap_or((Some(next), part));
            let begin = begin + (part.len() - reply.len());
            let stop = stop.filter(|&stop| stop < stops).ok_or_else(|| {
                let problem = AnswerProblem::NoSuchStop { given: excerpt(part), stops };
                AnswerError::new(begin..begin + reply.len(), problem)
            })?;
            let reply = match reply {
                "" => None,
                reply => Some(read(stop, begin, reply)?),
            };
            Ok((stop, reply))
        };
        let (mut replies, mut next) = (Self::default(), 0);
        for (begin, part) in parts(text)? {
            let given = read_one(next, begin, part).map(|one| vec![one]);
            // A window has a comma too, so the whole is tried first.
            let given = given.or_else(|problem: AnswerError| {
                let (mut given, mut next) = (Vec::new(), next);
                for piece in part.split(COMMAS).filter(|_| part.contains(COMMAS)) {
                    let begin = begin + (piece.as_ptr() as usize - part.as_ptr() as usize);
                    let begin = begin + (piece.len() - piece.trim_start().len());
                    let one = read_one(next, begin, piece.trim()).map_err(|_| problem.clone())?;
                    next = one.0 + 1;
                    given.push(one);
                }
                if given.is_empty() {
                    Err(problem)
                } else {
                    Ok(given)
                }
            })?;
            for (stop, reply) in given {
                next = stop + 1;
                replies = replies.with(stop, reply);
            }
        }
        Ok(replies)
    }

    /// Writes each reply with the number of its stop.
    pub(super) fn print(&self, print: impl Fn(usize, &R) -> String) -> String {
        let written = |(stop, reply)| format!("{}: {}", stop + 1, print(stop, reply));
        self.iter().map(written).collect::<Vec<_>>().join("; ")
    }

    /// An answer with another reply at a stop, as text. If the answer cannot be parsed, the reply is
    /// appended.
    pub(super) fn written_with(
        read: Result<Self, AnswerError>,
        answer: &str,
        (stop, reply): (usize, R),
        print: impl Fn(&R) -> String,
    ) -> String {
        match read {
            Ok(replies) => replies.with(stop, Some(reply)).print(|_, reply| print(reply)),
            Err(_) => {
                let begun = answer.trim_end_matches([' ', ';']);
                format!("{begun}; {}: {}", stop + 1, print(&reply))
            }
        }
    }

    /// Compares the replies with those of the key; `finding` makes the feedback on a stop.
    pub(super) fn grade(
        &self,
        key: &Self,
        finding: impl Fn(usize, Mark, Option<&R>) -> Finding,
    ) -> Grade {
        let mut grade = Grade::default();
        for (stop, right) in key.iter() {
            let reply = self.get(stop);
            let mark = match reply {
                None => Mark::Missed,
                Some(reply) if reply == right => Mark::Right,
                Some(_) => Mark::Wrong,
            };
            grade.score.add(mark);
            grade.findings.push(finding(stop, mark, reply));
        }
        grade
    }

    /// The first stop whose reply is not that of the key.
    pub(super) fn first_not_right(&self, key: &Self) -> Option<usize> {
        key.iter().find(|&(stop, right)| self.get(stop) != Some(right)).map(|(stop, _)| stop)
    }
}

impl<R> FromIterator<(usize, R)> for Replies<R> {
    fn from_iter<I: IntoIterator<Item = (usize, R)>>(replies: I) -> Self {
        Self(replies.into_iter().collect())
    }
}

impl Score {
    /// Counts one piece of the key.
    pub(super) const fn add(&mut self, mark: Mark) {
        self.of += 1;
        match mark {
            Mark::Right => self.right += 1,
            Mark::Wrong => self.wrong += 1,
            Mark::Missed => {}
        }
    }
}

/// The commas that may stand between replies.
const COMMAS: [char; 3] = [',', '，', '、'];

/// The text after `3:` or `3)`, with the number of the stop, from 0, if it can be one; `None` without
/// a number.
fn numbered(part: &str) -> Option<(Option<usize>, &str)> {
    let is_digit = |c: char| half_width_char(c).is_ascii_digit();
    let digits = part.find(|c: char| !is_digit(c)).filter(|&digits| digits > 0)?;
    let rest = part[digits..].trim_start().strip_prefix([':', '：', ')', '）'])?;
    Some((ordinal(&part[..digits]), rest.trim_start()))
}
