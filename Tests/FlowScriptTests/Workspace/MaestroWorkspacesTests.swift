import Testing

@testable import FlowScript

/// Folders of Maestro's own tests: the flows that its tests expect, in their order.
@Suite(.enabled(if: MaestroFlows.isAvailable, "set FLOWSIM_MAESTRO to a folder of Maestro flows"))
struct MaestroWorkspacesTests {
  private static let folder =
    "\(MaestroFlows.root ?? "")/upstream/maestro-orchestra/src/test/resources/workspaces/"

  private func flows(
    _ paths: [String], configuration: String? = nil, include: Set<String> = [], exclude: Set<String> = []
  ) -> [String] {
    let plan = FlowPlan(
      paths: paths.map { Self.folder + $0 }, configuration: configuration.map { Self.folder + $0 },
      filter: TagFilter(include: include, exclude: exclude))
    #expect(plan.errors.isEmpty, "\(plan.errors)")
    return plan.entries.map { $0.flow.file.replacing(Self.folder, with: "") }
  }

  @Test(
    arguments: [
      ("000_individual_file/flow.yaml", [""]), ("001_simple", ["flowA.yaml", "flowB.yaml"]),
      ("002_subflows", ["flowA.yaml", "flowB.yaml"]),
      ("005_custom_include_pattern", ["featureA/flowA.yaml", "featureB/flowB.yaml"]),
      (
        "006_include_subfolders",
        ["featureA/flowA.yaml", "featureB/flowB.yaml", "featureC/subfolder/flowC.yaml", "flowD.yaml"]
      ),
      ("007_empty_config", ["flowA.yaml", "flowB.yaml"]), ("008_literal_pattern", ["featureA/flowA.yaml"]),
      ("009_custom_config_fields", ["flowA.yaml", "flowB.yaml"]),
      ("013_execution_order", ["flowB.yaml", "flowCWithCustomName.yaml", "flowD.yaml", "flowA.yaml"]),
      ("018_additional_config_files", ["flowA.yaml", "flowB.yaml"]),
      ("019_negation_exclude_single_file", ["flowA.yaml", "flowB.yaml"]),
      ("020_negation_exclude_directory", ["featureA/flowA.yaml", "featureB/flowB.yaml"]),
      ("021_negation_with_specific_positive", ["featureA/flowA.yaml", "featureB/flowB.yaml"]),
    ] as [(String, [String])])
  func folders(name: String, expected: [String]) {
    #expect(flows([name]) == expected.map { $0.isEmpty ? name : "\(name)/\($0)" })
  }

  @Test func tags() {
    #expect(flows(["003_include_tags"], include: ["included"]) == ["003_include_tags/flowA.yaml"])
    #expect(
      flows(["004_exclude_tags"], exclude: ["excluded"])
        == ["004_exclude_tags/flowA.yaml", "004_exclude_tags/flowC.yaml"])
    #expect(
      flows(["010_global_include_tags"], include: ["featureB"])
        == ["flowA", "flowA_subflow", "flowB"].map { "010_global_include_tags/\($0).yaml" })
    #expect(
      flows(["011_global_exclude_tags"], exclude: ["featureA"])
        == ["flowB", "flowC", "flowE"].map { "011_global_exclude_tags/\($0).yaml" })
    #expect(
      flows(["015_workspace_cloud_configs"], include: ["included"], exclude: ["notIncluded"])
        == ["flowA", "flowB"].map { "015_workspace_cloud_configs/\($0).yaml" })
    #expect(
      flows(["014_config_not_null"], configuration: "014_config_not_null/config/another_config.yaml")
        == ["014_config_not_null/flowA.yaml"])
  }

  @Test func filesAndFolders() {
    #expect(
      flows(["000_individual_file/flow.yaml", "001_simple", "002_subflows", "003_include_tags/flowC.yaml"])
        == [
          "000_individual_file/flow.yaml", "001_simple/flowA.yaml", "001_simple/flowB.yaml", "002_subflows/flowA.yaml",
          "002_subflows/flowB.yaml", "003_include_tags/flowC.yaml",
        ])
  }

  @Test(arguments: [
    (
      "e002_top_level_directory_does_not_contain_flow_files",
      "the folder holds no flow itself, only folders below it do"
    ),
    (
      "e003_flow_inclusion_pattern_does_not_match_any_flow_files",
      "no flow is called as flows says: \"FlowA.yaml\", \"FlowB.yaml\""
    ),
    ("e024_only_negation_patterns", "flows holds only patterns of flows that are left out"),
  ])
  func refused(name: String, message: String) {
    #expect(FlowPlan(paths: [Self.folder + name + "/workspace"]).errors.map(\.message) == [message])
  }

  @Test func tagsThatNoFlowHas() {
    let plan = FlowPlan(
      paths: [Self.folder + "e004_tags_config_does_not_match_any_flow_files/workspace"],
      filter: TagFilter(include: ["parameterInclude"], exclude: ["parameterExclude"]))
    #expect(plan.entries.isEmpty && plan.errors.isEmpty && plan.count == 2)
  }
}
