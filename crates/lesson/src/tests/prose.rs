//! Markdown as it is read.

use proptest::prelude::*;

use super::super::formula::{Formula, Style};
use super::super::picture::Picture;
use super::super::prose::{chunks, is_safe, Side, Table, Words, MAX_DEPTH};
use super::*;

#[test]
fn only_addresses_of_pages_are_followed() {
    let table = [
        ("https://example.org", true),
        ("index.html#tree=4+8", true),
        ("./learn.html?a:b", true),
        ("#top", true),
        ("javascript:alert(1)", false),
        ("JavaScript:alert(1)", false),
        ("java\nscript:alert(1)", false),
        ("data:text/html,x", false),
        ("//example.org", false),
        ("/\\example.org", false),
        ("\\\\example.org", false),
        ("", false),
    ];
    for (address, safe) in table {
        assert_eq!(is_safe(address), safe, "{address}");
    }
}

#[test]
fn markup_is_text() {
    let lesson = parse("<script>alert(1)</script>\n\nOne <b onclick=x>two</b>.\n");
    let paragraph = |text: &str| Block::Paragraph(vec![Words::Plain(text.to_owned())]);
    let expected =
        [paragraph("<script>alert(1)</script>\n"), paragraph("One <b onclick=x>two</b>.")];
    assert_eq!(lesson.parts, [Part::Prose(expected.to_vec())]);
}

#[test]
fn text_is_read_as_it_is_nested() {
    let plain = |text: &str| Words::Plain(text.to_owned());
    let paragraph = |text: &str| Block::Paragraph(vec![plain(text)]);
    let list = |first, items: &[&[Block]]| Block::List {
        first,
        items: items.iter().map(|blocks| blocks.to_vec()).collect(),
    };
    let nested = Words::Emphasis(vec![Words::Strong(vec![plain("b")])]);
    let link = Words::Link { to: "https://x.org".to_owned(), words: vec![plain("d")] };
    #[rustfmt::skip]
    let table = [
        ("## a\nb\nc", vec![Block::Heading { level: 2, words: vec![plain("a")] }, paragraph("b c")]),
        ("a ***b*** c [d](https://x.org)", vec![Block::Paragraph(vec![plain("a "), nested, plain(" c "), link])]),
        ("- a\n- b\n  1. c", vec![list(None, &[&[paragraph("a")], &[paragraph("b"), list(Some(1), &[&[paragraph("c")]])]])]),
        ("> a\n>\n> `b`", vec![Block::Quote(vec![paragraph("a"), Block::Paragraph(vec![Words::Code("b".to_owned())])])]),
        ("a  \nb\n\n---", vec![Block::Paragraph(vec![plain("a"), Words::Break, plain("b")]), Block::Rule]),
        ("```rust\nx\n```", vec![Block::Code("x\n".to_owned())]),
        ("a|*b*\n--|-:\nc|d\ne", vec![Block::Table(Table {
            sides: vec![Side::Start, Side::End],
            head: vec![vec![plain("a")], vec![Words::Emphasis(vec![plain("b")])]],
            rows: vec![vec![vec![plain("c")], vec![plain("d")]], vec![vec![plain("e")], vec![]]],
        })]),
        ("![a *b* `c`](img/y.png)", vec![Block::Paragraph(vec![Words::Picture(Picture {
            address: "img/y.png".to_owned(), description: "a b c".to_owned(),
        })])]),
        ("costs $5 or $6", vec![paragraph("costs $5 or $6")]),
        ("costs \\$5, or\\$6", vec![paragraph("costs $5, or$6")]),
    ];
    for (text, blocks) in table {
        assert_eq!(parse(text).parts, [Part::Prose(blocks)], "{text}");
    }
    for (text, style) in [("a $b^2$", Style::Inline), ("a $$b^2$$", Style::Display)] {
        let formula = Formula::read("b^2".to_owned(), style).expect("a formula");
        let paragraph = Block::Paragraph(vec![plain("a "), Words::Formula(formula)]);
        assert_eq!(parse(text).parts, [Part::Prose(vec![paragraph])], "{text}");
    }
    let deep = parse(&format!("{}x", "> ".repeat(50)));
    let Some(Part::Prose(blocks)) = deep.parts.first() else { panic!("text") };
    let mut depth = 0;
    let mut inner = blocks;
    while let Some(Block::Quote(blocks)) = inner.first() {
        (depth, inner) = (depth + 1, blocks);
    }
    assert_eq!((depth, inner), (MAX_DEPTH, &vec![paragraph("x")]));
}

/// A block that would block the page is not drawn; its surroundings are.
#[test]
fn long_blocks_are_left_out() {
    let blocks = [
        "word ".repeat(MAX_BLOCK / 4),
        "- one\n".repeat(MAX_BLOCK / 4),
        "> *one* two\n".repeat(MAX_BLOCK / 8),
        format!("```rust\n{}```\n", "let x = 1;\n".repeat(MAX_BLOCK / 8)),
        format!("- a\n\n  ```scene\n{}  ```\n", "  tree: 1 2\n".repeat(MAX_BLOCK / 8)),
        format!("<p>\n{}</p>\n", "text\n".repeat(MAX_BLOCK / 4)),
        "- one\n".repeat(MAX_WEIGHT / 2),
        "*a* ".repeat(MAX_WEIGHT),
        format!("a|b\n-|-\n{}", "c|d\n".repeat(MAX_WEIGHT / 2)),
        "$x^2$ ".repeat(MAX_WEIGHT / 3),
        "![a](b.png) ".repeat(MAX_WEIGHT / 4),
    ];
    for block in blocks {
        let text = format!("Before.\n\n{block}\n\nAfter.\n");
        let start = block.get(..12).unwrap_or_default();
        assert_eq!(wrong(&text), [(3, Problem::LongBlock)], "{start}");
        let prose = |part: &Part| matches!(part, Part::Prose(text) if text.len() == 1);
        let lesson = parse(&text);
        assert_eq!(
            lesson.parts.iter().map(prose).collect::<Vec<_>>(),
            [true, false, true],
            "{start}"
        );
    }
    let scene = format!("```scene\ntree: {}\n```\n", "(1 2) ".repeat(MAX_BLOCK / 5));
    assert_eq!(wrong(&scene), []);
}

#[test]
fn a_lesson_ends_where_its_text_is_too_much() {
    let text = "A *word*.\n\n".repeat(2 * MAX_PARAGRAPHS);
    let problems = wrong(&text);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].1, Problem::TooMuchText);
    assert!(problems[0].0 / 2 >= MAX_PARAGRAPHS, "{problems:?}");
}

proptest! {
    #[test]
    fn chunks_of_text_are_all_of_it(sizes in prop::collection::vec(1_usize..MAX_BLOCK, 0..60)) {
        let block = |&bytes: &usize| Block::Paragraph(vec![Words::Plain("x".repeat(bytes))]);
        let text: Vec<Block> = sizes.iter().map(block).collect();
        let chunks = chunks(&text);
        let places: Vec<usize> = chunks.iter().flat_map(|chunk| chunk.blocks.clone()).collect();
        prop_assert_eq!(places, (0..text.len()).collect::<Vec<_>>());
        for chunk in chunks {
            let weight: usize = text[chunk.blocks.clone()].iter().map(Block::weight).sum();
            prop_assert_eq!(weight, chunk.weight);
            prop_assert!(chunk.blocks.len() == 1 || weight <= 160, "{}", weight);
        }
    }
}
