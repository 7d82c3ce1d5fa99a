import FlowScript

extension AppUnderTest {
  /// Taps an element by its text, a regular expression over the whole of it; a button of an alert too.
  public func tap(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.tap(Tap(on: .text(text))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Taps an element by its accessibility identifier.
  public func tap(
    id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.tap(Tap(on: .id(id))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Taps an element.
  public func tap(
    _ element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.tap(Tap(on: element)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Taps an element twice.
  public func doubleTap(
    _ element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .tap(Tap(.doubleTapOn, on: element)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Touches an element, and stays.
  public func longPress(
    _ element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .tap(Tap(.longPressOn, on: element)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Scrolls the content on in a direction until an element is on the screen.
  public func scroll(
    _ direction: Swipe.Direction = .down, until element: ElementSelector, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .scrollUntilVisible(element, direction), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
