//! What a program did: traces that other programs write, compared with a search; and programs that
//! are judged on generated trees.
//!
//! In: lines of a trace ([`trace`]), and a [`Program`](judging::Program) that answers for a tree. Out:
//! the first step at which a trace departs from a search ([`departure`]), and a
//! [`Report`](judging::Report) with the smallest tree on which a program fails ([`shrink`]) and the
//! misconceptions that do exactly the same.
//!
//! Not here: processes, files and time; anything that is drawn. The right search is the one of
//! `plyscope-search`; the misconceptions are those of `plyscope-quiz`,
//! here as searches ([`wrong_search`]).

mod bound_not_passed;
pub mod departure;
pub mod gradescope;
pub mod judging;
pub mod report;
pub mod shrink;
pub mod telling;
pub mod trace;
pub mod trees;
pub mod wrong_search;
