/// A function with the class that it belongs to: what the names in its body stand for.
package struct CodeScope: Sendable {
  /// The app's code.
  package let code: AppCode
  /// The class that the function is a member of.
  package let owner: AppClass?
  /// The function.
  package let function: CodeFunction

  package init(code: AppCode, owner: AppClass?, function: CodeFunction) {
    self.code = code
    self.owner = owner
    self.function = function
  }

  /// The value with results of calls replaced by the calls.
  package func expanded(_ value: CodeValue) -> CodeValue {
    var value = value
    for _ in 0..<8 {
      guard case .result(let index) = value.root, function.events.indices.contains(index),
        case .call(let call) = function.events[index].action
      else { return value }
      value = CodeValue(call.root, call.path + value.path)
    }
    return value
  }

  /// The conditions that an event stands under, from the outside in.
  package func conditions(of event: CodeEvent) -> [CodeCondition] {
    event.conditions.compactMap { function.conditions.indices.contains($0) ? function.conditions[$0] : nil }
  }

  /// The text that a value is: a literal, a constant, a raw value of an enum, a type's name; nil when the code does not
  /// say.
  package func text(of value: CodeValue) -> String? {
    if let text = text(of: value, depth: 0) { return text }
    guard case .text(let text) = code.index.name(expanded(value), in: owner.flatMap(code.type)) else { return nil }
    return text
  }

  private func text(of value: CodeValue, depth: Int) -> String? {
    guard depth < 5 else { return nil }
    var value = expanded(value)
    value.path.removeAll { $0 == .forced || $0 == .optional }
    if case .text(let text) = value.root { return value.path.isEmpty ? text : nil }
    if let name = Self.describedType(value) { return name }
    guard let names = Self.names(value), !names.isEmpty else { return nil }
    if let text = enumText(names, isImplicit: value.root == .implicit) { return text }
    for property in constants(names) {
      guard let initial = property.initialValue else { continue }
      if let text = text(of: initial, depth: depth + 1) { return text }
    }
    return nil
  }

  /// The raw value of `Enum.case.rawValue`, `Enum.case` and `.case`.
  private func enumText(_ names: [String], isImplicit: Bool) -> String? {
    var names = names
    if names.last == "rawValue" { names.removeLast() }
    guard let last = names.popLast() else { return nil }
    let candidates: [CodeDeclaration]
    if names.isEmpty {
      // The enums that the owner declares, as the protocol SegueHandler has them.
      guard isImplicit, let owner else { return nil }
      let owners = code.lineage(of: owner).classes.map(\.name)
      candidates = code.enums.values.flatMap(\.self).filter { one in owners.contains { one.name.hasPrefix("\($0).") } }
    } else {
      let name = names.joined(separator: ".")
      let nested = owner.map { "\($0.name).\(name)" }
      candidates = nested.flatMap { code.enums[$0] } ?? code.enums[name] ?? []
    }
    let found = candidates.filter { $0.inherited.contains("String") }
      .flatMap(\.cases).filter { $0.name == last }.map { $0.rawValue ?? $0.name }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// The constants that a chain of names may stand for, the nearest first.
  private func constants(_ names: [String]) -> [CodeProperty] {
    var names = names
    if let owner, names[0] == "self" || names[0] == "Self" { names[0] = owner.name }
    let name = names.joined(separator: ".")
    var keys = [name]
    if let owner {
      keys.insert(contentsOf: code.lineage(of: owner).classes.map { "\($0.name).\(name)" }, at: 0)
    }
    for key in keys {
      if let found = code.constants[key], !found.isEmpty { return found.count == 1 ? found : [] }
    }
    return []
  }

  /// `a.b.c` as its names; nil when a call or a cast stands in it.
  private static func names(_ value: CodeValue) -> [String]? {
    var names: [String] = []
    switch value.root {
    case .name(let name): names.append(name)
    case .itself: names.append("self")
    case .implicit: break
    default: return nil
    }
    for hop in value.path {
      guard case .member(let name) = hop else { return nil }
      names.append(name)
    }
    return names
  }

  /// `String(describing: Cell.self)` as the type's name.
  private static func describedType(_ value: CodeValue) -> String? {
    guard case .name("String") = value.root, value.path.count == 1, case .call(let arguments) = value.path[0],
      arguments.count == 1, arguments[0].label == "describing",
      case .name(let type) = arguments[0].value.root, arguments[0].value.path == [.member("self")]
    else { return nil }
    return type
  }
}
