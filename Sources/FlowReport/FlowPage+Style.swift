extension FlowPage {
  /// The page's style, for light and dark.
  static let style = """
    :root { color-scheme: light dark; --line: #d5d8dd; --soft: #f3f4f6; --ink: #1c1e21; --dim: #62676f; --mark: #dbe7ff;
      --passed: #14713a; --warned: #8a5a00; --undecided: #6b3fa0; --failed: #b3261e; --unreadable: #b3261e;
      --skipped: #62676f; --page: #fff; }
    @media (prefers-color-scheme: dark) { :root { --line: #3a3d42; --soft: #24262a; --ink: #e6e7e9; --dim: #9da2aa;
      --mark: #2b3a57; --passed: #6fce93; --warned: #e0b355; --undecided: #c3a3ee; --failed: #ff8a80;
      --unreadable: #ff8a80; --skipped: #9da2aa; --page: #191a1d; } }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; font: 14px/1.45 system-ui, sans-serif; color: var(--ink);
      background: var(--page); }
    header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 8px 14px;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 15px; margin: 0 0 6px; overflow-wrap: anywhere; }
    h3 { font-size: 12px; margin: 16px 0 4px; color: var(--dim); text-transform: uppercase; letter-spacing: .04em; }
    #totals { display: flex; gap: 6px; flex-wrap: wrap; }
    #totals button { font: inherit; border: 1px solid var(--line); border-radius: 12px; padding: 1px 10px;
      background: none; color: inherit; cursor: pointer; }
    #totals button[aria-pressed="true"] { background: var(--mark); }
    #search { flex: 1 1 220px; max-width: 420px; font: inherit; padding: 4px 8px; border: 1px solid var(--line);
      border-radius: 6px; background: var(--page); color: inherit; }
    #keys { color: var(--dim); font-size: 12px; }
    kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 4px; font: inherit; margin: 0 1px; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(180px, 22%) minmax(240px, 32%) 1fr; }
    main > * { overflow: auto; padding: 8px; border-right: 1px solid var(--line); }
    main > :last-child { border-right: 0; padding: 12px 16px; }
    .row { display: flex; gap: 8px; width: 100%; text-align: left; font: inherit; color: inherit; background: none;
      border: 0; border-radius: 6px; padding: 4px 8px; cursor: pointer; align-items: baseline; }
    .row:hover { background: var(--soft); }
    .row[aria-current="true"] { background: var(--mark); }
    .row > span { overflow-wrap: anywhere; min-width: 0; }
    .row small, .dim { color: var(--dim); font-size: 12px; display: block; }
    .sign { flex: none; width: 1.1em; text-align: center; font-weight: 700; }
    .passed .sign, .tone-passed { --tone: var(--passed); color: var(--tone); }
    .warned .sign, .tone-warned { --tone: var(--warned); color: var(--tone); }
    .undecided .sign, .tone-undecided { --tone: var(--undecided); color: var(--tone); }
    .failed .sign, .tone-failed { --tone: var(--failed); color: var(--tone); }
    .unreadable .sign, .tone-unreadable { --tone: var(--unreadable); color: var(--tone); }
    .skipped .sign, .tone-skipped { --tone: var(--skipped); color: var(--tone); }
    pre { margin: 0; padding: 8px 10px; background: var(--soft); border-radius: 6px; overflow: auto;
      font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; }
    .reason { border-left: 3px solid var(--tone); color: var(--ink); }
    .copy { float: right; font: 12px system-ui, sans-serif; border: 1px solid var(--line); border-radius: 4px;
      background: var(--page); color: inherit; cursor: pointer; }
    .shown { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    .shown > .list { flex: 1 1 300px; min-width: 0; }
    .device { position: relative; flex: none; border: 2px solid var(--dim); border-radius: 16px; overflow: hidden;
      background: var(--page); }
    .box { position: absolute; border: 1px solid var(--line); font-size: 10px; line-height: 1.15; overflow: hidden;
      padding: 0 3px; border-radius: 2px; display: flex; gap: 6px; justify-content: space-between;
      align-items: center; white-space: nowrap; }
    .box.about { border-style: dashed; }
    .box.touch { border-color: var(--dim); }
    .box.hot, tr.hot { outline: 2px solid #3b82f6; background: var(--mark); }
    .alert { position: absolute; left: 10%; right: 10%; top: 38%; background: var(--soft); border-radius: 10px;
      border: 1px solid var(--dim); font-size: 11px; padding: 8px; text-align: center; }
    table { border-collapse: collapse; width: 100%; font-size: 12px; }
    th { text-align: left; color: var(--dim); font-weight: 500; }
    th, td { padding: 2px 8px 2px 0; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    td:first-child, td:nth-child(3), td:nth-child(4) { white-space: nowrap; }
    tr.plain { color: var(--dim); }
    ol { margin: 0; padding-left: 20px; }
    .none { color: var(--dim); padding: 8px; }
    @media (max-width: 800px) { main { display: block; overflow: auto; } main > * { border-right: 0;
      border-bottom: 1px solid var(--line); max-height: none; } #keys { display: none; } }
    """
}
