import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

/// What is known of the frame of a view, in points of its superview.
package struct LaidOutView: Sendable {
  /// One of the four numbers.
  package enum Part: String, CaseIterable, Sendable {
    case x, y, width, height
  }

  /// What comparing it with the frame that the document has says.
  package enum State: String, Sendable {
    /// All four numbers are the document's, within one point.
    case equal
    /// Some number is not determined, and none differs.
    case undetermined
    /// A number that is determined is another one.
    case different
    /// There is nothing to compare with.
    case excluded
  }

  /// The object in its document.
  package let object: InterfaceObject
  /// The numbers that are determined.
  package let known: [Part: Double]
  /// The numbers that the document has.
  package let saved: [Part: Double]
  package let state: State
  /// Why it is not equal, in words.
  package let reason: String?

  /// - Parameters:
  ///   - place: nil for a view that is not on the screen.
  ///   - exclusion: why the document's frame is none to compare with; nil where it is one.
  init(_ object: InterfaceObject, _ place: LayoutPlace?, exclusion: String?) {
    self.object = object
    let numbers: [Part: CGFloat?] = [
      .x: place?.x.min, .y: place?.y.min, .width: place?.x.size, .height: place?.y.size,
    ]
    let known = numbers.compactMapValues { $0.map { Double($0) } }
    let saved = object.frame.map { [Part.x: $0.x, .y: $0.y, .width: $0.width, .height: $0.height] } ?? [:]
    (self.known, self.saved) = (known, saved)
    let open = Part.allCases.filter { known[$0] == nil }
    let wrong = Part.allCases.filter { part in
      guard let number = known[part], let other = saved[part] else { return false }
      return abs(number - other) > 1
    }
    if let exclusion {
      (state, reason) = (.excluded, exclusion)
    } else if saved.isEmpty {
      (state, reason) = (.excluded, "the document has no frame of it")
    } else if !wrong.isEmpty {
      let words = wrong.map { part in
        "\(part.rawValue) is \(Self.text(known[part])) and not \(Self.text(saved[part]))"
      }
      (state, reason) = (.different, words.joined(separator: ", "))
    } else if place == nil {
      (state, reason) = (.undetermined, "it is in no cell or view that comes up without data")
    } else if !open.isEmpty {
      let words = "\(open.map(\.rawValue).joined(separator: ", ")) not determined"
      (state, reason) = (.undetermined, words)
    } else {
      (state, reason) = (.equal, nil)
    }
  }

  /// Whether texts or images decide how large it is, as far as its constraints leave that open.
  package var hangsOnContent: Bool {
    switch object.elementName {
    case "label", "button", "textView", "imageView":
      let fixed = object.constraints.filter { constraint in
        constraint.firstItemID == nil && constraint.secondItemID == nil && constraint.relation == "equal"
          && constraint.priority >= 1_000
      }.map(\.firstAttribute)
      return !(fixed.contains("width") && fixed.contains("height"))
    case "stackView":
      return object.subviews.contains { LaidOutView($0, nil, exclusion: nil).hangsOnContent }
    default: return false
    }
  }

  /// The view's class.
  package var className: String {
    object.customClass ?? "UI\(object.elementName.prefix(1).uppercased())\(object.elementName.dropFirst())"
  }

  /// The frame as text, with a question mark for each number that is not determined.
  package var frameText: String {
    let numbers = Part.allCases.map { Self.text(known[$0]) }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }

  static func text(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "?" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
