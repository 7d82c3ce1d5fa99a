import FlowModel

/// What code that draws may do besides.
extension Interpreter {
  /// Whether the run is over, so that objects that are let go do nothing more.
  package var hasEnded: Bool {
    get { program.end.isReached }
    set { program.end.isReached = newValue }
  }

  /// Whether code that draws surely does nothing but draw.
  package func onlyDraws(_ code: Code) -> Bool {
    EffectReader.effects(ofDrawing: code, passing: .drawing, self).isNothing
  }

  /// Whether a call of what is not read is one that draws: `UIBezierPath(…).fill(…)`.
  package func isCallThatDraws(_ what: String) -> Bool {
    guard what.hasSuffix("(…)"), let name = what.dropLast("(…)".count).split(separator: ".").last else { return false }
    return DrawingNames.calls.contains(String(name))
      && !program.effectIndex.isOfApp(program.symbols[String(name)])
  }

  /// Makes unknown what an override that a framework calls, nobody knows when, may have stored in its object: where it may
  /// do more than that, nothing.
  package func leaveStoredOpen(by member: UncalledMember, on instance: Instance) {
    guard let code = member.code else { return }
    let effects = kept(StoringEffects.init).effects(of: code, self)
    guard effects.open == nil, !effects.targets.isEmpty else { return }
    _ = open(effects, of: .object(.object(instance)), because: Unknown("UIKit's call of \(member.name)", code.location))
  }

  /// Whether code that draws does no more than set plain properties of its own and say how something looks.
  package func storesAlone(drawing code: Code) -> Bool { kept(StoringEffects.init).effects(of: code, self).open == nil }

  /// Makes unknown what code that draws may have set, where it could not be run to its end.
  ///
  /// - Returns: false where it may do more than set plain properties of its own and say how something looks.
  package func leavesOpen(drawing code: Code, on instance: Instance, _ stop: Stop) -> Bool {
    guard budget > 0 else { return false }
    let effects = kept(StoringEffects.init).effects(of: code, self)
    let unknown = stop.unknown ?? Unknown(stop.reason, stop.location)
    return open(effects, of: .object(.object(instance)), because: unknown)
  }
}

/// What overrides may store, where they were looked through.
private final class StoringEffects {
  private var known: [ObjectIdentifier: Effects] = [:]

  func effects(of code: Code, _ interpreter: Interpreter) -> Effects {
    if let effects = known[ObjectIdentifier(code)] { return effects }
    let effects = EffectReader.effects(ofDrawing: code, passing: .looks, interpreter)
    known[ObjectIdentifier(code)] = effects
    return effects
  }
}

extension EffectReader {
  /// What counts as nothing beside what surely changes nothing.
  enum Passing {
    /// Calls that draw, into a context or a path.
    case drawing
    /// Those, and what only says how something looks.
    case looks
  }

  /// What code that draws may change besides, seen from the object that it draws.
  static func effects(ofDrawing code: Code, passing: Passing, _ interpreter: Interpreter) -> Effects {
    let reader = EffectReader(interpreter)
    reader.passing = passing
    reader.follow(Context(code, this: .variable(.slot(0))))
    return reader.finished()
  }

  /// Whether a call is one that draws: no function of the app's has its name.
  func passes(_ name: String) -> Bool {
    guard let passing, !index.isOfApp(program.symbols[name]) else { return false }
    return DrawingNames.calls.contains(name) || passing == .looks && DrawingNames.looks.contains(name)
  }

  /// Whether setting a property says only how something looks.
  func passesSetting(_ name: String) -> Bool {
    passing == .looks && !index.observed.contains(program.symbols[name]) && interpreter.world.onlyLooks(name)
  }
}

extension EffectIndex {
  /// Whether the app has a function of a name; models of modules have theirs for themselves.
  fileprivate func isOfApp(_ name: Symbol) -> Bool {
    functions[name]?.contains { !$0.tree.tree.path.hasPrefix("flowsim/") } == true
  }
}

/// The names of what draws: members of `CGContext`, `CGPath`, `UIBezierPath`, `UIColor`, `UIImage` and `NSString`, and
/// functions beside them.
enum DrawingNames {
  static let calls: Set<String> = [
    "CGColorSpaceCreateDeviceRGB", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "UIGraphicsEndImageContext", "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext",
    "UIGraphicsPopContext", "UIGraphicsPushContext", "UIRectClip", "UIRectFill", "UIRectFrame", "addArc", "addClip",
    "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect", "addRects", "addRoundedRect",
    "beginPath", "beginTransparencyLayer", "boundingRect", "clear", "clip", "close", "closePath", "closeSubpath",
    "concatenate", "convert", "draw", "drawLinearGradient", "drawPath", "drawRadialGradient", "endTransparencyLayer",
    "fill",
    "fillEllipse", "fillPath", "move", "restoreGState", "rotate", "saveGState", "scaleBy", "set", "setAlpha",
    "setBlendMode", "setFill", "setFillColor", "setLineCap", "setLineDash", "setLineJoin", "setLineWidth", "setShadow",
    "setShouldAntialias", "setStroke", "setStrokeColor", "setTextDrawingMode", "stroke", "strokeEllipse",
    "strokeLineSegments", "strokePath", "translateBy", "viewWithTag", "withAlphaComponent",
  ]
  static let types: Set<String> = [
    "CGAffineTransform", "CGGradient", "CGMutablePath", "CGPath", "NSMutableParagraphStyle", "NSShadow", "NSString",
  ]
  static let looks: Set<String> = [
    "add", "addSublayer", "insertSublayer", "removeAllAnimations", "removeFromSuperlayer", "setNeedsDisplay",
  ]
}
