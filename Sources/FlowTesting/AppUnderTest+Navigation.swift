import FlowScript

extension AppUnderTest {
  /// Taps the back button.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.back, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Selects a tab by its title.
  public func selectTab(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .selectTab(.title(Template(title))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Selects a tab by its place, from 0.
  public func selectTab(
    _ index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.selectTab(.index(index)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Performs a segue of a screen, by its identifier; the screen is the visible one, or what it is in or has in it, where
  /// none is named.
  public func performSegue(
    _ identifier: String, from screen: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .performSegue(PerformSegue(identifier: Template(identifier), from: screen.map { Template($0) })),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Performs an unwind segue by its action, such as `unwindToStart:`; `destination` says where it ends, where UIKit's search
  /// cannot find it.
  public func unwind(
    _ action: String, from screen: String? = nil, to destination: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .unwind(
        Unwind(action: Template(action), from: screen.map { Template($0) }, to: destination.map { Template($0) })),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Performs an unwind segue by its identifier.
  public func unwind(
    identifier: String, from screen: String? = nil, to destination: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .unwind(
        Unwind(
          identifier: Template(identifier), from: screen.map { Template($0) }, to: destination.map { Template($0) })),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses what is presented, as the app's code can.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.dismiss, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Pops the top of the navigation stack, as the app's code can.
  public func pop(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.pop, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// Pops the navigation stack to its root, as the app's code can.
  public func popToRoot(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.popToRoot, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }
}
