// swift-format-ignore-file
// The files of Models/CoreData as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let coreDataTexts: [(path: String, text: String)] = [
    (
      "CoreData/Containers.swift",
      ##"""
import Foundation

let NSSQLiteStoreType = "SQLite"
let NSInMemoryStoreType = "InMemory"
let NSBinaryStoreType = "Binary"
let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

class NSPersistentStore: NSObject {
  let url: URL?

  init(url: URL?) {
    self.url = url
    super.init()
  }
}

class NSPersistentStoreDescription: NSObject {
  var url: URL?
  var type = NSSQLiteStoreType
  var shouldAddStoreAsynchronously = false
  var shouldMigrateStoreAutomatically = true
  var shouldInferMappingModelAutomatically = true
  private var options: [String: Any] = [:]

  override init() { super.init() }

  init(url: URL) {
    self.url = url
    super.init()
  }

  func setOption(_ option: Any?, forKey key: String) { options[key] = option }
}

class NSPersistentStoreCoordinator: NSObject {
  let managedObjectModel: NSManagedObjectModel
  private(set) var persistentStores: [NSPersistentStore] = []

  init(managedObjectModel: NSManagedObjectModel) {
    self.managedObjectModel = managedObjectModel
    super.init()
    managedObjectModel.use()
  }

  @discardableResult
  func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [String: Any]? = nil
  ) throws -> NSPersistentStore {
    ManagedStore.shared.open()
    ManagedStore.shared.add(type, url)
    let store = NSPersistentStore(url: url)
    persistentStores.append(store)
    return store
  }

  func addPersistentStoreWithType(
    _ type: String, configuration: String?, URL url: URL?, options: [String: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type, configurationName: configuration, at: url, options: options)
  }
}

class NSPersistentContainer: NSObject {
  let name: String
  let managedObjectModel: NSManagedObjectModel
  let persistentStoreCoordinator: NSPersistentStoreCoordinator
  let viewContext: NSManagedObjectContext
  var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    super.init()
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  convenience init(name: String) {
    let model = ManagedModels.all.first { $0.name == name }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel(name: name, entities: []))
  }

  class func defaultDirectoryURL() -> URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
    ManagedStore.shared.open()
    for description in persistentStoreDescriptions {
      let url = description.url ?? Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
      ManagedStore.shared.add(description.type, url)
      if description.shouldAddStoreAsynchronously {
        DispatchQueue.main.async { completionHandler(description, nil) }
      } else {
        completionHandler(description, nil)
      }
    }
  }

  func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    ManagedQueue.background.async { block(context) }
  }
}

class NSPersistentCloudKitContainer: NSPersistentContainer {}
"""##
    ),
    (
      "CoreData/Context.swift",
      ##"""
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
"""##
    ),
    (
      "CoreData/FetchedResults.swift",
      ##"""
import Foundation

enum NSFetchedResultsChangeType: UInt { case insert = 1, delete = 2, move = 3, update = 4 }

protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var found: [NSManagedObject]

  init(_ name: String, _ found: [NSManagedObject]) {
    self.name = name
    self.found = found
  }

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { found.count }
  var objects: [Any]? { found }
}

@objc protocol NSFetchedResultsControllerDelegate: AnyObject {
  @objc optional func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  @objc optional func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  @objc optional func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  @objc optional func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

class NSFetchedResultsController<ResultType>: NSObject {
  let fetchRequest: NSFetchRequest<ResultType>
  let managedObjectContext: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: NSFetchedResultsControllerDelegate?
  private var found: [FetchedSection] = []
  private var isFetched = false

  init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors == nil {
      fatalError("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    context.listen { [weak self] changed in
      guard let self else { return false }
      self.contextChanged(changed)
      return true
    }
  }

  /// One without a request, which fetches nothing.
  override init() {
    fetchRequest = NSFetchRequest()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    sectionNameKeyPath = nil
    cacheName = nil
    super.init()
  }

  static func deleteCache(withName name: String?) {}

  func performFetch() throws {
    ManagedStore.shared.open()
    found = sections(of: managedObjectContext.objects(fetchRequest))
    isFetched = true
  }

  var fetchedObjects: [ResultType]? { isFetched ? found.flatMap { $0.found } as! [ResultType] : nil }
  var sections: [NSFetchedResultsSectionInfo]? { isFetched ? found : nil }
  var sectionIndexTitles: [String] { found.compactMap { $0.indexTitle } }

  func object(at indexPath: IndexPath) -> ResultType { found[indexPath.section].found[indexPath.row] as! ResultType }

  func indexPath(forObject object: ResultType) -> IndexPath? { path(of: object as! NSManagedObject, in: found) }

