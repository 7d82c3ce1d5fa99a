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
