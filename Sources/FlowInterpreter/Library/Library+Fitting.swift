/// Which of a library's functions of one name takes the arguments of a call.
extension Library {
  /// What of several functions of one name takes the arguments.
  static func fitting<Body>(_ entries: [Entry<Body>]?, _ arguments: [Argument]) -> Body? {
    guard let entries else { return nil }
    let fitting = entries.filter {
      $0.optional.isEmpty ? fits($0.labels, arguments) : places($0.labels, $0.optional, arguments) != nil
    }
    guard fitting.count > 1, let trailing = arguments.firstIndex(where: { $0.isTrailing && $0.label == nil }) else {
      return fitting.first?.body
    }
    // A trailing closure stands for a parameter that takes a function: `contains(where:)` rather than `contains(_:)`.
    func label(_ entry: Entry<Body>) -> String? { trailing < entry.labels.count ? entry.labels[trailing] : nil }
    return
      (fitting.first { label($0).map(functionLabels.contains) == true } ?? fitting.first { label($0) == nil }
      ?? fitting[0]).body
  }

  /// What a type has of a name that takes the arguments.
  ///
  /// A trailing closure is for a function that asks for one, which a type further on may have: `contains(where:)` of
  /// sequences goes before `contains(_:)` of sets.
  func method(
    _ name: String, of type: String, beside others: ArraySlice<String>, _ arguments: [Argument]
  ) -> (type: String, body: Method)? {
    guard let body = entry(methods[type]?[name], arguments) else { return nil }
    guard closureNames.contains(name), let trailing = arguments.firstIndex(where: { $0.isTrailing && $0.label == nil }),
      !takesClosure(type, name, at: trailing, arguments)
    else { return (type, body) }
    for other in others where takesClosure(other, name, at: trailing, arguments) {
      if let body = entry(methods[other]?[name], arguments) { return (other, body) }
    }
    return (type, body)
  }

  private func takesClosure(_ type: String, _ name: String, at place: Int, _ arguments: [Argument]) -> Bool {
    methods[type]?[name]?.contains { each in
      let fits =
        each.optional.isEmpty
        ? Self.fits(each.labels, arguments) : Self.places(each.labels, each.optional, arguments) != nil
      return fits && place < each.labels.count && each.labels[place].map(Self.functionLabels.contains) == true
    } == true
  }

  /// The labels of parameters that take functions.
  fileprivate static let functionLabels: Set<String> = [
    "where", "by", "while", "whereSeparator", "uniquingKeysWith", "next", "catching", "execute", "using", "block",
    "actionProvider", "alongsideTransition", "animations", "completion", "completionHandler", "configurationHandler",
    "creator", "dynamicProvider", "expirationHandler", "handler", "mutations", "sectionProvider",
  ]

  /// The parameter of each argument, where some may be left out; nil where the arguments do not fit.
  package static func places(_ labels: [String?], _ optional: Set<Int>, _ arguments: [Argument]) -> [Int]? {
    func places(_ place: Int, _ next: Int) -> [Int]? {
      guard place < labels.count else { return next == arguments.count ? [] : nil }
      if labels[place] == "..." { return (next..<arguments.count).map { _ in place } }
      if next < arguments.count,
        arguments[next].label == labels[place]
          || arguments[next].isTrailing && arguments[next].label == nil
            && !(optional.contains(place) && labels[place].map(valueLabels.contains) == true),
        let rest = places(place + 1, next + 1)
      {
        return [place] + rest
      }
      return optional.contains(place) ? places(place + 1, next) : nil
    }
    return places(0, 0)
  }

  /// The labels of parameters that take no closure.
  static let valueLabels: Set<String> = [
    "at", "atIndex", "contentsOf", "count", "forKey", "keepingCapacity", "of", "offsetBy", "repeating", "separator",
    "to",
    "after", "animated", "animatingDifferences", "before", "from", "with",
  ]

  static func fits(_ labels: [String?], _ arguments: [Argument]) -> Bool {
    if labels.count == 1, labels[0] == "..." { return true }
    guard labels.count == arguments.count else { return false }
    for (label, argument) in zip(labels, arguments) where label != argument.label {
      if argument.isTrailing, argument.label == nil, label.map({ !valueLabels.contains($0) }) ?? true { continue }
      return false
    }
    return true
  }
}

extension Library.Entry {
  /// Whether one of its parameters is for a function, by its label.
  var takesFunction: Bool { labels.contains { $0.map(Library.functionLabels.contains) == true } }
}
