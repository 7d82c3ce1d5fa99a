import FlowScript
import HeadlessUIKit

extension AppUnderTest {
  /// Moves a finger across the screen: from an element with a text, or from where a flow's `swipe` begins.
  public func swipe(
    _ direction: Swipe.Direction, from text: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let element = text.map { ElementSelector(text: Template($0)) }
    perform(
      .swipe(Swipe(.direction(direction, from: element))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves a finger from point to point, in points from the screen's top left corner.
  public func swipe(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .swipe(Swipe(.points(start: Template("\(start.x),\(start.y)"), end: Template("\(end.x),\(end.y)")))),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Goes back with a finger from the left edge or, cancelled, lets go too early.
  public func swipeBack(
    cancelled: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .swipeBack(isCancelled: cancelled), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
