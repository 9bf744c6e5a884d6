// The second half of the script of timeline.html: the strip of pictures, the list of callbacks, pinned events, zoom, pan and hover.
// TimelineScript puts it behind the chart, whose variables it uses.

enum TimelineLists {
    static let source = #"""
        // The pictures beside each other, whatever the axis: each says its step, and shows its place in the lanes.
        function fillFilm() {
          $("film").hidden = data.pictures.length === 0;
          data.pictures.forEach((picture, index) => {
            const figure = document.createElement("button"), caption = document.createElement("span"), number = document.createElement("b");
            figure.className = "shot";
            figure.dataset.picture = index;
            figure.setAttribute("aria-label", `Picture ${index + 1}, ${picture.caption}, at ${seconds(picture.time)}`);
            number.textContent = index + 1;
            caption.append(number, picture.caption);
            if (picture.image) {
              const image = document.createElement("img");
              image.src = picture.image;
              image.alt = "";
              image.draggable = false;
              figure.append(image);
              figure.onclick = () => view(picture);
            } else {
              const missing = document.createElement("i");
              missing.className = "missing";
              figure.append(missing);
            }
            figure.append(caption);
            hover(figure, () => about(picture), () => {
              lit(index, true);
              $("scroller").scrollTo({ left: layout.x.get(picture) - $("scroller").clientWidth / 2 });
            }, () => lit(index, false));
            $("film").append(figure);
          });
        }

        // Hover detail, shared between chart and list.
        const tip = e => {
          const lines = [`${e.seq}  ${e.event}`, `${e.lane.name} #${e.lane.number}`, `at ${seconds(e.time)}, frame ${e.frame}`];
          if (e.animated !== undefined && e.animated !== null) lines.push(e.animated ? "animated" : "not animated");
          if (e.cause) lines.push("cause: " + e.cause);
          return lines;
        };
        function hover(node, lines, enter, leave) {
          node.addEventListener("mouseenter", () => {
            const [head, ...rest] = lines(), title = document.createElement("b");
            title.textContent = head;
            $("tip").replaceChildren(title, ...rest.map(line => { const row = document.createElement("div"), text = document.createElement("span"); text.textContent = line; row.appendChild(text); return row; }));
            $("tip").hidden = false;
            if (enter) enter();
          });
          node.addEventListener("mousemove", event => {
            const box = $("tip").getBoundingClientRect();
            $("tip").style.left = Math.min(event.clientX + 14, innerWidth - box.width - 8) + "px";
            $("tip").style.top = Math.min(event.clientY + 16, innerHeight - box.height - 8) + "px";
          });
          node.addEventListener("mouseleave", () => { $("tip").hidden = true; if (leave) leave(); });
        }
        function heat(seq, on) {
          for (const node of document.querySelectorAll(`[data-seq="${seq}"]`)) {
            node.classList.toggle("hot", on);
            if (on && node.tagName === "LI") node.scrollIntoView({ block: "nearest" });
          }
        }

        function fillList() {
          const rows = [...events.map(e => ({ order: e.seq * 4, e })), ...data.steps.map(s => ({ order: s.afterSeq * 4 + 2, s }))].sort((a, b) => a.order - b.order);
          for (const row of rows) {
            const item = document.createElement("li");
            if (row.s) {
              item.className = "note";
              item.textContent = row.s.source;
            } else {
              item.dataset.seq = row.e.seq;
              item.event = row.e;
              item.style.setProperty("--hue", row.e.lane.hue);
              const number = document.createElement("i"), text = document.createElement("div"), who = document.createElement("em"), time = document.createElement("time");
              number.textContent = row.e.seq;
              who.textContent = row.e.lane.name;
              text.append(who, document.createElement("br"), brief(row.e.event));
              time.textContent = seconds(row.e.time);
              item.append(number, text, time);
              hover(item, () => tip(row.e), () => heat(row.e.seq, true), () => heat(row.e.seq, false));
              item.tabIndex = -1;
              item.onclick = () => pin(row.e);
            }
            $("list").appendChild(item);
          }
        }

