//! Problems of lessons and their lines.

use proptest::prelude::*;

use super::*;

#[test]
fn problems_have_lines_and_the_rest_is_parsed() {
    let given = str::to_owned;
    #[rustfmt::skip]
    let table = [
        (given("---\ntitle: x\n"), 1, "begin with --- here are not closed"),
        (given("---\npoints: many\n---\n"), 2, "“points” cannot be “many”: expected a whole number from 0 to 1,000."),
        (given("---\nattempts: 0\n---\n"), 2, "“attempts” cannot be “0”: expected a whole number from 1 to 1,000."),
        (given("---\nseed: -1\n---\n"), 2, "“seed” cannot be “-1”: expected a whole number from 0 to 18,446,744,073,709,551,615, or own."),
        (given("---\nlanguage: fr\n---\n"), 2, "“language” cannot be “fr”: expected en, nl or zh-Hans."),
        (given("---\ntitle: x\ntitle: y\n---\n"), 3, "“title” is given twice"),
        (given("---\njust words\n---\n"), 2, "“just words” is not a line of this block"),
        (format!("---\ntitle: {}\n---\n", "x".repeat(201)), 2, "expected at most 200 characters"),
        (given("---\nauthor: a\u{202e}b\n---\n"), 2, "changes the direction of the text"),
        (scene("tree: 4 \"a\u{2067}\":8"), 4, "A name may not have the character U+2067"),
        (scene("caption: x"), 3, "does not say what it is about"),
        (scene("tree: 4 8)\ncut: ge"), 4, "The tree cannot be read at its character 4: “)” closes nothing."),
        (scene("tree: 4 8\ncut: gtt"), 5, "cut cannot be “gtt”; expected ge or gt. Did you mean gt?"),
        (scene("tree: 4 8\nbogus: 1"), 5, "“bogus” means nothing here."),
        (scene("tree: 4 8\nstep: one"), 5, "The step “one” is not a whole number."),
        (scene("tree: 4 8\nfrom: one"), 5, "from cannot be “one”; expected the number of a step, or last."),
        (scene("tree: 4 8\nwindow: 9..8"), 5, "“9..8” is not a window; expected two values, the smaller first"),
        (scene("game: go"), 4, "game cannot be “go”; expected"),
        (scene("game: connect-four\nsize: large"), 5, "size cannot be “large”; expected columns and rows, such as 7x6."),
        (scene("game: connect-four\nline: x"), 5, "line cannot be “x”; expected a whole number from 0 to 255."),
        (scene("puzzle: chess"), 4, "puzzle cannot be “chess”; expected tour or queens or "),
        (scene("puzzle: queens\nsize: 99"), 5, "“99”"),
        (scene("puzzle: tour\nstart: z9"), 5, "z9"),
        (scene("puzzle: tour\nboard: 5x5\nblocked: a1\nstart: a1"), 6, "a1"),
        (scene("labels: 4 4"), 4, "4"),
        (scene("  tree: 4 8"), 4, "“  tree: 4 8” is not a line of this block"),
        (scene("tree 4 8\ncut: gt"), 4, "“tree 4 8” is not a line of this block"),
        (ask("question: pruned"), 3, "There is no tree to ask about"),
        (ask("tree: 4 8\ncut: gtt"), 5, "cut cannot be “gtt”"),
        (ask("tree: 4 8\npoints: 1001"), 5, "points cannot be “1001”; expected a whole number from 0 to 1,000."),
        (ask("tree: 4 8\nattempts: 0"), 5, "attempts cannot be “0”; expected a whole number from 1 to 1,000."),
        (ask("question: losst\npuzzle: queens\nsize: 6"), 4, "question cannot be “losst”. The chapter “Kinds of questions” of the guide lists what it can be. Did you mean lost?"),
        (ask("level: 7"), 4, "“level” cannot be “7”: expected a whole number from 1 to 6."),
        (ask("level: 0\npoints: 2"), 4, "“level” cannot be “0”: expected a whole number from 1 to 6."),
        (ask("level: 2\npoints: -1"), 5, "points cannot be “-1”; expected a whole number from 0 to 1,000."),
        (ask("level: 2\nquestion: lost"), 5, "“question” cannot be “lost”: expected a kind about trees or programs"),
        (ask("level: 2\ntree: 4 8"), 5, "“tree” means nothing here: expected id, caption, prompt, level"),
        (ask("id: 4\ntree: 4 8"), 4, "“id” cannot be “4”: expected a name that begins with a letter"),
        (ask("tree: 4 8\n\nq: 1"), 6, "“q” means nothing here."),
        (given("- a\n\n  ```scene\n  tree: 4 8\n  ```\n"), 3, "cannot be nested"),
        (given("a\nb ![x](../y.png)\n"), 2, "The picture “../y.png” is not allowed"),
        (given("a\n![x](data:image/png;base64,AA)\n"), 2, "The picture “data:image/png;base64,AA” is not allowed"),
        (given("a\nb ![ ](y.png)\n"), 2, "This picture says nothing"),
        (given("a\nb $\\foo$\n"), 2, "because of “\\foo”"),
        (given("a | b\n--|--\n$\\sqrt$ | c\n"), 3, "The formula cannot be set"),
        (given("[a](javascript:alert(1))"), 1, "The address “javascript:alert(1)” is not allowed"),
        (given("<ab:c>"), 1, "The address “ab:c” is not allowed"),
    ];
    for (text, line, sentence) in table {
        let text = format!("{text}\n\nThe end.\n");
        let found = wrong(&text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        let (at, problem) = &found[0];
        assert!(problem.to_string().contains(sentence), "{text}: {problem}");
        assert_eq!(*at, line, "{text}");
        assert!(matches!(parse(&text).parts.last(), Some(Part::Prose(_))), "{text}");
        for lang in Lang::ALL {
            let message = problem.message(lang);
            assert!(!message.is_empty() && !message.contains("{ $"), "{message}");
        }
    }
    let twice = "```question\nid: a\ntree: 4 8\n```\n```question\nid: a\ntree: 4 8\n```\n";
    assert_eq!(wrong(twice), [(6, Problem::SameName { id: given("a") })]);
    let same = twice.replacen("id: a\n", "", 1);
    assert_eq!(wrong(&same), [(4, Problem::SameQuestion { id: given("1") })]);
    assert_eq!(parse(&same).questions().count(), 1, "only the first is asked");
    let thrice = format!("{same}```question\ntree: 4 8\n```\n");
    let first = || Problem::SameQuestion { id: given("1") };
    assert_eq!(wrong(&thrice), [(4, first()), (8, first())]);
    let rescored = same.replace("id: a", "attempts: 2");
    assert_eq!(wrong(&rescored), [(4, Problem::SameQuestion { id: given("1") })]);
    let message = parse(&ask("tree: 4 8\ncut: x")).broken().next().map(ToString::to_string);
    assert_eq!(message.as_deref(), Some("Line 5: cut cannot be “x”; expected ge or gt."));
}

/// Ignored options are reported at their own lines.
#[test]
fn ignored_options_are_reported_at_their_line() {
    #[rustfmt::skip]
    let table: [(&str, &[(usize, &str)]); 9] = [
        ("tree: 4 8\nalgorithm: minimax\ncut: gt", &[(6, "minimax ignores cut; it is for alpha-beta, negamax")]),
        ("tree: 4 8\nseed: 3", &[(5, "seed means nothing without order random.")]),
        ("tree: 4 8\nkeeps: exact\nsymmetry: yes", &[(5, "keeps means nothing without table."), (6, "symmetry means nothing")]),
        ("tree: 4 8\norder: killers\nalgorithm: minimax", &[(5, "minimax ignores order killers; it is for")]),
        ("tree: 4 8\nform: pairs\nalgorithm: minimax", &[(5, "minimax ignores form pairs; it is for alpha-beta.")]),
        ("tree: 4 8\nsize: 4x4\ntime: 9", &[(5, "size is for games"), (6, "time is for games")]),
        ("game: tic-tac-toe\nroot: min", &[(5, "root is for trees")]),
        ("game: tic-tac-toe\ntree: 4 8", &[(5, "A tree and a game are given")]),
        ("game: tic-tac-toe\ntime: 9", &[(5, "alpha-beta ignores time; it is for iterative-deepening.")]),
    ];
    for (lines, expected) in table {
        let found = wrong(&scene(lines));
        assert_eq!(found.len(), expected.len(), "{lines}: {found:?}");
        for ((line, problem), (at, sentence)) in found.iter().zip(expected) {
            assert!(problem.to_string().contains(sentence), "{lines}: {problem}");
            assert_eq!(line, at, "{lines}");
        }
    }
}

/// A key with a valid and an invalid value.
type Line = (&'static str, &'static str, &'static str);

/// Valid blocks of every kind, and for each key an invalid value.
#[rustfmt::skip]
const RIGHT: [(&str, &[Line]); 7] = [
    ("scene", &[("tree", "(4 8) (17 5)", "(4 8"), ("algorithm", "iterative-deepening", "alphabeta"), ("cut", "gt", "strict"),
        ("order", "random", "randm"), ("seed", "3", "-1"), ("window", "0..15", "15..0"), ("depth", "2", "deep"),
        ("table", "all", "every"), ("keeps", "exact", "all"), ("symmetry", "yes", "1"), ("root", "min", "mini"),
        ("step", "3", "three"), ("from", "1", "a"), ("to", "last", "end")]),
    ("scene", &[("game", "connect-four", "connect-5"), ("size", "4x4", "4"), ("line", "3", "three"), ("ending", "full", "never"),
        ("algorithm", "iterative-deepening", "deepening"), ("time", "50", "0"), ("depth", "2", "-2")]),
    ("scene", &[("puzzle", "tour", "tours"), ("board", "5x5", "5"), ("start", "c3", "33"), ("blocked", "a1", "?"),
        ("order", "warnsdorff", "best"), ("prune", "all", "some"), ("step", "3", "x")]),
    ("scene", &[("puzzle", "queens", "quens"), ("size", "6", "0"), ("step", "3", "-3")]),
    ("scene", &[("labels", "5 2 8", "5 5"), ("wanted", "8", "?"), ("step", "3", "end")]),
    ("question", &[("question", "pruned", "prunned"), ("tree", "(4 8) (17 5)", "4 8)"), ("cut", "gt", "=="), ("points", "3", "-3"),
        ("attempts", "2", "two"), ("hints", "off", "none"), ("grading", "at-the-end", "later"), ("id", "heart", "1")]),
    ("question", &[("level", "3", "7"), ("question", "pruned", "lost"), ("points", "3", "many"), ("id", "heart", "♥")]),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// However many errors a block has, each is reported at its own line, and no other line is.
    #[test]
    fn every_error_is_reported_at_its_line(kind in 0..RIGHT.len(), answer_errors: u16, turn in 0_usize..20) {
        let (block, keys) = RIGHT[kind];
        let mut lines: Vec<_> = keys.iter().enumerate().collect();
        lines.rotate_left(turn % keys.len());
        let is_answer_error = |place: usize| answer_errors >> place & 1 == 1;
        let written = lines.iter().map(|&(place, (key, right, not))| {
            format!("{key}: {}\n", if is_answer_error(place) { not } else { right })
        });
        let text = format!("```{block}\n{}```\n", written.collect::<String>());
        let numbered = lines.iter().zip(2..);
        let expected: Vec<usize> =
            numbered.filter(|((place, _), _)| is_answer_error(*place)).map(|(_, line)| line).collect();
        let found = wrong(&text);
        let at: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
        // An unknown puzzle has no valid sizes.
        let is_unknown = keys[0].0 == "puzzle" && is_answer_error(0);
        if is_unknown {
            let blamed = |line: &usize| expected.contains(line);
            prop_assert!(at.iter().all(blamed) && !at.is_empty(), "{}{:?}", text, found);
        } else {
            prop_assert_eq!(at, expected, "{}{:?}", text, found);
        }
    }
}
