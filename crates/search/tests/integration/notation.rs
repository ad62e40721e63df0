//! The notation: what is read, what is written, and what is refused.

use crate::support::tree;
use plyscope_search::limits::{MAX_LAYERS, MAX_NAME, MAX_NODES, MAX_TEXT};
use plyscope_search::{GameTree, Player, TreeNode, Value};
use proptest::prelude::*;

/// Reads `text` and expects `canonical`, which is also read back as the same tree.
fn check(text: &str, canonical: &str) {
    let tree = GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(tree.to_string(), canonical, "reading {text}");
    assert_eq!(GameTree::parse(canonical).as_ref(), Ok(&tree));
}

#[test]
fn trees_are_read_and_written_in_one_form() {
    let table = [
        ("((8 5) (20 3)) ((2 4) (15 6))", "((8 5) (20 3)) ((2 4) (15 6))"),
        ("[[[8,5],[20,3]],[[2,4],[15,6]]]", "((8 5) (20 3)) ((2 4) (15 6))"),
        ("((4 8) (17 5))", "(4 8) (17 5)"),
        ("4, 8", "4 8"),
        ("7", "7"),
        ("(7)", "(7)"),
        ("((4 8))", "((4 8))"),
        ("max: (1 2)", "1 2"),
        ("min:(1 2) 3", "min: (1 2) 3"),
        ("MIN: 3", "min: 3"),
        ("max: max:3 4", "\"max\":3 4"),
        ("max: max:(3 4) 5", "max: max:(3 4) 5"),
        ("(MAX:(3 4) 5)", "max: max:(3 4) 5"),
        ("min: (3 min:(4 (5 6))) 5", "min: (3 min:(4 (5 6))) 5"),
        ("a:min:[1 2] 3", "max: min:a:(1 2) 3"),
        ("min:a:(1 2)", "min: a:(1 2)"),
        ("\"max\":max:(1 2) 3", "max: max:\"max\":(1 2) 3"),
        ("(ｍａｘ：（１ ２） 3)", "max: max:(1 2) 3"),
        ("C2:(H2A:draw H2B:loss)", "C2:(H2A:draw H2B:loss)"),
        ("root:(1 2)", "root:(1 2)"),
        (
            "\"Black to move\":( a:1 \"say \\\"hi\\\"\":2 )",
            "\"Black to move\":(a:1 \"say \\\"hi\\\"\":2)",
        ),
        ("-30 \u{2212}5 +4 2.50 -.5 007 0.000001", "-30 -5 4 2.5 -0.5 7 0.000001"),
        (
            "1e3 1E-6 -2.5e+1 0.00025e4 1e12 0e99 0.1e\u{2212}5",
            "1000 0.000001 -25 2.5 1000000000000 0 0.000001",
        ),
        ("[[1.5e1, -2E0], [0.25, 1e-2]]", "(15 -2) (0.25 0.01)"),
        ("Win DRAW loss 0", "win draw loss 0"),
        ("win:1 L3-2:draw \"L3-2\":2 \"-5\":3", "win:1 L3-2:draw L3-2:2 \"-5\":3"),
        ("1 min:2", "1 \"min\":2"),
        ("1 Min：2", "1 \"Min\":2"),
        ("\"min\":1", "\"min\":1"),
        ("R:((1 2) 3)", "R:((1 2) 3)"),
        ("min: R:[1 2]", "min: R:(1 2)"),
        ("(((win)))", "(((win)))"),
        ("1 # the first\n2 # the second", "1 2"),
        ("zet-1:3 王:4", "zet-1:3 王:4"),
        // What a Chinese input method writes.
        (
            "（（８　５）　（２０　３））　（（２　４）　（１５　６））",
            "((8 5) (20 3)) ((2 4) (15 6))",
        ),
        ("（４，８）、［１７，５］", "(4 8) (17 5)"),
        ("【４ ８】（17 5)", "(4 8) (17 5)"),
        ("－５ ２．５ ＋４ １ｅ３ 1．5e－1", "-5 2.5 4 1000 0.15"),
        ("ｍｉｎ：（ｗｉｎ ＬＯＳＳ） ｄraw", "min: (win loss) draw"),
        ("王：４ ａ１：（１ ２） “王 后”：5 ＂b c＂：6", "王:4 a1:(1 2) \"王 后\":5 \"b c\":6"),
        ("\"ａ\":1 \"say “hi”\":2", "\"ａ\":1 \"say “hi”\":2"),
        ("１＃第一\n２", "1 2"),
        ("\u{feff}1\r\n2", "1 2"),
    ];
    for (text, canonical) in table {
        check(text, canonical);
    }
}