  private func path(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
    for (section, info) in sections.enumerated() {
      if let row = info.found.firstIndex(where: { $0 === object }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func sections(of objects: [NSManagedObject]) -> [FetchedSection] {
    guard let path = sectionNameKeyPath else { return [FetchedSection("", objects)] }
    var made: [FetchedSection] = []
    for object in objects {
      let value = object.value(forKeyPath: path)
      let name = value.map { "\($0)" } ?? ""
      if made.last?.name == name {
        made.last?.found.append(object)
      } else {
        made.append(FetchedSection(name, [object]))
      }
    }
    return made
  }

  /// Tells the delegate what has changed: deletions, then insertions, then moves and updates.
  private func contextChanged(_ changed: [NSManagedObject]) {
    if !isFetched { return }
    let name = fetchRequest.entityName ?? ""
    let mine = changed.filter { $0.entity.isKindOf(name) }
    if mine.isEmpty { return }
    let old = found
    let new = sections(of: managedObjectContext.objects(fetchRequest))
    let isTouched = mine.contains { path(of: $0, in: old) != nil || path(of: $0, in: new) != nil }
    if !isTouched { return }
    delegate?.controllerWillChangeContent?(self)
    found = new
    tellSections(old, new)
    for object in old.flatMap({ $0.found }) where path(of: object, in: new) == nil {
      delegate?.controller?(self, didChange: object, at: path(of: object, in: old), for: .delete, newIndexPath: nil)
    }
    for object in new.flatMap({ $0.found }) where path(of: object, in: old) == nil {
      delegate?.controller?(self, didChange: object, at: nil, for: .insert, newIndexPath: path(of: object, in: new))
    }
    for object in mine {
      guard let from = path(of: object, in: old), let to = path(of: object, in: new) else { continue }
      let type = isMoved(object, old, new) ? NSFetchedResultsChangeType.move : .update
      delegate?.controller?(self, didChange: object, at: from, for: type, newIndexPath: to)
    }
    delegate?.controllerDidChangeContent?(self)
  }

  private func tellSections(_ old: [FetchedSection], _ new: [FetchedSection]) {
    for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
      delegate?.controller?(self, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
      delegate?.controller?(self, didChange: section, atSectionIndex: index, for: .insert)
    }
  }

  /// Whether an object changed its place among those that stayed.
  private func isMoved(_ object: NSManagedObject, _ old: [FetchedSection], _ new: [FetchedSection]) -> Bool {
    let before = old.flatMap { $0.found }.filter { path(of: $0, in: new) != nil }
    let after = new.flatMap { $0.found }.filter { path(of: $0, in: old) != nil }
    return before.firstIndex { $0 === object } != after.firstIndex { $0 === object }
  }
}
"""##
    ),
    (
      "CoreData/Former.swift",
      ##"""
import Foundation

// What Swift 1 had: methods that tell of an error through a pointer, and contexts without a queue.

extension NSManagedObjectContext {
  func save(_ error: inout NSError?) -> Bool { told(&error) { try save() } != nil }
  func save(_ error: Any?) -> Bool { (try? save()) != nil }

  func executeFetchRequest(_ request: NSFetchRequest<AnyObject>, error: inout NSError?) -> [AnyObject]? {
    told(&error) { try fetch(request) }
  }

  func executeFetchRequest(_ request: NSFetchRequest<AnyObject>, error: Any?) -> [AnyObject]? { try? fetch(request) }

  func countForFetchRequest(_ request: NSFetchRequest<AnyObject>, error: inout NSError?) -> Int {
    told(&error) { try count(for: request) } ?? NSNotFound
  }

  func countForFetchRequest(_ request: NSFetchRequest<AnyObject>, error: Any?) -> Int {
    (try? count(for: request)) ?? NSNotFound
  }

  func existingObjectWithID(_ id: NSManagedObjectID, error: inout NSError?) -> NSManagedObject? {
    told(&error) { try existingObject(with: id) }
  }

  func existingObjectWithID(_ id: NSManagedObjectID, error: Any?) -> NSManagedObject? { try? existingObject(with: id) }
}

extension NSFetchedResultsController {
  func performFetch(_ error: inout NSError?) -> Bool { told(&error) { try performFetch() } != nil }
  func performFetch(_ error: Any?) -> Bool { (try? performFetch()) != nil }
}

extension NSPersistentStoreCoordinator {
  func addPersistentStoreWithType(
    _ type: String, configuration: String?, URL url: URL?, options: [AnyHashable: Any]?, error: inout NSError?
  ) -> NSPersistentStore? {
    told(&error) { try addPersistentStore(ofType: type, configurationName: configuration, at: url, options: nil) }
  }

  func addPersistentStoreWithType(
    _ type: String, configuration: String?, URL url: URL?, options: [AnyHashable: Any]?, error: Any?
  ) -> NSPersistentStore? {
    try? addPersistentStore(ofType: type, configurationName: configuration, at: url, options: nil)
  }
}

private func told<Result>(_ error: inout NSError?, _ body: () throws -> Result) -> Result? {
  do { return try body() } catch let thrown {
    error = thrown as NSError
    return nil
  }
}
"""##
    ),
    (
      "CoreData/Keys.swift",
      ##"""
import Foundation

/// What a database has for an entity's objects, and what an attribute takes.
enum ManagedKeys {
  /// A key path of a request: of its keys the entities have to know each, as far as they are relationships.
  static func check(_ path: String, of entityName: String) {
    var entity = NSEntityDescription.known(entityName)
    for key in path.split(separator: ".").map({ String($0) }) {
      if key.hasPrefix("@") || ["self", "SELF", "objectID", "entity"].contains(key) { return }
      guard let known = entity else { return }
      if let relationship = known.relationshipsByName[key] {
        entity = NSEntityDescription.known(relationship.destination)
      } else if known.attributesByName[key] != nil {
        entity = nil
      } else if NSEntityDescription.isKnown(key, belowOf: known) {
        return unreadKeyOfSubentity(key)
      } else {
        fatalError("keypath \(path) not found in entity \(entityName)")
      }
    }
  }

  /// A value for an attribute by key-value coding.
  static func check(_ value: Any, for attribute: NSAttributeDescription) {
    if Mirror(reflecting: value).isOfUnknown { return }
    let (isFitting, wanted) = fit(value, attribute.attributeType)
    if !isFitting {
      fatalError(
        "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = \(wanted); given type = \(type(of: value)); value = \(value)."
      )
    }
  }

  private static func fit(_ value: Any, _ type: NSAttributeType) -> (Bool, String) {
    switch type {
    case .stringAttributeType: return (isText(value) || !isPlain(value), "NSString")
    case .dateAttributeType: return (value is Date || !isPlain(value), "NSDate")
    case .binaryDataAttributeType: return (value is Data || !isPlain(value), "NSData")
    case .UUIDAttributeType: return (value is UUID || !isPlain(value), "NSUUID")
    case .URIAttributeType: return (value is URL || !isPlain(value), "NSURL")
    case .transformableAttributeType, .undefinedAttributeType, .decimalAttributeType: return (true, "")
    default: return (isNumber(value) || !isPlain(value), "NSNumber")
    }
  }

  private static func isText(_ value: Any) -> Bool { value is String }

  private static func isNumber(_ value: Any) -> Bool {
    value is Int || value is Double || value is Bool || value is Int16 || value is Int32 || value is Int64
      || value is Float || value is NSNumber
  }

  /// Whether it is of one of the kinds that attributes have.
  private static func isPlain(_ value: Any) -> Bool {
    isText(value) || isNumber(value) || value is Date || value is Data || value is UUID || value is URL
      || value is NSNull
  }
}

extension NSEntityDescription {
  /// Whether an entity that comes from another one has a property of a name.
  static func isKnown(_ key: String, belowOf entity: NSEntityDescription) -> Bool {
    NSManagedObjectModel.known.flatMap { $0.entities }.contains { other in
      other !== entity && other.isKindOf(entity.name ?? "") && other.propertiesByName[key] != nil
    }
  }
}
"""##
    ),
    (
      "CoreData/Objects.swift",
      ##"""
import Foundation

protocol NSFetchRequestResult: AnyObject {}

final class NSManagedObjectID: NSObject {
  let entityName: String
  let number: Int
  var isTemporaryID = true

  init(_ entityName: String, _ number: Int) {
    self.entityName = entityName
    self.number = number
    super.init()
  }

  func uriRepresentation() -> URL { URL(string: "x-coredata://store/\(entityName)/p\(number)")! }
}

/// Requests of classes that declare none of their own.
protocol ManagedFetching {}

extension ManagedFetching {
  static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: NSEntityDescription.known(of: self as! NSManagedObject.Type)!.name!)
  }
}

class NSManagedObject: NSObject, ManagedFetching, NSFetchRequestResult, Identifiable {
  let entity: NSEntityDescription
  let objectID: NSManagedObjectID
  weak var managedObjectContext: NSManagedObjectContext?
  /// The values by the names of attributes and relationships: to-many ones as lists. What is nil is not there.
  var values: [String: Any] = [:]
  var isInserted = false
  var isUpdated = false
  /// Whether observers of its context were told that it is new.
  var isAnnounced = false
  var isDeleted = false
  var isFault = false

