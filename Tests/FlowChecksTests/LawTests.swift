import Testing

@testable import FlowChecks

/// What holds for every app: what belongs to another app changes nothing.
@Suite struct LawTests {
  /// The bad examples of which each file may be one of a target's, in pairs.
  private static let pairs: [(RuleExample, RuleExample)] = {
    let examples = RuleRegistry.descriptions.flatMap(\.bad).filter { example in
      example.files.allSatisfy { !$0.path.contains("/") && isOfTarget($0.path) }
        && example.files.contains { $0.path.hasSuffix(".swift") }
    }
    return Array(zip(examples, examples.dropFirst()))
  }()

  private static func isOfTarget(_ path: String) -> Bool {
    [".swift", ".storyboard", ".xib"].contains(where: path.hasSuffix)
  }

  /// The files of an example as those of a project in a folder of its own.
  private static func app(_ example: RuleExample, in folder: String) -> [(path: String, text: String)] {
    let files = example.files.map { (path: "\(folder)/\($0.path)", text: $0.text) }
    let names = example.files.map(\.path)
    let project = RealCase.project(
      names.filter { $0.hasSuffix(".swift") }, names.filter { !$0.hasSuffix(".swift") })
    return files + [("\(folder)/\(folder).xcodeproj/project.pbxproj", project)]
  }

  @Test(arguments: pairs.indices) func twoAppsOfOneFolderGiveWhatEachGives(number: Int) throws {
    let (first, second) = Self.pairs[number]
    let one = Self.app(first, in: "One")
    let two = Self.app(second, in: "Two")
    let alone = try ExampleApp.findings(in: one) + ExampleApp.findings(in: two)
    let both = try ExampleApp.findings(in: one + two)
    #expect(both.map(\.description).sorted() == alone.map(\.description).sorted())
  }

  @Test(arguments: pairs.indices) func aFileThatAnotherAppLosesAddsNothing(number: Int) throws {
    let (first, second) = Self.pairs[number]
    let one = Self.app(first, in: "One")
    let two = Self.app(second, in: "Two")
    func errors(_ files: [(path: String, text: String)]) throws -> [String] {
      try ExampleApp.findings(in: files).filter { $0.severity == .error && $0.location.file.hasPrefix("One/") }
        .map(\.description)
    }
    let before = try errors(one + two)
    for index in two.indices {
      var fewer = two
      fewer.remove(at: index)
      #expect(try errors(one + fewer) == before, "without \(two[index].path)")
    }
  }
}
