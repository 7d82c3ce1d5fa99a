import FlowReport
import FlowScript
import Foundation
import TestSupport

/// Runs a flow written in a test over the Shop example, without its classes, and renders it as the command line does.
@MainActor
struct ShopFlow {
  let header: String
  let files: [String: String]
  var options = FlowVerifier.Options()

  init(header: String = "", files: [String: String] = [:], variables: [String: String] = [:]) {
    self.header = header
    self.files = files
    options.variables = variables
  }

  /// The report of the flow's steps; paths are relative to the flow's folder and to the package.
  func report(_ steps: String) throws -> String {
    let folder = try TemporaryFolder(files)
    let app = "\(Fixtures.package)/Examples/Shop"
    try folder.write(
      "appId: com.example.shop\nflowsim:\n  app: \(app)\n\(header)---\n\(steps)", to: "flow.yaml")
    var text = ""
    let report = FlowTextReport()
    do throws(FlowErrors) {
      let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
      let result = try FlowVerifier(options: options).run(flow) { text += report.text(of: $0) }
      text += report.summary(of: FlowRun([FlowRecord(result, of: flow)]))
    } catch {
      text += error.description + "\n"
    }
    return folder.relative(text).replacingOccurrences(of: "\(Fixtures.package)/", with: "")
  }
}
