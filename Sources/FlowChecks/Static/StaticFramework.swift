import FlowInterpreter
import FlowModel

/// UIKit as far as scenes and segues tell of it, for code that is asked rather than run.
final class StaticFramework: Framework {
  var catalog: FrameworkCatalog { Self.catalog }
  var tables: LibraryTables { Self.tables }
  /// The object that is being made, and the app's class that it is of.
  private var making: (object: StaticObject, type: RuntimeType)?

  private static let catalog: FrameworkCatalog = {
    var catalog = FrameworkCatalog()
    catalog.classes = FrameworkAncestry.classes
    catalog.classes["UIStoryboard"] = "NSObject"
    catalog.classes["UINib"] = "NSObject"
    catalog.classes["NSBundle"] = "NSObject"
    catalog.classes["NSObject"] = ""
    catalog.conformances["NSObject"] = ["Hashable", "NSObjectProtocol", "CustomStringConvertible"]
    return catalog
  }()

  private static let tables: LibraryTables = {
    var library = LibraryBuilder.standard
    // What they hold, and when they call what they are handed, hangs on the app's run.
    for type in [
      "UserDefaults", "NotificationCenter", "DispatchQueue", "OperationQueue", "RunLoop", "Timer", "Thread", "Task",
      "DispatchWorkItem", "DispatchGroup", "DispatchSemaphore",
    ] {
      library.forget(type)
    }
    library.addSegues()
    library.addContainers()
    library.addViews()
    library.addNames()
    library.addShowing()
    library.addNamesakesOfMethods()
    library.forgetTexts()
    return LibraryTables(library)
  }()

  /// Rewrites apps of Swift 1 and 2.
  static let swift2 = Swift2Rewriting(
    tables, catalog,
    callbacks: [
      "UIViewController": [
        "prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)", "viewWillAppear(_:)", "viewDidAppear(_:)",
        "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillTransition(to:with:)",
      ]
    ], hasModel: false)

  func neverChanges(_ object: AnyObject) -> Bool { (object as? ObjectBox)?.object is StaticStoryboard }

  /// The program that asks.
  weak var world: StaticWorld?

  func property(_ name: String, of unknown: Unknown, at location: TreeLocation) throws -> Value? {
    guard let world, world.handedObjects.isFollowing else { return nil }
    let value = world.interpreter.property(name, of: unknown, at: location)
    world.note(reading: name, of: unknown, value)
    return value
  }

  /// Makes the object of a scene; its class is one of the app's.
  ///
  /// - Returns: false where its initialiser makes none, or what it does is not known.
  func make(_ object: StaticObject, _ type: RuntimeType, _ interpreter: Interpreter) -> Bool {
    making = (object, type)
    defer { making = nil }
    let coder = Unknown("coder", interpreter.start)
    let made = try? interpreter.makeObject(type, [Argument("coder", .unknown(coder))])
    return made != nil && object.part != nil
  }

  func makeObject(
    of instance: Instance, _ arguments: [Argument], _ interpreter: Interpreter, at location: TreeLocation
  ) throws -> AnyObject? {
    // The values that its properties begin with are made before it.
    guard let (object, type) = making, type === instance.type else {
      let object = StaticObject(frameworkClass: instance.type.nominal?.frameworkClass ?? "NSObject")
      object.part = instance.part
      if let world = interpreter.world as? StaticWorld {
        object.handed = arguments.flatMap { world.destinations(of: $0.value) }.compactMap(\.self)
        world.note(made: object, at: location)
      }
      return object
    }
    making = nil
    object.part = instance.part
    return object
  }
}

extension LibraryBuilder {
  fileprivate mutating func addSegues() {
    let type = "UIStoryboardSegue"
    property(type, "identifier") { call in
      .optional(StaticSegue.of(call.value)?.identifier.map { .string($0) })
    }
    for name in ["destination", "destinationViewController"] {
      property(type, name) { call in StaticSegue.of(call.value)?.destination ?? call.unknown(name) }
    }
    for name in ["source", "sourceViewController"] {
      property(type, name) { call in StaticSegue.of(call.value)?.source ?? call.unknown(name) }
    }
  }

  /// The controllers inside of containers.
  fileprivate mutating func addContainers() {
    for name in ["topViewController", "visibleViewController"] {
      property("UINavigationController", name) { call in
        guard let children = StaticObject.of(call.value)?.children else { return try call.unread(name) }
        return .optional(children.first?.value)
      }
    }
    for (type, names) in [
      "UINavigationController": ["viewControllers", "children", "childViewControllers"],
      "UISplitViewController": ["viewControllers", "children", "childViewControllers"],
      "UITabBarController": ["children", "childViewControllers"],
    ] {
      for name in names {
        property(type, name) { call in
          guard let children = StaticObject.of(call.value)?.children else { return try call.unread(name) }
          return .list(ListBox(ContiguousArray(children.map(\.value))))
        }
      }
    }
    property("UITabBarController", "viewControllers") { call in
      guard let children = StaticObject.of(call.value)?.children else { return try call.unread("viewControllers") }
      return .optional(.list(ListBox(ContiguousArray(children.map(\.value)))))
    }
    for (name, type) in ["navigationController": "UINavigationController", "parent": "UIViewController"] {
      property("UIViewController", name) { call in
        guard let container = StaticObject.of(call.value)?.container,
          type == "UIViewController" || FrameworkAncestry.isKind(container.frameworkClass, of: type) == true
        else { return try call.unread(name) }
        return .optional(container.value)
      }
    }
  }

  /// Properties that have the names of methods which an app's class implements: `tableView(_:numberOfRowsInSection:)`.
  fileprivate mutating func addNamesakesOfMethods() {
    for (type, names) in [
      "UITableViewController": ["tableView"], "UICollectionViewController": ["collectionView"],
      "UIViewController": ["presentationController", "splitViewController", "tabBarController"],
    ] {
      for name in names { property(type, name) { call in try call.unread(name) } }
    }
  }

  /// What the tables of the app's languages say: an identifier that is looked up there is not its key.
  fileprivate mutating func forgetTexts() {
    replaceFunction("NSLocalizedString(_:tableName?:bundle?:value?:comment?:)") { $0.unknown("NSLocalizedString") }
    replaceMethod("Bundle", "localizedString(forKey:value:table:)") { $0.unknown("localizedString") }
    for signature in [
      "(localized:table?:bundle?:locale?:comment?:)", "(localized:defaultValue:table?:bundle?:locale?:comment?:)",
    ] {
      replaceInitializer("String", signature) { $0.unknown("String(localized:)") }
    }
  }

  /// What has a controller load its view.
  fileprivate mutating func addViews() {
    property("UIViewController", "view") { call in
      try call.loadView()
      return call.unknown("view")
    }
    method("UIViewController", "loadViewIfNeeded()") { call in
      try call.loadView()
      return .void
    }
  }
}

extension Library.Call {
  fileprivate func unknown(_ name: String) -> Value { .unknown(Unknown(name, location)) }

  /// Reads a property that is not known.
  fileprivate func unread(_ name: String) throws -> Value {
    try interpreter.world.unread(name, at: location, handed: [value])
  }

  fileprivate func loadView() throws {
    guard let object = StaticObject.of(value), let world = interpreter.world as? StaticWorld else { return }
    try world.load(object, at: location)
  }
}

extension StaticSegue {
  fileprivate static func of(_ value: Value) -> StaticSegue? {
    switch value.flattened {
    case .object(let object)?: object.live as? StaticSegue
    case .native(let box)?: (box as? ObjectBox)?.object as? StaticSegue
    default: nil
    }
  }
}
