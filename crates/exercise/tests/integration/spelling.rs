//! Which texts write a line of a program: what does the same, and nothing else.

use plyscope_exercise::{Exercise, Language, Line};
use plyscope_setup::Choice;
use Language::{JavaScript, Python};

/// All lines that can be missing.
fn lines() -> impl Iterator<Item = (Language, Line)> {
    let listings = Exercise::ALL.iter().flat_map(|&(_, exercise)| {
        Language::ALL.iter().map(move |&(_, language)| (language, exercise.listing(language)))
    });
    listings.flat_map(|(language, listing)| {
        let gaps: Vec<usize> = listing.gaps().collect();
        gaps.into_iter().map(move |gap| (language, listing.lines[gap].clone()))
    })
}

/// The line that can be missing with a text.
fn line(language: Language, text: &str) -> Line {
    let mut all = lines();
    let found = all.find(|(of, line)| *of == language && line.text == text);
    found.unwrap_or_else(|| panic!("no line: {text}")).1
}

/// Lines with texts that write them, and texts that do not.
const TABLE: [(Language, &str, &[&str], &[&str]); 19] = [
    (
        Python,
        "diagonal = any(abs(column - c) == row - r for r, c in enumerate(placed))",
        &[
            "diagonal = any(abs(c - column) == row - r for r, c in enumerate(placed))",
            "diagonal=any(abs(c-column)==row-r for r,c in enumerate(placed))",
            "diagonal = any(row - r == abs(column - c) for r, c in enumerate(placed))",
            "diagonal = any((row - r) == abs(-c + column) for (r, c) in enumerate(placed));",
            "diagonal = (any(abs(column - c) == abs(r - row) for r, c in enumerate(placed)))",
            "diagonal = any([abs(c - column) == row - r for r, c in enumerate(placed)])",
            "diagonal = any((abs(c - column) == row - r for r, c in enumerate(placed)))",
            "diagonal = any(abs(column - x) == row - y for y, x in enumerate(placed))",
            "diagonal = any(abs(column - r) == row - c for c, r in enumerate(placed))",
        ],
        &[
            "diagonal = any(abs(column - x) == row - y for x, y in enumerate(placed))",
            "diagonal = any(abs(column - x) == row - y for y, z in enumerate(placed))",
            "diagonal = any(abs(column - column) == row - r for r, column in enumerate(placed))",
            "diagonal = any(abs(column - r) == row - r for r, r in enumerate(placed))",
            "diagonal = any(abs(column - class) == row - y for y, class in enumerate(placed))",
            "diagonal = any(abs(column - 1) == row - 2 for 2, 1 in enumerate(placed))",
            "diagonal = any(abs(column - c) == row - r for r, placed in enumerate(c))",
            "diagonal = any(abs(column - c) == r - row for r, c in enumerate(placed))",
            "diagonal = any(abs(column + c) == row - r for r, c in enumerate(placed))",
            "diagonal = any(abs(column) - c == row - r for r, c in enumerate(placed))",
            "diagonal = any(abs(column - r) == row - c for r, c in enumerate(placed))",
            "diagonal = any(abs(column - c) == row - r for c, r in enumerate(placed))",
            "diagonal = any(abs(column - c) == row - r for r, (c in enumerate(placed)))",
            "diagonal = any(abs(column - c) != row - r for r, c in enumerate(placed))",
            "diagonal = any(abs(column - c) === row - r for r, c in enumerate(placed))",
            "diagonal == any(abs(column - c) == row - r for r, c in enumerate(placed))",
            "diagonal = abs(column - c) == row - r for r, c in enumerate(placed)",
            "diagonal = any(abs(column - c) == row - r for r c in enumerate(placed))",
        ],
    ),
    (
        JavaScript,
        "const diagonal = placed.some((c, r) => Math.abs(column - c) === row - r);",
        &[
            "let diagonal = placed.some((c, r) => (row - r == Math.abs(c - column)))",
            "var diagonal = (placed.some((c, r) => Math.abs(column - c) === Math.abs(row - r)));",
            "const diagonal = placed.some((x, y) => Math.abs(column - x) === row - y);",
            "const diagonal = placed.some((r, c) => Math.abs(column - r) === row - c);",
        ],
        &[
            "const diagonal = placed.some(((c, r)) => Math.abs(column - c) === row - r);",
            "const diagonal = placed.some(((c), r) => Math.abs(column - c) === row - r);",
            "const diagonal = placed.some((c, r) => => Math.abs(column - c) === row - r);",
            "const diagonal = placed.some((c, c) => Math.abs(column - c) === row - c);",
            "const diagonal = placed.some((row, r) => Math.abs(column - row) === row - r);",
            "const diagonal = placed.some((new, r) => Math.abs(column - new) === row - r);",
            "const diagonal = placed.some(c, r => Math.abs(column - c) === row - r);",
            "const (diagonal) = placed.some((c, r) => Math.abs(column - c) === row - r);",
            "const diagonal = placed.some((r, c) => Math.abs(column - c) === row - r);",
            "const diagonal = placed.some((c, r) => abs(column - c) === row - r);",
            "const diagonal = placed.some((c, r) => Math.abs(column - c) = row - r);",
            "diagonal = placed.some((c, r) => Math.abs(column - c) === row - r);",
        ],
    ),
    (
        Python,
        "if alpha >= beta:",
        &[
            "if beta <= alpha:",
            "if (alpha ≥ beta) :",
            "if not alpha < beta:",
            "if(not beta > alpha):",
        ],
        &[
            "if alpha > beta:",
            "if alpha <= beta:",
            "if beta >= alpha:",
            "if alpha > = beta:",
            "if !(alpha < beta):",
            "if not (alpha) < beta",
            "alpha >= beta",
            "if alpha >= beta: break",
            "if alpha >= beta >= alpha:",
            "if alpha >= beta:;",
            "if alpha >= beta: ;",
        ],
    ),
    (
        JavaScript,
        "if (alpha >= beta) break;",
        &[
            "if (beta <= alpha) { break; }",
            "if(!(alpha<beta)){break}",
            "if ((alpha) >= (beta)) break",
        ],
        &[
            "if alpha >= beta break;",
            "if (alpha) >= (beta) break;",
            "if (!alpha < beta) break;",
            "if (alpha >= beta) (break);",
            "if (alpha >= beta) { break; break; }",
            "if (alpha >= beta) { }",
            "if (alpha >= beta):",
        ],
    ),
    (
        Python,
        "alpha = max(alpha, value)",
        &[
            "alpha = max(value, alpha)",
            "alpha = max(reply, (alpha))",
            "(alpha) = max(alpha, value)",
            "alpha = max(alpha, value) ;",
            "alpha = max((value, alpha))",
            "alpha = max([alpha, value])",
            "alpha = value if value > alpha else alpha",
            "alpha = alpha if not alpha < value else value",
        ],
        &[
            "alpha = max(alpha, value);;",
            "alpha = max((alpha, value), value)",
            "alpha = value if value < alpha else alpha",
            "alpha = value if value > beta else alpha",
            "alpha = value if value > alpha else beta",
            "alpha = value if value == alpha else alpha",
            "alpha = max(alpha, alpha)",
            "value = max(alpha, value)",
            "alpha = max(alpha, value, beta)",
            "alpha = max(alpha value)",
            "alpha = Math.max(alpha, value)",
            "alpha = max(alpha, -value)",
            "alpha := max(alpha, value)",
        ],
    ),
    (
        JavaScript,
        "beta = Math.min(beta, value);",
        &[
            "beta = Math.min(value, beta);;",
            "beta = (Math.min(reply, beta));",
            "beta = beta <= value ? beta : value;",
        ],
        &[
            "beta = beta >= value ? beta : value;",
            "beta = Math.min([beta, value]);",
            "beta = min(beta, value);",
            "beta = Math.min(beta, value",
            "let beta = Math.min(beta, value);",
        ],
    ),
    (
        Python,
        "reply = alpha_beta(child, alpha, beta)",
        &[
            "reply = alpha_beta( child , alpha , beta )",
            "reply = (alpha_beta(child, (alpha), beta))",
        ],
        &[
            "reply = alpha_beta(child, beta, alpha)",
            "reply = alpha_beta(alpha, child, beta)",
            "reply = alpha_beta((child, alpha, beta))",
            "reply = alphaBeta(child, alpha, beta)",
        ],
    ),
    (
        JavaScript,
        "const reply = alphaBeta(child, alpha, beta);",
        &[
            "let reply = alphaBeta(child, alpha, beta)",
            "var reply = (alphaBeta(child, alpha, beta));",
        ],
        &[
            "reply = alphaBeta(child, alpha, beta);",
            "const (reply) = alphaBeta(child, alpha, beta);",
        ],
    ),
    (
        Python,
        "reply = -negamax(child, -beta, -alpha)",
        &["reply = -(negamax(child, -beta, -alpha))", "reply = - negamax(child, −beta, −alpha)"],
        &[
            "reply = negamax(child, -beta, -alpha)",
            "reply = --negamax(child, -beta, -alpha)",
            "reply = -negamax(child, -alpha, -beta)",
        ],
    ),
    (
        Python,
        "value = -inf if node.is_max else inf",
        &[
            "value = (inf if not node.is_max else -inf)",
            "value = (-inf) if (node.is_max) else inf",
            "value = -inf if not not node.is_max else inf",
        ],
        &[
            "value = inf if node.is_max else -inf",
            "value = -inf if not node.is_max else inf",
            "value = inf if !node.is_max else -inf",
            "value = -(inf if node.is_max else inf)",
            "value = -inf if node.is_max",
        ],
    ),
    (
        JavaScript,
        "let value = node.isMax ? -Infinity : Infinity;",
        &[
            "var value = (!node.isMax ? Infinity : -Infinity)",
            "let value = !(node.isMax) ? Infinity : (-Infinity);",
        ],
        &[
            "const value = node.isMax ? -Infinity : Infinity;",
            "let value = !node.isMax ? -Infinity : Infinity;",
            "let value = not node.isMax ? Infinity : -Infinity;",
        ],
    ),
    (
        Python,
        "if not same and not diagonal:",
        &[
            "if not diagonal and not same:",
            "if (not same) and (not diagonal):",
            "if not (diagonal or same):",
        ],
        &[
            "if not (same and diagonal):",
            "if not same or not diagonal:",
            "if not same and diagonal:",
            "if not (not same and not diagonal):",
            "if not same && not diagonal:",
        ],
    ),
    (
        JavaScript,
        "if (!same && !diagonal) {",
        &[
            "if (!diagonal && !same){",
            "if (!(diagonal || same)) {",
            "if ((!same) && (!diagonal)) {",
        ],
        &[
            "if (!same) && (!diagonal) {",
            "if (!same || !diagonal) {",
            "if (!same && !diagonal)",
            "if (!same & !diagonal) {",
        ],
    ),
    (
        // What is tested first guards what is called.
        Python,
        "if board[other] == 0 and tour(other, step + 1):",
        &[
            "if 0 == board[other] and tour(other, 1 + step):",
            "if not board[other] and tour(other, (step + 1)):",
            "if not (board[other] != 0) and tour(other, step + 1):",
        ],
        &[
            "if tour(other, step + 1) and board[other] == 0:",
            "if board[other] == 0 and tour(step + 1, other):",
            "if board[other] = 0 and tour(other, step + 1):",
            "if board[0] == other and tour(other, step + 1):",
            "if not (board[other] == 0 and tour(other, step + 1)):",
        ],
    ),
    (
        JavaScript,
        "if (board[other] === 0 && tour(other, step + 1)) return true;",
        &[
            "if (0 == board[other] && tour(other, 1 + step)) { return true; }",
            "if ((board[other] === 0) && tour(other, step + 1)) return (true)",
        ],
        &[
            "if (tour(other, step + 1) && board[other] === 0) return true;",
            "if (board[other] = 0 && tour(other, step + 1)) return true;",
            "if (board[other] === 0 && tour(other, step + 1)) return false;",
            "if (board[other] === 0 && tour(other, step++)) return true;",
        ],
    ),
    (
        // Lists are put together in their order.
        Python,
        "values.append(minimax(child))",
        &[
            "values += [minimax(child)]",
            "values = values + [minimax(child)]",
            "(values.append((minimax(child))))",
        ],
        &[
            "values = [minimax(child)] + values",
            "values =+ [minimax(child)]",
            "values.append[minimax(child)]",
        ],
    ),
    (
        Python,
        "board[square] = 0",
        &["board[ square ] = (0)", "board[(square)]=0"],
        &["board[square] == 0", "board[square] = -0 0", "square[board] = 0", "0 = board[square]"],
    ),
    (
        Python,
        "placed.pop()",
        &["placed.pop(-1)", "placed.remove(column)"],
        &["placed.pop(0)", "placed.pop", "placed.remove(row)"],
    ),
    (
        JavaScript,
        "placed.pop();",
        &["placed.splice(-1)"],
        &["placed.splice(0);", "placed.pop;", "placed.shift();"],
    ),
];

