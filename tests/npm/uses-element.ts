import { connect, type Connection } from "./embed/frame.js";
import { PlyScope, type AnswerDetail, type CompleteDetail, type PlyScopeEventMap, type StepDetail } from "./plyscope.js";

const scope: PlyScope = document.createElement("ply-scope");
scope.setAttribute("tree", "(4 8) (2 5)");
scope.address = "tree=(4+8)+(2+5)&step=9";
scope.address = null;
const facts: [string, number, number, number, string, string | null, boolean, readonly string[], string] = [
  scope.address,
  scope.step,
  scope.first,
  scope.last,
  scope.caption,
  scope.value,
  scope.playing,
  scope.problems,
  scope.scheme,
];
scope.step = 3;
scope.goTo(9);
scope.goTo("last");
scope.next();
scope.back();
scope.play();
scope.pause();
const loaded: Promise<PlyScope> = scope.load();
const ready: Promise<PlyScope> = scope.ready;
scope.addEventListener("ready", ({ detail }) => console.log(detail.problems.length, (detail.points ?? 0) + (detail.of ?? 0)));
scope.addEventListener("answer", ({ detail }) => console.log((detail.total ?? 0) / (detail.totalOf ?? 1)));

scope.addEventListener("ready", ({ detail }) => detail.problems.join());
scope.addEventListener("problem", ({ detail }) => detail.message.trim());
scope.addEventListener("click", ({ clientX }) => clientX.toFixed(), { once: true });
function stepped(this: PlyScope, { detail }: CustomEvent<StepDetail>): void {
  this.goTo(detail.step === detail.last ? detail.first : detail.step + 1);
}
scope.addEventListener("step", stepped);
scope.removeEventListener("step", stepped);
const answered = ({ detail: { question, text, points, of, right, wrong, missed } }: CustomEvent<AnswerDetail>): string =>
  `${question} ${text} ${points + of + right + wrong + missed}`;
scope.addEventListener("answer", answered);
const completed = ({ detail }: CustomEvent<CompleteDetail>): number => detail.step ?? (detail.points ?? 0) / (detail.of ?? 1);
scope.addEventListener("complete", completed);
const kinds: (keyof PlyScopeEventMap)[] = ["ready", "step", "answer", "complete", "problem"];

const frame = document.querySelector("iframe");
if (frame) {
  const search: Connection = connect(frame, { resize: false });
  search.addEventListener("size", ({ detail }) => detail.height.toFixed());
  search.addEventListener("step", ({ detail }) => detail.caption.trim());
  search.addEventListener("answer", answered);
  search.addEventListener("complete", completed);
  search.addEventListener("problem", ({ detail }) => detail.message.trim());
  search.goTo("last");
  search.next();
  search.back();
  search.play();
  search.pause();
  search.load("tree=(4+8)");
  search.speak("nl");
  search.paint("dark");
  search.teach("---\ntitle: x\n---\n");
  search.resize = !search.resize;
  search.close();
  console.log(search.step, search.first, search.last, search.caption);
}
console.log(facts, loaded, ready, kinds);