  required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity.name ?? "", ManagedStore.nextNumber())
    managedObjectContext = context
    super.init()
    for attribute in entity.attributes {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    context?.adopt(self)
    if context != nil { awakeFromInsert() }
  }

  /// An object of a row that is in the store.
  init(row: ManagedRow, context: NSManagedObjectContext) {
    entity = row.entity
    objectID = row.id
    managedObjectContext = context
    super.init()
  }

  convenience init(context: NSManagedObjectContext) {
    guard let entity = NSEntityDescription.known(of: type(of: self)) else {
      fatalError(
        "+[\(type(of: self)) entity] Failed to find a unique match for an NSEntityDescription to a managed object subclass"
      )
    }
    self.init(entity: entity, insertInto: context)
  }

  /// An object of the class that an entity says: what `NSManagedObject(entity:insertInto:)` makes.
  static func object(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    entity.objectType.init(entity: entity, insertInto: context)
  }

  class func entity() -> NSEntityDescription { NSEntityDescription.known(of: self)! }

  func awakeFromInsert() {}
  func awakeFromFetch() {}
  func willSave() {}
  func didSave() {}
  func prepareForDeletion() {}
  func willAccessValue(forKey key: String?) {}
  func didAccessValue(forKey key: String?) {}
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {}
  func validateForInsert() throws { try validate() }
  func validateForUpdate() throws { try validate() }
  func validateForDelete() throws {}

