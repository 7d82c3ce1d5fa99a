import FlowModel
import SwiftIfConfig
import SwiftSyntax

/// Lowers one file: the walk over its syntax, and the tree that it fills.
///
/// The extensions have a concern each: names, literals, expressions, calls, operators, closures, patterns, statements,
/// functions, types.
final class TreeReader {
  /// More levels of expressions, statements and types inside one another are `unread`, so that no file exhausts the
  /// stack. The parser stops at 256, but chains of calls are longer.
  static let depthLimit = 300

  private(set) var tree: CodeTree
  let source: SourceText
  let platform: BuildPlatform
  let operators: OperatorPrecedences
  /// The function that is read; nil between functions.
  var scope: FunctionScope?
  /// The type around: an index into the tree's types, or -1.
  var owner: Int32 = -1
  /// How deep the walk is.
  var depth = 0
  /// Whether the chain that is read has a `?`.
  var chainAsks = false
  /// What a chain in `#if` goes on from.
  var chainBase: Int32?
  /// The slots of names that the patterns of one `case` share.
  var sharedSlots: [Int32: Int32]?
  /// The loops around, with the label of what `continue` leaves in a loop of C's, whose step follows.
  var loops: [(label: UInt16, step: UInt16?)] = []
  /// How many bytes the parser went through for the heads of loops of C's.
  var partsRead = 0
  /// How many hidden properties there are.
  var tupleCount = 0
  /// Whether what is read is the initial value of a property of an object that is not made yet.
  var hasNoSelf = false

  /// The types inside the functions around, block by block: their names as they are written and as the tree has them.
  private var localTypes: [[String: Int32]] = []
  private var localTypeCount = 0
  private var texts: [String: Int32] = [:]

  init(_ source: SourceText, platform: BuildPlatform, operators: OperatorPrecedences) {
    tree = CodeTree(path: source.path)
    self.source = source
    self.platform = platform
    self.operators = operators
    tree.lineStarts = source.lineStarts.map { UInt32(truncatingIfNeeded: $0) }
    for (index, byte) in source.bytes.enumerated() where byte & 0xC0 == 0x80 {
      tree.continuationBytes.append(UInt32(truncatingIfNeeded: index))
    }
  }

  // MARK: Filling the tree

  /// Adds a node at an offset.
  func add(_ node: TreeNode, at offset: UInt32) -> Int32 {
    tree.nodes.append(node)
    tree.offsets.append(offset)
    return Int32(tree.nodes.count - 1)
  }

  /// Adds a node at the first token of a piece of syntax.
  func add(_ node: TreeNode, at syntax: some SyntaxProtocol) -> Int32 { add(node, at: offset(of: syntax)) }

  /// The offset of the first token of a piece of syntax.
  func offset(of syntax: some SyntaxProtocol) -> UInt32 {
    UInt32(truncatingIfNeeded: syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Adds a list.
  func list(_ elements: [Int32]) -> Int32 {
    let index = Int32(tree.lists.count)
    tree.lists.append(Int32(elements.count))
    tree.lists += elements
    return index
  }

  /// The index of a text.
  func text(_ text: String) -> Int32 {
    // Texts that are equal for Swift may still differ in how their accents are written, and so in their lengths.
    if let known = texts[text], tree.texts[Int(known)].utf8.elementsEqual(text.utf8) { return known }
    let index = Int32(tree.texts.count)
    tree.texts.append(text)
    texts[text] = index
    return index
  }

  /// The index of a name, without backticks.
  func name(_ token: TokenSyntax) -> Int32 { text(source.name(token)) }

  /// The index of a type's name: a type inside a function has one of its own.
  func typeName(_ token: TokenSyntax) -> Int32 {
    let written = source.name(token)
    return localTypes.last { $0[written] != nil }?[written] ?? text(written)
  }

  /// Does something where types of a block are visible.
  func withLocalTypes<Result>(_ names: [String], _ body: () -> Result) -> Result {
    guard !names.isEmpty else { return body() }
    var own: [String: Int32] = [:]
    for name in names {
      localTypeCount += 1
      own[name] = text("\(name)#\(localTypeCount)")
    }
    localTypes.append(own)
    defer { localTypes.removeLast() }
    return body()
  }

  /// The text of a label; -1 for none and for `_`.
  func label(_ token: TokenSyntax?) -> Int32 {
    guard let token, token.tokenKind != .wildcard else { return -1 }
    return name(token)
  }

  /// A text's index plus 1, for the 16 bits of a label; nil when there are too many texts.
  func labelIndex(_ token: TokenSyntax?) -> UInt16? {
    guard let token else { return 0 }
    return UInt16(exactly: name(token) + 1)
  }

  func addInteger(_ bits: UInt64) -> Int32 {
    tree.integers.append(bits)
    return Int32(tree.integers.count - 1)
  }

  func addDecimal(_ value: Double) -> Int32 {
    tree.decimals.append(value)
    return Int32(tree.decimals.count - 1)
  }

  /// The number of a list of generic arguments plus 1; nil when there are too many.
  func addGenericArguments(_ list: Int32) -> UInt16? {
    tree.genericArguments.append(list)
    return UInt16(exactly: tree.genericArguments.count)
  }

  /// Something that is not read, with the expressions inside.
  func unread(_ what: String, _ inside: [Int32] = [], at syntax: some SyntaxProtocol) -> Int32 {
    add(TreeNode(.unread, a: text(what), b: list(inside)), at: syntax)
  }

  /// An expression that goes deeper than it is read. Code that comes to it stops there: which of what is inside runs, and
  /// how often, is not known.
  ///
  /// - Parameter what: of what there is too much.
  func tooDeep(_ what: String = "levels inside one another", _ inside: [Int32] = [], at syntax: some SyntaxProtocol)
    -> Int32
  {
    add(
      TreeNode(.unread, flag: 1, a: text("more than \(Self.depthLimit) \(what)"), b: list(inside)), at: syntax)
  }

  /// Changes nodes that are there already.
  func change(_ node: Int32, _ body: (inout TreeNode) -> Void) { body(&tree.nodes[Int(node)]) }

  /// A place for a function that is filled later.
  func newFunction() -> Int32 {
    tree.functions.append(TreeFunction(kind: .closure, name: ""))
    return Int32(tree.functions.count - 1)
  }

  func setFunction(_ index: Int32, to function: TreeFunction) { tree.functions[Int(index)] = function }

  /// A place for a type that is filled later.
  func newType(_ type: TreeType) -> Int32 {
    tree.types.append(type)
    return Int32(tree.types.count - 1)
  }

  func changeType(_ index: Int32, _ body: (inout TreeType) -> Void) { body(&tree.types[Int(index)]) }

  func addProperty(_ property: TreeProperty) -> Int32 {
    tree.properties.append(property)
    return Int32(tree.properties.count - 1)
  }

  /// Changes what belongs to the file as a whole.
  func changeFile(_ body: (inout CodeTree) -> Void) { body(&tree) }

  /// Goes one level deeper; nil when that is too deep.
  func deeper<Result>(_ body: () -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// The clause of an `#if` that is built.
  func active(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    node.activeClause(in: platform).clause?.elements
  }
}
