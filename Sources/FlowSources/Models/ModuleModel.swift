import FlowModel
import Foundation

/// A well-known module that is read as Swift of ours where an app imports it: its sources lie in `Models`.
///
/// The texts are part of the program rather than resources beside it, so that a program that was copied somewhere else
/// finds them, on Linux and macOS alike.
package struct ModuleModel: Sendable {
  /// The module's name.
  let name: String
  /// The files, by their paths below `Models`.
  let texts: [(path: String, text: String)]
  /// What a file imports that means the module.
  let imports: Set<String>
  /// Protocols and property wrappers by which a file means it that imports only Foundation or a framework which brings it
  /// along.
  let names: Set<String>
  /// Names of functions, constants and types by which a file means it, whatever it imports: Foundation brings it along.
  var uses: Set<String> = []
  /// A type that the module's own sources declare: where they lie in the project they are read, and not the model.
  let mark: String

  /// All models.
  static let all = [
    ModuleModel(
      name: "CellRegistration", texts: cellRegistrationTexts, imports: [], names: [],
      uses: ["CellRegistration", "SupplementaryRegistration"], mark: "RegistrationNames"),
    ModuleModel(
      name: "Combine", texts: combineTexts, imports: ["Combine", "CombineCocoa", "OpenCombine", "OpenCombineShim"],
      names: ["ObservableObject", "Published"], mark: "AnyCancellable"),
    ModuleModel(
      name: "CombineCocoa", texts: combineCocoaTexts, imports: ["CombineCocoa"], names: [], mark: "CombineControlTarget"
    ),
    ModuleModel(
      name: "CoreData", texts: coreDataTexts, imports: ["CoreData"], names: [], mark: "NSManagedObjectContext"),
    ModuleModel(
      name: "GraphicsRenderer", texts: graphicsRendererTexts, imports: [], names: [], uses: ["UIGraphicsImageRenderer"],
      mark: "UIGraphicsImageRenderer"),
    ModuleModel(
      name: "KeychainAccess", texts: keychainAccessTexts, imports: ["KeychainAccess"], names: [], mark: "Keychain"),
    ModuleModel(
      name: "KeychainSwift", texts: keychainSwiftTexts, imports: ["KeychainSwift"], names: [], mark: "KeychainSwift"),
    ModuleModel(
      name: "ReactorKit", texts: reactorKitTexts, imports: ["ReactorKit"], names: [], mark: "StoryboardView"),
    ModuleModel(
      name: "RealmSwift", texts: realmSwiftTexts, imports: ["RealmSwift"], names: [], mark: "Realm"),
    ModuleModel(
      name: "Reusable", texts: reusableTexts, imports: ["Reusable"], names: [], mark: "StoryboardSceneBased"),
    ModuleModel(
      name: "RxDataSources", texts: rxDataSourcesTexts, imports: ["RxDataSources"], names: [], mark: "SectionModelType"),
    ModuleModel(
      name: "RxSwift", texts: rxSwiftTexts, imports: ["RxSwift", "RxCocoa", "RxRelay", "ReactorKit"], names: [],
      mark: "ObservableType"),
    ModuleModel(
      name: "Scanner", texts: scannerTexts, imports: [], names: [], uses: ["NSScanner", "Scanner"], mark: "Scanner"),
    ModuleModel(
      name: "Security", texts: securityTexts, imports: [], names: [],
      uses: ["SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate"], mark: "KeychainItems"),
    ModuleModel(
      name: "SQLite3", texts: sQLite3Texts, imports: ["SQLite3"], names: [], uses: ["sqlite3_open", "sqlite3_open_v2"],
      mark: "LibSQLiteDatabase"),
    ModuleModel(
      name: "SnapKit", texts: snapKitTexts, imports: ["SnapKit"], names: [], mark: "ConstraintMaker"),
    ModuleModel(
      name: "Swift2", texts: swift2Texts, imports: [], names: [], uses: Swift2Signs.all, mark: "FormerTexts"),
    ModuleModel(
      name: "Swinject", texts: swinjectTexts, imports: ["Swinject"], names: [], mark: "ServiceEntry"),
    ModuleModel(
      name: "Then", texts: thenTexts, imports: ["Then"], names: [], mark: "Then"),
    ModuleModel(
      name: "UbiquitousKeyValueStore", texts: ubiquitousKeyValueStoreTexts, imports: [], names: [],
      uses: ["NSUbiquitousKeyValueStore"], mark: "NSUbiquitousKeyValueStore"),
    ModuleModel(
      name: "UndoManager", texts: undoManagerTexts, imports: [], names: [],
      uses: ["NSUndoManager", "UndoManager", "undoManager"],
      mark: "UndoManager"),
    ModuleModel(
      name: "VisualFormat", texts: visualFormatTexts, imports: [], names: [], uses: ["withVisualFormat"],
      mark: "NSLayoutFormatOptions"),
  ]

  /// The trees of the models of what an app imports.
  ///
  /// - Parameter cache: where they are kept from one run of the program to the next.
  package static func trees(for app: [CodeTree], cache: SourceReader.Cache = .none) -> [CodeTree] {
    all.filter { $0.isMeant(in: app) }.flatMap { $0.trees(cache) }
  }

  private func isMeant(in app: [CodeTree]) -> Bool {
    guard app.contains(where: { isMeant(in: $0) }) else { return false }
    return !app.contains { tree in tree.types.contains { $0.kind != .extension && $0.name == mark } }
  }

  private func isMeant(in tree: CodeTree) -> Bool {
    if !imports.isDisjoint(with: tree.imports) { return true }
    if !uses.isEmpty, tree.texts.contains(where: uses.contains) { return true }
    if names.isEmpty || tree.imports.isEmpty { return false }
    return tree.properties.contains { $0.attributes.contains { names.contains($0.name) } }
      || tree.types.contains { type in
        type.inherited.contains { number in
          let node = tree.nodes[Int(number)]
          return node.kind == .namedType && names.contains(tree.texts[Int(node.a)])
        }
      }
  }

  /// The trees of the models, each lowered when it is first asked for.
  private static let lowered = LockedTrees()

  private func trees(_ cache: SourceReader.Cache) -> [CodeTree] {
    Self.lowered.trees(of: name) {
      let files = texts.map { SourceContent(path: "flowsim/\($0.path)", text: $0.text) }
      let reading = AppTrees.read(files, of: "/Models/\(name)", cache: cache)
      reading.keep()
      return reading.trees
    }
  }
}

/// Trees by the names of their modules, for all threads.
private final class LockedTrees: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: [CodeTree]] = [:]

  func trees(of name: String, make: () -> [CodeTree]) -> [CodeTree] {
    lock.withLock {
      if let trees = known[name] { return trees }
      let made = make()
      known[name] = made
      return made
    }
  }
}
