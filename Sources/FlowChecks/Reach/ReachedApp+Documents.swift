import FlowInterfaceBuilder
import FlowModel

extension ReachedApp {
  /// Adds a scene that is made.
  func arrive(_ screen: Screen, _ arrival: Arrival) {
    guard screen.isSimulated, mayLoad(screen.location.file), arrive(at: .scene(screen.id), arrival) else { return }
    if let target = app.model.target(of: screen), target != screen.id, let other = app.model.screen(target) {
      arrive(other, arrival)
    }
  }

  private func mayLoad(_ file: String) -> Bool {
    app.model.documents.first { $0.file == file }.map(app.isCopied) == true
  }

  /// Adds what follows from what has been come to since: scenes and nibs that are asked for, objects of theirs, segues and
  /// actions.
  ///
  /// - Returns: whether anything is new.
  func sweep() -> Bool {
    let before = count
    for screen in app.model.screens where screen.isSimulated && !contains(.scene(screen.id)) {
      if let arrival = asks(for: screen) { arrive(screen, arrival) }
    }
    for document in nibs where !contains(.nib(document.file)) {
      if app.isCopied(document), let arrival = loads(document) { _ = arrive(at: .nib(document.file), arrival) }
    }
    for screen in app.model.screens where contains(.scene(screen.id)) {
      wake(objectsOfScreens[screen.id] ?? [], of: .scene(screen.id))
      for segue in app.model.transitions(from: screen.id) where happened[segue.location] == nil {
        if let arrival = starts(segue, of: screen) { follow(segue, of: screen, arrival) }
      }
    }
    for document in nibs where contains(.nib(document.file)) && trapped[document.file] == nil {
      wake(objectsOfNibs[document.file] ?? [], of: .nib(document.file))
    }
    return count != before
  }

  /// How much is known.
  private var count: Int { arrivals.count + happened.count + awake.count + handed.count + handedToApples.count }

  // MARK: Objects

  /// Makes the objects of a document, prototypes where they are asked for, and sends their actions.
  private func wake(_ objects: [WiredObject], of stop: ReachedPlace) {
    for wired in objects where !awake.contains(wired.object.location) {
      guard let arrival = makes(wired, of: stop) else { continue }
      awake.insert(wired.object.location)
      if !wired.object.isFirstResponder, wired.object.placeholderIdentifier == nil,
        let name = wired.object.customClass, !name.isEmpty
      {
        makeObject(wired, arrival)
      }
      observe(wired, arrival)
      for outlet in wired.object.outlets where Self.asking.contains(where: outlet.asks) {
        guard let name = outlet.destination?.customClass else { continue }
        let toApples = wired.object.customClass == nil && outlet.property.map(Self.ownAskers.contains) == true
        for type in code.classes(named: name) {
          for one in code.family(of: type) { hand(one, toApples: toApples) }
        }
      }
      for action in wired.object.actions where !action.isInPlaceOfSegue && wired.maySend(action, in: app, dead) {
        send(action, of: wired, Arrival(from: stop, location: action.location, words: wired.touch))
      }
    }
  }

  private static let asking = ["delegate", "datasource"]
  /// What Apple's objects call those whom they ask themselves; an extension of a library's may have others ask.
  static let ownAskers: Set<String> = ["delegate", "dataSource"]

  private func makeObject(_ wired: WiredObject, _ arrival: Arrival) {
    switch wired.lookUp(in: code) {
    case .app(let type): make(type, nil, arrival, byDocument: true)
    case .objectiveC(let one): use(objectiveC: one.name, arrival)
    default: break
    }
  }

  /// Runs the observers of the outlets that a document connects.
  ///
  /// - UIKit: outlets are set by key-value coding, and so by their setters.
  private func observe(_ wired: WiredObject, _ arrival: Arrival) {
    guard !wired.outlets.isEmpty, case .app(let type)? = wired.lookUp(in: code) else { return }
    for outlet in wired.outlets.compactMap(\.property) {
      for one in index.accessors[outlet] ?? [] where [.willSet, .didSet].contains(index.function(one).kind) {
        guard let owner = index.owner(of: one), code.areRelated(type, owner) else { continue }
        runMember(one, of: owner, arrival)
      }
    }
  }

  /// How an object comes to be; nil for what is in a prototype that nothing asks for.
  private func makes(_ wired: WiredObject, of stop: ReachedPlace) -> Arrival? {
    let place = wired.object.location
    guard let cell = ([wired.object.element] + wired.object.element.ancestors).first(where: \.isPrototype) else {
      return Arrival(from: stop, location: place)
    }
    guard let identifier = cell["reuseIdentifier"], let use = asks(forCell: cell, in: wired.document) else {
      return nil
    }
    return Arrival(from: use.by, location: place, words: "the cell '\(identifier)'")
  }

