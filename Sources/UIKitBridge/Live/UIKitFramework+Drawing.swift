import FlowInterpreter
import HeadlessUIKit

/// What code of the app's does besides drawing where a view is drawn.
extension UIKitFramework {
  /// Whether code that draws may do more than that.
  @MainActor
  func changes(byDrawing code: Code) -> Bool {
    let name = ObjectIdentifier(code)
    if let known = drawingCode[name] { return known }
    let changes = !interpreter.onlyDraws(code)
    drawingCode[name] = changes
    return changes
  }

  /// Draws a view. Where its code cannot be run to its end, what it may have set is not known from then on.
  ///
  /// - UIKit: a context to draw into is there meanwhile (documentation of `UIGraphicsGetCurrentContext()`).
  @MainActor
  func draw(_ code: Code, of view: UIView & LiveObject) {
    guard fault == nil else { return }
    let contexts = bitmaps.count
    bitmaps.append(true)
    defer { bitmaps = Array(bitmaps.prefix(contexts)) }
    // What a question decides there is seldom seen: it is not asked where all that the code may set is known.
    let outer = (asksNothing, isDrawing)
    (asksNothing, isDrawing) = (interpreter.storesAlone(drawing: code), true)
    defer { (asksNothing, isDrawing) = outer }
    let isOver = interpreter.hasEnded
    let instance = Instance(of: view.part, view)
    do {
      try interpreter.loop.entering {
        lastCode = code
        let bounds = Unknown("\(view.typeName).bounds", code.location)
        _ = try interpreter.call(code, on: instance, [PartlyKnown.rectangle(view.askedBounds, bounds)])
      }
    } catch let stop as Stop where interpreter.leavesOpen(drawing: code, on: instance, stop) {
      interpreter.hasEnded = isOver
    } catch { end(with: error) }
  }

  /// Makes unknown what an override that UIKit calls and HeadlessUIKit does not may have stored.
  @MainActor
  package func leaveStoredOpen(by member: UncalledMember, of object: NSObject) {
    guard let object = object as? any LiveObject else { return }
    interpreter.leaveStoredOpen(by: member, on: Instance(of: object.part, object))
  }
}
