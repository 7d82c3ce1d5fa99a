import Foundation

struct NSManagedObjectContextConcurrencyType {
  let isMain: Bool
  /// Whether it has a queue of its own.
  var hasQueue = true
  static let mainQueueConcurrencyType = NSManagedObjectContextConcurrencyType(isMain: true)
  static let privateQueueConcurrencyType = NSManagedObjectContextConcurrencyType(isMain: false)
  static let confinementConcurrencyType = NSManagedObjectContextConcurrencyType(isMain: true, hasQueue: false)
}

enum NSMergePolicyType {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// A state of the store: what a context reads that is pinned to one.
final class NSQueryGenerationToken: NSObject {
  static let current = NSQueryGenerationToken()
}

class NSMergePolicy: NSObject {
  override init() { super.init() }

  init(merge type: NSMergePolicyType) { super.init() }

  static let error = NSMergePolicy()
  static let rollback = NSMergePolicy()
  static let overwrite = NSMergePolicy()
  static let mergeByPropertyStoreTrump = NSMergePolicy()
  static let mergeByPropertyObjectTrump = NSMergePolicy()
}

let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
let NSErrorMergePolicy = NSMergePolicy.error
let NSOverwriteMergePolicy = NSMergePolicy.overwrite
let NSRollbackMergePolicy = NSMergePolicy.rollback
let NSInsertedObjectsKey = "inserted"
let NSUpdatedObjectsKey = "updated"
let NSDeletedObjectsKey = "deleted"

class NSManagedObjectContext: NSObject {
  let concurrencyType: NSManagedObjectContextConcurrencyType
  var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  var mergePolicy: Any = NSMergePolicy.error
  var automaticallyMergesChangesFromParent = false
  var undoManager: UndoManager?
  var name: String?
  var shouldDeleteInaccessibleFaults = true
  /// How long what was read counts as current, in seconds: the store is this app's alone, and what it has is current.
  var stalenessInterval: TimeInterval = -1
  private var registered: [NSManagedObject] = []
  private var listeners: [([NSManagedObject]) -> Bool] = []
  private var isDue = false
  private(set) var changed: [NSManagedObject] = []

  init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
    ManagedStore.shared.join(self)
  }

