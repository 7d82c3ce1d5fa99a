/// How the arrows of a diagram look: each kind has a head or a line of its own, whatever its colour.
struct EdgeLook {
  typealias Attributes = [(name: String, value: DOTGraph.Value)]

  var style: DrawingStyle
  var palette: Palette { style.theme.palette }

  /// Longer texts of a label are broken, and shortened after two lines; the tooltip has them whole.
  private static let lineLimit = 26
  /// More transitions are counted.
  private static let stepLimit = 3

  /// - Parameters:
  ///   - edge: the way.
  ///   - part: whether it begins at a part of a container's box, which has the label.
  func attributes(of edge: Diagram.Edge, isPart: Bool = false) -> Attributes {
    let shown =
      [edge.mark, edge.findingMark].compactMap(\.self) + (isPart ? Self.containerLine(edge) : Self.texts(of: edge))
    var attributes: Attributes = []
    if !shown.isEmpty {
      let label = shown.flatMap { DOTText.wrapped($0, to: Self.lineLimit) }.joined(separator: "\n")
      attributes.append(("label", .text(label)))
    }
    attributes.append(("tooltip", .text(Self.tooltip(of: edge))))
    var look = look(of: edge.kind)
    if let flows = edge.flows {
      look.removeAll { $0.name == "color" || $0.name == "fontcolor" }
      look +=
        flows > 0
        ? [("color", .text(palette.taken)), ("penwidth", "2.5")]
        : [("color", .text(palette.frameBorder)), ("fontcolor", .text(palette.faint))]
    }
    if edge.findings?.contains(where: { $0.severity > .note }) == true {
      look.removeAll { $0.name == "fontcolor" }
      look.append(("fontcolor", .text(palette.missing)))
    }
    attributes += look
    if edge.isInCode { attributes.append(("style", "bold,dotted")) }
    let kind = edge.kind.allSatisfy { $0.isASCII && $0.isLetter } ? edge.kind : "other"
    attributes.append(("class", .text(kind + (edge.isInCode ? " code" : ""))))
    let step = edge.transitions.first
    if let link = style.link(to: step?.file, line: step?.line) { attributes.append(("URL", .text(link))) }
    return attributes
  }

  private func look(of kind: String) -> Attributes {
    switch kind {
    case "relationship":
      [("color", .text(palette.quietArrow)), ("fontcolor", .text(palette.faint)), ("arrowhead", "odot")]
    case "embed":
      [
        ("color", .text(palette.quietArrow)), ("fontcolor", .text(palette.faint)), ("style", "dashed"),
        ("arrowhead", "obox"),
      ]
    case "reference":
      [("color", .text(palette.quietArrow)), ("fontcolor", .text(palette.faint)), ("style", "dotted")]
    case "unwind": [("style", "dashed"), ("arrowhead", "vee")]
    case "present", "modal": [("color", .text(palette.presentation)), ("arrowhead", "empty")]
    case "popover": [("color", .text(palette.presentation)), ("arrowhead", "odiamond")]
    case "replace": [("arrowhead", "normalnormal")]
    case "show", "showDetail", "push": []
    default: [("arrowhead", "diamond")]
    }
  }

  // MARK: Texts

  /// What happens and by what name, and what a user touches for it; of parallel ones their number first.
  static func texts(of edge: Diagram.Edge) -> [String] {
    guard edge.transitions.count > 1 else { return lines(of: edge) }
    let summaries = Set(edge.transitions.map(\.summary))
    var texts: [String] = []
    for step in edge.transitions {
      let text = summaries.count == 1 ? step.trigger : step.trigger ?? step.summary
      if let text, !texts.contains(text) { texts.append(text) }
    }
    let first = summaries.count == 1 ? edge.transitions[0].summary : edge.kind
    let more = texts.count - stepLimit
    return ["\(first) ×\(edge.transitions.count)"]
      + (more > 1 ? Array(texts.prefix(stepLimit)) + ["and \(more) more"] : texts) + containerLine(edge)
  }

  /// All of a label's lines.
  static func lines(of edge: Diagram.Edge) -> [String] {
    edge.transitions.flatMap { [$0.summary, $0.trigger].compactMap(\.self) } + containerLine(edge)
  }

  /// All of a label's lines as one, and whether code makes it.
  static func wholeText(of edge: Diagram.Edge) -> String {
    (lines(of: edge) + (edge.isInCode ? ["in code"] : [])).joined(separator: ", ")
  }

  private static func containerLine(_ edge: Diagram.Edge) -> [String] {
    NodeLook.word(for: edge.containers).map { ["in \($0)"] } ?? []
  }

  /// All of a label's lines; of a transition in code, the Swift line before them.
  static func tooltip(of edge: Diagram.Edge) -> String {
    guard edge.isInCode else { return lines(of: edge).joined(separator: ", ") }
    let steps = edge.transitions.map { step in
      let place = step.file.map { "\($0):\(step.line ?? 1), " } ?? ""
      return place + [step.summary, step.trigger].compactMap(\.self).joined(separator: ", ")
    }
    return (steps + containerLine(edge)).joined(separator: ", ")
  }
}
