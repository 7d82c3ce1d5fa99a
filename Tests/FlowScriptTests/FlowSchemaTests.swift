import Foundation
import TestSupport
import Testing
import Yams

@testable import FlowModel
@testable import FlowScript

@Suite struct FlowSchemaTests {
  @Test("The schema knows every command, with its options and what may stand for them")
  func commands() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: FlowSchema.flow.data()) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let forms = try #require((definitions["command"] as? [String: Any])?["anyOf"] as? [[String: Any]])
    #expect((forms[0]["enum"] as? [String])?.contains("hide keyboard") == true)
    let commands = try #require(forms[1]["properties"] as? [String: [String: Any]])
    #expect(commands.keys.sorted() == CommandCatalog.names.sorted())
    #expect((commands["performSegue"]?["anyOf"] as? [[String: Any]])?.last?["required"] as? [String] == ["identifier"])
    let header = try #require((definitions["header"] as? [String: Any])?["properties"] as? [String: [String: Any]])
    #expect(
      (header["flowsim"]?["properties"] as? [String: Any])?.keys.sorted() == [
        "app", "date", "device", "expect", "given", "initial", "locale", "orientation", "os", "stubs", "target",
      ])
  }

  @Test("The flows of the examples fit")
  func flows() throws {
    let schema = try SchemaValidator(FlowSchema.flow.data())
    let folder = "\(Fixtures.package)/Flows"
    var count = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) where name.hasSuffix(".yaml") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for document in try Yams.load_all(yaml: text) {
        #expect(schema.faults(of: document) == [], "\(name)")
        count += 1
      }
    }
    #expect(count > 15)
    for wrong in ["- tapOn: {txt: OK}", "- launchUp", "- performSegue: {from: A}", "appId: [a]"] {
      #expect(schema.faults(of: try Yams.load(yaml: wrong)) != [], "\(wrong)")
    }
  }

  @Test("The schema of a workspace names what is read of it")
  func workspace() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: FlowSchema.workspace.data()) as? [String: Any])
    #expect(
      (schema["properties"] as? [String: Any])?.keys.sorted() == [
        "excludeTags", "executionOrder", "flows", "includeTags",
      ])
  }
}
