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
