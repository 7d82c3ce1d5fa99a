import FlowInterfaceBuilder
import FlowModel

/// The branches of actions for tags that none of their senders has, and for segments that none has: all senders are a
/// document's.
struct SenderValues {
  private let app: CheckedApp
  private let code: AppCode
  private let source: TreeSource
  /// Whether code gives views tags, or segmented controls segments.
  private let setsTags: Bool
  private let setsSegments: Bool

  init(app: CheckedApp, code: AppCode) {
    self.app = app
    self.code = code
    source = app.written.source
    let facts = code.facts
    setsTags =
      code.hasObjectiveC
      || source.trees(source.mentioning(["tag"])).contains { tree in
        let numbers = tree.numbers(of: "tag")
        return tree.nodes.contains { node in
          [.assignment, .compoundAssignment].contains(node.kind)
            && [tree.nodes[Int(tree.unwrapped(node.a))]].contains { $0.kind == .member && numbers.contains($0.b) }
        }
      }
    let inserting: Set<String> = ["insertSegment", "insertSegmentWithTitle", "replaceSegments", "removeAllSegments"]
    setsSegments =
      !source.mentioning(inserting).isEmpty || !inserting.isDisjoint(with: facts.objectiveCMentions)
      || code.hasObjectiveC
  }

  /// What of a sender is asked.
  private enum Part: String, CaseIterable {
    case tag
    case selectedSegmentIndex

    var word: String { self == .tag ? "tag" : "segment" }
  }

  /// What of a file runs only for such a value, with why.
  func nodes(in tree: CodeTree) -> [(node: Int32, reason: String)] {
    let parts = Part.allCases.filter { tree.texts.contains($0.rawValue) && !($0 == .tag ? setsTags : setsSegments) }
    guard !parts.isEmpty else { return [] }
    var known: [Int32: (always: Bool, reason: String)] = [:]
    var found: [(node: Int32, reason: String)] = []
    for function in tree.functions where function.attributes.contains("IBAction") && function.hasBody {
      guard let slot = function.parameters.first?.slot, let senders = senders(of: function, in: tree) else { continue }
      for part in parts {
        guard let values = values(of: part, senders) else { continue }
        let reason = { (value: UInt64) in "No sender of \(function.name) has \(part.word) \(value)" }
        for index in tree.frame(of: function.body) {
          let node = tree.nodes[Int(index)]
          switch node.kind {
          case .binary where ["==", "!="].contains(tree.texts[Int(node.c)]):
            guard tree.isAsked(part.rawValue, of: slot, node.a), case .integer(let value)? = tree.literal(node.b),
              !values.contains(value)
            else { continue }
            known[index] = (tree.texts[Int(node.c)] == "!=", reason(value))
          case .switch where tree.isAsked(part.rawValue, of: slot, node.a):
            for one in tree.list(node.b).map({ tree.nodes[Int($0)] }) {
              guard let numbers = tree.integers(of: one), !numbers.isEmpty, values.isDisjoint(with: numbers) else {
                continue
              }
              found.append((one.b, reason(numbers[0])))
            }
          default: continue
          }
        }
      }
    }
    guard !known.isEmpty else { return found }
    return found + tree.neverRun { condition in tree.holds(condition) { known[$0] } }
  }

  /// The objects of documents that send an action, where nothing else does; nil where something may.
  private func senders(of function: TreeFunction, in tree: CodeTree) -> [InterfaceObject]? {
    guard let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
      !source.trees(source.mentioning([function.name])).contains(where: { $0.names(function.name) }),
      !app.lacksDocuments
    else { return nil }
    var senders: [InterfaceObject] = []
    for document in app.model.documents where document.isSimulated {
      for action in document.connections where action.kind == .action {
        guard let selector = action.selector,
          selector.prefix(while: { $0 != ":" }) == function.name
            || selector.hasPrefix(function.name + "With")
        else { continue }
        guard let sender = action.source, let name = action.destination?.customClass else { return nil }
        let types = code.classes(named: name)
        guard types.isEmpty || types.contains(where: { code.areRelated($0, owner) }) else { continue }
        senders.append(sender)
      }
    }
    return senders.isEmpty ? nil : senders
  }

  /// The values that senders have for a part; nil where these may change.
  private func values(of part: Part, _ senders: [InterfaceObject]) -> Set<UInt64>? {
    switch part {
    case .tag:
      let tags = senders.map { Int($0.element["tag"] ?? "0") ?? -1 }
      return tags.contains { $0 < 0 } ? nil : Set(tags.map(UInt64.init))
    case .selectedSegmentIndex:
      let counts = senders.map { sender -> Int? in
        guard sender.elementName == "segmentedControl", sender.customClass == nil else { return nil }
        return sender.element.child(named: "segments")?.children.count
      }
      guard !counts.contains(nil), let most = counts.compactMap(\.self).max() else { return nil }
      return Set(0..<UInt64(most))
    }
  }
}

extension CodeTree {
  /// Whether a node asks a parameter for a member: `sender.tag`, `(sender as! UIButton).tag`, `sender!.tag`.
  fileprivate func isAsked(_ member: String, of slot: Int32, _ index: Int32) -> Bool {
    let node = nodes[Int(unwrapped(index))]
    guard node.kind == .member, texts[Int(node.b)] == member else { return false }
    var base = nodes[Int(unwrapped(node.a))]
    while [.forcedCast, .optionalCast, .upcast].contains(base.kind) { base = nodes[Int(unwrapped(base.a))] }
    return base.kind == .local && base.a == slot
  }

  /// The numbers that a `switchCase` is for; nil where it may be for others.
  fileprivate func integers(of one: TreeNode) -> [UInt64]? {
    let patterns = Array(list(one.a))
    var found: [UInt64] = []
    for place in stride(from: 0, to: patterns.count - 1, by: 2) {
      guard patterns[place + 1] < 0, case let pattern = nodes[Int(patterns[place])], pattern.kind == .expressionPattern,
        case .integer(let number)? = literal(pattern.a)
      else { return nil }
      found.append(number)
    }
    return found
  }

  /// Whether a file names a function other than to declare it: then it may call it with any sender.
  fileprivate func names(_ function: String) -> Bool {
    let numbers = Set(
      texts.indices.filter { texts[$0] == function || texts[$0].hasPrefix(function + ":") }.map(Int32.init))
    guard !numbers.isEmpty else { return false }
    return nodes.contains { node in
      switch node.kind {
      case .name, .text: numbers.contains(node.a)
      case .member, .implicitMember: numbers.contains(node.b)
      default: false
      }
    }
  }
}
