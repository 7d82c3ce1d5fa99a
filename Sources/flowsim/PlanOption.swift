import ArgumentParser
import FlowInterfaceBuilder
import FlowScript
import Foundation

/// Which flows a command runs, and in which order.
struct PlanOption: ParsableArguments {
  @Argument(help: ArgumentHelp("Flow files, and folders of them.", valueName: "flow-or-folder"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Only flows whose tags it holds of, such as 'smoke and not (slow or wip)'.", valueName: "expression"))
  var tags: String?

  @Option(help: ArgumentHelp("Only flows with one of these tags.", valueName: "a,b"))
  var includeTags: String?

  @Option(help: ArgumentHelp("No flow with one of these tags.", valueName: "a,b"))
  var excludeTags: String?

  @Option(
    help: ArgumentHelp(
      "What configures the folders, instead of the config.yaml in each: flows, includeTags, excludeTags, executionOrder.",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Only a part of the flows, the same on every machine: 2/4 is the second of four.", valueName: "number/count"),
    transform: FlowShard.init(_:))
  var shard: FlowShard?

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a flow file or a folder of them.") }
    _ = try expression()
  }

  /// Reads the flows.
  ///
  /// - Throws: when a path does not exist, or nothing is left to run.
  func plan(_ scope: ScopeOption) throws -> (entries: [FlowPlan.Entry], errors: [FlowError], subflows: [String]) {
    for path in paths + [config].compactMap(\.self) where !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure.missing(path)
    }
    var filter = TagFilter(include: names(includeTags), exclude: names(excludeTags))
    filter.expression = try expression()
    let plan = FlowPlan(paths: paths, configuration: config, filter: filter, allowsOutside: scope.allowsOutside)
    if plan.entries.isEmpty, plan.errors.isEmpty {
      throw CommandFailure.unusable(
        plan.count == 0
          ? "there is no flow (.yaml, .yml) in \(paths.map(Self.shown).joined(separator: ", "))."
          : "none of \(Console.counted(plan.count, "flow")) has tags that \(filters).")
    }
    return (shard?.own(of: plan.entries) ?? plan.entries, plan.errors, plan.subflows)
  }

  /// A path in a sentence, whose full stop is none of its own.
  private static func shown(_ path: String) -> String {
    path.hasSuffix(".") ? "the folder '\(LogText.line(path))'" : LogText.line(path)
  }

  /// `--tags and --include-tags admit`.
  private var filters: String {
    let own = [("--tags", tags), ("--include-tags", includeTags), ("--exclude-tags", excludeTags)]
      .filter { $0.1 != nil }.map(\.0)
    return own.isEmpty
      ? "the configuration admits" : own.joined(separator: " and ") + (own.count == 1 ? " admits" : " admit")
  }

  private func expression() throws -> TagExpression? {
    do throws(TagExpression.Fault) {
      return try tags.map { text throws(TagExpression.Fault) in try TagExpression(text) }
    } catch {
      throw ValidationError("--tags \(tags ?? ""): \(error.message) Write it as 'smoke and not (slow or wip)'.")
    }
  }

  private func names(_ list: String?) -> Set<String> {
    Set((list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
