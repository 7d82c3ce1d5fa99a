/// What commands do with the running app and with other steps.
extension Command {
  /// Whether it runs other steps.
  var isBlock: Bool {
    switch self {
    case .runFlow, .repeat, .retry: true
    default: false
    }
  }

  /// Whether it looks at the running app or does something to it.
  var looksAtApp: Bool {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState, .setDarkMode, .given, .device, .assertTrue: false
    default: true
    }
  }
}
