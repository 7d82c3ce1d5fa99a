import UIKit

/// Reads a line of the visual format language.
final class VisualFormatReader {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0
  private var isVertical = false
  private var items: [VisualItem] = []
  private var startsAtEdge = false
  private var endsAtEdge = false
  private var gap = VisualGap.none

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    self.format = format
    characters = Array(format.filter { $0 != " " && $0 != "\n" })
    self.metrics = metrics
    self.views = views
  }

  func drawing(_ options: NSLayoutFormatOptions) -> VisualDrawing {
    VisualDrawing(
      isVertical: isVertical, options: options, items: items, startsAtEdge: startsAtEdge, endsAtEdge: endsAtEdge,
      lastGap: gap)
  }

  func read() {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    startsAtEdge = take("|")
    while place < characters.count {
      gap = readGap()
      if take("[") {
        readView()
        gap = .none
      } else if take("|"), !items.isEmpty, place == characters.count {
        endsAtEdge = true
      } else {
        fail()
      }
    }
    if items.isEmpty { fail() }
  }

  private func fail() -> Never { fatalError("Unable to parse constraint format: \(format)") }

  private func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard place + wanted.count <= characters.count else { return false }
    for (index, character) in wanted.enumerated() {
      if characters[place + index] != character { return false }
    }
    place += wanted.count
    return true
  }

  private func readGap() -> VisualGap {
    guard take("-") else { return .none }
    if place < characters.count, characters[place] == "[" || characters[place] == "|" { return .standard }
    let measures = take("(") ? readMeasures() : [readMeasure()]
    if !take("-") { fail() }
    return .measured(measures)
  }

  private func readView() {
    let name = readName()
    guard let item = item(name) else { fatalError("\(name) is not a key in the views dictionary.") }
    let sizes = take("(") ? readMeasures() : []
    if !take("]") { fail() }
    items.append(VisualItem(item: item, sizes: sizes, gap: gap))
  }

  /// A view of a name, or a layout guide, as `topLayoutGuide` is one.
  private func item(_ name: String) -> Any? {
    if let view = views[name] as? UIView { return view }
    return views[name] as? UILayoutGuide
  }

  /// Measures up to the closing parenthesis.
  private func readMeasures() -> [VisualMeasure] {
    var measures: [VisualMeasure] = []
    repeat { measures.append(readMeasure()) } while take(",")
    if !take(")") { fail() }
    return measures
  }

  private func readMeasure() -> VisualMeasure {
    var measure = VisualMeasure()
    if take(">=") {
      measure.relation = .greaterThanOrEqual
    } else if take("<=") {
      measure.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = readName()
    if let number = number(name) {
      measure.amount = number
    } else if let item = item(name) {
      measure.item = item
    } else {
      fail()
    }
    if take("@") { measure.priority = Float(number(readName()) ?? 1000) }
    return measure
  }

  private func number(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    let metric = metrics[name]
    if let number = metric as? CGFloat { return number }
    if let number = metric as? Double { return CGFloat(number) }
    if let number = metric as? Int { return CGFloat(number) }
    if let number = metric as? Float { return CGFloat(number) }
    if let number = metric as? NSNumber { return CGFloat(number.doubleValue) }
    return nil
  }

  /// A name or a number.
  private func readName() -> String {
    var name = ""
    while place < characters.count {
      let character = characters[place]
      let isSign = name.isEmpty && (character == "-" || character == "+")
      guard character.isLetter || character.isNumber || character == "_" || character == "." || isSign else { break }
      name.append(character)
      place += 1
    }
    if name.isEmpty { fail() }
    return name
  }
}