  var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  func value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    return values[key]
  }

  func setValue(_ value: Any?, forKey key: String) {
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    if let value, let attribute = entity.attributesByName[key] { ManagedKeys.check(value, for: attribute) }
    setManagedValue(value, forKey: key)
  }

  func setValue(_ value: Any?, forKeyPath path: String) {
    var names = path.split(separator: ".").map { String($0) }
    let last = names.removeLast()
    var object: NSManagedObject? = self
    for name in names { object = object?.values[name] as? NSManagedObject }
    object?.setValue(value, forKey: last)
  }

  func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  func setPrimitiveValue(_ value: Any?, forKey key: String) { setManagedValue(value, forKey: key) }

  /// What the getter of an `@NSManaged` property gives that is an Optional.
  func optionalManagedValue<Wanted>(forKey key: String) -> Wanted? {
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship, as: Wanted.self)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    guard let attribute = entity.attributesByName[key], ManagedValues.isNumber(attribute.attributeType) else {
      // The property is of the attribute's type.
      return values[key]
    }
    guard let value = values[key] else { return nil }
    return ManagedValues.fitted(value, to: Wanted.self)
  }

  /// What the getter of an `@NSManaged` property gives.
  func managedValue<Wanted>(forKey key: String) -> Wanted {
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return collection(relationship, as: Wanted.self)
    }
    if entity.attributesByName[key] == nil, entity.relationshipsByName[key] == nil { return unreadKey(key) }
    guard let value = values[key] else { return ManagedValues.missing(Wanted.self) }
    return ManagedValues.fitted(value, to: Wanted.self)
  }

  /// What the setter of an `@NSManaged` property does.
  func setManagedValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationshipsByName[key] {
      relate(relationship, to: ManagedValues.objects(value))
    } else if let attribute = entity.attributesByName[key] {
      if ManagedValues.isNumber(attribute.attributeType) {
        values[key] = value.map { ManagedValues.kept($0, as: attribute.attributeType) }
      } else {
        values[key] = value
      }
      noteChange()
    } else {
      unreadKey(key)
    }
  }

  /// What an `@NSManaged` method does: `addToItems(_:)`, `removeFromItems(_:)`, and by the names that Core Data knows them
  /// by, `addItemsObject(_:)`, `removeItems(_:)`.
  func changeManaged(_ value: Any, forKey method: String) {
    let isAddition = method.hasPrefix("add")
    let name = String(method.dropFirst(isAddition ? 3 : 6))
    let particle = isAddition ? "To" : "From"
    let names = [name, String(name.dropLast(name.hasSuffix("Object") ? 6 : 0))]
      + (name.hasPrefix(particle) ? [String(name.dropFirst(particle.count))] : [])
    let keys = names.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    guard let key = keys.last(where: { entity.relationshipsByName[$0] != nil }) else { return unreadKey(method) }
    for object in ManagedValues.objects(value) {
      if isAddition { add(object, to: key) } else { remove(object, from: key) }
    }
  }

  // MARK: Relationships

  /// The objects at the other end.
  func related(_ name: String) -> [NSManagedObject] { values[name] as? [NSManagedObject] ?? [] }

  private func collection(_ relationship: NSRelationshipDescription) -> Any {
    let objects = related(relationship.name)
    return relationship.isOrdered ? RelatedOrderedSet(array: objects) : NSSet(objects)
  }

  /// The same as a property declares it. What Core Data gives is a mutable collection, whose own changes it does not note.
  private func collection<Wanted>(_ relationship: NSRelationshipDescription, as type: Wanted.Type) -> Wanted {
    guard type == NSMutableSet.self else { return collection(relationship) as! Wanted }
    return NSMutableSet(related(relationship.name)) { objects in unreadChangeOfRelationship(objects) } as! Wanted
  }

  func add(_ object: NSManagedObject, to name: String) {
    let old = related(name)
    if old.contains(where: { $0 === object }) { return }
    relate(entity.relationshipsByName[name]!, to: old + [object])
  }

  func remove(_ object: NSManagedObject, from name: String) {
    relate(entity.relationshipsByName[name]!, to: related(name).filter { $0 !== object })
  }

  func mutableSetValue(forKey key: String) -> NSMutableSet {
    let owner = self
    return NSMutableSet(related(key)) { objects in
      owner.setManagedValue(objects, forKey: key)
    }
  }

  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let old = objectsAtEnd(of: relationship)
    write(objects, relationship)
    for object in old where !objects.contains(where: { $0 === object }) { object.forget(self, inverseOf: relationship) }
    for object in objects where !old.contains(where: { $0 === object }) { object.learn(self, inverseOf: relationship) }
  }

  func objectsAtEnd(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    if relationship.isToMany { return related(relationship.name) }
    if let object = values[relationship.name] as? NSManagedObject { return [object] }
    return []
  }

  private func write(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    if relationship.isToMany {
      values[relationship.name] = objects
    } else {
      values[relationship.name] = objects.first
    }
    noteChange()
  }

  private func forget(_ object: NSManagedObject, inverseOf relationship: NSRelationshipDescription) {
    guard let name = relationship.inverse, let inverse = entity.relationshipsByName[name] else { return }
    write(objectsAtEnd(of: inverse).filter { $0 !== object }, inverse)
  }

  private func learn(_ object: NSManagedObject, inverseOf relationship: NSRelationshipDescription) {
    guard let name = relationship.inverse, let inverse = entity.relationshipsByName[name] else { return }
    if inverse.isToMany {
      write(related(name) + [object], inverse)
    } else {
      let old = values[name] as? NSManagedObject
      write([object], inverse)
      if let old, old !== object { old.forget(self, inverseOf: inverse) }
    }
  }

  private func noteChange() {
    if !isInserted { isUpdated = true }
    managedObjectContext?.noteChange(of: self)
  }

  private func validate() throws {
    for attribute in entity.attributes where !attribute.isOptional && values[attribute.name] == nil {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1570,
        userInfo: [NSLocalizedDescriptionKey: "\(attribute.name) is a required value."])
    }
    // One to many has a set, if an empty one: how many it needs, its least count says.
    for relationship in entity.relationships where !relationship.isOptional {
      if objectsAtEnd(of: relationship).count < (relationship.isToMany ? relationship.minCount : 1) {
        throw NSError(
          domain: NSCocoaErrorDomain, code: relationship.isToMany ? 1580 : 1570,
          userInfo: [NSLocalizedDescriptionKey: "\(relationship.name) is a required value."])
      }
    }
  }
}
"""##
    ),
    (
      "CoreData/Requests.swift",
      ##"""
