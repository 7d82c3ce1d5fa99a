import FlowModel

/// Where a screen crashes on nil as it comes up, in every world in which it does.
struct CrashSearch {
  let program: StaticProgram
  /// Brings the screen up, where some properties are taken to hold something.
  let bringUp: (_ given: Set<String>, StaticProgram) throws -> Arrival

  /// What comes of a screen in one world.
  enum Arrival {
    /// It does not come up.
    case absent
    /// It comes up.
    case lives
    /// It stops the app.
    case crashes(Crash)
  }

  /// Where it crashes, and the callback that does.
  struct Crash: Hashable {
    var location: SourceLocation
    var callback: String
  }

  /// What is missing, with the places where the screen crashes without it in every world that does not crash anyway; less
  /// what a callback is not seen to crash on in any world, as it sets it first or does not come there.
  func placed(in missing: [RequiredProperty]) -> [RequiredProperty] {
    var missing = missing
    for index in missing.indices { missing[index].use?.isCertain = false }
    var given: Set<String> = []
    // Where one is there, the screen may crash on the next.
    while let crashes = crashes(given: given) {
      let found = missing.indices.lazy.compactMap { index -> (index: Int, crash: Crash)? in
        let name = missing[index].property.name
        guard !given.contains(name), let others = crashPlaces(given: given.union([name])) else { return nil }
        return crashes.first { !others.contains($0.location) }.map { (index, $0) }
      }.first
      guard let (index, crash) = found else { break }
      given.insert(missing[index].property.name)
      let known = missing[index].use?.location
      let isSame = known.map { $0.file == crash.location.file && $0.line == crash.location.line } == true
      missing[index].use = (isSame ? known! : crash.location, crash.callback, true)
    }
    guard missing.contains(where: \.isUsedAtFirst), let all = allCrashPlaces(given: given) else { return missing }
    return missing.filter { one in
      guard one.isUsedAtFirst else { return true }
      guard !all.isEmpty else { return false }
      return allCrashPlaces(given: given.union([one.property.name])).map { !all.isSubset(of: $0) } ?? true
    }
  }

  /// Where the screen crashes in each world in which it comes up; nil where it does not in one of them, or that is not
  /// known.
  private func crashes(given: Set<String>) -> [Crash]? {
    let worlds = program.worlds(as: { $0.isStopped || $0.crash != nil }) { try bringUp(given, $0) }
    return worlds?.compactMap(\.crash)
  }

  /// Where the screen crashes in any world; nil where not all could be tried, or what happens in one is not known.
  private func allCrashPlaces(given: Set<String>) -> Set<SourceLocation>? {
    let worlds = program.worlds(as: { $0.isStopped || $0.isArrival }) { try bringUp(given, $0) }
    return worlds.map { Set($0.compactMap(\.crash?.location)) }
  }

  /// Where the screen crashes in any world; nil where not all could be tried.
  private func crashPlaces(given: Set<String>) -> Set<SourceLocation>? {
    program.worlds { try bringUp(given, $0) }.map { Set($0.compactMap(\.crash?.location)) }
  }
}

extension StaticOutcome<CrashSearch.Arrival> {
  /// Whether no screen comes up, as the app stops before.
  fileprivate var isStopped: Bool {
    switch end {
    case .trapped, .finished(.absent): true
    case .finished, .unknown: false
    }
  }

  /// Whether the screen comes up, or crashes as it does.
  fileprivate var isArrival: Bool { if case .finished = end { true } else { false } }

  /// Where the screen crashes as it comes up.
  fileprivate var crash: CrashSearch.Crash? { if case .finished(.crashes(let crash)) = end { crash } else { nil } }
}

extension RequiredProperty {
  /// Whether a callback that runs as the screen comes up uses it, as far as that is not seen to crash.
  fileprivate var isUsedAtFirst: Bool {
    use.map { !$0.isCertain && Self.callbacks.contains($0.function) } ?? false
  }
}
