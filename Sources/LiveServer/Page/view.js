// The page: joins its parts to the server's socket. Everything that comes from the app is put in as text.
import { Detail } from "./detail.js";
import { Inspector } from "./inspector.js";
import { difference, Lanes, laneOf } from "./lanes.js";
import { Lesson } from "./learn.js";
import { Recording } from "./record.js";
import { Screen } from "./screen.js";
import { Space } from "./space.js";
import { make } from "./words.js";

const $ = (id) => document.getElementById(id);
const socketAddress = new URL("live", location.href).href.replace(/^http/, "ws");
let socket = null;
let state = null;
let retry = 250;
// Points from which on the device gets a larger share of the page: tablets, and phones on their side.
const wideDevice = 500;
let lines = [];
// Events in the order in which they came, those before a cleared list included; and a run that was kept.
let run = [];
let keptRun = null;
let held = [];

const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); };
const perform = (text) => send({ do: "perform", text });

const screen = new Screen($("screen"), $("device"), (message) => {
  if (message.do === "fingers" && message.fingers.some((finger) => finger.phase === "ended")) lesson.touched();
  if (message.do === "fingers") inspector.leavePast();
  send(message);
});
const space = new Space($("space-view"), screen);
const inspector = new Inspector(send, screen, space);
const detail = new Detail(send, (moment, event, which) => { open("inspector"); inspector.show(moment, event, which); });
const recording = new Recording(send);
const lanes = new Lanes({ list: $("events"), names: $("names"), box: $("lanes") }, {
  pin: (event) => pin(event),
  count: (text) => { $("count").textContent = text; $("empty").hidden = $("events").children.length > 0; },
  span: (text) => { $("span").hidden = text === null; $("span-text").textContent = text ?? ""; },
});
const lesson = new Lesson($("panel-learn"), {
  release: () => { const kept = held; held = []; kept.forEach((action) => action()); },
  isMoving: () => Boolean(state?.screen.isMoving),
});

// --- Living controllers, from what was told of them.
const living = () => {
  const found = new Set();
  for (const event of run) if (event.kind === "viewController") { if (event.event === "deinit") found.delete(laneOf(event)); else found.add(laneOf(event)); }
  return found;
};
inspector.living = () => living().size;
inspector.isOpen = () => !$("panel-inspector").hidden || Boolean(inspector.onPoint);

// --- The socket
function connect() {
  socket = new WebSocket(socketAddress);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    retry = 250;
    screen.scale = 0;
    begin();
    lines = [];
    $("console").replaceChildren();
    if (state) screen.lay({ width: state.screen.width, height: state.screen.height }, state.screen.cornerRadius);
  };
  socket.onmessage = (event) => typeof event.data === "string" ? take(JSON.parse(event.data)) : bytes(event.data);
  socket.onclose = () => {
    $("meta").textContent = "not connected";
    document.body.dataset.connected = "false";
    setTimeout(connect, retry);
    retry = Math.min(retry * 2, 4000);
  };
}

// Pictures of the screen, or of layers.
function bytes(buffer) {
  const length = new DataView(buffer).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  if (head.layers) return void space.take(head.layers, buffer, 4 + length);
  if (lesson.holds) held.push(() => screen.show(head, buffer, 4 + length)); else screen.show(head, buffer, 4 + length);
}

function begin() {
  if (run.length && !keptRun?.isByHand) keptRun = { events: run, isByHand: false };
  run = [];
  lanes.clear();
  detail.clear();
  inspector.leavePast();
  held = [];
}

function take(message) {
  switch (message.kind) {
    case "begin": begin(); screen.scale = 0; break;
    case "state": show(message.state); break;
    case "events":
      detail.learn(message.links);
      lesson.hold(message.events);
      if (lesson.holds) held.push(() => add(message.events)); else add(message.events);
      break;
    case "console": log(message.lines); break;
    case "performed": look(); break;
    case "devices": $("model").replaceChildren(...message.candidates.map((name) => make("option", { value: name }, name))); break;
    case "record": recording.take(message); break;
    case "ambiguous": recording.ambiguous(message); if ($("panel-record").hidden) say([message.text, ...(message.candidates ?? [])].join("\n")); break;
    case "snapshot": elements(message.text); break;
    case "moment": moment(message); break;
    case "explain": detail.explained(message.name, message.text, message.place); break;
    case "problem": case "refused": say(message.text); break;
  }
}

