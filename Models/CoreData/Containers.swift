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
