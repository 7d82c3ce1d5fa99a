import FlowInterpreter
import HeadlessUIKit

extension FlowExecution {
  /// Does what a command says.
  ///
  /// - Returns: notes.
  /// - Throws: `StepFailure`.
  func performCommand(_ command: Command) throws(StepFailure) -> [String] {
    switch command {
    case .launchApp(let options): return try launch(options)
    case .stopApp(let app), .killApp(let app): return try stop(app)
    case .tap(let tap): return try perform(tap)
    case .assertVisible(let selector): try assertVisible(selector)
    case .assertNotVisible(let selector): return try assertNotVisible(selector)
    case .extendedWaitUntil(let wait):
      if let selector = wait.visible { try assertVisible(selector) }
      if let selector = wait.notVisible { return try assertNotVisible(selector) }
    case .assertTrue(let expression): try assertTrue(expression)
    case .back: try goBack()
    case .clearState(let app):
      try checkOwnApp(app, command: "clearState")
      stop()
      defaults = DefaultsStore()
    case .setDarkMode(let isDark): try setDarkMode(isDark)
    case .inputText(let text): try type(text)
    case .inputRandom(let text):
      questions?.hasRandomText = true
      guard try app().type(text.samples[questions?.variant == .otherText ? 1 : 0]) else { throw Self.noKeyboard }
    case .eraseText(let characters):
      let count = characters ?? 50
      guard count >= 0 else { throw StepFailure("\(count) is no number of characters to erase") }
      guard try app().erase(characters: count) else { throw Self.noKeyboard }
    case .copyTextFrom(let selector): try copyText(from: selector)
    case .setClipboard(let text): copy(try variables.value(of: text))
    case .pasteText: return try pasteText()
    case .pressReturn: try pressReturn()
    case .pressHome:
      try app().enterBackground()
      inFront = "the home screen"
    case .openLink(let link): return try openLink(link)
    case .hideKeyboard: try app().hideKeyboard()
    case .setOrientation(let orientation): return try turn(to: orientation)
    case .swipe(let swipe): return try perform(swipe)
    case .scrollUntilVisible(let selector, let direction): try scroll(direction, until: selector)
    case .device(let command):
      if command.name == "scroll" { try scroll() }
      return try perform(command)
    case .performSegue(let options): try performSegue(options)
    case .unwind(let options): try unwind(options)
    case .given(let statements): try state(statements)
    case .dismiss: try dismiss()
    case .pop: try pop(toRoot: false)
    case .popToRoot: try pop(toRoot: true)
    case .swipeBack(let isCancelled): try swipeBack(isCancelled: isCancelled)
    case .selectTab(let tab): try selectTab(tab)
    case .assertScreen(let name): try assertScreen(name)
    case .assertStack(let names): try assertStack(names)
    case .assertPresented(let expectation): try assertPresented(expectation)
    case .assertNotPresented(let name): try assertNotPresented(name)
    case .assertTab(let tab): try assertTab(tab)
    case .assertAlert(let expectation): try assertAlert(expectation)
    case .assertLifecycle(let expectation): try assertLifecycle(expectation)
    case .assertChildren(let names, let screen): try assertChildren(names, of: screen)
    case .assertNavigation(let map):
      guard try NavigationMap(of: app()) == map else { throw StepFailure("the navigation is another one") }
    case .assertParent(let screen, let parent): try assertParent(of: screen, is: parent)
    case .assertInjected(let property, let screen): try assertInjected(property, of: screen)
    case .assertStatusBar(let expectation): try assertStatusBar(expectation)
    case .assertSafeArea(let expectation): try assertSafeArea(expectation)
    case .assertNotCovered(let selector): return try assertNotCovered(selector)
    case .assertDeallocated(let name): try assertDeallocated(name)
    case .assertWarning(let text): try assertWarning(text)
    case .assertNoIssues: try assertNoIssues()
    case .runFlow, .repeat, .retry, .forEach: preconditionFailure("blocks are run by performBlock")
    }
    return []
  }

  static var noKeyboard: StepFailure {
    StepFailure(
      "no field has the keyboard",
      hint: "tap the field first: " + AdviceLanguage.words(flow: "`- tapOn: …`", suite: "`app.tap(…)`"))
  }

  // MARK: The app as a whole

