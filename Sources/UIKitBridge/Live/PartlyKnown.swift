import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Points, sizes and rectangles of which some lengths are known, or lie within bounds, where the content of views or what
/// nobody knows decides the others.
///
/// As a whole such a value is not known; the lengths that are known can be asked for.
enum PartlyKnown {
  /// - Parameter holder: the view that the point lies in, wherever that is.
  static func point(
    _ x: Extent, _ y: Extent, _ unknown: @autoclosure () -> Unknown, in holder: UIView? = nil
  ) -> Value {
    if let x = x.exact, let y = y.exact { return CGPoint(x: x, y: y).bridged }
    let known = holder.map { [Self.holder: LiveReference.value(of: $0)] } ?? [:]
    return value("CGPoint", ["x": x, "y": y], unknown(), known)
  }

  /// The part of a point that is the view which it lies in: no name that code can write.
  private static let holder = "the view around it"

  /// The view that a point lies in, where the point is not known and that is.
  static func holder(of point: Value) throws -> UIView? {
    guard let value = point.flattened, let held = Unknown.of(value)?.known[holder] else { return nil }
    return try LiveReference.object(of: held) as? UIView
  }

  static func size(_ width: Extent, _ height: Extent, _ unknown: @autoclosure () -> Unknown) -> Value {
    if let width = width.exact, let height = height.exact { return CGSize(width: width, height: height).bridged }
    return value("CGSize", ["width": width, "height": height], unknown())
  }

  /// The lengths of a size; no numbers for those that are not known.
  static func size(of value: Value) -> CGSize {
    CGSize(width: length("width", of: value)?.exact ?? .nan, height: length("height", of: value)?.exact ?? .nan)
  }

  /// - Parameter holder: the view that its corner lies in, wherever that is.
  static func rectangle(
    _ place: LayoutPlace, _ unknown: @autoclosure () -> Unknown, in holder: UIView? = nil
  ) -> Value {
    if let frame = place.frame { return frame.bridged }
    let unknown = unknown()
    return value(
      "CGRect",
      [
        "minX": place.x[.min], "midX": place.x[.center], "maxX": place.x[.max], "width": place.x[.size],
        "minY": place.y[.min], "midY": place.y[.center], "maxY": place.y[.max], "height": place.y[.size],
      ], unknown,
      [
        "origin": point(place.x[.min], place.y[.min], unknown.part("\(unknown.what).origin"), in: holder),
        "size": size(place.x[.size], place.y[.size], unknown.part("\(unknown.what).size")),
      ])
  }

  private static func value(
    _ type: String, _ lengths: [String: Extent], _ unknown: Unknown, _ others: [String: Value] = [:]
  ) -> Value {
    var known = others
    for (name, extent) in lengths {
      if let exact = extent.exact {
        known[name] = exact.bridged
      } else if extent.lowerBound.isFinite, extent.upperBound.isFinite {
        let bounds = NumberBounds.real(Double(extent.lowerBound)...Double(extent.upperBound))
        known[name] = Unknown.number("\(unknown.what).\(name)", unknown.location, "Double", bounds)
      }
    }
    return .unknown(Unknown(unknown.what, unknown.location, kind: type, known: known))
  }
}

extension PartlyKnown {
  /// What a call makes of two lengths.
  static func point(_ call: Library.Call) throws -> Value {
    if call.unknownArgument == nil {
      return try CGPoint(x: call.argument(0, CGFloat.self), y: call.argument(1, CGFloat.self)).bridged
    }
    return try point(call.length(0), call.length(1), call.unknownPart)
  }

  /// What a call makes of two lengths.
  static func size(_ call: Library.Call) throws -> Value {
    if call.unknownArgument == nil {
      return try CGSize(width: call.argument(0, CGFloat.self), height: call.argument(1, CGFloat.self)).bridged
    }
    return try size(call.length(0), call.length(1), call.unknownPart)
  }

  /// What a call makes of an origin and a size, four lengths.
  static func rectangle(_ call: Library.Call) throws -> Value {
    if call.unknownArgument == nil {
      return try CGRect(
        x: call.argument(0, CGFloat.self), y: call.argument(1, CGFloat.self), width: call.argument(2, CGFloat.self),
        height: call.argument(3, CGFloat.self)
      )
      .bridged
    }
    return try rectangle(
      LayoutPlace(
        x: LayoutSpan((.min, call.length(0)), (.size, call.length(2))),
        y: LayoutSpan((.min, call.length(1)), (.size, call.length(3)))), call.unknownPart)
  }

  /// What a call makes of a point and a size.
  static func rectangleOfParts(_ call: Library.Call) throws -> Value {
    if call.unknownArgument == nil { return try CGRect(origin: call.argument(0), size: call.argument(1)).bridged }
    return try rectangle(
      LayoutPlace(
        x: LayoutSpan((.min, call.length(0, "x")), (.size, call.length(1, "width"))),
        y: LayoutSpan((.min, call.length(0, "y")), (.size, call.length(1, "height")))), call.unknownPart)
  }

