import FlowModel

extension UnknownNib {
  /// The nibs that Objective-C names and that no xib is called. Which of its methods run is not known, so that none is an
  /// error.
  ///
  /// - Parameter known: the names of all xibs.
  func findings(ofObjectiveCIn app: CheckedApp, _ code: AppCode, _ known: Set<String>) -> [Finding] {
    let lowered = Set(known.map { $0.lowercased() })
    return app.compiledParts(of: code).flatMap { part in
      part.namedNibs.compactMap { named -> Finding? in
        // Compiled ones are not read.
        let name = named.text.hasSuffix(".nib") ? String(named.text.dropLast(4)) : named.text
        guard !known.contains(name), !["~ipad", "~iphone"].contains(where: { known.contains(name + $0) }),
          ![part.name, name].contains(where: { makesItsView($0, code) })
        else { return nil }
        let nearest = NearestName.of(name, in: known)
        let advice =
          lowered.contains(name.lowercased())
          ? "devices tell capital letters from small ones: write '\(nearest ?? name)'"
          : nearest.map { "did you mean '\($0)'?" } ?? "was it renamed or deleted?"
        return finding(at: named.location, "no xib is called '\(name)': \(advice)", severity: .warning)
      }
    }
  }

  /// Whether objects of a class make their view themselves, and load none.
  private func makesItsView(_ name: String, _ code: AppCode) -> Bool {
    code.objectiveCLineage(of: name).parts.contains { $0.selectors.contains("loadView") }
  }
}
