import FlowInterfaceBuilder
import Foundation

extension ScreenSnapshot {
  /// The screens and the elements, a line each.
  package var text: String {
    var text = "screens: \(screens.map { LogText.line($0.name) }.joined(separator: " › "))\n"
    text += "stack: \(stack.isEmpty ? "none" : stack.map(LogText.line).joined(separator: " › "))\n"
    for element in elements {
      var words = [LogText.line(element.type)]
      words += element.texts.map { "\"\(LogText.line($0))\"" }
      if let id = element.id { words.append("id: \(LogText.line(id))") }
      words += element.states
      if let frame = element.frame {
        words.append("(\(element.isExact ? "" : "~")\(frame.map(Self.number).joined(separator: " ")))")
      }
      text += String(repeating: "  ", count: element.depth) + words.joined(separator: " ") + "\n"
    }
    return text
  }

  /// All but the trace, with sorted keys.
  package func json() throws -> Data {
    var screen = self
    screen.trace = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(screen) + Data("\n".utf8)
  }

  private static func number(_ number: Double) -> String { "\(Int(number.rounded()))" }
}

extension Flow {
  /// A flow that launches an app and does nothing else.
  package static func launch(of app: String) -> Flow {
    let place = SourceLocation(file: app, line: 1, column: 1)
    let step = Step(location: place, command: .launchApp(LaunchApp()), sourceText: "launchApp")
    return Flow(file: app, header: FlowHeader(location: place), steps: [step])
  }
}
