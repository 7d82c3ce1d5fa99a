import FlowModel
import TestSupport
import Testing

/// Which files belong to an app.
@Suite struct AppFilesTests {
  /// A project with an app of listed files and a synchronized folder, an extension, and a test target.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P /* Project */ = { isa = PBXProject; mainGroup = G; targets = ( A, W, T, ); buildConfigurationList = PL; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( GA, GS, GX, C, ); };
        GA = { isa = PBXGroup; path = "My App"; sourceTree = "<group>"; children = ( F1, F2, V, FT, ); };
        F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = "Sub/../Shared.swift"; sourceTree = SOURCE_ROOT; };
        FT = { isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = ( V1, V2 ); };
        V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = "de.lproj/Main.storyboard"; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        GS = { isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = "<group>"; exceptions = ( E1, E2 ); };
        GX = { isa = PBXGroup; name = Empty; sourceTree = "<group>"; children = (); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = ( Off.swift, Old, /Localized/Pane.xib, ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = ( Both.swift, /Localized/Pane.xib, ); };
        A = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildPhases = ( AS, AR ); buildConfigurationList = AL; fileSystemSynchronizedGroups = ( GS ); };
        AS = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        AR = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = V; };
        W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = ( WS ); };
        WS = { isa = PBXSourcesBuildPhase; files = ( B4 ); };
        B4 = { isa = PBXBuildFile; fileRef = F2; };
        T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( TS ); };
        TS = { isa = PBXSourcesBuildPhase; files = ( B5 ); };
        B5 = { isa = PBXBuildFile; fileRef = FT; };
        AL = { isa = XCConfigurationList; buildConfigurations = ( AD ); };
        AD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = { PRODUCT_NAME = "$(BRAND:c99extidentifier) Pro"; }; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PD ); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
      };
      rootObject = P;
    }
    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": project, "App.xcconfig": "// Settings\nBRAND = My-App // ours\n",
    "My App/Home.swift": "", "My App/Stale.swift": "", "My App/HomeTests.swift": "", "Shared.swift": "",
    "My App/Base.lproj/Main.storyboard": "", "My App/de.lproj/Main.storyboard": "",
    "My App/fr.lproj/Main.storyboard": "",
    "Feature/On.swift": "", "Feature/Off.swift": "", "Feature/Both.swift": "", "Feature/Old/Gone.swift": "",
    "Feature/Feature.xib": "", "Feature/Base.lproj/Pane.xib": "", "Feature/de.lproj/Pane.xib": "",
    "Feature/Base.lproj/Own.xib": "", "Legacy/Old.m": "", "Pods/Pod.swift": "", "build/Made.swift": "",
  ]

  /// The modules, the files with theirs, and what could not be read.
  func describe(_ folder: TemporaryFolder, at path: String = "") -> String {
    let found = AppFiles(at: path.isEmpty ? folder.path : "\(folder.path)/\(path)")
    let modules = found.modules.map {
      "\($0.id) of \($0.target), \($0.product ?? "-"), Swift \($0.swiftVersion ?? "-")"
    }
    let files = found.swiftFiles.map { "\($0.path): \($0.modules.joined(separator: ", "))" }
    let interfaces = (found.interfaceFiles ?? [:]).sorted { $0.key < $1.key }.map {
      "\($0): \($1.joined(separator: ", "))"
    }
    let lines = modules + files + interfaces + found.objectiveCFiles + found.errors.map { "\($0)" }
    return folder.relative(lines.joined(separator: "\n"))
  }

  @Test func targetsOfAnXcodeProject() throws {
    #expect(
      describe(try TemporaryFolder(Self.files)) == """
        My_App_Pro of My App, application, Swift 5.0
        Widget of Widget, app-extension, Swift 5.0
        Feature/Both.swift: My_App_Pro, Widget
        Feature/On.swift: My_App_Pro
        My App/Home.swift: My_App_Pro
        Shared.swift: My_App_Pro, Widget
        Feature/Base.lproj/Own.xib: My_App_Pro
        Feature/Base.lproj/Pane.xib: Widget
        Feature/Feature.xib: My_App_Pro
        Feature/de.lproj/Pane.xib: Widget
        My App/Base.lproj/Main.storyboard: My_App_Pro
        My App/de.lproj/Main.storyboard: My_App_Pro
        Legacy/Old.m
        """)
  }

  /// What is not the app's own, as projects, packages and package managers' files name it.
  @Test func librariesOfAProject() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (); };
        G = { isa = PBXGroup; children = ( F, L ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Carthage/Build/Charts.framework; sourceTree = "<group>"; };
        L = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        Q = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        D = { isa = XCSwiftPackageProductDependency; productName = LampKit; };
        E = { isa = PBXShellScriptBuildPhase; inputPaths = (
          "${SRCROOT}/Pods-App-frameworks.sh", "${BUILT_PRODUCTS_DIR}/EffectKit-iOS/EffectKit.framework", ); };
      }; rootObject = P; }
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project,
      "Podfile": "platform :ios, '15.0'\npod 'lottie-ios', '~> 4'\n",
      "Podfile.lock": "PODS:\n  - GradientKit/Core (1.2)\n",
      "Cartfile": "github \"maker/Bulbs\" ~> 2.0\n",
      "Package.swift": "let package = Package(dependencies: [.package(url: \"https://host/maker/Wires.git\")])\n",
    ])
    #expect(
      AppFiles(at: folder.path).libraries == [
        "15.0", "Bulbs", "Charts", "Core", "EffectKit", "GradientKit", "LampKit", "Wires", "host", "https:",
        "lottie-ios", "maker",
        "~> 4",
      ])
  }

  @Test("Files that a project names elsewhere: on the machine of who saved it, or not here at all")
  func filesElsewhere() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
          G = { isa = PBXGroup; children = ( F1, F2, F3, H ); sourceTree = "<group>"; };
          H = { isa = PBXGroup; children = ( F4 ); path = ../../Old/App/Models; sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = /Users/ada/App/Screens/Far.swift; sourceTree = "<absolute>"; };
          F2 = { isa = PBXFileReference; path = /Users/ada/Desktop/Lost.swift; sourceTree = "<absolute>"; };
          F3 = { isa = PBXFileReference; path = Made.swift; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = Beside.swift; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; buildPhases = ( S ); };
          S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4 ); };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          B4 = { isa = PBXBuildFile; fileRef = F4; };
        };
        rootObject = P;
      }
      """,
      "Models/Beside.swift": "", "Screens/Far.swift": "",
    ])
    let files = AppFiles(at: folder.path)
    #expect(
      files.swiftFiles.map(\.path) == ["Models/Beside.swift", "Screens/Far.swift"].map { "\(folder.path)/\($0)" })
    #expect(files.absentFiles == ["/Users/ada/Desktop/Lost.swift", "\(folder.path)/Made.swift"])
  }

  @Test("Files that were moved: the only one of the name that nothing else names, and else none")
  func movedFiles() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
          G = { isa = PBXGroup; children = ( F1, F2, F3, F4, F5, F6 ); path = App; sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = ../../../.Trash/Home.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Twice.swift; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = Here.swift; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = Old/Here.swift; sourceTree = "<group>"; };
          F5 = { isa = PBXFileReference; path = Old/de.lproj/Main.storyboard; sourceTree = "<group>"; };
          F6 = { isa = PBXFileReference; path = ../../.Trash/Menu.storyboard; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; buildPhases = ( S, R ); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
          C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Old/Info.plist; }; };
          S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4 ); };
          R = { isa = PBXResourcesBuildPhase; files = ( B5, B6 ); };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
          B4 = { isa = PBXBuildFile; fileRef = F4; };
          B5 = { isa = PBXBuildFile; fileRef = F5; };
          B6 = { isa = PBXBuildFile; fileRef = F6; };
        };
        rootObject = P;
      }
      """,
      "App/Screens/Home.swift": "", "App/One/Twice.swift": "", "App/Other/Twice.swift": "", "App/Here.swift": "",
      "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.storyboard": "", "App/Info.plist": "",
      "App/Base.lproj/Menu.storyboard": "",
    ])
    let files = AppFiles(at: folder.path)
    #expect(
      files.swiftFiles.map(\.path) == ["App/Here.swift", "App/Screens/Home.swift"].map { "\(folder.path)/\($0)" })
    #expect(files.absentFiles == ["App/Old/Here.swift", "App/Twice.swift"].map { "\(folder.path)/\($0)" })
    #expect(
      files.interfaceFiles?.keys.sorted()
        == ["App/Base.lproj/Menu.storyboard", "App/de.lproj/Main.storyboard"].map { "\(folder.path)/\($0)" })
    #expect(files.applications.map(\.infoPlist) == ["\(folder.path)/App/Info.plist"])
    let all = AppFiles(among: AppFolderSearch(folder.path), takesAll: true)
    #expect(
      all.swiftFiles.map(\.path)
        == ["App/Here.swift", "App/One/Twice.swift", "App/Other/Twice.swift", "App/Screens/Home.swift"].map {
          "\(folder.path)/\($0)"
        })
  }

  @Test("Of two models of data the one that the target compiles; both where it names none")
  func dataModels() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
          G = { isa = PBXGroup; children = ( M ); sourceTree = "<group>"; };
          M = { isa = XCVersionGroup; children = ( V ); path = New/Shop.xcdatamodeld; sourceTree = "<group>"; };
          V = { isa = PBXFileReference; path = Shop.xcdatamodel; sourceTree = "<group>"; };
          A = { isa = PBXNativeTarget; name = App; buildPhases = ( S );
            productType = "com.apple.product-type.application"; };
          S = { isa = PBXSourcesBuildPhase; files = ( B ); };
          B = { isa = PBXBuildFile; fileRef = M; };
        };
        rootObject = P;
      }
      """,
      "New/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "", "Old/Shop.xcdatamodeld/Shop.xcdatamodel/contents": "",
    ])
    let found = AppFolderSearch(folder.path)
    let files = try #require(AppFiles(among: found).applications.first).files
    #expect(
      AppFolderSearch.dataModels(found.dataModels, of: files) == ["\(folder.path)/New/Shop.xcdatamodeld"])
    #expect(AppFolderSearch.dataModels(found.dataModels, of: []).count == 2)
  }

  @Test func aSwiftPackage() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: [.product(name: "Other", package: "x")]),
        .executableTarget(name: "my-tool", path: "Tool", exclude: ["x"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      "Sources/Kit/A.swift": "", "Tool/main.swift": "", "Tests/KitTests/T.swift": "", "Other/B.swift": "",
    ])
    #expect(
      describe(folder) == """
        Kit of Kit, -, Swift -
        my_tool of my_tool, -, Swift -
        Sources/Kit/A.swift: Kit
        Tool/main.swift: my_tool
        """)
  }

  @Test func aFolderWithoutAProject() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "AppTests/T.swift": "", "AppUITests/T.swift": "", ".build/x/B.swift": "",
      "DerivedData/C.swift": "",
    ])
    #expect(describe(folder) == "App/A.swift: ")
    #expect(AppFiles(at: folder.path).interfaceFiles == nil)
    #expect(describe(folder, at: "App/A.swift") == "App/A.swift: ")
  }

  @Test func namesakesOfTwoProjectsStayApart() throws {
    func project(_ file: String) -> String {
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
        F = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """
    }
    let folder = try TemporaryFolder([
      "One/App.xcodeproj/project.pbxproj": project("A.swift"), "One/A.swift": "",
      "Two/App.xcodeproj/project.pbxproj": project("B.swift"), "Two/B.swift": "",
    ])
    #expect(
      describe(folder) == """
        App of App, application, Swift -
        Two/App.xcodeproj/App of App, application, Swift -
        One/A.swift: App
        Two/B.swift: Two/App.xcodeproj/App
        """)
    #expect(
      describe(folder, at: "Two/App.xcodeproj") == """
        App of App, application, Swift -
        Two/B.swift: App
        """)
  }

  @Test func aBrokenProject() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "{\n  objects = {\n<<<<<<< HEAD\n  };\n}", "A.swift": "",
    ])
    #expect(
      describe(folder) == """
        A.swift: \n\
        App.xcodeproj/project.pbxproj:3:1: error: '<' is not expected here; it may be left from a merge. Open the project \
        in Xcode, which repairs or explains it.
        """)
  }

  /// An earlier name of the project, of which a folder is left, is none; alone, it is one whose file is missing.
  @Test func aProjectWithoutItsFile() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """,
      "A.swift": "", "B.swift": "", "Old.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "",
    ])
    #expect(
      describe(folder) == """
        App of App, application, Swift -
        A.swift: App
        """)
    let found = AppFiles(at: folder.path)
    #expect(found.emptyProjects.map(folder.relative) == ["Old.xcodeproj"])
    #expect(found.unlistedSources.map(folder.relative) == ["B.swift"])
    let alone = try TemporaryFolder(["A.swift": "", "Old.xcodeproj/project.xcworkspace/contents.xcworkspacedata": ""])
    #expect(
      describe(alone) == """
        A.swift: \n\
        Old.xcodeproj/project.pbxproj:1:1: error: it is not there, so that the project's targets are not known. Restore it, \
        or delete the folder: without a project, all files around count.
        """)
  }

  /// CocoaPods and others have written projects as XML, which Xcode reads.
  @Test func aProjectOfXML() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>objects</key><dict>
        <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string>
          <key>targets</key><array><string>T</string></array></dict>
        <key>G</key><dict><key>isa</key><string>PBXGroup</string><key>sourceTree</key><string>&lt;group&gt;</string>
          <key>children</key><array><string>F</string></array></dict>
        <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A.swift</string>
          <key>sourceTree</key><string>&lt;group&gt;</string></dict>
        <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
          <key>productType</key><string>com.apple.product-type.application</string>
          <key>buildPhases</key><array><string>S</string></array></dict>
        <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
          <key>files</key><array><string>B</string></array></dict>
        <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
      </dict><key>rootObject</key><string>P</string></dict></plist>
      """, "A.swift": "",
    ])
    #expect(
      describe(folder) == """
        App of App, application, Swift -
        A.swift: App
        """)
  }

  @Test func aGroupInsideItself() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( V, F ); };
        V = { isa = PBXVariantGroup; sourceTree = "<group>"; children = ( V, F ); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = V; };
      }; rootObject = P; }
      """, "A.swift": "",
    ])
    #expect(describe(folder) == "App of App, application, Swift -\nA.swift: App")
  }
}
