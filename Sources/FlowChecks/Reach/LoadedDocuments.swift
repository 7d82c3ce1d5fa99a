import FlowInterfaceBuilder
import FlowModel

/// The documents that the app may come to load: what is wrong in the others stops nobody.
struct LoadedDocuments: Sendable {
  private let app: CheckedApp
  private let classes: MentionedClasses
  /// What documents, property lists and the texts of Objective-C name.
  private let named: Set<String>
  /// Whether code loads a nib by a name that it makes, as of a class.
  private let loadsByClass: Bool

  init(_ app: CheckedApp, _ classes: MentionedClasses) {
    self.app = app
    self.classes = classes
    let model = app.model
    let source = app.written.source
    var called = CalledFunctions(app, classes)
    loadsByClass =
      classes.code.facts.objectiveCMentions.contains("loadNibNamed")
      || source.trees(source.mentioning(["UINib", "loadNibNamed"])).contains { tree in
        tree.nibsByMadeName.contains { called.mayRun($0, in: tree) }
      }
    let references = model.documents.flatMap { $0.root.descendants.compactMap { $0["storyboardName"] } }
    let starts = model.storyboards.filter { storyboard in model.infoPlists.contains { $0.startsWith(storyboard.name) } }
    // Without a property list, the app starts as it would without being told.
    let untold = Set(app.untoldStarts.map(\.storyboard))
    named = Self.always.union(references).union(starts.map(\.name)).union(classes.code.facts.objectiveCTexts)
      .union(model.storyboards.filter { untold.contains($0.qualifiedName) }.map(\.name))
  }

  /// What Xcode's templates name in property lists.
  private static let always: Set<String> = ["Main", "MainInterface", "LaunchScreen", "Interface"]

  /// Whether a protocol's name says that it loads nibs: `NibLoadable`, `Reusable`.
  private static func loads(_ name: String) -> Bool { name.contains("Nib") || name.contains("Reus") }

  /// Whether a class, where something makes it, may have its document loaded: a controller's is looked for by its name, a
  /// view's by code that writes the name, or makes it of the class.
  private func mayLoadItself(_ owner: String, _ name: String, _ modules: Set<String>) -> Bool {
    let type = classes.code.type(owner)
    if let type {
      guard classes.code.isKind(type, of: "UIView") == true, !type.inherited.contains(where: Self.loads) else {
        return true
      }
    } else {
      guard case .framework(let root) = classes.code.objectiveCLineage(of: owner).root,
        FrameworkAncestry.isKind(root, of: "UIView") == true
      else { return true }
    }
    if loadsByClass { return true }
    return classes.trees(naming: name, of: modules).contains { tree in
      let numbers = tree.numbers(of: name)
      return tree.nodes.contains { $0.kind == .text && numbers.contains($0.a) }
    }
  }

  /// Whether something names a document: code, a property list, another document, or a class of its name that something
  /// names in turn.
  func isNamed(_ document: InterfaceDocument) -> Bool {
    let name = ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    if named.contains(name) || classes.code.hasGeneratedConstant(of: name, app.written.source) { return true }
    // - UIKit: `ItemViewController` looks for `ItemView` and `ItemViewController`.
    let owners = [name, name + "Controller"].filter(classes.has)
    let modules = classes.code.modules(ofDocument: document.file)
    if owners.contains(where: { mayLoadItself($0, name, modules) && classes.areMentioned($0, besides: document) }) {
      return true
    }
    // The name of a class stands where that is declared.
    return owners.first != name
      && classes.trees(naming: name, of: modules).contains { !$0.numbers(of: name).isEmpty }
  }
}

extension CodeTree {
  /// Where a nib is asked for other than by a text: `UINib(nibName: String(describing: self), bundle: nil)`.
  fileprivate var nibsByMadeName: [Int32] {
    nodes.indices.map(Int32.init).filter { index in
      let node = nodes[Int(index)]
      guard node.kind == .call else { return false }
      let called = nodes[Int(node.a)]
      switch called.kind {
      case .name: guard texts[Int(called.a)] == "UINib" else { return false }
      case .member: guard ["loadNibNamed", "init"].contains(texts[Int(called.b)]) else { return false }
      default: return false
      }
      let arguments = Array(list(node.b))
      guard arguments.count > 1 else { return false }
      let label = arguments[0] < 0 ? nil : texts[Int(arguments[0])]
      return (label == nil || label == "nibName") && nodes[Int(arguments[1])].kind != .text
    }
  }
}