#[test]
fn min_moves_first_where_it_says_so() {
    let player = |text: &str| GameTree::parse(text).expect("a tree").root_player();
    assert_eq!(player("min: 1 2"), Player::Min);
    assert_eq!(player("1 2"), Player::Max);
}

#[test]
fn bad_text_says_where_and_what_was_expected() {
    let table = [
        ("", "line 1, column 1: there is no tree here; expected something like (4 8) (17 5)"),
        ("# nothing", "line 1, column 10: there is no tree here; expected something like (4 8) (17 5)"),
        ("(4 8", "line 1, column 1: this “(” is never closed; expected a matching “)”"),
        ("(4\n [8)", "line 2, column 4: “)” does not close the bracket opened at line 2, column 2; expected “]”"),
        ("4)", "line 1, column 2: “)” closes nothing; expected a node, or the end of the text"),
        ("(4 ())", "line 1, column 4: these brackets are empty; expected at least one node inside"),
        ("4 ; 5", "line 1, column 3: unexpected “;”; expected a number, win, draw, loss, a name with a colon, or a bracket"),
        ("4 5x", "line 1, column 3: “5x” is not a number; expected one like -5 or 2.5"),
        ("-", "line 1, column 1: “-” is not a number; expected one like -5 or 2.5"),
        ("1.", "line 1, column 1: “1.” is not a number; expected one like -5 or 2.5"),
        ("1e", "line 1, column 1: “1e” is not a number; expected one like -5 or 2.5"),
        (".e1", "line 1, column 1: “.e1” is not a number; expected one like -5 or 2.5"),
        ("1e2.5", "line 1, column 1: “1e2.5” is not a number; expected one like -5 or 2.5"),
        ("1e-7", "line 1, column 1: 1e-7 has too many decimals; expected at most 6"),
        ("1e-99999999999999999999", "line 1, column 1: 1e-99999999999999999999 has too many decimals; expected at most 6"),
        ("1e13", "line 1, column 1: 1e13 is too large; expected a number between -1000000000000 and 1000000000000"),
        ("-1e99999999999999999999", "line 1, column 1: -1e99999999999999999999 is too large; expected a number between -1000000000000 and 1000000000000"),
        ("1.2345678", "line 1, column 1: 1.2345678 has too many decimals; expected at most 6"),
        ("9999999999999", "line 1, column 1: 9999999999999 is too large; expected a number between -1000000000000 and 1000000000000"),
        ("1 wim", "line 1, column 3: “wim” is not a value; expected a number, win, draw or loss (did you mean win?)"),
        ("min (3 12)", "line 1, column 1: “min” is not a value; expected a number, win, draw or loss (did you mean min:?)"),
        ("1 drw", "line 1, column 3: “drw” is not a value; expected a number, win, draw or loss (did you mean draw?)"),
        ("king", "line 1, column 1: “king” is not a value; expected a number, win, draw or loss, or a colon after a name (king:…)"),
        ("1\u{200b}", "line 1, column 2: unexpected “U+200B”; expected a number, win, draw, loss, a name with a colon, or a bracket"),
        ("é tree", "line 1, column 1: “é” is not a value; expected a number, win, draw or loss, or a colon after a name (é:…)"),
        ("1 a: b:3", "line 1, column 3: the name “a” has no node; expected a colon and then a number or a bracket"),
        ("max:", "line 1, column 5: there is no tree here; expected something like (4 8) (17 5)"),
        ("\"a b\" 3", "line 1, column 1: the name “a b” has no node; expected a colon and then a number or a bracket"),
        ("\"a b", "line 1, column 1: this quote is never closed; expected another one on this line"),
        ("（4 8", "line 1, column 1: this “（” is never closed; expected a matching “）”"),
        ("（4\n ［8）", "line 2, column 4: “）” does not close the bracket opened at line 2, column 2; expected “］”"),
        ("４ ；５", "line 1, column 3: unexpected “；”; expected a number, win, draw, loss, a name with a colon, or a bracket"),
        ("４ ５ｘ", "line 1, column 3: “５ｘ” is not a number; expected one like -5 or 2.5"),
        ("ｗｉｍ", "line 1, column 1: “ｗｉｍ” is not a value; expected a number, win, draw or loss (did you mean win?)"),
        ("“王 4", "line 1, column 1: this quote is never closed; expected another one on this line"),
        ("\"a\nb\":1", "line 1, column 1: this quote is never closed; expected another one on this line"),
    ];
    for (text, message) in table {
        let error = GameTree::parse(text).expect_err(text);
        assert_eq!(error.to_string(), message, "reading {text}");
        assert!(text.get(error.span.clone()).is_some(), "the span lies in the text");
    }
}