import Foundation

class NSPersistentStoreRequest: NSObject {}
class NSPersistentStoreResult: NSObject {}

struct NSFetchRequestResultType: Equatable {
  let rawValue: Int
  static let managedObjectResultType = NSFetchRequestResultType(rawValue: 0)
  static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var returnsObjectsAsFaults = true
  var includesPropertyValues = true
  var includesSubentities = true
  var includesPendingChanges = true
  var shouldRefreshRefetchedObjects = false
  var relationshipKeyPathsForPrefetching: [String]?
  var resultType = NSFetchRequestResultType.managedObjectResultType

  override init() { super.init() }

  init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  var entity: NSEntityDescription? {
    get { entityName.flatMap { NSEntityDescription.known($0) } }
    set { entityName = newValue?.name }
  }

  /// Fetches in the context whose block runs.
  func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else { return try unreadExecution() }
    return try context.fetch(self)
  }
}

enum NSBatchDeleteRequestResultType { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

final class NSBatchDeleteResult: NSPersistentStoreResult {
  var result: Any?
}

/// Deletes rows of the store: objects that contexts have of them stay as they are.
final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  private let request: NSFetchRequest<any NSFetchRequestResult>
  var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  init(fetchRequest: Any) {
    request = fetchRequest as! NSFetchRequest<any NSFetchRequestResult>
    super.init()
  }

