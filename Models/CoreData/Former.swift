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
