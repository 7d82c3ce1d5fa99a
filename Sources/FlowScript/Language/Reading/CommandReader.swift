/// Checked options → a typed command.
struct CommandReader {
  let options: Options
  /// Reads the commands inside this one.
  let steps: StepReader

  /// The command.
  func command() throws(FlowError) -> Command {
    if options.spec.origin == .flowsim { return try ownCommand() }
    if options.spec.support != .simulated { return try deviceCommand(options.spec) }
    switch options.spec.name {
    case "launchApp": return .launchApp(launchApp)
    case "stopApp": return .stopApp(appId: options.text("appId"))
    case "killApp": return .killApp(appId: options.text("appId"))
    case "clearState": return .clearState(appId: options.text("appId"))
    case "setDarkMode": return .setDarkMode(options["value"]?.text == "enabled")
    case "toggleDarkMode": return .setDarkMode(nil)
    case "tapOn", "doubleTapOn", "longPressOn": return .tap(try tap())
    case "assertVisible": return .assertVisible(try selector())
    case "assertNotVisible": return .assertNotVisible(try selector())
    case "extendedWaitUntil": return .extendedWaitUntil(try extendedWait())
    case "assertTrue": return .assertTrue(options.text("condition") ?? "")
    case "back": return .back
    case "setOrientation": return .setOrientation(try orientation())
    case "inputText": return .inputText(options.text("text") ?? "")
    case let name where RandomText.Kind(rawValue: name) != nil:
      return .inputRandom(RandomText(RandomText.Kind(rawValue: name)!, length: options.whole("length") ?? 8))
    case "eraseText": return .eraseText(characters: options.whole("charactersToErase"))
    case "copyTextFrom": return .copyTextFrom(try selector())
    case "setClipboard": return .setClipboard(options.text("text") ?? "")
    case "pasteText": return .pasteText
    case "pressKey": return try key()
    case "openLink": return .openLink(options.text("link") ?? "")
    case "hideKeyboard": return .hideKeyboard
    case "swipe": return .swipe(try swipe())
    case "scrollUntilVisible":
      let direction = options["direction"]?.text.flatMap { Swipe.Direction(rawValue: $0.lowercased()) }
      return .scrollUntilVisible(options.selector("element") ?? ElementSelector(), direction ?? .down)
    case "runFlow": return .runFlow(try runFlow())
    case "repeat": return .repeat(try repetition())
    case "retry": return .retry(try retry())
    default: return try action()
    }
  }

  /// A fault of the whole command, where it begins.
  func fault(_ message: String, hint: String? = nil) -> FlowError {
    FlowError(options.location, message, hint: hint)
  }

  private var launchApp: LaunchApp {
    LaunchApp(
      appId: options.text("appId"), clearState: options.flag("clearState") ?? false,
      clearKeychain: options.flag("clearKeychain") ?? false, stopApp: options.flag("stopApp") ?? true,
      permissions: options.variables("permissions"), arguments: options.variables("arguments"))
  }

  /// How often one step may touch an element.
  private static let mostTouches = 1_000

  private func tap() throws(FlowError) -> Tap {
    let gesture = Tap.Gesture(rawValue: options.spec.name) ?? .tapOn
    let count = options.whole("repeat") ?? 1
    guard (0...Self.mostTouches).contains(count) else {
      throw FlowError(
        options["repeat"]?.location ?? options.location, "repeat must be from 0 to \(Self.mostTouches), not \(count)")
    }
    let delay = options.whole("delay").flatMap { $0 >= 0 ? $0 : nil } ?? 100
    return Tap(
      gesture, on: try selector(), count: gesture == .doubleTapOn ? 2 : max(1, count),
      delay: delay, retryTapIfNoChange: options.flag("retryTapIfNoChange") ?? false,
      waitUntilVisible: options.flag("waitUntilVisible") ?? false,
      waitToSettleTimeoutMs: options.whole("waitToSettleTimeoutMs"))
  }

  func selector() throws(FlowError) -> ElementSelector {
    let selector = ElementSelector(options)
    if let word = (options["traits"]?.text).flatMap(ElementSelector.unknownTrait(in:)) {
      let traits = ElementSelector.Trait.allCases.map(\.rawValue)
      throw fault("\"\(word)\" is no trait", hint: "the traits are \(traits.joined(separator: ", "))")
    }
    guard !selector.isEmpty else {
      throw fault("\(options.spec.name) does not say which element", hint: "give it text or id")
    }
    return selector
  }

  private func extendedWait() throws(FlowError) -> ExtendedWait {
    let wait = ExtendedWait(
      visible: options.selector("visible"), notVisible: options.selector("notVisible"),
      timeout: options.text("timeout"))
    guard wait.visible != nil || wait.notVisible != nil else {
      throw fault("extendedWaitUntil needs visible or notVisible")
    }
    return wait
  }

  /// An orientation.
  private func orientation() throws(FlowError) -> Template {
    let template = options.text("orientation") ?? ""
    guard template.source.contains("${") || ScreenOrientation(name: template.source) != nil else {
      throw FlowError(
        options["orientation"]?.location ?? options.location,
        "\"\(template.source.shortened(to: 60))\" is no orientation", hint: ScreenOrientation.hint)
    }
    return template
  }

  private func runFlow() throws(FlowError) -> Subflow {
    Subflow(
      source: try stepSource(), condition: options.condition("when"), env: options.variables("env"))
  }

  private func retry() throws(FlowError) -> Retry {
    Retry(maxRetries: options.text("maxRetries"), source: try stepSource(), env: options.variables("env"))
  }

  private func repetition() throws(FlowError) -> Repeat {
    guard options["times"] != nil || options["while"] != nil else {
      throw fault("repeat has no end", hint: "give it times, while or both")
    }
    return Repeat(
      times: options.text("times"), condition: options.condition("while"),
      steps: options["commands"].map(steps.steps) ?? [])
  }

  func stepSource() throws(FlowError) -> StepSource {
    let name = options.spec.name
    switch (options["file"]?.text, options["commands"]) {
    case (let path?, nil): return .file(path: path, flow: try SubflowReader(steps: steps).flow(path, for: options))
    case (nil, let commands?): return .commands(steps.steps(commands))
    case (nil, nil): throw fault("\(name) needs a file or commands")
    case (.some, .some): throw fault("\(name) has a file and commands", hint: "keep one of them")
    }
  }

  /// Maestro's `action: back` is another way to write `back`.
  private func action() throws(FlowError) -> Command {
    let name = options["name"]?.text?.lowercased()
    guard let spec = CommandCatalog.commands.first(where: { $0.name.lowercased() == name }) else {
      throw fault("action needs the name of a command")
    }
    switch spec.name {
    case "back": return .back
    case "hideKeyboard": return .hideKeyboard
    case "pasteText": return .pasteText
    default: return .device(DeviceCommand(name: spec.name, support: spec.support))
    }
  }
}