function add(events) {
  run.push(...events);
  if (run.length > 20000) run.splice(0, 5000);
  lanes.add(events);
  followLink(events);
  compare();
  objects();
  look();
}

// Who there is, beside the lanes: a click leaves only the events of one.
let listing = null;
function objects() {
  clearTimeout(listing);
  listing = setTimeout(() => {
    const all = lanes.objects();
    $("objects-title").hidden = all.length === 0;
    $("objects").replaceChildren(...all.map(({ lane, hue, count, last }) => {
      const isOnly = $("filter").value === lane;
      const button = make("button", {
        "aria-pressed": String(isOnly), "data-gone": last === "deinit" && "true", title: isOnly ? "All events again" : "Only its events",
        on: { click: () => { $("filter").value = isOnly ? "" : lane; refilter(); } },
      }, make("b", {}, lane), make("output", { "aria-label": `${count} events` }, String(count)), make("small", {}, last));
      button.style.setProperty("--hue", hue);
      return make("li", {}, button);
    }));
  }, 100);
}

function moment(message) {
  if (message.event !== undefined) return detail.moment(message);
  if (message.isProblem) return say(message.text);
  inspector.take(JSON.parse(message.text));
}

function show(now) {
  const wasMoving = state?.screen.isMoving;
  state = now;
  const { screen: device } = now;
  document.body.dataset.connected = "true";
  document.title = device.app ? `${device.app}: WillAppear` : "WillAppear";
  $("title").textContent = device.app || "WillAppear";
  $("meta").textContent = `${device.device}, iOS ${device.iOS}, ${device.state}`;
  if (document.activeElement !== $("model")) $("model").value = device.device;
  if (document.activeElement !== $("version")) $("version").value = String(device.iOS);
  $("clock").textContent = now.time.toFixed(3) + " s";
  const runs = now.pace > 0 || now.isFast;
  $("run-word").textContent = runs ? "Pause" : "Run";
  $("run").firstElementChild.textContent = runs ? "❚❚" : "▶";
  $("run").setAttribute("aria-pressed", runs);
  $("step").disabled = $("next").disabled = runs;
  $("appearance").textContent = device.isDark ? "Light" : "Dark";
  $("notice").hidden = !(now.ended || now.buildErrors);
  notice(now);
  const points = { width: device.width, height: device.height };
  document.querySelector("main").dataset.wide = String(points.width > wideDevice);
  if (points.width > 0 && (points.width !== screen.points.width || points.height !== screen.points.height || screen.scale === 0)) {
    screen.lay(points, device.cornerRadius);
    lanes.lay();
    inspector.paint();
  }
  if (wasMoving && !device.isMoving) look();
}

// Errors of a build, or why the app has ended: the first line large, the rest as it was written.
function notice({ ended, buildErrors }) {
  const text = buildErrors ?? ended ?? "";
  if ($("notice").dataset.text === text) return;
  $("notice").dataset.text = text;
  const [first, ...rest] = text.split("\n");
  $("notice").replaceChildren(make("strong", {}, buildErrors ? "It does not build; the app before goes on" : "The app has ended"), make("pre", {}, [first, ...rest].join("\n")));
}

function log(fresh) {
  lines.push(...fresh);
  if (lines.length > 500) lines.splice(0, lines.length - 500);
  $("console-hint").hidden = true;
  const list = $("console"), panel = $("panel-console"), follows = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40;
  list.append(...fresh.map((line) => make("li", {}, make("time", {}, line.time.toFixed(3)), make("span", {}, line.text))));
  while (list.children.length > 500) list.firstChild.remove();
  if (follows) panel.scrollTop = panel.scrollHeight;
}

let quiet = null;
function say(text) {
  $("status").textContent = text.slice(0, 1500);
  clearTimeout(quiet);
  quiet = setTimeout(() => { $("status").textContent = ""; }, 8000);
}

