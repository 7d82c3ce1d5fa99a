import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

/// A selector with its variables replaced, ready to be held against what is on the screen.
@MainActor
struct ElementQuery {
  private let selector: ElementSelector
  private let text: TextPattern?
  private let id: TextPattern?
  private let index: Int?
  private let relations: [(relation: ElementSelector.Relation, queries: [ElementQuery])]

  init(_ selector: ElementSelector, variables: FlowVariables) throws(StepFailure) {
    self.selector = selector
    text = try Self.pattern(selector.text, variables)
    id = try Self.pattern(selector.id, variables)
    if let index = selector.index {
      let value = try variables.value(of: index)
      guard let number = Double(value).flatMap({ Int(exactly: $0.rounded(.towardZero)) }) else {
        throw StepFailure("index is '\(value)', which is no position among elements")
      }
      self.index = number
    } else {
      index = nil
    }
    if selector.css != nil {
      throw StepFailure.undecided("what a web page holds (css selector)", hint: "name a native element by text or id")
    }
    var relations: [(ElementSelector.Relation, [ElementQuery])] = []
    for relation in selector.relations {
      var queries: [ElementQuery] = []
      for selector in relation.selectors { queries.append(try ElementQuery(selector, variables: variables)) }
      relations.append((relation, queries))
    }
    self.relations = relations
  }

  private static func pattern(_ template: Template?, _ variables: FlowVariables) throws(StepFailure) -> TextPattern? {
    guard let template else { return nil }
    return TextPattern(try variables.value(of: template))
  }

  /// The selector in words: `text "Sign in"`.
  var description: String {
    var parts: [String] = []
    if let text { parts.append("the text \"\(text.source)\"") }
    if let id { parts.append("the id \"\(id.source)\"") }
    if let enabled = selector.enabled { parts.append(enabled ? "enabled" : "disabled") }
    if let selected = selector.selected { parts.append(selected ? "selected" : "not selected") }
    if let checked = selector.checked { parts.append(checked ? "on" : "off") }
    if let focused = selector.focused { parts.append(focused ? "the keyboard" : "no keyboard") }
    if !selector.relations.isEmpty { parts.append("the place that it describes") }
    return parts.isEmpty ? "what it describes" : parts.joined(separator: " and ")
  }

  /// Whether it names a text or an id, rather than only a point of the screen.
  var namesAnElement: Bool { text != nil || id != nil || !relations.isEmpty || selector.traits.isEmpty == false }

  /// Whether it asks for a text, which code may set at run time.
  var asksForText: Bool { text != nil }

  /// Whether it means the same elements whichever of its texts something has that has one of a few.
  func isSettled(_ doubtful: DoubtfulText) -> Bool {
    guard doubtful.choices != nil || doubtful.isSampled, selector.size == nil, selector.traits.isEmpty else {
      return false
    }
    return (text.map(doubtful.isSettled) ?? true)
      && relations.allSatisfy { $0.queries.allSatisfy { $0.isSettled(doubtful) } }
  }

  /// Whether a text of which something is known may be what it asks for, whatever lies beside that.
  func mayMean(_ doubtful: DoubtfulText, locale: String?) -> Bool {
    guard relations.isEmpty, let text else { return true }
    return doubtful.mayMatch(text, locale: locale)
  }

  /// Whether a text of which something is known may be what it asks for, or what that lies beside.
  func mayMeanInPart(_ doubtful: DoubtfulText, locale: String?) -> Bool {
    (text.map { doubtful.mayMatch($0, locale: locale) } ?? true)
      || relations.contains { $0.queries.contains { $0.mayMeanInPart(doubtful, locale: locale) } }
  }

  /// Whether one of a few texts may be what it asks for, whatever lies beside that.
  func mayMean(oneOf texts: [String]) -> Bool {
    guard relations.isEmpty, let text else { return true }
    return texts.contains(where: text.matches)
  }

  /// Whether it asks for a text alone, and that may be one of those that may be there beside what is listed.
  func mayMean(amongOthers texts: [String]) -> Bool {
    guard relations.isEmpty, id == nil, index == nil, let text else { return false }
    return texts.contains(where: text.matches)
  }

  /// Whether a text of a shape may be what it asks for, or asks for the place of.
  func mayMean(_ shape: TextShape, locale: String?) -> Bool {
    if relations.contains(where: { $0.queries.contains { $0.mayMean(shape, locale: locale) } }) { return true }
    switch shape {
    case .symbol(let name):
      if let id, !id.matches(name) { return false }
      return text.map { $0.matches(name) || $0.mayBeLabel(of: name, locale: locale) } ?? true
    case .beginning(let words): return id != nil || text.map { $0.mayBegin(withOneOf: words) } ?? true
    case .name(let name):
      let spellings = [name, name.replacing("_", with: " "), name.replacing("-", with: " ")]
      if let id, !id.matches(name) { return false }
      return text.map { text in spellings.contains(where: text.matches) } ?? true
    }
  }

