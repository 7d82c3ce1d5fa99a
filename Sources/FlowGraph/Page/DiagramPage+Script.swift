extension DiagramPage {
  /// The page's script: it moves what is there, and makes nothing of any text.
  static let script = #"""
    "use strict";
    (() => {
    const $ = id => document.getElementById(id);
    const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
    const stage = $("stage"), svg = stage.querySelector("svg"), card = $("card"), search = $("search");
    if (!svg || !svg.viewBox.baseVal) return;
    document.documentElement.classList.add("js");
    const box = svg.viewBox.baseVal, whole = { x: box.x, y: box.y, w: box.width, h: box.height };
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.setAttribute("role", "group");
    svg.setAttribute("preserveAspectRatio", "xMinYMin");
    const nodes = new Map(all(".node[data-screen]", svg).map(n => [n.dataset.screen, n]));
    const ways = all(".edge[data-from]", svg), items = all("#list li[data-screen]");
    const item = new Map(items.map(i => [i.dataset.screen, i]));

    // What is seen: the place of the stage's left top corner, and how many pixels a unit of the picture takes.
    let left = whole.x, top = whole.y, scale = 1;
    const fitting = () => Math.min(stage.clientWidth / whole.w, stage.clientHeight / whole.h);
    function show() {
      const w = stage.clientWidth / scale, h = stage.clientHeight / scale;
      const held = (at, from, size, seen) => size <= seen ? from - (seen - size) / 2
        : Math.min(from + size - seen * .3, Math.max(from - seen * .7, at));
      left = held(left, whole.x, whole.w, w);
      top = held(top, whole.y, whole.h, h);
      svg.setAttribute("viewBox", [left, top, w, h].map(n => n.toFixed(2)).join(" "));
    }
    function zoom(by, x, y) {
      const next = Math.min(6, Math.max(fitting() * .7, scale * by));
      if (x === undefined) { x = stage.clientWidth / 2; y = stage.clientHeight / 2; }
      left += x / scale - x / next;
      top += y / scale - y / next;
      scale = next;
      show();
    }
    function fit() { scale = Math.min(2, fitting() * .98); left = whole.x; top = whole.y; show(); }
    function move(x, y) { left += x / scale; top += y / scale; show(); }
    // Where a box lies in the picture, whatever is seen of it.
    function place(node) {
      const r = node.getBoundingClientRect(), s = stage.getBoundingClientRect();
      return { x: left + (r.left - s.left + r.width / 2) / scale, y: top + (r.top - s.top + r.height / 2) / scale };
    }
    function center(node) {
      const p = place(node);
      left = p.x - stage.clientWidth / scale / 2;
      top = p.y - stage.clientHeight / scale / 2;
      show();
    }
    function reveal(node) {
      const r = node.getBoundingClientRect(), s = stage.getBoundingClientRect();
      if (r.left < s.left || r.right > s.right || r.top < s.top || r.bottom > s.bottom) center(node);
    }

    // Screens that are lit, with the ways between them; the rest is pale. Null lights all.
    let chosen = null;
    function light(screens, isLit) {
      svg.classList.toggle("some", screens !== null);
      ways.forEach(w => w.classList.toggle("on", screens !== null && isLit(w)));
      nodes.forEach((n, id) => n.classList.toggle("on", screens !== null && screens.has(id)));
      const start = $("start");
      if (start) start.classList.toggle("on", ways.some(w => w.dataset.kind === "start" && w.classList.contains("on")));
    }
    function choose(id, isShown) {
      chosen = nodes.has(id) ? id : null;
      nodes.forEach((n, key) => {
        n.classList.toggle("chosen", key === chosen);
        n.setAttribute("aria-pressed", String(key === chosen));
      });
      if (!chosen) { card.hidden = true; card.replaceChildren(); return find(); }
      const at = w => w.dataset.from === chosen || w.dataset.to === chosen;
      const near = new Set([chosen]);
      ways.filter(at).forEach(w => { near.add(w.dataset.from); near.add(w.dataset.to); });
      light(near, at);
      const close = document.createElement("button");
      close.textContent = "×";
      close.setAttribute("aria-label", "Close");
      close.addEventListener("click", () => choose(null));
      card.replaceChildren(close, ...(item.has(chosen) ? item.get(chosen).cloneNode(true).childNodes : []));
      card.hidden = false;
      $("side").scrollTop = 0;
      if (isShown) center(nodes.get(chosen)); else reveal(nodes.get(chosen));
      try { history.replaceState(null, "", "#" + nodes.get(chosen).id); } catch (_) {}
    }

    // What is found by its name, its class and its identifier.
    const words = i => all("h3, .what", i).map(e => e.textContent).join("\n").toLowerCase();
    items.forEach(i => { i.words = words(i); });
    function find() {
      const text = search.value.trim().toLowerCase();
      const found = items.filter(i => !text || i.words.includes(text));
      items.forEach(i => { i.hidden = !found.includes(i); });
      $("found").textContent = text ? found.length + " found" : "";
      const lit = new Set(found.map(i => i.dataset.screen));
      if (!chosen) light(text ? lit : null, w => lit.has(w.dataset.from) && lit.has(w.dataset.to));
      return found;
    }
    search.addEventListener("input", () => { if (chosen) choose(null); else find(); });
    search.addEventListener("keydown", event => {
      if (event.key === "Enter") { const found = find(); if (found.length) choose(found[0].dataset.screen, true); }
      if (event.key === "Escape") { search.value = ""; choose(null); search.blur(); }
    });

    $("in").addEventListener("click", () => zoom(1.3));
    $("out").addEventListener("click", () => zoom(1 / 1.3));
    $("fit").addEventListener("click", fit);
    stage.addEventListener("wheel", event => {
      event.preventDefault();
      const r = stage.getBoundingClientRect(), lines = event.deltaMode === 1 ? 20 : 1;
      zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 240), event.clientX - r.left, event.clientY - r.top);
    }, { passive: false });
    const fingers = new Map();
    let hasMoved = false;
    stage.addEventListener("pointerdown", event => {
      if (event.button) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 1) hasMoved = false;
    });
    stage.addEventListener("pointermove", event => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const now = [event.clientX, event.clientY], [dx, dy] = [last[0] - now[0], last[1] - now[1]];
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      if (!hasMoved) { hasMoved = true; stage.classList.add("moving"); stage.setPointerCapture(event.pointerId); }
      const other = [...fingers].find(([id]) => id !== event.pointerId);
      if (other) {
        const far = p => Math.max(1, Math.hypot(p[0] - other[1][0], p[1] - other[1][1]));
        const r = stage.getBoundingClientRect();
        zoom(far(now) / far(last), (now[0] + other[1][0]) / 2 - r.left, (now[1] + other[1][1]) / 2 - r.top);
      } else move(dx, dy);
      fingers.set(event.pointerId, now);
    });
    ["pointerup", "pointercancel"].forEach(name => stage.addEventListener(name, event => {
      fingers.delete(event.pointerId);
      if (!fingers.size) stage.classList.remove("moving");
    }));
    // A drag ends on something that is not meant; a link of a screen is in its card.
    stage.addEventListener("click", event => {
      const node = event.target.closest(".node[data-screen]");
      if (hasMoved) { hasMoved = false; return event.preventDefault(); }
      if (node && !event.ctrlKey && !event.metaKey) { event.preventDefault(); choose(node.dataset.screen); }
      else if (!event.target.closest("a")) choose(null);
    }, true);
    nodes.forEach(node => {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      node.setAttribute("aria-pressed", "false");
      all("a", node).forEach(a => a.setAttribute("tabindex", "-1"));
      node.addEventListener("focus", () => { if (node.matches(":focus-visible")) reveal(node); });
      node.addEventListener("keydown", event => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(node.dataset.screen);
      });
    });
    $("side").addEventListener("click", event => {
      const link = event.target.closest("a[data-go], h3 a");
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(link.dataset.go || (link.closest("li") || {}).dataset?.screen || chosen, true);
    });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target === search) return;
      const actions = { "/": () => search.focus(), Escape: () => { search.value = ""; choose(null); } };
      if (stage.contains(event.target) || event.target === document.body) Object.assign(actions, {
        "+": () => zoom(1.3), "=": () => zoom(1.3), "-": () => zoom(1 / 1.3), "0": fit,
        ArrowLeft: () => move(-60, 0), ArrowRight: () => move(60, 0), ArrowUp: () => move(0, -60),
        ArrowDown: () => move(0, 60) });
      const action = actions[event.key];
      if (action) { event.preventDefault(); action(); }
    });
    window.addEventListener("resize", show);

    // As large as a text can be read, at the start of the app where not all is seen.
    fit();
    const readable = stage.clientWidth < 600 ? 1 : .8;
    if (scale < readable) {
      scale = readable;
      const first = ways.find(w => w.dataset.kind === "start");
      const node = (first && nodes.get(first.dataset.to)) || nodes.values().next().value;
      show();
      if (node) center(node);
    }
    const named = [...nodes].find(([, n]) => "#" + n.id === location.hash);
    if (named) choose(named[0], true);
    })();
    """#
}
