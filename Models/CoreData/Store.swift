import Foundation

/// An object as the store has it: values of attributes, and of relationships the numbers of the objects at the end.
final class ManagedRow {
  let id: NSManagedObjectID
  let entity: NSEntityDescription
  var values: [String: Any]
  var links: [String: [Int]]

  init(_ object: NSManagedObject) {
    id = object.objectID
    entity = object.entity
    values = [:]
    links = [:]
    take(object)
  }

  /// A row that an earlier launch has saved.
  init?(kept number: Int) {
    let name = ManagedStore.kept.string(forKey: "\(number)") ?? ""
    guard let entity = NSEntityDescription.known(name) else { return nil }
    id = NSManagedObjectID(name, number)
    id.isTemporaryID = false
    self.entity = entity
    values = [:]
    links = [:]
    for attribute in entity.attributes {
      guard let value = ManagedStore.kept.object(forKey: "\(number).\(attribute.name)") else { continue }
      values[attribute.name] = ManagedValues.read(value, as: attribute.attributeType)
    }
    for relationship in entity.relationships {
      links[relationship.name] = ManagedStore.kept.array(forKey: "\(number).\(relationship.name)") as? [Int] ?? []
    }
  }

  /// Keeps it for the next launch.
  func keep() {
    let number = id.number
    ManagedStore.kept.set(entity.name ?? "", forKey: "\(number)")
    for attribute in entity.attributes {
      ManagedStore.kept.set(
        values[attribute.name].flatMap { ManagedValues.written($0, as: attribute.attributeType) },
        forKey: "\(number).\(attribute.name)")
    }
    for relationship in entity.relationships {
      ManagedStore.kept.set(links[relationship.name] ?? [], forKey: "\(number).\(relationship.name)")
    }
  }

  func take(_ object: NSManagedObject) {
    for attribute in entity.attributes { values[attribute.name] = object.values[attribute.name] }
    for relationship in entity.relationships {
      links[relationship.name] = object.objectsAtEnd(of: relationship).map { $0.objectID.number }
    }
  }
}

/// What the app's persistent stores hold, empty when the app is installed: all its contexts see one of it.
final class ManagedStore {
  static let shared = ManagedStore()
  private static var numbers = 0

  /// What outlives a launch: of each row its entity, its values and its links by its number.
  static let kept = UserDefaults(suiteName: "flowsim.CoreData")!

  static func nextNumber() -> Int {
    shared.open()
    numbers += 1
    return numbers
  }

  /// In the order in which they were saved, which is that of their primary keys: a fetch that asks for no order gives them
  /// so.
  private(set) var rows: [ManagedRow] = []
  private let contexts = NSHashTableOfContexts()
  private var isOpen = false
  /// Whether what is in the store is not known.
  private(set) var isOld = false
  /// Whether it ends with the app.
  private var isInMemory = false
  /// Whether it is a database, which makes of texts what its attributes are.
  var isDatabase: Bool { !isInMemory }

  func open() {
    if isOpen { return }
    isOpen = true
    isOld = ManagedStore.kept.bool(forKey: "isOld")
    rows = (ManagedStore.kept.array(forKey: "rows") as? [Int] ?? []).compactMap { ManagedRow(kept: $0) }
    ManagedStore.numbers = ManagedStore.kept.integer(forKey: "numbers")
  }

  /// What is in the store is not known any more.
  func forget() {
    isOld = true
    ManagedStore.kept.set(true, forKey: "isOld")
  }

  /// A store is added: what is in a file that the app has put there, or has put away, is not known.
  func add(_ type: String, _ url: URL?) {
    if type == NSInMemoryStoreType || url?.path == "/dev/null" {
      isInMemory = true
      if ManagedStore.kept.bool(forKey: "isOnDisk") { ManagedStore.kept.set(true, forKey: "isOld") }
      return
    }
    ManagedStore.kept.set(true, forKey: "isOnDisk")
    guard type == NSSQLiteStoreType, let path = url?.path, !isInMemory else {
      // Another launch may find what this one saves, or nothing.
      return ManagedStore.kept.set(true, forKey: "isOld")
    }
    if FileManager.default.fileExists(atPath: path) != ManagedStore.kept.bool(forKey: path) { forget() }
    ManagedStore.kept.set(true, forKey: path)
    FileManager.default.createFile(atPath: path, contents: Data())
  }

  func join(_ context: NSManagedObjectContext) { contexts.add(context) }

  func row(_ number: Int) -> ManagedRow? { rows.first { $0.id.number == number } }

  func rows(of entity: String) -> [ManagedRow] { rows.filter { $0.entity.isKindOf(entity) } }

  func save(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) {
    for object in deleted { rows.removeAll { $0.id.number == object.objectID.number } }
    for object in updated { row(object.objectID.number)?.take(object) }
    // Objects that are saved together have no order among them.
    for object in Swift.Set(inserted) {
      object.objectID.isTemporaryID = false
      // Which of two that may not be alike is kept, the policy says: what is there is not known then.
      if object.entity.hasUniqueness, !rows(of: object.entity.name ?? "").isEmpty { forget() }
      rows.append(ManagedRow(object))
    }
    if !isInMemory { for object in inserted + updated { row(object.objectID.number)?.keep() } }
    keepNumbers()
  }

  func deleteAll(_ ids: [NSManagedObjectID]) {
    rows.removeAll { row in ids.contains { $0 === row.id } }
    keepNumbers()
  }

  private func keepNumbers() {
    if isInMemory { return }
    ManagedStore.kept.set(rows.map { $0.id.number }, forKey: "rows")
    ManagedStore.kept.set(ManagedStore.numbers, forKey: "numbers")
  }

  /// Tells the other contexts what one has saved.
  func tell(from context: NSManagedObjectContext, changed: [NSManagedObject], deleted: [NSManagedObject]) {
    for other in contexts.all where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(changed.map { $0.objectID }, deleted.map { $0.objectID })
    }
  }
}

/// Contexts that are held by others.
final class NSHashTableOfContexts {
  private final class Entry {
    weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
  }

  private var entries: [Entry] = []
  var all: [NSManagedObjectContext] { entries.compactMap { $0.context } }

  func add(_ context: NSManagedObjectContext) { entries.append(Entry(context)) }
}
