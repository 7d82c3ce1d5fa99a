import FlowScript
import HeadlessUIKit

extension AppUnderTest {
  /// Ends the app and launches it again, with what it has stored or, cleared, as if it were installed anew.
  public func relaunch(
    clearingState: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .launchApp(LaunchApp(clearState: clearingState)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes the device dark or light.
  public func setDark(
    _ isDark: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.setDarkMode(isDark), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// States what code or data decides that is not known; it holds from here on, for what is not asked yet.
  public func given(
    _ statement: Given.Statement, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .given([Given(location: place, statement: statement)]),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
