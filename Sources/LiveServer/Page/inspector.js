// The inspector: trees of views, controllers and responders, at this moment or at that of an event; what is chosen, in figures and
// drawn over the screen. view.js hands in moments and clicks.

import { make } from "./words.js";

const $ = (id) => document.getElementById(id);
const maximumRows = 1500;

export class Inspector {
  constructor(send, screen, space) {
    Object.assign(this, { send, screen, space });
    this.moment = null;
    this.past = null;
    this.tree = "views";
    this.chosen = null;
    this.closed = new Set();
    this.showsFrames = false;
    this.showsAreas = false;
    this.picks = false;
    for (const button of document.querySelectorAll("[data-tree]")) {
      button.addEventListener("click", () => {
        this.tree = button.dataset.tree;
        for (const other of document.querySelectorAll("[data-tree]")) other.setAttribute("aria-pressed", String(other === button));
        this.draw();
      });
    }
    $("tree-filter").addEventListener("input", () => this.draw());
    $("frames").addEventListener("click", () => { this.showsFrames = this.toggle("frames", !this.showsFrames); this.paint(); });
    $("areas").addEventListener("click", () => { this.showsAreas = this.toggle("areas", !this.showsAreas); this.paint(); });
    $("pick").addEventListener("click", () => this.setPicking(!this.picks));
    $("refresh").addEventListener("click", () => this.look());
    $("tree").addEventListener("keydown", (event) => this.key(event));
    $("overlay").addEventListener("pointerdown", (event) => this.onPoint?.(this.place(event)));
    $("overlay").addEventListener("pointermove", (event) => { if (this.picks) { this.hover = this.at(this.place(event)); this.paint(); } });
    $("overlay").addEventListener("pointerleave", () => { this.hover = null; this.paint(); });
  }

  toggle(id, on) {
    $(id).setAttribute("aria-pressed", String(on));
    return on;
  }

  setPicking(on) {
    this.picks = this.toggle("pick", on);
    this.hover = null;
    this.point(on ? (at) => { const view = this.at(at); if (view) this.choose(view.id); this.setPicking(false); } : null);
    if (on && !this.moment) this.look();
  }

  // Whoever wants the next click on the screen; null lets fingers through again.
  point(action) {
    this.onPoint = action;
    $("overlay").classList.toggle("points", Boolean(action));
    this.paint();
  }

