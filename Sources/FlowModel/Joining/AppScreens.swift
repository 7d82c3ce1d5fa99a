/// Which classes run which screens.
package struct AppScreens: Sendable {
  /// The model that the screens are of.
  package let model: AppModel
  /// The code that the classes are of.
  package let code: AppCode
  /// Every function of the app, with its scope: of classes, and of structs, enums, protocols and extensions.
  package let scopes: [CodeScope]
  private let classes: [Screen.ID: Int]
  private let screens: [Int: [Screen]]
  /// The transitions to each screen.
  let incoming: [Screen.ID: [Transition]]
  /// What the outlets of documents set, by the name of the class that has them.
  private let outlets: [String: Set<String>]

  package init(_ model: AppModel, code: AppCode) {
    self.model = model
    self.code = code
    scopes =
      code.types.flatMap { one in one.functions.map { CodeScope(code: code, owner: one, function: $0) } }
      + code.facts.files.flatMap(\.functions).map { CodeScope(code: code, owner: nil, function: $0) }
    var classes: [Screen.ID: Int] = [:]
    var screens: [Int: [Screen]] = [:]
    for screen in model.screens where screen.isSimulated {
      guard let name = screen.customClass,
        let found = code.lookUp(
          name, module: screen.customModule, isTargets: screen.isModuleOfTarget, near: screen.location.file
        ).appClass
      else { continue }
      classes[screen.id] = found.id
      for one in code.lineage(of: found).classes { screens[one.id, default: []].append(screen) }
    }
    incoming = Dictionary(grouping: model.transitions) { $0.destination.screenID ?? "" }
    outlets = model.documents.flatMap(\.connections).reduce(into: [:]) { outlets, connection in
      guard connection.kind == .outlet, let owner = connection.source?.customClass, let name = connection.property
      else { return }
      outlets[owner, default: []].insert(name)
    }
    self.classes = classes
    self.screens = screens
  }

  /// The names of what the outlets of documents set in objects of a class, whether the class calls them outlets or not.
  func outlets(of one: CodeType) -> Set<String> {
    let named = outlets[one.shortName] ?? []
    return one.objectiveCName.flatMap { outlets[$0] }.map(named.union) ?? named
  }

  /// The class of a screen, where the app declares it.
  package func appClass(of screen: Screen) -> CodeType? { classes[screen.id].map { code.types[$0] } }

  /// The screens whose class is this one or inherits from it, in the order of the files.
  package func screens(of one: CodeType) -> [Screen] { screens[one.id] ?? [] }

  /// The storyboards that the screens of a screen's class are in: its code may run on each of them.
  package func storyboards(ofClassOf id: Screen.ID) -> [Storyboard] {
    let screen = model.screen(id)
    let all = screen.flatMap(appClass).map(screens(of:)) ?? [screen].compactMap(\.self)
    let names = Set(all.map(\.storyboard))
    return model.storyboards.filter { names.contains($0.qualifiedName) }
  }

  /// The segues that start from a class's screens, with the screens that they start from.
  package func segues(of one: CodeType) -> [(screen: Screen, segue: Transition)] {
    screens(of: one).flatMap { screen in
      model.transitions(from: screen.id).filter { $0.kind != .relationship }.map { (screen, $0) }
    }
  }
}
