import FlowModel

/// What a project configures in its `.flowsim.yml`.
package struct CheckConfiguration: Sendable, Hashable {
  /// What is set for one rule.
  package struct RuleSettings: Sendable, Hashable {
    /// Whether the rule does not run.
    package var isOff = false
    /// The severity of its findings; nil for the rule's own.
    package var severity: Finding.Severity?
    /// The names that its options list.
    package var options: [String: [String]] = [:]
  }

  /// What is set for rules, by their identifiers.
  package var rules: [String: RuleSettings] = [:]
  /// The paths, below the folder that is checked, in which nothing is reported.
  package var excluded: [String] = []
  /// The names of folders with code that others wrote, in which nothing is reported.
  package var vendored = ["Carthage", "Pods", "SourcePackages", "Vendor", "checkouts", "vendor"]
  /// The properties that must be set before a screen appears, by class, beside those that the code shows.
  package var required: [String: [String]] = [:]
  /// The classes that make screens with all that they need, such as `SwinjectStoryboard`.
  package var containers: [String] = []
  /// The Swift files that stand for what is not here of the app's code, in its flows.
  package var stubs: [StubPath] = []

  /// The name of the file.
  package static let fileName = ".flowsim.yml"

  package init() {}

  /// What it says of dependencies.
  package var injection: Injection.Settings { Injection.Settings(required: required, containers: containers) }

  /// Whether nothing is reported for a path below the folder that is checked.
  ///
  /// A path excludes itself and all below it; `*` stands for any text without a slash, `**` for any text.
  package func excludes(_ path: String) -> Bool { excluded.contains { PathPattern($0).matches(path) } }

  /// Whether a path below the folder that is checked lies in a folder with code that others wrote.
  package func isVendored(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { vendored.contains(String($0)) }
  }
}
