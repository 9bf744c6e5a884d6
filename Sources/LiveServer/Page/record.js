// What hands have done, as steps that can be taken out, as a script and as a Swift test. The server keeps the record;
// checks are added by pointing at the screen.

import { make } from "./words.js";

const $ = (id) => document.getElementById(id);

export class Recording {
  constructor(send) {
    this.send = send;
    this.steps = [];
    this.test = "";
    this.form = "script";
    for (const button of document.querySelectorAll("[data-form]")) {
      button.addEventListener("click", () => {
        this.form = button.dataset.form;
        for (const other of document.querySelectorAll("[data-form]")) other.setAttribute("aria-pressed", String(other === button));
        this.draw();
      });
    }
    $("copy").addEventListener("click", async () => {
      const said = $("copy").textContent;
      try { await navigator.clipboard.writeText(this.text); $("copy").textContent = "Copied"; } catch { getSelection().selectAllChildren($("script")); $("copy").textContent = "Selected"; }
      setTimeout(() => { $("copy").textContent = said; }, 1500);
    });
    $("download").addEventListener("click", () => {
      const address = URL.createObjectURL(new Blob([this.text], { type: "text/plain" }));
      const link = make("a", { href: address, download: this.form === "script" ? "Script.willappear" : "RecordedTests.swift" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10000);
    });
    $("empty-record").addEventListener("click", () => this.send({ do: "forget" }));
  }

  get text() { return this.form === "script" ? this.steps.map((step) => step.script.startsWith("expect") ? step.script : `${step.script}; settle`).join("\n") + (this.steps.length ? "\n" : "") : this.test; }

  take(message) {
    if (message.steps.at(-1)?.script.startsWith("expect") && message.steps.length > this.steps.length) $("ambiguous").hidden = true;
    this.steps = message.steps;
    this.test = message.test;
    this.draw();
  }

  draw() {
    $("record-hint").hidden = this.steps.length > 0;
    $("steps").replaceChildren(...this.steps.map((step, index) => make("li", { "data-check": String(step.script.startsWith("expect")) }, make("code", {}, step.script), make("button", { "aria-label": `Take out: ${step.script}`, title: "Take out", on: { click: () => this.send({ do: "forget", event: index }) } }, "×"), step.remark ? make("small", {}, step.remark) : null)));
    $("script").textContent = this.text;
    $("script").hidden = this.steps.length === 0;
  }

  ambiguous(message) {
    $("ambiguous").hidden = false;
    $("ambiguous").replaceChildren(make("p", {}, message.text), make("ul", {}, ...(message.candidates ?? []).slice(0, 12).map((text) => make("li", {}, text))), make("button", { on: { click: () => { $("ambiguous").hidden = true; } } }, "Understood"));
  }
}
