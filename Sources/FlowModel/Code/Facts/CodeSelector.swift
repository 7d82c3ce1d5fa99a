extension CodeFunction {
  /// The Objective-C selector, by the rules of Swift 3 and later: `done:` of `done(_ sender: Any)`,
  /// `doneWithSender:` of `done(sender: Any)`, `done` of `done()`; of `@objc(name:)`, that name.
  package var selector: String { objectiveCName ?? CodeSelector.name(base: name, labels: parameters.map(\.label)) }

  /// The selector by the rules of Swift 1 and 2, where the first parameter has no label unless two names are written.
  package var swift2Selector: String {
    if let objectiveCName { return objectiveCName }
    var labels = parameters.map(\.label)
    if kind == .function, let first = parameters.first, first.label == first.name { labels[0] = nil }
    return CodeSelector.name(base: name, labels: labels)
  }
}

extension CodeDeclaration {
  /// The first words of the messages by which Objective-C calls its functions: `open`, `startWithName`.
  package var messagesOfObjectiveC: [String] {
    let isSeen = attributes.contains("objcMembers")
    return functions.filter { $0.kind == .function && ($0.isObjectiveC || isSeen && !$0.isPrivate) }.map {
      String($0.selector.prefix { $0 != ":" })
    }
  }
}

/// Objective-C names of Swift members.
package enum CodeSelector {
  /// Words that a label starts with when no `With` is put before it.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The selector of a base name with labels, nil standing for `_`.
  package static func name(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if let first {
      if !prepositions.contains(firstWord(of: first)) && !endsWithPreposition(base) { selector += "With" }
      selector += capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label ?? "") + ":" }
    return selector
  }

  /// The keys by which a value is set for a property: `name` and `Name`, whichever it is called.
  ///
  /// - Foundation: "Key-Value Coding Programming Guide", search pattern for the basic setter: `setValue(_:forKey:)` looks
  ///   for `setName:`, with the key's first letter as a capital, and so it is that of the property.
  package static func keyValueNames(of property: String) -> [String] {
    let first = property.prefix(1)
    return [property]
      + [first.uppercased(), first.lowercased()].filter { $0 != first }.map { $0 + property.dropFirst() }
  }

  private static func firstWord(of label: String) -> String {
    String(label.prefix { !$0.isUppercase }).lowercased()
  }

  private static func endsWithPreposition(_ base: String) -> Bool {
    guard let start = base.lastIndex(where: \.isUppercase) else { return prepositions.contains(base) }
    return prepositions.contains(base[start...].lowercased())
  }

  private static func capitalized(_ label: String) -> String { label.prefix(1).uppercased() + label.dropFirst() }
}
