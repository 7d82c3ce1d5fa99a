import FlowInterfaceBuilder
import Yams

/// A fault of the YAML itself, in a flow writer's words.
struct YAMLFault {
  private let error: any Error
  private let source: YAMLSource

  init(_ error: any Error, in source: YAMLSource) {
    self.error = error
    self.source = source
  }

  var flowError: FlowError {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      let words = problem.contains("nesting") ? "too much is open inside of one another" : problem
      return FlowError(location(mark), "the file is not valid YAML: \(words)", hint: hint(for: problem))
    case YamlError.reader(let problem, let offset, _, _):
      let place = source.location(at: offset.map { min($0, source.scalars.count) } ?? 0)
      return FlowError(place, "the file is not valid YAML: \(problem)", hint: "save it as UTF-8 text")
    case YamlError.duplicatedKeysInMapping(let names, let context):
      let list = names.map { "\"\($0.shortened(to: 60))\"" }.joined(separator: ", ")
      return FlowError(
        location(context.mark), "the key \(list) is written twice in one map",
        hint: "keep one of them; of a command that is meant twice, begin each with its own dash")
    default:
      return FlowError(source.location(at: 0), "the file is not valid YAML")
    }
  }

  private func location(_ mark: Mark) -> SourceLocation {
    source.location(at: source.offset(line: mark.line, column: mark.column))
  }

  private func hint(for problem: String) -> String? {
    if problem.contains("nesting") { return "is a bracket left open?" }
    if problem.contains("mapping values are not allowed") {
      return "text with a colon needs quotes, and a key with a value of its own needs a new line"
    }
    if problem.contains("cannot start any token") { return "text that begins with this character needs quotes" }
    if problem.contains("block collection") || problem.contains("expected <block end>") {
      return "is a line indented differently from its neighbours, or a dash missing?"
    }
    if problem.contains("undefined alias") { return "text that begins with an asterisk needs quotes" }
    if problem.contains("end of stream") { return "is a quote or a bracket left open?" }
    return nil
  }
}