  /// Whether it asks for more than a text or an id: a state that code may change.
  var asksForState: Bool {
    selector.enabled != nil || selector.selected != nil || selector.checked != nil || selector.focused != nil
      || relations.contains { $0.queries.contains(where: \.asksForState) }
  }

  /// Whether it asks for a place among other elements, or for a size.
  var asksForPlace: Bool { index != nil || !relations.isEmpty || selector.size != nil }

  /// Whether it asks for the position among those that match.
  var asksForIndex: Bool { index != nil }

  /// Whether it asks for an identifier and for no text.
  var asksForIdentifierAlone: Bool { id != nil && text == nil }

  /// Whether it asks for nothing of a place but the position among those that match.
  var asksForIndexOnly: Bool { index != nil && relations.isEmpty && selector.size == nil }

  /// Whether a text with a line separator matches where that counts as a space.
  func mayMeanSeparated(in elements: [ScreenElement]) -> Bool {
    guard let text else { return false }
    return elements.contains { element in
      element.texts.contains { each in
        each.contains(where: Self.separators.contains)
          && text.matches(String(each.map { Self.separators.contains($0) ? " " : $0 }))
      }
    }
  }

  private static let separators: Set<Character> = ["\u{2028}", "\u{2029}", "\u{A0}"]

  /// Whether its index leads to the same element, or to none, whichever of the doubtful elements match.
  func isIndexCertain(in elements: [ScreenElement], mayMatch: (ScreenElement) -> Bool) -> Bool {
    guard let index else { return true }
    let candidates = elements.indices.filter { mayMatch(elements[$0]) || matches($0, in: elements) }
    let counted = index < 0 ? candidates.suffix(-index) : candidates.prefix(index + 1)
    return !counted.contains { mayMatch(elements[$0]) }
  }

  /// An element that it means or not: what is known of places does not tell.
  func open(in elements: [ScreenElement]) -> ScreenElement? {
    if let open = elements.indices.first(where: { match($0, in: elements) == nil }) { return elements[open] }
    let found = elements.indices.filter { matches($0, in: elements) }
    guard let place = place(among: found), counted(place, of: found, in: elements) == nil else { return nil }
    return elements[found[place]]
  }

  /// Where the index leads among some that match; nil without an index, and where it leads to none.
  private func place(among found: [Int]) -> Int? {
    guard let index else { return nil }
    let place = index < 0 ? found.count + index : index
    return found.indices.contains(place) ? place : nil
  }

  /// The element at a place of those that match, in the order in which they are read; nil where their places do not tell.
  private func counted(_ place: Int, of found: [Int], in elements: [ScreenElement]) -> Int? {
    guard found.count > 1 else { return found.first }
    let order = ReadingOrder()
    return found.first { one in
      let before = found.filter { $0 != one }.map { other in
        other < one
          ? order.comes(elements[other], before: elements[one])
          : order.comes(elements[one], before: elements[other]).map { !$0 }
      }
      return !before.contains(nil) && before.count { $0 == true } == place
    }
  }

  /// What it is called, for a suggestion.
  var wanted: String? { text?.source ?? id?.source }

  /// The elements that it means, those that answer touches first; one alone when it has an index.
  func matches(in elements: [ScreenElement]) -> [ScreenElement] {
    let found = elements.indices.filter { matches($0, in: elements) }
    if index != nil {
      guard let place = place(among: found) else { return [] }
      return [elements[counted(place, of: found, in: elements) ?? found[place]]]
    }
    let ordered = found.filter { elements[$0].answersTouch } + found.filter { !elements[$0].answersTouch }
    return ordered.map { elements[$0] }
  }

  /// The first element that it means as they are listed, where that answers no touch and another one does.
  ///
  /// - Maestro: its driver for iOS tells of no element that it can be touched, so that the first one in the tree is
  ///   (IOSDriver and Filters.clickableFirst).
  func silentFirst(in elements: [ScreenElement]) -> ScreenElement? {
    guard index == nil, let first = elements.indices.first(where: { matches($0, in: elements) }),
      !elements[first].answersTouch,
      elements.indices.contains(where: { other in
        elements[other].answersTouch && matches(other, in: elements)
          && !sequence(first: other, next: { elements[$0].parent }).contains(first)
      })
    else { return nil }
    return elements[first]
  }

  private func matches(_ position: Int, in elements: [ScreenElement]) -> Bool { match(position, in: elements) == true }

