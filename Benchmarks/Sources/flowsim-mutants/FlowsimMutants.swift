import Foundation

/// `flowsim-mutants`: breaks one thing at a time in apps, and reports what `flowsim check` finds of it.
@main
enum FlowsimMutants {
  static func main() {
    let settings = MutantSettings()
    do {
      guard FileManager.default.isExecutableFile(atPath: settings.flowsim) else {
        throw MutantFailure("there is no \(settings.flowsim): build it with swift build -c release --product flowsim")
      }
      if settings.apps == nil {
        note("FLOWSIM_APPS names no folder of apps: only the examples are tried")
      }
      var results: [MutantResult] = []
      for folder in try settings.folders() { results += try MutantRun(folder, settings).results() }
      let report = MutantReport(results: results, settings: settings)
      print(report.text, terminator: "")
      exit(report.reachesGoals ? 0 : 1)
    } catch {
      note("error: \(error)")
      exit(2)
    }
  }

  /// Writes a line to standard error.
  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// Why the mutants cannot be tried.
struct MutantFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