  var rows: [ManagedRow] {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    return context.objects(request).compactMap { ManagedStore.shared.row($0.objectID.number) }
  }
}
"""##
    ),
    (
      "CoreData/Schema.swift",
      ##"""
import Foundation

/// The data models of the app's bundle, which its `.xcdatamodeld` folders say (`ManagedModels` in the app's own part), and
/// those that its code makes.
final class NSManagedObjectModel: NSObject {
  let name: String
  var entities: [NSEntityDescription]

  init(name: String, entities: [NSEntityDescription]) {
    self.name = name
    self.entities = entities
    super.init()
  }

  override convenience init() { self.init(name: "", entities: []) }

  convenience init?(contentsOf url: URL) {
    let wanted = url.deletingPathExtension().lastPathComponent
    guard let known = ManagedModels.all.first(where: { $0.name == wanted }) else { return nil }
    self.init(name: known.name, entities: known.entities)
  }

  static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(name: "", entities: ManagedModels.all.flatMap { $0.entities })
  }

  var entitiesByName: [String: NSEntityDescription] {
    Dictionary(uniqueKeysWithValues: entities.map { ($0.name ?? "", $0) })
  }

  /// The models that stores were opened with and that are no files.
  private static var used: [NSManagedObjectModel] = []

  /// Has entities be found by their names and classes.
  func use() {
    if NSManagedObjectModel.known.contains(where: { $0 === self }) { return }
    NSManagedObjectModel.used.append(self)
  }

  static var known: [NSManagedObjectModel] { ManagedModels.all + used }
}

/// How an attribute's values are kept.
enum NSAttributeType {
  case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType
  case decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType
  case dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType
}

enum NSDeleteRule { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

class NSPropertyDescription: NSObject {
  var name: String
  var isOptional: Bool
  var isTransient = false
  var renamingIdentifier: String?
  var userInfo: [AnyHashable: Any]?
  var isIndexed = false

  override init() {
    name = ""
    isOptional = true
    super.init()
  }

  init(name: String, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
    super.init()
  }
}

final class NSAttributeDescription: NSPropertyDescription {
  /// The types by the names that they have since iOS 15.
  enum AttributeType {
    case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binaryData, uuid,
      uri
    case transformable
  }

  var attributeType: NSAttributeType
  var defaultValue: Any?
  var valueTransformerName: String?
  var attributeValueClassName: String?
  var allowsExternalBinaryDataStorage = false
  var preservesValueInHistoryOnDeletion = false

  override init() {
    attributeType = .undefinedAttributeType
    super.init()
  }

  init(_ name: String, _ type: NSAttributeType, isOptional: Bool, defaultValue: Any? = nil) {
    attributeType = type
    self.defaultValue = defaultValue
    super.init(name: name, isOptional: isOptional)
  }

  private static let types: [(AttributeType, NSAttributeType)] = [
    (.undefined, .undefinedAttributeType), (.integer16, .integer16AttributeType),
    (.integer32, .integer32AttributeType), (.integer64, .integer64AttributeType),
    (.decimal, .decimalAttributeType), (.double, .doubleAttributeType), (.float, .floatAttributeType),
    (.string, .stringAttributeType), (.boolean, .booleanAttributeType), (.date, .dateAttributeType),
    (.binaryData, .binaryDataAttributeType), (.uuid, .UUIDAttributeType), (.uri, .URIAttributeType),
    (.transformable, .transformableAttributeType),
  ]

  var type: AttributeType {
    get { NSAttributeDescription.types.first { $0.1 == attributeType }!.0 }
    set { attributeType = NSAttributeDescription.types.first { $0.0 == newValue }!.1 }
  }
}

final class NSRelationshipDescription: NSPropertyDescription {
  var destination: String { destinationEntity?.name ?? destinationName }
  var inverse: String? { inverseRelationship?.name ?? inverseName }
  var destinationEntity: NSEntityDescription?
  var inverseRelationship: NSRelationshipDescription?
  var minCount = 0
  /// Nought is without end.
  var maxCount = 0
  var isOrdered = false
  var deleteRule = NSDeleteRule.nullifyDeleteRule
  private let destinationName: String
  private let inverseName: String?

  override init() {
    destinationName = ""
    inverseName = nil
    super.init()
  }

  init(
    _ name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool, isOptional: Bool,
    minCount: Int, deleteRule: NSDeleteRule
  ) {
    self.minCount = minCount
    destinationName = destination
    inverseName = inverse
    maxCount = isToMany ? 0 : 1
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    super.init(name: name, isOptional: isOptional)
  }

