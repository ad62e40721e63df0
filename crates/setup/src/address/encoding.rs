//! Percent-encoding of texts in addresses.

/// Readable percent-encoding: characters allowed in an address stay, a space becomes `+`.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(byte as char);
            }
            b'(' | b')' | b',' | b':' | b'/' => encoded.push(byte as char),
            _ => {
                encoded.push('%');
                encoded.extend([byte >> 4, byte & 15].map(|digit| {
                    char::from_digit(u32::from(digit), 16).unwrap_or('0').to_ascii_uppercase()
                }));
            }
        }
    }
    encoded
}

/// The decoded text; `None` for a broken code or invalid UTF-8.
pub fn decode(encoded: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || (rest.next()? as char).to_digit(16);
                (digit()? << 4 | digit()?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
