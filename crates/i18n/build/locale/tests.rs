use super::{files, generate as generate_all, languages};

/// The code, and the second language's table without its key.
fn generate(first: &str, second: &str) -> Result<(String, String), String> {
    let files = [("en".to_owned(), first.to_owned()), ("nl".to_owned(), second.to_owned())];
    let made = generate_all(&files)?;
    let (key, texts) = made.tables[1].1.split_once('\n').expect("there is a key");
    assert!(made.tables[0].1.starts_with(key) && made.code.contains(key));
    Ok((made.code, texts.to_owned()))
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
    let second = "at = bij { $line }: { $node }\n";
    let (code, table) = generate(first, second).expect("both can be read");
    let signature = "pub fn at(lang: Lang, node: &str, line: impl Into<Count>) -> String";
    assert!(code.contains(signature), "{code}");
    assert_eq!(table, "bij \u{2}: \u{1}");
    let (other, _) = generate(first, &second.replace("bij", "te")).expect("both can be read");
    assert_ne!(code, other, "the key is another");
}

#[test]
fn the_first_language_is_in_the_code() {
    let (code, _) = generate("at = \"{ $node }\"\n", "at = { $node }\n").expect("both can be read");
    assert!(code.contains(r#"lang.write(0, "\"\u{1}\"", &[Arg::Text(node)])"#), "{code}");
}

#[test]
fn a_language_is_its_locale_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales");
    let mut all = files(&folder).expect("the locale files");
    assert_eq!(all[0].0, "en", "the leading one comes first");
    let dutch = all.iter().find(|(name, _)| name == "nl").expect("Dutch").1.clone();
    all.push(("xy".to_owned(), dutch.replace("-name = Nederlands", "-name = \"Test taal\"")));
    let code = languages(&all).expect("they have all terms");
    assert!(code.contains("/// Test taal.\n    Xy,"), "{code}");
    assert!(code.contains("Self::Xy => &Facts { file: \"xy\", tag: \"nl\", name: \"Test taal\""));
    let made = generate_all(&all).expect("it has all texts");
    assert!(made.code.contains("Lang::Xy => None"), "a program without it fetches it");
    for (term, problem) in [("-decimal = ,\n", "-decimal is missing"), ("", "xy.ftl")] {
        let source = if term.is_empty() { String::new() } else { dutch.replace(term, "") };
        let broken = [("xy".to_owned(), source)];
        let error = languages(&broken).expect_err(term);
        assert!(error.starts_with("xy.ftl: ") && error.contains(problem), "{error}");
    }
}
