import FlowInterfaceBuilder
import FlowModel

/// Lists of commands → steps. A faulty command is reported and the next one read.
struct StepReader {
  /// The file that the commands stand in.
  let file: FlowFileReader

  /// The steps of a list; faulty ones are reported and left out.
  func steps(_ list: YAMLNode) -> [Step] {
    do throws(FlowError) {
      return try file.session.nested(at: list.location) { (list.elements ?? []).compactMap(reported) }
    } catch {
      file.session.report(error, callSites: file.callSites)
      return []
    }
  }

  private func reported(_ node: YAMLNode) -> Step? {
    do throws(FlowError) {
      return try step(node)
    } catch {
      file.session.report(error, callSites: file.callSites)
      return nil
    }
  }

  private func step(_ node: YAMLNode) throws(FlowError) -> Step {
    let options = try options(node)
    let command = try CommandReader(options: options, steps: self).command()
    return Step(
      location: node.location, callSites: file.callSites, label: options.text("label"),
      isOptional: options.flag("optional") ?? options.spec.isOptionalByDefault, command: command,
      sourceText: StepSummary.text(of: node, spec: options.spec))
  }

  private func options(_ node: YAMLNode) throws(FlowError) -> Options {
    switch node.content {
    case .scalar:
      guard let name = node.text else {
        throw FlowError(node.location, "a dash stands without a command", hint: "remove it, or write a command")
      }
      return try bareCommand(name, at: node.location)
    case .mapping(let entries):
      return try mappedCommand(entries, at: node)
    case .sequence:
      throw FlowError(
        node.opening, "a command is a name, or a name with options, not a list",
        hint: "write each command on a line of its own: \"- tapOn: Sign in\"")
    }
  }

  private func bareCommand(_ name: String, at location: SourceLocation) throws(FlowError) -> Options {
    guard let spec = CommandCatalog.command(named: name) else { throw unknownCommand(name, at: location) }
    guard spec.isBare else {
      let example = spec.shorthand.map { "write \"- \(spec.name): …\" (\($0)) or a map with " } ?? "write a map with "
      throw FlowError(
        location, "the command \(spec.name) needs options",
        hint: example + spec.options.prefix(6).map(\.name).joined(separator: ", "))
    }
    return Options(bare: spec, at: location)
  }

  private func mappedCommand(_ entries: [YAMLNode.Entry], at node: YAMLNode) throws(FlowError) -> Options {
    guard let entry = entries.first, let name = entry.key.text else {
      throw FlowError(node.opening, "a command needs a name", hint: "write \"- tapOn: Sign in\", for example")
    }
    guard let spec = CommandCatalog.command(named: name), spec.name == name else {
      throw unknownCommand(name, at: entry.key.location)
    }
    if entry.value.isNull {
      throw FlowError(
        entry.value.end, "nothing follows the colon of \(name)",
        hint: spec.isBare
          ? "write \"- \(name)\" without the colon, or give it options"
          : "give it options, or remove the command")
    }
    if entries.count > 1 { throw secondField(entries[1], beside: spec) }
    return try Options(entry.value, of: spec, at: node.location)
  }

  private func secondField(_ entry: YAMLNode.Entry, beside spec: CommandSpec) -> FlowError {
    let field = entry.key.text ?? ""
    let hint =
      CommandCatalog.command(named: field) != nil
      ? "begin \(field) on its own line with a dash"
      : "indent \(field) below \(spec.name), as one of its options"
    return FlowError(entry.key.location, "\"\(field.shortened(to: 60))\" stands beside \(spec.name)", hint: hint)
  }

  private func unknownCommand(_ name: String, at location: SourceLocation) -> FlowError {
    let near = NearestName.of(name, in: CommandCatalog.names)
    return FlowError(
      location, "\"\(name.shortened(to: 60))\" is not a command",
      hint: near.map { "did you mean \($0)?" } ?? "Documentation/Flows.md lists all commands")
  }
}

extension CommandSpec {
  /// Maestro lets a flow go on after a failure of its AI commands, unless told otherwise.
  var isOptionalByDefault: Bool { name.hasSuffix("WithAI") }
}