  override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: concurrencyType)
  }

  /// Has it read one state of the store until it merges or saves; those that merge what others save see it at once.
  func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    if generation != nil, !automaticallyMergesChangesFromParent { unreadGeneration() }
  }

  // MARK: Objects

  var insertedObjects: Set<NSManagedObject> { Swift.Set(inserted) }
  var updatedObjects: Set<NSManagedObject> { Swift.Set(updated) }
  var deletedObjects: Set<NSManagedObject> { Swift.Set(deleted) }
  var registeredObjects: Set<NSManagedObject> { Swift.Set(registered) }
  var hasChanges: Bool { registered.contains { $0.hasChanges } }
  private var inserted: [NSManagedObject] { registered.filter { $0.isInserted && !$0.isDeleted } }
  private var updated: [NSManagedObject] { registered.filter { $0.isUpdated && !$0.isDeleted && !$0.isInserted } }
  private var deleted: [NSManagedObject] { registered.filter { $0.isDeleted } }

  /// A new object.
  func adopt(_ object: NSManagedObject) {
    object.isInserted = true
    registered.append(object)
    noteChange(of: object)
  }

  func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    if !registered.contains(where: { $0 === object }) { adopt(object) }
  }

  func delete(_ object: NSManagedObject) {
    if object.isDeleted { return }
    object.prepareForDeletion()
    object.isDeleted = true
    for relationship in object.entity.relationships {
      let others = object.objectsAtEnd(of: relationship)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { delete(other) }
      case .denyDeleteRule: if !others.isEmpty { ManagedStore.shared.forget() }
      case .nullifyDeleteRule: object.relate(relationship, to: [])
      case .noActionDeleteRule: break
      }
    }
    noteChange(of: object)
  }

  /// The object of a row here.
  func object(of row: ManagedRow) -> NSManagedObject {
    if let known = registered.first(where: { $0.objectID === row.id }) { return known }
    let object = row.entity.objectType.init(row: row, context: self)
    registered.append(object)
    fill(object, row)
    object.awakeFromFetch()
    return object
  }

  private func fill(_ object: NSManagedObject, _ row: ManagedRow) {
    object.values = row.values
    for relationship in object.entity.relationships {
      let others = (row.links[relationship.name] ?? []).compactMap { number in
        ManagedStore.shared.row(number).map { self.object(of: $0) }
      }
      if relationship.isToMany {
        object.values[relationship.name] = others
      } else {
        object.values[relationship.name] = others.first
      }
    }
  }

  func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let known = registered.first(where: { $0.objectID === id }) { return known }
    return object(of: ManagedStore.shared.row(id.number)!)
  }

  func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered.first(where: { $0.objectID === id && !$0.isDeleted }) { return known }
    guard let row = ManagedStore.shared.row(id.number) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133000, userInfo: nil)
    }
    return object(of: row)
  }

  func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { registered.first { $0.objectID === id } }

  func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    if let row = ManagedStore.shared.row(object.objectID.number), !object.hasChanges || !mergeChanges {
      fill(object, row)
      object.isUpdated = false
    }
  }

  func refreshAllObjects() { for object in registered { refresh(object, mergeChanges: true) } }

  // MARK: Fetching

  func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    ManagedStore.shared.open()
    processPendingChanges()
    let found = objects(request)
    switch request.resultType {
    case .managedObjectResultType: return found as! [Result]
    case .managedObjectIDResultType: return found.map { $0.objectID } as! [Result]
    default: return unreadResultType(request)
    }
  }

  func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    ManagedStore.shared.open()
    return objects(request).count
  }

  /// What a request finds, unsaved changes included.
  func objects<Result>(_ request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let name = request.entityName ?? ""
    if NSEntityDescription.known(name) == nil {
      fatalError("executeFetchRequest:error: A fetch request must have an entity.")
    }
    if ManagedStore.shared.isDatabase {
      for key in (request.sortDescriptors ?? []).compactMap({ $0.key }) { ManagedKeys.check(key, of: name) }
      if let predicate = request.predicate {
        for path in keyPathsAsked(predicate) { ManagedKeys.check(path, of: name) }
      }
    }
    if ManagedStore.shared.isOld { return objectsInTheStore(name) }
    var found = ManagedStore.shared.rows(of: name).map { object(of: $0) }
    if request.includesPendingChanges {
      found = found.filter { !$0.isDeleted }
      let new = inserted.filter { $0.entity.isKindOf(name) }
      found += new.count > 1 && (request.sortDescriptors ?? []).isEmpty ? Array(Swift.Set(new)) : new
    }
    if let predicate = request.predicate {
      found = found.filter { object in
        let isStored = ManagedStore.shared.isDatabase && !inserted.contains { $0 === object }
        return isStored ? evaluateInDatabase(predicate, object) : predicate.evaluate(with: object)
      }
    }
    found = (found as NSArray).sortedArray(using: request.sortDescriptors ?? []) as! [NSManagedObject]
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  func execute(_ request: Any) throws -> NSPersistentStoreResult {
    ManagedStore.shared.open()
    guard let request = request as? NSBatchDeleteRequest else { return unreadRequest(request) }
    let rows = request.rows
    ManagedStore.shared.deleteAll(rows.map { $0.id })
    let result = NSBatchDeleteResult()
    result.result = request.resultType == .resultTypeObjectIDs ? rows.map { $0.id } : rows.count
    return result
  }

  // MARK: Changes

  func noteChange(of object: NSManagedObject) {
    if !changed.contains(where: { $0 === object }) { changed.append(object) }
    if isDue { return }
    isDue = true
    DispatchQueue.main.async { [weak self] in
      self?.isDue = false
      self?.processPendingChanges()
    }
  }

  /// Has something called with the objects that have changed, as long as it says so.
  func listen(_ listener: @escaping ([NSManagedObject]) -> Bool) { listeners.append(listener) }

  func processPendingChanges() {
    if changed.isEmpty { return }
    let all = changed
    // What listeners fetch meanwhile looks at what else has changed since.
    changed = []
    listeners = listeners.filter { $0(all) }
    changed = changed.filter { object in !all.contains { $0 === object } }
    var info = userInfo(all)
    // What is new and was told of, changes as others do, though it is saved as new.
    let known = Swift.Set(all.filter { $0.isInserted && $0.isAnnounced && !$0.isDeleted })
    info[NSInsertedObjectsKey] = (info[NSInsertedObjectsKey] ?? []).subtracting(known)
    info[NSUpdatedObjectsKey] = (info[NSUpdatedObjectsKey] ?? []).union(known)
    for object in all { object.isAnnounced = object.isInserted }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  private func userInfo(_ objects: [NSManagedObject]) -> [String: Set<NSManagedObject>] {
    [
      NSInsertedObjectsKey: Swift.Set(objects.filter { $0.isInserted && !$0.isDeleted }),
      NSUpdatedObjectsKey: Swift.Set(objects.filter { $0.isUpdated && !$0.isDeleted }),
      NSDeletedObjectsKey: Swift.Set(objects.filter { $0.isDeleted }),
    ]
  }

  func save() throws {
    ManagedStore.shared.open()
    let all = registered.filter { $0.hasChanges }
    if all.isEmpty { return }
    for object in all { object.willSave() }
    let new = inserted
    let old = updated
    let gone = deleted
    for object in new { try object.validateForInsert() }
    for object in old { try object.validateForUpdate() }
    for object in gone { try object.validateForDelete() }
    processPendingChanges()
    let info = userInfo(all)
    ManagedStore.shared.save(inserted: new, updated: old, deleted: gone.filter { !$0.isInserted })
    registered = registered.filter { !$0.isDeleted }
    for object in all {
      object.isInserted = false
      object.isUpdated = false
      if object.isDeleted {
        object.managedObjectContext = nil
        // It says whether the next save would delete the object.
        object.isDeleted = false
      }
      object.didSave()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    ManagedStore.shared.tell(from: self, changed: new + old, deleted: gone)
  }

  /// Takes over what another context has saved.
  func merge(_ changedIDs: [NSManagedObjectID], _ deletedIDs: [NSManagedObjectID]) {
    for id in changedIDs {
      guard let row = ManagedStore.shared.row(id.number) else { continue }
      let object = self.object(of: row)
      if !object.hasChanges { fill(object, row) }
      if !changed.contains(where: { $0 === object }) { changed.append(object) }
    }
    for object in registered where deletedIDs.contains(where: { $0 === object.objectID }) {
      object.isDeleted = true
      if !changed.contains(where: { $0 === object }) { changed.append(object) }
    }
    DispatchQueue.main.async { [weak self] in
      self?.processPendingChanges()
      self?.dropDeleted(deletedIDs)
    }
  }

  private func dropDeleted(_ ids: [NSManagedObjectID]) {
    registered = registered.filter { object in !ids.contains { $0 === object.objectID } }
  }

  func mergeChanges(fromContextDidSave notification: Notification) {
    let info = notification.userInfo ?? [:]
    let changed = [NSInsertedObjectsKey, NSUpdatedObjectsKey].flatMap { key in
      Array(info[key] as? Set<NSManagedObject> ?? [])
    }
    let deleted = Array(info[NSDeletedObjectsKey] as? Set<NSManagedObject> ?? [])
    merge(changed.map { $0.objectID }, deleted.map { $0.objectID })
  }

  func rollback() {
    for object in registered where object.hasChanges {
      let wasNew = object.isInserted
      object.isInserted = false
      object.isUpdated = false
      object.isDeleted = wasNew
      if let row = ManagedStore.shared.row(object.objectID.number) { fill(object, row) }
    }
    registered = registered.filter { !$0.isDeleted }
  }

  func reset() {
    registered = []
    changed = []
  }

  // MARK: Queues

  /// The context whose block runs.
  static var performing: NSManagedObjectContext?

  func perform(_ block: @escaping () -> Void) {
    askForQueue("performBlock:")
    if concurrencyType.isMain {
      DispatchQueue.main.async { self.performAndWait(block) }
    } else {
      ManagedQueue.background.async { self.performAndWait(block) }
    }
  }

  func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    askForQueue("performBlockAndWait:")
    let outer = NSManagedObjectContext.performing
    NSManagedObjectContext.performing = self
    defer { NSManagedObjectContext.performing = outer }
    return try block()
  }
}

extension NSManagedObjectContext {
  fileprivate func askForQueue(_ method: String) {
    if !concurrencyType.hasQueue {
      fatalError("Can only use -\(method) on an NSManagedObjectContext that was created with a queue.")
    }
  }
}

enum ManagedQueue {
  static let background = DispatchQueue(label: "NSManagedObjectContext")
}

extension Notification.Name {
  static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}
