// One event, pinned: what led to it, link by link, the screen before and after, what was printed, and its card.
// view.js hands in events, links, console lines and what the server answers.

import { laneOf } from "./lanes.js";
import { language, make, picture, say } from "./words.js";

const $ = (id) => document.getElementById(id);
const kinds = { finger: "finger", key: "key", system: "system", recognizer: "gesture", action: "action", selection: "selection", transition: "transition", wait: "waits for", step: "step", layout: "layout", work: "run loop" };

export class Detail {
  constructor(send, inspect) {
    this.send = send;
    this.inspect = inspect;
    this.links = new Map();
    this.event = null;
    this.moments = {};
    for (const which of ["before", "after"]) $(`moment-${which}`).addEventListener("click", () => this.moments[which] && this.inspect(this.moments[which], this.event, which));
  }

  clear() {
    this.links.clear();
    this.show(null);
  }

  learn(links) { for (const link of links ?? []) this.links.set(link.link, link); }

  // From the first cause to the event's own link.
  chain(event) {
    const found = [];
    for (let number = event.link; number !== undefined && this.links.has(number) && found.length < 100; number = this.links.get(number).because) found.unshift(this.links.get(number));
    return found;
  }

  show(event, lines = []) {
    this.event = event;
    this.moments = {};
    $("card").hidden = !event;
    $("card-hint").hidden = Boolean(event);
    if (!event) return;
    $("card-title").textContent = event.event;
    const facts = [laneOf(event), `event ${event.seq}`, `${event.time.toFixed(3)} s`, `frame ${event.frame}`];
    if (event.animated !== undefined) facts.push(event.animated ? "animated" : "not animated");
    if (event.cause) facts.push(event.cause);
    $("card-facts").replaceChildren(...facts.map((fact) => make("span", {}, fact)));
    $("card-place").hidden = true;
    $("card-text").replaceChildren();
    $("chain-title").textContent = say("why");
    this.showChain(event);
    $("moments").hidden = true;
    $("moment-changes").replaceChildren();
    const near = lines.filter((line) => Math.abs(line.time - event.time) < 0.02).slice(0, 12);
    $("card-console").hidden = near.length === 0;
    $("card-console").lastElementChild.replaceChildren(...near.map((line) => make("li", {}, line.text)));
    this.send({ do: "explain", text: event.event, class: event.class });
    this.send({ do: "inspect", event: event.seq, before: true });
    this.send({ do: "inspect", event: event.seq, before: false });
  }

  showChain(event) {
    const links = this.chain(event);
    const items = links.map((link) => make("li", { "data-kind": link.kind }, make("b", {}, kinds[link.kind] ?? link.kind), make("span", {}, link.text), link.evidence.length ? make("details", {}, make("summary", {}, "evidence"), make("ul", {}, ...link.evidence.map((text) => make("li", {}, text)))) : null));
    items.push(make("li", { "data-kind": "event" }, make("b", {}, "callback"), make("span", {}, `${laneOf(event)} ${event.event}`)));
    $("chain").replaceChildren(...(links.length ? items : [make("li", { "data-kind": "none" }, make("span", {}, say("unknownCause")))]));
  }

  explained(name, text, place) {
    if (!this.event || this.event.event !== name) return;
    $("card-place").hidden = !place;
    $("card-place").textContent = place ?? "";
    if (!text) return;
    const cards = JSON.parse(text), card = cards[language] ?? cards.en;
    $("card-text").replaceChildren(...card.map((paragraph) => {
      const parts = /^([^:：]{3,24}): (.*)$/s.exec(paragraph);
      return parts ? make("p", {}, make("b", {}, parts[1]), parts[2]) : make("p", {}, paragraph);
    }));
  }

  // The server's answer to `inspect` around an event.
  moment(message) {
    if (!this.event || message.event !== this.event.seq) return;
    if (message.isProblem) return;
    const which = message.before ? "before" : "after";
    const moment = { ...JSON.parse(message.text), picture: message.picture ? picture(message.picture) : null };
    this.moments[which] = moment;
    const image = $(`moment-${which}`).querySelector("img");
    if (image.src) URL.revokeObjectURL(image.src);
    if (moment.picture) image.src = moment.picture;
    $("moments").hidden = false;
    $("moment-before").parentElement.hidden = !this.moments.before;
    if (this.moments.before && this.moments.after) this.compare(this.moments.before, this.moments.after);
  }

  // Which views came, went or moved between the two moments.
  compare(before, after) {
    const flat = (moment) => {
      const found = new Map();
      const add = (view) => { found.set(view.id, view); view.children.forEach(add); };
      moment.windows.forEach(add);
      return found;
    };
    const a = flat(before), b = flat(after), lines = [];
    const name = (view) => `${view.kind}${view.name ? ` “${view.name}”` : ""}`;
    for (const [id, view] of b) if (!a.has(id)) lines.push(["+", name(view)]);
    for (const [id, view] of a) if (!b.has(id)) lines.push(["−", name(view)]);
    for (const [id, view] of b) {
      const old = a.get(id);
      if (old && old.own.join() !== view.own.join()) lines.push(["~", `${name(view)} ${old.own.join(" ")} → ${view.own.join(" ")}`]);
    }
    const shown = lines.slice(0, 10);
    $("moment-changes").replaceChildren(...shown.map(([mark, text]) => make("li", { "data-mark": mark }, make("b", {}, mark), text)), ...(lines.length > shown.length ? [make("li", {}, `and ${lines.length - shown.length} more views`)] : []));
  }
}
