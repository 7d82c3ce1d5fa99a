import Foundation
import Testing

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

  @Test("The schema of a workspace names what is read of it")
  func workspace() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: FlowSchema.workspace.data()) as? [String: Any])
    #expect(
      (schema["properties"] as? [String: Any])?.keys.sorted() == [
        "excludeTags", "executionOrder", "flows", "includeTags",
      ])
  }
}
