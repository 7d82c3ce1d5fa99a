import FlowScript
import HeadlessUIKit

extension AppUnderTest {
  /// Turns the device; the interface follows where the app supports that.
  public func turn(to orientation: UIDeviceOrientation) { perform { simulation.turnDevice(to: orientation) } }

  /// Goes to the home screen: the app is in the background, and nothing of it on the screen.
  public func goHome(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.pressHome, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Comes back to the app from the home screen.
  public func comeBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .launchApp(LaunchApp(stopApp: false)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Opens a link from outside of the app: a URL of one of its schemes, or a page of the web.
  public func openLink(
    _ link: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.openLink(Template(link)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// The status bar looks so, and this screen decides on it; what is left out is not checked. An owner alone is that of
  /// the style.
  public func expectStatusBar(
    _ style: StatusBarExpectation.Style? = nil, hidden: Bool? = nil, owner: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertStatusBar(
        StatusBarExpectation(style: style, hidden: hidden, owner: owner.map { Template($0) })),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
