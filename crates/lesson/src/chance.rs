//! Randomized lessons: the order of the questions, and the trees of questions with only a level.
//! All of it follows from a seed, so that a class can have one sheet, or everyone their own, and
//! each can be reproduced.

use std::collections::BTreeSet;

use plyscope_search::generate::SplitMix64;

use super::identity::asked;
use super::{Asking, Front, Lesson, Part, Seed, Shuffle};
use crate::sheet;
use plyscope_practice::fresh;
use plyscope_practice::Level;
use plyscope_quiz::question::{Kind, Question, Terms};

/// How many questions are tried until the tree of one fits on paper; only hard ones may not.
const TRIES: u32 = 50;

/// The random question for a seed and a name. Its tree fits on a sheet of paper.
#[must_use]
pub fn question(kind: Kind, level: Level, terms: Terms, id: &str, seed: u64) -> Question {
    // A question keeps its tree when others are added or removed; and sheets with consecutive seeds
    // have no tree in common.
    let mut chance = SplitMix64::new(seed ^ hash(id));
    let mut made = || plyscope_practice::question(kind, level, chance.below(u64::MAX));
    let found = (0..TRIES).map(|_| made()).find(sheet::fits_on_paper);
    Question { terms, ..found.unwrap_or_else(made) }
}

/// What is made for a name, or the first that is not asked yet of what is made for others: there are few
/// questions about programs, and two that are the same would share an attempt. Where all are asked, the
/// first one again.
pub(super) fn unasked(
    id: &str,
    is_asked: impl Fn(&Question) -> bool,
    made: impl Fn(&str) -> Question,
) -> Question {
    let first = made(id);
    if !is_asked(&first) {
        return first;
    }
    let mut others = (1..TRIES).map(|number| made(&format!("{id} again {number}")));
    others.find(|question| !is_asked(question)).unwrap_or(first)
}

/// Another question of the kind, once the answer to this one was shown: always the same for the
/// seed of the lesson and a number from 1. `None` if there is none.
#[must_use]
pub fn fresh(asking: &Asking, seed: u64, number: u32) -> Option<Question> {
    let Question { kind, terms, .. } = asking.question;
    match asking.chance {
        Some(level) => Some(question(kind, level, terms, &format!("{} {number}", asking.id), seed)),
        None => fresh::fresh(&asking.question, number),
    }
}

/// The questions that were dealt instead of this one, up to this number.
#[must_use]
pub fn others(asking: &Asking, seed: u64, count: u32) -> Vec<Question> {
    match asking.chance {
        Some(_) => (1..=count).filter_map(|number| fresh(asking, seed, number)).collect(),
        None => fresh::others(&asking.question, count),
    }
}

/// The hash of a name: FNV-1a with 64 bits (Fowler, Noll & Vo 1991).
#[must_use]
pub fn hash(name: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    name.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// A lesson whose random questions are being generated one by one, a few milliseconds each.
pub struct Dealing {
    lesson: Lesson,
    seed: u64,
    /// The next part to process.
    next: usize,
    /// What the questions ask that are not random, and those that were generated.
    asked: BTreeSet<String>,
}

impl Dealing {
    /// Begins with a parsed lesson.
    #[must_use]
    pub fn begin(lesson: Lesson, seed: u64) -> Self {
        // It was parsed with this seed, so nothing has to be generated again, but a question that is a later
        // one as well.
        let is_made = lesson.front.seed.first() == seed && !has_same(&lesson);
        let next = if is_made { lesson.parts.len() } else { 0 };
        let fixed = lesson.questions().filter(|asking| !is_made && asking.chance.is_none());
        let asked = fixed.map(|asking| asked(&asking.question)).collect();
        Self { lesson, seed, next, asked }
    }

    /// Processes the next part; returns whether there was one.
    pub fn deal_next(&mut self) -> bool {
        let Self { lesson, seed, next, asked: known } = self;
        let Some(part) = lesson.parts.get_mut(*next) else { return false };
        *next += 1;
        if let Part::Question(asking) = part {
            if let (Some(level), Question { kind, terms, .. }) = (asking.chance, &asking.question) {
                let made = |name: &str| question(*kind, level, *terms, name, *seed);
                let is_asked = |question: &Question| known.contains(&asked(question));
                let dealt = unasked(&asking.id, is_asked, made);
                known.insert(asked(&dealt));
                asking.question = dealt;
            }
        }
        true
    }

    /// Generates the rest and returns the lesson.
    #[must_use]
    pub fn finish(mut self) -> Lesson {
        while self.deal_next() {}
        match self.lesson.front.shuffle {
            Shuffle::No => self.lesson,
            Shuffle::Questions => self.lesson.shuffled(self.seed),
        }
    }
}

/// Whether a random question is one of the others as well.
fn has_same(lesson: &Lesson) -> bool {
    if lesson.questions().all(|asking| asking.chance.is_none()) {
        return false;
    }
    let mut known = BTreeSet::new();
    !lesson.questions().all(|asking| known.insert(asked(&asking.question)))
}

impl Lesson {
    /// A lesson of random questions, named by their numbers.
    #[must_use]
    pub fn by_chance(kind: Kind, level: Level, count: u32) -> Self {
        let mut known = BTreeSet::new();
        let asking = |number: u32| {
            let id = number.to_string();
            let made = |name: &str| question(kind, level, Terms::default(), name, Seed::FIRST);
            let question = unasked(&id, |question| known.contains(&asked(question)), made);
            known.insert(asked(&question));
            Asking { id, caption: None, prompt: None, question, chance: Some(level) }
        };
        let parts = (1..=count).map(asking).map(|asking| Part::Question(Box::new(asking)));
        Self { front: Front::default(), parts: parts.collect() }
    }

    /// Whether anything in it is random, so that a seed matters.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.front.shuffle != Shuffle::No || self.questions().any(|asking| asking.chance.is_some())
    }

    /// The parsed lesson with its random parts generated from a seed. Questions are shuffled among
    /// their own positions only.
    #[must_use]
    pub fn dealt(self, seed: u64) -> Self {
        Dealing::begin(self, seed).finish()
    }

    fn shuffled(mut self, seed: u64) -> Self {
        let is_question = |part: &Part| matches!(part, Part::Question(_));
        let parts = self.parts.iter().enumerate();
        let places: Vec<usize> =
            parts.filter(|(_, part)| is_question(part)).map(|(place, _)| place).collect();
        let mut random = SplitMix64::new(seed);
        for left in (1..places.len()).rev() {
            // Below the number of questions, which is small.
            let other = random.below(left as u64 + 1) as usize;
            self.parts.swap(places[left], places[other]);
        }
        self
    }
}
