import FlowModel

extension CodeTree {
  /// The arguments of a call, with their labels.
  func arguments(of call: TreeNode) -> [(label: String?, value: Int32)] {
    let pairs = Array(list(call.b))
    return stride(from: 0, to: pairs.count - 1, by: 2).map { index in
      (pairs[index] < 0 ? nil : texts[Int(pairs[index])], pairs[index + 1])
    }
  }
}

extension CodeTree {
  private static let containers = [
    "tabBarController": "UITabBarController", "navigationController": "UINavigationController",
    "splitViewController": "UISplitViewController",
  ]

  /// Whether a call is one of a container's method, which a screen is none of:
  /// `tabBarController?.performSegue(withIdentifier: "item", sender: nil)`.
  func isAskedOfContainer(_ call: Int32, than screen: CodeType, _ code: AppCode) -> Bool {
    let call = nodes[Int(call)]
    guard call.kind == .call, case let called = nodes[Int(call.a)], called.kind == .member else { return false }
    let base = nodes[Int(unwrapped(called.a))]
    let name = base.kind == .name ? texts[Int(base.a)] : base.kind == .member ? texts[Int(base.b)] : ""
    guard let container = Self.containers[name] else { return false }
    return code.isKind(screen, of: container) == false
  }

  /// The class of the container that is asked at a place, if there is one: of `navigationController?.performSegue(…)` that
  /// of navigation controllers.
  func containerAskedIfAny(at place: SourceLocation) -> String? {
    for (index, call) in nodes.enumerated() where call.kind == .call {
      guard location(of: Int32(index)) == place || location(of: call.a) == place,
        case let called = nodes[Int(call.a)], called.kind == .member,
        [.optionalChain, .question].contains(nodes[Int(called.a)].kind)
      else { continue }
      let base = nodes[Int(unwrapped(called.a))]
      return Self.containers[base.kind == .name ? texts[Int(base.a)] : base.kind == .member ? texts[Int(base.b)] : ""]
    }
    return nil
  }

  /// The call of which a node is an argument.
  func call(with argument: Int32) -> Int32? {
    nodes.firstIndex { $0.kind == .call && arguments(of: $0).contains { $0.value == argument } }.map(Int32.init)
  }
}
