import FlowModel

extension LibraryBuilder {
  mutating func addIterators() {
    method("Sequence", "makeIterator()") { call in
      switch call.value {
      case .native(is IteratorBox), .native(is ValueIteratorBox): return call.value
      default: return .native(ValueIteratorBox(try call.iterator()))
      }
    }
    mutator("IndexingIterator", "next()") { call, value in
      guard case .native(let box as ValueIteratorBox) = value else { throw call.stop("next() of an iterator") }
      guard let next = try box.advanced() else { return .nothing(nil) }
      value = .native(next.rest)
      return .some(SomeBox(next.element))
    }
    method("AnyIterator", "next()") { call in
      guard case .native(let box as IteratorBox) = call.value else { throw call.stop("next() of an iterator") }
      return .optional(try box.next())
    }
    initializer("AnyIterator", "(_:)") { call in
      if case .closure(let next) = call[0] {
        let location = call.location
        let interpreter = call.interpreter
        // What the place asks for has the labels of a tuple that the closure gives without.
        var element: RuntimeType?
        if case .library("AnyIterator", let arguments)? = call.type?.kind { element = arguments.first }
        return .native(
          IteratorBox { [unowned interpreter] in
            let given = try interpreter.call(next, [], at: location).unwrapped
            guard let element, let given else { return given }
            return try interpreter.coerce(given, to: element, at: location)
          })
      }
      if case .native(let box as IteratorBox) = call[0] { return .native(box) }
      if case .native = call[0] {
        return .native(IteratorBox(try call.interpreter.makeIterator(call[0], at: call.location)))
      }
      return .native(IteratorBox(try call.interpreter.iterator(of: call[0], at: call.location)))
    }
    initializer("AnySequence", "(_:)") { call in
      let base = call[0]
      let location = call.location
      if case .closure(let make) = base {
        return .native(
          SequenceBox("AnySequence") { interpreter in
            try interpreter.makeIterator(try interpreter.call(make, [], at: location), at: location)
          })
      }
      return .native(
        SequenceBox("AnySequence", call.interpreter.elementType(of: base)) { try $0.makeIterator(base, at: location) })
    }
    initializer("AnyCollection", "(_:)") { call in
      call.list(try call.elements(0), call.interpreter.elementType(of: call[0]))
    }
    initializer("CollectionOfOne", "(_:)") { call in
      guard case .library(_, let arguments)? = call.type?.kind, let element = arguments.first else {
        return call.list([call[0]])
      }
      return call.list([call.interpreter.fitting(call[0], element)], element)
    }
    initializer("EmptyCollection", "()") { call in call.list([]) }
    function("sequence(state:next:)") { call in
      let first = call[0]
      guard case .closure(let next) = call[1] else { throw call.stop("sequence(state:next:)") }
      let location = call.location
      return .native(
        SequenceBox("UnfoldSequence") { interpreter in
          var state = first
          return { try interpreter.call(next, changing: &state, [], at: location).unwrapped }
        })
    }
  }
}
