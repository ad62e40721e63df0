// Question banks, as the platforms that they are for read them.
import { createRequire } from "node:module";
import { unzip } from "../zip.mjs";

const { parse } = createRequire(import.meta.url)("gift-pegjs");

/** What a page's parser finds in XML texts: what is wrong with each, and what `read` takes of it. */
export const parsed = (page, texts, read) =>
  page.evaluate(([texts, read]) => {
    const parser = new DOMParser();
    return texts.map((text) => {
      const document = parser.parseFromString(text, "application/xml");
      const broken = document.querySelector("parsererror")?.textContent;
      if (broken) throw new Error(broken);
      return new Function("document", `return (${read})(document)`)(document);
    });
  }, [texts, String(read)]);

/** The questions of Moodle XML: the kind, the name, and the answers with their share and their feedback. */
export async function moodle(page, xml) {
  const [all] = await parsed(page, [xml], (document) => {
    const text = (element, name) => element.querySelector(`:scope > ${name} > text`)?.textContent ?? "";
    return [...document.documentElement.children].map((question) => ({
      kind: question.getAttribute("type"),
      name: text(question, "name"),
      answers: [...question.querySelectorAll(":scope > answer")].map((answer) => ({
        isRight: answer.getAttribute("fraction") === "100",
        text: answer.querySelector(":scope > text").textContent,
        why: text(answer, "feedback"),
      })),
    }));
  });
  return all.filter(({ kind }) => kind !== "category");
}

/** The questions of GIFT. */
export const gift = (text) => parse(text).filter(({ type }) => type !== "Category");

/** The items of a package of QTI, and whether the manifest lists just what is there. */
export async function qti(page, bytes) {
  const files = unzip(bytes);
  const text = (name) => files.get(name).toString();
  const [listed] = await parsed(page, [text("imsmanifest.xml")], (document) => [...document.querySelectorAll("file")].map((file) => file.getAttribute("href")));
  const names = [...files.keys()].filter((name) => name.startsWith("items/"));
  const items = await parsed(page, names.map(text), (document) => ({
    name: document.documentElement.getAttribute("title"),
    choices: [...document.querySelectorAll("simpleChoice")].map((choice) => choice.textContent),
  }));
  const isWhole = `${listed.toSorted()}` === `${[...files.keys()].filter((name) => name !== "imsmanifest.xml").toSorted()}`;
  return { items, isWhole };
}
