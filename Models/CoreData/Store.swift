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

  static func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// In the order in which they were saved, which is that of their primary keys: a fetch that asks for no order gives them
  /// so.
  private(set) var rows: [ManagedRow] = []
  private let contexts = NSHashTableOfContexts()
  private var isOpen = false
  /// Whether an earlier launch has saved anything: what, is not kept over to this one.
  private(set) var isOld = false

  func open() {
    if isOpen { return }
    isOpen = true
    isOld = FileManager.default.fileExists(atPath: path)
  }

  /// What is in the store is not known any more.
  func forget() { isOld = true }

  private var path: String {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("CoreData.saved").path
  }

  func join(_ context: NSManagedObjectContext) { contexts.add(context) }

  func row(_ number: Int) -> ManagedRow? { rows.first { $0.id.number == number } }

  func rows(of entity: String) -> [ManagedRow] { rows.filter { $0.entity.isKindOf(entity) } }

  func save(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) {
    for object in deleted { rows.removeAll { $0.id === object.objectID } }
    for object in updated { row(object.objectID.number)?.take(object) }
    // Objects that are saved together have no order among them.
    for object in Set(inserted) {
      object.objectID.isTemporaryID = false
      // Which of two that may not be alike is kept, the policy says: what is there is not known then.
      if object.entity.hasUniqueness, !rows(of: object.entity.name ?? "").isEmpty { isOld = true }
      rows.append(ManagedRow(object))
    }
    FileManager.default.createFile(atPath: path, contents: Data())
  }

  func deleteAll(_ ids: [NSManagedObjectID]) {
    rows.removeAll { row in ids.contains { $0 === row.id } }
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