  /// A rectangle that a call moves by two lengths.
  static func moved(_ call: Library.Call) throws -> Value {
    if call.unknownArgument == nil, Unknown.of(call.value) == nil {
      return try call.this(CGRect.self).offsetBy(dx: call.argument(0, CGFloat.self), dy: call.argument(1, CGFloat.self))
        .bridged
    }
    let place = try place(of: call.value)
    let (x, y) = (try call.length(0), try call.length(1))
    return rectangle(LayoutPlace(x: place.x.moved(by: x), y: place.y.moved(by: y)), call.unknownPart)
  }

  /// What is known of where a rectangle lies.
  static func place(of value: Value) throws -> LayoutPlace {
    func span(_ start: String, _ size: String) -> LayoutSpan {
      LayoutSpan((.min, length(start, of: value) ?? .anything), (.size, length(size, of: value) ?? .anything))
    }
    return LayoutPlace(x: span("minX", "width"), y: span("minY", "height"))
  }

  /// A length that a value is, or that it has: from the least to the most that it may be; nil where it has none.
  static func length(_ name: String, of value: Value) -> Extent? {
    guard let value = value.flattened else { return nil }
    if case .unknown(let unknown) = value { return unknown.known[name].map(extent) ?? .anything }
    if let frame = value.content(CGRect.self) {
      return switch name {
      case "minX": .at(frame.minX)
      case "minY": .at(frame.minY)
      case "width": .at(frame.width)
      default: .at(frame.height)
      }
    }
    if let point = value.content(CGPoint.self) { return .at(name == "x" ? point.x : point.y) }
    return value.content(CGSize.self).map { .at(name == "width" ? $0.width : $0.height) }
  }

  /// A value of which a call sets one part.
  static func setting(_ name: String, of value: Value, _ call: Library.Call) throws -> Value {
    func part(_ name: String) -> Extent { length(name, of: value) ?? .anything }
    let unknown = call.unknownArgument ?? Unknown.of(value) ?? Unknown("a length", call.location)
    switch name {
    case "x": return point(try call.length(0), part("y"), unknown)
    case "y": return point(part("x"), try call.length(0), unknown)
    case "width": return size(try call.length(0), part("height"), unknown)
    case "height": return size(part("width"), try call.length(0), unknown)
    case "origin":
      return rectangle(
        LayoutPlace(
          x: LayoutSpan((.min, try call.length(0, "x")), (.size, part("width"))),
          y: LayoutSpan((.min, try call.length(0, "y")), (.size, part("height")))), unknown)
    default:
      return rectangle(
        LayoutPlace(
          x: LayoutSpan((.min, part("minX")), (.size, try call.length(0, "width"))),
          y: LayoutSpan((.min, part("minY")), (.size, try call.length(0, "height")))), unknown)
    }
  }

  /// From the least to the most that a number may be.
  static func extent(_ value: Value) -> Extent {
    guard let bounds = NumberBounds(value)?.reals else { return .anything }
    return CGFloat(bounds.lowerBound)...CGFloat(bounds.upperBound)
  }
}

extension Value {
  fileprivate func content<Content: FoundationValue>(_ type: Content.Type) -> Content? {
    if case .native(let box as FoundationBox<Content>) = self { box.content } else { nil }
  }
}

extension UIView {
  /// Takes its place as what is not known leaves it, as which code set one of its properties.
  package func leavePlaceOpen(_ property: String, as unknown: Unknown) {
    func length(_ name: String) -> Extent { PartlyKnown.length(name, of: .unknown(unknown)) ?? .anything }
    let before = askedFrame
    switch property {
    case "frame":
      leavePlace(
        LayoutPlace(
          x: LayoutSpan((.min, length("minX")), (.size, length("width"))),
          y: LayoutSpan((.min, length("minY")), (.size, length("height")))), by: unknown.what)
    case "center":
      leavePlace(
        LayoutPlace(
          x: LayoutSpan((.center, length("x")), (.size, before.x[.size])),
          y: LayoutSpan((.center, length("y")), (.size, before.y[.size]))), by: unknown.what)
    case "bounds":
      leavePlace(
        LayoutPlace(
          x: LayoutSpan((.center, before.x[.center]), (.size, length("width"))),
          y: LayoutSpan((.center, before.y[.center]), (.size, length("height")))), by: unknown.what)
    default:
      leavePlaceOpen()
      leaveTransformOpen(by: unknown.what)
    }
  }
}

extension Library.Call {
  /// An argument that is a length, or one of an argument that has several: from the least to the most that it may be.
  func length(_ index: Int, _ name: String? = nil) throws -> Extent {
    if let name { return PartlyKnown.length(name, of: self[index]) ?? .anything }
    if let value = self[index].flattened, Unknown.of(value) != nil { return PartlyKnown.extent(value) }
    return .at(try argument(index))
  }

  /// The first argument that is not known, or else the value itself.
  var unknownPart: Unknown {
    unknownArgument ?? Unknown.of(value) ?? Unknown("a length", location)
  }
}
