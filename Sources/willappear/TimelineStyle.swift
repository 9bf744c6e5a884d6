// The look of timeline.html: its elements and their style, light and dark.
// Used by TimelinePage; the names of ids and classes are shared with TimelineScript.

enum TimelineStyle {
    static let body = """
        <header>
          <div class="heading"><h1 id="title"></h1><p id="meta"></p></div>
          <div id="verdict"></div>
          <div class="tools">
            <div class="segmented" role="group" aria-label="Axis">
              <button id="by-order" class="on" title="Every callback at its place in the order">Order</button><button id="by-time" title="Seconds on the app's clock">Time</button>
            </div>
            <button id="names-toggle" title="Name the layout callbacks too">All names</button>
            <button id="zoom-out" title="Zoom out (−)">−</button><button id="fit" title="Fit (0)">Fit</button><button id="zoom-in" title="Zoom in (+)">+</button>
            <button id="theme" title="Light or dark">◐</button>
          </div>
        </header>
        <section id="failure" hidden aria-label="Why it failed"><pre></pre><details hidden><summary>what was on screen</summary><pre></pre></details></section>
        <div id="film" role="group" aria-label="Pictures" hidden></div>
        <main>
          <section id="chart">
            <div id="names"></div>
            <div id="scroller" tabindex="0"><div id="canvas"></div></div>
          </section>
          <aside>
            <div class="search"><h2>Callbacks in order</h2><input id="search" type="search" placeholder="Search" aria-label="Search callbacks"></div>
            <ol id="list" tabindex="0" aria-label="Callbacks in order"></ol>
            <section id="pinned" hidden aria-label="Pinned callback"><button id="unpin" aria-label="Close">×</button><h3></h3><p></p><ol id="why"></ol></section>
          </aside>
        </main>
        <footer id="legend"></footer>
        <div id="tip" hidden></div>
        <dialog id="viewer"><img alt=""><p></p></dialog>
        """

