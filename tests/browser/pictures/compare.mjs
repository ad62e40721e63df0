// Whether two pictures show the same.
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * How far apart two colours must be to count as different, from 0 to 1. A stored picture has fewer
 * colours than the page, and letters may have other edges in another version of the browser.
 */
const THRESHOLD = 0.18;

/** A window of pixels of halved pictures, about as large as a label, and how many may differ in it. */
const WINDOW = { width: 16, height: 8, most: 6 };

/** How large a share of all pixels may differ. */
const MOST = 0.002;

/** Reads a PNG. Pictures are `{ width, height, data }` with four bytes a pixel. */
export const decode = (bytes) => PNG.sync.read(bytes);

/** A picture half as wide and half as high; each of its pixels is the mean of four. */
export function halve({ width, height, data }) {
  const half = new PNG({ width: width >> 1, height: height >> 1 });
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = 4 * (2 * y * width + 2 * x);
      for (let channel = from; channel < from + 4; channel += 1, to += 1) {
        half.data[to] = (data[channel] + data[channel + 4] + data[channel + 4 * width] + data[channel + 4 * width + 4] + 2) >> 2;
      }
    }
  }
  return half;
}

/**
 * Compares two pictures. Pixels at the edges of letters differ here and there from one version of a
 * browser to the next; a label that is gone or has moved differs in one place. So few pixels may
 * differ in any window, and few in all. `picture` draws where they are; it is null where sizes differ.
 */
export function compare(before, after) {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return { same: false, densest: Infinity, share: 1, picture: null };
  const marks = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: true };
  const different = pixelmatch(before.data, after.data, marks.data, width, height, { ...options, diffMask: true });
  const densest = different ? densestWindow(marks) : 0;
  const share = different / (width * height);
  const picture = () => {
    const drawn = new PNG({ width, height });
    pixelmatch(before.data, after.data, drawn.data, width, height, options);
    return drawn;
  };
  return { same: densest <= WINDOW.most && share <= MOST, densest, share, picture };
}

/** How many marked pixels there are in the window that has most; windows overlap by half. */
function densestWindow({ width, height, data }) {
  const [across, down] = [WINDOW.width / 2, WINDOW.height / 2];
  const columns = Math.ceil(width / across) + 1;
  const counts = new Uint16Array(columns * (Math.ceil(height / down) + 1));
  for (let y = 0, at = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if (data[at]) counts[Math.floor(y / down) * columns + Math.floor(x / across)] += 1;
    }
  }
  let densest = 0;
  for (let at = 0; at + columns + 1 < counts.length; at += 1) {
    densest = Math.max(densest, counts[at] + counts[at + 1] + counts[at + columns] + counts[at + columns + 1]);
  }
  return densest;
}
