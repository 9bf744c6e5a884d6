// The page: joins its parts to the server's socket. Everything that comes from the app is put in as text.
import { Lanes } from "./lanes.js";
import { Screen } from "./screen.js";

const $ = (id) => document.getElementById(id);
const socketAddress = new URL("live", location.href).href.replace(/^http/, "ws");
let socket = null;
let state = null;
let retry = 250;

const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); };
const perform = (text) => send({ do: "perform", text });
const screen = new Screen($("screen"), $("device"), send);
const lanes = new Lanes($("events"), $("names"), $("lanes"), pin);

function connect() {
  socket = new WebSocket(socketAddress);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    retry = 250;
    screen.scale = 0;
    lanes.clear();
    $("console").replaceChildren();
    if (state) screen.lay({ width: state.screen.width, height: state.screen.height }, state.screen.cornerRadius);
  };
  socket.onmessage = (event) => typeof event.data === "string" ? take(JSON.parse(event.data)) : screen.show(event.data);
  socket.onclose = () => {
    $("meta").textContent = "not connected";
    document.body.dataset.connected = "false";
    setTimeout(connect, retry);
    retry = Math.min(retry * 2, 4000);
  };
}

function take(message) {
  switch (message.kind) {
    case "begin": lanes.clear(); $("card").hidden = true; screen.scale = 0; break;
    case "state": show(message.state); break;
    case "events": lanes.add(message.events); followLink(message.events); break;
    case "console": log(message.lines); break;
    case "performed": record(message.text); look(); break;
    case "snapshot": elements(message.text); break;
    case "tree": $("tree").textContent = message.text; break;
    case "explain": explain(message.name, message.text); break;
    case "problem": case "refused": say(message.text); break;
  }
}

function show(now) {
  state = now;
  const { screen: device } = now;
  document.body.dataset.connected = "true";
  document.title = device.app ? `${device.app}: WillAppear` : "WillAppear";
  $("title").textContent = device.app || "WillAppear";
  $("meta").textContent = `${device.device}, iOS ${device.iOS}, ${device.state}`;
  $("clock").textContent = now.time.toFixed(3) + " s";
  const runs = now.pace > 0 || now.isFast;
  $("run-word").textContent = runs ? "Pause" : "Run";
  $("run").firstElementChild.textContent = runs ? "❚❚" : "▶";
  $("run").setAttribute("aria-pressed", runs);
  $("step").disabled = $("next").disabled = runs;
  $("appearance").textContent = device.isDark ? "Light" : "Dark";
  $("notice").hidden = !(now.ended || now.buildErrors);
  $("notice").textContent = now.buildErrors ?? now.ended ?? "";
  const points = { width: device.width, height: device.height };
  if (points.width > 0 && (points.width !== screen.points.width || points.height !== screen.points.height || screen.scale === 0)) screen.lay(points, device.cornerRadius);
}

function log(lines) {
  const list = $("console");
  list.append(...lines.map((line) => {
    const item = document.createElement("li"), time = document.createElement("time");
    time.textContent = line.time.toFixed(3);
    item.append(time, line.text);
    return item;
  }));
  while (list.children.length > 500) list.firstChild.remove();
  $("below").scrollTop = $("below").scrollHeight;
}

let quiet = null;
function say(text) {
  $("status").textContent = text.slice(0, 1500);
  clearTimeout(quiet);
  quiet = setTimeout(() => { $("status").textContent = ""; }, 8000);
}

function record(text) { $("script").append(text + "\n"); }

// --- What is on screen, for the keyboard and for those who cannot see the picture.
function look() {
  if ($("elements-box").open) send({ do: "snapshot" });
  if ($("tree-box").open) send({ do: "tree" });
}
for (const box of ["elements-box", "tree-box"]) $(box).addEventListener("toggle", look);

function elements(text) {
  $("elements").replaceChildren(...text.split("\n").slice(1).map((line) => {
    const item = document.createElement("li"), button = document.createElement("button");
    button.textContent = line.trim();
    const reference = /^e\d+/.exec(line.trim());
    button.disabled = !reference;
    if (reference) button.addEventListener("click", () => send({ do: "element", text: reference[0] }));
    item.append(button);
    return item;
  }));
}

// --- One event, pinned.
function pin(event) {
  $("card").hidden = false;
  $("card-title").textContent = `${event.class}#${event.object} ${event.event}`;
  const facts = [`event ${event.seq}`, `${event.time.toFixed(3)} s`, `frame ${event.frame}`];
  if (event.animated !== undefined) facts.push(event.animated ? "animated" : "not animated");
  if (event.cause) facts.push(`because of ${event.cause}`);
  $("card-facts").textContent = facts.join(" · ");
  $("card-text").replaceChildren();
  history.replaceState(null, "", `#event-${event.seq}`);
  send({ do: "explain", text: event.event });
}

// The address names an event that was pinned before.
function followLink(events) {
  const wanted = /^#event-(\d+)$/.exec(location.hash)?.[1];
  const event = wanted && $("card").hidden && events.find((event) => event.seq === Number(wanted));
  if (event) pin(event);
}

function explain(name, text) {
  if (!text || !$("card-title").textContent.endsWith(" " + name)) return;
  const cards = JSON.parse(text);
  const card = (navigator.languages ?? []).some((language) => language.startsWith("ko")) && cards.ko ? cards.ko : cards.en;
  $("card-text").replaceChildren(...card.map((paragraph) => {
    const element = document.createElement("p");
    element.textContent = paragraph;
    return element;
  }));
}

$("unpin").addEventListener("click", () => {
  $("card").hidden = true;
  document.querySelector("#events [aria-pressed=true]")?.setAttribute("aria-pressed", "false");
});

// --- Controls.
for (const button of document.querySelectorAll("[data-perform]")) {
  button.addEventListener("click", () => {
    perform(button.dataset.perform);
    if (button.id === "lock") {
      const locks = button.dataset.perform === "lock";
      button.dataset.perform = locks ? "unlock" : "lock";
      button.textContent = locks ? "Unlock" : "Lock";
    }
  });
}
const speed = () => $("speed").value === "fast" ? { do: "fast" } : { do: "pace", rate: Number($("speed").value) };
$("run").addEventListener("click", () => send(state && (state.pace > 0 || state.isFast) ? { do: "pace", rate: 0 } : speed()));
$("speed").addEventListener("change", () => { if (state && (state.pace > 0 || state.isFast)) send(speed()); });
$("step").addEventListener("click", () => send({ do: "step" }));
$("next").addEventListener("click", () => send({ do: "next" }));
$("appearance").addEventListener("click", () => perform(`appearance ${state?.screen.isDark ? "light" : "dark"}`));
$("text-size").addEventListener("change", () => perform(`text-size ${$("text-size").value}`));
$("filter").addEventListener("input", () => lanes.refilter($("filter").value, $("views").checked));
$("views").addEventListener("change", () => lanes.refilter($("filter").value, $("views").checked));
$("clear").addEventListener("click", () => lanes.clear());
$("theme").addEventListener("click", () => {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
});
document.addEventListener("keydown", (event) => {
  if (event.target !== document.body) return;
  if (event.key === " ") $("run").click();
  else if (event.key === ".") $("step").click();
  else if (event.key === "n") $("next").click();
  else if (event.key === "/") $("filter").focus();
  else return;
  event.preventDefault();
});
addEventListener("resize", () => { if (state) screen.lay({ width: state.screen.width, height: state.screen.height }, state.screen.cornerRadius); });

connect();
