// WebAssembly that stops for real: one function of a program becomes a trap.

/** The sections that matter here (WebAssembly Core Specification 2.0, section 5.5). */
const [IMPORTS, EXPORTS, CODE] = [2, 7, 10];

/** No variables, `unreachable`, the end. */
const TRAP = [0x00, 0x00, 0x0b];

/** The program with a trap in the place of the function that it exports under a name. */
export function trapped(program, name) {
  const sections = [...sectionsOf(program)];
  const content = (id) => sections.find((section) => section.id === id).content;
  const imported = functionsImported(content(IMPORTS));
  const place = exported(content(EXPORTS), name) - imported;
  const parts = sections.map(({ id, content }) => {
    const now = id === CODE ? replaced(content, place) : content;
    return [id, ...leb(now.length), ...now];
  });
  return Buffer.concat([program.subarray(0, 8), ...parts.map((part) => Buffer.from(part))]);
}

function* sectionsOf(program) {
  const reader = new Reader(program, 8);
  while (!reader.isOver) yield { id: reader.byte(), content: reader.sized() };
}

function functionsImported(content) {
  const reader = new Reader(content);
  const count = reader.number();
  for (let number = 0; number < count; number += 1) {
    reader.sized();
    reader.sized();
    // wasm-bindgen imports functions only.
    if (reader.byte() !== 0) throw new Error("an import is no function");
    reader.number();
  }
  return count;
}

function exported(content, name) {
  const reader = new Reader(content);
  for (let left = reader.number(); left > 0; left -= 1) {
    const found = Buffer.from(reader.sized()).toString() === name;
    const kind = reader.byte();
    const place = reader.number();
    if (found && kind === 0) return place;
  }
  throw new Error(`there is no function ${name}`);
}

function replaced(content, place) {
  const reader = new Reader(content);
  const count = reader.number();
  const bodies = Array.from({ length: count }, () => reader.sized());
  bodies[place] = TRAP;
  return [...leb(count), ...bodies.flatMap((body) => [...leb(body.length), ...body])];
}

function leb(number) {
  const bytes = [];
  for (; number >= 128; number >>>= 7) bytes.push((number & 127) | 128);
  return [...bytes, number];
}

class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  get isOver() {
    return this.at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.at++];
  }

  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number += (byte & 127) * 2 ** shift;
      if (byte < 128) return number;
    }
  }

  sized() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}
