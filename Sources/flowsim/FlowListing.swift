import ArgumentParser
import FlowInterfaceBuilder
import FlowScript
import Foundation

/// Which flows would run, and with which steps.
struct FlowListing {
  private let flows: [Flow]
  private let subflows: [String]

  init(_ flows: [Flow], subflows: [String]) {
    self.flows = flows
    self.subflows = subflows
  }

  /// Prints the flows, a line each.
  ///
  /// - Parameters:
  ///   - verifier: where it is there, it reads the flows' apps as well, and the steps are printed.
  ///   - faults: what is wrong with flows that could not be read.
  /// - Throws: with the status for unreadable input where something cannot be read.
  @MainActor
  func write(checkedBy verifier: FlowVerifier?, faults: [FlowError]) throws {
    var text = ""
    var steps = 0
    var errors: [FlowError] = []
    for flow in flows {
      let tags = flow.header.tags
      text += "\(LogText.line(flow.file)): \(LogText.line(flow.name))"
      text += tags.isEmpty ? "\n" : "  [\(tags.map(LogText.line).joined(separator: ", "))]\n"
      guard let verifier else { continue }
      let all = flow.header.onFlowStart + flow.steps + flow.header.onFlowComplete
      add(all, depth: 1, to: &text, &steps)
      do throws(FlowErrors) { try verifier.check(flow) } catch { errors += error.errors }
    }
    if let verifier { errors += verifier.unreadableFiles }
    errors = FlowErrors(errors).errors
    for error in errors { Console.error(error.description) }
    text += Self.note(of: subflows)
    let count = Console.counted(flows.count, "flow")
    text += verifier == nil ? "\(count)\n" : "\(count), \(Console.counted(steps, "step")): nothing was run\n"
    try Console.write(Data(text.utf8), as: .text, to: nil)
    if !errors.isEmpty || !faults.isEmpty { throw ExitCode(ExitStatus.unusable) }
  }

  /// The line about flows that do not run alone; empty for none.
  static func note(of subflows: [String]) -> String {
    guard !subflows.isEmpty else { return "" }
    return "not run alone, as others run them: \(subflows.map(LogText.line).joined(separator: ", "))\n"
  }

  private func add(_ steps: [Step], depth: Int, to text: inout String, _ count: inout Int) {
    for step in steps {
      count += 1
      let title = step.label?.source ?? step.sourceText
      text += String(repeating: "  ", count: depth) + "- \(LogText.line(title))  (\(step.location))\n"
      add(step.command.steps, depth: depth + 1, to: &text, &count)
    }
  }
}
