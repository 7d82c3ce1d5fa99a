import FlowModel

extension CodeTree {
  /// The function, accessor or value that a place is in; closures and functions inside of others belong to what
  /// they stand in, and so do the default values of parameters.
  func function(at place: SourceLocation) -> Int32? {
    function { location(at: $0) <= place }
  }

  /// The same of a node.
  func function(around node: Int32) -> Int32? {
    let offset = offsets[Int(node)]
    return function { $0 <= offset }
  }

  /// The functions other than closures and those inside of functions, by where they begin.
  var startsOfFunctions: [(location: SourceLocation, function: Int32)] {
    outerFunctions.map { (location(at: functions[Int($0)].offset), $0) }.sorted { $0.location < $1.location }
  }

  /// The functions other than closures, those inside of functions and the default values of parameters.
  var outerFunctions: [Int32] {
    let inner = Set(functions.flatMap(\.parameters).map(\.defaultValue))
      .union(nodes.filter { $0.kind == .localFunction }.map(\.b))
    return functions.indices.map(Int32.init).filter { index in
      functions[Int(index)].kind != .closure && !inner.contains(index)
    }
  }

  private func function(from start: (UInt32) -> Bool) -> Int32? {
    outerFunctions.filter { start(functions[Int($0)].offset) }
      .max { functions[Int($0)].offset < functions[Int($1)].offset }
  }

  /// The name of a type with those around it, as code elsewhere writes it; nil for one inside of a function.
  func fullName(ofType index: Int32) -> String? {
    guard index >= 0 else { return nil }
    let type = types[Int(index)]
    guard type.function < 0 else { return nil }
    return type.owner < 0 ? type.name : fullName(ofType: type.owner).map { "\($0).\(type.name)" }
  }

  /// The indices of the texts that are one name.
  func numbers(of name: String) -> Set<Int32> {
    Set(texts.indices.filter { texts[$0] == name }.map(Int32.init))
  }

  /// A node and all that is inside of it, bodies of closures left out.
  func frame(of node: Int32) -> [Int32] {
    var found: [Int32] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      guard next >= 0 else { continue }
      found.append(next)
      waiting += nodesInside(nodes[Int(next)])
    }
    return found
  }

  /// A node and all that is inside of it, bodies of closures among it.
  func all(inside node: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      guard next >= 0, found.insert(next).inserted else { continue }
      let one = nodes[Int(next)]
      waiting += nodesInside(one)
      if one.kind == .closure { waiting.append(functions[Int(one.a)].body) }
    }
    return found
  }
}
