import FlowInterfaceBuilder
import FlowModel

/// The prototypes in whose place the screen's own code registers other cells as it is loaded.
///
/// - UIKit: `register(_:forCellReuseIdentifier:)`: what is registered replaces what was registered before for the same
///   identifier; prototypes are, where the list is decoded.
extension ReachedApp {
  /// Whether no cell is made of a prototype, since the class of its screen registers another one for its identifier.
  func isReplaced(_ cell: InterfaceElement, in document: InterfaceDocument) -> Bool {
    guard let identifier = cell["reuseIdentifier"], let screen = app.screen(at: cell.location),
      let list = cell.ancestors.first(where: { Self.lists.contains($0.name) }), list["customClass"] == nil
    else { return false }
    if let owner = screens.appClass(of: screen) {
      return app.reuseIdentifiers.registrations.contains { one in
        one.identifier == identifier && runsOnLoading(one, of: owner)
          && isAsked(list, of: owner, on: screen, in: document, by: one)
      }
    }
    // Of Objective-C it is not read which list is asked: that is known where there is one alone.
    guard let name = screen.customClass, code.objectiveCNames.contains(name), isOnlyList(list, with: identifier) else {
      return false
    }
    return code.objectiveCLineage(of: name).parts.contains { $0.cellsRegisteredAnew.contains(identifier) }
  }

  /// Whether no other list of the scene has a prototype of an identifier.
  private func isOnlyList(_ list: InterfaceElement, with identifier: String) -> Bool {
    let scene = list.ancestors.first { $0.name == "scene" }
    return scene?.descendants.contains { other in
      other.isPrototype && other["reuseIdentifier"] == identifier
        && other.ancestors.first { Self.lists.contains($0.name) }?.location != list.location
    } == false
  }

  /// Whether a list is the one that a registration is asked of: by an outlet of the screen, or as a controller's own.
  private func isAsked(
    _ list: InterfaceElement, of owner: CodeType, on screen: Screen, in document: InterfaceDocument,
    by one: ReuseIdentifiers.Registration
  ) -> Bool {
    guard let property = one.list.flatMap(Self.ownProperty) else { return false }
    if list["key"] == "view", property == list.name,
      ["UITableViewController", "UICollectionViewController"].contains(where: { code.isKind(owner, of: $0) == true })
    {
      return true
    }
    return document.connections.contains { connection in
      connection.kind == .outlet && connection.property == property && connection.destinationID == list["id"]
        && connection.source?.id == screen.objectID
    }
  }

  /// The property of the object itself that a value is: `tableView`, `self.tableView`.
  private static func ownProperty(_ value: CodeValue) -> String? {
    let object = value.object
    switch (object.root, object.path.first, object.path.count) {
    case (.name(let name), nil, _): return name
    case (.itself, .member(let name)?, 1): return name
    default: return nil
    }
  }

  private static let loading: Set<String> = ["viewDidLoad", "viewWillAppear"]

  /// Whether a registration always runs as an object of a class is loaded: in a callback, in a method that one calls, or in
  /// the observer of the outlet.
  private func runsOnLoading(_ one: ReuseIdentifiers.Registration, of owner: CodeType) -> Bool {
    let classes = code.lineage(of: owner).classes
    let function = one.scope.function
    guard let own = one.scope.owner, classes.contains(where: { $0 === own }), one.event.isCertain else { return false }
    if function.kind == .didSet { return function.name == one.list.flatMap(Self.ownProperty) }
    guard function.kind == .function else { return false }
    if Self.loading.contains(function.name) { return classes.calls(function.name, of: own) }
    return classes.contains { type in
      type.functions.contains { caller in
        Self.loading.contains(caller.name) && classes.calls(caller.name, of: type)
          && caller.calls.contains { call, event in
            let receiver = call.receiver
            return call.calledName == function.name && event.isCertain
              && (receiver == nil || receiver == CodeValue(.itself))
          }
      }
    }
  }
}

extension CodeEvent {
  /// Whether it happens whenever the body runs.
  fileprivate var isCertain: Bool { conditions.isEmpty && !isUnsure }
}

extension [CodeType] {
  /// Whether a lineage calls a method of one of its classes, as those below it that override it call `super`.
  fileprivate func calls(_ method: String, of owner: CodeType) -> Bool {
    prefix { $0 !== owner }.allSatisfy { type in
      type.functions.allSatisfy { $0.name != method || $0.callsSuper }
    }
  }
}
