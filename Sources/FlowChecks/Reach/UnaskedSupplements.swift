import FlowInterfaceBuilder
import FlowModel

/// What is done for headers and footers of collections, where no layout has any.
struct UnaskedSupplements {
  let app: CheckedApp
  let code: AppCode

  /// What gives a layout one kind of them: words of code, and what documents call its size.
  private struct Kind {
    let name: String
    let constants: Set<String>
    let size: String
    let words: Set<String>
  }

  /// - UIKit: `UICollectionViewFlowLayout` has no headers and footers where their reference size is zero, as it is unless
  ///   it is set.
  private static let kinds = [
    Kind(
      name: "header", constants: ["elementKindSectionHeader", "UICollectionElementKindSectionHeader"],
      size: "headerReferenceSize", words: ["headerReferenceSize", "referenceSizeForHeaderInSection"]),
    Kind(
      name: "footer", constants: ["elementKindSectionFooter", "UICollectionElementKindSectionFooter"],
      size: "footerReferenceSize", words: ["footerReferenceSize", "referenceSizeForFooterInSection"]),
  ]

  /// The layouts that have what they like.
  private static let others = [
    "UICollectionViewCompositionalLayout", "UICollectionViewLayout", "NSCollectionLayoutBoundarySupplementaryItem",
  ]

  /// `header` or `footer`, where a place is in the branch for that kind and no layout of the app may have one.
  func kind(at place: SourceLocation) -> String? {
    for tree in app.written.source.trees([place.file]) {
      guard let index = tree.function(at: place), case let function = tree.functions[Int(index)],
        function.name == "collectionView", function.parameters.count > 1,
        function.parameters[1].label == "viewForSupplementaryElementOfKind"
      else { continue }
      let kind = Self.kinds.first { kind in
        tree.blocks(for: kind.constants, of: function.parameters[1].slot).contains { block in
          tree.all(inside: block).contains { tree.location(of: $0) == place }
        }
      }
      guard let kind, !mayBeAsked(kind) else { continue }
      return kind.name
    }
    return nil
  }

  private func mayBeAsked(_ kind: Kind) -> Bool {
    let words = kind.words.union(Self.others)
    if !words.isDisjoint(with: code.facts.objectiveCMentions) { return true }
    let source = app.written.source
    if source.trees(source.mentioning(words)).contains(where: { tree in tree.names(words) }) { return true }
    return app.model.documents.contains { document in
      document.root.descendants.contains { element in
        if element.name == "collectionViewLayout" { return true }
        return element.has("key", equalTo: kind.size)
          && ["width", "height"].contains { element[$0].flatMap(Double.init) != 0 }
      }
    }
  }
}

extension CodeTree {
  /// Whether it writes one of some words: as a name, a member or the label of a parameter. The type of a parameter
  /// makes nothing: `collectionView(_:layout:sizeForItemAt:)` has a layout of any kind.
  fileprivate func names(_ words: Set<String>) -> Bool {
    let parameters = functions.flatMap(\.parameters)
    let types = Set(parameters.map(\.type))
    return parameters.contains { $0.label.map(words.contains) == true }
      || nodes.indices.contains { index in
        let node = nodes[index]
        guard !types.contains(Int32(index)) else { return false }
        switch node.kind {
        case .name, .namedType: return words.contains(texts[Int(node.a)])
        case .member, .implicitMember: return words.contains(texts[Int(node.b)])
        default: return false
        }
      }
  }

  /// The blocks that run where a parameter is one of some constants: of `if kind == …` and `case …:`.
  fileprivate func blocks(for constants: Set<String>, of slot: Int32) -> [Int32] {
    nodes.flatMap { node -> [Int32] in
      switch node.kind {
      case .if:
        let conditions = Array(list(node.a))
        guard conditions.count == 1, case let condition = nodes[Int(conditions[0])], condition.kind == .binary,
          ["=="].contains(texts[Int(condition.c)]),
          isParameter(condition.a, slot) && isConstant(condition.b, constants)
            || isParameter(condition.b, slot) && isConstant(condition.a, constants)
        else { return [] }
        return [node.b]
      case .switch:
        guard isParameter(node.a, slot) else { return [] }
        return list(node.b).map { nodes[Int($0)] }.filter { one in
          let patterns = Array(list(one.a))
          guard patterns.count == 2, case let pattern = nodes[Int(patterns[0])] else { return false }
          return switch pattern.kind {
          case .casePattern: constants.contains(texts[Int(pattern.b)])
          case .expressionPattern: isConstant(pattern.a, constants)
          default: false
          }
        }.map(\.b)
      default: return []
      }
    }
  }

  private func isParameter(_ node: Int32, _ slot: Int32) -> Bool {
    [.local, .boxed].contains(nodes[Int(node)].kind) && nodes[Int(node)].a == slot
  }

  private func isConstant(_ node: Int32, _ constants: Set<String>) -> Bool {
    let one = nodes[Int(node)]
    switch one.kind {
    case .name: return constants.contains(texts[Int(one.a)])
    case .member, .implicitMember: return constants.contains(texts[Int(one.b)])
    default: return false
    }
  }
}
