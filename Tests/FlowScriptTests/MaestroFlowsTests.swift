import Foundation
import Testing

@testable import FlowScript

/// Real flows: what Maestro reads is read, what it refuses is refused at the same place.
@Suite(.enabled(if: MaestroFlows.isAvailable, "set FLOWSIM_MAESTRO to a folder of Maestro flows"))
struct MaestroFlowsTests {
  /// Files that Maestro does not accept as they stand, each with the start of what we say of it.
  private static let exceptions: [(file: String, fault: String)] = [
    // Other tools' files.
    ("upstream/e2e/alert-repro-swiftui/project.yml", "the header has neither appId nor url"),
    ("upstream/e2e/demo_app/analysis_options.yaml", "the header has neither appId nor url"),
    ("upstream/e2e/demo_app/devtools_options.yaml", "the header has neither appId nor url"),
    ("upstream/e2e/demo_app/pubspec.yaml", "the header has neither appId nor url"),
    ("upstream/maestro-cli/src/test/mcp/full-evals.yaml", "the header has neither appId nor url"),
    ("upstream/maestro-cli/src/test/mcp/inspect-screen-evals.yaml", "the header has neither appId nor url"),
    ("upstream/maestro-cli/src/test/mcp/tool-tests-with-device.yaml", "the header has neither appId nor url"),
    ("upstream/maestro-cli/src/test/mcp/tool-tests-without-device.yaml", "the header has neither appId nor url"),
    // Files that a configuration excludes because they are no flows.
    (workspaces + "019_negation_exclude_single_file/ignored.yaml", "the header has neither appId nor url"),
    (workspaces + "020_negation_exclude_directory/config_dir/ignored.yaml", "the header has neither appId nor url"),
    (workspaces + "021_negation_with_specific_positive/featureA/skip.yaml", "the header has neither appId nor url"),
    // A command that Maestro does not have (no test of its own reads this file).
    (
      "upstream/maestro-orchestra/src/test/resources/YamlCommandReaderTest/028_inputRandomAnimal.yaml",
      "\"inputRandom\" is not a command"
    ),
    // A file or a medium that is not there.
    ("bluesky-social-social-app____e2e___flows_router-navigation.yml", "the file \"../setupApp.yml\" does not exist"),
    ("upstream/e2e/demo_app/.maestro/commands/addMedia.yaml", "the media file"),
    ("upstream/e2e/demo_app/.maestro/issues/issue1821.yaml", "the media file"),
    ("upstream/maestro-orchestra/src/test/resources/YamlCommandReaderTest/023_labels.yaml", "the media file"),
    (workspaces + "016_normalized_media_paths/flows/main.yaml", "the media file"),
    (workspaces + "017_normalized_media_paths_subflow/setup/startup.yaml", "the media file"),
    (workspaces + "017_normalized_media_paths_subflow/tests/core/test.yaml", "the media file"),
    ("upstream/maestro-test/src/test/resources/110_add_media_device.yaml", "the media file"),
    ("upstream/maestro-test/src/test/resources/111_add_multiple_media.yaml", "the media file"),
  ]
  private static let workspaces = "upstream/maestro-orchestra/src/test/resources/workspaces/"
  private static let media = "upstream/maestro-orchestra/src/test/resources/media/"

  private func faults(_ file: String) -> [FlowError] {
    do {
      _ = try FlowLoader().flow(at: "\(MaestroFlows.root ?? "")/\(file)")
      return []
    } catch {
      return error.errors
    }
  }

  @Test func everyFlowThatMaestroAcceptsIsRead() {
    var read = 0
    for file in MaestroFlows.files() where !file.contains("/workspaces/e0") {
      let faults = faults(file)
      if WorkspaceConfiguration.isName(of: file) {
        #expect(faults.map(\.message) == ["the file is a workspace configuration, not a flow"], "\(file)")
      } else if file.hasPrefix(Self.media) {
        #expect(faults.allSatisfy { $0.message.hasPrefix("the media file") }, "\(file)")
      } else if let exception = Self.exceptions.first(where: { $0.file == file }) {
        #expect(faults.first?.message.hasPrefix(exception.fault) == true, "\(file)")
      } else if faults.contains(where: { $0.message.contains("workspace configuration") }) {
        #expect(file.contains("config") || file.contains("settings"), "\(file)")
      } else {
        #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
        read += 1
      }
    }
    #expect(read > 350)
  }

  /// The folders whose flow Maestro refuses; those about the folder itself are not about a flow.
  static let refused: [String] = {
    guard let root = MaestroFlows.root else { return [] }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(workspaces)")) ?? []
    let aboutFolders = ["e000", "e001", "e002", "e003", "e004", "e005", "e024"]
    return all.filter { name in name.hasPrefix("e0") && !aboutFolders.contains { name.hasPrefix($0) } }.sorted()
  }()

  /// Maestro tells where it had read the wrong word, at times on the next line; here it is where that begins.
  @Test(arguments: refused)
  func everyFlowThatMaestroRefusesIsRefusedWhereTheWrongWordBegins(name: String) throws {
    let folder = "\(MaestroFlows.root ?? "")/\(Self.workspaces)\(name)"
    let expected = try String(contentsOfFile: folder + "/error.txt", encoding: .utf8)
    let place = try #require(
      expected.split(separator: "\n").first?.firstMatch(of: /\/workspace\/(.*):(\d+):(\d+)$/)?.output)
    let faults = faults("\(Self.workspaces)\(name)/workspace/Flow.yaml")
    let (line, column) = try (#require(Int(place.2)), #require(Int(place.3)))
    #expect(faults.map(\.location.file) == ["\(folder)/workspace/\(place.1)"])
    let own = try #require(faults.first?.location)
    #expect((own.line, own.column) <= (line, column))
    #expect(own.line >= line - 1)
  }

  @Test func theRefusedFlowsAreThere() {
    #expect(Self.refused.count == 20)
  }
}
