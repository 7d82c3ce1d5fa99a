extension CommandCatalog {
  /// Maestro's commands that flowsim simulates.
  static let simulated: [CommandSpec] = acting + RandomText.Kind.allCases.map(\.spec)

  private static let acting: [CommandSpec] = [
    CommandSpec(
      name: "launchApp", origin: .maestro, isBare: true, shorthand: "appId",
      options: [
        OptionSpec("appId", .text, aliases: ["url"]), OptionSpec("clearState", .flag),
        OptionSpec("clearKeychain", .flag), OptionSpec("stopApp", .flag), OptionSpec("permissions", .variables),
        OptionSpec("arguments", .variables, aliases: ["launchArguments"]),
      ]),
    CommandSpec(
      name: "stopApp", origin: .maestro, isBare: true, shorthand: "appId", options: [OptionSpec("appId", .text)]),
    CommandSpec(
      name: "killApp", origin: .maestro, isBare: true, shorthand: "appId", options: [OptionSpec("appId", .text)]),
    CommandSpec(
      name: "clearState", origin: .maestro, isBare: true, shorthand: "appId", options: [OptionSpec("appId", .text)]),
    CommandSpec(
      name: "setDarkMode", origin: .maestro, shorthand: "value",
      options: [OptionSpec("value", .choice(["enabled", "disabled"]), isRequired: true)]),
    CommandSpec(name: "toggleDarkMode", origin: .maestro, isBare: true),
    CommandSpec(name: "tapOn", origin: .maestro, shorthand: "text", options: elementOptions),
    CommandSpec(name: "doubleTapOn", origin: .maestro, shorthand: "text", options: elementOptions),
    CommandSpec(name: "longPressOn", origin: .maestro, shorthand: "text", options: elementOptions),
    CommandSpec(
      name: "assertVisible", origin: .maestro, shorthand: "text", options: elementOptions, isAssertion: true),
    CommandSpec(
      name: "assertNotVisible", origin: .maestro, shorthand: "text", options: elementOptions, isAssertion: true),
    CommandSpec(
      name: "extendedWaitUntil", origin: .maestro,
      options: [
        OptionSpec("visible", .selector), OptionSpec("notVisible", .selector),
        OptionSpec("timeout", .computed(.amount)),
      ]),
    CommandSpec(
      name: "assertTrue", origin: .maestro, shorthand: "condition",
      options: [OptionSpec("condition", .text, isRequired: true)], isAssertion: true),
    CommandSpec(name: "back", origin: .maestro, isBare: true),
    CommandSpec(
      name: "setOrientation", origin: .maestro, shorthand: "orientation",
      options: [OptionSpec("orientation", .text, isRequired: true)]),
    CommandSpec(
      name: "inputText", origin: .maestro, shorthand: "text", options: [OptionSpec("text", .text, isRequired: true)]),
    CommandSpec(
      name: "eraseText", origin: .maestro, isBare: true, shorthand: "charactersToErase",
      options: [OptionSpec("charactersToErase", .count)]),
    CommandSpec(name: "copyTextFrom", origin: .maestro, shorthand: "text", options: elementOptions),
    CommandSpec(
      name: "setClipboard", origin: .maestro, shorthand: "text", options: [OptionSpec("text", .text, isRequired: true)]),
    CommandSpec(name: "pasteText", origin: .maestro, isBare: true),
    CommandSpec(
      name: "pressKey", origin: .maestro, shorthand: "key", options: [OptionSpec("key", .text, isRequired: true)]),
    CommandSpec(
      name: "openLink", origin: .maestro, shorthand: "link",
      options: [
        OptionSpec("link", .text, isRequired: true), OptionSpec("browser", .flag), OptionSpec("autoVerify", .flag),
      ]),
    CommandSpec(
      name: "swipe", origin: .maestro,
      options: [
        OptionSpec("direction", .text), OptionSpec("start", .text), OptionSpec("end", .text),
        OptionSpec("from", .selector), OptionSpec("duration", .count), OptionSpec("waitToSettleTimeoutMs", .count),
      ]),
    CommandSpec(
      name: "scrollUntilVisible", origin: .maestro,
      options: [
        OptionSpec("element", .selector, isRequired: true),
        OptionSpec("direction", .choice(["DOWN", "UP", "RIGHT", "LEFT"])), OptionSpec("timeout", .computed(.setting)),
        OptionSpec("speed", .computed(.amount)), OptionSpec("visibilityPercentage", .count),
        OptionSpec("centerElement", .flag),
        OptionSpec("waitToSettleTimeoutMs", .count),
      ]),
    CommandSpec(name: "hideKeyboard", origin: .maestro, aliases: ["hide keyboard"], isBare: true),
    CommandSpec(
      name: "runFlow", origin: .maestro, shorthand: "file",
      options: [
        OptionSpec("file", .text), OptionSpec("commands", .commands), OptionSpec("when", .condition),
        OptionSpec("env", .variables),
      ]),
    CommandSpec(
      name: "repeat", origin: .maestro,
      options: [
        OptionSpec("times", .computed(.amount)), OptionSpec("while", .condition),
        OptionSpec("commands", .commands, isRequired: true),
      ]),
    CommandSpec(
      name: "retry", origin: .maestro,
      options: [
        OptionSpec("maxRetries", .computed(.amount)), OptionSpec("file", .text), OptionSpec("commands", .commands),
        OptionSpec("env", .variables),
      ]),
    CommandSpec(
      name: "action", origin: .maestro, shorthand: "name",
      options: [OptionSpec("name", .choice(["back", "hideKeyboard", "scroll", "clearKeychain", "pasteText"]))]),
  ]
}
