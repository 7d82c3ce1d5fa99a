/// How near two folders are.
package enum PathNearness {
  /// The number of leading components that two paths share.
  package static func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }

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
