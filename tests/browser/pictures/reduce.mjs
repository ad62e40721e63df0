// Small PNG files: few colours, each of which stands for those near it.
import { deflateSync } from "node:zlib";

/** How far a colour may be from the one that stands for it, as `distance` measures it. */
const NEAR = 0.1;

/** The same for colours of areas and lines, which at least so large a share of all pixels has. */
const [NEARER, AREA] = [0.04, 0.002];

/** The most colours that fit into a byte. */
const MOST = 256;

/** A picture as a PNG with a palette. Its colours are near those of the picture. */
export function encodeReduced(picture) {
  for (let near = NEAR; ; near += 0.02) {
    const { palette, indices } = reduced(picture, near);
    if (palette.length <= MOST) return png(picture, palette, indices);
  }
}

/** The palette, and for each pixel the number of its colour there. Frequent colours keep what they are. */
function reduced({ data }, near) {
  const counts = new Map();
  const pixels = new Uint32Array(data.length / 4);
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2];
    pixels[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [];
  const places = new Map();
  const frequent = [...counts].sort(([a, many], [b, more]) => more - many || a - b);
  for (const [colour] of frequent) {
    const far = counts.get(colour) >= AREA * pixels.length ? Math.min(NEARER, near) : near;
    let place = palette.findIndex((other) => distance(colour, other) <= far);
    if (place < 0) place = palette.push(colour) - 1;
    places.set(colour, place);
  }
  return { palette, indices: Uint8Array.from(pixels, (colour) => places.get(colour)) };
}

/** How different two colours look, from 0 to 1: in YIQ, as pixelmatch measures it (Kotsarenko & Ramos 2010). */
function distance(a, b) {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  const i = 0.596 * red - 0.274 * green - 0.322 * blue;
  const q = 0.211 * red - 0.523 * green + 0.311 * blue;
  return Math.sqrt((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215);
}

/** The file. Lines are packed as closely as the number of colours allows, and are not filtered. */
function png({ width, height }, palette, indices) {
  const depth = palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const stride = 1 + Math.ceil((width * depth) / 8);
  const lines = Buffer.alloc(stride * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 1) {
      const bit = x * depth;
      lines[y * stride + 1 + (bit >> 3)] |= indices[from] << (8 - depth - (bit & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32, as PNG wants it. Node has one only since version 22. */
function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}
