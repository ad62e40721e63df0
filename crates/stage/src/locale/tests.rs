use plyscope_core::trace::Recorder;

use super::fill::{fill, Arg};
use super::{marks, texts, Lang};
use crate::gallery::GALLERY;
use crate::session::Session;

#[path = "../../build/locale/mod.rs"]
mod build;

#[test]
fn a_browsers_wishes_choose_the_language() {
    let table: [(&[&str], Lang); 8] = [
        (&["nl-BE", "en"], Lang::Nl),
        (&["fr", "zh-TW"], Lang::Zh),
        (&["zh-CN"], Lang::Zh),
        (&["zh-Hans-SG", "nl"], Lang::Zh),
        (&["fr", "de"], Lang::En),
        (&["fr", "en-GB", "nl"], Lang::En),
        (&[], Lang::En),
        (&["EN_us"], Lang::En),
    ];
    for (wishes, lang) in table {
        assert_eq!(Lang::choose(wishes.iter().copied()), lang, "{wishes:?}");
    }
    for lang in Lang::ALL {
        assert_eq!(lang.tag().parse(), Ok(lang));
    }
}

#[test]
fn numbers_are_grouped_as_the_language_does() {
    let table = [
        (0, "0", "0"),
        (999, "999", "999"),
        (7_954, "7,954", "7.954"),
        (18_297, "18,297", "18.297"),
        (549_946, "549,946", "549.946"),
        (1_234_567, "1,234,567", "1.234.567"),
    ];
    for (number, comma, point) in table {
        assert_eq!(Lang::En.number(number), comma);
        assert_eq!(Lang::Zh.number(number), comma);
        assert_eq!(Lang::Nl.number(number), point);
    }
}

