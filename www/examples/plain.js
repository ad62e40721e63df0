// Controls the embedded frames, and listens to their events.
import { connect } from "../embed/frame.js";

const at = (id) => document.getElementById(id);
const label = ({ step, last }) => `${step} / ${last}`;

const quiz = at("quiz");
for (const button of document.querySelectorAll("[data-step]")) {
  button.addEventListener("click", () => quiz.goTo(button.dataset.step));
}
quiz.addEventListener("step", ({ detail }) => (at("where").value = label(detail)));

const framed = connect(at("framed"));
at("frame-back").addEventListener("click", () => framed.back());
at("frame-next").addEventListener("click", () => framed.next());
framed.addEventListener("step", ({ detail }) => (at("frame-where").value = label(detail)));

at("asked").addEventListener("answer", ({ detail }) => (at("earned").value = `${detail.points} / ${detail.of}`));
