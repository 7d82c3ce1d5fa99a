extension CommandReader {
  /// One of flowsim's own commands.
  func ownCommand() throws(FlowError) -> Command {
    switch options.spec.name {
    case "performSegue":
      return .performSegue(PerformSegue(identifier: options.text("identifier") ?? "", from: options.text("from")))
    case "unwind": return .unwind(try unwind())
    case "given": return .given(try given())
    case "forEach":
      return .forEach(
        ForEach(rows: (options["rows"]?.elements ?? []).map(\.variables), source: try stepSource()))
    case "dismiss": return .dismiss
    case "pop": return .pop
    case "popToRoot": return .popToRoot
    case "swipeBack": return .swipeBack(isCancelled: options.flag("cancelled") ?? false)
    case "selectTab": return .selectTab(try tab())
    case "assertTab": return .assertTab(try tab())
    case "assertScreen": return .assertScreen(options.text("screen") ?? "")
    case "assertStack": return .assertStack(options.texts("screens") ?? [])
    case "assertPresented": return .assertPresented(presented)
    case "assertNotPresented": return .assertNotPresented(options.text("screen"))
    case "assertAlert":
      return .assertAlert(
        AlertExpectation(
          title: options.text("title"), message: options.text("message"), buttons: options.texts("buttons")))
    case "assertLifecycle": return .assertLifecycle(try lifecycle())
    case "assertChildren": return .assertChildren(options.texts("children") ?? [], screen: options.text("screen"))
    case "assertParent":
      return .assertParent(screen: options.text("screen") ?? "", parent: options.text("parent") ?? "")
    case "assertInjected":
      return .assertInjected(property: options.text("property") ?? "", screen: options.text("screen"))
    case "assertStatusBar": return .assertStatusBar(try statusBar())
    case "assertSafeArea": return .assertSafeArea(try safeArea())
    case "assertNotCovered": return .assertNotCovered(try selector())
    case "assertDeallocated": return .assertDeallocated(options.text("screen") ?? "")
    case "assertWarning": return .assertWarning(options.text("text") ?? "")
    default: return .assertNoIssues
    }
  }

  private var presented: PresentedExpectation {
    let style = options["style"]?.text?.lowercased()
    return PresentedExpectation(
      screen: options.text("screen"),
      style: PresentedExpectation.Style.allCases.first { $0.rawValue.lowercased() == style })
  }

  private func statusBar() throws(FlowError) -> StatusBarExpectation {
    let style = options["style"]?.text?.lowercased()
    let expectation = StatusBarExpectation(
      style: StatusBarExpectation.Style.allCases.first { $0.rawValue.lowercased() == style },
      hidden: options.flag("hidden"), owner: options.text("owner"))
    guard expectation != StatusBarExpectation() else {
      throw fault("assertStatusBar expects nothing", hint: "give it style, hidden or owner")
    }
    return expectation
  }

  private func safeArea() throws(FlowError) -> SafeAreaExpectation {
    let insets = SafeAreaExpectation.Edge.allCases.compactMap { edge in
      options.text(edge.rawValue).map { SafeAreaExpectation.Inset(edge, $0) }
    }
    guard !insets.isEmpty else {
      throw fault("assertSafeArea names no edge", hint: "it takes points at top, left, bottom, right")
    }
    return SafeAreaExpectation(screen: options.text("screen"), insets: insets)
  }

  private func given() throws(FlowError) -> [Given] {
    var givens: [Given] = []
    for name in GivenReader.names {
      guard let value = options[name] else { continue }
      givens.append(try GivenReader.given(name, value, at: options.location))
    }
    guard !givens.isEmpty else {
      throw fault("given states nothing", hint: "it takes \(GivenReader.names.joined(separator: ", "))")
    }
    return givens
  }

  private func unwind() throws(FlowError) -> Unwind {
    let unwind = Unwind(
      action: options.text("action"), identifier: options.text("identifier"), from: options.text("from"),
      to: options.text("to"))
    guard unwind.action != nil || unwind.identifier != nil else {
      throw fault("unwind needs an action or an identifier")
    }
    return unwind
  }

  private func tab() throws(FlowError) -> TabReference {
    let name = options.spec.name
    switch (options["title"], options["index"]) {
    case (let title?, nil):
      // A number without quotes counts tabs; in quotes it is a title.
      if options.isShorthand, title.isPlain, let index = title.wholeNumber { return .index(try checked(index, title)) }
      return .title(title.template ?? "")
    case (nil, let index?): return .index(try checked(index.wholeNumber ?? 0, index))
    case (nil, nil): throw fault("\(name) needs a title or an index")
    case (.some, .some): throw fault("\(name) has a title and an index", hint: "keep one of them")
    }
  }

  private func checked(_ index: Int, _ node: YAMLNode) throws(FlowError) -> Int {
    guard index >= 0 else { throw FlowError(node.location, "tabs are counted from 0, not \(index)") }
    return index
  }

  private func lifecycle() throws(FlowError) -> LifecycleExpectation {
    let events = options.texts("events") ?? []
    let isExact = options.flag("exact") ?? false
    guard !events.isEmpty || isExact else {
      throw fault(
        "assertLifecycle has no events", hint: "name some, or write exact: true to say that nothing happened")
    }
    return LifecycleExpectation(screen: options.text("screen"), events: events, exact: isExact)
  }
}