  var isToMany: Bool { maxCount != 1 }
}

final class NSEntityDescription: NSObject {
  var name: String?
  var managedObjectClassName = "NSManagedObject"
  var isAbstract = false
  var properties: [NSPropertyDescription] = []
  var uniquenessConstraints: [[Any]] = []
  var renamingIdentifier: String?
  var userInfo: [AnyHashable: Any]?
  var subentities: [NSEntityDescription] = [] {
    didSet { for each in subentities { each.parent = self } }
  }
  private weak var parent: NSEntityDescription?
  private let superentityName: String?
  private let givenType: NSManagedObject.Type?
  private let isUnique: Bool

  override init() {
    superentityName = nil
    givenType = nil
    isUnique = false
    super.init()
  }

  init(
    _ name: String, objectType: NSManagedObject.Type, parent: String?, isAbstract: Bool,
    hasUniqueness: Bool, attributes: [NSAttributeDescription], relationships: [NSRelationshipDescription]
  ) {
    self.name = name
    givenType = objectType
    superentityName = parent
    isUnique = hasUniqueness
    super.init()
    self.isAbstract = isAbstract
    managedObjectClassName = String(describing: objectType)
    properties = attributes + relationships
  }

  /// The class of its objects.
  var objectType: NSManagedObject.Type {
    givenType ?? NSClassFromString(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// Whether no two of its objects may have the same values of some attributes.
  var hasUniqueness: Bool { isUnique || !uniquenessConstraints.isEmpty }

  var superentity: NSEntityDescription? { parent ?? superentityName.flatMap { NSEntityDescription.known($0) } }
  var attributes: [NSAttributeDescription] {
    (superentity?.attributes ?? []) + properties.compactMap { $0 as? NSAttributeDescription }
  }
  var relationships: [NSRelationshipDescription] {
    (superentity?.relationships ?? []) + properties.compactMap { $0 as? NSRelationshipDescription }
  }
  var attributesByName: [String: NSAttributeDescription] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
  }
  var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) })
  }
  var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(uniqueKeysWithValues: (attributes + relationships).map { ($0.name, $0) })
  }

  /// Whether it is an entity or comes from it.
  func isKindOf(_ other: String) -> Bool { name == other || superentity?.isKindOf(other) == true }

  private static var all: [NSEntityDescription] { NSManagedObjectModel.known.flatMap { $0.entities } }

  static func known(_ name: String) -> NSEntityDescription? { all.first { $0.name == name } }

  static func known(of type: NSManagedObject.Type) -> NSEntityDescription? { all.first { $0.objectType == type } }

  static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    known(name)
  }

  static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = known(name) else {
      fatalError(
        "+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name '\(name)'")
    }
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}
"""##
    ),
    (
      "CoreData/Store.swift",
      ##"""
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
"""##
    ),
    (
      "CoreData/Values.swift",
      ##"""
import Foundation

/// Values as a store keeps them and as properties want them.
enum ManagedValues {
  /// Whether values of a type are numbers, which properties of several types may stand for.
  static func isNumber(_ type: NSAttributeType) -> Bool {
    switch type {
    case .booleanAttributeType, .doubleAttributeType, .floatAttributeType, .integer16AttributeType,
      .integer32AttributeType, .integer64AttributeType, .undefinedAttributeType:
      return true
    default: return false
    }
  }

  /// A value in the attribute's own type.
  static func kept(_ value: Any, as type: NSAttributeType) -> Any {
    switch type {
    case .booleanAttributeType: return number(value).map { $0 != 0 } ?? value
    case .doubleAttributeType: return number(value) ?? value
    case .floatAttributeType: return number(value).map { Float($0) } ?? value
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let value = value as? Int { return value }
      return number(value).map { Int($0) } ?? value
    default: return value
    }
  }

