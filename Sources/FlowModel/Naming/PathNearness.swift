/// How near two folders are.
package enum PathNearness {
  /// The number of leading components that two paths share.
  package static func shared(_ a: String, _ b: String) -> Int {
    var (first, second) = (a.utf8.makeIterator(), b.utf8.makeIterator())
    var count = 0
    var isInComponent = false
    while true {
      let (byte, other) = (first.next(), second.next())
      if ends(byte), ends(other) {
        if isInComponent { count += 1 }
        isInComponent = false
        if byte == nil || other == nil { return count }
      } else if byte == other {
        isInComponent = true
      } else {
        return count
      }
    }
  }

  /// Whether a component ends with a byte, or the path.
  private static func ends(_ byte: UInt8?) -> Bool { byte == nil || byte == UInt8(ascii: "/") }

  /// The first of those whose path shares most with a file's; nil of none.
  package static func nearest<Candidate>(
    _ candidates: [Candidate], to file: String, _ path: (Candidate) -> String
  ) -> Candidate? {
    var best: (candidate: Candidate, shared: Int)?
    for candidate in candidates {
      let shared = shared(path(candidate), file)
      if best.map({ shared > $0.shared }) ?? true { best = (candidate, shared) }
    }
    return best?.candidate
  }
}