  private func send(_ action: InterfaceConnection, of wired: WiredObject, _ arrival: Arrival) {
    happened[action.location] = arrival
    guard let selector = action.selector else { return }
    run(selector: selector, of: action.destination?.customClass, arrival)
  }

  /// Runs the methods of a selector, of a class where it is told.
  private func run(selector: String, of receiver: String?, _ arrival: Arrival) {
    let base = String(selector.prefix { $0 != ":" })
    // Swift names the first argument in the selector: `saveWithSender:`.
    let names = [base, base.range(of: "With").map { String(base[..<$0.lowerBound]) }].compactMap(\.self)
    let types = receiver.map(code.classes(named:)) ?? []
    // A class that is not here has only those that extensions of it and of Apple's classes give it.
    let isAbsent = receiver.map { !$0.isEmpty && types.isEmpty && code.isUnknown($0) } ?? false
    for one in names.flatMap({ index.functions[$0] ?? [] }) {
      guard let owner = index.owner(of: one), isAbsent ? owner.kind == .extension : true,
        types.isEmpty || types.contains(where: { code.areRelated($0, owner) })
      else { continue }
      runMember(one, of: owner, arrival)
    }
  }

  // MARK: Segues

  /// How a transition of a scene that is made starts; nil where nothing is seen to start it.
  private func starts(_ segue: Transition, of screen: Screen) -> Arrival? {
    let here = ReachedPlace.scene(screen.id)
    switch segue.kind {
    case .relationship where screens.appClass(of: screen).map(replaced.replacesTabs) == true: return nil
    case .relationship, .embed: return Arrival(from: here, location: segue.location, words: segue.summary)
    default: break
    }
    guard let trigger = segue.trigger else {
      guard let identifier = segue.identifier, !identifier.isEmpty, let by = performs(identifier, on: screen) else {
        return nil
      }
      return Arrival(from: by, location: segue.location, words: segue.summary)
    }
    for wired in objectsOfScreens[screen.id] ?? [] where awake.contains(wired.object.location) {
      guard let connection = wired.object.connections.first(where: { $0.location == segue.location }) else { continue }
      if screens.appClass(of: screen).map(replaced.allowsNoSegue) == true { return nil }
      return wired.maySend(connection, in: app, dead)
        ? Arrival(from: here, location: segue.location, words: "tap \(trigger.shortSpelling)") : nil
    }
    return nil
  }

  private func follow(_ segue: Transition, of screen: Screen, _ arrival: Arrival) {
    happened[segue.location] = arrival
    if let reference = segue.reference.flatMap(app.model.screen) { arrive(reference, arrival) }
    if let destination = segue.destination.screenID.flatMap(app.model.screen) { arrive(destination, arrival) }
    if let selector = segue.unwindAction { run(selector: selector, of: nil, arrival) }
    if let selector = segue.creationSelector { run(selector: selector, of: screen.customClass, arrival) }
    if let name = segue.customClass, let type = code.type(name, near: screen.location.file) {
      make(type, nil, arrival)
    }
    guard segue.kind != .relationship, let owner = screens.appClass(of: screen) else { return }
    for type in code.lineage(of: owner).classes {
      for one in index.members[type.id] ?? [] {
        // An overload of those names is the app's own.
        let function = index.function(one)
        if function.flags.contains(.isOverride), Self.beforeSegues.contains(function.name) { run(one, arrival) }
      }
    }
  }

  private static let beforeSegues: Set<String> = [
    "prepare", "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
  ]
}

extension InterfaceConnection {
  /// Whether an outlet is that of a delegate or data source.
  fileprivate func asks(_ word: String) -> Bool { property?.lowercased().hasSuffix(word) == true }

  /// Whether it is the action of a bar button item that has a segue, which takes the one place that there is for a target.
  var isInPlaceOfSegue: Bool {
    kind == .action && source?.elementName == "barButtonItem" && source?.segues.isEmpty == false
  }
}

extension WiredObject {
  /// `tap UIButton "About"`.
  fileprivate var touch: String {
    let name = FrameworkClass.name(of: object, on: document.platform)
    let text = object.element["title"] ?? object.element.child(named: "state")?["title"]
    return "touch \(object.customClass ?? name)" + (text.map { " \"\($0)\"" } ?? "")
  }
}
