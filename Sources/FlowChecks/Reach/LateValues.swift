import FlowModel

/// The branches for what a local variable holds only once others have called a closure, behind the call that is handed
/// it, which they do later: `var id = ""; load { id = $0 }; if !id.isEmpty { … }`.
struct LateValues {
  let code: AppCode
  let source: TreeSource

  /// A variable with what it holds for the whole of its function.
  fileprivate struct Held {
    let name: String
    let value: WrittenLiteral
  }

  /// What of a file runs only for another value, with the variable's name.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    var held: [Int32: Held] = [:]
    let late = LateClosures(code: code, source: source)
    for function in tree.functions where function.hasBody {
      let frame = tree.frame(of: function.body)
      guard !tree.waits(in: frame) else { continue }
      for (slot, name, value) in tree.capturedVariables(in: frame) where !tree.changes(slot, in: frame) {
        let closures = frame.filter { index in
          let node = tree.nodes[Int(index)]
          let inner = node.kind == .closure ? node.a : node.kind == .localFunction ? node.b : -1
          return inner >= 0
            && tree.functions[Int(inner)].captures.contains { $0.source == .slot && $0.number == slot }
        }
        guard !closures.isEmpty, closures.allSatisfy({ late.isLater($0, in: tree) }) else { continue }
        for index in frame where tree.isSlot(slot, index) { held[index] = Held(name: name, value: value) }
      }
    }
    guard !held.isEmpty else { return [] }
    return tree.neverRun { condition in
      tree.holds(condition) { single in tree.answer(to: single, held).map { (always: $0.holds, reason: $0.name) } }
    }.map { ($0.node, $0.reason) }
  }
}

/// The closures that others call later than the call that is handed them returns.
private struct LateClosures {
  let code: AppCode
  let source: TreeSource

  func isLater(_ closure: Int32, in tree: CodeTree, depth: Int = 0) -> Bool {
    guard let index = tree.call(with: closure), case let call = tree.nodes[Int(index)],
      let name = tree.propertyName(tree.unwrapped(call.a)), case let arguments = tree.arguments(of: call),
      let place = arguments.firstIndex(where: { $0.value == closure })
    else { return false }
    let own = source.trees(source.mentioning([name])).flatMap { other in
      other.functions.filter { $0.name == name && $0.kind == .function }.map { (other, $0) }
    }
    guard own.isEmpty else {
      let shape = CallShape(labels: arguments.map(\.label), trailing: Int(call.extra))
      return depth < 3
        && own.allSatisfy { other, function in
          !shape.fits(function) || calls(later: function, in: other, depth: depth + 1)
        }
    }
    return Self.names.contains(name) || Self.beginnings.contains(where: name.hasPrefix)
      || name.contains("InBackground") || ["completionHandler", "handler"].contains(arguments[place].label)
  }

  /// Whether all closures that a function is handed are only used in closures that run later.
  private func calls(later function: TreeFunction, in tree: CodeTree, depth: Int) -> Bool {
    let handed = function.parameters.filter { one in
      guard one.type >= 0 else { return false }
      var type = tree.nodes[Int(one.type)]
      while type.kind == .optionalType { type = tree.nodes[Int(type.a)] }
      return type.kind == .functionType
    }
    guard !handed.isEmpty, function.hasBody else { return false }
    let frame = tree.frame(of: function.body)
    return handed.allSatisfy { one in
      !frame.contains { tree.isSlot(one.slot, $0) }
        && frame.allSatisfy { index in
          let node = tree.nodes[Int(index)]
          guard node.kind == .closure || node.kind == .localFunction else { return true }
          let inner = tree.functions[Int(node.kind == .closure ? node.a : node.b)]
          let takes = inner.captures.contains { $0.source == .slot && $0.number == one.slot }
          return !takes || node.kind == .closure && isLater(index, in: tree, depth: depth)
        }
    }
  }

