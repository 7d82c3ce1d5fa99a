import FlowInterpreter
import HeadlessUIKit

extension LiveSnapshot {
  /// Puts items at a place that is asked for when those of them that were there already are taken out.
  ///
  /// - UIKit: identifiers are unique (documentation of NSDiffableDataSourceSnapshot): two of the same that are put in at
  ///   once raise, one that is there already moves, and UIKit logs that it does (its log, "The existing item identifier
  ///   will be moved into place instead"; observed by many authors, since iOS 14).
  func insert(
    _ new: [Value], _ call: Library.Call, at place: () throws -> (section: Int, item: Int)
  ) throws {
    for (index, item) in new.enumerated()
    where try new[..<index].contains(where: { try call.areEqual($0, item) }) {
      throw try call.fault(.repeated(item))
    }
    for item in new {
      if let old = try self.place(of: item, call) { sections[old.section].items.remove(at: old.item) }
    }
    let (section, item) = try place()
    sections[section].items.insert(contentsOf: new, at: item)
  }

  /// Sections for the identifiers that a call hands, none of which is there.
  func newSections(_ call: Library.Call) throws -> [Section] {
    let new = try call.values(0)
    for (index, section) in new.enumerated() {
      if try new[..<index].contains(where: { try call.areEqual($0, section) }) { throw call.lacks("a new section") }
      if try self.index(ofSection: section, call) != nil { throw try call.fault(.sectionThere(section)) }
    }
    return new.map { Section(identifier: $0, items: []) }
  }

  /// The items of a section that is asked for.
  ///
  /// - UIKit: iOS 13 gives none of a section that is not there, later versions raise (the-blue-alliance-ios, pull request
  ///   899; crash logs of iOS 14).
  func items(inSection identifier: Value, _ call: Library.Call) throws -> [Value] {
    if let place = try index(ofSection: identifier, call) { return sections[place].items }
    if call.framework.onMain({ Simulation.current.system.major }) < 14 { throw call.lacks("a section") }
    throw try call.fault(.unknownSection)
  }
}

/// What UIKit raises of a snapshot, in the words of crash logs of iOS 14 to 17.
enum SnapshotFault {
  case noSections
  case unknownPlace
  case unknownSection
  case unknownItem(String, Value)
  case sectionThere(Value)
  case repeated(Value)
  case repeatedInSection(Value)
}

extension Library.Call {
  func fault(_ fault: SnapshotFault) throws -> Trap {
    func words(_ value: Value) throws -> String { try interpreter.description(of: value, at: location) }
    let reason =
      switch fault {
      case .noSections: "There are currently no sections in the data source. Please add a section first."
      case .unknownPlace: "Invalid parameter not satisfying: section != NSNotFound"
      case .unknownSection:
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
          + "API (which has O(1) performance)"
      case .unknownItem(let change, let item):
        "Attempted to \(change) item identifier that does not exist in the snapshot: \(try words(item))"
      case .sectionThere(let section):
        "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
          + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: "
          + (try words(section))
      case .repeated(let item):
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(try words(item))\n)}"
      case .repeatedInSection(let item):
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    \(try words(item))\n)}"
      }
    return exception("NSInternalInconsistencyException", reason)
  }

  /// Something is asked of a snapshot of which it is not known how UIKit ends the app, if it does.
  func lacks(_ what: String) -> Stop { stop("\(what) that a snapshot lacks or has already").final }
}
