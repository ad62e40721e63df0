//! Ways to write a line of a program that do the same.

/// Whether a text does what a line does, both packed. What is declared by `const` in JavaScript may be
/// declared by `let` or `var` as well, and what is declared by `let` by `var`.
pub(crate) fn does_the_same(line: &str, given: &str) -> bool {
    line == given || by_let(line, "const ") == by_let(given, "var ")
}

/// A packed line that declares by `let` what it declares by another word.
fn by_let(line: &str, word: &str) -> String {
    line.strip_prefix(word).map_or_else(|| line.to_owned(), |rest| format!("let {rest}"))
}

/// What is compared of a line: [`tight`], and without parentheses around all that it assigns, returns or tests.
pub(crate) fn packed(text: &str) -> String {
    let line = tight(text);
    without_parentheses(&line).unwrap_or(line)
}

/// A tight line without parentheses around all that it assigns, returns or, in Python, tests; `None` if it has
/// none.
fn without_parentheses(line: &str) -> Option<String> {
    let (body, end) = line.strip_suffix(':').map_or((line, ""), |body| (body, ":"));
    let (head, rest) = body.split_at(last_opened(body)?);
    let inner = rest.strip_prefix('(')?.strip_suffix(')')?;
    takes_all(head).then(|| tight(&format!("{head} {inner}{end}")))
}

/// Where the parentheses begin that end with a text; of a text that ends with another sign, where that is.
fn last_opened(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut signs = text.char_indices().rev();
    let opening = signs.find(|&(_, sign)| {
        match sign {
            ')' => depth += 1,
            '(' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    opening.map(|(at, _)| at)
}

/// Whether all that follows is assigned, returned or tested.
fn takes_all(head: &str) -> bool {
    let is_keyword =
        |word: &str| head.strip_suffix(word).is_some_and(|before| !before.ends_with(is_word));
    let target = head.strip_suffix('=');
    let is_assigned = target.is_some_and(|target| !target.ends_with(['=', '!', '<', '>']));
    is_assigned || is_keyword("return") || is_keyword("if")
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// A line with only the white space that separates words, in the signs of programs, without the
/// semicolon at its end.
fn tight(text: &str) -> String {
    let text = text.trim().trim_end_matches(';');
    let mut packed = String::with_capacity(text.len());
    for part in text.split_whitespace() {
        if packed.ends_with(is_word) && part.starts_with(is_word) {
            packed.push(' ');
        }
        packed.push_str(part);
    }
    packed.replace('−', "-").replace('≥', ">=").replace('≤', "<=").replace('≠', "!=")
}
