import FlowScript

extension AppUnderTest {
  /// The user is on this screen.
  public func expectScreen(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.assertScreen(Template(name)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// This tab is selected.
  public func expectTab(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertTab(.title(Template(title))), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// This tab is selected, by its place from 0.
  public func expectTab(
    _ index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { perform(.assertTab(.index(index)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// The navigation stack is exactly these screens, bottom to top.
  public func expectStack(
    _ names: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertStack(names.map { Template($0) }), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// This screen is presented, nil for any, and in this way, nil for any.
  public func expectPresented(
    _ name: String? = nil, style: PresentedExpectation.Style? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertPresented(PresentedExpectation(screen: name.map { Template($0) }, style: style)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Nothing is presented or, with a name, not this screen.
  public func expectNotPresented(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertNotPresented(name.map { Template($0) }),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// An alert or an action sheet is shown, with these texts and all of these buttons; nil for what is not checked.
  public func expectAlert(
    _ title: String? = nil, message: String? = nil, buttons: [String]? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertAlert(
        AlertExpectation(
          title: title.map { Template($0) }, message: message.map { Template($0) },
          buttons: buttons.map { $0.map { Template($0) } })),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A screen, the visible one without a name, contains exactly these, in their order.
  public func expectChildren(
    _ names: String..., of screen: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertChildren(names.map { Template($0) }, screen: screen.map { Template($0) }),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A screen is contained in this one.
  public func expectParent(
    _ parent: String, of screen: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertParent(screen: Template(screen), parent: Template(parent)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
