extension CodeIndex {
  /// What a class does in `prepare(for:sender:)`; nil when neither it nor a superclass of the app has one.
  package func segueHandling(of type: CodeType) -> SegueHandling? {
    for owner in sources(of: type) {
      let found = owner.functions.first { function in
        function.hasBody && function.kind == .function && ["prepare", "prepareForSegue"].contains(function.name)
          && SegueReading(function) != nil
      }
      if let found { return segueHandling(found, of: type, owner: owner) }
    }
    return nil
  }

  private func segueHandling(_ function: CodeFunction, of type: CodeType, owner: CodeType) -> SegueHandling? {
    guard let reading = SegueReading(function) else { return nil }
    let body = inlined(function, in: type)
    var reader = SegueEffects(index: self, type: owner, body: body, reading: reading)
    reader.read()
    return SegueHandling(function: function, owner: owner.name, effects: reader.effects, asked: reader.asked)
  }
}

private struct SegueEffects {
  let index: CodeIndex
  let type: CodeType
  let body: CodeFunction
  let reading: SegueReading
  var effects: [SegueEffect] = []
  var asked: [AskedSegue] = []

  mutating func read() {
    for condition in body.conditions { ask(condition) }
    for event in body.events {
      guard let (kind, path) = effect(of: event.action) else { continue }
      var selection = SegueSelection()
      var others: [CodeCondition] = []
      for condition in body.conditions(of: event) {
        if !narrow(&selection, by: condition) { others.append(condition) }
      }
      effects.append(
        SegueEffect(kind: kind, segues: selection, path: path, conditions: others, location: event.location))
    }
  }

  private mutating func ask(_ condition: CodeCondition) {
    for test in condition.tests {
      let names: [CodeName]
      switch test.relation {
      case .isOne(let values) where isIdentifier(test.value): names = values.map(name)
      case .isNone(let values) where isIdentifier(test.value) && condition.kind != .case: names = values.map(name)
      case .exists, .isTrue: names = reading.typedName(whole(test.value)).map { [$0] } ?? []
      default: names = []
      }
      for name in names where !asked.contains(where: { $0.name == name }) {
        asked.append(AskedSegue(name: name, location: condition.location))
      }
    }
  }

  /// Narrows a selection by a condition's questions for the identifier; false when there are none.
  private func narrow(_ selection: inout SegueSelection, by condition: CodeCondition) -> Bool {
    var isAbout = false
    for test in condition.tests {
      var isOne: [CodeName]?
      var isNone: [CodeName]?
      switch test.relation {
      case .isOne(let values) where isIdentifier(test.value): isOne = values.map(name)
      case .isNone(let values) where isIdentifier(test.value): isNone = values.map(name)
      case .exists where isIdentifier(test.value):
        if let typed = reading.typedName(whole(test.value)) { isOne = [typed] } else { isNone = [] }
      default: continue
      }
      isAbout = true
      if condition.isNegated {
        // Of several questions, it is not known which fails.
        guard condition.tests.count == 1 else { continue }
        (isOne, isNone) = (isNone, isOne)
      }
      if let isOne, !(isOne.isEmpty && condition.isNegated) {
        selection.only = selection.only.map { $0.filter(isOne.contains) } ?? isOne
      }
      if let isNone { selection.not += isNone }
    }
    let rest = condition.tests.filter { !isIdentifier($0.value) }
    return isAbout && rest.isEmpty
  }

  private func isIdentifier(_ value: CodeValue) -> Bool { reading.isIdentifier(whole(value)) }
  private func whole(_ value: CodeValue) -> CodeValue { body.whole(value) }
  private func name(_ value: CodeValue) -> CodeName { index.name(whole(value), in: type) }

  private func effect(of action: CodeEvent.Action) -> (SegueEffect.Kind, [CodeValue.Hop])? {
    switch action {
    case .assign(let target, let value):
      guard let path = reading.destinationPath(whole(target)) else { return nil }
      let (way, members) = split(path)
      return members.isEmpty ? nil : (.sets(property: members, value: value.map(whole)), way)
    case .cast(let value):
      guard let path = reading.destinationPath(whole(value)) else { return nil }
      return (.casts, path)
    case .call(let call):
      let call = whole(call)
      guard let arguments = call.arguments else { return nil }
      if let path = reading.destinationPath(CodeValue(call.root, call.path.dropLast())) {
        let (way, members) = split(path)
        return members.isEmpty ? nil : (.calls(method: members.joined(separator: "."), arguments: arguments), way)
      }
      for argument in arguments {
        if let path = reading.destinationPath(whole(argument.value)), split(path).members.isEmpty {
          return (.passes(to: call), path)
        }
      }
      return nil
    case .use, .result, .leave: return nil
    }
  }

  /// Splits a way into the one through containers and casts, and the members behind it.
  private func split(_ path: [CodeValue.Hop]) -> (way: [CodeValue.Hop], members: [String]) {
    var end = 0
    for (index, hop) in path.enumerated() {
      switch hop {
      case .forcedCast, .optionalCast, .upcast, .forced, .optional, .element: end = index + 1
      case .member(let name) where Self.containers.contains(name): end = index + 1
      case .call where index == end: end = index + 1
      default:
        let members = path[index...].compactMap { if case .member(let name) = $0 { name } else { nil } }
        // A cast further on means that the members lead to another object.
        let isFurther = path[index...].contains { hop in
          switch hop {
          case .forcedCast, .optionalCast: true
          default: false
          }
        }
        return isFurther ? (path, []) : (Array(path[..<end]), members)
      }
    }
    return (Array(path[..<end]), [])
  }

  /// Members of containers that lead to a child, and what picks one of an array.
  private static let containers: Set<String> = [
    "childViewControllers", "children", "contentViewController", "first", "last", "presentedViewController",
    "rootViewController", "selectedViewController", "topViewController", "viewControllers", "visibleViewController",
  ]
}
