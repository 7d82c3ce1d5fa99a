/// What commands do with the running app and with other steps.
extension Command {
  /// Whether it runs other steps.
  var isBlock: Bool {
    switch self {
    case .runFlow, .repeat, .retry, .forEach: true
    default: false
    }
  }

  /// The steps that it runs, with a file's start and completion hooks.
  package var steps: [Step] {
    switch self {
    case .runFlow(let block): block.source.allSteps
    case .retry(let block): block.source.allSteps
    case .forEach(let block): block.source.allSteps
    case .repeat(let block): block.steps
    default: []
    }
  }

  /// The file that it runs; nil for none.
  var file: Flow? {
    switch self {
    case .runFlow(let block): block.source.file
    case .retry(let block): block.source.file
    case .forEach(let block): block.source.file
    default: nil
    }
  }

  /// Whether it does something to the app, rather than to look at it or to state something.
  package var acts: Bool {
    switch self {
    case .given, .setClipboard, .assertWarning, .assertTrue: false
    default: !isLook
    }
  }

  /// Whether it launches the app anew.
  package var launches: Bool {
    if case .launchApp(let options) = self { options.stopApp } else { false }
  }

  /// Whether it looks at the running app or does something to it.
  var looksAtApp: Bool {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState, .setDarkMode, .setClipboard, .given, .device, .assertTrue: false
    // One that starts the app begins anew, as a launch does.
    case .openLink: false
    default: true
    }
  }
}
