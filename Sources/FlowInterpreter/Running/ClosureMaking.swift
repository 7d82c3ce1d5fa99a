import FlowModel

/// Closures, with what they capture.
extension Interpreter {
  /// Makes a closure of a function inside another one, with what it captures.
  func close(_ code: Code, _ frame: Frame, _ expected: RuntimeType?) throws -> Closure {
    if code.owner == nil { code.owner = frame.code.owner }
    if code.enclosing == nil { code.enclosing = frame.code }
    var boxes: [Box] = []
    boxes.reserveCapacity(code.function.captures.count)
    for capture in code.function.captures {
      switch capture.source {
      case .slot:
        if case .box(let box) = frame.slots[Int(capture.number)] {
          boxes.append(box)
        } else {
          let box = Box(frame.slots[Int(capture.number)])
          frame.slots[Int(capture.number)] = .box(box)
          boxes.append(box)
        }
      case .capture: boxes.append(frame.captures[Int(capture.number)])
      case .value:
        let value = try evaluate(capture.number, frame)
        switch capture.ownership {
        case .strong: boxes.append(Box(value))
        case .weak:
          try checkWeak(value, capture.number, frame)
          boxes.append(Box(weak: value, .weak))
        case .unowned: boxes.append(Box(weak: value, .unowned))
        }
      case .implicitSelf, .implicitCapture:
        guard usesSelf(code, frame) else {
          boxes.append(Box(.absent))
          continue
        }
        if capture.source == .implicitCapture {
          boxes.append(frame.captures[Int(capture.number)])
        } else if case .box(let box) = frame.slots[Int(capture.number)] {
          boxes.append(box)
        } else {
          // A value's closure may change it, so that both share the variable.
          let box = Box(frame.slots[Int(capture.number)])
          if !box.value.isReference { frame.slots[Int(capture.number)] = .box(box) }
          boxes.append(box)
        }
      }
    }
    let closure = Closure(.code(code, captures: boxes, this: nil, frame.generics))
    if let type = expected?.flattened, case .function = type.kind {
      closure.type = type
      note(type, of: closure)
    }
    onClosure?(closure)
    return closure
  }

  /// - Objective-C: no weak reference to an object is made while its `deinit` runs: the app ends there. Swift's own classes
  ///   may be referred to.
  func checkWeak(_ value: Value, _ node: Int32, _ frame: Frame) throws {
    guard case .object(let object)? = value.flattened, object.isGoing, object.nominal.frameworkClass != nil else {
      return
    }
    throw trap(
      "Cannot form weak reference to instance of class \(object.nominal.qualifiedName). It is possible that this object "
        + "was over-released, or is in the process of deallocation.", node, frame)
  }

  /// Whether one of the names in a closure that are no locals is a member of `self`: of a library's type that the app
  /// extends, what leads nowhere else is one that is not read.
  func usesSelf(_ code: Code, _ frame: Frame) -> Bool {
    guard let owner = code.owner else { return false }
    if let known = code.usesSelf { return known }
    let uses = code.function.freeNames.contains { name in
      let symbol = frame.tree.symbols[Int(name)]
      return isMember(symbol, of: owner) || owner.kind == .library && leadsNowhere(symbol, frame)
    }
    code.usesSelf = uses
    return uses
  }

  /// Whether a name is none of the program's or of a library's that stands outside of types, and begins as members do.
  private func leadsNowhere(_ symbol: Symbol, _ frame: Frame) -> Bool {
    let text = program.symbols.text(of: symbol)
    return text.first?.isLowercase == true && program.global(symbol, in: frame.tree) == nil
      && program.functions(symbol, in: frame.tree) == nil && !library.hasFunction(text)
      && program.named(text, [], in: frame.tree, frame.scope).isUnknown
  }
}
