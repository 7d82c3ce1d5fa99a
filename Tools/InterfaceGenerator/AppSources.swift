import SwiftParser
import SwiftSyntax

/// What an app's files declare together: a class's table has the members of its extensions too.
struct AppSources {
  /// What is said of a place.
  struct Fault: CustomStringConvertible {
    let path: String
    let line: Int
    let message: String
    let isError: Bool

    var description: String { "\(path):\(line): \(isError ? "error" : "warning"): \(message)" }
  }

  /// A class of the app's.
  struct Class {
    let file: Int
    let superclass: String?
    let access: String
    var members: [BoundMember] = []
  }

  private(set) var files: [SourceText] = []
  private(set) var classes: [String: Class] = [:]
  private(set) var faults: [Fault] = []
  /// The selectors of functions, by their names without labels.
  private(set) var selectors: [String: Set<String>] = [:]
  /// The members that extensions override, as they are moved into their classes.
  private(set) var moved: [String: [SourceText.Moved]] = [:]

  init(_ texts: [(path: String, text: String)]) {
    files = texts.map { SourceText(path: $0.path, text: $0.text) }
    let found = files.enumerated().map { number, file in
      let finder = DeclarationFinder(file, number)
      finder.walk(file.tree)
      return finder
    }
    for finder in found { classes.merge(finder.classes) { first, _ in first } }
    for finder in found {
      selectors.merge(finder.selectors) { $0.union($1) }
      for (name, member) in finder.members {
        guard let owner = classes[name] else { continue }
        if member.isPrivate, owner.file != finder.number {
          faults.append(
            Fault(
              path: finder.file.path, line: 1,
              message: "\(member.base) of \(name) is private to this file: its class's table cannot name it",
              isError: false))
        } else {
          classes[name]?.members.append(member)
        }
      }
      for (name, override) in finder.overrides {
        if classes[name]?.file == finder.number {
          moved[name, default: []].append(override)
        } else {
          faults.append(
            Fault(
              path: finder.file.path, line: override.line,
              message: "an extension overrides a member of \(name), which is declared elsewhere: move it there",
              isError: true))
        }
      }
    }
  }

  /// Whether one of a class's superclasses has a table.
  func hasBoundAncestor(_ name: String) -> Bool {
    var seen: Set = [name]
    var current = classes[name]?.superclass
    while let parent = current, let known = classes[parent], seen.insert(parent).inserted {
      if !known.members.isEmpty { return true }
      current = known.superclass
    }
    return false
  }

  /// The table of a class, as a member of it; nil where it has nothing to bind.
  func table(of name: String) -> String? {
    guard let owner = classes[name], !owner.members.isEmpty else { return nil }
    let isOverride = hasBoundAncestor(name)
    var statements = owner.members.map(\.statement)
    if owner.superclass == "NSObject" { statements.append("bind.instance { \(name)() }") }
    return "@MainActor \(owner.access)\(isOverride ? "override " : "")class var interfaceBindings: InterfaceBindings "
      + "{ InterfaceBindings(for: \(name).self) { bind in \(statements.joined(separator: "; ")) } } "
  }
}

/// Finds classes, what binds them, and what extensions override.
private final class DeclarationFinder: SyntaxVisitor {
  let file: SourceText
  let number: Int
  private(set) var classes: [String: AppSources.Class] = [:]
  private(set) var members: [(String, BoundMember)] = []
  private(set) var overrides: [(String, SourceText.Moved)] = []
  private(set) var selectors: [String: Set<String>] = [:]
  private var types: [(name: String, isExtension: Bool)] = []

  init(_ file: SourceText, _ number: Int) {
    (self.file, self.number) = (file, number)
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { types.map(\.name).joined(separator: ".") }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.name.text, false))
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    classes[owner] = AppSources.Class(file: number, superclass: parent, access: access)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.extendedType.trimmedDescription, true))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append((name.text, false))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let member = BoundMember(node) { members.append((owner, member)) }
    noteOverride(node, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let member = BoundMember(node) { members.append((owner, member)) }
    if !node.attributes.names.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"]) {
      selectors[node.name.text, default: []].insert(ObjectiveCName.selector(node))
    }
    noteOverride(node, node.modifiers)
    return .skipChildren
  }

  private func noteOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard types.last?.isExtension == true, modifiers.contains(where: { $0.name.text == "override" }) else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    overrides.append(
      (
        owner,
        SourceText.Moved(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, line: file.line(at: start))
      ))
  }
}
