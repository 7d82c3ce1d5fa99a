import Foundation
import PackagePlugin

/// `swift package flowsim …`: flowsim, as the package that depends on it builds it.
@main
struct FlowsimPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // A dependency on the program would have SwiftPM build all of it a second time, for the host.
    let built = try packageManager.build(.product("flowsim"), parameters: .init(configuration: .inherit))
    guard built.succeeded, let program = built.builtArtifacts.first(where: { $0.url.lastPathComponent == "flowsim" })
    else {
      Diagnostics.error("flowsim does not build:\n\(built.logText)")
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM knows failure alone, and no status.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("flowsim ended with \(process.terminationStatus)")
    }
  }
}
