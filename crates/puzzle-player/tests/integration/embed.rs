//! Valid parameters are used; the others are reported.

use proptest::prelude::*;

use plyscope_i18n::Lang;
use plyscope_player::embed::{Controls, EmbedProblem, Repeat, Start, GROWING};
use plyscope_player::film::At;
use plyscope_puzzle_player::Show;
use plyscope_session::playback::Speed;
use plyscope_setup::address::MAX_LINK;

type Embed = plyscope_player::embed::Embed<Show>;

const QUIZ: &str = "tree=((8+5)+(20+3))+((2+4)+(15+6))";

/// The problems of an address, in English.
fn messages(address: &str) -> Vec<String> {
    let (embed, mut problems) = Embed::parse(address);
    let _ = embed.play(&mut problems);
    problems.iter().map(|problem| problem.message(Lang::En)).collect()
}

#[test]
fn searches_of_every_kind_are_shown() {
    for (address, last) in [
        (QUIZ.to_owned(), 34),
        ("game=tic-tac-toe&position=XOX/XO./O..&algorithm=minimax".to_owned(), 41),
        ("puzzle=queens&size=4".to_owned(), 0),
        ("labels=5+2+8".to_owned(), 35),
        ("tree=(4+8)+(17+5)&iterations=40".to_owned(), 160),
        ("game=tic-tac-toe&exploration=0.7&step=last".to_owned(), 4_000),
        ("game=tic-tac-toe&selection=puct&step=last".to_owned(), 4_000),
        ("game=tic-tac-toe&selection=rave&equivalence=9&step=last".to_owned(), 4_000),
    ] {
        let (embed, mut problems) = Embed::parse(&address);
        let playing = embed.play(&mut problems).expect("it can be shown");
        assert_eq!(problems, [], "{address}");
        assert!(last == 0 || playing.last() == last, "{address}: {}", playing.last());
    }
}

#[test]
fn display_options_are_read_beside_the_search() {
    let showing = "&from=4&to=last&controls=reduced&loop=yes&autoplay=yes&speed=10";
    let (embed, problems) = Embed::parse(&format!("{QUIZ}{showing}"));
    assert_eq!(problems, []);
    assert_eq!((embed.from, embed.to), (Some(At::Step(4)), Some(At::Last)));
    assert_eq!((embed.controls, embed.repeat), (Controls::Reduced, Repeat::Yes));
    assert_eq!((embed.start, embed.speed.per_second()), (Start::ByItself, 10));
    for (loops, expected) in [
        ("loop", Repeat::Yes),
        ("loop=", Repeat::Yes),
        ("loop=loop", Repeat::Yes),
        ("loop=no", Repeat::No),
    ] {
        let (embed, problems) = Embed::parse(&format!("{QUIZ}&{loops}&autoplay"));
        assert_eq!((embed.repeat, embed.start), (expected, Start::ByItself), "{loops}");
        assert_eq!(problems, [], "{loops}");
    }
    let (plain, _) = Embed::parse(QUIZ);
    assert_eq!((plain.from, plain.to, plain.ask), (None, None, None));
    assert_eq!((plain.controls, plain.repeat), (Controls::default(), Repeat::default()));
    assert_eq!((plain.start, plain.speed), (Start::default(), Speed::default()));
}

#[test]
fn only_the_depth_first_search_of_a_tree_is_asked_about() {
    for name in ["game", "puzzle", "labels"].into_iter().chain(GROWING) {
        let (embed, problems) = Embed::parse(&format!("{QUIZ}&ask=cuts&{name}=1"));
        assert_eq!(embed.ask, None, "{name}");
        assert!(problems.contains(&EmbedProblem::NotAsked), "{name}");
    }
    let (embed, problems) = Embed::parse(&format!("{QUIZ}&ask=cuts"));
    assert!(embed.ask.is_some());
    assert_eq!(problems, []);
}