    static let css = """
        :root {
          color-scheme: light dark;
          --paper: #f6f6f9; --card: #ffffff; --ink: #1b1b21; --soft: #5d5d68; --line: #e3e3ea; --faint: #efeff4; --accent: #4b5bdc; --bad: #b3262f; --good: #1c7040;
          --shadow: 0 1px 2px rgba(20,20,40,.06), 0 6px 24px rgba(20,20,40,.07);
        }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {
          --paper: #121217; --card: #1b1b22; --ink: #ececf2; --soft: #a4a4b2; --line: #2d2d37; --faint: #23232b; --accent: #8b97ff; --bad: #ff7b82; --good: #6bd394;
          --shadow: 0 1px 2px rgba(0,0,0,.4), 0 6px 24px rgba(0,0,0,.35);
        } }
        :root[data-theme=dark] {
          color-scheme: dark;
          --paper: #121217; --card: #1b1b22; --ink: #ececf2; --soft: #a4a4b2; --line: #2d2d37; --faint: #23232b; --accent: #8b97ff; --bad: #ff7b82; --good: #6bd394;
          --shadow: 0 1px 2px rgba(0,0,0,.4), 0 6px 24px rgba(0,0,0,.35);
        }
        :root[data-theme=light] { color-scheme: light; }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 13px/1.45 Inter, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK KR", sans-serif; }
        header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 16px 20px 12px; }
        h1 { font-size: 20px; font-weight: 650; letter-spacing: -.015em; margin: 0; }
        header p { margin: 1px 0 0; color: var(--soft); font-variant-numeric: tabular-nums; }
        .heading { min-width: 0; overflow-wrap: anywhere; }
        .tools { margin-left: auto; display: flex; flex-wrap: wrap; gap: 6px; }
        #failure { margin: 0 20px 12px; padding: 10px 14px; max-height: 30vh; overflow: auto; flex: none; border-radius: 10px; background: color-mix(in srgb, var(--bad) 9%, var(--card)); border: 1px solid color-mix(in srgb, var(--bad) 35%, transparent); }
        #failure pre { margin: 0; font: 12px/1.5 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        #failure summary { cursor: pointer; width: fit-content; margin-top: 3px; }
        #failure details pre { padding-top: 4px; }
        #film { flex: none; display: flex; gap: 12px; overflow-x: auto; margin: 0 20px 12px; padding: 10px 12px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); scrollbar-width: thin; }
        input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 8px; padding: 3px 9px; min-width: 0; flex: 1; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        [hidden] { display: none !important; }
        .search { display: flex; align-items: center; gap: 10px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
        .search h2 { border: 0; padding: 0; white-space: nowrap; }
        #pinned { flex: none; max-height: 46%; overflow: auto; border-top: 1px solid var(--line); padding: 10px 14px; position: relative; }
        #pinned h3 { font-size: 13px; margin: 0 34px 2px 0; overflow-wrap: anywhere; }
        #pinned p { margin: 0 0 6px; color: var(--soft); font-variant-numeric: tabular-nums; }
        #unpin { position: absolute; right: 10px; top: 8px; padding: 1px 9px; }
        #why { padding: 0; flex: none; }
        #why li { display: block; padding: 2px 0 2px 16px; border: 0; position: relative; overflow-wrap: anywhere; cursor: default; }
        #why li::before { content: ""; position: absolute; left: 2px; top: 8px; width: 7px; height: 7px; border-radius: 50%; border: 2px solid var(--accent); }
        #why li b { color: var(--soft); font-weight: 500; }
        #why li small { display: block; color: var(--soft); }
        button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 5px 11px; cursor: pointer; }
        button:hover { border-color: var(--accent); }
        .segmented { display: flex; margin-right: 8px; }
        .segmented button { border-radius: 8px 0 0 8px; }
        .segmented button + button { border-radius: 0 8px 8px 0; border-left: 0; }
        .segmented .on, #names-toggle.on { background: var(--accent); border-color: var(--accent); color: #fff; }
        :root[data-theme=dark] .segmented .on, #names-toggle.on { color: #14141b; }
        #verdict { border-radius: 999px; padding: 3px 11px; font-weight: 550; }
        #verdict.good { color: var(--good); background: color-mix(in srgb, var(--good) 12%, transparent); }
        #verdict.bad { color: var(--bad); background: color-mix(in srgb, var(--bad) 13%, transparent); }
        main { flex: 1; min-height: 0; display: flex; gap: 14px; padding: 0 20px; }
        #chart, aside { background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); }
        #chart { flex: 1; min-width: 0; display: flex; overflow: hidden; overflow-y: auto; align-items: flex-start; }
        #names { flex: none; width: 214px; border-right: 1px solid var(--line); position: relative; background: var(--card); z-index: 2; }
        .name { position: absolute; left: 0; right: 0; padding: 0 14px; border-top: 1px solid var(--line); display: flex; flex-direction: column; justify-content: center; overflow: hidden; }
        .name b { font-weight: 600; white-space: nowrap; text-overflow: ellipsis; overflow: hidden; }
        .name b::before { content: ""; display: inline-block; width: 9px; height: 9px; border-radius: 3px; background: var(--hue); margin-right: 8px; }
        .name span { color: var(--soft); font-size: 11.5px; padding-left: 17px; }
        #scroller { flex: 1; min-width: 0; overflow-x: auto; overflow-y: hidden; outline: none; cursor: grab; }
        #scroller.dragging { cursor: grabbing; }
        #canvas { position: relative; }
        svg { display: block; position: absolute; inset: 0; }
        svg text { font: 11px Inter, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK KR", sans-serif; fill: var(--ink); }
        svg .soft { fill: var(--soft); }
        svg .soft, .mark .label { paint-order: stroke; stroke: var(--card); stroke-width: 3px; stroke-linejoin: round; }
        .lane-line { stroke: var(--line); }
        .thread { stroke: var(--hue); stroke-opacity: .3; stroke-width: 1.5; }
        .grid { stroke: var(--faint); }
        .step-line { stroke: var(--accent); stroke-opacity: .45; stroke-dasharray: 3 4; }
        .step-pill rect { fill: color-mix(in srgb, var(--accent) 13%, var(--card)); stroke: color-mix(in srgb, var(--accent) 35%, transparent); }
        .step-pill text { fill: var(--accent); font-weight: 550; }
        .mark circle { fill: var(--card); stroke: var(--hue); stroke-width: 2; }
        .mark .number { font-weight: 650; text-anchor: middle; fill: var(--hue); font-variant-numeric: tabular-nums; pointer-events: none; }
        .mark .label { pointer-events: none; }
        .leader { stroke: var(--hue); stroke-opacity: .35; }
        .mark.hot circle { fill: var(--hue); }
        .mark.hot .number { fill: var(--card); }
        .shot { flex: none; border: 0; padding: 0; background: none; display: flex; flex-direction: column; gap: 5px; width: 92px; text-align: left; cursor: zoom-in; }
        .shot img, .shot .missing { display: block; width: 100%; height: 150px; object-fit: contain; object-position: left; border-radius: 8px; }
        .shot .missing { background: var(--faint); }
        .shot img { width: auto; max-width: 100%; border: 1px solid var(--line); background: var(--faint); align-self: flex-start; }
        .shot:hover img, .shot.hot img { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
        .shot span { color: var(--soft); font-size: 11px; line-height: 1.3; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 100%; }
        .shot b { color: var(--ink); font-weight: 650; margin-right: 5px; font-variant-numeric: tabular-nums; }
        .badge { cursor: zoom-in; }
        .badge rect { fill: var(--card); stroke: var(--soft); stroke-opacity: .6; }
        .badge text { text-anchor: middle; fill: var(--soft); font-weight: 650; font-variant-numeric: tabular-nums; }
        .badge.hot rect { fill: var(--accent); stroke: var(--accent); }
        .badge.hot text { fill: var(--card); }
        aside { flex: none; width: 292px; display: flex; flex-direction: column; overflow: hidden; }
        h2 { font-size: 12px; font-weight: 600; color: var(--soft); margin: 0; padding: 12px 14px 8px; border-bottom: 1px solid var(--line); }
        ol { list-style: none; margin: 0; padding: 4px 0; overflow-y: auto; flex: 1; font-variant-numeric: tabular-nums; }
        li { display: grid; grid-template-columns: 28px 1fr auto; gap: 6px; padding: 2px 14px; border-left: 3px solid transparent; }
        li.hot { background: var(--faint); border-left-color: var(--hue); }
        li i { font-style: normal; color: var(--soft); text-align: right; }
        li em { font-style: normal; color: var(--hue); font-weight: 550; }
        li time { color: var(--soft); white-space: nowrap; }
        li div { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        li.note { grid-template-columns: 1fr; color: var(--accent); font-weight: 550; padding-top: 8px; }
        footer { display: flex; flex-wrap: wrap; gap: 6px 18px; padding: 10px 22px 14px; color: var(--soft); font-size: 12px; }
        footer svg { position: static; display: inline-block; vertical-align: -2px; margin-right: 6px; }
        #tip { position: fixed; z-index: 9; pointer-events: none; background: var(--ink); color: var(--paper); border-radius: 9px; padding: 8px 11px; max-width: 330px; box-shadow: var(--shadow); font-variant-numeric: tabular-nums; }
        #tip b { display: block; }
        #tip span { opacity: .75; }
        dialog { border: 0; border-radius: 16px; padding: 14px 14px 8px; background: var(--card); color: var(--ink); box-shadow: var(--shadow); text-align: center; }
        dialog::backdrop { background: rgba(10,10,20,.55); backdrop-filter: blur(6px); }
        dialog img { max-height: 82vh; max-width: 86vw; border-radius: 12px; display: block; }
        dialog p { margin: 9px 0 4px; color: var(--soft); }
        #list li[data-seq] { cursor: pointer; }
        li.pinned { background: color-mix(in srgb, var(--accent) 12%, var(--card)); }
        .mark.pinned circle { stroke-width: 4; }
        @media (max-width: 1000px) {
          html, body { height: auto; }
          main { flex-direction: column; }
          #chart { flex: none; }
          aside { width: auto; max-height: 90vh; }
          #list { min-height: 150px; }
        }
        @media (max-width: 600px) {
          header, main { padding-left: 10px; padding-right: 10px; }
          #film, #failure { margin-left: 10px; margin-right: 10px; }
          .tools { margin-left: 0; }
          #names { width: 112px; }
          .name { padding: 0 8px; }
        }
        """
}
