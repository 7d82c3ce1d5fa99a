import FlowModel
import Foundation

extension LibraryBuilder {
  /// `NSPredicate` and `NSCompoundPredicate`.
  mutating func addPredicates() {
    let type = "NSPredicate"
    // What it compares with may be not known.
    keepsKnownParts(of: type)
    initializer(type, "(format:...)") { call in
      // What Foundation on Linux has of formats is another thing.
      guard call.interpreter.framework != nil else { throw call.stop("a predicate's format") }
      let format = try call.text(0)
      var values = call.arguments.dropFirst().map(\.value)
      if call.arguments.count == 2, call.arguments[1].label == "argumentArray" {
        values =
          try call.arguments[1].value.flattened.map {
            try Array(call.interpreter.elements(of: $0, at: call.location))
          } ?? []
      }
      do {
        return .native(PredicateBox(try PredicateParser.predicate(format, values, call), format: format))
      } catch let failure as PredicateParser.Failure {
        switch failure {
        case .broken:
          throw call.exception(ExceptionName.invalidArgument, "Unable to parse the format string \"\(format)\"")
        case .unread(let what): throw call.stop(what)
        }
      }
    }
    initializer(type, "(value:)") { call in .native(PredicateBox(.constant(try call.isTrue(call[0])))) }
    initializer(type, "(block:)") { call in .native(PredicateBox(.block(try call.lastClosure()))) }
    method(type, "evaluate(with:)") { call in .bool(try call.fulfils(call.predicate(call.value), call[0])) }
    method(type, "evaluate(with:substitutionVariables:)") { call in
      .bool(try call.fulfils(call.predicate(call.value), call[0]))
    }
    // - Core Data: a store that is a database compares an identifier with a text as such (the idiom of many apps:
    //   `NSPredicate(format: "id = %@", id.uuidString)`); objects that are not stored yet are compared as they are.
    function("evaluateInDatabase(_:_:)") { call in
      let comparison = call.interpreter.kept(DatabaseComparison.init)
      comparison.isGoingOn = true
      defer { comparison.isGoingOn = false }
      return .bool(try call.fulfils(call.predicate(call[0]), call[1]))
    }
    // For models of stores: what a predicate asks of what it is held against.
    function("keyPathsAsked(_:)") { call in
      call.list(try call.predicate(call[0]).keyPaths.map { .string($0.joined(separator: ".")) })
    }
    let compound = "NSCompoundPredicate"
    initializer(compound, "(andPredicateWithSubpredicates:)") { call in
      .native(PredicateBox(.and(try call.predicates())))
    }
    initializer(compound, "(orPredicateWithSubpredicates:)") { call in .native(PredicateBox(.or(try call.predicates())))
    }
    initializer(compound, "(notPredicateWithSubpredicate:)") { call in
      .native(PredicateBox(.not(try call.predicate(call[0]))))
    }
    initializer(compound, "(type:subpredicates:)") { call in
      let parts = try call.interpreter.elements(of: call[1], at: call.location).map { try call.predicate($0) }
      switch call.caseName(call[0]) {
      case "and": return .native(PredicateBox(.and(parts)))
      case "or": return .native(PredicateBox(.or(parts)))
      case "not" where parts.count == 1: return .native(PredicateBox(.not(parts[0])))
      default: throw call.stop("the type of a compound predicate")
      }
    }
    method("Array", "filtered(using:)") { call in
      let predicate = try call.predicate(call[0])
      let items = try call.interpreter.elements(of: call.value, at: call.location)
      return call.list(try items.filter { try call.fulfils(predicate, $0) }, call.types.any)
    }
  }
}

extension Library.Call {
  fileprivate func predicate(_ value: Value) throws -> Predicate {
    guard case .native(let box as PredicateBox)? = value.flattened else {
      throw stop("a predicate is asked for", for: value)
    }
    return box.predicate
  }

  fileprivate func predicates() throws -> [Predicate] {
    try interpreter.elements(of: self[0], at: location).map { try predicate($0) }
  }

  fileprivate func fulfils(_ predicate: Predicate, _ value: Value) throws -> Bool {
    if case .unknown(let unknown)? = value.flattened { throw Stop(lacking: unknown, at: location) }
    return try evaluate(predicate, with: value.flattened)
  }
}
