// swift-format-ignore-file
// The files of Models/VisualFormat as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let visualFormatTexts: [(path: String, text: String)] = [
    (
      "VisualFormat/VisualFormat.swift",
      ##"""
import UIKit

/// Constraints that a text draws: `H:|-10-[name(>=40)]-[other]-10-|`.
///
/// - UIKit: Auto Layout Guide, "Visual Format Language".
extension NSLayoutConstraint {
  typealias FormatOptions = NSLayoutFormatOptions

  static func constraints(
    withVisualFormat format: String, options: NSLayoutFormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let reader = VisualFormatReader(format, metrics ?? [:], views)
    reader.read()
    return reader.drawing(options).constraints()
  }
}

/// How the views of a line lie beside one another.
struct NSLayoutFormatOptions: OptionSet {
  let rawValue: Int

  static let alignAllLeft = NSLayoutFormatOptions(rawValue: 1 << 1)
  static let alignAllRight = NSLayoutFormatOptions(rawValue: 1 << 2)
  static let alignAllTop = NSLayoutFormatOptions(rawValue: 1 << 3)
  static let alignAllBottom = NSLayoutFormatOptions(rawValue: 1 << 4)
  static let alignAllLeading = NSLayoutFormatOptions(rawValue: 1 << 5)
  static let alignAllTrailing = NSLayoutFormatOptions(rawValue: 1 << 6)
  static let alignAllCenterX = NSLayoutFormatOptions(rawValue: 1 << 9)
  static let alignAllCenterY = NSLayoutFormatOptions(rawValue: 1 << 10)
  static let alignAllLastBaseline = NSLayoutFormatOptions(rawValue: 1 << 11)
  static let alignAllFirstBaseline = NSLayoutFormatOptions(rawValue: 1 << 12)
  static let directionLeadingToTrailing = NSLayoutFormatOptions(rawValue: 0)
  static let directionLeftToRight = NSLayoutFormatOptions(rawValue: 1 << 16)
  static let directionRightToLeft = NSLayoutFormatOptions(rawValue: 2 << 16)
}

/// A distance or a size: a number, or as large as a view or guide, with a relation and a priority.
struct VisualMeasure {
  var relation = NSLayoutConstraint.Relation.equal
  var amount: CGFloat = 0
  var item: Any?
  var priority: Float = 1000
}

/// What stands between two views of a line, or between one and the edge.
enum VisualGap {
  case none
  /// The standard distance, which hangs on where it is.
  case standard
  case measured([VisualMeasure])
}

/// A view or guide of a line, with its sizes and the gap before it.
struct VisualItem {
  let item: Any
  let sizes: [VisualMeasure]
  let gap: VisualGap

  /// The view that it lies in, to whose edges lines reach.
  var around: UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }
}

/// A line as it is drawn.
struct VisualDrawing {
  let isVertical: Bool
  let options: NSLayoutFormatOptions
  let items: [VisualItem]
  /// The gap to the edge at the end; the first item has the one at the start.
  let startsAtEdge: Bool
  let endsAtEdge: Bool
  let lastGap: VisualGap

  private var ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  func constraints() -> [NSLayoutConstraint] {
    let (start, end) = ends
    let sign: CGFloat = options.contains(.directionRightToLeft) && !isVertical ? -1 : 1
    var made: [NSLayoutConstraint] = []
    for (index, each) in items.enumerated() {
      for size in each.sizes { made.append(constraint(on: each.item, size)) }
      if index > 0 {
        made += gap(each.gap, each.item, start, items[index - 1].item, end, sign, standard: 8)
        made += aligned(items[index - 1].item, each.item)
      } else if startsAtEdge {
        let around = edge(of: each)
        made += gap(each.gap, each.item, start, around, start, sign, standard: standardDistanceToEdge())
      }
    }
    if endsAtEdge, let last = items.last {
      let around = edge(of: last)
      made += gap(lastGap, around, end, last.item, end, sign, standard: standardDistanceToEdge())
    }
    return made
  }

  private func edge(of item: VisualItem) -> UIView {
    guard let around = item.around else {
      fatalError("Unable to parse constraint format: Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return around
  }

  private func constraint(on item: Any, _ size: VisualMeasure) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: size.relation, toItem: size.item,
      attribute: size.item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: size.amount)
    made.priority = UILayoutPriority(rawValue: size.priority)
    return made
  }

  private func gap(
    _ gap: VisualGap, _ item: Any, _ edge: NSLayoutConstraint.Attribute, _ other: Any,
    _ otherEdge: NSLayoutConstraint.Attribute, _ sign: CGFloat, standard: CGFloat
  ) -> [NSLayoutConstraint] {
    var measures = [VisualMeasure()]
    switch gap {
    case .none: break
    case .standard: measures = [VisualMeasure(amount: standard)]
    case .measured(let given): measures = given
    }
    return measures.map { measure in
      let made = NSLayoutConstraint(
        item: item, attribute: edge, relatedBy: measure.relation, toItem: other, attribute: otherEdge, multiplier: 1,
        constant: measure.amount * sign)
      made.priority = UILayoutPriority(rawValue: measure.priority)
      return made
    }
  }

  private func aligned(_ first: Any, _ second: Any) -> [NSLayoutConstraint] {
    let alignments: [(NSLayoutFormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return alignments.filter { options.contains($0.0) }.map { alignment in
      NSLayoutConstraint(
        item: second, attribute: alignment.1, relatedBy: .equal, toItem: first, attribute: alignment.1, multiplier: 1,
        constant: 0)
    }
  }
}
"""##
    ),
    (
      "VisualFormat/VisualFormatReader.swift",
      ##"""
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
"""##
    ),
  ]
}
