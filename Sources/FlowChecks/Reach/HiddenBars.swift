import FlowModel

/// The navigation bars that a screen hides itself as it appears: what its navigation item holds, nobody sees.
///
/// - UIKit: `setNavigationBarHidden(_:animated:)`: the bar stays hidden until something shows it; `viewWillAppear(_:)` is
///   called each time before a screen is seen, also when it comes back.
struct HiddenBars {
  let app: CheckedApp
  let code: AppCode

  /// Whether all that a screen's class does with the bar, until it goes, is to hide it.
  func hides(_ type: CodeType) -> Bool {
    let source = app.written.source
    let lineage = code.lineage(of: type).classes
    let classes = code.family(of: type) + lineage
    let files = Set(classes.flatMap { $0.declarations.map(\.location.file) })
    let own = source.trees(files)
    guard Set(classes.map(\.shortName)).isDisjoint(with: code.facts.objectiveCMentions),
      case let names = Set(lineage.map(\.shortName)), own.contains(where: { $0.hidesBar(in: names) }),
      !own.contains(where: { $0.mayShowBar || $0.handsItemOn || !Self.others.isDisjoint(with: $0.texts) }),
      !hasOthersInside(type), !mayComeByItself
    else { return false }
    // A helper of the app's that shows it.
    let others = source.trees(source.mentioning(CodeTree.ofBar)).filter { !files.contains($0.path) }
    let helpers = others.reduce(into: Set<String>()) { $0.formUnion($1.helpersShowingBar) }
    return !own.contains { !helpers.isDisjoint(with: $0.texts) }
  }

  /// What shows or hides the bar by itself, and controllers inside of a screen.
  private static let others: Set<String> = ["UISearchController", "addChild", "addChildViewController"]

  /// Whether gestures or the keyboard bring the bar, in any of the app's navigation controllers.
  private var mayComeByItself: Bool {
    let words: Set<String> = [
      "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
    ]
    let source = app.written.source
    return !source.mentioning(words).isEmpty
      || app.model.documents.contains { document in
        document.root.descendants.contains { element in words.contains { element[$0] != nil } }
      }
  }

  /// Whether a screen of a class has other controllers inside, which may show the bar.
  private func hasOthersInside(_ type: CodeType) -> Bool {
    let screens = app.screens?.screens(of: type) ?? []
    return screens.contains { screen in app.model.transitions(from: screen.id).contains { $0.kind == .embed } }
  }
}

extension CodeTree {
  /// What hides and shows a navigation bar.
  fileprivate static let ofBar: Set<String> = [
    "setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden", "navigationBar",
  ]
  private static let appearing: Set<String> = ["viewWillAppear", "viewDidAppear"]
  private static let going: Set<String> = ["viewWillDisappear", "viewDidDisappear"]

  /// What a file gives to hide a bar, nil for what is more than to say it, with the statement.
  private var settings: [(statement: Int32, value: Int32?)] {
    nodes.indices.compactMap { index in
      let node = nodes[index]
      switch node.kind {
      case .assignment where isBarProperty(node.a): return (Int32(index), node.b)
      case .compoundAssignment where isBarProperty(node.a): return (Int32(index), nil)
      case .call:
        let called = nodes[Int(unwrapped(node.a))]
        guard called.kind == .member else { return nil }
        switch texts[Int(called.b)] {
        case "setNavigationBarHidden": return (Int32(index), arguments(of: node).first?.value)
        case "toggle" where isBarProperty(called.a): return (Int32(index), nil)
        default: return nil
        }
      default: return nil
      }
    }
  }

  /// `navigationController?.isNavigationBarHidden`, `navigationBar.isHidden`.
  private func isBarProperty(_ index: Int32) -> Bool {
    let inner = unwrapped(index)
    guard let name = propertyName(inner) else { return false }
    if name != "navigationBar", Self.ofBar.contains(name) { return true }
    let node = nodes[Int(inner)]
    return ["isHidden", "hidden"].contains(name) && node.kind == .member
      && propertyName(unwrapped(node.a)) == "navigationBar"
  }

  private func isTrue(_ value: Int32?) -> Bool {
    value.map { nodes[Int($0)].kind == .boolean && nodes[Int($0)].flag != 0 } == true
  }

  /// Whether a class of some names hides the bar each time that it appears, under no condition.
  fileprivate func hidesBar(in names: Set<String>) -> Bool {
    let hiding = settings.filter { isTrue($0.value) }.map(\.statement)
    guard !hiding.isEmpty else { return false }
    return functions.indices.contains { index in
      let function = functions[index]
      guard Self.appearing.contains(function.name), function.hasBody,
        let owner = fullName(ofType: function.owner)?.split(separator: ".").last, names.contains(String(owner))
      else { return false }
      return list(nodes[Int(function.body)].a).prefix { nodes[Int($0)].kind != .guard }.contains { statement in
        let node = nodes[Int(statement)]
        return hiding.contains(node.kind == .optionalChain ? node.a : statement)
      }
    }
  }

  /// Whether a file takes a navigation item for more than to ask it for a member: a bar of the app's own may have it.
  fileprivate var handsItemOn: Bool {
    let numbers = numbers(of: "navigationItem")
    guard !numbers.isEmpty else { return false }
    let asked = Set(nodes.filter { $0.kind == .member }.map { unwrapped($0.a) })
    return nodes.indices.contains { index in
      let node = nodes[index]
      return (node.kind == .name && numbers.contains(node.a) || node.kind == .member && numbers.contains(node.b))
        && !asked.contains(Int32(index))
    }
  }

  /// Whether a file may show the bar other than as a screen goes.
  fileprivate var mayShowBar: Bool {
    settings.contains { one in
      guard !isTrue(one.value) else { return false }
      return function(around: one.statement).map { Self.going.contains(functions[Int($0)].name) } != true
    }
  }

  /// The names of functions that may show the bar and are no callbacks of screens.
  fileprivate var helpersShowingBar: Set<String> {
    Set(
      settings.filter { !isTrue($0.value) }.compactMap { function(around: $0.statement) }
        .map { functions[Int($0)] }.filter { !$0.flags.contains(.isOverride) }.map(\.name))
  }
}