#[test]
fn each_problem_has_a_sentence() {
    let table = [
        ("", "There is nothing to show: give a tree, a game, a puzzle or labels."),
        ("tree=(1", "line 1, column 1: this “(” is never closed."),
        (
            "tree=1+2&algorithm=x",
            "algorithm cannot be “x”. The chapter “Algorithms” of the guide lists what it can be.",
        ),
        ("tree=1+2&colour=red", "“colour” means nothing here."),
        ("tree=1+2&step=x", "The step “x” is not a whole number."),
        ("tree=1+2&step=99", "It asks for step 99; the last one is 8."),
        ("tree=1+2&from=99", "It asks for step 99; the last one is 8."),
        ("tree=1+2&to=99", "It asks for step 99; the last one is 8."),
        ("tree=1+2&from=6&to=3", "The scene begins at step 6 and ends at step 3"),
        ("tree=1+2&from=last&to=3", "The scene begins at step 8 and ends at step 3"),
        ("puzzle=queens&size=4&step=999", "It asks for step 999; the last one is "),
        ("puzzle=queens&size=4&from=999", "It asks for step 999; the last one is "),
        ("puzzle=tour&board=8x8&from=50&to=10", "The scene begins at step 50 and ends at step 10"),
        (
            "game=othello&depth=9&algorithm=minimax&step=200000",
            "It asks for step 200,000; here only the first ",
        ),
        (
            "puzzle=tour&board=8x8&to=500000",
            "It asks for step 500,000; here only the first 100,000 are played.",
        ),
        (
            "game=tic-tac-toe&iterations=20000&from=60000",
            "It asks for step 60,000; here only the first 40,000 are played.",
        ),
        (
            "game=tic-tac-toe&iterations=20000&step=99999",
            "It asks for step 99,999; the last one is 80,000.",
        ),
        ("tree=1+2&from=x", "from cannot be “x”; expected the number of a step, or last."),
        ("tree=1+2&to=-1", "to cannot be “-1”; expected the number of a step, or last."),
        ("tree=1+2&controls=many", "controls cannot be “many”; expected full or reduced or none."),
        ("tree=1+2&loop=1", "loop cannot be “1”; expected no or yes."),
        ("tree=1+2&speed=7", "speed cannot be “7”; expected 1 or 2 or 4 or 10 or 30 or 60."),
        ("tree=1+2&from=%zz", "“from” has a broken % code."),
        ("game=go", "game cannot be “go”; expected "),
        ("puzzle=queens&size=99", "“99”"),
        ("labels=", "1"),
        ("iterations=9", "There is nothing to show: give a tree, a game, a puzzle or labels."),
        (
            "tree=1+2&iterations=0",
            "iterations cannot be “0”; expected a whole number from 1 to 1,000,000.",
        ),
        ("tree=1+2&exploration=-1", "“-1” is no constant. Expected a number from 0 to 100"),
        ("tree=1+2&selection=ucb", "selection cannot be “ucb”; expected uct or puct or rave"),
        ("tree=1+2&selection=rave", "RAVE learns about a move wherever it is played"),
        ("game=tic-tac-toe&equivalence=9", "“equivalence” means nothing here."),
        ("game=tic-tac-toe&selection=rave&equivalence=x", "equivalence cannot be “x”"),
        ("tree=win+3&iterations=9", "The tree has the number 3 beside won or lost games."),
        ("tree=(1&iterations=9", "line 1, column 1: this “(” is never closed."),
        ("tree=1+2&iterations=9&step=99", "It asks for step 99; the last one is 36."),
        ("tree=1+2&iterations=9&to=99", "It asks for step 99; the last one is 36."),
        ("tree=1+2&iterations=9&depth=3", "“depth” means nothing here."),
        (
            "tree=1+2&iterations=9&ask=cuts",
            "Questions can be asked only about the search of a tree",
        ),
        ("search=sss", "There is nothing to show: give a tree, a game, a puzzle or labels."),
        ("tree=1+2&search=ssss", "search cannot be “ssss”"),
        ("tree=1+2&goal=3", "“goal” means nothing here."),
        ("tree=1+2&search=sss&iterations=9", "“iterations” means nothing here."),
        ("tree=1+2&search=proof-number&goal=much", "“much” is no value that could be proved."),
        ("tree=(1&search=sss", "line 1, column 1: this “(” is never closed."),
        ("tree=1+2&search=sss&step=99", "It asks for step 99; the last one is 5."),
        ("tree=chance:(1+2)&search=sss", "chance"),
        ("game=einstein&search=sss", "Chance decides in what is searched"),
        ("game=chess&search=sss", "This program does not have the rules of that game."),
        ("game=go&iterations=9", "game cannot be “go”; expected "),
        ("game=chess&iterations=9", "This program does not have the rules of that game."),
        ("game=tic-tac-toe&position=Q&iterations=9", "rows"),
    ];
    for (address, sentence) in table {
        let messages = messages(address).join(" ");
        let found = messages.to_lowercase().contains(&sentence.to_lowercase());
        assert!(found, "{address}: {messages}");
        assert!(messages.matches("It asks for step").count() <= 1, "{address}: {messages}");
    }
    let long = format!("tree={}", "1+".repeat(MAX_LINK));
    assert!(messages(&long)[0].contains("more than the 200,000 that are read"));
    // A pass for each value.
    let rising: Vec<String> = (1..=4_000).map(|number: u32| number.to_string()).collect();
    let endless = format!("tree={}&algorithm=mtd-f&guess=0", rising.join("+"));
    assert_eq!(
        messages(&endless),
        ["The search takes more than 20,000,000 steps: too many to show."]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_answered(text in "[a-z=&%+0-9()<>\"' -]{0,60}") {
        let (embed, mut problems) = Embed::parse(&text);
        let playing = embed.play(&mut problems);
        prop_assert!(playing.is_some() || !problems.is_empty(), "{text}");
        for lang in Lang::ALL {
            prop_assert!(problems.iter().all(|problem| !problem.message(lang).is_empty()));
        }
    }
}
