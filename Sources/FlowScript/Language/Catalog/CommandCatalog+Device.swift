extension CommandCatalog {
  /// Maestro's commands that need a device, pixels, JavaScript or a service.
  static let device: [CommandSpec] =
    acceptedDevice + refusedScreen + refusedScripts

  private static let acceptedDevice: [CommandSpec] = [
    accepted("clearKeychain", "there is no keychain to clear", bare: true),
    accepted(
      "setPermissions", "permissions are not asked for",
      options: [
        OptionSpec("appId", .text, aliases: ["url"]), OptionSpec("permissions", .variables, isRequired: true),
      ]),
    accepted(
      "setLocation", "navigation does not depend on the place",
      options: [
        OptionSpec("latitude", .computed(.degrees), isRequired: true),
        OptionSpec("longitude", .computed(.degrees), isRequired: true),
      ]),
    accepted(
      "travel", "navigation does not depend on the place",
      options: [OptionSpec("points", .texts, isRequired: true), OptionSpec("speed", .number)]),
    accepted(
      "setAirplaneMode", "there is no network", "value",
      [OptionSpec("value", .choice(["enabled", "disabled"]), isRequired: true)]),
    accepted("toggleAirplaneMode", "there is no network", bare: true),
    accepted("addMedia", "there is no photo library", "files", [OptionSpec("files", .texts, isRequired: true)]),
    accepted(
      "takeScreenshot", "nothing is drawn", "path",
      [OptionSpec("path", .text, isRequired: true), OptionSpec("cropOn", .selector)]),
    accepted("startRecording", "nothing is drawn", "path", [OptionSpec("path", .text, isRequired: true)]),
    accepted("stopRecording", "nothing is drawn", bare: true),
    accepted(
      "waitForAnimationToEnd", "a step ends when its animations have", bare: true,
      options: [OptionSpec("timeout", .computed(.amount))]),
    accepted("scroll", "how far it goes is not known", bare: true),
  ]

  private static let refusedScreen: [CommandSpec] = [
    refused("assertDarkMode", "nothing is drawn", bare: true),
    refused("assertLightMode", "nothing is drawn", bare: true),
    refused(
      "assertScreenshot", "nothing is drawn; assertScreen and assertVisible check what is shown", "path",
      [
        OptionSpec("path", .text, isRequired: true), OptionSpec("thresholdPercentage", .text),
        OptionSpec("cropOn", .selector),
      ]),
    refused("assertNoDefectsWithAI", "it needs a picture and a service", bare: true),
    refused(
      "assertWithAI", "it needs a picture and a service", "assertion",
      [OptionSpec("assertion", .text, isRequired: true)]),
    refused(
      "extractTextWithAI", "it needs a picture and a service", "query",
      [OptionSpec("query", .text, isRequired: true), OptionSpec("outputVariable", .text)]),
  ]

  private static let refusedScripts: [CommandSpec] = [
    refused(
      "evalScript", "flowsim runs no JavaScript; set values under env: or with -e", "script",
      [OptionSpec("script", .text, isRequired: true)]),
    refused(
      "runScript", "flowsim runs no JavaScript; set values under env: or with -e", "file",
      [
        OptionSpec("file", .text, isRequired: true), OptionSpec("env", .variables), OptionSpec("when", .condition),
      ]),
    refused(
      "openBrowser", "Maestro knows the name but has no such command; it has openLink", "link",
      [OptionSpec("link", .text, isRequired: true)]),
  ]

  private static func accepted(
    _ name: String, _ note: String, bare: Bool = false, _ shorthand: String? = nil, _ own: [OptionSpec] = [],
    options: [OptionSpec] = []
  ) -> CommandSpec {
    CommandSpec(
      name: name, origin: .maestro, isBare: bare, shorthand: shorthand, options: own + options,
      support: .accepted(note: note))
  }

  private static func refused(
    _ name: String, _ reason: String, bare: Bool = false, _ shorthand: String? = nil, _ own: [OptionSpec] = [],
    options: [OptionSpec] = []
  ) -> CommandSpec {
    CommandSpec(
      name: name, origin: .maestro, isBare: bare, shorthand: shorthand, options: own + options,
      support: .refused(reason: reason))
  }
}
