//! Shorter names for what a program calls in its script.
//!
//! wasm-bindgen gives every function that WebAssembly calls in the script a long name with a hash,
//! which stands in both files. Nobody else sees these names, and hashes do not compress.
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::Path;

/// What comes before the sections of WebAssembly: `\0asm` and the version, four bytes each.
const PREAMBLE: usize = 8;

/// The section of the imports, and the kind of those that are functions (WebAssembly Core
/// Specification 2.0, section 5.5.5).
const IMPORTS: u8 = 2;
const FUNCTION: u8 = 0;

/// Gives short names to the functions that each program of the site imports from its script.
pub fn shorten(dist: &Path) -> Result<()> {
    for entry in dist.read_dir().with_context(|| format!("cannot list {}", dist.display()))? {
        let program = entry?.path();
        let name = program.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(name) = name.strip_suffix("_bg.wasm") else { continue };
        let script = dist.join(format!("{name}.js"));
        let renamed = rename(&fs::read(&program)?, fs::read_to_string(&script)?)
            .with_context(|| format!("cannot read {}", program.display()))?;
        fs::write(program, renamed.0)?;
        fs::write(script, renamed.1)?;
    }
    Ok(())
}

/// A program and its script with the short names.
fn rename(program: &[u8], mut script: String) -> Result<(Vec<u8>, String)> {
    let (preamble, sections) = program.split_at_checked(PREAMBLE).context("it has no sections")?;
    let (mut rest, mut renamed) = (Bytes(sections), preamble.to_vec());
    while !rest.0.is_empty() {
        let id = rest.byte()?;
        let content = rest.sized()?;
        renamed.push(id);
        if id == IMPORTS {
            write_sized(&rename_imports(content, &mut script)?, &mut renamed);
        } else {
            write_sized(content, &mut renamed);
        }
    }
    Ok((renamed, script))
}

fn rename_imports(section: &[u8], script: &mut String) -> Result<Vec<u8>> {
    let (mut rest, mut renamed) = (Bytes(section), Vec::new());
    let count = rest.number()?;
    write_number(count, &mut renamed);
    for number in 0..count {
        let module = rest.sized()?;
        let name = std::str::from_utf8(rest.sized()?)?;
        if rest.byte()? != FUNCTION {
            bail!("{name} is no function");
        }
        let kind = rest.number()?;
        write_sized(module, &mut renamed);
        // A name that the script has elsewhere too, or that is a part of another one, stays.
        let key = format!("{name}: ");
        if script.matches(name).count() == 1 && script.contains(&key) {
            let short = short_name(number);
            *script = script.replacen(&key, &format!("{short}: "), 1);
            write_sized(short.as_bytes(), &mut renamed);
        } else {
            write_sized(name.as_bytes(), &mut renamed);
        }
        renamed.push(FUNCTION);
        write_number(kind, &mut renamed);
    }
    Ok(renamed)
}

/// a, b, …, z, aa, ba, …
fn short_name(mut number: u32) -> String {
    let mut name = String::new();
    loop {
        name.push(char::from(b'a' + (number % 26) as u8));
        match (number / 26).checked_sub(1) {
            Some(rest) => number = rest,
            None => return name,
        }
    }
}

/// What is still to be read of a file. Numbers are unsigned LEB128, the lowest seven bits first.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> Result<u8> {
        let (&byte, rest) = self.0.split_first().context("it ends too early")?;
        self.0 = rest;
        Ok(byte)
    }

    fn number(&mut self) -> Result<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        bail!("it has a number that is too large")
    }

    /// As many bytes as the number before them says.
    fn sized(&mut self) -> Result<&'a [u8]> {
        let length = self.number()? as usize;
        let (bytes, rest) = self.0.split_at_checked(length).context("it ends too early")?;
        self.0 = rest;
        Ok(bytes)
    }
}

fn write_number(mut number: u32, into: &mut Vec<u8>) {
    while number >= 128 {
        into.push(number as u8 | 128);
        number >>= 7;
    }
    into.push(number as u8);
}

fn write_sized(bytes: &[u8], into: &mut Vec<u8>) {
    write_number(bytes.len() as u32, into);
    into.extend(bytes);
}

#[cfg(test)]
mod tests;
