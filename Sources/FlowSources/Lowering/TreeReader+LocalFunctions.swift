import SwiftSyntax

/// Functions inside a function that are called above their declarations.
extension TreeReader {
  /// The statements of a block, each function before the first statement that names it, or names a function that does.
  ///
  /// - Swift: functions of a block are visible in all of it; they may be called where what they capture is declared, so
  ///   that a name above that is another one's, such as a closure's parameter.
  func functionsFirst(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    let names = items.map { item -> String? in
      guard case .decl(let declaration) = item.item else { return nil }
      return declaration.as(FunctionDeclSyntax.self).map { source.name($0.name) }
    }
    guard names.dropFirst().contains(where: { $0 != nil }) else { return items }
    let mentions = items.map { item in
      let reader = MentionReader(of: Set(names.compactMap(\.self)))
      reader.walk(item)
      return reader.found
    }
    let captured = zip(names, items).map { name, item -> Set<String> in
      name == nil ? [] : Set(item.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
    }
    let bound = items.map { item in
      let reader = BoundNameReader(viewMode: .sourceAccurate)
      reader.walk(item)
      return reader.found
    }
    var isPlaced = Array(repeating: false, count: items.count)
    var isSettled = isPlaced
    var ordered: [CodeBlockItemSyntax] = []
    func place(_ index: Int) {
      guard !isPlaced[index] else { return }
      isPlaced[index] = true
      // A function that is merely declared is called further down.
      if names[index] == nil { for name in mentions[index] { placeFunctions(name) } }
      ordered.append(items[index])
      isSettled[index] = true
    }
    func placeFunctions(_ name: String) {
      for index in items.indices where names[index] == name && !isPlaced[index] {
        let waits = items.indices.prefix(index).contains { other in
          names[other] == nil && !isSettled[other] && !bound[other].isDisjoint(with: captured[index])
        }
        if waits { continue }
        isPlaced[index] = true
        for other in mentions[index] { placeFunctions(other) }
        ordered.append(items[index])
      }
    }
    for index in items.indices { place(index) }
    return ordered
  }
}

/// Finds which of some names a statement refers to, but for those of members.
private final class MentionReader: SyntaxVisitor {
  private let names: Set<String>
  /// Those that it names, in the order in which it does.
  private(set) var found: [String] = []

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.text), !found.contains(node.baseName.text) {
      found.append(node.baseName.text)
    }
    return .visitChildren
  }
}

/// Finds the names of variables that a statement declares for those below it.
private final class BoundNameReader: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
