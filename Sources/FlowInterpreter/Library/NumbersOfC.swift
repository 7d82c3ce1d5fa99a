import FlowModel
import Foundation

/// The functions of C's `stdlib.h` that read numbers from texts; where they end reading is not told: the pointer that
/// takes it has to be nil.
extension LibraryBuilder {
  mutating func addNumbersOfC() {
    for (name, isSigned) in [("strtol", true), ("strtoll", true), ("strtoul", false), ("strtoull", false)] {
      function("\(name)(_:_:_:)") { call in
        guard call[1].flattened == nil else { throw call.stop("\(name) that tells where it ends", for: call[1]) }
        let (text, base) = (try call.text(0), Int32(clamping: try call.int(2)))
        if isSigned { return .int(Int(strtoll(text, nil, base))) }
        let kind = name == "strtoul" ? FixedInteger.Kind.uint : .uint64
        return .fixed(FixedInteger(bits: strtoull(text, nil, base), kind: kind))
      }
    }
    function("strtod(_:_:)") { call in
      guard call[1].flattened == nil else { throw call.stop("strtod that tells where it ends", for: call[1]) }
      return .double(strtod(try call.text(0), nil))
    }
    function("atoi(_:)") { call in
      // What a number gives that is too large is not defined.
      guard let number = Int32(exactly: strtoll(try call.text(0), nil, 10)) else {
        throw call.stop("atoi beyond Int32")
      }
      return .fixed(FixedInteger(bits: UInt64(bitPattern: Int64(number)), kind: .int32))
    }
    // Apple's gives the difference of the first bytes that differ (stackoverflow.com/questions/29504304 and many apps
    // hold it against -92); C itself promises its sign.
    function("strcmp(_:_:)") { call in
      let (one, other) = (try call.bytesOfC(0), try call.bytesOfC(1))
      let pairs = zip(one + [0], other + [0])
      let difference = pairs.first { $0 != $1 }.map { Int($0) - Int($1) } ?? 0
      return .fixed(FixedInteger(bits: UInt64(bitPattern: Int64(difference)), kind: .int32))
    }
    function("atol(_:)") { call in .int(Int(strtoll(try call.text(0), nil, 10))) }
    function("atof(_:)") { call in .double(strtod(try call.text(0), nil)) }
  }
}

extension Library.Call {
  /// The bytes of a text of C's, without the zero at its end.
  fileprivate func bytesOfC(_ index: Int) throws -> [UInt8] {
    switch self[index].flattened {
    case .text(let box)?: return Array(box.text.utf8.prefix { $0 != 0 })
    case .list(let box)?:
      let bytes = try box.items.map { item in
        guard let number = item.integerValue else { throw stop("a text of C's is asked for", for: item) }
        return UInt8(truncatingIfNeeded: number)
      }
      return Array(bytes.prefix { $0 != 0 })
    default: throw stop("a text of C's is asked for", for: self[index])
    }
  }
}
