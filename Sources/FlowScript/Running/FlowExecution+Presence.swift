import HeadlessUIKit

extension FlowExecution {
  /// Whether something that a query means is on the screen.
  enum Presence {
    case there(ScreenElement)
    case absent
    /// Only the app's code knows.
    case open(StepFailure)
  }

  /// Looks for an element; what the app's code may have changed leaves the answer open.
  ///
  /// - Parameter toTouch: whether it is to be touched, so that what it answers counts too.
  func presence(of query: ElementQuery, toTouch: Bool = false) throws(StepFailure) -> Presence {
    let simulation = try app()
    let elements = simulation.screenElements
    let matching = query.matches(in: elements)
    let found = toTouch ? matching.filter { $0.keyboardCoverage != .covered } : matching
    let doubts = self.doubts.open.filter { !query.isSettled($0.text) }
    func isOpen(_ element: ScreenElement) -> ElementDoubt? {
      doubts.first { doubt in
        guard doubt.touches(element) else { return false }
        switch doubt.part {
        case .content: return true
        case .touch: return toTouch
        case .additions, .drag: return false
        }
      }
    }
    if query.asksForPlace, let doubt = doubts.first(where: { mayMove($0, query, elements) }) {
      return .open(failure(of: doubt, query))
    }
    if found.isEmpty, let element = query.open(in: elements), element.hasOpenState {
      return .open(StepFailure("whether \(query.description) is enabled", verdict: .undecided))
    }
    if query.asksForPlace, let element = query.open(in: elements),
      toTouch || query.asksForIndex || found.isEmpty
    {
      return .open(
        StepFailure(
          "whether \(query.description) is meant: where it lies is not known", verdict: .undecided,
          location: element.location,
          hint: "constraints that pin edges, or a stack, say what lies beside what; texts have no size here"))
    }
    let certain = found.filter { isOpen($0) == nil }
    if let reason = hiddenByKeyboard(certain, query) { return .open(reason) }
    if let element = certain.first, let question = element.questionOfRoom {
      return .open(StepFailure(question, verdict: .undecided))
    }
    if toTouch, let first = query.silentFirst(in: elements), first.isReachable, first.keyboardCoverage == .clear {
      return .open(
        StepFailure(
          "whether the touch goes to the first element with \(query.description), which answers none, or to another one",
          verdict: .undecided, location: first.location,
          hint: "several have it: name one by its id, its index or its place"))
    }
    if let element = certain.first(where: \.isReachable) ?? certain.first {
      // A touch goes to the first that is found, which another one may be.
      if !toTouch || certain.count == found.count { return .there(element) }
    }
    if let doubt = found.lazy.compactMap(isOpen).first { return .open(failure(of: doubt, query)) }
    if let field = fieldByPlaceholder(query, in: elements, besides: matching) {
      if toTouch { return .there(field) }
      return .open(
        StepFailure(
          "whether a field reads its placeholder in whose place a text stands: that is not seen, and tests find the field "
            + "by it", verdict: .undecided, location: field.location))
    }
    if query.mayMeanSeparated(in: elements) {
      return .open(
        StepFailure(
          "whether a separator in a text counts as a space: no other text is \(query.description)", verdict: .undecided)
      )
    }
    if let reason = runTimeReason(query, simulation, toTouch: toTouch) { return .open(reason) }
    let locale = world.app.model.texts.locale
    let others = doubts.filter { $0.part == .content || $0.part == .additions }
    let mayMean = { (doubt: ElementDoubt) in
      query.mayMean(doubt.text, locale: locale) && (doubt.shape.map { query.mayMean($0, locale: locale) } ?? true)
        && (doubt.possibleTexts(in: locale).map(query.mayMean(oneOf:)) ?? true)
    }
    if let doubt = others.first(where: mayMean) {
      return .open(failure(of: doubt, query))
    }
    if let key = query.matches(in: simulation.keyboardElements).first { return .there(key) }
    if let hidden = query.matches(in: simulation.elementsBehindModals).first {
      return .open(
        StepFailure(
          "whether tests are told of what lies behind an alert or a popover: \(query.description) is there",
          verdict: .undecided, location: hidden.location))
    }
    if query.mayMean(amongOthers: simulation.openTexts) {
      return .open(
        StepFailure(
          "whether something of the system's own on the screen has \(query.description)", verdict: .undecided))
    }
    return .absent
  }

  /// The first field that a query means by its placeholder alone, in whose place a text stands.
  private func fieldByPlaceholder(
    _ query: ElementQuery, in elements: [ScreenElement], besides others: [ScreenElement]
  ) -> ScreenElement? {
    guard elements.contains(where: { $0.coveredPlaceholder != nil }) else { return nil }
    return query.matches(in: elements.map(\.readWithPlaceholder)).first { field in
      field.coveredPlaceholder != nil && !others.contains { $0.host === field.host }
    }
  }

  /// What is open where the keyboard lies, or may lie, over all that a query means.
  ///
  /// - A test's tool may list what is there and cannot be seen for the keyboard, and a person does not see it.
  private func hiddenByKeyboard(_ found: [ScreenElement], _ query: ElementQuery) -> StepFailure? {
    guard let element = found.first, found.allSatisfy({ $0.keyboardCoverage != .clear }) else { return nil }
    return StepFailure(
      element.keyboardCoverage == .covered
        ? "whether the element with \(query.description) counts as visible: the keyboard lies over it"
        : "whether the keyboard lies over the element with \(query.description): how high it is hangs on its kind",
      verdict: .undecided, location: element.location, hint: "put the keyboard away first: hideKeyboard")
  }

  /// Whether a doubt may change which element a query means that asks for a place.
  private func mayMove(_ doubt: ElementDoubt, _ query: ElementQuery, _ elements: [ScreenElement]) -> Bool {
    guard doubt.part == .content || doubt.part == .additions else { return false }
    if let shape = doubt.shape, doubt.part == .additions || query.asksForIndexOnly,
      !query.mayMean(shape, locale: world.app.model.texts.locale)
    {
      return false
    }
    if !query.mayMeanInPart(doubt.text, locale: world.app.model.texts.locale) { return false }
    guard query.asksForIndexOnly, doubt.part == .content, elements.contains(where: doubt.touches) else { return true }
    return !query.isIndexCertain(in: elements, mayMatch: doubt.touches)
  }

  private func failure(of doubt: ElementDoubt, _ query: ElementQuery) -> StepFailure {
    .undecided("\(doubt.question), and whether that has \(query.description)", at: doubt.location, hint: doubt.hint)
  }
}
