import FlowModel

/// How transitions look in a diagram.
enum EdgeLook {
  typealias Attributes = [(name: String, value: DOTGraph.Value)]

  /// Longer lines of a label are shortened; the tooltip has them whole.
  private static let lineLimit = 40

  /// A storyboard reference that no transition leads to, and what it refers to.
  static let reference: Attributes = [("label", "refers to"), ("style", "dotted")]

  static func attributes(of transition: Transition) -> Attributes {
    let lines = lines(of: transition)
    var attributes: Attributes = [
      ("label", .text(lines.map { DOTText.shortened($0, to: lineLimit) }.joined(separator: "\n"))),
      ("tooltip", .text(tooltip(of: transition, lines))),
    ]
    switch transition.kind {
    case .relationship: attributes += [("color", "#9aa3b2"), ("fontcolor", "#6b7280"), ("arrowhead", "odot")]
    case .embed: attributes += [("color", "#9aa3b2"), ("fontcolor", "#6b7280"), ("style", "dashed")]
    case .unwind: attributes += [("style", "dashed")]
    case .present, .modal, .popover: attributes += [("color", "#1d5fc4")]
    default: break
    }
    if transition.isInCode { attributes += [("style", "bold,dotted"), ("fontname", "Courier")] }
    return attributes
  }

  /// All of a label's lines; of a transition in code, the Swift line before them.
  private static func tooltip(of transition: Transition, _ lines: [String]) -> String {
    ((transition.isInCode ? ["\(transition.location)"] : []) + lines).joined(separator: ", ")
  }

  /// What happens and by what name, and what a user touches for it.
  private static func lines(of transition: Transition) -> [String] {
    guard let trigger = transition.trigger, transition.kind != .embed else { return [transition.summary] }
    return [transition.summary, trigger.shortSpelling]
  }
}
