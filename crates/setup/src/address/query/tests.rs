use proptest::prelude::*;

use super::*;
use crate::address::Writer;
use crate::Algorithm;

fn query(address: &str) -> Query<Problem> {
    Query::parse(address)
}

/// A name, and its value where that has no broken code.
type Pair = (&'static str, Option<&'static str>);

#[test]
fn parts_are_decoded_in_their_order() {
    let table: [(&str, &[Pair]); 7] = [
        ("", &[]),
        ("#", &[]),
        ("&&", &[]),
        ("#a=1&b=2&a=3", &[("a", Some("1")), ("b", Some("2")), ("a", Some("3"))]),
        ("a=1=2&b", &[("a", Some("1=2")), ("b", Some(""))]),
        ("a=x+y%26%3D&b=%E4%B8%AD", &[("a", Some("x y&=")), ("b", Some("中"))]),
        ("a=%zz&b=%FF&c=%4", &[("a", None), ("b", None), ("c", None)]),
    ];
    for (address, expected) in table {
        let read: Vec<_> = pairs(address).collect();
        let read: Vec<_> =
            read.iter().map(|(name, value)| (*name, value.as_deref().ok())).collect();
        assert_eq!(read, expected, "{address}");
    }
}

#[test]
fn the_last_value_that_can_be_read_counts() {
    let mut query = query("n=3&n=x&n=4&n=%zz");
    assert_eq!(query.number::<u8>("n", 0..=9), Some(4));
    let bad = Problem::Number { name: "n", given: "x".to_owned(), least: 0, most: 9 };
    assert!(query.is_wrong("n") && query.has("n") && !query.has("m"));
    assert_eq!(query.finish(), [bad, Problem::Encoding { name: "n".to_owned() }]);
}

#[test]
fn unread_names_are_reported_with_a_suggestion() {
    let table = [
        ("algoritm=minimax", Some("algorithm")),
        ("Step=3", Some("step")),
        ("stepp", Some("step")),
        ("colour=red", None),
        ("=", None),
        ("s", None),
    ];
    for (address, near) in table {
        let mut query = query(address);
        assert_eq!(query.choice::<Algorithm>(), None);
        assert_eq!(query.moment("step"), None);
        match &query.finish()[..] {
            [Problem::Unknown { near: found, .. }] => assert_eq!(*found, near, "{address}"),
            other => panic!("{address}: {other:?}"),
        }
    }
}

#[test]
fn problems_stand_in_the_order_of_the_address() {
    let mut query = query("z=1&b=x&a=x");
    let _: [Option<u8>; 2] = ["a", "b"].map(|name| query.number(name, 0..=1));
    query.complain(Problem::Beyond { step: 2, last: 1 });
    let problems = query.finish();
    let about: Vec<_> = problems.iter().map(|problem| problem.parameter()).collect();
    assert_eq!(about, [Some("z"), Some("b"), Some("a"), Some("step")]);
}

#[test]
fn a_flag_has_no_value() {
    for (address, is_present, wrong) in
        [("embed", true, 0), ("a=1&embed&embed=", true, 1), ("embed=1", false, 1), ("", false, 0)]
    {
        let mut query = query(address);
        assert_eq!((query.flag("embed"), query.finish().len()), (is_present, wrong), "{address}");
    }
}

#[test]
fn the_rest_is_handed_on() {
    let mut query = query("kind=x&step=3&bogus=1");
    assert_eq!(query.text("kind").as_deref(), Some("x"));
    let at = query.hand_on(|rest: &mut Query<Problem>| rest.moment("step"), |problem| problem);
    assert_eq!(at, Some(At::Step(3)));
    assert_eq!(["kind", "step", "bogus"].map(|name| query.is_wrong(name)), [false, false, true]);
    let bogus = Problem::Unknown { name: "bogus".to_owned(), near: None };
    assert_eq!(query.finish(), [bogus]);
}

#[test]
fn a_text_that_is_too_long_is_not_parsed() {
    let long = format!("#tree={}", "4+".repeat(MAX_LINK));
    let mut query = query(&long);
    assert_eq!((query.text("tree"), query.is_empty()), (None, true));
    query.complain(Problem::Beyond { step: 2, last: 1 });
    assert_eq!(query.finish(), [Problem::TooLong { bytes: long.len() - 1 }]);
}

proptest! {
    #[test]
    fn written_pairs_are_read_back(entries in prop::collection::vec(("[a-z-]{1,9}", ".{0,30}"), 0..6)) {
        let mut writer = Writer::default();
        entries.iter().for_each(|(name, value)| writer.add(name, value));
        let address = writer.finish();
        let read: Vec<_> = pairs(&address).map(|(name, value)| (name.to_owned(), value.ok())).collect();
        let entries: Vec<_> = entries.into_iter().map(|(name, value)| (name, Some(value))).collect();
        prop_assert_eq!(read, entries);
    }

    #[test]
    fn any_text_is_taken_apart(text in "\\PC{0,60}") {
        let query = query(&text);
        prop_assert!(query.finish().len() <= text.matches('&').count() + 1);
    }
}
