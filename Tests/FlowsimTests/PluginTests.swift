import Foundation
import TestSupport
import Testing

/// `swift package flowsim` in a package outside that depends on this one: all of flowsim is built anew, which takes
/// minutes, so it runs where it is asked for (`make outside`).
@Suite struct PluginTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FLOWSIM_OUTSIDE"] == "1"))
  func aPackageOutside() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Outside", platforms: [.macOS(.v13)],
        dependencies: [.package(name: "flowsim", path: "\(Fixtures.package)")], targets: [.target(name: "Outside")])
      """,
      "Sources/Outside/Outside.swift": "",
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "Flows/a.yaml": "appId: x\nflowsim:\n  app: ../App\n---\n- launchApp\n- assertScreen: Home\n",
      "Flows/b.yaml": "appId: x\nflowsim:\n  app: ../App\n---\n- launchApp\n- assertScreen: Away\n",
    ])
    let swift = BuiltProgram(path: "/usr/bin/env")
    let good = try swift.run(["swift", "package", "flowsim", "run", "Flows/a.yaml"], in: folder.path)
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.text.hasSuffix("1 flow: 1 passed; 2 steps, 2 decided\n"), "\(good.text)")
    let bad = try swift.run(["swift", "package", "flowsim", "run", "Flows"], in: folder.path)
    #expect(bad.status == 1)
    #expect(bad.errors.contains("error: flowsim ended with 1"), "\(bad.errors)")
  }
}
