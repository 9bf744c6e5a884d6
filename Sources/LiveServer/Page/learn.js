// "What should come next?": the page holds back what a touch does, the learner puts the callbacks into order, the app's own order is
// the answer. English or Korean. Nothing is judged but the order in which events came.

import { isView, laneOf } from "./lanes.js";
import { make, say } from "./words.js";

const quietTime = 500;
const mostCallbacks = 7;
const layout = new Set(["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "updateViewConstraints"]);

export class Lesson {
  // `release` shows what was held back; `isMoving` says whether the app is still at it.
  constructor(panel, { release, isMoving }) {
    this.panel = panel;
    this.release = release;
    this.isMoving = isMoving;
    this.state = "off";
    this.right = 0;
    this.asked = 0;
    this.draw();
  }

  // Whether events and pictures are to be held back.
  get holds() { return this.state === "watching" || this.state === "asking"; }

  begin() {
    this.state = "waiting";
    this.draw();
  }

  leave() {
    clearTimeout(this.timer);
    this.state = "off";
    this.draw();
    this.release();
  }

  // A finger is lifted: from now on nothing is shown.
  touched() {
    if (this.state !== "waiting") return;
    this.state = "watching";
    this.held = [];
    this.draw();
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.isMoving() ? this.wait() : this.ask(), quietTime);
  }

  hold(events) {
    if (this.state !== "watching") return;
    this.held.push(...events);
    this.wait();
  }

  ask() {
    const calls = this.held.filter((event) => !isView(event) && !layout.has(event.event)).map((event) => `${laneOf(event)} ${event.event}`);
    const once = calls.filter((call, index) => calls.indexOf(call) === index && calls.lastIndexOf(call) === index).slice(0, mostCallbacks);
    if (once.length < 3) {
      this.state = "waiting";
      this.note = say("noQuestion");
      this.release();
      this.draw();
      return;
    }
    this.state = "asking";
    this.answer = once;
    this.order = [...once].sort((a, b) => a.split(" ")[1].localeCompare(b.split(" ")[1]) || a.localeCompare(b));
    if (this.order.join() === once.join()) this.order.reverse();
    this.draw();
    this.panel.querySelector("ol button")?.focus();
  }

  move(index, step) {
    const target = index + step;
    if (target < 0 || target >= this.order.length) return;
    [this.order[index], this.order[target]] = [this.order[target], this.order[index]];
    this.draw();
    this.panel.querySelectorAll("ol li")[target]?.querySelector(step < 0 ? "button" : "button:last-of-type")?.focus();
  }

  check() {
    this.good = this.order.filter((call, index) => call === this.answer[index]).length;
    this.asked += 1;
    if (this.good === this.answer.length) this.right += 1;
    this.state = "answered";
    this.release();
    this.draw();
  }

  draw() {
    const title = make("h3", {}, say("learnTitle")), parts = [title];
    const button = (text, action, main) => make("button", { class: main ? "main" : undefined, on: { click: action } }, text);
    const leave = button(say("stop"), () => this.leave());
    const word = (call) => { const [lane, ...name] = call.split(" "); return make("span", {}, make("small", {}, lane), make("code", {}, name.join(" "))); };
    switch (this.state) {
      case "off": parts.push(make("p", {}, say("learnHint")), make("div", { class: "bar" }, button(say("start"), () => this.begin(), true))); break;
      case "waiting": parts.push(make("p", { role: "status" }, this.note ?? say("waiting")), make("div", { class: "bar" }, leave)); this.note = null; break;
      case "watching": parts.push(make("p", { role: "status" }, say("watching")), make("div", { class: "bar" }, leave)); break;
      case "asking":
        parts.push(make("p", {}, say("question")), make("ol", { class: "order" }, ...this.order.map((call, index) => make("li", {}, word(call),
          make("button", { "aria-label": `${call}: ${say("up")}`, disabled: index === 0, on: { click: () => this.move(index, -1) } }, "↑"),
          make("button", { "aria-label": `${call}: ${say("down")}`, disabled: index === this.order.length - 1, on: { click: () => this.move(index, 1) } }, "↓")))),
          make("div", { class: "bar" }, button(say("check"), () => this.check(), true), leave));
        break;
      case "answered":
        parts.push(make("p", { role: "status", class: this.good === this.answer.length ? "good" : "bad" }, this.good === this.answer.length ? say("right") : say("wrong", this.good, this.answer.length)),
          make("ol", { class: "order" }, ...this.answer.map((call, index) => make("li", { class: this.order[index] === call ? "good" : "bad" }, word(call)))),
          make("p", { class: "hint" }, say("score", this.right, this.asked)), make("div", { class: "bar" }, button(say("again"), () => this.begin(), true), leave));
        break;
    }
    this.panel.replaceChildren(...parts);
  }
}
