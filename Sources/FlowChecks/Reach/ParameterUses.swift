import FlowModel

/// Where a function asks what its parameters are, closures in it included.
struct ParameterUses {
  /// A comparison of a parameter with a literal; of a flag that stands alone, with true.
  struct Comparison {
    let parameter: Int
    let value: WrittenLiteral
    let isEqual: Bool
  }

  /// The comparisons by their nodes. A flag is among them wherever it stands.
  private(set) var comparisons: [Int32: Comparison] = [:]
  /// The `switch` statements on a parameter.
  private(set) var switches: [(node: Int32, parameter: Int)] = []
  /// The parameters that are given other values.
  private var changed: Set<Int> = []
  /// Those that are flags.
  private var flags: Set<Int> = []
  private let tree: CodeTree

  /// The parameters by the slots and captures that hold them in one function or closure.
  private struct Names {
    var slots: [Int32: Int] = [:]
    var captures: [Int32: Int] = [:]
  }

  init(of function: TreeFunction, in tree: CodeTree) {
    self.tree = tree
    var names = Names()
    for (number, one) in function.parameters.enumerated() where !one.isInout && !one.isVariadic && !one.isAutoclosure {
      names.slots[one.slot] = number
      if tree.nameOfType(one.type) == "Bool" { flags.insert(number) }
    }
    guard !names.slots.isEmpty else { return }
    read(function.body, names)
    comparisons = comparisons.filter { !changed.contains($0.value.parameter) }
    switches.removeAll { changed.contains($0.parameter) }
  }

  /// The parameters that something is asked of.
  var asked: Set<Int> { Set(comparisons.values.map(\.parameter)).union(switches.map(\.parameter)) }

  private mutating func read(_ index: Int32, _ names: Names) {
    guard index >= 0 else { return }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .closure: return read(function: node.a, names)
    case .localFunction: return read(function: node.b, names)
    case .local, .boxed, .captured:
      if let one = parameter(index, names), flags.contains(one) {
        comparisons[index] = .init(parameter: one, value: .flag(true), isEqual: true)
      }
    case .binary where ["==", "!="].contains(tree.texts[Int(node.c)]):
      let isEqual = tree.texts[Int(node.c)] == "=="
      for (side, other) in [(node.a, node.b), (node.b, node.a)] {
        guard let one = parameter(side, names), let value = tree.literal(other) else { continue }
        comparisons[index] = .init(parameter: one, value: value, isEqual: isEqual)
      }
    case .switch: if let one = parameter(node.a, names) { switches.append((index, one)) }
    case .assignment, .compoundAssignment, .inout:
      changed.formUnion(tree.all(inside: node.a).compactMap { parameter($0, names) })
    default: break
    }
    for inner in tree.nodesInside(node) { read(inner, names) }
  }

  private mutating func read(function number: Int32, _ around: Names) {
    let function = tree.functions[Int(number)]
    var names = Names()
    for (place, capture) in function.captures.enumerated() {
      switch capture.source {
      case .slot: names.captures[Int32(place)] = around.slots[capture.number]
      case .capture: names.captures[Int32(place)] = around.captures[capture.number]
      case .value: names.captures[Int32(place)] = parameter(capture.number, around)
      case .implicitSelf, .implicitCapture: continue
      }
    }
    if !names.captures.isEmpty { read(function.body, names) }
  }

  private func parameter(_ index: Int32, _ names: Names) -> Int? {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .local, .boxed: return names.slots[node.a]
    case .captured: return names.captures[node.a]
    default: return nil
    }
  }
}