  private func launch(_ options: LaunchApp) throws(StepFailure) -> [String] {
    try checkOwnApp(options.appId, command: "launchApp")
    if options.clearState { defaults = DefaultsStore() }
    if simulation == nil || hasCrashed || options.stopApp {
      try launch(with: launchArguments(options.arguments))
    } else {
      simulation?.enterForeground()
      inFront = nil
    }
    var notes: [String] = []
    if !options.arguments.isEmpty {
      notes.append("launch arguments reach UserDefaults; what else asks for them does not know them")
    }
    return notes
  }

  /// What an app finds in its defaults of what it is launched with: texts and numbers as texts; what becomes of true and
  /// false is not known.
  ///
  /// - Maestro: its driver for iOS hands on `-name value`, and a boolean without the dash.
  private func launchArguments(_ arguments: [Variable]) throws(StepFailure) -> [String: String?] {
    var known: [String: String?] = [:]
    for argument in arguments {
      let text = try variables.value(of: argument.value)
      known[argument.name] = .some(["true", "false"].contains(text) ? nil : text)
    }
    return known
  }

  private func stop(_ app: Template?) throws(StepFailure) -> [String] {
    try checkOwnApp(app, command: "stopApp")
    stop()
    return []
  }

  private func setDarkMode(_ isDark: Bool?) throws(StepFailure) {
    let isDark = isDark ?? !self.isDark
    self.isDark = isDark
    simulation?.setInterfaceStyle(isDark ? .dark : .light)
  }

  private func checkOwnApp(_ app: Template?, command: String) throws(StepFailure) {
    guard let app, let own = flow.header.appId else { return }
    let wanted = try variables.value(of: app)
    guard try wanted != variables.value(of: own) else { return }
    throw StepFailure(
      "\(command) names another app, \(wanted): flowsim runs one app, the flow's own",
      hint: "make the step optional, or run it only in Maestro")
  }

  private func perform(_ command: DeviceCommand) throws(StepFailure) -> [String] {
    switch command.support {
    case .simulated: return []
    case .accepted(let note): return [note]
    case .refused(let reason): throw StepFailure("\(command.name): \(reason)", verdict: .undecided)
    }
  }

  /// Takes statements of the world; they hold from here on, for screens that are not loaded yet.
  private func state(_ statements: [Given]) throws(StepFailure) {
    let check = GivenCheck(model: world.app.model, trees: world.app.trees)
    for given in statements {
      if world.modules.isEmpty || !given.isAboutCode, let fault = check.fault(of: given) {
        throw StepFailure(fault.message, location: fault.location, hint: fault.hint)
      }
      try givens.add(given, variables: variables)
    }
  }

  private func type(_ text: Template) throws(StepFailure) {
    let value = try variables.value(of: text)
    guard try app().type(value) else { throw Self.noKeyboard }
  }

  private func pressReturn() throws(StepFailure) {
    let simulation = try app()
    guard live != nil || !world.modules.isEmpty else {
      throw .undecided(
        "what the return key does",
        hint: AdviceLanguage.words(flow: "hideKeyboard", suite: "`hideKeyboard()`") + " puts the keyboard away")
    }
    guard simulation.pressReturn() else { throw Self.noKeyboard }
  }

  private func goBack() throws(StepFailure) {
    let elements = try app().screenElements
    guard let button = elements.last(where: { $0.kind == .backButton && $0.isReachable }) else {
      if let screen = try app().visiblePath.first(where: { $0 is any SystemScreen }) {
        throw .undecided("whether a \(screen.screenName) has a back button", at: screen.origin?.location)
      }
      throw StepFailure("there is no back button on this screen", hint: try otherWayBack())
    }
    try app().touch(button)
  }

  /// What leads back where no back button does.
  func otherWayBack() throws(StepFailure) -> String {
    let simulation = try app()
    if simulation.visibleStack.count > 1 {
      return "the navigation bar is hidden, or other buttons take its place: `pop` goes back as the app's code can"
    }
    if simulation.visiblePath.first?.presentingViewController != nil { return "`dismiss` closes what is presented" }
    return "it is the first of its navigation stack, and nothing is presented"
  }

  private func assertTrue(_ expression: Template) throws(StepFailure) {
    let isTrue: Bool
    do throws(ExpressionError) { isTrue = try variables.isTrue(expression) } catch { throw StepFailure(error: error) }
    if !isTrue {
      throw StepFailure("\(expression.source) is not true: it is '\(try variables.value(of: expression))'")
    }
  }
}
