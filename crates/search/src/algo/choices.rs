//! The names of what can be chosen of a search.

use super::{Algorithm, Cutoffs, Fail, Keeps, Order, Symmetry};
use crate::choice::{Chapter, Choice};

impl Choice for Algorithm {
    const NAME: &'static str = "algorithm";
    const ALL: &'static [(&'static str, Self)] = Self::ALL;
    const CHAPTER: Option<Chapter> = Some(Chapter { page: "algorithms", title: "Algorithms" });
}

impl Choice for Order {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] = &[
        ("left", Self::LeftToRight),
        ("right", Self::RightToLeft),
        ("best", Self::BestFirst),
        ("worst", Self::WorstFirst),
        ("random", Self::Random),
        ("previous", Self::PreviousPass),
        ("killers", Self::Killers),
        ("history", Self::History),
    ];
}

impl Choice for Fail {
    const NAME: &'static str = "fail";
    const ALL: &'static [(&'static str, Self)] =
        &[("soft", Self::Soft), ("hard", Self::Hard), ("start", Self::Start)];
}

impl Choice for Keeps {
    const NAME: &'static str = "keeps";
    const ALL: &'static [(&'static str, Self)] =
        &[("bounds", Self::Bounds), ("exact", Self::Exact), ("numbers", Self::Numbers)];
}

impl Choice for Symmetry {
    const NAME: &'static str = "symmetry";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::Apart), ("yes", Self::Together)];
}

impl Choice for Cutoffs {
    const NAME: &'static str = "etc";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::Own), ("yes", Self::Enhanced)];
}
