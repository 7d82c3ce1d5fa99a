/// The words of names in camel case.
enum NameWords {
  /// The words in small letters: `URLsForDirectory` has `urls`, `for` and `directory`.
  static func of(_ name: String) -> [String] {
    let letters = Array(name.utf8)
    var words: [String] = []
    var start = 0
    for index in letters.indices where index > start && begins(letters, at: index) {
      words.append(String(decoding: letters[start..<index], as: UTF8.self).lowercased())
      start = index
    }
    if start < letters.count { words.append(String(decoding: letters[start...], as: UTF8.self).lowercased()) }
    return words.filter { $0 != "_" }
  }

  /// Whether a word begins at a letter: after a small one, or as the last capital of several that a word follows.
  private static func begins(_ letters: [UInt8], at index: Int) -> Bool {
    guard isCapital(letters[index]) else { return false }
    if !isCapital(letters[index - 1]) { return true }
    guard index + 1 < letters.count, isSmall(letters[index + 1]) else { return false }
    // The plural of an abbreviation: `URLs`.
    let isPlural =
      letters[index + 1] == UInt8(ascii: "s") && (index + 2 == letters.count || isCapital(letters[index + 2]))
    return !isPlural
  }

  private static func isCapital(_ letter: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter }
  private static func isSmall(_ letter: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter }

  /// A name that begins with a small letter, or a small abbreviation: `URLPath` is `urlPath`.
  ///
  /// - Swift: SE-0005, "Lowercase Enumerators and Properties".
  static func lowered(_ name: String) -> String {
    let letters = Array(name.utf8)
    guard let first = letters.first, isCapital(first) else { return name }
    var end = 1
    while end < letters.count, !begins(letters, at: end), isCapital(letters[end]) { end += 1 }
    return name.prefix(end).lowercased() + name.dropFirst(end)
  }
}
