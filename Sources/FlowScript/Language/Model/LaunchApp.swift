/// Options of `launchApp`.
public struct LaunchApp: Sendable, Hashable {
  /// The app; nil means the flow's own.
  public var appId: Template?
  /// Whether the app's stored data goes first.
  public var clearState: Bool
  /// Whether the keychain is emptied first.
  public var clearKeychain: Bool
  /// Whether a running app is stopped first; true unless the flow says otherwise, as in Maestro.
  public var stopApp: Bool
  /// Permissions by name, in the file's order: `allow`, `deny` or `unset`.
  public var permissions: [Variable]
  /// Launch arguments, in the file's order.
  public var arguments: [Variable]

  /// Options from their parts.
  public init(
    appId: Template? = nil, clearState: Bool = false, clearKeychain: Bool = false, stopApp: Bool = true,
    permissions: [Variable] = [], arguments: [Variable] = []
  ) {
    self.appId = appId
    self.clearState = clearState
    self.clearKeychain = clearKeychain
    self.stopApp = stopApp
    self.permissions = permissions
    self.arguments = arguments
  }
}
