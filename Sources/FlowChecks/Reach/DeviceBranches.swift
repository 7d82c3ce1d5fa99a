import FlowModel

/// The code that is there for devices on which the app does not run: `userInterfaceIdiom == .pad` in an app for the iPhone
/// alone.
///
/// - UIKit: an app for the iPhone alone is told on an iPad too that it is on a phone, and one for the iPad alone runs on no
///   iPhone (`UIUserInterfaceIdiom`, `TARGETED_DEVICE_FAMILY`).
struct DeviceBranches {
  let app: CheckedApp

  /// What never runs of a file, with the device that it is for.
  func nodes(in tree: CodeTree) -> [(node: Int32, device: String)] {
    guard tree.texts.contains(where: Self.asking.contains), let only = onlyDevice(of: tree.path) else { return [] }
    let other = only == "iPhone" ? "iPad" : "iPhone"
    let conditions = tree.neverRun { condition in
      tree.holds(condition) { single -> (always: Bool, reason: String)? in
        tree.idiomCompared(single).map { ($0.idiom == only ? $0.isEqual : !$0.isEqual, other) }
      }
    }
    let nodes = conditions.map(\.node) + tree.nodes.flatMap { tree.values(of: $0, for: other) }
    return nodes.map { ($0, other) }
  }

  /// What the device is asked for.
  static let asking: Set<String> = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "UIUserInterfaceIdiom"]

  /// The one kind of device that all apps with a file run on; nil where they run on both, or no project says.
  private func onlyDevice(of file: String) -> String? {
    let devices = Set(app.applications.filter { $0.files.contains(file) }.flatMap(\.devices))
    return devices.count == 1 ? (devices == ["ipad"] ? "iPad" : "iPhone") : nil
  }
}

extension CodeTree {
  /// The device that a condition asks for, and whether it holds there: `userInterfaceIdiom == .pad`.
  fileprivate func idiomCompared(_ condition: Int32) -> (idiom: String, isEqual: Bool)? {
    let node = nodes[Int(condition)]
    guard node.kind == .binary, case let sign = texts[Int(node.c)], sign == "==" || sign == "!=" else { return nil }
    for (asked, idiom) in [(node.a, node.b), (node.b, node.a)] where isIdiom(asked) {
      return self.idiom(idiom).map { ($0, sign == "==") }
    }
    return nil
  }

  /// Whether an expression is the kind of the device: `UIDevice.current.userInterfaceIdiom`, `UI_USER_INTERFACE_IDIOM()`.
  private func isIdiom(_ index: Int32) -> Bool {
    let node = nodes[Int(unwrapped(index))]
    switch node.kind {
    case .member: return texts[Int(node.b)] == "userInterfaceIdiom"
    case .call:
      let called = nodes[Int(node.a)]
      return called.kind == .name && texts[Int(called.a)] == "UI_USER_INTERFACE_IDIOM"
    default: return false
    }
  }

  /// The device of `.pad`, `.phone`, `UIUserInterfaceIdiom.pad`, as Swift 2 writes them too.
  private func idiom(_ index: Int32) -> String? {
    let node = nodes[Int(index)]
    switch node.kind {
    case .implicitMember: return Self.device(texts[Int(node.b)])
    case .member:
      let base = nodes[Int(node.a)]
      guard base.kind == .name, texts[Int(base.a)] == "UIUserInterfaceIdiom" else { return nil }
      return Self.device(texts[Int(node.b)])
    default: return nil
    }
  }

  private static func device(_ name: String) -> String? {
    switch name.lowercased() {
    case "pad": "iPad"
    case "phone": "iPhone"
    default: nil
    }
  }

  /// What a node has for one device among others: the cases of a `switch` over it, and the values of a dictionary by it.
  fileprivate func values(of node: TreeNode, for device: String) -> [Int32] {
    switch node.kind {
    case .switch where isIdiom(node.a):
      return list(node.b).compactMap { one -> Int32? in
        let patterns = Array(list(nodes[Int(one)].a))
        guard patterns.count == 2, patterns[1] < 0, name(ofCase: patterns[0]) == device else { return nil }
        return nodes[Int(one)].b
      }
    case .dictionary:
      let pairs = Array(list(node.a))
      let keys = stride(from: 0, to: pairs.count - 1, by: 2).map { (idiom(pairs[$0]), pairs[$0 + 1]) }
      guard keys.count > 1, keys.allSatisfy({ $0.0 != nil }) else { return [] }
      return keys.filter { $0.0 == device }.map(\.1)
    default: return []
    }
  }

  private func name(ofCase pattern: Int32) -> String? {
    let node = nodes[Int(pattern)]
    switch node.kind {
    case .casePattern: return Self.device(texts[Int(node.b)])
    case .expressionPattern: return idiom(node.a)
    default: return nil
    }
  }
}
