/// One Swift file as a small located tree, ready to be run: nothing of its statements is dropped.
///
/// Expressions, statements, patterns and written types are ``TreeNode``s in one flat array; functions, types and
/// properties are values beside it that name nodes by index. Operators are folded, locals are resolved to slots, and
/// `#if` is settled as for an app that is built for iOS in the Debug configuration.
package struct CodeTree: Sendable, Hashable {
  /// The file's path.
  package var path: String = ""
  /// The modules that it imports, in order.
  package var imports: [String] = []
  /// All nodes; a node's children come before it.
  package var nodes: [TreeNode] = []
  /// Where each node stands: the offset, in bytes of UTF-8, of the token that says most (of a call or a member the name,
  /// of a binary operator the operator, else the first).
  package var offsets: [UInt32] = []
  /// The lists that nodes name: at an index the length, then the elements.
  package var lists: [Int32] = []
  /// The texts, each once.
  package var texts: [String] = []
  /// The integer literals, as bits of 64; those that need more are `unread`.
  package var integers: [UInt64] = []
  /// The floating-point literals.
  package var decimals: [Double] = []
  /// The lists of generic arguments that members name.
  package var genericArguments: [Int32] = []
  /// All functions, closures, accessors and initial values.
  package var functions: [TreeFunction] = []
  /// All types and extensions; nested ones name the one around them.
  package var types: [TreeType] = []
  /// All properties and global variables, and local ones with accessors.
  package var properties: [TreeProperty] = []
  /// The type aliases outside of types.
  package var typeAliases: [TreeTypeAlias] = []
  /// The functions outside of types: indices into ``functions``.
  package var globalFunctions: [Int32] = []
  /// The variables outside of types: indices into ``properties``.
  package var globals: [Int32] = []
  /// The operators that are declared here, with their places (`prefix`, `infix`, `postfix`).
  package var operators: [TreeOperatorDeclaration] = []
  /// The statements outside of functions, as a function's body; -1 where there are none: the file is a library then,
  /// whose globals are initialised when they are first used.
  package var script: Int32 = -1
  /// Where each line starts, in bytes.
  package var lineStarts: [UInt32] = []
  /// What of each line before an offset counts as a column is a character: the bytes of UTF-8 that continue one, sorted.
  package var continuationBytes: [UInt32] = []

  package init(path: String = "") { self.path = path }

  /// The elements of a list; none for -1.
  package func list(_ index: Int32) -> ArraySlice<Int32> {
    guard index >= 0 else { return [] }
    let start = Int(index) + 1
    return lists[start..<start + Int(lists[Int(index)])]
  }

  /// The place of a node.
  package func location(of node: Int32) -> SourceLocation {
    node >= 0 && Int(node) < offsets.count
      ? location(at: offsets[Int(node)]) : SourceLocation(file: path, line: 1, column: 1)
  }

  /// The place of an offset in bytes.
  package func location(at offset: UInt32) -> SourceLocation {
    let line = Self.count(in: lineStarts, upTo: offset)
    let start = line > 0 ? lineStarts[line - 1] : 0
    let continuing = Self.count(in: continuationBytes, upTo: offset) - Self.count(in: continuationBytes, upTo: start)
    return SourceLocation(file: path, line: max(line, 1), column: Int(offset - start) - continuing + 1)
  }

  /// How many of sorted numbers are not above a limit.
  private static func count(in numbers: [UInt32], upTo limit: UInt32) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
