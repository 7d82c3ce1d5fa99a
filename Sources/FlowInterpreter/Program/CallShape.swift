import FlowModel

/// What a call needs of a function, in memory that is read without counting references: the program holds its functions,
/// trees and types as long as anything runs.
struct CallShape {
  /// A parameter that is given one argument as it is.
  struct Parameter {
    var slot: Int32
    /// Whether a closure inside captures it.
    var isBoxed: Bool
    /// Whether a type is written.
    var isTyped: Bool
    /// The written type, where it hangs on nothing else.
    var type: Unmanaged<RuntimeType>?
  }

  let code: Unmanaged<Code>
  let tree: Unmanaged<LoadedTree>
  let nodes: UnsafeMutablePointer<TreeNode>
  let lists: UnsafeMutablePointer<Int32>
  let integers: UnsafeMutablePointer<UInt64>
  let caches: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  let slots: Int
  let body: Int32
  /// The one expression that is the body's result; -1 where the body is more.
  let expression: Int32
  let kind: TreeFunction.Kind
  let isBlock: Bool
  let hasSelf: Bool
  let isSelfBoxed: Bool
  /// The parameters, once a call gave each an argument as it is.
  private(set) var parameters: UnsafeMutablePointer<Parameter>?
  let count: Int
  /// The type of the result, once it is known, where it hangs on no generic parameter.
  var result: Unmanaged<RuntimeType>?
  var isResultKnown = false
  /// Whether the place that calls says what type the result is.
  let isResultAsked: Bool
  /// Whether a result builder may make the body's value; nil before that was asked.
  var mayBeBuilt: Bool?

  init(_ code: Code) {
    let tree = code.tree
    let function = code.function
    self.code = Unmanaged.passUnretained(code)
    self.tree = Unmanaged.passUnretained(tree)
    nodes = tree.nodes
    lists = tree.lists
    integers = tree.integers
    caches = tree.caches
    slots = code.slots
    body = function.body
    kind = function.kind
    isBlock = body >= 0 && nodes[Int(body)].kind == .block
    let statements = isBlock ? nodes[Int(body)].a : -1
    let isExpression =
      isBlock && kind != .initializer && function.flags.contains(.isSingleExpression) && lists[Int(statements)] == 1
    expression = isExpression ? lists[Int(statements) + 1] : -1
    hasSelf = code.hasSelf
    isSelfBoxed = function.flags.contains(.isSelfBoxed)
    count = function.parameters.count
    switch kind {
    case .function, .setter, .willSet, .didSet, .deinitializer, .initializer, .script: isResultAsked = false
    default: isResultAsked = function.result < 0
    }
  }

  /// Takes the types of the parameters, where they hang on nothing else.
  mutating func setParameters(_ types: [RuntimeType?], of function: TreeFunction) -> UnsafeMutablePointer<Parameter> {
    let made = UnsafeMutablePointer<Parameter>.allocate(capacity: max(count, 1))
    for (index, parameter) in function.parameters.enumerated() {
      (made + index).initialize(
        to: Parameter(
          slot: parameter.slot, isBoxed: parameter.isBoxed, isTyped: parameter.type >= 0,
          type: types[index].map(Unmanaged.passUnretained)))
    }
    parameters = made
    return made
  }
}
