import FlowInterfaceBuilder
import FlowModel

/// Which documents anything names, whether it runs or not: code, a property list, another document, or a class of the
/// document's name that something uses in turn.
struct WrittenDocuments {
  private let app: CheckedApp
  private let code: AppCode

  init(_ app: CheckedApp, _ code: AppCode) {
    self.app = app
    self.code = code
  }

  func names(_ document: InterfaceDocument) -> Bool {
    let name = ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    if app.model.infoPlists.contains(where: { $0.startsWith(name) }) || code.facts.objectiveCTexts.contains(name)
      || app.untoldStarts.contains(where: { $0.location.file == document.file })
      || app.model.documents.contains(where: { $0.root.descendants.contains { $0["storyboardName"] == name } })
      || code.hasGeneratedConstant(of: name, app.written.source)
    {
      return true
    }
    let source = app.written.source
    let modules = code.modules(ofDocument: document.file)
    // A view is made without its document, unless that is named.
    let isView = code.classes(named: name).contains { code.isKind($0, of: "UIView") == true }
    return source.trees(source.mentioning([name])).contains { tree in
      let numbers = tree.numbers(of: name)
      guard !numbers.isEmpty, code.mayUse(modules, from: code.modules(of: tree.path)) else { return false }
      let extended = Set(tree.types.map(\.extended))
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        guard numbers.contains(node.a), !extended.contains(Int32(index)) else { return false }
        return node.kind == .text || !isView && [.name, .namedType].contains(node.kind)
      }
    }
  }
}
