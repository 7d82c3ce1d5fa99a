import FlowInterfaceBuilder
import FlowModel

/// What a user touches for the app's functions to run: controls by their actions, rows of lists, alerts' buttons.
final class Touches {
  private let named: NamedCode
  private let code: AppCode
  /// What sends each function, in the order of the documents and files.
  private var direct: [FunctionID: [Transition.Trigger]] = [:]
  private var regions: [SourceLocation: TouchedPlaces.Region] = [:]

  /// How many functions call one another between the touch and what it brings up, and the most triggers of one function.
  private static let (depth, most) = (5, 6)

  init(_ screens: AppScreens, _ named: NamedCode) {
    self.named = named
    code = screens.code
    let outlets = addDocuments(of: screens.model)
    for number in named.trees.indices.map(Int32.init) {
      let places = TouchedPlaces(number, named, screens.model.texts)
      regions.merge(places.regions) { first, _ in first }
      for action in places.actions.sorted(by: { $0.node < $1.node }) {
        guard let one = function(of: action, in: number) else { continue }
        let owner = ownerName(ofFunctionAround: action.node, in: number)
        let outlet = action.trigger.nameInCode.flatMap { outlets["\(owner ?? "").\($0)"] }
        add(action.trigger.text == nil ? outlet ?? action.trigger : action.trigger, to: one)
      }
    }
  }

  // MARK: Documents

  /// Takes the actions of documents.
  ///
  /// - Returns: the objects of outlets, by `Class.name`.
  private func addDocuments(of model: AppModel) -> [String: Transition.Trigger] {
    var outlets: [String: Transition.Trigger] = [:]
    for document in model.documents where document.isSimulated {
      let connections = document.connections
      var views: [String: InterfaceObject] = [:]
      for connection in connections where connection.property == "gestureRecognizers" {
        if let id = connection.destinationID { views[id] = connection.source }
      }
      for connection in connections {
        switch connection.kind {
        case .outlet, .outletCollection:
          guard let owner = connection.source?.customClass, let name = connection.property,
            let object = connection.destination
          else { continue }
          outlets["\(owner).\(name)"] = Transition.Trigger(object, on: document.platform)
        case .action:
          guard let selector = connection.selector, let source = connection.source,
            let owner = connection.destination?.customClass
          else { continue }
          let object = source.id.flatMap { views[$0] } ?? source
          for one in functions(selector, of: owner, near: document.file) {
            add(Transition.Trigger(object, on: document.platform), to: one)
          }
        default: continue
        }
      }
    }
    return outlets
  }

  private func functions(_ selector: String, of owner: String, near file: String) -> [FunctionID] {
    guard let type = code.type(owner, near: file) else { return [] }
    return code.lineage(of: type).classes.flatMap(\.functions).filter {
      $0.kind == .function && [$0.selector, $0.swift2Selector].contains(selector)
    }.prefix(1).compactMap { named.function(at: $0.location) }
  }

  private func add(_ trigger: Transition.Trigger, to one: FunctionID) {
    guard direct[one]?.contains(trigger) != true else { return }
    direct[one, default: []].append(trigger)
  }

  // MARK: Code

  private func ownerName(of one: FunctionID) -> String? {
    named.tree(of: one).fullName(ofType: named.function(one).owner)
  }

  private func ownerName(ofFunctionAround node: Int32, in tree: Int32) -> String? {
    named.function(around: node, in: tree).flatMap(ownerName)
  }

  /// The function that an action names: one of the class around, of those that this inherits from, or the only one.
  private func function(of action: TouchedPlaces.Action, in tree: Int32) -> FunctionID? {
    let all = named.functions(named: action.name)
    guard let owner = ownerName(ofFunctionAround: action.node, in: tree) else { return all.count == 1 ? all[0] : nil }
    if let own = all.first(where: { ownerName(of: $0) == owner }) { return own }
    let above =
      code.type(owner, near: named.trees[Int(tree)].path).map { code.lineage(of: $0).classes.map(\.name) } ?? []
    return all.first { ownerName(of: $0).map(above.contains) == true } ?? (all.count == 1 ? all[0] : nil)
  }

