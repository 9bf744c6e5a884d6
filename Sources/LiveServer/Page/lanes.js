// The life cycle beside the picture: a row for each event, a column for each object. Names come from the app and are
// only ever text. view.js adds events and is told which one is pinned, and which span is chosen.

import { make } from "./words.js";

const kept = 600;
const hues = ["#4b5bdc", "#c2571a", "#24854b", "#a03ab0", "#0f7f9c", "#b3262f", "#7a6a00", "#5a6b7b"];
const shownGap = 0.15;
// Of the column of times, of a column at least and at most, of the longest callback whole and cut off, and of a folded column.
const timeWidth = 62, leastWidth = 10, slimWidth = 22, lastWidth = 300, cutWidth = 200, namedWidth = 96, foldedWidth = 34;

export const laneOf = (event) => `${event.class}#${event.object}`;
// "ItemVC#1": the whole name is in titles and labels.
const short = (lane) => lane.replace("ViewController#", "VC#");
export const isView = (event) => event.kind === "view" || event.kind === "window";

export class Lanes {
  constructor(parts, tell) {
    Object.assign(this, parts);
    this.tell = tell;
    this.filter = "";
    this.showsViews = false;
    this.collapsed = new Set();
    this.pinned = null;
    this.span = null;
    this.only = false;
    this.differs = null;
    this.clear();
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  clear() {
    this.columns = new Map();
    this.events = [];
    this.list.replaceChildren();
    this.names.replaceChildren(document.createElement("span"));
    this.leaveSpan();
    this.lay();
    this.count();
  }

  matches(event) {
    if (!this.showsViews && isView(event)) return false;
    if (this.only && this.span && (event.seq < this.span[0] || event.seq > this.span[1])) return false;
    return `${laneOf(event)} ${event.event} ${event.cause ?? ""}`.toLowerCase().includes(this.filter);
  }

  // Rows are added in one go; the list follows its end unless somebody has scrolled away from it.
  add(events) {
    const follows = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
    this.events.push(...events);
    if (this.events.length > kept * 2) this.events.splice(0, this.events.length - kept);
    this.append(events.filter((event) => this.matches(event)));
    while (this.list.children.length > kept) this.list.firstChild.remove();
    if (follows) this.box.scrollTop = this.box.scrollHeight;
    this.count();
  }

  append(events) {
    let last = this.list.lastElementChild?.event;
    for (const event of events) {
      if (last && event.time - last.time > shownGap) this.list.append(make("li", { class: "gap", "aria-hidden": "true" }, `${(event.time - last.time).toFixed(2)} s`));
      this.list.append(this.row(event));
      last = event;
    }
  }

  again() {
    this.list.replaceChildren();
    this.append(this.events.filter((event) => this.matches(event)).slice(-kept));
    this.count();
  }

  refilter(text, views) {
    this.filter = text.trim().toLowerCase();
    this.showsViews = views;
    this.again();
    this.box.scrollTop = this.box.scrollHeight;
  }

  count() {
    const all = this.events.filter((event) => this.showsViews || !isView(event)).length, shown = this.list.querySelectorAll("li[data-seq]").length;
    this.tell.count(this.filter || this.only ? `${shown} of ${all}` : all ? `${all}` : "");
  }

  column(event) {
    const lane = laneOf(event);
    if (!this.columns.has(lane)) {
      const number = this.columns.size, hue = hues[number % hues.length];
      const name = make("button", { title: `${lane}: narrow or wide`, "aria-label": `${lane}, column`, "aria-expanded": String(!this.collapsed.has(lane)), on: { click: () => this.toggle(lane) } }, make("span", {}, short(lane)));
      name.style.setProperty("--hue", hue);
      this.names.append(name);
      this.columns.set(lane, { number, hue, name });
      this.lay();
    }
    return this.columns.get(lane);
  }

  // Who is there, in the order in which they came: the colour, the whole name, how many events, and the last of them.
  objects() {
    return [...this.columns].map(([lane, { hue }]) => {
      const events = this.events.filter((event) => laneOf(event) === lane && (this.showsViews || !isView(event)));
      return { lane, hue, count: events.length, last: events.at(-1)?.event ?? "" };
    });
  }

  // Each row holds one event, which may reach over the columns behind its own: columns can be narrower than callbacks.
  lay() {
    const open = [...this.columns.keys()].filter((lane) => !this.collapsed.has(lane)).length, room = this.box.clientWidth - timeWidth - foldedWidth * this.collapsed.size;
    const fitting = (last) => Math.floor((room - last) / Math.max(1, open - 1));
    const whole = Math.min(200, fitting(lastWidth)), isSlim = whole < namedWidth;
    const width = isSlim ? Math.max(leastWidth, Math.min(slimWidth, fitting(cutWidth))) : whole;
    this.box.classList.toggle("slim", isSlim);
    const tracks = [...this.columns.keys()].map((lane) => this.collapsed.has(lane) ? `${foldedWidth}px` : `${width}px`);
    this.box.style.setProperty("--tracks", `${tracks.join(" ")} ${isSlim ? "minmax(0, 1fr)" : `${Math.max(40, lastWidth - width)}px`}`);
    this.box.style.setProperty("--time", `${timeWidth}px`);
  }

  toggle(lane) {
    if (!this.collapsed.delete(lane)) this.collapsed.add(lane);
    this.columns.get(lane)?.name.setAttribute("aria-expanded", String(!this.collapsed.has(lane)));
    this.lay();
    for (const row of this.list.children) if (row.event && laneOf(row.event) === lane) row.classList.toggle("narrow", this.collapsed.has(lane));
  }

  row(event) {
    const { number, hue } = this.column(event);
    const note = [event.animated === true ? "animated" : "", event.cause ?? ""].filter(Boolean).join(", ");
    const button = make("button", {
      "aria-pressed": String(this.pinned === event.seq), title: `${event.event}${note ? ", " + note : ""}`,
      "aria-label": `${laneOf(event)} ${event.event}${note ? ", " + note : ""}, at ${event.time.toFixed(3)} seconds`,
      on: { click: (click) => click.shiftKey && this.pinned ? this.choose(this.pinned, event.seq) : this.pin(event) },
    }, make("span", { class: "name" }, event.event), make("small", { class: "lane" }, short(laneOf(event))), note ? make("small", {}, note) : null);
    button.style.setProperty("--hue", hue);
    button.style.setProperty("--column", number + 2);
    const item = make("li", { "data-seq": event.seq }, make("time", {}, event.time.toFixed(3)), button);
    item.event = event;
    item.classList.toggle("narrow", this.collapsed.has(laneOf(event)));
    item.classList.toggle("differs", this.differs === event.seq);
    item.classList.toggle("in-span", this.isInSpan(event.seq));
    return item;
  }

  find(seq) { return this.events.find((event) => event.seq === seq); }
  rowOf(seq) { return this.list.querySelector(`li[data-seq="${Number(seq)}"]`); }

  pin(event, focus = false) {
    this.list.querySelector("[aria-pressed=true]")?.setAttribute("aria-pressed", "false");
    this.pinned = event?.seq ?? null;
    const row = event && this.rowOf(event.seq);
    row?.querySelector("button").setAttribute("aria-pressed", "true");
    if (focus) row?.querySelector("button").focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
    this.tell.pin(event);
  }

  // The event beside the pinned one among those that are shown.
  move(step) {
    const rows = [...this.list.querySelectorAll("li[data-seq]")];
    const index = rows.findIndex((row) => row.event.seq === this.pinned);
    const next = rows[index < 0 ? (step > 0 ? 0 : rows.length - 1) : index + step];
    if (next) this.pin(next.event, true);
  }

  // --- A span of events
  isInSpan(seq) { return this.span !== null && seq >= this.span[0] && seq <= this.span[1]; }

  choose(from, to) {
    this.span = [Math.min(from, to), Math.max(from, to)];
    for (const row of this.list.children) row.classList.toggle("in-span", row.event !== undefined && this.isInSpan(row.event.seq));
    const events = this.events.filter((event) => this.isInSpan(event.seq) && (this.showsViews || !isView(event)));
    const seconds = events.length ? events.at(-1).time - events[0].time : 0, frames = events.length ? events.at(-1).frame - events[0].frame : 0;
    this.tell.span(`${events.length} events in ${seconds.toFixed(3)} s, ${frames} ${frames === 1 ? "frame" : "frames"}`);
  }

  leaveSpan() {
    const wasOnly = this.only;
    this.span = null;
    this.only = false;
    for (const row of this.list.querySelectorAll(".in-span")) row.classList.remove("in-span");
    this.tell.span(null);
    if (wasOnly) this.again();
  }

  showOnly() {
    this.only = !this.only;
    this.again();
  }

  // --- Two runs
  mark(seq) {
    this.differs = seq;
    for (const row of this.list.children) row.classList.toggle("differs", row.event !== undefined && row.event.seq === seq);
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.target.closest("li");
    if (!step || !row) return;
    event.preventDefault();
    let next = row;
    do next = step > 0 ? next.nextElementSibling : next.previousElementSibling; while (next && !next.event);
    next?.querySelector("button").focus();
    if (event.shiftKey && next) this.choose(this.pinned ?? row.event.seq, next.event.seq);
  }
}

// The first event in which two runs differ; null when none does so far.
export function difference(before, now) {
  const shown = (events) => events.filter((event) => !isView(event));
  const same = (a, b) => a.kind === b.kind && a.class === b.class && a.object === b.object && a.event === b.event && a.animated === b.animated && (a.cause ?? "") === (b.cause ?? "");
  const a = shown(before), b = shown(now);
  for (let index = 0; index < Math.min(a.length, b.length); index++) if (!same(a[index], b[index])) return { common: index, before: a[index], now: b[index] };
  if (a.length < b.length) return { common: a.length, before: null, now: b[a.length] };
  return { common: Math.min(a.length, b.length), before: null, now: null, left: a.length - b.length };
}
