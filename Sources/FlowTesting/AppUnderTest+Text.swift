import FlowScript

extension AppUnderTest {
  /// Types into the field that has the keyboard.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.inputText(Template(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Deletes characters at the end of the field that has the keyboard.
  public func erase(
    _ characters: Int = 50, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .eraseText(characters: characters), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Presses the return key of the keyboard.
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.pressReturn, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Puts the keyboard away.
  public func hideKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.hideKeyboard, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Copies the text of an element.
  public func copyText(
    from element: ElementSelector, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { perform(.copyTextFrom(element), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Copies a text.
  public func copy(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.setClipboard(Template(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Types what was copied last.
  public func paste(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.pasteText, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }
}
