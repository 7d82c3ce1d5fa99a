extension FlowPage {
  /// The page's script. What it shows it sets as text; characters that would not be seen, or turn the direction of text,
  /// it shows by their numbers.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const signs = { passed: "✓", warned: "!", undecided: "?", failed: "✗", unreadable: "✗", skipped: "–" };
    const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
    const shown = text => String(text).replace(hidden, c => "\\u{" + c.charCodeAt(0).toString(16).toUpperCase() + "}");
    const $ = id => document.getElementById(id);
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (name === "on") for (const [event, action] of Object.entries(value)) element.addEventListener(event, action);
        else if (name === "style") Object.assign(element.style, value);
        else if (value !== null && value !== undefined) element.setAttribute(name, value);
      }
      for (const child of children.flat()) {
        if (child === null || child === undefined) continue;
        element.append(child instanceof Node ? child : shown(child));
      }
      return element;
    }

    // A path, which may go on in another line after a slash.
    const path = text => shown(text).split("/").flatMap((part, i) => i ? ["/", make("wbr"), part] : [part]);

    // What a flow can be found by.
    const words = flow => [flow.name, flow.file, ...flow.tags, ...flow.steps.flatMap(stepWords)].join("\n").toLowerCase();
    const stepWords = step => [step.title, ...step.reason, ...step.notes, ...screenWords(step)];
    const screenWords = step => {
      const screen = data.screens[step.screen];
      return screen ? [...screen.screens.map(s => s.name), ...screen.elements.flatMap(e => [...e.texts, e.id || ""])] : [];
    };
    data.flows.forEach(flow => {
      flow.words = words(flow);
      flow.steps.forEach(step => { step.words = stepWords(step).join("\n").toLowerCase(); });
    });

    let only = null, query = "", flow = 0, step = 0;
    const good = verdict => verdict === "passed" || verdict === "skipped";
    const listed = () => data.flows.map((f, i) => i).filter(i =>
      (!only || data.flows[i].verdict === only) && (!query || data.flows[i].words.includes(query)));
    const firstStep = f => {
      const steps = data.flows[f].steps;
      const found = query ? steps.findIndex(s => s.words.includes(query)) : -1;
      const bad = steps.findIndex(s => s.verdict === data.flows[f].verdict && s.reason.length > 0 && !good(s.verdict));
      return Math.max(0, found >= 0 ? found : bad);
    };

    function show(f, s) {
      flow = f; step = s === undefined ? firstStep(f) : s;
      draw();
      try { history.replaceState(null, "", "#" + (flow + 1) + "." + (step + 1)); } catch (_) {}
    }
    function draw() {
      drawTotals(); drawFlows(); drawSteps(); drawDetail();
      document.querySelectorAll('[aria-current="true"]').forEach(e => e.scrollIntoView({ block: "nearest" }));
    }
    function drawTotals() {
      const counts = {};
      data.flows.forEach(f => { counts[f.verdict] = (counts[f.verdict] || 0) + 1; });
      $("totals").replaceChildren(...["failed", "unreadable", "undecided", "warned", "passed", "skipped"]
        .filter(v => counts[v]).map(v => make("button", {
          class: "tone-" + v, "aria-pressed": String(only === v), on: { click: () => {
            only = only === v ? null : v;
            const all = listed(); if (all.length) show(all[0]); else draw();
          } } }, signs[v] + " " + counts[v] + " " + (v === "skipped" ? "not run" : v))));
    }
    function row(kind, isCurrent, depth, action, ...children) {
      return make("button", { class: "row " + kind, "aria-current": String(isCurrent), tabindex: isCurrent ? "0" : "-1",
        style: { paddingLeft: (8 + depth * 14) + "px" }, on: { click: action } },
        make("span", { class: "sign", "aria-label": kind }, signs[kind]), make("span", {}, ...children));
    }
    function drawFlows() {
      const all = listed();
      $("flows").replaceChildren(...(all.length ? all.map(i => {
        const f = data.flows[i];
        return row(f.verdict, i === flow, 0, () => show(i), f.name, make("small", {}, path(f.file)),
          f.tags.length ? make("small", {}, f.tags.join(", ")) : null);
      }) : [make("div", { class: "none" }, "No flow has that.")]));
    }
    function drawSteps() {
      const f = data.flows[flow];
      $("steps").replaceChildren(...(f && f.steps.length ? f.steps.map((s, i) =>
        row(s.verdict, i === step, s.depth, () => show(flow, i), s.title,
          s.reason.length ? make("small", {}, s.reason[0]) : null)) : [make("div", { class: "none" }, "No steps.")]));
    }
    function drawDetail() {
      const f = data.flows[flow], s = f && f.steps[step], detail = $("detail");
      detail.scrollTop = 0;
      if (!f) return detail.replaceChildren();
      if (!s) return detail.replaceChildren(make("h2", {}, f.name), make("code", {}, path(f.file)));
      const parts = [make("h2", {}, s.title), make("code", {}, path(s.place))];
      if (s.reason.length) {
        parts.push(make("h3", {}, s.verdict), make("pre", { class: "reason tone-" + s.verdict }, s.reason.join("\n")));
      }
      if (s.answer) parts.push(make("h3", {}, "What would settle it"), make("pre", {},
        make("button", { class: "copy", on: { click: () => navigator.clipboard && navigator.clipboard.writeText(s.answer) } },
          "copy"), s.answer));
      if (s.notes.length) parts.push(make("h3", {}, "Notes"), make("pre", {}, s.notes.join("\n")));
      const screen = data.screens[s.screen];
      if (screen) parts.push(...screenParts(screen));
      if (s.trace.length) parts.push(make("h3", {}, "What the app did in this step"), make("pre", {}, s.trace.join("\n")));
      if (!screen) parts.push(make("p", { class: "dim" }, "No screen was recorded at this step."));
      detail.replaceChildren(...parts);
    }
    const names = { scene: "in the storyboard", code: "in Swift" };
    function screenParts(screen) {
      const list = make("ol", {}, screen.screens.map(s => make("li", {}, s.name,
        s.type === s.name ? null : make("span", { class: "dim" }, s.type),
        ["scene", "code"].filter(k => s[k]).map(k => make("small", { class: "dim" }, names[k] + " ", make("code", {}, path(s[k])))))));
      const plain = e => e.kind === "view" && !e.texts.length && !e.id && !e.states.length;
      const rows = screen.elements.map((e, i) => make("tr", { "data-e": i, class: plain(e) ? "plain" : "", on: hover(i) },
        make("td", { style: { paddingLeft: Math.min(e.depth, 12) * 8 + "px" } }, e.type),
        make("td", {}, e.texts.join(" · ") || "", e.id ? make("small", { class: "dim" }, "id " + e.id) : null),
        make("td", {}, e.states.join(", ")),
        make("td", {}, e.frame ? (e.isExact ? "" : "about ") + e.frame.map(n => Math.round(n)).join(" ") : ""),
        make("td", {}, e.place ? make("small", { class: "dim" }, path(e.place)) : null)));
      return [make("h3", {}, "After it, on the screen"),
        make("div", { class: "shown" }, sketch(screen), make("div", { class: "list" },
          make("h3", { style: { marginTop: "0" } }, "Screens, from the root"), list,
          make("h3", {}, "Stack"), make("div", {}, screen.stack.join(" › ") || "none"))),
        make("h3", {}, "Elements"),
        make("table", {}, make("thead", {}, make("tr", {}, ["what", "texts", "state", "x y width height", "place"]
          .map(t => make("th", { scope: "col" }, t)))), make("tbody", {}, rows))];
    }
    const hover = i => ({
      mouseenter: () => document.querySelectorAll('[data-e="' + i + '"]').forEach(e => e.classList.add("hot")),
      mouseleave: () => document.querySelectorAll(".hot").forEach(e => e.classList.remove("hot")) });
    // A sketch: boxes where elements lie, dashed where that is about; what has no place of its own stands in the box around
    // it, if that is no larger than a bar or a row.
    function sketch(screen) {
      const scale = Math.min(260 / screen.size[0], 520 / screen.size[1]), boxes = [], around = [];
      const device = make("div", { class: "device", role: "img", "aria-label": "A sketch of the screen",
        style: { width: screen.size[0] * scale + 4 + "px", height: screen.size[1] * scale + 4 + "px" } });
      const label = e => e.texts[0] || (e.id ? "#" + e.id : "");
      const holds = ["view", "cell"], touch = ["button", "textField", "toggle", "cell"];
      let alert = null;
      screen.elements.forEach((e, i) => {
        around.length = e.depth;
        const outer = around.findLast(o => boxes[o]);
        around.push(i);
        const part = () => make("span", { "data-e": i, on: hover(i) }, (e.kind === "backButton" ? "‹ " : "") + label(e));
        if (e.kind === "alertText" || e.kind === "alertButton") {
          alert = alert || make("div", { class: "alert" });
          alert.append(make("div", {}, part()));
        } else if (e.frame && e.frame[2] > 0 && e.frame[3] > 0) {
          boxes[i] = make("div", { class: "box" + (e.isExact ? "" : " about") + (touch.includes(e.kind) ? " touch" : ""),
            "data-e": i, on: hover(i), title: shown(e.type + " " + label(e)),
            style: { left: e.frame[0] * scale + "px", top: e.frame[1] * scale + "px", width: e.frame[2] * scale + "px",
              height: e.frame[3] * scale + "px" } }, holds.includes(e.kind) ? "" : label(e));
          device.append(boxes[i]);
        } else if (outer !== undefined && label(e) && screen.elements[outer].frame[3] < screen.size[1] / 2) {
          boxes[outer].append(part());
        }
      });
      if (alert) device.append(alert);
      return device;
    }

    function move(by) {
      const f = data.flows[flow];
      if (f) show(flow, Math.min(f.steps.length - 1, Math.max(0, step + by)));
    }
    function turn(by) {
      const all = listed(), at = all.indexOf(flow);
      if (all.length) show(all[Math.min(all.length - 1, Math.max(0, at < 0 ? 0 : at + by))]);
    }
    function nextBad() {
      const all = listed(), start = all.indexOf(flow);
      for (let k = 0; k <= all.length; k++) {
        const f = all[(Math.max(0, start) + k) % all.length];
        if (f === undefined) return;
        const from = k === 0 ? step + 1 : 0, steps = data.flows[f].steps;
        const found = steps.findIndex((s, i) => i >= from && !good(s.verdict) && s.reason.length > 0);
        if (found >= 0) return show(f, found);
      }
    }
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === $("search")) {
        if (event.key === "Escape") { $("search").value = ""; seek(); $("search").blur(); }
        if (event.key === "Enter" || event.key === "ArrowDown") { event.preventDefault(); $("search").blur(); }
        return;
      }
      const actions = { ArrowDown: () => move(1), j: () => move(1), ArrowUp: () => move(-1), k: () => move(-1),
        ArrowRight: () => turn(1), l: () => turn(1), ArrowLeft: () => turn(-1), h: () => turn(-1), n: nextBad,
        "/": () => $("search").focus(), Escape: () => { only = null; $("search").value = ""; seek(); },
        Home: () => show(flow, 0), End: () => move(1e9) };
      const action = actions[event.key];
      if (action) { event.preventDefault(); action(); }
    });
    function seek() {
      query = $("search").value.trim().toLowerCase();
      const all = listed();
      if (all.length && (query || !all.includes(flow))) show(all.includes(flow) ? flow : all[0]); else draw();
    }
    $("search").addEventListener("input", seek);
    function open() {
      const place = /^#(\d+)\.(\d+)$/.exec(location.hash);
      const worst = ["failed", "unreadable", "undecided", "warned"].find(v => data.flows.some(f => f.verdict === v));
      const bad = data.flows.findIndex(f => f.verdict === worst);
      if (place && data.flows[place[1] - 1]) show(place[1] - 1, Math.min(place[2] - 1,
        Math.max(0, data.flows[place[1] - 1].steps.length - 1)));
      else if (data.flows.length) show(Math.max(0, bad));
      else draw();
    }
    window.addEventListener("hashchange", open);
    open();
    """#
}
