import FlowModel
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Which operator binds before which: the standard library's groups, and what files declare.
package struct OperatorPrecedences: Sendable, Hashable {
  /// What two operators next to each other do.
  enum Order {
    /// The first binds before the second.
    case first
    /// The second binds before the first.
    case second
    /// Nothing says which, and the compiler would refuse it.
    case unknown
  }

  private struct Group: Hashable {
    var associativity = "none"
    /// The groups that it binds tighter than.
    var above: Set<String> = []
  }

  private var groups: [String: Group] = [:]
  private var infix: [String: String] = [:]

  /// Those of the standard library.
  package static let standard: OperatorPrecedences = {
    var made = OperatorPrecedences()
    // From what binds least to what binds most.
    let order: [(name: String, associativity: String, operators: String)] = [
      ("AssignmentPrecedence", "right", "= += -= *= /= %= &+= &-= &*= <<= >>= &<<= &>>= &= |= ^="),
      ("FunctionArrowPrecedence", "right", "->"),
      ("TernaryPrecedence", "right", "?"),
      ("LogicalDisjunctionPrecedence", "left", "||"),
      ("LogicalConjunctionPrecedence", "left", "&&"),
      ("ComparisonPrecedence", "none", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
      ("NilCoalescingPrecedence", "right", "??"),
      ("CastingPrecedence", "none", "is as"),
      ("RangeFormationPrecedence", "none", "... ..<"),
      ("AdditionPrecedence", "left", "+ - &+ &- | ^ .| .^"),
      ("MultiplicationPrecedence", "left", "* / % &* & .&"),
      ("BitwiseShiftPrecedence", "none", "<< >> &<< &>>"),
    ]
    for (index, group) in order.enumerated() {
      let above = index > 0 ? [order[index - 1].name] : []
      made.groups[group.name] = Group(associativity: group.associativity, above: Set(above))
      for name in group.operators.split(separator: " ") { made.infix[String(name)] = group.name }
    }
    made.groups["DefaultPrecedence"] = Group(above: ["TernaryPrecedence"])
    return made
  }()

  private static let words = WordSearch(["infix operator", "precedencegroup"])

  /// Whether a file may declare any.
  package static func areDeclared(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { words.isFound(in: $0) }
  }

  /// These and what a file declares; few files declare any, and the others are not parsed.
  package func adding(declarationsIn bytes: [UInt8], platform: BuildPlatform = .iOS) -> OperatorPrecedences {
    guard Self.areDeclared(in: bytes) else { return self }
    var made = self
    made.add(SourceSyntax.parsed(bytes).statements, platform: platform)
    return made
  }

  /// Tells these from others, the same in every run.
  var key: ContentKey {
    let lines =
      groups.map { "group \($0.key) \($0.value.associativity) \($0.value.above.sorted())" }
      + infix.map { "operator \($0.key) \($0.value)" }
    return ContentKey(lines.sorted().joined(separator: "\n").utf8)
  }

  /// Adds what the statements of a file declare.
  mutating func add(_ statements: CodeBlockItemListSyntax, platform: BuildPlatform) {
    for item in statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let node = declaration.as(OperatorDeclSyntax.self) {
        guard node.fixitySpecifier.text == "infix" else { continue }
        infix[node.name.text] = node.operatorPrecedenceAndTypes?.precedenceGroup.plainText ?? "DefaultPrecedence"
      } else if let node = declaration.as(PrecedenceGroupDeclSyntax.self) {
        add(node)
      } else if let node = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let inner)? = node.activeClause(in: platform).clause?.elements
      {
        add(inner, platform: platform)
      }
    }
  }

  private mutating func add(_ node: PrecedenceGroupDeclSyntax) {
    let name = node.name.plainText
    var group = groups[name] ?? Group()
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let associativity): group.associativity = associativity.value.text
      case .precedenceGroupRelation(let relation):
        let others = relation.precedenceGroups.map(\.name.plainText)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.above.formUnion(others)
        } else {
          for other in others { groups[other, default: Group()].above.insert(name) }
        }
      default: break
      }
    }
    groups[name] = group
  }

  /// The group of an operator; nil when nobody declares it.
  func group(of name: String) -> String? { infix[name] }

  /// Which of two operators binds first; both stand in this order, with nothing but an operand between them.
  func order(_ first: String, _ second: String) -> Order {
    let left = infix[first] ?? "DefaultPrecedence"
    let right = infix[second] ?? "DefaultPrecedence"
    if left == right {
      switch groups[left]?.associativity {
      case "left": return .first
      case "right": return .second
      default: return .unknown
      }
    }
    if isAbove(left, right) { return .first }
    return isAbove(right, left) ? .second : .unknown
  }

  private func isAbove(_ group: String, _ other: String) -> Bool {
    var seen: Set<String> = []
    var open = [group]
    while let next = open.popLast() {
      guard let above = groups[next]?.above else { continue }
      if above.contains(other) { return true }
      for name in above where seen.insert(name).inserted { open.append(name) }
    }
    return false
  }
}