// --- What is on screen, for the keyboard and for those who cannot see the picture; and the inspector, while it shows the present.
let looking = null;
function look() {
  clearTimeout(looking);
  looking = setTimeout(() => {
    if (!$("panel-elements").hidden) send({ do: "snapshot" });
    if (!$("panel-inspector").hidden && !inspector.past) { send({ do: "inspect" }); if (space.isShown) send({ do: "layers" }); }
  }, 120);
}

function elements(text) {
  $("elements").replaceChildren(...text.split("\n").slice(1).map((line) => {
    const trimmed = line.trim(), reference = /^e\d+/.exec(trimmed);
    const button = make("button", { disabled: !reference, on: { click: () => reference && send({ do: "element", text: reference[0] }) } }, reference ? make("small", {}, reference[0]) : null, trimmed.slice(reference?.[0].length ?? 0).trim());
    const item = make("li", {}, button);
    item.style.setProperty("--level", (line.length - line.trimStart().length) / 2);
    return item;
  }));
}

// --- One event, pinned.
function pin(event) {
  detail.show(event, lines);
  if (!event) return history.replaceState(null, "", location.pathname);
  open("event");
  history.replaceState(null, "", `#event-${event.seq}`);
}

// The address names an event that was pinned before.
function followLink(events) {
  const wanted = /^#event-(\d+)$/.exec(location.hash)?.[1];
  const event = wanted && !detail.event && events.find((one) => one.seq === Number(wanted));
  if (event) lanes.pin(event);
}
addEventListener("hashchange", () => {
  const event = lanes.find(Number(/^#event-(\d+)$/.exec(location.hash)?.[1]));
  if (event && event.seq !== lanes.pinned) lanes.pin(event);
});

// --- Two runs: the one that was kept, or the one before the app was built again.
function compare() {
  const box = $("difference");
  box.hidden = !keptRun || run.length === 0;
  if (box.hidden) return;
  const found = difference(keptRun.events, run), text = (event) => event ? `${laneOf(event)} ${event.event}` : "nothing";
  lanes.mark(found.now?.seq ?? null);
  const said = found.now ? `The first ${found.common} events are as before; then ${text(found.now)} in the place of ${text(found.before)}.` : found.left > 0 ? `As before for ${found.common} events; ${found.left} are still to come.` : `The same ${found.common} events as before.`;
  box.dataset.differs = String(Boolean(found.now));
  box.replaceChildren(make("span", {}, said), found.now ? make("button", { on: { click: () => lanes.pin(found.now) } }, "Show") : "", make("button", { "aria-label": "Leave the comparison", on: { click: () => { keptRun = null; box.hidden = true; lanes.mark(null); } } }, "×"));
}
$("keep").addEventListener("click", () => {
  keptRun = { events: [...run], isByHand: true };
  say("Kept. When the app is built again, the page says where the runs part.");
  compare();
});

// --- Panels
const panels = ["event", "inspector", "elements", "record", "console", "learn"];
function open(name) {
  for (const one of panels) {
    const isIt = one === name;
    $(`tab-${one}`).setAttribute("aria-selected", String(isIt));
    $(`tab-${one}`).tabIndex = isIt ? 0 : -1;
    $(`panel-${one}`).hidden = !isIt;
  }
  if (name === "inspector" || name === "elements") look();
  inspector.paint();
  space.draw();
}
for (const name of panels) $(`tab-${name}`).addEventListener("click", () => open(name));
$("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const index = panels.findIndex((name) => $(`tab-${name}`) === event.target), next = panels[(index + step + panels.length) % panels.length];
  open(next);
  $(`tab-${next}`).focus();
  event.preventDefault();
});

$("unpin").addEventListener("click", () => lanes.pin(null));
$("card-before").addEventListener("click", () => lanes.move(-1));
$("card-after").addEventListener("click", () => lanes.move(1));
$("span-only").addEventListener("click", () => { lanes.showOnly(); $("span-only").textContent = lanes.only ? "All" : "Only these"; });
$("span-off").addEventListener("click", () => { lanes.leaveSpan(); $("span-only").textContent = "Only these"; });
$("space").addEventListener("click", () => {
  const shows = $("space-view").hidden;
  $("space-view").hidden = !shows;
  $("space").setAttribute("aria-pressed", String(shows));
  if (shows) { if (inspector.past) space.look(inspector.moment); else send({ do: "layers" }); }
});
$("check").addEventListener("click", () => {
  const points = !inspector.onPoint;
  $("check").setAttribute("aria-pressed", String(points));
  inspector.point(points ? (at) => { send({ do: "check", x: at.x, y: at.y }); inspector.point(null); $("check").setAttribute("aria-pressed", "false"); } : null);
});

// --- Controls.
for (const button of document.querySelectorAll("[data-perform]")) {
  button.addEventListener("click", () => {
    lesson.touched();
    perform(button.dataset.perform);
    if (button.id === "lock") {
      const locks = button.dataset.perform === "lock";
      button.dataset.perform = locks ? "unlock" : "lock";
      button.textContent = locks ? "Unlock" : "Lock";
    }
  });
}
const quoted = (text) => JSON.stringify(text).replace(/[\u007f-\u00a0\u2028\u2029]/g, (mark) => `\\u{${mark.codePointAt(0).toString(16)}}`).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}").replace(/\\[bfr]/g, "");
$("push").addEventListener("submit", (event) => {
  event.preventDefault();
  const { title, body } = event.target.elements;
  perform(`push ${quoted(title.value)}${body.value ? " " + quoted(body.value) : ""}`);
});
$("location").addEventListener("submit", (event) => {
  event.preventDefault();
  perform(`location ${event.target.elements.place.value.replace(/[^0-9.,offn+-]/g, "")}`);
});
$("version").replaceChildren(...Array.from({ length: 22 }, (_, index) => make("option", { value: String(26 - index) }, String(26 - index))));
$("version").addEventListener("change", () => perform(`ios ${$("version").value}`));
$("model").addEventListener("change", () => perform(`device ${quoted($("model").value)}`));
$("language").addEventListener("change", () => { if ($("language").value) perform(`language ${$("language").value}`); });
const speed = () => $("speed").value === "fast" ? { do: "fast" } : { do: "pace", rate: Number($("speed").value) };
$("run").addEventListener("click", () => send(state && (state.pace > 0 || state.isFast) ? { do: "pace", rate: 0 } : speed()));
$("speed").addEventListener("change", () => { if (state && (state.pace > 0 || state.isFast)) send(speed()); });
$("step").addEventListener("click", () => send({ do: "step" }));
$("next").addEventListener("click", () => send({ do: "next" }));
$("appearance").addEventListener("click", () => perform(`appearance ${state?.screen.isDark ? "light" : "dark"}`));
$("text-size").addEventListener("change", () => perform(`text-size ${$("text-size").value}`));
function refilter() {
  lanes.refilter($("filter").value, $("views").checked);
  objects();
}
$("filter").addEventListener("input", refilter);
$("views").addEventListener("change", refilter);
$("clear").addEventListener("click", () => { lanes.clear(); objects(); });
$("keys").addEventListener("click", () => $("key-list").showModal());
$("theme").addEventListener("click", () => {
  const root = document.documentElement, dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  space.draw();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    inspector.setPicking(false);
    $("check").setAttribute("aria-pressed", "false");
    if (document.activeElement !== $("screen") && !$("key-list").open && detail.event) lanes.pin(null);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea, #screen, #space-view")) return;
  const onControl = event.target.matches("button, summary, [role=tab], a");
  const actions = { ".": () => $("step").click(), n: () => $("next").click(), "/": () => $("filter").focus(), j: () => lanes.move(1), k: () => lanes.move(-1), i: () => { open("inspector"); inspector.setPicking(true); }, "?": () => $("keys").click() };
  if (event.key === " " && !onControl) $("run").click();
  else if (actions[event.key]) actions[event.key]();
  else if (/^[1-6]$/.test(event.key)) open(panels[Number(event.key) - 1]);
  else return;
  event.preventDefault();
});
addEventListener("resize", () => {
  if (state) screen.lay({ width: state.screen.width, height: state.screen.height }, state.screen.cornerRadius);
  lanes.lay();
  inspector.paint();
  space.draw();
});

connect();
