// The fonts of the reference pictures, from npm, so that a picture is the same on every machine.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The style sheet that makes a page use them, and leaves out what browsers draw differently. */
export const SHEET = "/picture-fonts.css";

const NOTO = dirname(require.resolve("@fontsource-variable/noto-sans-sc/package.json"));
const DEJAVU = join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf");

/** Family, weight, style and file of each face of DejaVu that pages use. */
const FACES = [
  ["DejaVu Sans", 400, "normal", "DejaVuSans.ttf"],
  ["DejaVu Sans", 700, "normal", "DejaVuSans-Bold.ttf"],
  ["DejaVu Sans", 400, "italic", "DejaVuSans-Oblique.ttf"],
  ["DejaVu Sans Mono", 400, "normal", "DejaVuSansMono.ttf"],
  ["DejaVu Sans Mono", 700, "normal", "DejaVuSansMono-Bold.ttf"],
];

const face = ([family, weight, style, file]) =>
  `@font-face { font-family: "Pictures ${family}"; font-weight: ${weight}; font-style: ${style}; src: url(/picture-fonts/${file}); }`;

/** The grip in the corner of a field is drawn by every build of Chromium in its own way. */
const NO_GRIP = "::-webkit-resizer { display: none; }";

/** Chinese characters come from Noto, and all others from DejaVu, where one or the other face has every symbol of the pages. */
const USE = `
:root {
  --font: "Pictures DejaVu Sans", "Noto Sans SC Variable", "Pictures DejaVu Sans Mono";
  --mono: "Pictures DejaVu Sans Mono", "Noto Sans SC Variable";
}
.picture { font-family: var(--font); }`;

/** The style sheet and the fonts, by their paths, for a server of tests. */
export async function fonts() {
  const noto = await readFile(join(NOTO, "index.css"), "utf8");
  const sheet = [noto.replaceAll("url(./files/", "url(/picture-fonts/"), ...FACES.map(face), USE, NO_GRIP].join("\n");
  const files = [
    ...(await readdir(join(NOTO, "files"))).map((file) => join(NOTO, "files", file)),
    ...FACES.map(([, , , file]) => join(DEJAVU, file)),
  ];
  const pages = { [SHEET]: sheet };
  for (const file of files) pages[`/picture-fonts/${file.split(/[/\\]/).at(-1)}`] = await readFile(file);
  return pages;
}