  /// Whether it means an element; nil where that hangs on places that are not known.
  private func match(_ position: Int, in elements: [ScreenElement]) -> Bool? {
    let element = elements[position]
    if let text, !element.texts.contains(where: text.matches) { return false }
    if let id, element.identifier.map(id.matches) != true { return false }
    if let enabled = selector.enabled, !element.hasOpenState, element.isEnabled != enabled { return false }
    if let selected = selector.selected, element.isSelected != selected { return false }
    if let checked = selector.checked, (element.isChecked ?? false) != checked { return false }
    if let focused = selector.focused, element.isFocused != focused { return false }
    if !selector.traits.allSatisfy({ $0.fits(element) }) { return false }
    var isOpen = selector.enabled != nil && element.hasOpenState
    if let size = selector.size {
      switch size.fits(element) {
      case true?: break
      case false?: return false
      case nil: isOpen = true
      }
    }
    for (relation, queries) in relations {
      switch holds(relation, queries, position, in: elements) {
      case true?: break
      case false?: return false
      case nil: isOpen = true
      }
    }
    return isOpen ? nil : true
  }

  private func holds(
    _ relation: ElementSelector.Relation, _ queries: [ElementQuery], _ position: Int, in elements: [ScreenElement]
  ) -> Bool? {
    func ancestors(_ position: Int) -> [Int] {
      sequence(first: position) { elements[$0].parent }.dropFirst().map { $0 }
    }
    func any(_ query: ElementQuery, _ fits: (Int) -> Bool?) -> Bool? {
      var isOpen = false
      for index in elements.indices {
        guard let isMeant = query.match(index, in: elements) else {
          isOpen = isOpen || fits(index) != false
          continue
        }
        guard isMeant else { continue }
        switch fits(index) {
        case true?: return true
        case false?: break
        case nil: isOpen = true
        }
      }
      return isOpen ? nil : false
    }
    func lies(_ side: ScreenElement.Side) -> Bool? {
      let contents = ScrolledContent()
      return any(queries[0]) { $0 == position ? false : elements[position].lies(side, of: elements[$0], in: contents) }
    }
    switch relation {
    case .childOf:
      let above = Set(ancestors(position))
      return any(queries[0]) { above.contains($0) }
    case .containsChild: return any(queries[0]) { elements[$0].parent == position }
    case .containsDescendants:
      let found = queries.map { query in any(query) { ancestors($0).contains(position) } }
      return found.contains(false) ? false : found.contains(nil) ? nil : true
    case .below: return lies(.below)
    case .above: return lies(.above)
    case .leftOf: return lies(.left)
    case .rightOf: return lies(.right)
    }
  }
}

extension ElementSelector.Relation {
  /// The selectors that the relation is to.
  fileprivate var selectors: [ElementSelector] {
    switch self {
    case .below(let other), .above(let other), .leftOf(let other), .rightOf(let other), .containsChild(let other),
      .childOf(let other):
      [other]
    case .containsDescendants(let others): others
    }
  }
}

extension ElementSelector.Size {
  /// Whether an element is as large; nil where its size is not known.
  @MainActor
  fileprivate func fits(_ element: ScreenElement) -> Bool? {
    let known = element.knownSize
    let answers = [fits(width, known.width), fits(height, known.height)]
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func fits(_ wanted: Int?, _ length: ClosedRange<CGFloat>?) -> Bool? {
    guard let wanted = wanted.map({ CGFloat($0) }) else { return true }
    guard let length else { return nil }
    let fitting = wanted - CGFloat(tolerance ?? 0)...wanted + CGFloat(tolerance ?? 0)
    if fitting.contains(length.lowerBound), fitting.contains(length.upperBound) { return true }
    return fitting.overlaps(length) ? nil : false
  }
}

extension ElementSelector.Trait {
  @MainActor
  fileprivate func fits(_ element: ScreenElement) -> Bool {
    switch self {
    case .text: !element.texts.isEmpty
    case .longText: element.texts.contains { $0.count >= 200 }
    case .square: element.frame.height > 0 && abs(element.frame.width / element.frame.height - 1) <= 0.03
    }
  }
}

extension FlowVariables {
  /// The text of a template; what has no value makes the step undecided.
  func value(of template: Template) throws(StepFailure) -> String {
    do {
      return try text(of: template)
    } catch {
      throw StepFailure(error: error)
    }
  }
}

extension StepFailure {
  /// An expression that has no value here: a name that is missing fails, JavaScript is undecided.
  init(error: ExpressionError) {
    switch error.reason {
    case .undefined: self.init(error.description)
    case .unsupported: self.init(error.description, verdict: .undecided)
    }
  }
}
