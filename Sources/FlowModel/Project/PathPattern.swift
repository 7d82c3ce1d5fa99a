/// A path with `*` and `**`, which stands for itself and for all below it.
package struct PathPattern {
  private let pattern: [Character]

  package init(_ pattern: String) {
    var text = pattern[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.hasSuffix("/") { text = text.dropLast() }
    self.pattern = Array(text)
  }

  /// Whether the pattern stands for a path or for a folder around it.
  package func matches(_ path: String) -> Bool {
    let path = Array(path)
    // Where the pattern can have come to, one bit for each place in it; so no pattern takes more than its length.
    var places: Set<Int> = [0]
    for character in path {
      places = advanced(places)
      if character == "/", places.contains(pattern.count) { return true }
      var next: Set<Int> = []
      for place in places where place < pattern.count {
        if pattern[place] != "*" {
          if pattern[place] == character { next.insert(place + 1) }
        } else if character != "/" || isDouble(place) {
          next.insert(place)
        }
      }
      places = next
    }
    return advanced(places).contains(pattern.count)
  }

  /// The places with those behind each star, which may stand for nothing.
  private func advanced(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var place = place
      while place < pattern.count, pattern[place] == "*" {
        place += 1
        all.insert(place)
      }
    }
    return all
  }

  private func isDouble(_ place: Int) -> Bool {
    (place + 1 < pattern.count && pattern[place + 1] == "*") || (place > 0 && pattern[place - 1] == "*")
  }
}
