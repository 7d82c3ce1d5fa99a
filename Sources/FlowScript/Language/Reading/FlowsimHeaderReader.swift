/// The `flowsim:` key of a header → what it says. Its keys are checked, as nobody else reads them.
struct FlowsimHeaderReader {
  /// Reads the assertions inside.
  let steps: StepReader

  static let options = [
    OptionSpec("app", .text), OptionSpec("target", .text), OptionSpec("initial", .text), OptionSpec("device", .text),
    OptionSpec("orientation", .text), OptionSpec("os", .text), OptionSpec("locale", .text),
    OptionSpec("date", .text),
  ]

  private static let lists = ["stubs", "given", "expect"]

  /// The header's part for flowsim.
  func header(_ node: YAMLNode) throws(FlowError) -> FlowsimHeader {
    guard let entries = node.entries else {
      throw FlowError(
        node.location, "flowsim must be a map, not \(node.kind)",
        hint: "its keys are app, target, initial, device, orientation, os, locale, date, stubs, given, expect")
    }
    var header = FlowsimHeader(location: node.location)
    for entry in entries {
      do throws(FlowError) {
        try read(entry, into: &header)
      } catch {
        steps.file.session.report(error, callSites: steps.file.callSites)
      }
    }
    return header
  }

  private func read(_ entry: YAMLNode.Entry, into header: inout FlowsimHeader) throws(FlowError) {
    guard let name = entry.key.text,
      Self.lists.contains(name) || Self.options.contains(where: { $0.name == name })
    else {
      throw OptionCheck.unknown(entry, owner: "flowsim", names: Self.options.map(\.name) + Self.lists)
    }
    if name == "stubs" {
      header.stubs = try stubs(entry.value)
      return
    }
    if name == "given" {
      header.givens = try givens(entry.value)
      return
    }
    if name == "expect" {
      header.expectations = try expectations(entry.value)
      return
    }
    try OptionCheck.check(entry.value, is: .text, name: name)
    let value = Located(entry.value.text ?? "", at: entry.value.location)
    switch name {
    case "app": header.app = value
    case "target": header.target = value
    case "initial": header.initial = value
    case "device": header.device = value
    case "orientation": header.orientation = value
    case "locale": header.locale = value
    case "date": header.date = value
    default: header.os = value
    }
  }

  private func stubs(_ node: YAMLNode) throws(FlowError) -> [Located<String>] {
    if node.text == nil { try OptionCheck.check(node, is: .texts, name: "stubs") }
    return (node.elements ?? [node]).map { Located($0.text ?? "", at: $0.location) }
  }

  private func givens(_ node: YAMLNode) throws(FlowError) -> [Given] {
    try OptionCheck.check(node, is: .anyList, name: "given")
    return (node.elements ?? []).compactMap { element in
      do throws(FlowError) {
        return try GivenReader.given(element)
      } catch {
        steps.file.session.report(error, callSites: steps.file.callSites)
        return nil
      }
    }
  }

  private func expectations(_ node: YAMLNode) throws(FlowError) -> [Expectation] {
    guard let entries = node.entries else {
      throw FlowError(
        node.location, "expect must be a map, not \(node.kind)",
        hint: "its keys are labels of commands, or end; the values are lists of assertions")
    }
    return entries.compactMap { entry in
      do throws(FlowError) {
        return try expectation(entry)
      } catch {
        steps.file.session.report(error, callSites: steps.file.callSites)
        return nil
      }
    }
  }

  private func expectation(_ entry: YAMLNode.Entry) throws(FlowError) -> Expectation {
    guard let label = entry.key.text else {
      throw FlowError(entry.key.location, "a key of expect must be a label, or end")
    }
    try OptionCheck.check(entry.value, is: .commands, name: "expect \"\(label.shortened(to: 60))\"")
    try checkAssertions(entry.value)
    return Expectation(
      location: entry.key.location, point: label == "end" ? .end : .label(label), assertions: steps.steps(entry.value))
  }

  private func checkAssertions(_ list: YAMLNode) throws(FlowError) {
    for element in list.elements ?? [] {
      let name = element.text ?? element.entries?.first?.key.text ?? ""
      guard let spec = CommandCatalog.command(named: name), !spec.isAssertion else { continue }
      throw FlowError(
        element.location, "\(name) is no assertion",
        hint: "expect only looks; it takes \(CommandCatalog.assertions.map(\.name).joined(separator: ", "))")
    }
  }
}
