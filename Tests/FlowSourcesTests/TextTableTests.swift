import Testing

@testable import FlowSources

@Suite struct TextTableTests {
  @Test("texts are numbered as they come, each once, however many there are")
  func numbers() {
    var table = TextTable()
    let texts = (0..<1000).map { "name\($0)" }
    #expect(texts.map { table.number(of: $0) } == Array(0..<1000))
    #expect(texts.reversed().map { table.number(of: $0) } == Array(0..<1000).reversed())
    #expect(table.count == 1000)
    #expect(table.texts.map { String(decoding: $0, as: UTF8.self) } == texts)
  }

  @Test("texts are the same when their bytes are")
  func bytes() {
    var table = TextTable()
    #expect(["", "é", "e\u{301}", "", "É"].map { table.number(of: $0) } == [0, 1, 2, 0, 3])
  }
}
