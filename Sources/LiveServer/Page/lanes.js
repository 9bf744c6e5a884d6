// The life cycle beside the picture: a row for each event, a column for each object. Names come from the app and are
// only ever text. view.js adds events and asks for the card of the one that is pinned.

const kept = 600;
const hues = ["#4b5bdc", "#c2571a", "#24854b", "#a03ab0", "#0f7f9c", "#b3262f", "#7a6a00", "#5a6b7b"];

export class Lanes {
  constructor(list, names, box, onPin) {
    this.list = list;
    this.names = names;
    this.box = box;
    this.onPin = onPin;
    this.clear();
    this.filter = "";
    this.showsViews = false;
    list.addEventListener("keydown", (event) => this.key(event));
  }

  clear() {
    this.columns = new Map();
    this.events = [];
    this.list.replaceChildren();
    this.names.replaceChildren();
    this.names.append(document.createElement("span"));
  }

  matches(event) {
    if (!this.showsViews && (event.kind === "view" || event.kind === "window")) return false;
    const text = `${event.class}#${event.object} ${event.event} ${event.cause ?? ""}`.toLowerCase();
    return text.includes(this.filter);
  }

  // Rows are added in one go; the list follows its end unless somebody has scrolled away from it.
  add(events) {
    const follows = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
    this.events.push(...events);
    if (this.events.length > kept * 2) this.events.splice(0, this.events.length - kept);
    this.list.append(...events.filter((event) => this.matches(event)).map((event) => this.row(event)));
    while (this.list.children.length > kept) this.list.firstChild.remove();
    if (follows) this.box.scrollTop = this.box.scrollHeight;
  }

  refilter(text, views) {
    this.filter = text.toLowerCase();
    this.showsViews = views;
    this.list.replaceChildren(...this.events.filter((event) => this.matches(event)).slice(-kept).map((event) => this.row(event)));
    this.box.scrollTop = this.box.scrollHeight;
  }

  column(event) {
    const lane = `${event.class}#${event.object}`;
    if (!this.columns.has(lane)) {
      const number = this.columns.size;
      this.columns.set(lane, { number, hue: hues[number % hues.length] });
      const name = document.createElement("span");
      name.textContent = lane;
      name.title = lane;
      name.style.setProperty("--hue", hues[number % hues.length]);
      this.names.append(name);
      this.box.style.setProperty("--columns", this.columns.size);
    }
    return this.columns.get(lane);
  }

  row(event) {
    const { number, hue } = this.column(event);
    const item = document.createElement("li"), time = document.createElement("time"), button = document.createElement("button");
    time.textContent = event.time.toFixed(3);
    button.append(event.event);
    const note = [event.animated === true ? "animated" : "", event.cause ?? ""].filter(Boolean).join(", ");
    if (note) {
      const small = document.createElement("small");
      small.textContent = "  " + note;
      button.append(small);
    }
    button.style.setProperty("--hue", hue);
    button.style.setProperty("--column", number + 2);
    button.setAttribute("aria-pressed", "false");
    button.setAttribute("aria-label", `${event.class}#${event.object} ${event.event}${note ? ", " + note : ""}, at ${event.time.toFixed(3)} seconds`);
    button.addEventListener("click", () => this.pin(button, event));
    item.append(time, button);
    return item;
  }

  pin(button, event) {
    this.list.querySelector("[aria-pressed=true]")?.setAttribute("aria-pressed", "false");
    if (button) button.setAttribute("aria-pressed", "true");
    this.onPin(event);
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = event.target.closest("li");
    if (!step || !row) return;
    (step > 0 ? row.nextElementSibling : row.previousElementSibling)?.querySelector("button")?.focus();
    event.preventDefault();
  }
}