  /// What of Apple's and of much used libraries calls a closure once something has happened.
  private static let names: Set<String> = [
    "async", "asyncAfter", "dataTask", "downloadTask", "uploadTask", "scheduledTimer", "requestAuthorization",
    "requestAccess", "addOperation", "UIAlertAction", "reverseGeocodeLocation", "geocodeAddressString", "getDocument",
    "getDocuments", "addSnapshotListener", "observeSingleEvent", "dataTaskWithURL", "dataTaskWithRequest",
    "sendAsynchronousRequest", "dispatch_async", "dispatch_after", "addOperationWithBlock",
  ]
  private static let beginnings = ["response"]
}

extension CodeTree {
  /// Whether a function lets others run before it goes on.
  fileprivate func waits(in frame: [Int32]) -> Bool {
    frame.contains { index in
      let node = nodes[Int(index)]
      guard node.kind == .call else { return node.kind == .await }
      return propertyName(unwrapped(node.a)).map(Self.waiting.contains) == true
    }
  }

  private static let waiting: Set<String> = [
    "wait", "run", "runUntilDate", "dispatch_semaphore_wait", "dispatch_group_wait", "sleep", "usleep", "sync",
    "waitUntilAllOperationsAreFinished", "waitUntilFinished", "dispatch_sync",
  ]

  /// The variables that closures capture, with what they are given at first.
  fileprivate func capturedVariables(in frame: [Int32]) -> [(slot: Int32, name: String, value: WrittenLiteral)] {
    frame.compactMap { index in
      let node = nodes[Int(index)]
      guard node.kind == .binding, node.flag == 1, case let pattern = nodes[Int(node.a)],
        pattern.kind == .bindingPattern, pattern.flag == 1, let name = name(ofBoxed: pattern.a, in: frame)
      else { return nil }
      if node.c >= 0 { return literal(node.c).map { (pattern.a, name, $0) } }
      return node.b >= 0 && nodes[Int(node.b)].kind == .optionalType ? (pattern.a, name, .nothing) : nil
    }
  }

  /// The name of a variable, as closures that capture it have it.
  private func name(ofBoxed slot: Int32, in frame: [Int32]) -> String? {
    frame.lazy.filter { self.nodes[Int($0)].kind == .closure }
      .flatMap { self.functions[Int(self.nodes[Int($0)].a)].captures }
      .first { $0.source == .slot && $0.number == slot }?.name
  }

  fileprivate func isSlot(_ slot: Int32, _ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    return [.local, .boxed].contains(node.kind) && node.a == slot
  }

  /// Whether a function itself, not a closure in it, changes a variable, or declares another in its place.
  fileprivate func changes(_ slot: Int32, in frame: [Int32]) -> Bool {
    func isMeant(_ index: Int32) -> Bool { isSlot(slot, unwrapped(index)) }
    return frame.contains { index in
      let node = nodes[Int(index)]
      return switch node.kind {
      case .assignment, .compoundAssignment, .inout: all(inside: node.a).contains(where: isMeant)
      case .call:
        nodes[Int(unwrapped(node.a))].kind == .member && isMeant(nodes[Int(unwrapped(node.a))].a)
      default: false
      }
    }
      || frame.count { index in
        let node = nodes[Int(index)]
        return node.kind == .bindingPattern && node.a == slot
      } > 1
  }

  /// Whether a condition holds by what variables hold; nil where that does not say.
  fileprivate func answer(to condition: Int32, _ held: [Int32: LateValues.Held]) -> (holds: Bool, name: String)? {
    let node = nodes[Int(condition)]
    switch node.kind {
    case .boxed, .local:
      guard let one = held[condition], case .flag(let flag) = one.value else { return nil }
      return (flag, one.name)
    case .member where texts[Int(node.b)] == "isEmpty":
      guard let one = held[unwrapped(node.a)], case .text(let text) = one.value else { return nil }
      return (text.isEmpty, one.name)
    case .optionalBinding:
      return held[node.b].flatMap { $0.value == .nothing ? (false, $0.name) : nil }
    case .binary where ["==", "!="].contains(texts[Int(node.c)]):
      let isEqual = texts[Int(node.c)] == "=="
      guard let other = literal(node.b) else { return nil }
      if let one = held[node.a] { return ((one.value == other) == isEqual, one.name) }
      guard case .flag(let flag) = other else { return nil }
      return answer(to: node.a, held).map { (($0.holds == flag) == isEqual, $0.name) }
    default: return nil
    }
  }
}
