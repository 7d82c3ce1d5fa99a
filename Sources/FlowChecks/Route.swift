import FlowModel

extension CheckedApp {
  /// The shortest way from where the app starts to a screen and on through a segue, step by step; only the last step
  /// where no way is known.
  func route(through segue: Transition) -> [Finding.RelatedPlace] {
    places(of: shortestWay(to: segue.source) + [segue])
  }

  /// The shortest way from where the app starts to the function that makes a screen, step by step.
  func way(to gap: MadeScreenGap) -> [Finding.RelatedPlace] {
    let steps = gap.source.map { shortestWay(to: $0.id) } ?? []
    let function = (gap.scope.owner.map { "\($0.name)." } ?? "") + gap.scope.function.fullName
    let last = Finding.RelatedPlace(
      location: gap.location, message: "step \(steps.count + 1): \(function) shows \(gap.owner.name)")
    let making = gap.making.map { Finding.RelatedPlace(location: $0, message: "\(gap.owner.name) is made") }
    return places(of: steps) + [last] + [making].compactMap(\.self)
  }

  private func places(of steps: [Transition]) -> [Finding.RelatedPlace] {
    steps.enumerated().map { number, step in
      let from = model.screen(step.source)?.spelling ?? step.source
      let to = step.destination.screenID.flatMap { model.screen($0)?.spelling } ?? "nowhere"
      return .init(location: step.location, message: "step \(number + 1): from \(from) by \(step.summary) to \(to)")
    }
  }

  private func shortestWay(to target: Screen.ID) -> [Transition] {
    let starts = model.screens.filter { navigation.startsApp($0) }
    let roots = starts.isEmpty ? model.screens.filter { $0.isInitial && $0.isSimulated } : starts
    var arrivals: [Screen.ID: Transition?] = Dictionary(
      roots.map { ($0.id, nil) }, uniquingKeysWith: { first, _ in first })
    var waiting = roots.map(\.id)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next == target { break }
      for transition in model.transitions(from: next) {
        guard let reached = transition.destination.screenID, arrivals[reached] == nil else { continue }
        arrivals[reached] = .some(transition)
        waiting.append(reached)
      }
    }
    var steps: [Transition] = []
    var current = target
    while let step = arrivals[current] ?? nil {
      steps.insert(step, at: 0)
      current = step.source
    }
    return steps
  }
}