  /// What is touched for a function to run, and then for what it does.
  ///
  /// - Parameters:
  ///   - place: where the function's name stands.
  ///   - way: where the calls are that run, the outermost first.
  func triggers(of place: SourceLocation, way: [SourceLocation]) -> [Transition.Trigger] {
    var visited: Set<FunctionID> = []
    for location in way.reversed() {
      guard let region = regions[location] else { continue }
      let found = triggers(in: region, Self.depth, &visited)
      if !found.isEmpty { return found }
    }
    return named.function(at: place).map { triggers(of: $0, Self.depth, &visited) } ?? []
  }

  private func triggers(
    in region: TouchedPlaces.Region, _ depth: Int, _ visited: inout Set<FunctionID>
  ) -> [Transition.Trigger] {
    switch region {
    case .touch(let trigger): return [trigger]
    case .name(let name):
      let callers = named.mentions(of: name).filter(isCalled)
      return triggers(ofCallers: callers, depth, &visited)
    }
  }

  private func triggers(
    of one: FunctionID, _ depth: Int, _ visited: inout Set<FunctionID>
  ) -> [Transition.Trigger] {
    if let own = direct[one] { return Array(own.prefix(Self.most)) }
    let function = named.function(one)
    if let row = Self.row(function) { return [row] }
    guard depth > 0, visited.insert(one).inserted, function.kind == .function else { return [] }
    let isAnyones = named.functions(named: function.name).count == 1 || named.isRequirement(function.name)
    let owner = ownerName(of: one)
    let family = owner.flatMap { code.type($0, near: named.tree(of: one).path) }.map { type in
      Set((code.family(of: type) + code.lineage(of: type).classes).map(\.name))
    }
    let callers = named.mentions(of: function.name).filter { mention in
      guard mention.function != one, mention.function != nil else { return false }
      return isAnyones
        || isOnSelf(mention)
          && (ownerName(ofFunctionAround: mention.node, in: mention.tree).map { family?.contains($0) == true } ?? false)
    }
    return triggers(ofCallers: callers.filter(isNoText), depth - 1, &visited)
  }

  private func triggers(
    ofCallers callers: [NamedCode.Mention], _ depth: Int, _ visited: inout Set<FunctionID>
  ) -> [Transition.Trigger] {
    guard callers.count <= 20 else { return [] }
    var found: [Transition.Trigger] = []
    for caller in callers {
      guard let one = caller.function else { continue }
      let region = regions[named.trees[Int(caller.tree)].location(of: caller.node)]
      var own = region.map { triggers(in: $0, depth, &visited) } ?? []
      if own.isEmpty { own = triggers(of: one, depth, &visited) }
      for trigger in own where !found.contains(trigger) && found.count < Self.most { found.append(trigger) }
    }
    return found
  }

  private func isNoText(_ mention: NamedCode.Mention) -> Bool {
    ![.text, .namedType, .memberType].contains(named.trees[Int(mention.tree)].nodes[Int(mention.node)].kind)
  }

  /// Whether something is named as a member of `self`.
  private func isOnSelf(_ mention: NamedCode.Mention) -> Bool {
    let tree = named.trees[Int(mention.tree)]
    let node = tree.nodes[Int(mention.node)]
    guard node.kind == .member else { return node.kind == .name }
    let base = tree.nodes[Int(tree.unwrapped(node.a))]
    return [.local, .boxed, .captured, .superReference].contains(base.kind)
  }

  /// Whether what is named is called: `onBuy?()`.
  private func isCalled(_ mention: NamedCode.Mention) -> Bool {
    let tree = named.trees[Int(mention.tree)]
    return tree.nodes.contains { node in
      node.kind == .call && (node.a == mention.node || tree.unwrapped(node.a) == mention.node)
    }
  }

  // MARK: Lists

  /// What is touched for a callback of a list's delegate.
  private static func row(_ function: TreeFunction) -> Transition.Trigger? {
    guard let label = function.parameters.last?.label,
      let list = lists[function.name], let isAccessory = list[label]
    else { return nil }
    var row = Transition.Trigger(inCode: function.name == "tableView" ? "row" : "item", text: nil, name: nil)
    row.isAccessory = isAccessory
    return row
  }

  private static let lists: [String: [String: Bool]] = [
    "tableView": [
      "didSelectRowAt": false, "didSelectRowAtIndexPath": false, "willSelectRowAt": false,
      "accessoryButtonTappedForRowWith": true, "accessoryButtonTappedForRowWithIndexPath": true,
    ],
    "collectionView": ["didSelectItemAt": false, "didSelectItemAtIndexPath": false],
  ]
}
