import FlowModel

/// What a string interpolation is put together in: `DefaultStringInterpolation`.
final class InterpolationBox: NativeBox {
  var text = OpenText()
  override var typeName: String { Program.interpolation }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension Program {
  static let interpolation = "DefaultStringInterpolation"

  /// The app's own `appendInterpolation(…)`.
  fileprivate var ownInterpolations: [Code] {
    libraryNominals[Self.interpolation]?.members[symbols["appendInterpolation"]]?.compactMap(\.code) ?? []
  }
}

/// Interpolations by what the app adds to `String.StringInterpolation`.
extension Interpreter {
  /// What an interpolation of the app's writes; nil where none of its takes the arguments.
  ///
  /// - Parameter value: the argument where there is one alone, without a label.
  /// - Swift: a function of the app's with the argument's type goes before the generic one of Swift's library, which goes
  ///   before one that asks a literal to be of another type than its own (lib/Sema/CSRanking.cpp, `SK_NonDefaultLiteral`).
  func ownInterpolation(_ part: TreeNode, _ segment: Int32, _ value: Value?, _ frame: Frame) throws -> Value? {
    let nodes = frame.tree.list(part.a)
    let labels = stride(from: 0, to: nodes.count, by: 2).map {
      nodes[$0] >= 0 ? frame.tree.symbols[Int(nodes[$0])] : nil
    }
    var fitting = program.ownInterpolations.filter { matches($0, labels, trailing: 0) != nil }
    let box = InterpolationBox()
    let location = frame.tree.location(of: segment)
    if let value {
      // What is held as a protocol's, or as a generic parameter's of the function, is written as such.
      if frame.code.isGeneric || seenType(nodes[1], frame)?.isOpen == true { return nil }
      fitting = fitting.filter { code in
        guard code.function.parameters[0].type >= 0 else { return false }
        let wanted = program.type(
          code.function.parameters[0].type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
        // What is not known is written by the library unless it surely is of the type: not known either way.
        if case .unknown(let unknown) = value { return isSurely(unknown, wanted) }
        return fit(value, wanted, code, isLiteral: false) != nil
      }
      guard !fitting.isEmpty else { return nil }
      let result = try callMethod(
        .native(box), program.symbols["appendInterpolation"], [Argument(nil, value)], at: location)
      return written(result, box)
    }
    guard !fitting.isEmpty else { return nil }
    let call = TreeNode(.call, a: segment, b: part.a)
    let result = try callMember(
      program.symbols["appendInterpolation"], of: .native(box), isOwn: nil, call, segment, frame, nil)
    return written(result, box)
  }

  /// What was written; not known where it is not which of several functions writes it, since none ran then.
  private func written(_ result: Value, _ box: InterpolationBox) -> Value {
    guard case .unknown(let unknown) = result else { return box.text.value }
    return .unknown(Unknown(unknown.what, unknown.location, kind: "String"))
  }
}

extension LibraryBuilder {
  mutating func addInterpolations() {
    method(Program.interpolation, "appendLiteral(_:)") { call in try call.append() }
    method(Program.interpolation, "appendInterpolation(_:)") { call in try call.append() }
  }
}

extension Library.Call {
  /// Adds an argument to an interpolation.
  fileprivate func append() throws -> Value {
    guard case .native(let box as InterpolationBox) = value else { throw stop("an interpolation is asked for") }
    if case .unknown(let unknown) = self[0] {
      box.text.add(unknown)
    } else {
      box.text.add(try interpreter.description(of: self[0], at: location))
    }
    return .void
  }
}
