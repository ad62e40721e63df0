// Every view, at every size, in every language, and in English in the dark too, looks as its reference
// picture does. With PLYSCOPE_PICTURES=renew the references are made anew where they differ.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compare, decode, halve } from "./pictures/compare.mjs";
import { start } from "./pictures/camera.mjs";
import { encodeReduced } from "./pictures/reduce.mjs";
import * as report from "./pictures/report.mjs";
import { VIEWS } from "./pictures/views.mjs";
import { LIMIT } from "./support/site.mjs";

const REFERENCES = join(dirname(fileURLToPath(import.meta.url)), "pictures", "references");
const RENEW = process.env.PLYSCOPE_PICTURES === "renew";

const LANGUAGES = ["en", "nl", "zh"];
const SIZES = [[1440, 900], [1366, 650], [1024, 768], [390, 844]];

/** The colour schemes to look at in a language. Colours move no text, so dark pictures are in English only. */
const schemes = (language) => (language === "en" ? ["light", "dark"] : ["light"]);

/** The name of a picture. */
const nameOf = (view, width, scheme, language) => `${view.name}/${width}-${scheme}-${language}`;

/** How often a picture is taken before it counts as different: something may still be on its way. */
const TRIES = 8;

let camera;
const [changed, kept] = [[], []];

before(async () => {
  await report.begin();
  camera = await start(LANGUAGES);
}, LIMIT);

after(async () => {
  await camera?.close();
  if (RENEW) await forgetOthers();
  const page = await report.finish(changed.sort(), kept.sort());
  if (changed.length) console.log(`${changed.length} pictures ${RENEW ? "were renewed" : "differ"}; see ${page}`);
}, LIMIT);

for (const [number, view] of VIEWS.entries()) {
  test(view.name, LIMIT, async () => {
    // Every language begins with another size, so that most are those of a page that has just opened.
    const faults = await Promise.all(LANGUAGES.map((language, place) => look(view, language, number + place)));
    assert.deepEqual(faults.flat(), []);
  });
}

/**
 * Compares a view in one language with its references: the page is opened in a window of one size, by its
 * number, and then made as large as the others. What a page has scrolled to may stay there then, so that
 * it is opened anew where it differs. Returns what is wrong.
 */
async function look(view, language, first) {
  const faults = [];
  for (let more = 0; more < SIZES.length; more += 1) {
    const [width, height] = SIZES[(first + more) % SIZES.length];
    await camera[more ? "resize" : "show"](view, language, { width, height });
    let pictures = await taken(view, language, width);
    if (more && !pictures.every(({ result }) => result?.same)) {
      await camera.show(view, language, { width, height });
      pictures = await taken(view, language, width);
    }
    for (const fault of await camera.beside(language)) faults.push(`${width}, ${language}: ${fault}`);
    for (const picture of pictures) {
      const fault = await judge(picture);
      if (fault) faults.push(fault);
    }
  }
  return [...faults, ...camera.complaints(language)];
}

/** The pictures of what is shown, beside their references. */
async function taken(view, language, width) {
  const pictures = [];
  for (const scheme of schemes(language)) {
    const name = nameOf(view, width, scheme, language);
    const file = join(REFERENCES, `${name}.png`);
    const reference = await readFile(file).catch(() => null);
    const picture = await takeUntil(() => camera.take(language, scheme), reference && decode(reference));
    pictures.push({ name, file, reference, ...picture });
  }
  return pictures;
}

/** Reports a picture that differs from its reference, or renews that. Returns what is wrong. */
async function judge({ name, file, reference, bytes, half, result }) {
  if (RENEW) await remember(name, bytes);
  if (result?.same) return null;
  changed.push(name);
  if (reference) await report.keep(`${name}.before.png`, reference);
  if (result?.picture) await report.keep(`${name}.difference.png`, encodeReduced(result.picture()));
  if (RENEW) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, encodeReduced(half));
    return null;
  }
  const path = await report.keep(`${name}.after.png`, bytes);
  if (!reference) return `${name} has no reference; it looks like ${path}`;
  return `${name} differs in ${result.densest} pixels of one place, ${(100 * result.share).toFixed(2)} % in all; see ${path}`;
}

const remember = async (name, bytes) => {
  kept.push(name);
  await report.keep(`${name}.after.png`, bytes);
};

/** Takes a picture until it is as the reference, or else until it has come to rest. */
async function takeUntil(take, reference) {
  let last = null;
  for (let tries = 1; ; tries += 1) {
    const bytes = await take();
    const half = halve(decode(bytes));
    const result = reference && compare(reference, half);
    if (result?.same || (last && last.equals(bytes)) || tries === TRIES) return { bytes, half, result };
    last = bytes;
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Removes the references of what is not looked at any more. */
async function forgetOthers() {
  const all = VIEWS.flatMap((view) => SIZES.flatMap(([width]) => LANGUAGES.flatMap((language) => schemes(language).map((scheme) => `${nameOf(view, width, scheme, language)}.png`))));
  for (const file of await readdir(REFERENCES, { recursive: true })) {
    if (file.endsWith(".png") && !all.includes(file.replaceAll("\\", "/"))) await rm(join(REFERENCES, file));
  }
}
