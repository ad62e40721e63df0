// Reading ZIP files, as unpacking programs do: by the list of files at their end (PKWARE's APPNOTE, 4.3).
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";

/** The files of a ZIP file, by their paths, in their order. */
export function unzip(bytes) {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const files = new Map();
  let place = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, sum, packed, size] = [bytes.readUInt16LE(place + 10), bytes.readUInt32LE(place + 16), bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 24)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(place + offset));
    const name = bytes.toString("utf8", place + 46, place + 46 + nameLength);
    const header = bytes.readUInt32LE(place + 42);
    const begin = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const content = bytes.subarray(begin, begin + packed);
    const file = method === 8 ? inflateRawSync(content) : content;
    if (file.length !== size || (crc32 && crc32(file) !== sum)) throw new Error(`${name} is damaged`);
    files.set(name, file);
    place += 46 + nameLength + extra + comment;
  }
  return files;
}

/** Writes files into a folder. */
export async function unpack(files, folder) {
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
