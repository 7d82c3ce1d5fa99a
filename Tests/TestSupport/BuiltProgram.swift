import Foundation

/// A program to run: of the package, as it was built beside the tests, or any other.
public struct BuiltProgram: Sendable {
  /// The program's path.
  public let path: String

  /// The package's program of a name.
  public init(_ name: String) {
    path = Self.folder.appendingPathComponent(name).path
  }

  /// The program at a path.
  public init(path: String) {
    self.path = path
  }

  /// Where the build puts programs: beside the bundle of the tests.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  /// What a run ended with.
  public struct Result: Sendable {
    /// The exit status; a signal's number when one ended the program.
    public var status: Int32
    /// What the program wrote to standard output.
    public var output: Data
    /// What it wrote to standard error, as text.
    public var errors: String
    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program to its end. Its input and outputs go through files, so that none can block.
  ///
  /// - Parameters:
  ///   - arguments: the arguments.
  ///   - folder: the working folder.
  ///   - input: what it reads from standard input.
  ///   - environment: variables beside those of the tests.
  public func run(
    _ arguments: [String], in folder: String = Fixtures.folder, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Result {
    let files = try TemporaryFolder(["in": "", "out": "", "err": ""])
    try input.write(to: URL(fileURLWithPath: "\(files.path)/in"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: "\(files.path)/in")
    process.standardOutput = FileHandle(forWritingAtPath: "\(files.path)/out")
    process.standardError = FileHandle(forWritingAtPath: "\(files.path)/err")
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try Data(contentsOf: URL(fileURLWithPath: "\(files.path)/out")),
      errors: try String(contentsOfFile: "\(files.path)/err", encoding: .utf8))
  }
}