        // One callback, pinned: what led to it, link by link. The address names it.
        const links = new Map((data.links || []).map(link => [link.link, link]));
        function pin(event) {
          for (const node of document.querySelectorAll(".pinned")) node.classList.remove("pinned");
          $("pinned").hidden = !event;
          pinned = event;
          // A page that is opened as a file may not be allowed to name itself.
          try { history.replaceState(null, "", event ? "#event-" + event.seq : "#"); } catch {}
          if (!event) return;
          for (const node of document.querySelectorAll(`[data-seq="${event.seq}"]`)) node.classList.add("pinned");
          document.querySelector(`#list [data-seq="${event.seq}"]`)?.scrollIntoView({ block: "nearest" });
          $("scroller").scrollTo({ left: layout.x.get(event) - $("scroller").clientWidth / 2 });
          const [head, ...rest] = tip(event), chain = [];
          for (let number = event.link; links.has(number) && chain.length < 100; number = links.get(number).because) chain.unshift(links.get(number));
          $("pinned").querySelector("h3").textContent = head;
          $("pinned").querySelector("p").textContent = rest.join(" · ");
          $("why").replaceChildren(...chain.map(link => {
            const item = document.createElement("li"), kind = document.createElement("b"), evidence = document.createElement("small");
            kind.textContent = link.kind + " ";
            evidence.textContent = link.evidence.join("; ");
            item.append(kind, link.text, evidence);
            return item;
          }));
        }
        let pinned = null;
        $("unpin").onclick = () => pin(null);
        $("search").oninput = () => {
          const wanted = $("search").value.trim().toLowerCase();
          for (const item of $("list").children) item.hidden = wanted !== "" && !(item.event ? `${item.event.lane.name}#${item.event.lane.number} ${item.event.event} ${item.event.cause || ""}` : item.textContent).toLowerCase().includes(wanted);
        };

        function view(picture) {
          const dialog = $("viewer");
          dialog.querySelector("img").src = picture.image;
          dialog.querySelector("p").textContent = `${picture.caption}, ${seconds(picture.time)}`;
          dialog.showModal();
          dialog.onclick = () => dialog.close();
        }

        // Zoom keeps the point under the cursor where it is.
        function zoomBy(factor, clientX) {
          const scroller = $("scroller"), box = scroller.getBoundingClientRect();
          const offset = clientX === undefined ? scroller.clientWidth / 2 : clientX - box.left;
          const share = (scroller.scrollLeft + offset) / layout.width;
          zoom = Math.min(12, Math.max(.05, zoom * factor));
          draw();
          scroller.scrollLeft = share * layout.width - offset;
        }
        function fit() {
          const room = $("scroller").clientWidth;
          zoom = 1;
          for (let i = 0; i < 24; i++) {
            layout = place();
            if (layout.width <= room || zoom < .06) break;
            zoom = Math.max(.05, zoom * Math.min(.94, room / layout.width));
          }
          draw();
          $("scroller").scrollLeft = 0;
        }
        function axis(name) {
          mode = name;
          zoom = 1;
          $("by-order").classList.toggle("on", name === "order");
          $("by-time").classList.toggle("on", name === "time");
          draw();
          $("scroller").scrollLeft = 0;
        }
        $("by-order").onclick = () => axis("order");
        $("by-time").onclick = () => axis("time");
        $("zoom-in").onclick = () => zoomBy(1.35);
        $("zoom-out").onclick = () => zoomBy(1 / 1.35);
        $("fit").onclick = fit;
        $("names-toggle").onclick = () => { allNames = !allNames; $("names-toggle").classList.toggle("on", allNames); draw(); };
        $("theme").onclick = () => {
          const root = document.documentElement, dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
          root.dataset.theme = dark ? "light" : "dark";
        };
        addEventListener("keydown", event => {
          if (event.target.tagName === "INPUT") { if (event.key === "Escape") event.target.blur(); return; }
          const shown = [...$("list").children].filter(item => item.event && !item.hidden), at = shown.findIndex(item => item.event === pinned);
          if (event.key === "j" || event.key === "ArrowDown" && event.target === $("list")) { const next = shown[at + 1]; if (next) pin(next.event); event.preventDefault(); }
          else if (event.key === "k" || event.key === "ArrowUp" && event.target === $("list")) { const next = shown[Math.max(0, at - 1)]; if (next) pin(next.event); event.preventDefault(); }
          else if (event.key === "/") { $("search").focus(); event.preventDefault(); }
          else if (event.key === "Escape") pin(null);
          else if (event.key === "+" || event.key === "=") zoomBy(1.35);
          else if (event.key === "-") zoomBy(1 / 1.35);
          else if (event.key === "0") fit();
        });
        $("scroller").addEventListener("wheel", event => {
          if (event.ctrlKey || event.metaKey) { event.preventDefault(); zoomBy(Math.exp(-event.deltaY / 240), event.clientX); }
          else if (event.shiftKey && !event.deltaX) { event.preventDefault(); $("scroller").scrollLeft += event.deltaY; }
        }, { passive: false });
        let drag = null, moved = false;
        $("scroller").addEventListener("pointerdown", event => { drag = { x: event.clientX, left: $("scroller").scrollLeft }; moved = false; });
        addEventListener("pointermove", event => {
          if (!drag) return;
          if (Math.abs(event.clientX - drag.x) > 4) { moved = true; $("scroller").classList.add("dragging"); }
          $("scroller").scrollLeft = drag.left - (event.clientX - drag.x);
        });
        addEventListener("pointerup", () => { drag = null; $("scroller").classList.remove("dragging"); });
        addEventListener("resize", () => draw());

