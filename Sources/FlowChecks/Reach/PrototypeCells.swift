import FlowInterfaceBuilder
import FlowModel

/// The prototypes of tables and collections.
///
/// - UIKit: a prototype is a nib of its own, which is registered for its reuse identifier and loaded where a cell is
///   dequeued by that.
enum PrototypeCells {
  /// The prototype that a place is in.
  static func prototype(at place: SourceLocation, in document: InterfaceDocument) -> InterfaceElement? {
    guard let element = document.root.descendants.first(where: { $0.location == place }) else { return nil }
    return ([element] + element.ancestors).first(where: \.isPrototype)
  }
}

extension InterfaceElement {
  /// Whether it is what tables and collections make others of; the cells of a static table's sections are there themselves.
  var isPrototype: Bool {
    let around = ancestors.prefix(2).map(\.name)
    return around.first == "prototypes" || around == ["cells", "collectionView"]
  }
}

extension ReachedApp {
  /// Who asks for the cells of a prototype.
  func asks(forCell cell: InterfaceElement, in document: InterfaceDocument) -> Use? {
    guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty, !isOutOfHand(cell, in: document),
      !isReplaced(cell, in: document)
    else { return nil }
    let asker = asker(of: cell, in: document)
    return asks(forCell: identifier, in: document) { use in
      guard let asker, case .function(let one) = use.by, let owner = index.owner(of: one), owner.kind == .class else {
        return true
      }
      return code.areRelated(owner, asker)
    }
  }

  static let lists: Set<String> = ["tableView", "collectionView"]

  /// Whether nobody can ask for the cells of a prototype, since nobody has the list that it stands in: no outlet leads to
  /// it, it has no data source, and it is neither of a class of the app's nor a controller's own view.
  private func isOutOfHand(_ cell: InterfaceElement, in document: InterfaceDocument) -> Bool {
    guard let list = cell.ancestors.first(where: { Self.lists.contains($0.name) }), list["customClass"] == nil,
      let id = list["id"], list["key"] != "view", list["tag"] == nil
    else { return false }
    let isWired = document.connections.contains { connection in
      connection.destinationID == id && [.outlet, .outletCollection].contains(connection.kind)
        || connection.source?.id == id && connection.property == "dataSource"
    }
    return !isWired
      && !app.written.looksForViews(of: FrameworkClass.name(of: .init(element: list), on: document.platform))
  }

  /// The class of a screen that is the only data source of the list which a prototype stands in: not where the list is a
  /// cell's, whose class may be that, or another object's than the screen's by an outlet.
  private func asker(of cell: InterfaceElement, in document: InterfaceDocument) -> CodeType? {
    guard let list = cell.ancestors.first(where: { Self.lists.contains($0.name) }),
      let id = list["id"], let screen = app.screen(at: cell.location), let owner = screens.appClass(of: screen)
    else { return nil }
    let sources = document.connections.filter {
      $0.kind == .outlet && $0.property == "dataSource" && $0.source?.id == id
    }
    let isOthers = document.connections.contains {
      [.outlet, .outletCollection].contains($0.kind) && $0.destinationID == id
        && $0.source?.customClass != screen.customClass
    }
    guard sources.allSatisfy({ $0.destination?.customClass == screen.customClass }), !isOthers,
      !list.ancestors.contains(where: { $0.isPrototype && $0["customClass"] != nil })
    else { return nil }
    let files = Set(code.lineage(of: owner).classes.flatMap { $0.declarations.map(\.location.file) })
    var isOwn = !sources.isEmpty
    for tree in index.trees where files.contains(tree.path) {
      for node in tree.nodes where node.kind == .assignment {
        let target = tree.nodes[Int(tree.unwrapped(node.a))]
        guard target.kind == .member, tree.texts[Int(target.b)] == "dataSource" else { continue }
        let given = tree.nodes[Int(tree.unwrapped(node.b))]
        guard given.kind == .local, given.a == 0 else { return nil }
        isOwn = true
      }
    }
    return isOwn ? owner : nil
  }
}
