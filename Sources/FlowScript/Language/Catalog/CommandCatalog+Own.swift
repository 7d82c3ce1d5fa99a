extension CommandCatalog {
  /// flowsim's own commands, which see and move what a finger cannot.
  static let own: [CommandSpec] = [
    CommandSpec(
      name: "performSegue", origin: .flowsim, shorthand: "identifier",
      options: [OptionSpec("identifier", .text, isRequired: true), OptionSpec("from", .text)]),
    CommandSpec(
      name: "unwind", origin: .flowsim, shorthand: "action",
      options: [
        OptionSpec("action", .text), OptionSpec("identifier", .text), OptionSpec("from", .text),
        OptionSpec("to", .text),
      ]),
    CommandSpec(
      name: "given", origin: .flowsim,
      options: GivenReader.names.map { OptionSpec($0, .anyMap) }),
    CommandSpec(
      name: "forEach", origin: .flowsim,
      options: [
        OptionSpec("rows", .list(.variables), isRequired: true), OptionSpec("file", .text),
        OptionSpec("commands", .commands),
      ]),
    CommandSpec(name: "dismiss", origin: .flowsim, isBare: true),
    CommandSpec(name: "pop", origin: .flowsim, isBare: true),
    CommandSpec(name: "popToRoot", origin: .flowsim, isBare: true),
    CommandSpec(name: "swipeBack", origin: .flowsim, isBare: true, options: [OptionSpec("cancelled", .flag)]),
    CommandSpec(name: "selectTab", origin: .flowsim, shorthand: "title", options: tabOptions),
    assertion("assertScreen", shorthand: "screen", [OptionSpec("screen", .text, isRequired: true)]),
    assertion("assertStack", shorthand: "screens", [OptionSpec("screens", .texts, isRequired: true)]),
    assertion(
      "assertPresented", isBare: true, shorthand: "screen",
      [
        OptionSpec("screen", .text),
        OptionSpec("style", .choice(PresentedExpectation.Style.allCases.map(\.rawValue))),
      ]),
    assertion("assertNotPresented", isBare: true, shorthand: "screen", [OptionSpec("screen", .text)]),
    assertion("assertTab", shorthand: "title", tabOptions),
    assertion(
      "assertAlert", isBare: true, shorthand: "title",
      [OptionSpec("title", .text), OptionSpec("message", .text), OptionSpec("buttons", .texts)]),
    assertion(
      "assertLifecycle", shorthand: "events",
      [OptionSpec("screen", .text), OptionSpec("events", .texts, isRequired: true), OptionSpec("exact", .flag)]),
    assertion(
      "assertChildren", shorthand: "children",
      [OptionSpec("children", .texts, isRequired: true), OptionSpec("screen", .text)]),
    assertion(
      "assertParent",
      [OptionSpec("screen", .text, isRequired: true), OptionSpec("parent", .text, isRequired: true)]),
    assertion(
      "assertInjected", shorthand: "property",
      [OptionSpec("property", .text, isRequired: true), OptionSpec("screen", .text)]),
    assertion(
      "assertStatusBar", shorthand: "style",
      [
        OptionSpec("style", .choice(StatusBarExpectation.Style.allCases.map(\.rawValue))), OptionSpec("hidden", .flag),
        OptionSpec("owner", .text),
      ]),
    assertion(
      "assertSafeArea",
      [OptionSpec("screen", .text)]
        + SafeAreaExpectation.Edge.allCases.map { OptionSpec($0.rawValue, .computed(.points)) }),
    assertion("assertNotCovered", shorthand: "text", elementOptions),
    assertion("assertDeallocated", shorthand: "screen", [OptionSpec("screen", .text, isRequired: true)]),
    assertion("assertWarning", shorthand: "text", [OptionSpec("text", .text, isRequired: true)]),
    assertion("assertNoIssues", isBare: true),
  ]

  private static let tabOptions = [OptionSpec("title", .text), OptionSpec("index", .whole)]

  private static func assertion(
    _ name: String, isBare: Bool = false, shorthand: String? = nil, _ options: [OptionSpec] = []
  ) -> CommandSpec {
    CommandSpec(
      name: name, origin: .flowsim, isBare: isBare, shorthand: shorthand, options: options, isAssertion: true)
  }
}