        $("title").textContent = data.title;
        $("meta").textContent = [data.device, data.iOS ? "iOS " + data.iOS : "", data.clock + " clock", seconds(data.duration), data.frames + " frames", data.events + " callbacks"].filter(Boolean).join("  ·  ");
        const verdict = $("verdict");
        if (data.exitCode === undefined || data.exitCode === null) { verdict.className = "bad"; verdict.textContent = "trapped: the trace ends here"; }
        else if (data.exitCode === 0) { verdict.className = "good"; verdict.textContent = "done"; }
        else { verdict.className = "bad"; verdict.textContent = "failed"; fail(data.failures); }
        // Failures stand at the top; the reader opens their pictures.
        function fail(failures) {
          const lines = failures.join("\n").split("\n"), from = lines.findIndex((line, index) => index > 0 && /^\s*on screen:/.test(line));
          $("failure").hidden = lines.join("") === "";
          $("failure").querySelector("pre").textContent = (from < 0 ? lines : lines.slice(0, from)).join("\n");
          $("failure").querySelector("details").hidden = from < 0;
          $("failure").querySelector("details pre").textContent = from < 0 ? "" : lines.slice(from + 1).map(line => line.trim()).join("\n");
        }
        for (const [state, words] of [["loaded", "view loaded"], ["appearing", "appearing"], ["appeared", "appeared, active"], ["disappearing", "disappearing"], ["inactive", "inactive"], ["background", "in the background"]]) {
          const item = document.createElement("span"), icon = el("svg", { width: 30, height: 14 });
          drawBar(icon, state, 1, 28, 7, controllerHues[0]);
          item.append(icon, words);
          $("legend").appendChild(item);
        }
        const hint = document.createElement("span");
        hint.textContent = "Drag to move, Ctrl + wheel or + − to zoom, numbers are the order of the callbacks";
        $("legend").appendChild(hint);
        fillList();
        fillFilm();
        draw();
        // timeline.html#fit shows the whole run; script/timeline-picture takes the README's picture so.
        if (location.hash === "#fit") fit();
        const linked = /^#event-(\d+)$/.exec(location.hash);
        if (linked && bySequence.has(Number(linked[1]))) pin(bySequence.get(Number(linked[1])));
        """#
}
