// The script of timeline.html: places marks, bars, steps and pictures on the chart. TimelineLists has the parts around it.
// Used by TimelinePage. Draws TimelineModel's values; no library, no network.

enum TimelineScript {
    static let source = chart + "\n\n" + TimelineLists.source

    private static let chart = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const $ = id => document.getElementById(id);
        const NS = "http://www.w3.org/2000/svg";
        const hues = { application: "#8a63d2", scene: "#1a9a9a", window: "#8b8b99", view: "#8b8b99" };
        const controllerHues = ["#3f7ae0", "#e0782f", "#2f9e5b", "#d1477f", "#b08a00", "#7a5cd6", "#0e94b8"];
        const axisHeight = 86, pad = 36;
        // Above the steps stand the numbers of the pictures; the pictures themselves are a strip of their own.
        const strip = data.pictures.length ? 30 : 8, badgeWidth = 24;
        let zoom = 1, mode = "order", layout, laneHeight = 78;

        let controllers = 0;
        for (const lane of data.lanes) lane.hue = hues[lane.kind] || controllerHues[controllers++ % controllerHues.length];
        const events = data.lanes.flatMap(lane => lane.marks.map(mark => ({ ...mark, lane }))).sort((a, b) => a.seq - b.seq);

        const measure = document.createElement("canvas").getContext("2d");
        measure.font = "11px Inter, -apple-system, 'Segoe UI', Roboto, sans-serif";
        const textWidth = text => measure.measureText(text).width;
        // "application(_:didFinishLaunchingWithOptions:)" is known by its label, "viewWillAppear(_:)" by its name.
        const brief = event => {
          const labels = (event.match(/\w+(?=:)/g) || []).filter(label => label !== "_");
          return /^(application|scene|windowScene)\(/.test(event) && labels.length ? labels[0] : event.replace(/\(.*\)$/, "");
        };
        // Layout callbacks come by the dozen: they are small dots until somebody asks for all names.
        const minor = e => !allNames && /^(view(Will|Did)LayoutSubviews|viewLayoutMarginsDidChange|viewSafeAreaInsetsDidChange|updateViewConstraints)/.test(e.event);
        let allNames = false;
        const seconds = t => t < 1 ? t.toFixed(3) + " s" : t.toFixed(2) + " s";
        const el = (name, attributes, parent) => {
          const node = document.createElementNS(NS, name);
          for (const key in attributes) node.setAttribute(key, attributes[key]);
          if (parent) parent.appendChild(node);
          return node;
        };

        // Where everything stands at zoom 1. By order, a column is as wide as its label needs.
        function place() {
          const x = new Map(), things = [];
          for (const e of events) things.push({ key: e, time: e.time, order: e.seq * 4 });
          data.steps.forEach(s => things.push({ key: s, time: s.time, order: s.afterSeq * 4 + 2, step: true }));
          data.pictures.forEach(p => things.push({ key: p, time: p.time, order: p.afterSeq * 4 + 1, shot: true }));
          things.sort((a, b) => a.order - b.order || (a.step ? 1 : 0) - (b.step ? 1 : 0) || a.time - b.time);
          if (mode === "time") {
            const perSecond = Math.max(120, 1000 / Math.max(data.duration, .5)) * zoom;
            for (const t of things) x.set(t.key, pad + t.time * perSecond);
            const width = pad * 2 + data.duration * perSecond + 90;
            return { x, width, at: time => pad + time * perSecond, end: pad + data.duration * perSecond };
          }
          let cursor = pad, lastTime = 0, stripFree = 0;
          const stepFree = [0, 0];
          const laneFree = new Map();
          for (const t of things) {
            if (t.time - lastTime > .05) cursor += 16 * zoom;
            lastTime = t.time;
            let at = cursor;
            if (t.shot) { at = Math.max(at, stripFree); stripFree = at + (badgeWidth + 4) * Math.min(1, zoom); cursor = Math.max(cursor, at); }
            else if (t.step) {
              const row = stepFree[0] <= stepFree[1] ? 0 : 1;
              at = Math.max(at, zoom >= 1 ? stepFree[row] : pad);
              stepFree[row] = at + textWidth(t.key.source) * 1.05 + 24;
              cursor = at + 22 * zoom;
            }
            else if (minor(t.key)) { cursor = at + 12 * zoom; }
            else {
              // Labels stand in two rows, so two in a row may be close.
              const rows = laneFree.get(t.key.lane) || [0, 0], row = rows[0] <= rows[1] ? 0 : 1;
              at = Math.max(at, zoom >= 1 ? rows[row] : pad);
              rows[row] = at + (textWidth(brief(t.key.event)) + 14) * Math.min(1, zoom) + (zoom > 1 ? 8 * zoom : 0);
              laneFree.set(t.key.lane, rows);
              cursor = at + 25 * zoom;
            }
            x.set(t.key, at);
          }
          const end = cursor + 24;
          return { x, width: Math.max(end, stripFree, ...stepFree) + 100, end };
        }

        function draw() {
          layout = place();
          const room = $("chart").clientHeight - strip - axisHeight - 24;
          laneHeight = Math.min(104, Math.max(78, room / Math.max(1, data.lanes.length)));
          const tops = data.lanes.map((_, i) => strip + axisHeight + i * laneHeight);
          const height = strip + axisHeight + data.lanes.length * laneHeight + 10;
          const canvas = $("canvas"), names = $("names");
          canvas.style.width = layout.width + "px";
          canvas.style.height = names.style.height = height + "px";
          canvas.replaceChildren();
          names.replaceChildren();
          const svg = el("svg", { width: layout.width, height });
          canvas.appendChild(svg);
          drawAxis(svg, height);
          data.lanes.forEach((lane, i) => {
            const name = document.createElement("div");
            name.className = "name";
            name.style.cssText = `top:${tops[i]}px;height:${laneHeight}px;--hue:${lane.hue}`;
            const title = document.createElement("b"), detail = document.createElement("span");
            title.textContent = lane.name;
            title.title = lane.name;
            const twins = data.lanes.filter(other => other.name === lane.name).length;
            const kinds = { application: "app", scene: "scene", window: "window", viewController: "view controller", view: "view" };
            detail.textContent = kinds[lane.kind] + (twins > 1 ? " #" + lane.number : "");
            name.append(title, detail);
            names.appendChild(name);
            drawLane(svg, lane, tops[i]);
          });
          drawBadges(svg);
        }

        function drawAxis(svg, height) {
          const baseline = strip + axisHeight - 18;
          if (mode === "time") {
            const target = layout.width / 9 / Math.max(1e-9, layout.at(1) - pad);
            const step = [.01, .02, .05, .1, .2, .5, 1, 2, 5, 10, 30, 60, 300].find(s => s >= target) || 600;
            for (let t = 0; t <= data.duration + step; t += step) {
              el("line", { class: "grid", x1: layout.at(t), x2: layout.at(t), y1: baseline, y2: height }, svg);
              el("text", { class: "soft", x: layout.at(t) + 4, y: baseline + 12 }, svg).textContent = +t.toFixed(3) + " s";
            }
          } else {
            let free = -100, shown = -1;
            for (const e of events) {
              const at = layout.x.get(e);
              if (Math.abs(e.time - shown) < .0005 || at < free) continue;
              shown = e.time;
              el("line", { class: "grid", x1: at, x2: at, y1: baseline, y2: height }, svg);
              const label = el("text", { class: "soft", x: at - 3, y: baseline + 12 }, svg);
              label.textContent = seconds(e.time);
              free = at + textWidth(label.textContent) + 18;
            }
          }
          const free = [-1, -1];
          for (const step of data.steps) {
            const at = layout.x.get(step), width = textWidth(step.source) * 1.05 + 18;
            el("line", { class: "step-line", x1: at, x2: at, y1: strip + 2, y2: height }, svg);
            const row = at >= free[0] ? 0 : 1;
            if (at < free[row]) continue;
            free[row] = at + width + 4;
            if (row) free[0] = Math.max(free[0], at + 2);
            const pill = el("g", { class: "step-pill" }, svg), y = strip + 6 + row * 25;
            el("rect", { x: at - 4, y, width, height: 21, rx: 10.5 }, pill);
            el("text", { x: at + 5, y: y + 14.5 }, pill).textContent = step.source;
            hover(pill, () => [step.source, `step ${step.step} of the script, line ${step.line}`, `at ${seconds(step.time)}`]);
          }
        }

        const bySequence = new Map(events.map(e => [e.seq, e]));
        const xOf = (lane, seq) => { const mark = bySequence.get(seq); return mark ? layout.x.get(mark) : layout.end; };

        function drawLane(svg, lane, top) {
          const group = el("g", { style: `--hue:${lane.hue}` }, svg), middle = top + laneHeight / 2 - 13;
          el("line", { class: "lane-line", x1: 0, x2: layout.width, y1: top, y2: top }, group);
          const first = lane.marks.length ? xOf(lane, lane.marks[0].seq) : pad;
          const gone = lane.marks.find(m => m.event === "deinit");
          el("line", { class: "thread", x1: first, x2: gone ? xOf(lane, gone.seq) : layout.end, y1: middle, y2: middle }, group);
          for (const bar of lane.bars) {
            const from = xOf(lane, bar.fromSeq), to = bar.toSeq ? xOf(lane, bar.toSeq) : layout.end;
            drawBar(group, bar.state, from, Math.max(2, to - from), middle, lane.hue);
            const node = group.lastChild;
            hover(node, () => [lane.name, bar.state, `${seconds(bar.fromTime)} to ${bar.toSeq ? seconds(bar.toTime) : "the end"}`]);
          }
          const labelFree = [-1, -1];
          // Dots lie behind the numbers that they touch.
          const dots = el("g", {}, group);
          lane.marks.forEach((mark, i) => {
            const event = bySequence.get(mark.seq), at = layout.x.get(event);
            // When the axis is time, many marks share a place: only the last of them shows its number.
            const small = minor(mark), next = lane.marks.slice(i + 1).find(m => !minor(m)), following = small || next && xOf(lane, next.seq) - at < 19;
            const node = el("g", { class: "mark", "data-seq": mark.seq }, following ? dots : group);
            el("circle", { cx: at, cy: middle, r: following ? 3.5 : 9 }, node);
            if (!following) { const number = el("text", { class: "number", x: at, y: middle + 3.4 }, node); number.textContent = mark.seq; number.style.fontSize = `${mark.seq > 999 ? 6 : mark.seq > 99 ? 7.5 : 9.5}px`; }
            const row = at - 9 >= labelFree[0] ? 0 : 1;
            if (!small && at - 9 >= labelFree[row]) {
              if (row) el("line", { class: "leader", x1: at - 6.5, x2: at - 6.5, y1: middle + 9, y2: middle + 29 }, node);
              el("text", { class: "label", x: at - 9, y: middle + 24 + row * 15 }, node).textContent = brief(mark.event);
              labelFree[row] = at - 9 + textWidth(brief(mark.event)) + 7;
              if (row) labelFree[0] = Math.max(labelFree[0], at);
            }
            if (pinned === event) node.classList.add("pinned");
            node.addEventListener("click", () => { if (!moved) pin(event); });
            hover(node, () => tip(event), () => heat(mark.seq, true), () => heat(mark.seq, false));
          });
        }

        let gradients = 0;
        function drawBar(parent, state, x, width, middle, hue) {
          const styles = {
            loaded: { fill: "none", stroke: hue, "stroke-opacity": .55, "stroke-dasharray": "3 3" },
            appearing: [.08, .5], appeared: { fill: hue, "fill-opacity": .62 }, disappearing: [.5, .08],
            active: { fill: hue, "fill-opacity": .62 }, inactive: { fill: hue, "fill-opacity": .24 }, background: { fill: hue, "fill-opacity": .08, stroke: hue, "stroke-opacity": .4 },
          };
          let style = styles[state] || { fill: hue, "fill-opacity": .2 };
          if (Array.isArray(style)) {
            const id = "g" + gradients++, gradient = el("linearGradient", { id }, el("defs", {}, parent));
            el("stop", { offset: 0, "stop-color": hue, "stop-opacity": style[0] }, gradient);
            el("stop", { offset: 1, "stop-color": hue, "stop-opacity": style[1] }, gradient);
            style = { fill: `url(#${id})`, stroke: hue, "stroke-opacity": .35 };
          }
          el("rect", { x, y: middle - 7, width, height: 14, rx: 4, ...style }, parent);
        }

        const about = picture => [picture.caption, picture.file, `at ${seconds(picture.time)}, frame ${picture.frame}`];
        const lit = (index, on) => { for (const node of document.querySelectorAll(`[data-picture="${index}"]`)) node.classList.toggle("hot", on); };

        // Where in the run each picture was taken: its number, and the step's line below it.
        function drawBadges(svg) {
          let free = 0;
          data.pictures.forEach((picture, index) => {
            const at = Math.max(layout.x.get(picture), free), badge = el("g", { class: "badge", "data-picture": index }, svg);
            free = at + badgeWidth + 3;
            el("rect", { x: at - 4, y: 9, width: badgeWidth, height: 18, rx: 4 }, badge);
            el("text", { x: at - 4 + badgeWidth / 2, y: 22 }, badge).textContent = index + 1;
            badge.addEventListener("click", () => { if (!moved) view(picture); });
            hover(badge, () => about(picture), () => { lit(index, true); $("film").children[index]?.scrollIntoView({ block: "nearest", inline: "nearest" }); }, () => lit(index, false));
          });
        }
        """#
}
