import TestSupport
import Testing

@testable import FlowModel

/// Which links lead to an app.
@Suite struct AppLinksTests {
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

  private static func entitlements(_ domains: String) -> String {
    """
    <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
    <array><string>\(domains)</string></array></dict></plist>
    """
  }

  private static let plist = """
    <plist version="1.0"><dict><key>CFBundleURLTypes</key><array>
    <dict><key>CFBundleURLSchemes</key><array><string>shop</string><string>$(SCHEME)</string></array></dict>
    <dict><key>CFBundleURLName</key><string>nothing</string></dict></array></dict></plist>
    """

  private func links(_ debug: String, _ release: String) throws -> AppLinks {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project(debug, release), "Info.plist": Self.plist,
      "Own/App.entitlements": Self.entitlements("applinks:$(HOST)"),
      "Other.entitlements": Self.entitlements("applinks:*.Example.com?mode=developer"),
    ])
    let files = AppFiles(at: folder.path)
    let plists = [try InfoPlist(contentsOf: "\(folder.path)/Info.plist")]
    let entitlements = AppEntitlements(of: files.applications, files: [], in: .around(folder.path))
    return AppLinks(plists, of: files.applications, entitlements: entitlements, in: .around(folder.path))
  }

  @Test func schemesOfInfoPlist() throws {
    let known = try links("SCHEME = Beta;", "SCHEME = Beta;")
    #expect(known.schemes == ["shop", "Beta"])
    #expect(known.registers("SHOP") == .yes)
    #expect(known.registers("beta") == .yes)
    #expect(known.registers("other") == .no)
    let open = try links("SCHEME = Beta;", "SCHEME = App;")
    #expect(open.registers("shop") == .yes)
    #expect(open.registers("beta") == .open)
    #expect(AppLinks().registers("shop") == .open)
  }

  @Test func domainsOfEntitlements() throws {
    let own = "HOST = example.com; CODE_SIGN_ENTITLEMENTS = \"$(SRCROOT)/Own/App.entitlements\";"
    let known = try links(own, own)
    #expect(known.isAssociated(with: "Example.com") == .yes)
    #expect(known.isAssociated(with: "www.example.com") == .no)
    let wildcard = "CODE_SIGN_ENTITLEMENTS = Other.entitlements;"
    #expect(try links(wildcard, wildcard).isAssociated(with: "a.b.example.com") == .yes)
    #expect(try links(wildcard, wildcard).isAssociated(with: "example.com") == .no)
    #expect(try links(wildcard, wildcard).isAssociated(with: "badexample.com") == .no)
    // Configurations that differ, a file that is not here, one per platform, and none at all.
    #expect(try links(own, wildcard).isAssociated(with: "example.com") == .open)
    #expect(try links("CODE_SIGN_ENTITLEMENTS = Gone.entitlements;", "").isAssociated(with: "example.com") == .open)
    let split = "\"CODE_SIGN_ENTITLEMENTS[sdk=iphoneos*]\" = Other.entitlements;"
    #expect(try links(split, split).isAssociated(with: "example.com") == .open)
    #expect(try links("", "").isAssociated(with: "example.com") == .no)
    #expect(AppLinks().isAssociated(with: "example.com") == .open)
  }

  @Test func aFileOutsideOfWhatMayBeReadIsNotRead() throws {
    let outside = "CODE_SIGN_ENTITLEMENTS = ../../../etc/App.entitlements;"
    #expect(try links(outside, outside).isAssociated(with: "example.com") == .open)
  }
}
