//! Files in other languages list the kinds of questions as the table does.

use plyscope_quiz::kind::Kind;
use plyscope_setup::Choice;

#[test]
fn the_types_for_typescript_have_every_kind_about_trees() {
    let types = include_str!("../../wasm/js/index.d.ts");
    let (_, union) = types.split_once("export type QuestionKind =").expect("the type");
    let (union, _) = union.split_once(';').expect("its end");
    let words: Vec<_> = union.split('|').map(str::trim).filter(|word| !word.is_empty()).collect();
    let kinds = Kind::ALL.iter().filter(|(_, kind)| kind.is_about_trees());
    let expected: Vec<_> = kinds.map(|(word, _)| format!("\"{word}\"")).collect();
    assert_eq!(words, expected);
}
