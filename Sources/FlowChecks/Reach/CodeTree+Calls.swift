import FlowModel

extension CodeTree {
  /// Whether a node that has a function's name may call it, as far as its arguments tell; what is not called there may
  /// be called later.
  func mayCall(_ function: TreeFunction, at node: Int32) -> Bool {
    guard function.kind == .function, let call = nodes.first(where: { $0.kind == .call && $0.a == node }) else {
      return true
    }
    let given = arguments(of: call)
    guard given.count <= function.parameters.count || function.parameters.contains(where: \.isVariadic) else {
      return false
    }
    let labels = Set(function.parameters.compactMap(\.label))
    return given.dropLast(Int(call.extra)).allSatisfy { $0.label.map(labels.contains) ?? true }
  }

  /// Whether a text is a selector that the object itself is sent: `addTarget(self, action: "save:", for: .touchUpInside)`,
  /// `Timer(timeInterval: 1, target: self, selector: Selector("tick"), …)`.
  func isSentToSelf(_ text: Int32) -> Bool {
    guard let number = call(with: text) else { return false }
    let call = nodes[Int(number)]
    let called = nodes[Int(call.a)]
    if called.kind == .name, texts[Int(called.a)] == "Selector" { return isSentToSelf(number) }
    let given = arguments(of: call)
    let isTargeting = called.kind == .member && Self.targeting.contains(texts[Int(called.b)])
    guard let target = given.first(where: { $0.label == "target" }) ?? (isTargeting ? given.first : nil) else {
      return false
    }
    let value = nodes[Int(target.value)]
    return [.local, .boxed].contains(value.kind) && value.a == 0 || isCapturedSelf(target.value)
  }

  /// The methods whose first argument is sent what the selector among the others says.
  private static let targeting: Set<String> = ["addObserver", "addTarget", "removeTarget"]

  /// The call of which a node is an argument.
  private func call(with argument: Int32) -> Int32? {
    nodes.firstIndex { $0.kind == .call && arguments(of: $0).contains { $0.value == argument } }.map(Int32.init)
  }

  /// The arguments of a call, with their labels.
  private func arguments(of call: TreeNode) -> [(label: String?, value: Int32)] {
    let pairs = Array(list(call.b))
    return stride(from: 0, to: pairs.count - 1, by: 2).map { index in
      (pairs[index] < 0 ? nil : texts[Int(pairs[index])], pairs[index + 1])
    }
  }
}
