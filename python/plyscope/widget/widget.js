// What anywidget shows: the element, with its state kept the same as that of the object in Python.
// `define` sees to it that there is `<ply-scope>`.

/** The facts of the element that Python knows too. */
const FACTS = ["step", "first", "last", "caption", "value"];

/** What Python may ask for by a message. */
const COMMANDS = new Set(["next", "back", "play", "pause"]);

/** The widget, once its element can be had. */
export function widget(define) {
  return {
    async render({ model, el }) {
      const box = document.createElement("div");
      // JupyterLab would take the keys that step through a search for its own.
      box.dataset.lmSuppressShortcuts = "true";
      el.append(box);
      try {
        await define(model);
      } catch (error) {
        box.textContent = `Plyscope could not be loaded: ${error.message ?? error}`;
        return undefined;
      }
      return show(model, box);
    },
  };
}

function show(model, box) {
  const element = document.createElement("ply-scope");
  let isReady = false;
  const dress = (shown) => {
    const attributes = { step: model.get("step"), ...model.get("attributes"), ...shown };
    for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  const tell = () => {
    for (const name of FACTS) model.set(name, element[name]);
    model.set("problems", [...element.problems]);
    model.save_changes();
  };
  const note = (name) => ({ detail }) => {
    model.set(name, detail);
    model.save_changes();
  };
  // What was asked for may be out of reach, and then Python hears where it came to.
  const go = () => {
    if (model.get("step") === element.step) return;
    element.goTo(model.get("step"));
    if (isReady) tell();
  };
  const obey = (message) => COMMANDS.has(message?.plyscope) && element[message.plyscope]();
  const begin = () => {
    isReady = true;
    tell();
  };
  // Questions and lessons have problems that come later.
  const hearProblem = () => isReady && tell();
  const listeners = { ready: begin, step: tell, problem: hearProblem, answer: note("answer"), complete: note("complete") };
  for (const [type, hear] of Object.entries(listeners)) element.addEventListener(type, hear);
  const hearers = { "change:step": go, "change:attributes": () => dress(), "msg:custom": obey };
  for (const [type, hear] of Object.entries(hearers)) model.on(type, hear);
  // Where it was shown before, its reader may be elsewhere by now than where it begins.
  dress(model.get("last") > 0 ? { step: model.get("step") } : {});
  box.replaceChildren(element);
  return () => {
    for (const [type, hear] of Object.entries(hearers)) model.off(type, hear);
    element.remove();
  };
}