#[test]
fn a_caret_stands_under_the_place() {
    let caret = |text: &str| GameTree::parse(text).expect_err(text).caret(text);
    assert_eq!(caret("(4 8)\n(17 wim)"), "(17 wim)\n    ^^^");
    assert_eq!(caret("\t;"), "\t;\n\t^");
    assert_eq!(caret("(4 8"), "(4 8\n^");
    assert_eq!(caret("4\n\n# nothing\n)\n5"), ")\n^");
    assert_eq!(caret("1 (\n\n)\n"), "1 (\n  ^");
    // A Chinese character is two columns wide, and so is the space under it; an accent is none.
    assert_eq!(caret("王:4 ;"), "王:4 ;\n\u{3000}   ^");
    assert_eq!(caret("4 王后"), "4 王后\n  ^^^^");
    assert_eq!(caret("（4"), "（4\n^^");
    assert_eq!(caret("４ ５ｘ"), "４ ５ｘ\n\u{3000} ^^^^");
    assert_eq!(caret("\"e\u{301}\":4 ;"), "\"e\u{301}\":4 ;\n      ^");
    // Thirty-six characters fit on either side.
    let fits = format!("{};{}", " ".repeat(36), " ".repeat(35));
    assert_eq!(caret(&fits), format!("{fits}\n{}^", " ".repeat(36)));
    let cut = caret(&format!(" {fits} "));
    assert_eq!(cut, format!("…{fits}…\n{}^", " ".repeat(37)));
    let long = format!("{} ; {}", "1 ".repeat(100), "2 ".repeat(100));
    let lines: Vec<_> = long.lines().collect();
    assert_eq!(lines.len(), 1);
    let shown = caret(&long);
    let (above, below) = shown.split_once('\n').expect("two lines");
    assert_eq!(above.chars().nth(below.chars().count() - 1), Some(';'));
    assert!(above.chars().count() < 80);
}

/// The text as a Chinese input method writes it, but for what stands in quotes.
fn full_width(text: &str) -> String {
    let (mut quoted, mut escaped) = (false, false);
    let wide = text.chars().map(|c| {
        let is_kept = quoted || c == '"';
        if c == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && c == '\\' && !escaped;
        match c {
            _ if is_kept => c,
            ' ' => '\u{3000}',
            '!'..='~' => char::from_u32(u32::from(c) - 0x21 + 0xff01).expect("in the block"),
            _ => c,
        }
    });
    wide.collect()
}

#[test]
fn limits_hold_at_the_edge() {
    let fits = |text: &str| GameTree::parse(text).is_ok();
    let nested = |layers: usize| format!("{}1{}", "(".repeat(layers - 1), ")".repeat(layers - 1));
    assert!(fits(&nested(MAX_LAYERS)));
    assert!(!fits(&nested(MAX_LAYERS + 1)));
    let star = |nodes: usize| format!("({})", "1 ".repeat(nodes - 1));
    assert!(fits(&star(MAX_NODES)));
    assert!(!fits(&star(MAX_NODES + 1)));
    assert!(fits(&"1 ".repeat(MAX_NODES - 1)), "the root is not written here, but it counts");
    assert!(!fits(&"1 ".repeat(MAX_NODES)));
    let named = |characters: usize| format!("{}:1", "é".repeat(characters));
    assert!(fits(&named(MAX_NAME)));
    assert!(!fits(&named(MAX_NAME + 1)));
    let padded = |bytes: usize| format!("1{}", " ".repeat(bytes - 1));
    assert!(fits(&padded(MAX_TEXT)));
    assert!(!fits(&padded(MAX_TEXT + 1)));
}

