// What a page holds: everything that can be found in it, whether it is shown or not.

/** All of a page, with the texts of its parts and what stands in them, but not what was typed. */
export const whole = (page) =>
  page.evaluate(() => {
    const texts = [];
    const walk = (root) => {
      for (const element of root.querySelectorAll("*")) {
        if (["SCRIPT", "STYLE"].includes(element.tagName)) continue;
        for (const { value } of element.attributes) texts.push(value);
        for (const child of element.childNodes) if (child.nodeType !== Node.ELEMENT_NODE) texts.push(child.textContent);
        texts.push(element.textContent);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
  });

/** What says in the question whether something is right: signs, parts of a result, and names of nodes. */
export const verdicts = (page) =>
  page.evaluate(() => {
    const signs = ["right", "wrong", "missed", "full", "badge", "result", "key", "thought", "finding", "see"];
    const signed = document.querySelectorAll(signs.map((sign) => `#task .${sign}, .panels .${sign}`).join());
    const named = [...document.querySelectorAll("[aria-label]")].filter((one) => /, (right|wrong|missed)$/.test(one.ariaLabel));
    return [...signed, ...named].map((one) => one.outerHTML);
  });

/** What is told of an answer after it was handed in: the result, and what explains it. */
export const told = (page) =>
  page.locator(".result h2, .result .key, .result .thought p, .result .why").evaluateAll((all) => all.map((one) => one.textContent.replaceAll(/\s+/g, " ").trim()).filter(Boolean));

/** The numbered things that are chosen from, by all that tells them apart but their texts. */
export const kinds = (page) =>
  page.locator(".numbered button").evaluateAll((all) => [...new Set(all.map((one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).join(" ")))]);
