import Foundation

extension FlowCoverage {
  /// The figures, then what no flow goes by, and which flows count in part.
  package var text: String {
    var lines = ["\(figures), by \(flows.count) flow\(flows.count == 1 ? "" : "s")"]
    func add(_ heading: String, _ items: [String]) {
      if !items.isEmpty { lines += ["", heading] + items.map { "  \($0)" } }
    }
    add(
      "No flow is on:",
      screens.filter { $0.flows == 0 }.map { "\($0.text)  (\($0.screen ?? ""), \($0.places))" })
    add("No flow takes:", transitions.filter { $0.flows == 0 }.map { "\($0.text)  (\($0.places))" })
    add(
      "Counted as far as they are decided:",
      flows.compactMap { flow in
        flow.end.map { "\($0.file):\($0.line): \($0.verdict) at '\($0.step)'" }
      })
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is below a minimum, a line for each.
  ///
  /// - Parameter minimum: percent.
  package func shares(below minimum: Int) -> [String] {
    [("screens", screenShare), ("transitions", transitionShare)].compactMap { name, share in
      guard share.covered * 100 < minimum * share.all else { return nil }
      return "flows go by \(share.text) of the \(name): --minimum asks for \(minimum) %."
    }
  }

  private struct Report: Encodable {
    var version = 1
    var flows: [Flow]
    var screens: Share
    var transitions: Share
    var items: Items

    struct Items: Encodable {
      var screens: [Item]
      var transitions: [Item]
    }
  }

  /// The same as JSON with sorted keys, which ends with a line break.
  ///
  /// - Throws: what `JSONEncoder` throws, which for these values is nothing.
  package func json() throws -> String {
    let report = Report(
      flows: flows, screens: screenShare, transitions: transitionShare,
      items: Report.Items(screens: screens, transitions: transitions))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}

extension FlowCoverage.Item {
  /// `App/Main.storyboard:12`.
  fileprivate var places: String { file.map { "\($0):\(line ?? 1)" } ?? "" }
}
