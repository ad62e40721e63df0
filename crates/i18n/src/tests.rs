use super::fill::{fill, Arg};
use super::table::Table;
use super::{marks, texts, Lang};

#[path = "../build/locale/mod.rs"]
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
        (999_u64, "999", "999"),
        (7_954, "7,954", "7.954"),
        (18_297, "18,297", "18.297"),
        (549_946, "549,946", "549.946"),
        (1_234_567, "1,234,567", "1.234.567"),
        // More than memory in the browser can be addressed with.
        (1_000_000_000_000, "1,000,000,000,000", "1.000.000.000.000"),
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
        (texts::step_of(Lang::En, 9_u32, 34_u32), "Step 9 of 34"),
        (texts::step_of(Lang::Nl, 9_u32, 1_034_u32), "Stap 9 van 1.034"),
        (texts::step_of(Lang::Zh, 9_u32, 34_u32), "第 9 步，共 34 步"),
        (texts::summary(Lang::En, 11_u32, 1_u32, 4_u32), "11 visited · 1 cut · 4 pruned"),
        (texts::summary(Lang::En, 11_u32, 3_u32, 4_u32), "11 visited · 3 cuts · 4 pruned"),
        (texts::tree_size(Lang::En, 1_u32, 1_u32), "1 node, 1 layer"),
        (texts::tree_size(Lang::Nl, 15_u32, 4_u32), "15 knopen, 4 lagen"),
        // What a person typed is not searched for marks.
        (texts::node_panel(Lang::En, "\u{e}\u{1}"), "Node \u{e}\u{1}"),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

#[test]
fn chinese_characters_have_no_space_between_them() {
    let table = [
        (texts::step_finish_exact(Lang::Zh, "29"), "完成：整棵树的值为 29。"),
        (texts::step_finish_exact(Lang::Zh, "和"), "完成：整棵树的值为和。"),
        (texts::path_value(Lang::Zh, "和"), "值：和"),
        (texts::read_value(Lang::Zh, "和"), "值为和"),
        (texts::read_value(Lang::Zh, "负 8"), "值为负 8"),
        (texts::path_turn(Lang::Zh, "1", "白方"), "第 1 着 · 轮到白方"),
        (texts::step_enter_plain(Lang::Zh, "起始局面", "X"), "向下到起始局面，轮到 X。"),
        (texts::path_value(Lang::En, "和"), "value 和"),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

#[test]
fn a_text_without_arguments_has_a_name() {
    assert_eq!(Lang::Nl.named("complexity-game-chess").as_deref(), Some("Schaken"));
    for id in ["nonsense", "", "step-of", "gallery-order\ngallery-order-about"] {
        assert_eq!(Lang::Nl.named(id), None, "{id:?}");
    }
}

/// Every text of a language, its arguments filled in with numbers.
fn all_texts(lang: Lang, arguments: [usize; 8]) -> Vec<String> {
    let english = || Table::read(include_str!(concat!(env!("OUT_DIR"), "/en.txt")), texts::key());
    let english = english().expect("the build writes it");
    let table = texts::table(lang).unwrap_or(&english);
    let fill_in = |number| {
        let mut text = String::new();
        fill(
            lang,
            table.get(number),
            &arguments.map(|number| Arg::Number(number.into())),
            &mut text,
        );
        text
    };
    (0..table.len()).map(fill_in).collect()
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
    assert_eq!(texts::table(Lang::Nl).map(|table| table.get(usize::MAX - 1)), Some(""));
}

#[test]
fn a_table_is_taken_by_the_program_it_is_for() {
    let written = "key\none\u{12}\u{12}three";
    let table = Table::read(written, "key").expect("it begins with the key");
    let texts: Vec<_> = (0..4).map(|number| table.get(number)).collect();
    assert_eq!(texts, ["one", "", "three", ""]);
    for stranger in ["", "key", "keyone", "old\none", "<!doctype html>"] {
        assert!(Table::read(stranger, "key").is_none(), "{stranger:?}");
    }
}

#[test]
fn a_choice_takes_the_case_that_is_meant() {
    let choice = "by \u{e}\u{1}max\u{f}MAX has \u{2}\u{10}1\u{f}one\u{10}\u{f}other \u{2}\u{11}.";
    let table = [
        (Arg::Text("max"), "by MAX has 7."),
        (Arg::Text("1"), "by one."),
        (Arg::Number(1_u32.into()), "by one."),
        (Arg::Number(11_u32.into()), "by other 7."),
        (Arg::Text(""), "by other 7."),
        (Arg::Text("ma"), "by other 7."),
    ];
    for (by, expected) in table {
        let mut text = String::new();
        fill(Lang::En, choice, &[by, Arg::Number(7_u32.into())], &mut text);
        assert_eq!(text, expected);
    }
}

#[test]
fn sentences_that_begin_with_a_name_have_a_capital() {
    for (lang, text, words, expected) in [
        (
            Lang::En,
            "the root is solved. the root has 1.",
            "the root",
            "The root is solved. The root has 1.",
        ),
        (
            Lang::En,
            "Back to the root, 0.5 the rooted.",
            "the root",
            "Back to the root, 0.5 the rooted.",
        ),
        (
            Lang::Nl,
            "de wortel is klaar. Is de wortel dat? de wortel wel.",
            "de wortel",
            "De wortel is klaar. Is de wortel dat? De wortel wel.",
        ),
        (Lang::Zh, "根的值是 8。", "根", "根的值是 8。"),
    ] {
        assert_eq!(lang.capitalised(text, words), expected);
    }
}
