/// One node of a ``CodeTree``: an expression, a statement, a pattern or a written type.
///
/// Sixteen bytes; what `a`, `b` and `c` are depends on the kind, and is written at each ``TreeNode/Kind``. A node is
/// named by its index in ``CodeTree/nodes``; -1 stands for none. "list x" is a list in ``CodeTree/lists``: at index x
/// its length, then its elements. "text x" is an index into ``CodeTree/texts``.
package struct TreeNode: Sendable, Hashable, BitwiseCopyable {
  /// What the node is.
  package var kind: Kind
  /// More of the kind; see there.
  package var flag: UInt8
  /// More of the kind; see there.
  package var extra: UInt16
  package var a: Int32
  package var b: Int32
  package var c: Int32

  package init(_ kind: Kind, flag: UInt8 = 0, extra: UInt16 = 0, a: Int32 = -1, b: Int32 = -1, c: Int32 = -1) {
    self.kind = kind
    self.flag = flag
    self.extra = extra
    self.a = a
    self.b = b
    self.c = c
  }

  /// The kinds of nodes.
  package enum Kind: UInt8, Sendable, Hashable, BitwiseCopyable {
    // MARK: Literals

    /// `12`; a: index into ``CodeTree/integers``.
    case integer
    /// `1.5`; a: index into ``CodeTree/decimals``.
    case decimal
    /// `true`, `false`; flag: 1 or 0.
    case boolean
    /// A string without interpolation; a: text.
    case text
    /// `"… \(x) …"`; a: list of segments: `text` nodes and `interpolated` nodes.
    case interpolation
    /// `\(x)` in a string; a: list of arguments, as of a call.
    case interpolated
    /// `/[a-z]+/`; a: text: the pattern.
    case regularExpression
    /// `nil`.
    case nothing
    /// `[x, y]`; a: list of expressions.
    case array
    /// `[k: v]`; a: list of keys and values in turn.
    case dictionary
    /// `(x, label: y)`; a: list of labels (texts, -1 for none) and expressions in turn. `()` has none. A single
    /// expression in parentheses is lowered as the expression itself.
    case tuple

    // MARK: Names

    /// A local of the function itself; a: slot.
    case local
    /// A local of the function itself that a closure captures: its slot holds a box; a: slot.
    case boxed
    /// A local of a function around this one; a: index into ``TreeFunction/captures``.
    case captured
    /// Any other name: a member of the types around, a global, a type, a function; a: text; b: list of written types
    /// (generic arguments) or -1; c: list of argument labels (texts, -1 for `_`) of a compound name `f(_:to:)`, or -1.
    /// flag and extra say where the `self` lies whose member it may be: flag 0 nowhere, 1 in the slot `extra`, 2 in the
    /// boxed slot `extra`, 3 in the capture `extra`.
    case name
    /// Several functions of one name inside a function; a: list of nodes that name their values.
    case localFunctions
    /// `super`; flag and extra say where `self` lies, as in `name`.
    case superReference
    /// `x.name`; a: the base; b: text; c: list of argument labels of a compound name, or -1; extra: the number of the
    /// list of generic arguments in ``CodeTree/genericArguments`` plus 1, or 0.
    case member
    /// `.name`; b: text, c and extra as in `member`.
    case implicitMember
    /// `x.0`; a: the base; b: the position.
    case tupleElement
    /// `T.self`, `x.self`; a: the base.
    case metatype
    /// A type used as an expression, such as `[Int]` in `[Int]()` or `(A, B).self`; a: written type.
    case typeExpression

    // MARK: Operations

    /// `f(x, label: y) { … }`; a: the called expression; b: list of arguments: label (text or -1) and expression in
    /// turn, trailing closures last; extra: how many of them are trailing closures. The first trailing closure has
    /// label -1, whatever its parameter is called; the others have theirs.
    case call
    /// `x[i, label: j]`; a: the base; b: list of arguments as in `call`; extra as in `call`.
    case subscripted
    /// A chain with `?`: what is inside ends here when a `question` in it finds nil; a: the chain.
    case optionalChain
    /// `x?` in a chain; a: the operand.
    case question
    /// `x!`; a: the operand.
    case forced
    /// `x + y`; flag: ``TreeOperator`` raw value; a, b: operands; c: text of the operator.
    case binary
    /// `-x`, `!x`, `...x`; flag, c as in `binary`; a: operand.
    case prefix
    /// `x...`; flag, c as in `binary`; a: operand.
    case postfix
    /// `x = y`; a: target; b: value. A target can be a `tuple` of targets, or `discard`.
    case assignment
    /// `x += y`; flag: the operator without `=` (`plus`), or `custom`; a: target; b: value; c: text with the `=`.
    case compoundAssignment
    /// `c ? x : y`; a: condition; b, c: expressions.
    case ternary
    /// `x && y`, `x || y`, `x ?? y`: the right side only where it is needed; a, b: operands.
    case and, or, coalesce
    /// `x is T`; a: expression; b: written type.
    case isType
    /// `x as T`, `x as? T`, `x as! T`; a: expression; b: written type.
    case upcast, optionalCast, forcedCast
    /// A closure; a: index of the function.
    case closure
    /// `\T.a.b`, `\.a`; a: the written root type or -1; b: list of components: pairs of kind (0 member, 1 optional
    /// chaining `?`, 2 force `!`, 3 subscript, 4 self) and what: text, -1, -1, list of arguments, -1.
    case keyPath
    /// `#selector(x)`; a: the expression; b: text as written; flag: 1 getter:, 2 setter:.
    case selector
    /// `try x`; flag: 0 `try`, 1 `try?`, 2 `try!`; a: expression.
    case `try`
    /// `await x`; a: expression.
    case await
    /// `&x` as an argument; a: the target.
    case `inout`
    /// `_` as a target of an assignment.
    case discard
    /// `if` as an expression; a: an `if` statement. Each branch's last expression is its value.
    case ifExpression
    /// `switch` as an expression; a: a `switch` statement.
    case switchExpression
    /// `#available(iOS 15, *)`; flag: 1 for `#unavailable`; a: list of pairs: platform (text) and version (text).
    case availability
    /// `#file`, `#line`, `#function`, `#column`, `#fileID`; a: text of the name without `#`; b: text of its value, or -1
    /// where the file's path and module say it (`file`, `filePath`, `fileID`).
    case sourceMarker
    /// A macro, a regular expression or anything that is not read: its value is unknown; a: text: what it is; b: list of
    /// the expressions inside, which are read.
    case unread

    // MARK: Statements

    /// `{ … }`; a: list of statements; b: list of slots of captured local functions that get their boxes on entry, or -1;
    /// c: the first slot of the locals that it declares, blocks inside included, which end with it; extra: how many.
    case block
    /// `let x: T = y` of one pattern; a: pattern; b: written type or -1; c: value or -1; flag: 1 `var`, +2 `lazy` (c is
    /// then a closure node without parameters), +4 `weak`, +8 `unowned`, +16 `async let`.
    case binding
    /// A local variable with accessors, observers or attributes: a: slot; b: index into ``CodeTree/properties``; flag: 1
    /// where the slot is boxed.
    case localProperty
    /// A global of a script that is initialised here; a: index into ``CodeTree/properties``.
    case globalBinding
    /// A function inside a function; a: slot, b: index of the function. Fills the box that `block` made where boxed;
    /// flag: 1 where the slot is boxed.
    case localFunction
    /// A type inside a function; a: index of the type.
    case localType
    /// `if`; a: list of conditions; b: block; c: `block`, `if` or -1; extra: label index.
    case `if`
    /// `guard`; a: list of conditions; b: block.
    case `guard`
    /// `while`; a: list of conditions; b: block; extra: label index.
    case `while`
    /// `repeat`; a: block; b: condition; extra: label index.
    case `repeat`
    /// `for`; a: list of: pattern, written type or -1, sequence, `where` or -1, block; extra: label index; flag: 1
    /// `for try`, 2 `for await`, 3 both, +4 `for case`; b: the first slot of the pattern's names, c: how many.
    case `for`
    /// `switch`; a: subject; b: list of `switchCase`; extra: label index.
    case `switch`
    /// `case …:`; a: list of patterns and `where` conditions (or -1) in turn, empty for `default`; b: block; flag: 1 for
    /// `default`, 2 for `@unknown default`.
    case switchCase
    /// extra: label index, 0 for none. A label index is a text's index plus 1.
    case `break`, `continue`
    case `fallthrough`
    /// a: expression or -1.
    case `return`
    /// a: expression.
    case `throw`
    /// `do`; a: block; b: list of `catch`; c: written type of `throws(T)` or -1; extra: label index.
    case `do`
    /// `catch`; a: list of patterns and `where` conditions (or -1) in turn, empty for all; b: block; c: slot of `error`
    /// where nothing names it, else -1; flag: 1 where that slot is boxed.
    case `catch`
    /// a: block.
    case `defer`
    /// `yield`, `discard self` and whatever statement is not read; a: text: what it is.
    case unreadStatement
    /// `if case p = x`, `guard case`: a condition; a: pattern; b: expression.
    case patternCondition
    /// `if let x = y`, `if let x: T = y`: a condition; a: pattern; b: expression; c: written type or -1.
    case optionalBinding

    // MARK: Patterns

    /// A name; a: slot; flag: 1 where boxed.
    case bindingPattern
    /// `_`.
    case wildcardPattern
    /// `(p, q)`; a: list of labels (text or -1) and patterns in turn.
    case tuplePattern
    /// `.name(p, label: q)`, `T.name(p)`; a: written type before the dot or -1; b: text; c: list of labels and patterns in
    /// turn, or -1 where no parentheses are written.
    case casePattern
    /// `p?`; a: pattern.
    case optionalPattern
    /// `is T`; a: written type.
    case isPattern
    /// `p as T`; a: pattern; b: written type.
    case asPattern
    /// An expression that is matched by `~=`; a: expression.
    case expressionPattern

    // MARK: Written types

    /// `Name<A, B>`; a: text; b: list of written types or -1.
    case namedType
    /// `Base.Name<A>`; a: written type; b: text; c: list of written types or -1.
    case memberType
    /// `T?`, `T!`; flag: 1 for `!`; a: written type.
    case optionalType
    /// `[T]`; a.
    case arrayType
    /// `[K: V]`; a, b.
    case dictionaryType
    /// `(a: A, B)`; a: list of labels and written types in turn. One type in parentheses is lowered as itself.
    case tupleType
    /// `(A, B) throws -> C`; a: list of written types; b: written type of the result; flag: 1 throws, 2 async, 4
    /// `@escaping`, 8 `@autoclosure`.
    case functionType
    /// `T.Type`, `T.Protocol`; a.
    case metatypeType
    /// `any T`, `some T`; flag: 0 any, 1 some; a.
    case existentialType
    /// `A & B`; a: list.
    case compositionType
    /// `inout T`, as of a parameter; a.
    case inoutType
    /// `T...`; a.
    case variadicType
    /// A type that is not read, `~Copyable` and the like; a: text.
    case unreadType
  }
}

/// The operators that are known by themselves.
package enum TreeOperator: UInt8, Sendable, Hashable, CaseIterable {
  /// Any other; the node names it.
  case custom = 0
  case plus, minus, times, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case identical, notIdentical
  case closedRange, halfOpenRange
  case not
  case bitAnd, bitOr, bitXor, bitNot, shiftLeft, shiftRight
  case wrappingPlus, wrappingMinus, wrappingTimes
  case patternMatch

  /// The operator that is written so; `custom` where none is.
  package init(_ text: String) { self = Self.bySpelling[text] ?? .custom }

  private static let bySpelling: [String: TreeOperator] = [
    "+": .plus, "-": .minus, "*": .times, "/": .divide, "%": .remainder,
    "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
    "===": .identical, "!==": .notIdentical, "...": .closedRange, "..<": .halfOpenRange, "!": .not,
    "&": .bitAnd, "|": .bitOr, "^": .bitXor, "~": .bitNot, "<<": .shiftLeft, ">>": .shiftRight,
    "&+": .wrappingPlus, "&-": .wrappingMinus, "&*": .wrappingTimes, "~=": .patternMatch,
  ]
}
