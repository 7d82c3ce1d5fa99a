extension DiagramPage {
  /// The page's style. Until the script runs the picture stands in its own size and is scrolled.
  static let style = """
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page); }
    a { color: var(--link); }
    h3 a, .ways a { text-decoration: none; }
    h3 a:hover, .ways a:hover { text-decoration: underline; }
    h1 { font-size: 17px; margin: 0; }
    h2 { font-size: 13px; margin: 18px 0 4px; color: var(--dim); }
    h3 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
    h4 { font-size: 12px; margin: 6px 0 0; color: var(--dim); font-weight: 600; }
    p { margin: 0; }
    header { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between;
      padding: 8px 14px; border-bottom: 1px solid var(--line); }
    header p, .what, .place { color: var(--dim); font-size: 12px; overflow-wrap: anywhere; }
    code { font: 12px ui-monospace, monospace; }
    ul { margin: 0; padding: 0; list-style: none; }
    .ways li { padding-left: 10px; font-size: 13px; overflow-wrap: anywhere; }
    .notes li { font-size: 12px; margin: 3px 0 3px 10px; overflow-wrap: anywhere; }
    .notes .error b, .notes .warning b { color: var(--bad); }
    .screens > li { padding: 7px 0; border-top: 1px solid color-mix(in srgb, var(--line) 45%, transparent); }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 8px; top: 8px; padding: 6px; background: var(--page); z-index: 2; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    #tools { display: none; position: relative; gap: 6px; align-items: center; }
    #search { font: inherit; padding: 7px 9px; width: 230px; min-width: 0; flex: 1 1 auto; }
    #search, button { color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; }
    button { font: inherit; min-width: 38px; min-height: 38px; cursor: pointer; }
    #found { color: var(--dim); font-size: 12px; }
    #found:empty { display: none; }
    #stage { overflow: auto; padding: 8px; }
    #side { padding: 8px 14px 24px; }
    #card { border: 1px solid var(--link); border-radius: 8px; padding: 10px; margin: 4px 0 12px; }
    #card button { float: right; min-height: 30px; min-width: 30px; }
    .node:target polygon, .node:target path, .node.chosen polygon, .node.chosen path { stroke-width: 3.5; }
    .node.chosen polygon, .node.chosen path { stroke: var(--link); }
    .node:focus { outline: none; }
    .node:focus-visible polygon, .node:focus-visible path, .node:focus-visible ellipse {
      stroke: var(--link); stroke-width: 3.5; }
    .js .node[data-screen] { cursor: pointer; }
    svg.some .node:not(.on):not(.legend):not(.title), svg.some .edge:not(.on):not(.legend) { opacity: .16; }
    .js #tools { display: flex; }
    .js #stage { position: relative; overflow: hidden; padding: 0; height: 60vh; min-height: 300px; cursor: grab;
      touch-action: none; border-bottom: 1px solid var(--line); }
    .js #stage.moving { cursor: grabbing; }
    .js #stage > svg { position: absolute; inset: 0; width: 100%; height: 100%; user-select: none;
      -webkit-user-select: none; }
    @media (max-width: 799px) { #tools { flex: 1 1 100%; } }
    @media (min-width: 800px) {
      .js body { height: 100vh; display: flex; flex-direction: column; }
      .js main { flex: 1; min-height: 0; display: flex; }
      .js #stage { flex: 1; height: auto; min-height: 0; border-bottom: 0; }
      .js #side { width: 330px; overflow: auto; border-left: 1px solid var(--line); }
    }
    """
}
