import FlowInterpreter
import Foundation
import HeadlessUIKit

extension LiveLibrary {
  /// The functions that make transforms in space, and join them.
  mutating func addTransforms() {
    global("CATransform3DIdentity") { _ in CATransform3D.identity.bridged }
    addTransform("Translation", by: "Translate", "_:_:_:") { CATransform3D(translation: $0[0], $0[1], $0[2]) }
    addTransform("Scale", by: "Scale", "_:_:_:") { CATransform3D(scale: $0[0], $0[1], $0[2]) }
    addTransform("Rotation", by: "Rotate", "_:_:_:_:") { CATransform3D(rotation: $0[0], $0[1], $0[2], $0[3]) }
    function("CATransform3DMakeAffineTransform(_:)") { call in
      CATransform3D(try call.argument(0, CGAffineTransform.self)).bridged
    }
    function("CATransform3DGetAffineTransform(_:)") { call in
      try call.argument(0, CATransform3D.self).plane.bridged
    }
    function("CATransform3DConcat(_:_:)") { call in
      try call.argument(0, CATransform3D.self).concatenating(call.argument(1, CATransform3D.self)).bridged
    }
    function("CATransform3DIsAffine(_:)") { call in .bool(try call.argument(0, CATransform3D.self).isAffine) }
    function("CATransform3DIsIdentity(_:)") { call in .bool(try call.argument(0, CATransform3D.self) == .identity) }
    function("CATransform3DEqualToTransform(_:_:)") { call in
      .bool(try call.argument(0, CATransform3D.self) == call.argument(1, CATransform3D.self))
    }
  }

  /// A function that makes a transform of numbers, and one that puts it before another.
  private mutating func addTransform(
    _ name: String, by verb: String, _ labels: String, _ make: @escaping @Sendable ([CGFloat]) -> CATransform3D
  ) {
    let count = labels.count / 2
    @Sendable func numbers(_ call: Library.Call, from first: Int) throws -> [CGFloat] {
      try (first..<first + count).map { try call.argument($0, CGFloat.self) }
    }
    function("CATransform3DMake\(name)(\(labels))") { call in make(try numbers(call, from: 0)).bridged }
    function("CATransform3D\(verb)(_:\(labels))") { call in
      make(try numbers(call, from: 1)).concatenating(try call.argument(0, CATransform3D.self)).bridged
    }
  }
}