#[test]
fn a_line_is_known_in_every_spelling_and_no_other_is_taken_for_it() {
    for (language, text, same, other) in TABLE {
        let line = line(language, text);
        for given in same {
            assert_eq!(line.meant_by(given, language), Some(text), "{given}");
        }
        for given in other {
            assert_ne!(line.meant_by(given, language), Some(text), "{given}");
        }
    }
}

#[test]
fn no_wrong_line_is_a_spelling_of_a_right_one_or_of_another_wrong_one() {
    let mut count = 0;
    for (language, line) in lines() {
        let means = |text: &str| line.meant_by(text, language);
        for text in line.also.iter().chain([&line.text]) {
            assert_eq!(means(text), Some(line.text), "{text}");
        }
        for wrong in &line.wrong {
            assert_eq!(means(wrong.text), Some(wrong.text), "{}", line.text);
        }
        count += 1;
    }
    assert!(count > 30, "{count}");
}

/// The words and signs of a text.
fn pieces(text: &str) -> Vec<&str> {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let mut pieces = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if is_word(first) { rest.find(|sign| !is_word(sign)) } else { Some(1) };
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        pieces.push(piece);
        rest = after.trim_start();
    }
    pieces
}

#[test]
fn a_line_with_a_piece_too_few_or_too_many_is_another() {
    for (language, line) in lines() {
        let pieces = pieces(line.text);
        for (place, piece) in pieces.iter().enumerate() {
            // Neither `==` for `===` nor a semicolon makes a difference.
            if *piece == ";" || *piece == "=" && line.text.contains("===") {
                continue;
            }
            let (before, after) = (pieces[..place].join(" "), pieces[place + 1..].join(" "));
            for text in [format!("{before} {after}"), format!("{before} {piece} {piece} {after}")] {
                assert_ne!(line.meant_by(&text, language), Some(line.text), "{text}");
            }
        }
    }
}

#[test]
fn no_text_is_too_long_or_too_deep() {
    let line = line(Python, "alpha = max(alpha, value)");
    for sign in ["(", "[", "-", "not ", "!", "a.", "a if a else ", "ü", "\u{feff}", "“"] {
        let text = format!("alpha = {}", sign.repeat(20_000));
        for language in [Python, JavaScript] {
            assert_eq!(line.meant_by(&text, language), None, "{sign}");
        }
    }
    assert_eq!(line.meant_by("", Python), None);
}
