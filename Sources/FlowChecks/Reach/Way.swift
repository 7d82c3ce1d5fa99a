import FlowModel

extension ReachedApp {
  /// The steps of the way to a stop, from the start on.
  func way(to stop: ReachedPlace) -> [Finding.RelatedPlace] {
    var steps: [Finding.RelatedPlace] = []
    var next: ReachedPlace? = stop
    while let current = next, let arrival = arrivals[current] {
      if let words = words(for: current, arrival) {
        steps.append(.init(location: arrival.location, message: words))
      }
      next = arrival.from
    }
    return steps.reversed()
  }

  /// The steps of the way to what happens at a place of a document, the touch or the call among them.
  func way(through arrival: Arrival) -> [Finding.RelatedPlace] {
    let before = arrival.from.map(way) ?? []
    return before + (arrival.words.map { [.init(location: arrival.location, message: $0)] } ?? [])
  }

  /// What a step is called; nil for one that says nothing of its own.
  private func words(for stop: ReachedPlace, _ arrival: Arrival) -> String? {
    switch stop {
    case .scene(let id):
      let name = app.model.screen(id)?.spelling ?? id
      return arrival.words.map { $0.hasSuffix(name) ? $0 : "\($0) to \(name)" } ?? name
    case .function(let one): return (arrival.words.map { "\($0): " } ?? "") + index.name(of: one)
    case .nib, .type: return arrival.words
    case .objectiveC(let path): return path.split(separator: "/").last.map(String.init)
    }
  }
}
