import Foundation

/// A program of the release build.
struct BuiltProgram {
  let path: String

  /// - Throws: when it has not been built.
  init(_ name: String) throws {
    path = "\(ProcessInfo.processInfo.environment["FLOWSIM_BUILD"] ?? "../.build/release")/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkFailure(
        description: "\(path) is missing: build it with swift build -c release --product \(name), or name the folder "
          + "that it is in by FLOWSIM_BUILD")
    }
  }
}
