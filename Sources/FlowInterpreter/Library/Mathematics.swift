import FlowModel
import Foundation

extension LibraryBuilder {
  /// The functions of C's `math.h`.
  mutating func addMathematics() {
    for (name, body) in Self.ofOne {
      function("\(name)(_:)") { call in
        guard let number = call[0].doubleValue else { throw call.stop("\(name) of what is no number", for: call[0]) }
        return Self.result(body(number), call)
      }
    }
    for (name, body) in Self.ofTwo {
      function("\(name)(_:_:)") { call in
        guard let one = call[0].doubleValue, let other = call[1].doubleValue else { throw call.stop(name) }
        return Self.result(body(one, other), call)
      }
    }
    for (name, body) in Self.ofOneFloat {
      function("\(name)(_:)") { call in
        guard let number = call[0].doubleValue else { throw call.stop("\(name) of what is no number", for: call[0]) }
        return .float(body(Float(number)))
      }
    }
    for (name, body) in Self.ofTwoFloats {
      function("\(name)(_:_:)") { call in
        guard let one = call[0].doubleValue, let other = call[1].doubleValue else { throw call.stop(name) }
        return .float(body(Float(one), Float(other)))
      }
    }
    for name in ["lround", "lrint", "llround", "llrint", "lroundf", "lrintf", "llroundf", "llrintf"] {
      function("\(name)(_:)") { call in
        guard let number = call[0].doubleValue else { throw call.stop(name) }
        let rule: FloatingPointRoundingRule = name.contains("round") ? .toNearestOrAwayFromZero : .toNearestOrEven
        guard let whole = Int(exactly: number.rounded(rule)) else { throw call.stop("\(name) of a number beyond Int") }
        return .int(whole)
      }
    }
    function("pow(_:_:)") { call in
      if case .native = call[0] { return pow(try call.argument(0, Decimal.self), try call.int(1)).bridged }
      guard let base = call[0].doubleValue, let exponent = call[1].doubleValue else { throw call.stop("pow") }
      return Self.result(pow(base, exponent), call)
    }
    function("modf(_:)") { call in
      guard let number = call[0].doubleValue else { throw call.stop("modf", for: call[0]) }
      let parts = [number.rounded(.towardZero), number.truncatingRemainder(dividingBy: 1)]
      return .tuple(TupleBox(parts.map { Self.result($0, call) }, [nil, nil]))
    }
    function("cbrt(_:)") { call in
      guard let number = call[0].doubleValue else { throw call.stop("cbrt of what is no number", for: call[0]) }
      // Apple's library gives the root of a cube as it is, and so do newer ones of Linux.
      let isApple = call.interpreter.framework != nil
      return Self.result(isApple ? Self.nearestCubeRoot(of: number) : cbrt(number), call)
    }
  }

  /// A result of the arguments' type.
  private static func result(_ number: Double, _ call: Library.Call) -> Value {
    for argument in call.arguments { if case .float = argument.value { return .float(Float(number)) } }
    return .double(number)
  }

  /// The Double next to a cube root.
  private static func nearestCubeRoot(of number: Double) -> Double {
    let root = cbrt(number)
    guard root.isFinite, root != 0 else { return root }
    func distance(_ candidate: Double) -> Double {
      // The cube with what its rounding leaves out.
      let square = candidate * candidate
      let rest = (-square).addingProduct(candidate, candidate)
      let cube = square * candidate
      let more = (-cube).addingProduct(square, candidate) + rest * candidate
      return abs(cube - number + more)
    }
    return [root, root.nextUp, root.nextDown].min { distance($0) < distance($1) } ?? root
  }

  private static let ofOne: [(String, @Sendable (Double) -> Double)] = [
    ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
    ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }),
    ("nearbyint", { $0.rounded(.toNearestOrEven) }), ("sin", { sin($0) }), ("cos", { cos($0) }),
    ("tan", { tan($0) }), ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }), ("exp", { exp($0) }),
    ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }), ("fabs", { abs($0) }),
    ("exp2", { exp2($0) }), ("expm1", { expm1($0) }), ("log1p", { log1p($0) }), ("sinh", { sinh($0) }),
    ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
  ]

  private static let ofOneFloat: [(String, @Sendable (Float) -> Float)] = [
    ("sqrtf", { $0.squareRoot() }), ("floorf", { $0.rounded(.down) }), ("ceilf", { $0.rounded(.up) }),
    ("roundf", { $0.rounded() }), ("truncf", { $0.rounded(.towardZero) }), ("fabsf", { abs($0) }),
    ("sinf", { sinf($0) }), ("cosf", { cosf($0) }), ("tanf", { tanf($0) }), ("logf", { logf($0) }),
    ("log2f", { log2f($0) }), ("log10f", { log10f($0) }), ("expf", { expf($0) }), ("atanf", { atanf($0) }),
    ("asinf", { asinf($0) }), ("acosf", { acosf($0) }), ("rintf", { $0.rounded(.toNearestOrEven) }),
    ("nearbyintf", { $0.rounded(.toNearestOrEven) }),
  ]

  private static let ofTwoFloats: [(String, @Sendable (Float, Float) -> Float)] = [
    ("powf", { powf($0, $1) }), ("fmodf", { fmodf($0, $1) }), ("atan2f", { atan2f($0, $1) }),
    ("hypotf", { hypotf($0, $1) }), ("fmaxf", { fmaxf($0, $1) }), ("fminf", { fminf($0, $1) }),
  ]

  private static let ofTwo: [(String, @Sendable (Double, Double) -> Double)] = [
    ("atan2", { atan2($0, $1) }), ("fmod", { fmod($0, $1) }), ("hypot", { hypot($0, $1) }),
    ("fmax", { fmax($0, $1) }), ("fmin", { fmin($0, $1) }), ("fdim", { fdim($0, $1) }),
    ("copysign", { copysign($0, $1) }), ("remainder", { remainder($0, $1) }),
  ]
}
