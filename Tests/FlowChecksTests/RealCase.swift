import Testing

@testable import FlowChecks

/// Small apps with the mechanisms of real defects and traps. Every marker is a finding; all rules run.
struct RealCase: Sendable, CustomTestStringConvertible, DocumentWriting {
  /// What happened.
  var name: String
  /// The app.
  var app: RuleExample

  var testDescription: String { name }

  /// A package with one target, whose files are in `Sources/LampSample`.
  static let package = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(name: "Sample", targets: [.target(name: "LampSample")])
    """

  /// A project with one app of the files.
  static func project(
    _ sources: [String], _ resources: [String], swift version: String? = "5.0", xcode: String = "1500",
    name: String = "App", settings: String = ""
  ) -> String {
    let files = sources + resources
    func ids(_ mark: String, _ range: Range<Int>) -> String { range.map { "\(mark)\($0)" }.joined(separator: ", ") }
    let references = files.enumerated().map { number, path in
      """
          F\(number) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
          B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    return """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); attributes = { LastUpgradeCheck = \(xcode); }; buildConfigurationList = L; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = ( \(ids("F", 0..<files.count)) ); };
      \(references.joined(separator: "\n"))
          A = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
            buildPhases = ( S, R ); buildConfigurationList = L; };
          S = { isa = PBXSourcesBuildPhase; files = ( \(ids("B", 0..<sources.count)) ); };
          R = { isa = PBXResourcesBuildPhase; files = ( \(ids("B", sources.count..<files.count)) ); };
          L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
          D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(version.map { "SWIFT_VERSION = \($0);" } ?? "") \(settings) }; };
        };
        rootObject = P;
      }
      """
  }
}
