import FlowModel

/// The branches for an answer that the only ways to a screen rule out: code performs the segues there only where the app's
/// types have answered what the screen asks them again (`if let token = User.token`), and does nothing else with them.
final class AnsweredQuestions {
  private let app: CheckedApp
  private let code: AppCode
  private var known: [CodeType.ID: AskedQuestions.Answers] = [:]

  init(app: CheckedApp, code: AppCode) {
    self.app = app
    self.code = code
  }

  /// What runs of a file only for another answer, with the class of the screen.
  func nodes(in tree: CodeTree) -> [(node: Int32, screen: String)] {
    var answers: [Int32: (always: Bool, reason: String)] = [:]
    for function in tree.functions where function.owner >= 0 && function.hasBody && function.kind != .closure {
      guard let owner = tree.fullName(ofType: function.owner).flatMap({ code.type($0, near: tree.path) }),
        owner.kind == .class, app.screens?.screens(of: owner).isEmpty == false
      else { continue }
      let asked = AskedQuestions(of: function, in: tree).conditions
      guard !asked.isEmpty, case let before = answered(before: owner), !before.isEmpty else { continue }
      for (node, one) in asked {
        if let answer = before[one.question] { answers[node] = (answer == one.isYes, owner.name) }
      }
    }
    guard !answers.isEmpty else { return [] }
    return tree.neverRun { condition in tree.holds(condition) { answers[$0] } }.map { ($0.node, $0.reason) }
  }

  /// What the app's types have answered on each way to the screens of a class.
  private func answered(before owner: CodeType) -> AskedQuestions.Answers {
    if let known = known[owner.id] { return known }
    let found = answers(before: owner).filter { question, _ in
      question.types.allSatisfy { code.type($0) != nil } && !changes(question.types, owner)
    }
    known[owner.id] = found
    return found
  }

  private func answers(before owner: CodeType) -> AskedQuestions.Answers {
    guard !code.hasObjectiveC, code.family(of: owner).allSatisfy({ $0 === owner }),
      let screens = app.screens?.screens(of: owner)
    else {
      return [:]
    }
    var common: AskedQuestions.Answers?
    for screen in screens {
      let ways = app.navigation.transitions(to: screen.id).filter { $0.kind != .unwind }
      guard !app.mayBeMadeByCode(screen), !app.navigation.startsApp(screen),
        ways.allSatisfy({ $0.trigger == nil && !$0.isInCode && $0.kind != .relationship && $0.kind != .embed })
      else { return [:] }
      for way in ways {
        guard let identifier = way.identifier, let found = answers(where: identifier) else { return [:] }
        common = common.map { $0.filter { found[$0.key] == $0.value } } ?? found
      }
    }
    return common ?? [:]
  }

  /// What is known wherever code performs segues of an identifier; nil where some may have it for others, or nothing does.
  private func answers(where text: String) -> AskedQuestions.Answers? {
    let source = app.written.source
    var common: AskedQuestions.Answers?
    for tree in source.trees(source.mentioning([text])) {
      let numbers = tree.numbers(of: text)
      guard !numbers.isEmpty else { continue }
      if tree.types.contains(where: { $0.cases.contains { $0.name == text } }) { return nil }
      let texts = tree.nodes.indices.map(Int32.init).filter {
        tree.nodes[Int($0)].kind == .text && numbers.contains(tree.nodes[Int($0)].a)
      }
      for (function, all) in Dictionary(grouping: texts, by: { tree.function(around: $0) ?? -1 }) {
        guard function >= 0, tree.functions[Int(function)].owner >= 0 else { return nil }
        let compared = tree.nodes.reduce(into: Set<Int32>()) {
          $0.formUnion(tree.textsComparedWithSegue(by: $1, in: function))
        }
        let performed = Set(all).subtracting(compared)
        let performing = Set(performed.compactMap { tree.call(with: $0) }.filter(tree.performsSegue))
        guard performing.count == performed.count else { return nil }
        let asked = AskedQuestions(of: tree.functions[Int(function)], in: tree, answersAt: performing)
        for call in performing {
          let found = asked.answered[call] ?? [:]
          common = common.map { $0.filter { found[$0.key] == $0.value } } ?? found
        }
      }
    }
    return common
  }

  /// Whether the screen itself may have the types answer otherwise: it does more with them than to ask.
  private func changes(_ types: Set<String>, _ owner: CodeType) -> Bool {
    let classes = code.lineage(of: owner).classes
    let names = Set(classes.map(\.name))
    let files = Set(classes.flatMap { $0.declarations.map(\.location.file) })
    return app.written.source.trees(files).contains { tree in
      tree.functions.contains { function in
        guard function.hasBody, function.kind != .closure,
          tree.fullName(ofType: function.owner).map(names.contains) == true
        else { return false }
        return tree.all(inside: function.body).contains { tree.changes(types, by: tree.nodes[Int($0)]) }
      }
    }
  }
}

extension CodeTree {
  /// Whether a call is one of `performSegue`.
  fileprivate func performsSegue(_ call: Int32) -> Bool {
    propertyName(unwrapped(nodes[Int(call)].a))?.hasPrefix("performSegue") == true
  }

  /// Whether a node may change what types of some names answer: a call for its own sake or with arguments, a setting.
  fileprivate func changes(_ types: Set<String>, by node: TreeNode) -> Bool {
    switch node.kind {
    case .block: list(node.a).contains { isAsked(of: types, $0) }
    case .assignment, .compoundAssignment, .inout: isAsked(of: types, node.a)
    case .call: !list(node.b).isEmpty && isAsked(of: types, node.a)
    default: false
    }
  }

  /// Whether a node is a member or a call of a type of some names: `User.leave()`.
  fileprivate func isAsked(of types: Set<String>, _ index: Int32) -> Bool {
    let node = nodes[Int(unwrapped(index))]
    switch node.kind {
    case .name: return types.contains(texts[Int(node.a)])
    case .member, .call, .try, .await: return isAsked(of: types, node.a)
    default: return false
    }
  }
}
