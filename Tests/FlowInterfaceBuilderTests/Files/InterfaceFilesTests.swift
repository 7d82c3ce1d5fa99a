import FlowInterfaceBuilder
import Foundation
import Testing

@Suite("Finding documents")
struct InterfaceFilesTests {
  @Test("documents are found sorted; hidden, built and fetched ones are left out")
  func search() throws {
    try TemporaryFolder.with { folder in
      for path in [
        "App/b.storyboard", "App/a.xib", "App/Base.lproj/Main.storyboard", "App/UPPER.XIB", "App/note.txt",
        ".git/x.xib", ".build/x.xib", "Pods/P/x.xib", "Carthage/x.xib", "DerivedData/x.xib", "build/x.xib",
        "Build/x.xib",
        "SourcePackages/x.xib", "node_modules/x.xib", "Old.app/x.xib", "Old.framework/x.xib", "Old.xcarchive/x.xib",
      ] {
        try Self.write("<document/>", to: folder + "/" + path)
      }
      try FileManager.default.createDirectory(atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: folder + "/App/loop", withDestinationPath: folder)
      let expected = ["App/Base.lproj/Main.storyboard", "App/UPPER.XIB", "App/a.xib", "App/b.storyboard"]
        .map { folder + "/" + $0 }
      #expect(InterfaceFiles(at: folder).files.map(\.path) == expected)
      #expect(InterfaceFiles(at: folder + "/").files.map(\.path) == expected)
      #expect(InterfaceFiles(at: folder + "/App.xcodeproj").files.map(\.path) == expected)
      #expect(InterfaceFiles(at: folder + "/Pods/P").files.map(\.path) == [folder + "/Pods/P/x.xib"])
      #expect(InterfaceFiles(at: folder + "/App/note.txt").files.map(\.path) == [folder + "/App/note.txt"])
      #expect(InterfaceFiles(at: folder).errors == [])
    }
  }

  @Test("a path that does not exist is one located error")
  func missing() {
    let files = InterfaceFiles(at: "/nowhere/App.xcodeproj")
    #expect(files.files == [])
    #expect(
      files.errors.map(\.description) == [
        "/nowhere/App.xcodeproj:1:1: error: it cannot be read: No such file or directory. "
          + "Check the path; the file may have been moved or renamed."
      ])
  }

  @Test("device variants and localizations of one document are one group")
  func groups() throws {
    try TemporaryFolder.with { folder in
      for path in [
        "de.lproj/Main.storyboard", "Base.lproj/Main~ipad.storyboard", "Base.lproj/Main.storyboard",
        "Main~iphone.storyboard", "Main.xib", "Sub/Main.storyboard", "Odd~.storyboard",
      ] {
        try Self.write("<document/>", to: folder + "/" + path)
      }
      let groups = InterfaceFiles(at: folder).groups
      #expect(groups.map(\.name) == ["Main", "Main", "Odd~", "Main"])
      #expect(groups.map(\.kind) == [.storyboard, .xib, .storyboard, .storyboard])
      #expect(groups.map(\.directory) == [folder, folder, folder, folder + "/Sub"])
      let main = groups[0]
      #expect(
        main.variants.map { $0.path.dropFirst(folder.count + 1) } == [
          "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard", "Main~iphone.storyboard",
          "Base.lproj/Main~ipad.storyboard",
        ])
      #expect(main.primary == main.variants[0])
      #expect(main.variant() == main.variants[0])
      #expect(main.variant(device: "ipad") == main.variants[3])
      #expect(main.variant(device: "iphone") == main.variants[2])
      #expect(main.variant(localization: "de") == main.variants[1])
      #expect(main.variant(localization: "fr") == main.variants[0])
    }
  }

  @Test("a path tells name, device and localization")
  func path() {
    let file = InterfaceFile(path: "App/Base.lproj/Main~ipad.storyboard")
    #expect(file.name == "Main")
    #expect(file.device == "ipad")
    #expect(file.localization == "Base")
    #expect(file.directory == "App")
    #expect(file.kind == .storyboard)
    let plain = InterfaceFile(path: "Cell.v2.xib")
    #expect(plain.name == "Cell.v2")
    #expect(plain.device == nil)
    #expect(plain.localization == nil)
    #expect(plain.directory == "")
    #expect(plain.kind == .xib)
  }

  static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
