import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowSources

/// The models of modules: which are read, and that the program has them as they are.
struct ModuleModelTests {
  /// The folders of the models.
  private static var folders: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(Fixtures.package)/Models")) ?? []).sorted()
  }

  @Test(arguments: folders)
  func theProgramHasTheModelsAsTheyAre(_ module: String) throws {
    let folder = "\(Fixtures.package)/Models/\(module)"
    var text = """
      // swift-format-ignore-file
      // The files of Models/\(module) as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

      extension ModuleModel {
        static let \(module.prefix(1).lowercased())\(module.dropFirst())Texts: [(path: String, text: String)] = [

      """
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".swift") {
      let content = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      text += "    (\n      \"\(module)/\(name)\",\n      ##\"\"\"\n\(content)\"\"\"##\n    ),\n"
    }
    text += "  ]\n}\n"
    let path = "../../../Sources/FlowSources/Models/Generated/\(module)Texts.swift"
    #expect(try Snapshot.difference(of: text, from: path) == nil)
  }

  private func modules(of sources: String...) -> [String] {
    let app = sources.map { TreeReading.tree(of: Array($0.utf8), path: "a.swift") }
    return Set(ModuleModel.trees(for: app).map { $0.path.split(separator: "/")[1] }).map(String.init).sorted()
  }

  @Test func aModelIsReadWhereAFileMeansItsModule() {
    #expect(modules(of: "import UIKit\nclass A {}").isEmpty)
    #expect(modules(of: "import UIKit", "import Combine") == ["Combine"])
    #expect(modules(of: "import Foundation\nclass A: ObservableObject { @Published var a = 1 }") == ["Combine"])
    #expect(modules(of: "import RxCocoa", "import Combine") == ["Combine", "RxSwift"])
    #expect(modules(of: "import CoreData") == ["CoreData"])
    #expect(modules(of: "import UIKit\nlet a = Scanner(string: text)") == ["Scanner"])
    #expect(modules(of: "import UIKit\nclass Scanner {}\nlet a = Scanner()").isEmpty)
    #expect(modules(of: "import Foundation\nfunc f() { SecItemDelete(query) }") == ["Security"])
  }

  @Test func theModulesOwnSourcesAreReadInsteadOfItsModel() {
    #expect(modules(of: "import RxSwift", "public protocol ObservableType {}").isEmpty)
  }

  @Test func nothingOfAModelIsUnread() {
    for tree in ModuleModel.all.flatMap({ ModuleModel.trees(for: [importing($0.name)]) }) {
      let unread = tree.nodes.indices.filter { tree.nodes[$0].kind == .unread }
      #expect(unread.map { "\(tree.location(of: Int32($0)))" } == [])
    }
  }

  private func importing(_ module: String) -> CodeTree {
    let use = ModuleModel.all.first { $0.name == module }?.uses.min() ?? "self"
    return TreeReading.tree(of: Array("import \(module)\nlet a = \(use)".utf8), path: "a.swift")
  }
}
