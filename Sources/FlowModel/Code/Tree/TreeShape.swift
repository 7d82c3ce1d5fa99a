/// What the numbers of a node mean, by its kind: what ``TreeNode/Kind`` says, in a form that a reader can check.
enum TreeShape {
  /// What one number of a node is.
  enum Part {
    /// Whatever; slots and counts.
    case number
    /// A node; -1 for none where it is optional.
    case node, optionalNode
    case text, optionalText
    case integer, decimal, function, type, property
    /// Lists: of nodes, some of which may be missing, of texts, of numbers; of labels and nodes in turn.
    case nodes, optionalNodes, texts, numbers, labelled
    /// The components of a key path.
    case components
    /// `-1`, or a list as named.
    case optionalTypes, optionalLabels, optionalNumbers, optionalLabelled
  }

  typealias Parts = (a: Part, b: Part, c: Part)

  /// The meaning of the numbers of a kind.
  static func parts(of kind: TreeNode.Kind) -> Parts {
    switch kind {
    case .integer: (.integer, .number, .number)
    case .decimal: (.decimal, .number, .number)
    case .boolean, .nothing, .local, .boxed, .captured, .superReference, .discard, .break, .continue, .fallthrough,
      .bindingPattern, .wildcardPattern:
      (.number, .number, .number)
    case .text, .regularExpression, .unreadStatement, .unreadType: (.text, .number, .number)
    case .interpolation, .array, .dictionary, .localFunctions, .compositionType: (.nodes, .number, .number)
    case .interpolated, .tuple, .tuplePattern, .tupleType: (.labelled, .number, .number)
    case .name: (.text, .optionalTypes, .optionalLabels)
    case .member: (.node, .text, .optionalLabels)
    case .implicitMember: (.number, .text, .optionalLabels)
    case .tupleElement, .metatype, .typeExpression, .optionalChain, .question, .forced, .try, .await, .inout,
      .ifExpression,
      .switchExpression, .throw, .defer, .optionalPattern, .isPattern, .expressionPattern, .optionalType, .arrayType,
      .metatypeType, .existentialType, .inoutType, .variadicType:
      (.node, .number, .number)
    case .call, .subscripted: (.node, .labelled, .number)
    case .binary, .compoundAssignment: (.node, .node, .text)
    case .prefix, .postfix: (.node, .number, .text)
    case .assignment, .and, .or, .coalesce, .isType, .upcast, .optionalCast, .forcedCast, .patternCondition, .asPattern,
      .dictionaryType, .repeat:
      (.node, .node, .number)
    case .ternary: (.node, .node, .node)
    case .closure: (.function, .number, .number)
    case .keyPath: (.optionalNode, .components, .number)
    case .selector: (.node, .text, .number)
    case .availability: (.texts, .number, .number)
    case .sourceMarker: (.text, .optionalText, .number)
    case .unread: (.text, .nodes, .number)
    case .block: (.nodes, .optionalNumbers, .number)
    case .binding: (.node, .optionalNode, .optionalNode)
    case .localProperty: (.number, .property, .number)
    case .globalBinding: (.property, .number, .number)
    case .localFunction: (.number, .function, .number)
    case .localType: (.type, .number, .number)
    case .if: (.nodes, .node, .optionalNode)
    case .guard, .while: (.nodes, .node, .number)
    case .for: (.optionalNodes, .number, .number)
    case .switch: (.node, .nodes, .number)
    case .switchCase, .catch: (.optionalNodes, .node, .number)
    case .return: (.optionalNode, .number, .number)
    case .do: (.node, .nodes, .optionalNode)
    case .optionalBinding: (.node, .node, .optionalNode)
    case .casePattern: (.optionalNode, .text, .optionalLabelled)
    case .namedType: (.text, .optionalTypes, .number)
    case .memberType: (.node, .text, .optionalTypes)
    case .functionType: (.nodes, .node, .number)
    }
  }
}