#[test]
fn endless_brackets_are_refused_without_a_stack() {
    let refused = |text: &str| GameTree::parse(text).expect_err("endless").to_string();
    let opened = refused(&"(".repeat(1_000_000));
    assert_eq!(opened, "line 1, column 501: a tree may have at most 500 layers");
    let closed = refused(&")".repeat(1_000_000));
    let expected = "“)” closes nothing; expected a node, or the end of the text";
    assert_eq!(closed, format!("line 1, column 1: {expected}"));
}

#[test]
fn endless_words_are_told_in_short() {
    let endless = |unit: &str| unit.repeat(1_000_000);
    let texts = [endless("a"), endless("9"), format!("0.{}", endless("1")), endless("5x")];
    let quoted = format!("\"{}\"", endless("a"));
    for text in texts.iter().chain([&quoted]) {
        let error = GameTree::parse(text).expect_err("endless");
        assert!(error.to_string().contains('…'), "{error}");
        assert!(error.to_string().chars().count() < 200, "{error}");
        assert!(error.caret(text).chars().count() < 200);
    }
}

#[test]
fn every_problem_has_a_name_that_stays() {
    let (many, deep) = ("1 ".repeat(MAX_NODES), "(".repeat(MAX_LAYERS + 1));
    let (long, name) = (" ".repeat(MAX_TEXT + 1), "a".repeat(MAX_NAME + 1) + ":1");
    let table = [
        ("", "empty"),
        (&long, "too-long"),
        (";", "unexpected"),
        ("wim", "unknown-word"),
        ("1x", "not-a-number"),
        ("1e13", "number-too-large"),
        ("1e-7", "too-many-decimals"),
        ("(1", "unclosed"),
        ("(1]", "mismatched"),
        (")", "not-opened"),
        ("()", "empty-brackets"),
        ("a:", "name-alone"),
        ("\"a", "unclosed-quote"),
        (&name, "bad-name"),
        ("\"a\u{2028}b\":1", "bad-name"),
        ("\"a\u{2029}b\":1", "bad-name"),
        (&many, "too-many-nodes"),
        (&deep, "too-many-layers"),
    ];
    for (text, id) in table {
        assert_eq!(GameTree::parse(text).expect_err(id).problem.id(), id);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn parse_after_print_is_the_identity(tree in tree()) {
        let text = tree.to_string();
        let read = GameTree::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&tree));
        // Without its values a tree is its shape and names.
        let zeros = tree.clone().with_values(|_| Value::ZERO);
        let shape = format!("{tree:#}");
        prop_assert_eq!(format!("{zeros:#}"), shape.as_str());
        prop_assert!(shape.contains('?'));
    }

    #[test]
    fn every_number_is_read_as_it_is_written(
        millionths in -(Value::MAX_WHOLE * 1_000_000)..=Value::MAX_WHOLE * 1_000_000,
        shift in 0_i64..40,
    ) {
        let tree = |text: &str| GameTree::parse(text).map(|tree| tree.leaf_value(TreeNode::ROOT));
        let value = Value::millionths(millionths);
        prop_assert_eq!(tree(&value.expect("in range").to_string()), Ok(value));
        let shifted = format!("{millionths}{}e{}", "0".repeat(shift as usize), -6 - shift);
        prop_assert_eq!(tree(&shifted), Ok(value));
    }

    #[test]
    fn wide_and_deep_trees_come_back(width in 1_usize..2_000, layers in 1_usize..=MAX_LAYERS - 2) {
        let leaves: Vec<_> = (0..width).map(|leaf| leaf.to_string()).collect();
        let chain = format!("{}{}{}", "(".repeat(layers), leaves.join(" "), ")".repeat(layers));
        let tree = GameTree::parse(&format!("{chain} {chain}")).expect("within the limits");
        prop_assert_eq!(tree.len(), 1 + 2 * (layers + width));
        prop_assert_eq!(tree.to_string(), format!("{chain} {chain}"));
    }

    #[test]
    fn a_tree_in_full_width_characters_is_the_same_tree(tree in tree()) {
        let text = tree.to_string();
        prop_assert_eq!(GameTree::parse(&full_width(&text)), Ok(tree), "{}", full_width(&text));
    }

    #[test]
    fn what_is_wrong_is_wrong_at_the_same_place_in_full_width_characters(
        text in "[-+.,0-9a-e()\\[\\]:# \nwindrawmaxloss]{0,30}",
    ) {
        match (GameTree::parse(&text), GameTree::parse(&full_width(&text))) {
            (Ok(plain), Ok(wide)) => prop_assert_eq!(plain, wide),
            (Err(plain), Err(wide)) => {
                prop_assert_eq!(plain.problem.id(), wide.problem.id());
                prop_assert_eq!((plain.line, plain.column), (wide.line, wide.column));
                let span = full_width(&text).get(wide.span.clone()).map(str::to_owned);
                prop_assert_eq!(span, text.get(plain.span.clone()).map(full_width));
            }
            (plain, wide) => prop_assert!(false, "{:?} but {:?}", plain, wide),
        }
    }

    #[test]
    fn any_text_is_a_tree_or_an_error_with_a_place(
        text in "[-+.,0-9a-eE()（）［：，－５\\[\\]:#\"“\\\\'_ \t\r\nwindrawmaxloss−é王\u{301}\u{feff}]{0,40}",
    ) {
        match GameTree::parse(&text) {
            Ok(tree) => prop_assert_eq!(GameTree::parse(&tree.to_string()), Ok(tree)),
            Err(error) => {
                prop_assert!(text.get(error.span.clone()).is_some());
                prop_assert!(error.line >= 1 && error.column >= 1);
                prop_assert_eq!(error.caret(&text).lines().count(), 2);
            }
        }
    }
}

