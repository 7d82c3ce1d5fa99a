import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Points, sizes and rectangles of which some lengths are known, where the content of views decides the others.
///
/// As a whole such a value is not known; the lengths that are known can be asked for.
enum PartlyKnown {
  static func point(_ x: CGFloat?, _ y: CGFloat?, _ unknown: @autoclosure () -> Unknown) -> Value {
    if let x, let y { return CGPoint(x: x, y: y).bridged }
    return value("CGPoint", ["x": x, "y": y], unknown())
  }

  static func size(_ width: CGFloat?, _ height: CGFloat?, _ unknown: @autoclosure () -> Unknown) -> Value {
    if let width, let height { return CGSize(width: width, height: height).bridged }
    return value("CGSize", ["width": width, "height": height], unknown())
  }

  /// The lengths of a size; no numbers for those that are not known.
  static func size(of value: Value, _ call: Library.Call) -> CGSize {
    if let size = try? call.unbridge(value, CGSize.self) { return size }
    guard case .unknown(let unknown)? = value.flattened else { return CGSize(width: CGFloat.nan, height: .nan) }
    func length(_ name: String) -> CGFloat { unknown.known[name].flatMap { try? call.unbridge($0) } ?? .nan }
    return CGSize(width: length("width"), height: length("height"))
  }

  static func rectangle(_ place: LayoutPlace, _ unknown: @autoclosure () -> Unknown) -> Value {
    if let frame = place.frame { return frame.bridged }
    let unknown = unknown()
    return value(
      "CGRect",
      [
        "minX": place.x.min, "midX": place.x.center, "maxX": place.x.max, "width": place.x.size,
        "minY": place.y.min, "midY": place.y.center, "maxY": place.y.max, "height": place.y.size,
      ], unknown,
      [
        "origin": point(place.x.min, place.y.min, unknown.part("\(unknown.what).origin")),
        "size": size(place.x.size, place.y.size, unknown.part("\(unknown.what).size")),
      ])
  }

  private static func value(
    _ type: String, _ lengths: [String: CGFloat?], _ unknown: Unknown, _ others: [String: Value] = [:]
  ) -> Value {
    let known = lengths.compactMapValues { $0?.bridged }.merging(others) { length, _ in length }
    return .unknown(Unknown(unknown.what, unknown.location, kind: type, known: known))
  }
}

extension PartlyKnown {
  /// What a call makes of two lengths.
  static func point(_ x: CGFloat?, _ y: CGFloat?, _ call: Library.Call) -> Value { point(x, y, call.unknownPart) }

  /// What a call makes of two lengths.
  static func size(_ width: CGFloat?, _ height: CGFloat?, _ call: Library.Call) -> Value {
    size(width, height, call.unknownPart)
  }

  /// What a call makes of an origin and a size, four lengths.
  static func rectangle(_ call: Library.Call) throws -> Value {
    let (x, y, width, height) = (try call.length(0), try call.length(1), try call.length(2), try call.length(3))
    if let x, let y, let width, let height { return CGRect(x: x, y: y, width: width, height: height).bridged }
    return rectangle(
      LayoutPlace(x: LayoutSpan(min: x, size: width), y: LayoutSpan(min: y, size: height)), call.unknownPart)
  }
}

extension Library.Call {
  /// An argument that is a length, or one of an argument that has several; nil where it is not known.
  func length(_ index: Int, _ name: String? = nil) throws -> CGFloat? {
    guard let argument = self[index].flattened else { return nil }
    guard case .unknown(let unknown) = argument else {
      guard let name else { return try self.argument(index) }
      return switch name {
      case "x": try self.argument(index, CGPoint.self).x
      case "y": try self.argument(index, CGPoint.self).y
      case "width": try self.argument(index, CGSize.self).width
      default: try self.argument(index, CGSize.self).height
      }
    }
    guard let name, let known = unknown.known[name] else { return nil }
    return try unbridge(known)
  }

  /// The first argument that is not known.
  var unknownPart: Unknown { unknownArgument ?? Unknown("a length", location) }
}
