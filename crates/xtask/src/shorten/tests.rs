use super::*;
use std::collections::HashSet;

/// A program that imports functions of these names, with a section before and one behind.
fn program(names: &[&str], kind: u8) -> Vec<u8> {
    let mut imports = Vec::new();
    write_number(names.len() as u32, &mut imports);
    for (number, name) in names.iter().enumerate() {
        write_sized(b"./p_bg.js", &mut imports);
        write_sized(name.as_bytes(), &mut imports);
        imports.push(kind);
        write_number(number as u32 * 100, &mut imports);
    }
    let mut program = b"\0asm\x01\0\0\0".to_vec();
    for (id, content) in [(1, &b"types"[..]), (IMPORTS, &imports), (10, &[7; 300])] {
        program.push(id);
        write_sized(content, &mut program);
    }
    program
}

#[test]
fn both_sides_get_the_same_names() {
    let names = ["__wbg_log_0123456789abcdef", "__wbg_now", "__wbg_now_too", "__wbg_elsewhere"];
    let script = "const imports = {\n  __wbg_log_0123456789abcdef: function(a) { log(a); },\n  \
                  __wbg_now: now,\n  __wbg_now_too: now,\n};\n";
    let (renamed, script) = rename(&program(&names, FUNCTION), script.to_owned()).unwrap();
    assert_eq!(renamed, program(&["a", "__wbg_now", "c", "__wbg_elsewhere"], FUNCTION));
    let expected = "const imports = {\n  a: function(a) { log(a); },\n  __wbg_now: now,\n  \
                    c: now,\n};\n";
    assert_eq!(script, expected);
}

#[test]
fn what_cannot_be_read_is_an_error() {
    let whole = program(&["one", "two"], FUNCTION);
    let problem = |bytes: &[u8]| rename(bytes, String::new()).unwrap_err().to_string();
    assert_eq!(problem(&program(&["memory"], 2)), "memory is no function");
    assert_eq!(problem(&whole[..5]), "it has no sections");
    assert_eq!(problem(&whole[..whole.len() - 1]), "it ends too early");
    assert_eq!(
        problem(b"\0asm\x01\0\0\0\x02\x80\x80\x80\x80\x80"),
        "it has a number that is too large"
    );
}

#[test]
fn short_names_differ() {
    assert_eq!(
        [0, 25, 26, 51, 52, 701, 702].map(short_name),
        ["a", "z", "aa", "za", "ab", "zz", "aaa"]
    );
    let names: HashSet<String> = (0..5000).map(short_name).collect();
    assert_eq!(names.len(), 5000);
}

#[test]
fn numbers_are_read_as_they_are_written() {
    for number in [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX] {
        let mut bytes = Vec::new();
        write_number(number, &mut bytes);
        let mut read = Bytes(&bytes);
        assert_eq!((read.number().unwrap(), read.0), (number, &[][..]));
    }
}