/// A comma stands between two nodes, and once: `[1,,2]` would have a node less than it seems to.
#[test]
fn a_comma_stands_between_two_nodes() {
    #[rustfmt::skip]
    let table = [
        ("[1,,2]", 4), ("(8,,5)", 4), ("(8, ,5)", 5), ("(,8)", 2), ("(8,)", 3), (",8", 1), ("8,", 2), ("8 5,\n", 4),
        ("[[1,2],,[3]]", 8), ("（８，，５）", 4), ("（８、，５）", 4), ("(8,，5)", 4), ("max:,8", 5), ("((1),)", 5),
        ("[1,#\n,2]", 1),
    ];
    for (text, column) in table {
        let error = GameTree::parse(text).expect_err(text);
        assert_eq!((error.problem.id(), error.column), ("missing-node", column), "{text}");
    }
    for text in ["8,5", "8 , 5", "[[1,2],[3]]", "（８，５）、９", "a:1,b:2", "1,#\n2", "max: 1, 2"]
    {
        assert!(GameTree::parse(text).is_ok(), "{text}");
    }
    let named = GameTree::parse("(a:,8)").expect_err("a name alone");
    assert_eq!(named.problem.id(), "name-alone");
}

#[test]
fn a_backslash_before_anything_else_is_itself() {
    let name = |text: &str| {
        let tree = GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let name = tree.name(TreeNode::ROOT).expect("a name").to_owned();
        assert_eq!(GameTree::parse(&tree.to_string()), Ok(tree), "{text}");
        name
    };
    for (text, expected) in [
        (r#""\i":1"#, r"\i"),
        (r#""\alpha":1"#, r"\alpha"),
        (r#""\\i":1"#, r"\i"),
        (r#""a\"b":1"#, "a\"b"),
        (r#""a\\":1"#, "a\\"),
        (r"“a\”b”:1", "a”b"),
    ] {
        assert_eq!(name(text), expected, "{text}");
    }
}

/// What would turn a sentence round is refused where it stands, and is not repeated.
#[test]
fn no_name_turns_the_direction_of_text() {
    for found in ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}') {
        let number = format!("U+{:04X}", u32::from(found));
        for text in [format!("3 \"a{found}b\":4"), format!("3 {found}")] {
            let error = GameTree::parse(&text).expect_err(&text);
            assert!(error.column >= 3, "{text:?}");
            let message = error.to_string();
            assert!(message.contains(&number) && !message.contains(found), "{message:?}");
        }
    }
    for name in ["שלום", "سلام", "\"שלום 3\"", "a-ב"] {
        let tree = GameTree::parse(&format!("{name}:4")).expect(name);
        assert_eq!(tree.name(TreeNode::ROOT), Some(name.trim_matches('"')));
    }
}
