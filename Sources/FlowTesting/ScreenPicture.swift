import FlowInterfaceBuilder
import FlowScript

/// A picture of the screen in text: what has a place stands there, what has none is told below.
///
/// A column is about eight points wide and a line about sixteen high; lines on which nothing begins are left out.
struct ScreenPicture: CustomStringConvertible {
  private static let columns = 50
  private static let mostLines = 60
  private var lines: [[Character]]
  private let scale: Double
  private var placeless: [String] = []
  /// The cells and controls that the next element may lie in, with their lines.
  private var around: [(depth: Int, left: Int, line: Int)] = []
  private let title: String

  init(_ screen: ScreenSnapshot) {
    let width = max(screen.size.first ?? 0, 1)
    scale = width / Double(Self.columns)
    let height = Int(((screen.size.last ?? 0) / (scale * 2)).rounded(.up))
    lines = Array(
      repeating: Array(repeating: " ", count: Self.columns), count: min(max(height, 1), Self.mostLines))
    title = screen.screens.last.map { LogText.line($0.name) } ?? "no screen"
    for element in screen.elements { draw(element) }
  }

  private mutating func draw(_ element: ScreenSnapshot.Element) {
    let caption = Self.caption(of: element)
    while let last = around.last, last.depth >= element.depth { around.removeLast() }
    guard let frame = element.frame, frame.count == 4 else {
      guard !caption.isEmpty else { return }
      // What a cell holds is in it, wherever that is.
      guard let cell = around.last else { return placeless.append(caption) }
      return write(caption, at: cell.left, cell.line, upTo: Self.columns)
    }
    let (left, right) = (column(frame[0]), column(frame[0] + frame[2]) - 1)
    let (top, bottom) = (row(frame[1]), row(frame[1] + frame[3]) - 1)
    guard bottom >= 0, top < lines.count, right >= 0, left < Self.columns else { return }
    let middle = max(top, (top + bottom) / 2)
    switch element.kind {
    case "cell":
      drawRule(left, right, bottom)
      write(caption, at: left + 1, middle, upTo: right)
      around.append((element.depth, left + 1, middle))
    case "button", "textField", "toggle", "segment", "alertButton":
      if bottom - top >= 2, right - left >= 3 {
        drawBox(left, top, right, bottom)
        write(caption, at: left + 2, middle, upTo: right - 1)
      } else {
        write("[\(caption)]", at: left, middle, upTo: Self.columns)
      }
    default: write(caption, at: left, middle, upTo: Self.columns)
    }
  }

  /// Its texts and the states that matter; of a control that has no text its identifier.
  private static func caption(of element: ScreenSnapshot.Element) -> String {
    let isPlain = ["view", "text"].contains(element.kind)
    let id = isPlain ? nil : element.id.map { "#\($0)" }
    let texts = element.texts.isEmpty ? [id].compactMap(\.self) : element.texts
    let states = element.states.isEmpty ? "" : " (\(element.states.joined(separator: ", ")))"
    let back = element.kind == "backButton" ? "‹ " : ""
    return texts.isEmpty ? "" : back + LogText.line(texts.joined(separator: " / ")) + states
  }

  private func column(_ points: Double) -> Int { Int((max(min(points, 1e4), -1e4) / scale).rounded()) }

  private func row(_ points: Double) -> Int { Int((max(min(points, 1e4), -1e4) / (scale * 2)).rounded()) }

  private mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    guard lines.indices.contains(row), lines[row].indices.contains(column) else { return }
    lines[row][column] = character
  }

  private mutating func drawRule(_ left: Int, _ right: Int, _ row: Int) {
    for column in max(left, 0)...max(0, left, min(right, Self.columns)) { set("─", column, row) }
  }

  private mutating func drawBox(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    drawRule(left, right, top)
    drawRule(left, right, bottom)
    for row in max(top, 0)...max(0, min(bottom, lines.count)) {
      set("│", left, row)
      set("│", right, row)
    }
    set("┌", left, top)
    set("┐", right, top)
    set("└", left, bottom)
    set("┘", right, bottom)
  }

  /// Writes a text where it lies, or on one of the next lines where another lies there already.
  private mutating func write(_ text: String, at left: Int, _ top: Int, upTo end: Int) {
    guard !text.isEmpty else { return }
    let start = max(0, min(left, Self.columns - 1))
    let room = max(min(end, Self.columns) - start, 1)
    let shown = text.count > room ? text.prefix(room - 1) + "…" : Substring(text)
    let free = (max(top, 0)..<lines.count).prefix(4).first { row in
      lines[row][start..<start + shown.count].allSatisfy { " ─│┌┐└┘".contains($0) }
    }
    guard let free else { return placeless.append(text) }
    for (offset, character) in shown.enumerated() { lines[free][start + offset] = character }
  }

  var description: String {
    var drawn: [String] = []
    var last: [Character] = []
    for line in lines {
      // Of lines that look the same one is enough.
      if line == last, line.allSatisfy({ " │".contains($0) }) { continue }
      last = line
      drawn.append("│" + String(line) + "│")
    }
    let head = "┌ \(title) ".prefix(Self.columns)
    let rule = String(repeating: "─", count: Self.columns + 1 - head.count)
    var text = ["\(head)\(rule)┐"] + drawn + ["└\(String(repeating: "─", count: Self.columns))┘"]
    if !placeless.isEmpty { text.append("at places that are not known: \(placeless.joined(separator: ", "))") }
    return text.joined(separator: "\n")
  }
}
