import FlowInterfaceBuilder
import FlowModel

/// Statements about what the code says.
extension GivenCheck {
  func fault(ofFunction name: String, at location: SourceLocation) -> FlowError? {
    guard !trees.isEmpty else { return Self.noSources(location) }
    let known = Set(
      trees.flatMap { tree in
        tree.functions.compactMap { function -> String? in
          guard function.kind != .closure, function.kind != .initialValue else { return nil }
          let owner = function.owner >= 0 ? tree.types[Int(function.owner)].name + "." : ""
          return owner + (function.kind == .initializer ? "init" : function.name)
        }
      })
    guard !known.contains(name) else { return nil }
    return FlowError(
      location, "there is no function \(name)",
      hint: NearestName.of(name, in: known.sorted()).map { "did you mean \($0)?" } ?? "write it as Class.function")
  }

  /// An expression begins with a name that the code has; what a question says in words is none.
  func fault(ofExpression text: String, at location: SourceLocation) -> FlowError? {
    guard !trees.isEmpty else { return Self.noSources(location) }
    let bare = GivenBook.bare(text)
    guard !text.contains(" "),
      let first = bare.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).first
    else { return nil }
    let known = Set(trees.flatMap { $0.texts + $0.types.map(\.name) })
    guard !known.contains(String(first)) else { return nil }
    return FlowError(
      location, "nothing in the code asks for `\(text)`: it names no '\(first)'",
      hint: NearestName.of(String(first), in: known.sorted()).map { "did you mean '\($0)'?" })
  }

  func fault(ofProperty property: String, of screen: String, at location: SourceLocation) -> FlowError? {
    guard !trees.isEmpty else { return Self.noSources(location) }
    let classes = controllers(named: screen).compactMap(\.customClass)
    let known = classes.flatMap(properties)
    guard !classes.isEmpty, !known.contains(property) else { return nil }
    return FlowError(
      location, "\(screen) has no property '\(property)'",
      hint: NearestName.of(property, in: known).map { "did you mean '\($0)'?" })
  }

  /// The properties of a class, its extensions and its superclasses, as far as the app declares them.
  private func properties(ofClass name: String) -> [String] {
    var seen: Set<String> = []
    var names = [name]
    var properties: [String] = []
    while let next = names.popLast() {
      guard seen.insert(next).inserted else { continue }
      for tree in trees {
        for type in tree.types where type.name == next {
          properties += type.properties.map { tree.properties[Int($0)].name }
          names += type.inherited.compactMap { number in
            let node = tree.nodes[Int(number)]
            return node.kind == .namedType ? tree.texts[Int(node.a)] : nil
          }
        }
      }
    }
    return properties
  }

  private static func noSources(_ location: SourceLocation) -> FlowError {
    FlowError(location, "no Swift sources were read, so nothing asks for it", hint: "name the app's folder")
  }
}
