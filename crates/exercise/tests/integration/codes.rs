//! Codes of right programs: they are read as they are written, mistakes in typing are noticed, and a code is
//! of one assignment only.

use std::collections::BTreeMap;

use plyscope_exercise::{Assignment, Code, CodeError, Exercise, Language};
use plyscope_search::generate::SplitMix64;
use plyscope_setup::address::{FromQuery, ToQuery};
use plyscope_setup::Choice;

/// The characters of codes, and of random programs.
const SIGNS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// All assignments in one language.
fn assignments() -> Vec<Assignment> {
    let of = |&(_, exercise): &(&str, Exercise)| {
        Language::ALL
            .iter()
            .flat_map(move |&(_, language)| Assignment::all(exercise, Some(language)))
    };
    Exercise::ALL.iter().flat_map(of).collect()
}

fn language(assignment: &Assignment) -> Language {
    assignment.languages().next().expect("a language")
}

/// A random program: the code depends on nothing but its text.
fn program(random: &mut SplitMix64) -> String {
    let length = random.below(40) + 1;
    (0..length).map(|_| char::from(SIGNS[random.below(32) as usize])).collect()
}

/// Thousands of codes, each with its assignment.
fn codes() -> impl Iterator<Item = (Assignment, Code)> {
    let assignments = assignments();
    let mut random = SplitMix64::new(7);
    (0..4_000).map(move |number| {
        let assignment = assignments[number % assignments.len()];
        let program = program(&mut random);
        (assignment, Code::new(&assignment, language(&assignment), &program))
    })
}

#[test]
fn a_code_is_read_as_it_is_written_and_as_people_type_it() {
    for (_, code) in codes() {
        let text = code.to_string();
        assert_eq!((text.len(), text.parse()), (14, Ok(code)));
        let typed = [
            text.replace('-', ""),
            text.to_lowercase().replace('-', " "),
            format!("  {} ", text.replace('-', "–")),
            text.replace('0', "o").replace('1', "l"),
            text.replace('0', "O").replace('1', "I"),
        ];
        for typed in typed {
            assert_eq!(typed.parse(), Ok(code), "{typed}");
        }
    }
}

#[test]
fn one_wrong_character_and_two_that_change_places_are_noticed() {
    for (_, code) in codes() {
        let text: Vec<u8> = code.to_string().bytes().filter(|sign| *sign != b'-').collect();
        let parse = |text: Vec<u8>| String::from_utf8(text).expect("letters").parse::<Code>();
        for place in 0..text.len() {
            for &sign in SIGNS.iter().filter(|&&sign| sign != text[place]) {
                let mut other = text.clone();
                other[place] = sign;
                assert_eq!(parse(other), Err(CodeError::Mistyped));
            }
            for second in place + 1..text.len() {
                let mut other = text.clone();
                other.swap(place, second);
                let expected = if other == text { Ok(code) } else { Err(CodeError::Mistyped) };
                assert_eq!(parse(other), expected);
            }
        }
    }
}

#[test]
fn what_has_another_shape_is_no_code() {
    let (_, code) = codes().next().expect("a code");
    let text = code.to_string();
    let long = "0".repeat(1_000);
    let table = [
        "",
        " ",
        "-",
        "hello",
        &text[1..],
        &format!("{text}0"),
        "ÜÜÜÜ-ÜÜÜÜ-ÜÜÜÜ",
        &long,
        "UUUU-UUUU-UUUU",
    ];
    for text in table {
        assert_eq!(text.parse::<Code>(), Err(CodeError::Shape), "{text}");
    }
}

#[test]
fn a_code_is_refused_by_every_other_assignment() {
    let all = assignments();
    assert!(all.len() > 40);
    for (own, code) in codes() {
        for other in &all {
            assert_eq!(code.is_of(other), *other == own, "{code}: {}", other.to_address());
        }
    }
}

#[test]
fn an_assignment_in_any_language_takes_codes_of_each() {
    for &(_, exercise) in Exercise::ALL {
        let free = Assignment::new(exercise, None);
        for &(_, language) in Language::ALL {
            let code = Code::new(&free, language, "program");
            assert_eq!(code, Code::new(&free.in_language(language), language, "program"));
            assert!(code.is_of(&free));
        }
    }
}

#[test]
fn equal_programs_have_equal_codes_and_others_do_not() {
    let assignment = Assignment::new(Exercise::Queens, None);
    let code = |program: &str| Code::new(&assignment, Language::Python, program);
    assert_eq!(code("a\n  b\n"), code("a  \r\n  b\r\n\r\n"));
    assert_ne!(code("a\n  b\n"), code("a\n b\n"));
    let mut random = SplitMix64::new(3);
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for _ in 0..5_000 {
        let program = program(&mut random);
        let other = known.insert(code(&program).to_string(), program.clone());
        assert!(other.is_none_or(|other| other == program));
    }
}

#[test]
fn addresses_of_assignments_are_complete() {
    let free = Exercise::ALL.iter().flat_map(|&(_, exercise)| Assignment::all(exercise, None));
    for assignment in assignments().into_iter().chain(free) {
        let address = assignment.to_address();
        assert_eq!(Assignment::from_address(&address), (assignment, vec![]), "{address}");
    }
}

#[test]
fn what_cannot_be_assigned_is_refused_with_its_name() {
    let table = [
        ("exercise=hanoi", Some("exercise")),
        ("exercise=minimax&cut=gt", Some("cut")),
        ("exercise=queens&root=min", Some("root")),
        ("exercise=tour&order=right", Some("order")),
        ("exercise=negamax&order=random", Some("order")),
        ("language=basic", Some("language")),
        ("cut=gt&order=right&root=min", None),
        ("exercise=queens&language=javascript", None),
    ];
    for (address, name) in table {
        let (_, problems) = Assignment::from_address(address);
        let found = problems.first().and_then(|problem| problem.parameter());
        assert_eq!(found, name, "{address}: {problems:?}");
    }
}
