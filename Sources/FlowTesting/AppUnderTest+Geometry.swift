import FlowScript
import Foundation
import HeadlessUIKit

extension AppUnderTest {
  /// The safe area of a screen, the visible one without a name, has these insets in points; nil for one that is not
  /// checked.
  public func expectSafeArea(
    of screen: String? = nil, top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let points: [SafeAreaExpectation.Edge: CGFloat?] = [.top: top, .left: left, .bottom: bottom, .right: right]
    let insets = SafeAreaExpectation.Edge.allCases.compactMap { edge in
      points[edge].flatMap(\.self).map { SafeAreaExpectation.Inset(edge, Template("\($0)")) }
    }
    perform(
      .assertSafeArea(SafeAreaExpectation(screen: screen.map { Template($0) }, insets: insets)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// An element with this text lies inside of the safe area, and under no bar, sibling or other controller's view.
  public func expectNotCovered(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertNotCovered(ElementSelector(text: Template(text))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The element with this accessibility identifier lies inside of the safe area, and under nothing.
  public func expectNotCovered(
    id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertNotCovered(ElementSelector(id: Template(id))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
