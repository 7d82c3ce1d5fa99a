import FlowInterfaceBuilder
import FlowModel

/// What a user touches for the app's functions to run: controls by their actions, rows of lists, alerts' buttons.
final class Touches {
  /// Something that sends a function.
  private struct Sent: Hashable {
    let trigger: Transition.Trigger
    /// The class whose object is sent it, or whose code says so.
    let owner: CodeType.ID?
    /// The screen of a storyboard in which that is.
    let screen: Screen.ID?
  }

  /// The object whose code is asked: the class that it is at least, and the screen of a storyboard.
  private struct Object {
    let type: CodeType
    let screen: Screen.ID?
  }

  /// What has been asked on the way to one function.
  private struct Asked {
    var functions: Set<FunctionID> = []
    /// Closures by their names and the types that have them.
    var closures: Set<[String]> = []
  }

  private let named: NamedCode
  private let code: AppCode
  private let objects: MentionedObjects
  /// What sends each function, in the order of the documents and files.
  private var direct: [FunctionID: [Sent]] = [:]
  private var regions: [SourceLocation: TouchedPlaces.Region] = [:]

  /// How many functions call one another between the touch and what it brings up, and the most triggers of one function.
  private static let (depth, most) = (5, 6)

  init(_ screens: AppScreens, _ named: NamedCode) {
    self.named = named
    code = screens.code
    objects = MentionedObjects(screens.code, named)
    let outlets = addDocuments(of: screens.model)
    for number in named.trees.indices.map(Int32.init) {
      let places = TouchedPlaces(number, named, screens.model.texts)
      regions.merge(places.regions) { first, _ in first }
      for action in places.actions.sorted(by: { $0.node < $1.node }) {
        guard let one = function(of: action, in: number) else { continue }
        let owner = ownerName(ofFunctionAround: action.node, in: number)
        let outlet = action.trigger.nameInCode.flatMap { outlets["\(owner ?? "").\($0)"] }
        let trigger = action.trigger.text == nil ? outlet ?? action.trigger : action.trigger
        let type = owner.flatMap { code.type($0, near: named.trees[Int(number)].path) }
        add(Sent(trigger: trigger, owner: type?.id, screen: nil), to: one)
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
            let destination = connection.destination, let owner = destination.customClass, !connection.leavesScene,
            let type = code.type(owner, near: document.file)
          else { continue }
          let object = source.id.flatMap { views[$0] } ?? source
          let screen = model.screens.first { $0.objectID == destination.id && $0.location.file == document.file }
          for one in functions(selector, of: type) {
            let trigger = Transition.Trigger(object, on: document.platform)
            add(Sent(trigger: trigger, owner: type.id, screen: screen?.id), to: one)
          }
        default: continue
        }
      }
    }
    return outlets
  }

  private func functions(_ selector: String, of type: CodeType) -> [FunctionID] {
    code.lineage(of: type).classes.flatMap(\.functions).filter {
      $0.kind == .function && [$0.selector, $0.swift2Selector].contains(selector)
    }.prefix(1).compactMap { named.function(at: $0.location) }
  }

  private func add(_ sent: Sent, to one: FunctionID) {
    guard direct[one]?.contains(sent) != true else { return }
    direct[one, default: []].append(sent)
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
  ///   - type: the class of the screen that it is of.
  ///   - screen: that screen, where a storyboard has it.
  func triggers(of place: SourceLocation, way: [SourceLocation], on type: CodeType?, _ screen: Screen.ID?)
    -> [Transition.Trigger]
  {
    var asked = Asked()
    let object = type.map { Object(type: $0, screen: screen) }
    for location in way.reversed() {
      guard let region = regions[location] else { continue }
      let found = triggers(in: region, object, Self.depth, &asked)
      if !found.isEmpty { return found }
    }
    return named.function(at: place).map { triggers(of: $0, object, Self.depth, &asked) } ?? []
  }

  private func triggers(
    in region: TouchedPlaces.Region, _ object: Object?, _ depth: Int, _ asked: inout Asked
  ) -> [Transition.Trigger] {
    switch region {
    case .touch(let trigger): return [trigger]
    case .name(let name, let target):
      let isOnly = objects.isOnlyProperty(name)
      var owner: CodeType?
      switch objects.base(of: target) {
      case .itself(let type), .app(let type): owner = type
      case .others, .unknown: guard isOnly else { return [] }
      }
      guard asked.closures.insert([name, owner?.name ?? ""]).inserted else { return [] }
      let callers = named.mentions(of: name).filter { mention in
        guard objects.call(of: mention) != nil else { return false }
        switch objects.base(of: mention) {
        case .itself(let type), .app(let type): return owner.map { code.mayBeSame(type, $0) } ?? true
        case .others: return false
        case .unknown: return isOnly
        }
      }
      return triggers(ofCallers: callers, nil, depth, &asked)
    }
  }

  private func triggers(
    of one: FunctionID, _ object: Object?, _ depth: Int, _ asked: inout Asked
  ) -> [Transition.Trigger] {
    let owner = objects.owner(of: one)
    // What another object is asked for hangs no more on which one the screen is.
    let own = object.flatMap { object in owner.map { code.mayBeSame(object.type, $0) } == true ? object : nil }
    let sent = (direct[one] ?? []).filter { isSent($0, to: own, owner) }
    if !sent.isEmpty { return Array(sent.map(\.trigger).uniqued.prefix(Self.most)) }
    let function = named.function(one)
    if let row = Self.row(function) { return [row] }
    guard depth > 0, asked.functions.insert(one).inserted, function.kind == .function else { return [] }
    let isAnyones = named.functions(named: function.name).count == 1 || named.isRequirement(function.name)
    let callers = named.mentions(of: function.name).filter { mention in
      guard mention.function != one, mention.function != nil, isNoText(mention), objects.mayBe(mention, function)
      else { return false }
      switch objects.base(of: mention) {
      case .itself(let type), .app(let type):
        guard let owner else { return isAnyones }
        return code.mayBeSame(type, owner) && own.map { mayBe(type, $0) } != false
      case .others: return isAnyones && owner.map { [.protocol, .extension].contains($0.kind) } != false
      case .unknown: return isAnyones
      }
    }
    return triggers(ofCallers: callers, own, depth - 1, &asked)
  }

  /// Whether something sends a function to an object, rather than to another one of a class that has it as well.
  private func isSent(_ sent: Sent, to object: Object?, _ owner: CodeType?) -> Bool {
    guard let object, let owner, let type = sent.owner.map({ code.types[$0] }), code.mayBeSame(type, owner) else {
      return true
    }
    guard mayBe(type, object) else { return false }
    return sent.screen == nil || object.screen == nil || sent.screen == object.screen
  }

  private func triggers(
    ofCallers callers: [NamedCode.Mention], _ object: Object?, _ depth: Int, _ asked: inout Asked
  ) -> [Transition.Trigger] {
    guard callers.count <= 20 else { return [] }
    var found: [Transition.Trigger] = []
    for caller in callers {
      guard let one = caller.function else { continue }
      let around = self.caller(of: caller, in: one, object)
      let region = regions[named.trees[Int(caller.tree)].location(of: caller.node)]
      var own = region.map { triggers(in: $0, around, depth, &asked) } ?? []
      if own.isEmpty { own = triggers(of: one, around, depth, &asked) }
      for trigger in own where !found.contains(trigger) && found.count < Self.most { found.append(trigger) }
    }
    return found
  }

  /// Whether an object may be one of a class that is named: the screen of a storyboard is of its own class exactly.
  private func mayBe(_ type: CodeType, _ object: Object) -> Bool {
    code.mayBeSame(type, object.type) && (object.screen == nil || !isBelow(type, object.type))
  }

  private func isBelow(_ type: CodeType, _ other: CodeType) -> Bool {
    type.kind == .class && type !== other && code.lineage(of: type).classes.contains { $0 === other }
  }

  /// The object whose code calls an object's function: that itself, as far as it calls its own.
  private func caller(of mention: NamedCode.Mention, in one: FunctionID, _ object: Object?) -> Object? {
    guard let around = objects.owner(of: one) else { return nil }
    guard let object, case .itself = objects.base(of: mention), !isBelow(around, object.type) else {
      return Object(type: around, screen: nil)
    }
    return object
  }

  private func isNoText(_ mention: NamedCode.Mention) -> Bool {
    ![.text, .namedType, .memberType].contains(named.trees[Int(mention.tree)].nodes[Int(mention.node)].kind)
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

extension [Transition.Trigger] {
  /// Each once, in their order.
  fileprivate var uniqued: [Transition.Trigger] {
    var known: Set<Transition.Trigger> = []
    return filter { known.insert($0).inserted }
  }
}
