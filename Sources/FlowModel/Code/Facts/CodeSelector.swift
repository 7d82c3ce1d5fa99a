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

  /// The key `Name` finds through its setter `setName:` of the property `name`.
  package static func keyValueNames(of property: String) -> [String] {
    let other = property.prefix(1).uppercased() + property.dropFirst()
    return other == property ? [property] : [property, other]
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
