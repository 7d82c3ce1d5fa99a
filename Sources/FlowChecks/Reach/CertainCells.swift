import FlowInterfaceBuilder
import FlowModel

/// The branches for a cell that is there for certain: `else` of `if let cell = list.dequeueReusableCell(withIdentifier:
/// "item", for: path) as? ItemCell`, where all prototypes of that identifier are of the class.
///
/// - UIKit: `dequeueReusableCell(withIdentifier:for:)` never gives nil, and raises where nothing has the identifier.
struct CertainCells {
  let app: CheckedApp
  let code: AppCode

  /// What runs of a file only where such a cell is not there, with why.
  func nodes(in tree: CodeTree) -> [(node: Int32, reason: String)] {
    guard tree.texts.contains(where: { $0.hasPrefix("dequeueReusable") }) else { return [] }
    let requests = app.reuseIdentifiers.requests.filter {
      $0.raises && !$0.event.isUnsure && $0.event.location.file == tree.path
    }
    guard !requests.isEmpty else { return [] }
    let byPlace = Dictionary(requests.map { ($0.event.location, $0) }, uniquingKeysWith: { first, _ in first })
    return tree.neverRun { condition -> (always: Bool, reason: String)? in
      let binding = tree.nodes[Int(condition)]
      guard binding.kind == .optionalBinding, case let cast = tree.nodes[Int(binding.b)], cast.kind == .optionalCast,
        case let index = tree.unwrapped(cast.a), tree.nodes[Int(index)].kind == .call,
        let request = byPlace[tree.location(of: index)] ?? byPlace[tree.location(of: tree.nodes[Int(index)].a)],
        let name = tree.nameOfType(cast.b), isCertain(request, name)
      else { return nil }
      return (true, "Each cell '\(request.identifier)' is of \(name)")
    }
  }

  /// Whether all cells that a request can get are of a class.
  private func isCertain(_ request: ReuseIdentifiers.Request, _ name: String) -> Bool {
    let identifiers = app.reuseIdentifiers
    let lineage = request.scope.owner.map { code.lineage(of: $0).classes.map(\.id) } ?? []
    guard !identifiers.provided.contains(request.identifier), identifiers.openClasses.isDisjoint(with: lineage),
      !identifiers.hasOpenHelper, !identifiers.isOpenInObjectiveC, !app.lacksDocuments
    else { return false }
    let cells = app.model.documents.flatMap { document in
      document.allObjects.filter { $0.reuseIdentifier == request.identifier }.map {
        WiredObject(object: $0, document: document)
      }
    }
    // A screen that has such cells is asked for none of others.
    let own = cells.filter { cell in
      guard let owner = request.scope.owner, let screen = app.screen(at: cell.object.location) else { return false }
      return app.screens?.appClass(of: screen).map { code.areRelated($0, owner) } == true
    }
    let asked = own.isEmpty ? cells : own
    return !asked.isEmpty && asked.allSatisfy { isKind($0, of: name) }
  }

  private func isKind(_ cell: WiredObject, of name: String) -> Bool {
    switch cell.lookUp(in: code) {
    case .app(let type): code.isKind(type, of: name) == true
    case nil:
      FrameworkAncestry.isKind(FrameworkClass.name(of: cell.object, on: cell.document.platform), of: name) == true
    default: false
    }
  }
}