  /// A value in a form that outlives a launch.
  static func written(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .UUIDAttributeType: return (value as! UUID).uuidString
    case .URIAttributeType: return (value as! URL).absoluteString
    // That it is there is known to the next launch, and no more.
    case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType: return "?"
    default: return value
    }
  }

  /// A value that an earlier launch has written.
  static func read(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .UUIDAttributeType: return UUID(uuidString: value as! String)
    case .URIAttributeType: return URL(string: value as! String)
    case .decimalAttributeType, .transformableAttributeType, .undefinedAttributeType: return unreadValue()
    default: return value
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: return Double(value)
    case let value as Double: return value
    case let value as Bool: return value ? 1 : 0
    case let value as Int16: return Double(value)
    case let value as Int32: return Double(value)
    case let value as Int64: return Double(value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }

  /// A kept value for a property of a type.
  static func fitted<Wanted>(_ value: Any, to type: Wanted.Type) -> Wanted {
    if let number = value as? Int {
      if type == Int16.self { return Int16(number) as! Wanted }
      if type == Int32.self { return Int32(number) as! Wanted }
      if type == Int64.self { return Int64(number) as! Wanted }
      if type == Bool.self { return (number != 0) as! Wanted }
      if type == NSNumber.self || type == NSNumber?.self { return NSNumber(value: number) as! Wanted }
    }
    if let flag = value as? Bool, type == NSNumber.self || type == NSNumber?.self {
      return NSNumber(value: flag) as! Wanted
    }
    if let number = value as? Double, type == NSNumber.self || type == NSNumber?.self {
      return NSNumber(value: number) as! Wanted
    }
    return value as! Wanted
  }

  /// What a property that is no Optional gives whose value is not there: nought for numbers, an empty text or data.
  static func missing<Wanted>(_ type: Wanted.Type) -> Wanted {
    if type == Bool.self { return false as! Wanted }
    if type == Int.self { return 0 as! Wanted }
    if type == Int16.self { return Int16(0) as! Wanted }
    if type == Int32.self { return Int32(0) as! Wanted }
    if type == Int64.self { return Int64(0) as! Wanted }
    if type == Double.self { return 0.0 as! Wanted }
    if type == Float.self { return Float(0) as! Wanted }
    if type == String.self { return "" as! Wanted }
    if type == Data.self { return Data() as! Wanted }
    return valueOfNothing(type)
  }

  /// The objects in what a relationship is set to.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    guard let value else { return [] }
    if let object = value as? NSManagedObject { return [object] }
    if let list = value as? [NSManagedObject] { return list }
    if let ordered = value as? NSOrderedSet { return ordered.array as! [NSManagedObject] }
    return Array(value as! Set<NSManagedObject>)
  }
}

typealias NSSet = Set<AnyHashable>

extension Set {
  init(array: [Element]) { self.init(array) }
  init(object: Element) { self.init([object]) }
  var allObjects: [Any] { Array(self) }
  func anyObject() -> Any? { first }
  func adding(_ object: Element) -> Set<Element> { union([object]) }
  func addingObjects(from others: [Element]) -> Set<Element> { union(others) }
  func addingObjects(from others: Set<Element>) -> Set<Element> { union(others) }
}

/// A set that tells what is changed in it.
final class NSMutableSet: NSObject {
  private var objects: [NSManagedObject]
  private let changed: ([NSManagedObject]) -> Void

  init(_ objects: [NSManagedObject], changed: @escaping ([NSManagedObject]) -> Void) {
    self.objects = objects
    self.changed = changed
    super.init()
  }

  var count: Int { objects.count }
  var allObjects: [Any] { objects }

  func contains(_ object: NSManagedObject) -> Bool { objects.contains { $0 === object } }

  func add(_ object: NSManagedObject) {
    if contains(object) { return }
    objects.append(object)
    changed(objects)
  }

  func remove(_ object: NSManagedObject) {
    objects = objects.filter { $0 !== object }
    changed(objects)
  }

  func removeAllObjects() {
    objects = []
    changed(objects)
  }
}

class NSOrderedSet: NSObject, Sequence {
  fileprivate(set) var array: [Any]

  init(array: [Any]) {
    self.array = array
    super.init()
  }

  override convenience init() { self.init(array: []) }

  func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
  func value(forKey key: String) -> Any? { (array as NSArray).value(forKey: key) }
  var count: Int { array.count }
  var firstObject: Any? { array.first }
  var lastObject: Any? { array.last }
  func object(at index: Int) -> Any { array[index] }
  subscript(index: Int) -> Any { array[index] }
  func contains(_ object: Any) -> Bool { array.contains { ($0 as AnyObject) === (object as AnyObject) } }
  func index(of object: Any) -> Int {
    array.firstIndex { ($0 as AnyObject) === (object as AnyObject) } ?? NSNotFound
  }
  func mutableCopy() -> Any { NSMutableOrderedSet(array: array) }
}

class NSMutableOrderedSet: NSOrderedSet {
  func add(_ object: Any) { if !contains(object) { array.append(object) } }
  func insert(_ object: Any, at index: Int) { if !contains(object) { array.insert(object, at: index) } }
  func remove(_ object: Any) { array.removeAll { ($0 as AnyObject) === (object as AnyObject) } }
  func removeObject(at index: Int) { array.remove(at: index) }
}

/// What a relationship that has an order gives.
final class RelatedOrderedSet: NSMutableOrderedSet {
  override func add(_ object: Any) { unreadChangeOfRelationship(object) }
  override func insert(_ object: Any, at index: Int) { unreadChangeOfRelationship(object) }
  override func remove(_ object: Any) { unreadChangeOfRelationship(object) }
  override func removeObject(at index: Int) { unreadChangeOfRelationship(index) }
}
"""##
    ),
  ]
}
