/// Foundation's lists that are not read: how many elements one has is not known, and an index beyond them raises
/// NSRangeException (documentation of NSArray and NSMutableArray).
package enum UnreadLists {
  private static let list = "NSMutableArray(…)"
  private static let methods: Set<String> = [
    "exchangeObject", "insert", "object", "removeLastObject", "removeObject", "replaceObject", "subarray",
  ]

  /// Whether what is not known is such a list.
  static func isList(_ unknown: Unknown) -> Bool { unknown.what == list }

  /// What is open where a member takes an index of such a list; nil for other members.
  package static func question(of what: String) -> String? {
    if what == "setting \(list)[…]" { return "whether \(list) has an element at an index" }
    guard what.hasPrefix(list + "."), what.hasSuffix("(…)"),
      methods.contains(String(what.dropFirst(list.count + 1).dropLast("(…)".count)))
    else { return nil }
    return "whether \(list) has the element that \(what) asks for"
  }
}
