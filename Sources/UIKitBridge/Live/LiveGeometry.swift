import FlowInterpreter
import Foundation
import HeadlessUIKit

extension CGPoint: LiveValue {
  package static var bridgedName: String { "CGPoint" }
  package static var isPrintable: Bool { true }
  /// The numbers in parentheses, as Swift prints Core Graphics' structures on Apple's platforms.
  package var printed: String { "(\(Double(x)), \(Double(y)))" }
  package var printedInside: String { printed }
}
extension CGSize: LiveValue {
  package static var bridgedName: String { "CGSize" }
  package static var isPrintable: Bool { true }
  /// The numbers in parentheses, as Swift prints Core Graphics' structures on Apple's platforms.
  package var printed: String { "(\(Double(width)), \(Double(height)))" }
  package var printedInside: String { printed }
}
extension CGRect: LiveValue {
  package static var bridgedName: String { "CGRect" }
  package static var isPrintable: Bool { true }
  /// The numbers in parentheses, as Swift prints Core Graphics' structures on Apple's platforms.
  package var printed: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
  }
  package var printedInside: String { printed }
}

extension CGRectEdge: LiveValue {
  package static var bridgedName: String { "CGRectEdge" }
}

/// Core Graphics' structures, which HeadlessUIKit takes from Foundation.
enum LiveGeometry {
  static let values: Set<String> = ["CGPoint", "CGSize", "CGRect", "CGRectEdge", "NSAttributedString.Key"]

  static func add(to builder: inout LibraryBuilder) {
    let double = "Double"
    builder.asks("CGPoint", ["init": ["x": double, "y": double], "x": ["": double], "y": ["": double]])
    builder.asks(
      "CGSize", ["init": ["width": double, "height": double], "width": ["": double], "height": ["": double]])
    builder.asks(
      "CGRect",
      [
        "init": ["x": double, "y": double, "width": double, "height": double, "origin": "CGPoint", "size": "CGSize"],
        "origin": ["": "CGPoint"], "size": ["": "CGSize"], "insetBy": ["dx": double, "dy": double],
        "offsetBy": ["dx": double, "dy": double], "divided": ["atDistance": double, "from": "CGRectEdge"],
      ])
    for type in ["CGPoint", "CGSize", "CGRect"] { builder.keepsKnownParts(of: type) }
    addPoints(&builder)
    addSizes(&builder)
    addRects(&builder)
  }

  private static func addPoints(_ builder: inout LibraryBuilder) {
    builder.makes(CGPoint.self, "()") { CGPoint() }
    builder.initializer("CGPoint", "(x:y:)") { call in try PartlyKnown.point(call) }
    builder.gives(CGPoint.self, "zero", CGPoint.zero)
    addPart("x", \CGPoint.x, &builder)
    addPart("y", \CGPoint.y, &builder)
    builder.function("CGPointMake(_:_:)") { call in try PartlyKnown.point(call) }
  }

  private static func addSizes(_ builder: inout LibraryBuilder) {
    builder.makes(CGSize.self, "()") { CGSize() }
    builder.initializer("CGSize", "(width:height:)") { call in try PartlyKnown.size(call) }
    builder.gives(CGSize.self, "zero", CGSize.zero)
    addPart("width", \CGSize.width, &builder)
    addPart("height", \CGSize.height, &builder)
    builder.function("CGSizeMake(_:_:)") { call in try PartlyKnown.size(call) }
  }

  private static func addRects(_ builder: inout LibraryBuilder) {
    builder.makes(CGRect.self, "()") { CGRect() }
    builder.initializer("CGRect", "(x:y:width:height:)") { call in try PartlyKnown.rectangle(call) }
    builder.initializer("CGRect", "(origin:size:)") { call in try PartlyKnown.rectangleOfParts(call) }
    builder.gives(CGRect.self, "zero", CGRect.zero)
    builder.gives(CGRect.self, "null", CGRect.null)
    builder.gives(CGRect.self, "infinite", CGRect.infinite)
    builder.gives(CGRect.self, "null", CGRect.null)
    addPart("origin", \CGRect.origin, &builder)
    addPart("size", \CGRect.size, &builder)
    let read: KeyValuePairs<String, @Sendable (CGRect) -> CGFloat> = [
      "width": { $0.width }, "height": { $0.height }, "minX": { $0.minX }, "midX": { $0.midX }, "maxX": { $0.maxX },
      "minY": { $0.minY }, "midY": { $0.midY }, "maxY": { $0.maxY },
    ]
    for (name, body) in read { builder.reads(name, body) }
    builder.reads("isEmpty") { (this: CGRect) in this.isEmpty }
    builder.reads("isNull") { (this: CGRect) in this.isNull }
    builder.reads("integral") { (this: CGRect) in this.integral }
    builder.reads("standardized") { (this: CGRect) in this.standardized }
    builder.does("contains(_:)") { (this: CGRect, point: CGPoint) in this.contains(point) }
    builder.method("CGRect", "intersects(_:)") { call in
      let (this, other) = (try call.this(CGRect.self), try call.argument(0, CGRect.self))
      // Recordings and the documentation do not agree on edges that touch.
      let common = this.intersection(other)
      if !common.isNull, common.isEmpty, !this.isEmpty, !other.isEmpty {
        throw call.stop("whether rectangles intersect that touch")
      }
      return this.intersects(other).bridged
    }
    builder.does("intersection(_:)") { (this: CGRect, other: CGRect) in this.intersection(other) }
    builder.does("union(_:)") { (this: CGRect, other: CGRect) in this.union(other) }
    builder.does("inset(by:)") { (this: CGRect, insets: UIEdgeInsets) in this.inset(by: insets) }
    builder.does("insetBy(dx:dy:)") { (this: CGRect, x: CGFloat, y: CGFloat) in this.insetBy(dx: x, dy: y) }
    for (name, edge) in Self.edges { builder.gives(CGRectEdge.self, name, edge) }
    builder.method("CGRect", "divided(atDistance:from:)") { call in
      let parts = try call.this(CGRect.self).divided(atDistance: call.argument(0, CGFloat.self), from: call.argument(1))
      return .tuple(TupleBox([parts.slice.bridged, parts.remainder.bridged], ["slice", "remainder"]))
    }
    builder.method("CGRect", "offsetBy(dx:dy:)") { call in try PartlyKnown.moved(call) }
    builder.function("CGRectMake(_:_:_:_:)") { call in try PartlyKnown.rectangle(call) }
  }

  private static let edges: [(String, CGRectEdge)] = [
    ("minXEdge", .minXEdge), ("minYEdge", .minYEdge), ("maxXEdge", .maxXEdge), ("maxYEdge", .maxYEdge),
  ]

  /// A property that may be set to what is known in part.
  private static func addPart<This: LiveValue, Content: Bridged>(
    _ name: String, _ path: WritableKeyPath<This, Content>, _ builder: inout LibraryBuilder
  ) {
    builder.holds(name, path)
    builder.setter(This.bridgedName, name) { call, base in
      guard call.unknownArgument == nil, Unknown.of(base) == nil else {
        base = try PartlyKnown.setting(name, of: base, call)
        return .void
      }
      var this = try call.unbridge(base, This.self)
      this[keyPath: path] = try call.argument(0)
      base = this.bridged
      return .void
    }
  }
}
