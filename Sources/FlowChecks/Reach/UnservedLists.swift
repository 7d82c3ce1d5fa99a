import FlowInterfaceBuilder
import FlowModel

/// The data sources of tables and collections that no list has: neither a document nor code gives them to one.
final class UnservedLists {
  private let app: CheckedApp
  private let code: AppCode
  private let index: CodeIndex
  private var known: [CodeType.ID: Bool] = [:]

  init(app: CheckedApp, code: AppCode, index: CodeIndex) {
    self.app = app
    self.code = code
    self.index = index
  }

  private static let lists: Set<String> = ["tableView", "collectionView"]
  private static let property = "dataSource"

  /// Whether a function is what lists ask their data source, and no list has an object of a class for that.
  func neverAsk(_ one: FunctionID, on type: CodeType) -> Bool {
    let function = index.function(one)
    guard type.kind == .class, Self.lists.contains(function.name),
      let label = function.parameters.dropFirst().first?.label, ServedViews.ofDataSources.contains(label)
    else { return false }
    if let known = known[type.id] { return known }
    let isUnserved = isUnserved(type)
    known[type.id] = isUnserved
    return isUnserved
  }

  private func isUnserved(_ type: CodeType) -> Bool {
    // Objective-C and libraries may give it to lists of theirs.
    guard !code.hasObjectiveC, isOfKnownLineage(type) else { return false }
    let classes = code.family(of: type) + code.lineage(of: type).classes
    let names = Set(classes.map(\.shortName))
    let isConnected = app.model.documents.contains { document in
      document.connections.contains {
        $0.kind == .outlet && $0.property?.lowercased().hasSuffix("datasource") == true
          && $0.destination?.customClass.map(names.contains) == true
      }
    }
    guard !isConnected else { return false }
    let files = Set(classes.flatMap { $0.declarations.map(\.location.file) })
    return !index.trees.contains { $0.givesDataSource(ofOwnFile: files.contains($0.path)) }
  }

  /// Whether UIKit makes the list of no object of a class, and what is above it is known.
  private func isOfKnownLineage(_ type: CodeType) -> Bool {
    switch code.lineage(of: type).root {
    case .framework(let name):
      ["UITableViewController", "UICollectionViewController"].allSatisfy {
        FrameworkAncestry.isKind(name, of: $0) == false
      }
    case .none: true
    case .objectiveC, .unknown: false
    }
  }
}

extension CodeTree {
  /// Whether a file gives anything a data source that may be an object of a class: of the files of others, the object
  /// itself is none.
  fileprivate func givesDataSource(ofOwnFile isOwn: Bool) -> Bool {
    let numbers = Set(texts.indices.filter { texts[$0].lowercased().contains("datasource") }.map(Int32.init))
    guard !numbers.isEmpty else { return false }
    return nodes.contains { node in
      switch node.kind {
      case .assignment:
        let target = nodes[Int(unwrapped(node.a))]
        guard target.kind == .name && numbers.contains(target.a) || target.kind == .member && numbers.contains(target.b)
        else { return false }
        let value = nodes[Int(unwrapped(node.b))]
        if value.kind == .nothing { return false }
        let isSelf = [.local, .boxed].contains(value.kind) && value.a == 0
        return isOwn || !isSelf
      // `setUp(dataSource: self)`, `setDataSource(self)`
      case .call:
        let called = nodes[Int(node.a)]
        return called.kind == .name && numbers.contains(called.a)
          || called.kind == .member && numbers.contains(called.b)
          || arguments(of: node).contains { $0.label?.lowercased().contains("datasource") == true }
      case .text, .keyPath: return numbers.contains(node.a)
      default: return false
      }
    }
  }
}
