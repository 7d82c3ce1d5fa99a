import TestSupport
import Testing

@testable import FlowModel

/// What an app's entitlements list.
@Suite struct AppEntitlementsTests {
  private static func project(_ debug: String, _ release: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( A, ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (); };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( D, R ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist; \(debug) }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; \(release) }; };
      };
      rootObject = P;
    }
    """
  }

  private func entitlements(_ debug: String, _ release: String) throws -> AppEntitlements {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(debug, release),
      "App.entitlements": """
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.a</string><string>$(GROUP)</string></array></dict></plist>
      """,
    ])
    return AppEntitlements(of: AppFiles(at: folder.path).applications, files: [], in: .around(folder.path))
  }

  @Test func groupsOfConfigurations() throws {
    let own = "CODE_SIGN_ENTITLEMENTS = App.entitlements; GROUP = group.b;"
    let known = try entitlements(own, own)
    #expect(known.hasGroup("group.a") == true)
    #expect(known.hasGroup("group.b") == true)
    #expect(known.hasGroup("group.c") == false)
    // A setting that is not known, configurations that differ, and none at all.
    let open = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    #expect(try entitlements(open, open).hasGroup("group.a") == nil)
    #expect(try entitlements(own, "").hasGroup("group.a") == nil)
    #expect(try entitlements("", "").hasGroup("group.a") == false)
    #expect(AppEntitlements().hasGroup("group.a") == nil)
  }
}