#[test]
fn arguments_and_choices_are_filled_in() {
    let table = [
        (texts::step_of(Lang::En, 9, 34), "Step 9 of 34"),
        (texts::step_of(Lang::Nl, 9, 1_034), "Stap 9 van 1.034"),
        (texts::step_of(Lang::Zh, 9, 34), "第 9 步，共 34 步"),
        (texts::summary(Lang::En, 11, 1, 4), "11 visited · 1 cut · 4 pruned"),
        (texts::summary(Lang::En, 11, 3, 4), "11 visited · 3 cuts · 4 pruned"),
        (texts::tree_size(Lang::En, 1, 1), "1 node, 1 layer"),
        (texts::tree_size(Lang::Nl, 15, 4), "15 knopen, 4 lagen"),
        // What a person typed is not searched for marks.
        (texts::node_panel(Lang::En, "\u{e}\u{1}"), "Node \u{e}\u{1}"),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

#[test]
fn a_text_without_arguments_has_a_name() {
    assert_eq!(Lang::Nl.named("close").as_deref(), Some("Sluiten"));
    assert_eq!(Lang::Zh.named("title").as_deref(), Some("Plyscope"));
    for id in ["nonsense", "", "step-of", "close\ncode-panel"] {
        assert_eq!(Lang::Nl.named(id), None, "{id:?}");
    }
}

#[test]
fn the_gallery_has_its_texts() {
    for exhibit in &GALLERY {
        for id in [format!("gallery-{}", exhibit.id), format!("gallery-{}-about", exhibit.id)] {
            for lang in Lang::ALL {
                assert!(lang.named(&id).is_some(), "{lang:?} has no {id}");
            }
        }
    }
}

#[test]
fn the_gallerys_texts_count_leaves_rightly() {
    for (id, count) in [("best-order", "11"), ("worst-order", "22")] {
        let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect(id);
        let session = Session::record(exhibit.tree(), exhibit.setup(), Recorder::new())
            .unwrap_or_else(|_| panic!("{id} is small"));
        let tree = session.tree();
        let leaves: Vec<_> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let seen = leaves.iter().filter(|&&leaf| session.visit(leaf).is_some()).count();
        assert_eq!(seen.to_string(), count);
        for lang in Lang::ALL {
            let about = lang.named(&format!("gallery-{id}-about")).unwrap_or_default();
            assert!(about.contains(count), "{about}");
            assert!(about.contains(&leaves.len().to_string()), "{about}");
        }
    }
}

/// Every text of a language, its arguments filled in with numbers.
fn all_texts(lang: Lang, arguments: [usize; 8]) -> Vec<String> {
    let table = texts::table(lang);
    let fill_in = |number| {
        let mut text = String::new();
        fill(lang, table.get(number), &arguments.map(Arg::Number), &mut text);
        text
    };
    (0..table.lengths.len()).map(fill_in).collect()
}

#[test]
fn every_language_has_every_text() {
    for arguments in [[0; 8], [1; 8], [2; 8], [5_000; 8]] {
        let all = Lang::ALL.map(|lang| (lang, all_texts(lang, arguments)));
        for (lang, texts) in &all {
            assert_eq!(texts.len(), all[0].1.len());
            assert!(!texts.concat().contains(char::is_control), "{lang:?} has a mark left over");
            for text in texts {
                assert!(!text.trim().is_empty(), "{lang:?} has an empty text");
                assert_eq!(text.trim(), text);
            }
        }
    }
    assert_eq!(texts::table(Lang::En).get(usize::MAX - 1), "");
}

fn generate(first: &str, second: &str) -> Result<String, String> {
    build::generate(&[("en", first.to_owned()), ("nl", second.to_owned())])
}

#[test]
fn a_broken_locale_ends_the_build() {
    let first = "hello = Hello { $name }\n";
    let table = [
        ("", "hello is missing"),
        ("hello = Hallo { $naam }\n", "hello uses $naam, which the first language does not"),
        ("hello = Hallo\n", "hello does not use $name"),
        ("hello = Hallo { $name }\nbye = Dag\n", "bye is not among the texts"),
        ("hello = Hallo { $name }\nhello = Dag { $name }\n", "hello is there twice"),
        ("hello = Hallo { $name }\n-brand = Ply\n", "-brand is a term"),
        ("hello = { -brand } { $name }\n", "hello has braces around something else"),
        ("hello = { NUMBER($name) }\n", "hello has braces around something else"),
        ("hello = { \"\" }{ $name }\n", "hello has braces around something else"),
        ("hello = Hallo { $name }\n    .title = Dag\n", "hello has an attribute, .title"),
        ("hello = Hallo { $name }\n\nDag\n", "line 3"),
        ("hello = Hallo { $name\n", "line 1"),
        ("hello = Hallo\u{1} { $name }\n", "hello has a control character"),
        (
            "hello = { $name ->\n    [a] A\n   *[b] B\n }\n",
            "hello chooses by $name without *[other]",
        ),
        ("hello = { $name ->\n    [1] A\n   *[other] B\n }\n", "by the text $name with the number"),
        (
            "hello = { $name ->\n    [a] A\n    [a] A\n   *[other] B\n }\n",
            "hello has two cases for $name = a",
        ),
        (
            "hello = { $name ->\n    [a] { $name ->\n       *[other] A\n    }\n   *[other] B\n }\n",
            "hello has a choice within the choice by $name",
        ),
    ];
    for (second, problem) in table {
        let error = generate(first, second).expect_err(second);
        assert!(error.starts_with("nl.ftl: ") && error.contains(problem), "{error}");
    }
    let counts = |cases: &str| {
        let file = format!("size = {{ $nodes ->\n{cases}   *[other] {{ $nodes }} nodes\n }}\n");
        generate(&file, &file)
    };
    assert!(counts("    [0] no node\n    [one] a node\n").is_ok());
    for (cases, problem) in [
        ("    [few] some nodes\n", "chooses by the number $nodes with [few]"),
        ("    [one] a node\n    [1] a node\n", "two cases for $nodes = 1"),
        ("    [0.5] half a node\n", "the key [0.5]"),
    ] {
        let error = counts(cases).expect_err(cases);
        assert!(error.starts_with("en.ftl: size ") && error.contains(problem), "{error}");
    }
}

#[test]
fn arguments_are_passed_in_the_order_of_the_first_language() {
    let first = "at = { $node } at { $line }\n";
    let code = generate(first, "at = bij { $line }: { $node }\n").expect("both can be read");
    assert!(code.contains("pub fn at(lang: Lang, node: &str, line: usize) -> String"), "{code}");
    assert!(code.contains(r#"texts: "\u{1} at \u{2}""#), "{code}");
    assert!(code.contains(r#"texts: "bij \u{2}: \u{1}""#), "{code}");
}

#[test]
fn a_choice_takes_the_case_that_is_meant() {
    let choice = "by \u{e}\u{1}max\u{f}MAX has \u{2}\u{10}1\u{f}one\u{10}\u{f}other \u{2}\u{11}.";
    let table = [
        (Arg::Text("max"), "by MAX has 7."),
        (Arg::Text("1"), "by one."),
        (Arg::Number(1), "by one."),
        (Arg::Number(11), "by other 7."),
        (Arg::Text(""), "by other 7."),
        (Arg::Text("ma"), "by other 7."),
    ];
    for (by, expected) in table {
        let mut text = String::new();
        fill(Lang::En, choice, &[by, Arg::Number(7)], &mut text);
        assert_eq!(text, expected);
    }
}
