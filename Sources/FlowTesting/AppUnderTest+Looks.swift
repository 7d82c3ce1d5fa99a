import FlowScript

extension AppUnderTest {
  /// An element with this text is visible.
  public func expectVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.assertVisible(.text(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// This element is visible.
  public func expectVisible(
    _ element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.assertVisible(element), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// No element with this text is visible.
  public func expectNotVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.assertNotVisible(.text(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// No such element is visible.
  public func expectNotVisible(
    _ element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.assertNotVisible(element), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// An element becomes visible within some seconds of the app's time.
  public func wait(
    for element: ElementSelector, seconds: Int = 17, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .extendedWaitUntil(ExtendedWait(visible: element, timeout: Template("\(seconds * 1000)"))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// An element goes within some seconds of the app's time.
  public func wait(
    untilGone element: ElementSelector, seconds: Int = 17, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .extendedWaitUntil(ExtendedWait(notVisible: element, timeout: Template("\(seconds * 1000)"))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
