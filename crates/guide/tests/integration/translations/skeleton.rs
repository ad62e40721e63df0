//! What of a listing does not depend on the language of its reader.

use plyscope_guide::markdown::listings;

/// A listing without its comments and the texts that people read.
pub fn skeleton(language: &str, text: &str) -> String {
    match language {
        "html" => tags(text).join("\n"),
        "markdown" => lesson(text),
        "python" => without(text, |line| line.trim_start().starts_with("\"\"\""), '#'),
        "sh" => without(text, |_| false, '#'),
        "js" => sentences(&without(text, |line| line.trim_start().starts_with("//"), '\0')),
        // What a name is stands behind blanks.
        "text" => {
            lines(text.lines().map(|line| line.trim_start().split("  ").next().unwrap_or_default()))
        }
        _ => text.to_owned(),
    }
}

/// The tags of HTML, without the language that they say.
pub fn tags(html: &str) -> Vec<String> {
    let tags = html.split('<').skip(1).filter_map(|rest| rest.split_once('>'));
    tags.map(|(tag, _)| {
        let (before, after) = tag.split_once("lang=\"").unwrap_or((tag, ""));
        let after = after.split_once('"').map_or("", |(_, after)| after);
        format!("{before}{after}")
    })
    .collect()
}

/// The blocks of a lesson, without what people read in it.
fn lesson(text: &str) -> String {
    let texts = ["caption:", "deadline:", "prompt:", "title:"];
    let front = text.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---"));
    let front = front.map_or("", |(front, _)| front);
    let front = front.lines().filter(|line| !line.starts_with("language:"));
    let blocks =
        listings(text).into_iter().map(|block| format!("{}\n{}", block.language, block.text));
    let blocks: Vec<String> = blocks.collect();
    let all = front.chain(blocks.iter().flat_map(|block| block.lines()));
    lines(all.filter(|line| !texts.iter().any(|text| line.starts_with(text))))
}

fn lines<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A program without lines of comment, and without what follows a sign of comment.
fn without(text: &str, is_comment: impl Fn(&str) -> bool, sign: char) -> String {
    let code = text.lines().filter(|line| !is_comment(line));
    lines(code.map(|line| line.split(&format!(" {sign}")).next().unwrap_or_default()))
}

/// JavaScript whose templates have no words of their own between what they insert.
fn sentences(text: &str) -> String {
    let mut made = String::new();
    for (index, piece) in text.split('`').enumerate() {
        if index % 2 == 0 {
            made += piece;
            continue;
        }
        let inserted = piece.split("${").skip(1).filter_map(|rest| rest.split_once('}'));
        made += &inserted.map(|(name, _)| format!("`{name}`")).collect::<String>();
    }
    made
}

#[test]
fn a_skeleton_has_what_a_program_reads() {
    let table = [
        ("html", "<p lang=\"en\" id=\"a\">One</p>", "<p lang=\"nl\" id=\"a\">Een</p>"),
        ("sh", "plyscope check a.md # one\n", "plyscope check a.md # een\n"),
        ("python", "def a():\n    \"\"\"One.\"\"\"\n    return 1\n", "def a():\n    \"\"\"Een.\"\"\"\n    return 1\n"),
        ("js", "// One\na = `${b} of ${c}`;\n", "// Een\na = `${b} van ${c}`;\n"),
        ("text", "a/     one\n", "a/     een\n"),
        ("markdown", "---\ntitle: One\nlanguage: en\n---\n\nOne.\n\n```scene\ntree: 1 2\ncaption: One\n```\n", "---\ntitle: Een\nlanguage: nl\n---\n\nEen.\n\n```scene\ntree: 1 2\ncaption: Een\n```\n"),
    ];
    for (language, english, other) in table {
        assert_eq!(skeleton(language, english), skeleton(language, other), "{language}");
    }
    let changed = [
        ("html", "<p id=\"a\">One</p>", "<p id=\"b\">One</p>"),
        ("sh", "plyscope check a.md\n", "plyscope check b.md\n"),
        ("python", "a = 1\n", "a = 2\n"),
        ("js", "a = `${b} of ${c}`;\n", "a = `${c} of ${b}`;\n"),
        ("text", "a/     one\n", "b/     one\n"),
        ("json", "{ \"a\": 1 }", "{ \"a\": 2 }"),
        ("markdown", "```scene\ntree: 1 2\n```\n", "```scene\ntree: 2 1\n```\n"),
        ("markdown", "---\npoints: 2\n---\n\na\n", "---\npoints: 3\n---\n\na\n"),
    ];
    for (language, english, other) in changed {
        assert_ne!(skeleton(language, english), skeleton(language, other), "{language}");
    }
}
