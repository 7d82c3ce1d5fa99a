import HeadlessUIKit
import Testing

/// Which versions of iOS a name stands for.
struct SystemVersionTests {
  @Test(
    "A version is named by its major number", arguments: ["17", "17.4", "iOS 17", "iOS 17.4.1", "ios17", "iPadOS 17"])
  func named(_ name: String) {
    #expect(SystemVersion(named: name)?.major == 17)
  }

  @Test("What is not simulated has no version", arguments: ["", "12", "19", "iOS", "macOS 17", "17 beta", "seventeen"])
  func unknown(_ name: String) {
    #expect(SystemVersion(named: name) == nil)
  }

  @Test("Versions are ordered")
  func ordered() {
    #expect(SystemVersion.all.map(\.description).first == "iOS 13")
    #expect(SystemVersion.all == SystemVersion.all.sorted())
    #expect(SystemVersion.all.contains(.standard))
  }
}
