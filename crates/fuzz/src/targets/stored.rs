//! What a browser or a learning platform stores: answers, attempts, the record of practice, progress.

use std::fmt::Debug;

use plyscope_classroom::results::log::Log;
use plyscope_lesson::opened::OpenedLessons;
use plyscope_lesson::progress::Progress;
use plyscope_practice::answers::Answers;
use plyscope_practice::record::Record;

use super::seeds::inputs;
use crate::{Check, Target};

pub const TARGET: Target = Target {
    name: "stored",
    check: Check::Text(check),
    seeds,
    words: super::no_words,
    max_bytes: 2_048,
};

fn seeds() -> Vec<Vec<u8>> {
    inputs([
        "00000000000000ff\t5\t6\tplayers,rule\tL3-4\n",
        "question%3Dpruned\tL3-4\t%3DL3-4\tL4-4\t1\t2\t1\t3\t0\t1\t2\n",
        "question%3Dpruned\tL3-4\t%3DL3-4\tL4-4\t1\t2\t1\t3\t0\th0123abcd\n",
        "when,question,level,seed,right,wrong,of,hints,thought\n5,pruned,3,7,4,0,4,0,no-deep-cutoffs\n",
        "1;7;1763900000000*first;2;1;0;0;L3-4;!;=L4;1*2;4;2;1;1.3.2",
        "2;7;1763900000000*first;00ab;2;1;0;0;L3-4;!;=L4;1*2;;4;2;1;1.3.2",
        "lecture-2\t1763900000000\t7\n",
        "lecture-2\t1763900000000\t7\tAda+L.\n",
    ])
}

fn check(text: &str) {
    is_kept(text, Log::parse, Log::print);
    is_kept(text, Answers::parse, Answers::print);
    is_kept(text, Record::parse, Record::print);
    is_kept(text, OpenedLessons::parse, OpenedLessons::print);
    if let Some(progress) = Progress::parse(text) {
        let (printed, _) = progress.print(usize::MAX);
        assert_eq!(Progress::parse(&printed), Some(progress), "{printed}");
    }
}

/// What was parsed from storage is written again as it was; unknown entries are left out.
fn is_kept<T: PartialEq + Debug>(text: &str, parse: fn(&str) -> T, print: fn(&T) -> String) {
    let parsed = parse(text);
    let printed = print(&parsed);
    assert_eq!(parse(&printed), parsed, "{printed:?}");
}
