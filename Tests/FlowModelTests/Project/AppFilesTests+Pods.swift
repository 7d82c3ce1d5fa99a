import FlowModel
import TestSupport
import Testing

/// Pods whose sources lie beside the app.
extension AppFilesTests {
  @Test func podsBesideTheApp() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( A ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """
    let folder = try TemporaryFolder([
      "Demo/Demo.xcodeproj/project.pbxproj": project, "Demo/A.swift": "",
      "Demo/Podfile": """
      target 'Demo' do
        pod 'Kit', :path => '../'
        pod "Look", path: '../Look/Look.podspec'
        # pod 'Old', :path => '../Old'
        pod 'Charts'
      end
      """,
      "Kit.podspec": """
      Pod::Spec.new do |s|
        s.source_files = 'Kit/**/*.swift', 'More/*.{h,swift}'
        s.resources = ['Kit/**/*.{xib,storyboard}']
      end
      """,
      "Look/Look.podspec": """
      Pod::Spec.new do |s|
        s.module_name = 'Looks'
        s.subspec 'Core' do |core|
          core.source_files = "Core"
        end
      end
      """,
      "Old/Old.podspec": "s.source_files = '*.swift'", "Old/O.swift": "",
      "Kit/K.swift": "", "Kit/Deep/L.swift": "", "Kit/Deep/Kit.xib": "", "More/M.swift": "", "More/Deep/N.swift": "",
      "Look/Core/C.swift": "", "Look/Other.swift": "",
    ])
    #expect(
      describe(folder) == """
        Demo of Demo, application, Swift -
        Kit of Kit, -, Swift -
        Looks of Look, -, Swift -
        Demo/A.swift: Demo
        Kit/Deep/L.swift: Kit
        Kit/K.swift: Kit
        Look/Core/C.swift: Looks
        More/M.swift: Kit
        Kit/Deep/Kit.xib: Kit
        """)
    let files = AppFiles(at: folder.path)
    #expect(files.libraries.contains("Charts") && !files.libraries.contains("Kit"))
    #expect(try #require(files.applications.first).files.contains("\(folder.path)/Kit/Deep/Kit.xib"))
  }
}
