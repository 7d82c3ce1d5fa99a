import FlowModel

/// Bar button items that code makes for screens whose navigation items no bar shows: what they are to call, nobody calls.
///
/// - UIKit: a navigation bar shows the items of the controllers on its own stack: of a tab bar controller on it, not of
///   that one's tabs. A bar that the screen itself hides as it appears shows none.
struct UnshownItems {
  let app: CheckedApp
  let code: AppCode
  private let bars: HiddenBars

  init(app: CheckedApp, code: AppCode) {
    self.app = app
    self.code = code
    bars = HiddenBars(app: app, code: code)
  }

  /// The items of a file that are made for nothing, with the class of the screen.
  func nodes(in tree: CodeTree) -> [(node: Int32, screen: String)] {
    guard tree.texts.contains("navigationItem"), tree.texts.contains("UIBarButtonItem") else { return [] }
    let given = tree.givenItems
    guard !given.isEmpty else { return [] }
    var unshown: [Int32: Bool] = [:]
    return given.flatMap { value -> [(node: Int32, screen: String)] in
      guard let around = tree.function(around: value) else { return [] }
      let owner = tree.functions[Int(around)].owner
      if unshown[owner] == nil { unshown[owner] = isUnshown(owner, in: tree) }
      guard unshown[owner] == true, let name = tree.fullName(ofType: owner) else { return [] }
      return tree.madeItems(value, in: around, given).map { ($0, name) }
    }
  }

  /// Whether no bar shows the navigation item of any object of a class.
  private func isUnshown(_ owner: Int32, in tree: CodeTree) -> Bool {
    guard let type = tree.fullName(ofType: owner).flatMap({ code.type($0, near: tree.path) }), type.kind == .class,
      let screens = app.screens?.screens(of: type), !screens.isEmpty
    else { return false }
    if bars.hides(type) { return true }
    guard screens.allSatisfy(app.isOnlyInOtherContainers) else { return false }
    let names = Set(code.family(of: type).map(\.shortName)).union([type.shortName])
    let source = app.written.source
    return !source.trees(source.mentioning(names)).contains { $0.makesAny(of: names) }
  }
}

extension CodeTree {
  static let itemProperties: Set<String> = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
  ]
  /// The methods that set them, as Swift of today and Swift 2 call them.
  private static let setters = [
    "setRightBarButton": "rightBarButtonItem", "setRightBarButtonItem": "rightBarButtonItem",
    "setRightBarButtonItems": "rightBarButtonItems", "setLeftBarButton": "leftBarButtonItem",
    "setLeftBarButtonItem": "leftBarButtonItem", "setLeftBarButtonItems": "leftBarButtonItems",
  ]

  /// What code gives the navigation item of the object itself for its buttons.
  fileprivate var givenItems: [Int32] { itemSettings.map(\.value) }

  /// Where code does so, and which property it sets.
  var itemSettings: [(statement: Int32, property: String, value: Int32)] {
    nodes.enumerated().compactMap { index, node in
      switch node.kind {
      case .assignment:
        let target = nodes[Int(unwrapped(node.a))]
        guard target.kind == .member, Self.itemProperties.contains(texts[Int(target.b)]), isOwnItem(target.a) else {
          return nil
        }
        return (Int32(index), texts[Int(target.b)], node.b)
      case .call:
        let called = nodes[Int(unwrapped(node.a))]
        guard called.kind == .member, let property = Self.setters[texts[Int(called.b)]], isOwnItem(called.a),
          let value = arguments(of: node).first?.value
        else { return nil }
        return (Int32(index), property, value)
      default: return nil
      }
    }
  }

  /// `navigationItem`, `self.navigationItem`.
  private func isOwnItem(_ index: Int32) -> Bool {
    let inner = unwrapped(index)
    guard propertyName(inner) == "navigationItem", case let node = nodes[Int(inner)] else { return false }
    guard node.kind == .member else { return node.kind == .name }
    let base = nodes[Int(node.a)]
    return [.local, .boxed].contains(base.kind) && base.a == 0
  }

  /// The items that are made for a value: it is one, a list of some, or a local constant that nothing else is done with.
  fileprivate func madeItems(_ value: Int32, in function: Int32, _ given: [Int32]) -> [Int32] {
    let node = nodes[Int(value)]
    switch node.kind {
    case .array: return list(node.a).flatMap { madeItems($0, in: function, given) }
    case .call: return isMadeItem(value) ? [value] : []
    case .local where node.a > 0:
      let inside = all(inside: functions[Int(function)].body)
      let known = Set(given.flatMap { nodes[Int($0)].kind == .array ? Array(list(nodes[Int($0)].a)) : [$0] })
        .union(inside.lazy.map { nodes[Int($0)] }.filter { $0.kind == .member }.map { unwrapped($0.a) })
      let uses = inside.filter { nodes[Int($0)].kind == .local && nodes[Int($0)].a == node.a }
      guard uses.isSubset(of: known) else { return [] }
      return inside.compactMap { index -> Int32? in
        let binding = nodes[Int(index)]
        guard binding.kind == .binding, binding.c >= 0, case let pattern = nodes[Int(binding.a)],
          pattern.kind == .bindingPattern, pattern.a == node.a, isMadeItem(binding.c)
        else { return nil }
        return binding.c
      }.sorted()
    default: return []
    }
  }

  private func isMadeItem(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .name else { return false }
    return texts[Int(called.a)] == "UIBarButtonItem"
  }

  /// Whether code makes objects of classes of some names, or hands such a class on.
  fileprivate func makesAny(of names: Set<String>) -> Bool {
    nodes.contains { node in
      guard [.call, .metatype].contains(node.kind), case let called = nodes[Int(unwrapped(node.a))] else {
        return false
      }
      switch called.kind {
      case .name: return names.contains(texts[Int(called.a)])
      case .member where texts[Int(called.b)] == "init":
        let base = nodes[Int(unwrapped(called.a))]
        return base.kind == .name && names.contains(texts[Int(base.a)])
      default: return false
      }
    }
  }
}