  place(event) {
    const box = $("overlay").getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * this.screen.points.width, y: (event.clientY - box.top) / box.height * this.screen.points.height };
  }

  look() {
    this.leavePast();
    this.send({ do: "inspect" });
    if (this.space.isShown) this.send({ do: "layers" });
  }

  take(moment) {
    this.moment = moment;
    this.index();
    if (!this.past) this.space.look(moment);
    this.draw();
    this.paint();
  }

  // A moment of the past, with its picture in the place of the screen.
  show(moment, event, which) {
    this.past = { event, which };
    this.moment = moment;
    this.index();
    $("past").hidden = !moment.picture;
    if (moment.picture) $("past").src = moment.picture;
    $("past-note").hidden = false;
    $("past-note").replaceChildren(`The screen ${which} event ${event.seq}, at ${moment.time.toFixed(3)} s `, make("button", { on: { click: () => this.look() } }, "Back to now"));
    this.space.look(moment);
    this.draw();
    this.paint();
  }

  leavePast() {
    this.past = null;
    $("past").hidden = true;
    $("past-note").hidden = true;
  }

  index() {
    this.views = new Map();
    const add = (view, parent) => { view.parent = parent; this.views.set(view.id, view); view.children.forEach((child) => add(child, view)); };
    this.moment.windows.forEach((window) => add(window, null));
    if (!this.views.has(this.chosen)) this.chosen = null;
  }

  // The frontmost, smallest view at a point.
  at({ x, y }) {
    let found = null;
    const look = (view, isHidden) => {
      const gone = isHidden || view.notes.includes("hidden") || view.alpha < 0.01;
      const [left, top, width, height] = view.frame, isIn = x >= left && y >= top && x < left + width && y < top + height;
      if (gone || (!isIn && view.notes.includes("clips"))) return;
      if (isIn) found = view;
      view.children.forEach((child) => look(child, gone));
    };
    for (const window of this.moment?.windows ?? []) look(window, false);
    return found;
  }

  choose(id) {
    this.chosen = id;
    for (let view = this.views.get(id)?.parent; view; view = view.parent) this.closed.delete(view.id);
    if (this.tree !== "views") document.querySelector("[data-tree=views]").click(); else this.draw();
    $("tree").querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    this.paint();
  }

  // --- Trees
  draw() {
    const moment = this.moment;
    const living = this.living?.() ?? 0;
    $("moment-note").textContent = moment ? `${this.past ? `${this.past.which} event ${this.past.event.seq}` : "now"}, ${moment.time.toFixed(3)} s, ${this.views.size} views${moment.isCut ? " (more are left out)" : ""}, ${living} living ${living === 1 ? "controller" : "controllers"}` : "";
    const rows = !moment ? [] : this.tree === "views" ? this.viewRows() : this.tree === "controllers" ? this.controllerRows() : this.responderRows();
    $("tree").setAttribute("aria-label", { views: "View tree", controllers: "Controllers", responders: "Responder chain" }[this.tree]);
    $("tree").replaceChildren(...rows.slice(0, maximumRows));
    this.describe();
  }

  rowOf(level, title, note, { id, open, leaf = true, dim = false }) {
    const row = make("div", { role: "treeitem", "aria-level": level + 1, "aria-selected": String(id !== undefined && id === this.chosen), "aria-expanded": leaf ? undefined : String(open), tabindex: "-1", class: dim ? "dim" : undefined },
      make("span", { class: "fold", "aria-hidden": "true" }, leaf ? "" : open ? "▾" : "▸"), make("span", { class: "what" }, title), note ? make("small", {}, note) : null);
    row.style.setProperty("--level", level);
    row.view = id;
    row.addEventListener("click", (event) => {
      if (!leaf && event.target.classList.contains("fold")) return this.fold(id);
      if (id !== undefined) this.choose(id);
    });
    row.addEventListener("pointerenter", () => { this.hover = this.views.get(id) ?? null; this.paint(); });
    row.addEventListener("pointerleave", () => { this.hover = null; this.paint(); });
    return row;
  }

  fold(id) {
    if (!this.closed.delete(id)) this.closed.add(id);
    this.draw();
  }

  viewRows() {
    const filter = $("tree-filter").value.trim().toLowerCase(), rows = [];
    const matches = (view) => `${view.kind} ${view.name ?? ""} ${view.controller ?? ""}`.toLowerCase().includes(filter);
    const holds = (view) => matches(view) || view.children.some(holds);
    const add = (view, level) => {
      if (filter && !holds(view)) return;
      const open = Boolean(filter) || !this.closed.has(view.id);
      const note = [view.name ? `“${view.name.slice(0, 40)}”` : "", view.controller ?? ""].filter(Boolean).join(" · ");
      rows.push(this.rowOf(level, view.kind, note, { id: view.id, open, leaf: view.children.length === 0, dim: view.notes.includes("hidden") || view.alpha < 0.01 }));
      if (open) view.children.forEach((child) => add(child, level + 1));
    };
    this.moment.windows.forEach((window) => add(window, 0));
    return rows;
  }

  controllerRows() {
    const rows = [];
    const add = (controller, level) => {
      rows.push(this.rowOf(level, controller.name, [controller.relation, controller.state, controller.title ?? ""].filter(Boolean).join(" · "), { id: controller.view }));
      controller.children.forEach((child) => add(child, level + 1));
    };
    this.moment.controllers.forEach((controller) => add(controller, 0));
    if (this.moment.outsiders.length) rows.push(make("div", { class: "tree-head" }, "Living, and in no window"));
    for (const { name, holders } of this.moment.outsiders) rows.push(this.rowOf(0, name, "", {}), ...holders.map((holder) => this.rowOf(1, `held by ${holder}`, "", { dim: true })));
    return rows;
  }

  responderRows() {
    const rows = this.moment.responders.map((name, index) => this.rowOf(0, name, index === 0 ? "first responder" : "", { id: /^\w+ v(\d+)$/.test(name) ? Number(/ v(\d+)$/.exec(name)[1]) : undefined }));
    if (this.chosen !== null) {
      const chain = [];
      for (let view = this.views.get(this.chosen); view; view = view.parent) {
        chain.push(this.rowOf(0, view.kind, "", { id: view.id }));
        if (view.controller) chain.push(this.rowOf(0, view.controller, "controller", {}));
      }
      rows.push(make("div", { class: "tree-head" }, "From what is chosen"), ...chain);
    }
    return rows.length ? rows : [make("p", { class: "hint" }, "Nothing is first responder. Choose a view to see its chain.")];
  }

  key(event) {
    const rows = [...$("tree").querySelectorAll("[role=treeitem]")], index = Math.max(0, rows.findIndex((row) => row === document.activeElement || (row.view !== undefined && row.view === this.chosen)));
    const go = (next) => { const row = rows[next]; if (row) { if (row.view !== undefined) this.choose(row.view); else row.focus(); } };
    const view = rows[index]?.view;
    switch (event.key) {
      case "ArrowDown": go(this.chosen === null ? 0 : index + 1); break;
      case "ArrowUp": go(index - 1); break;
      case "ArrowRight": if (this.closed.has(view)) this.fold(view); else go(index + 1); break;
      case "ArrowLeft": if (view !== undefined && !this.closed.has(view) && this.views.get(view)?.children.length) this.fold(view); else if (this.views.get(view)?.parent) this.choose(this.views.get(view).parent.id); break;
      case "Home": go(0); break;
      case "End": go(rows.length - 1); break;
      default: return;
    }
    event.preventDefault();
  }

  // --- What is chosen
  describe() {
    const view = this.views?.get(this.chosen);
    $("chosen").hidden = !view;
    if (!view) return;
    const box = ([x, y, width, height]) => `${width} × ${height} at ${x}, ${y}`;
    const sides = (values) => values.every((value) => value === values[0]) ? String(values[0]) : ["top", "left", "bottom", "right"].map((side, index) => values[index] ? `${side} ${values[index]}` : "").filter(Boolean).join(", ");
    const swatch = view.background ? make("span", { class: "swatch" }) : null;
    if (swatch) swatch.style.background = view.background.split(" ")[0];
    const facts = [["On screen", box(view.frame)], ["In its superview", box(view.own)], ["Safe area", sides(view.safeArea)], ["Margins", sides(view.margins)]];
    if (view.alpha < 1) facts.push(["Alpha", String(view.alpha)]);
    if (view.background) facts.push(["Background", make("span", {}, swatch, view.background)]);
    if (view.controller) facts.push(["Controller", view.controller]);
    if (view.notes.length) facts.push(["Is", view.notes.join(", ")]);
    if (view.traits.length) facts.push(["Traits", view.traits.join("; ")]);
    if (view.layers.length) facts.push(["Layers", view.layers.join("; ")]);
    $("chosen").replaceChildren(
      make("h3", {}, `${view.kind} v${view.id}`), view.name ? make("p", { class: "shown" }, `“${view.name}”`) : null ?? "",
      make("dl", {}, ...facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
      ...this.constraints(view), ...this.recognizers(view));
  }

  constraints(view) {
    if (view.constraints.length === 0) return [make("h4", {}, "Constraints"), make("p", { class: "hint" }, view.notes.includes("constraints") ? "They were not settled at this moment." : "None: the frame is set by hand, or follows the autoresizing mask.")];
    const rank = (rule) => rule.decides ? (rule.edge.includes("through") ? 1 : 0) : 2;
    const sorted = [...view.constraints].sort((a, b) => rank(a) - rank(b));
    return [make("h4", {}, "What decides the frame"), make("ul", { class: "rules" }, ...sorted.map((rule) => make("li", { class: rule.decides ? "decides" : "idle" },
      make("b", {}, rule.edge), make("code", {}, rule.text), make("small", {}, `${rule.priority < 1000 ? `priority ${rule.priority}; ` : ""}${rule.decides ? "decides" : "does not"}: ${rule.reason}`))))];
  }

  recognizers(view) {
    if (view.recognizers.length === 0) return [];
    return [make("h4", {}, "Gesture recognizers"), make("ul", { class: "rules" }, ...view.recognizers.map((one) => make("li", { class: one.state === "possible" || one.state === "failed" ? "idle" : "decides" },
      make("b", {}, one.state), make("code", {}, one.kind), make("small", {}, [one.isEnabled ? "" : "disabled", one.fingers ? `${one.fingers} fingers` : "", ...one.targets].filter(Boolean).join(", ")))))];
  }

  // --- Over the screen
  paint() {
    const canvas = $("overlay"), ratio = devicePixelRatio || 1, width = canvas.clientWidth, height = canvas.clientHeight;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!this.moment || !this.isOpen?.()) return;
    const scale = width / this.screen.points.width * ratio;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineWidth = 1 / (width / this.screen.points.width);
    if (this.showsFrames) for (const view of this.views.values()) if (!view.notes.includes("hidden")) this.outline(context, view, "rgba(75,91,220,.55)");
    const chosen = this.views.get(this.chosen);
    if (chosen) {
      if (this.showsAreas) {
        this.inset(context, chosen, chosen.margins, "rgba(36,133,75,.22)");
        this.inset(context, chosen, chosen.safeArea, "rgba(194,87,26,.28)");
      }
      this.outline(context, chosen, "#4b5bdc", "rgba(75,91,220,.16)");
      this.label(context, chosen);
    }
    if (this.hover && this.hover.id !== this.chosen) this.outline(context, this.hover, "#c2571a", "rgba(194,87,26,.14)");
  }

  outline(context, view, stroke, fill) {
    const [x, y, width, height] = view.frame;
    if (fill) { context.fillStyle = fill; context.fillRect(x, y, width, height); }
    context.strokeStyle = stroke;
    context.strokeRect(x + 0.5, y + 0.5, Math.max(0, width - 1), Math.max(0, height - 1));
  }

  // The part of a view that insets take away.
  inset(context, view, [top, left, bottom, right], fill) {
    const [x, y, width, height] = view.frame;
    context.fillStyle = fill;
    context.fillRect(x, y, width, top);
    context.fillRect(x, y + height - bottom, width, bottom);
    context.fillRect(x, y + top, left, height - top - bottom);
    context.fillRect(x + width - right, y + top, right, height - top - bottom);
  }

  label(context, view) {
    const [x, y, width, height] = view.frame, text = `${width} × ${height}`;
    context.font = "600 11px system-ui, sans-serif";
    const wide = context.measureText(text).width + 10;
    // Below it, above it, or inside of what fills the screen, away from the round corners.
    const size = this.screen.points, below = y + height + 20 < size.height, above = y > 24;
    const left = Math.max(2, Math.min(below || above ? x : size.width / 2 - wide / 2, size.width - wide - 2)), top = below ? y + height + 3 : above ? y - 20 : Math.min(70, size.height / 2);
    context.fillStyle = "#4b5bdc";
    context.beginPath();
    context.roundRect(left, top, wide, 17, 4);
    context.fill();
    context.fillStyle = "#fff";
    context.fillText(text, left + 5, top + 12.5);
  }
}
