//! What a program did: traces that other programs write, compared with a search; and programs that
//! are judged on generated trees, or on boards on which they place [`queens`] or make a [`tour`].
//!
//! In: what a trace says ([`Walk`](plyscope_program_trace::Walk)), and a [`Program`](judging::Program) that answers for a tree. Out:
//! the first step at which a trace departs from a search ([`departure`]), and a
//! [`Report`](judging::Report) with the smallest tree on which a program fails ([`shrink`]) and the
//! misconceptions that do exactly the same. Games of students become trees ([`own_game`]).
//! A program that is being written has an address ([`link`]) and is kept ([`working_copy`]).
//!
//! Not here: processes, files and time; anything that is drawn. The right search is the one of
//! `plyscope-search`; the misconceptions are those of `plyscope-quiz`,
//! here as searches ([`wrong_search`]).

pub mod boards;
mod bound_not_passed;
pub mod departure;
pub mod distinguishing;
pub mod gradescope;
pub mod judging;
pub mod link;
pub mod own_game;
pub mod queens;
pub mod report;
pub mod shrink;
pub mod tour;
pub mod trees;
pub mod working_copy;
pub mod wrong_search;
