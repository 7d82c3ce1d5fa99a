import FlowInterfaceBuilder
import Testing

@Suite("Encodings")
struct EncodingTests {
  static let text =
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<document>\n  <label text=\"Grüße 👋🏽\" id=\"a\"/></document>\n"

  @Test("UTF-16 is decoded, keeps its places and writes back the same bytes", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let bytes = Self.utf16(Self.text, isBigEndian: isBigEndian)
    let document = try InterfaceReader.read(bytes: bytes, file: "A.xib")
    #expect(document.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    let label = try #require(document.root.child(named: "label"))
    #expect(label["text"] == "Grüße 👋🏽")
    #expect(label.attributes[1].location.description == "A.xib:3:26")
    #expect(document.fileBytes == bytes)
  }

  @Test("a UTF-8 byte order mark is no part of the first line, and is kept")
  func utf8Mark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("<document id=\"a\"/>".utf8)
    let document = try InterfaceReader.read(bytes: bytes, file: "A.xib")
    #expect(document.root.location.description == "A.xib:1:1")
    #expect(document.root.attributes[0].location.description == "A.xib:1:11")
    #expect(document.root.byteRange == 3..<21)
    #expect(document.fileBytes == bytes)
  }

  @Test(
    "invalid UTF-8 is refused at its byte",
    arguments: [
      ([0xFF], "0xFF"), ([0xC3, 0x28], "0xC3"), ([0xC0, 0xAF], "0xC0"), ([0xE2, 0x82], "0xE2"),
      ([0xED, 0xA0, 0x80], "0xED"), ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0x80], "0x80"), ([0xF8, 0x88], "0xF8"),
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], name: String) {
    let before = Array("<document>\n  Grüße ".utf8)
    #expect(
      Fixture.error(bytes: before + bytes + Array("</document>".utf8))
        == "Main.storyboard:2:9: error: the byte \(name) at offset 21 of the file is not valid UTF-8: the file is damaged "
        + "or was saved in another encoding. Restore it, or convert it to UTF-8.")
  }

  @Test("a half surrogate pair and a half character of UTF-16 are refused")
  func invalidUTF16() {
    let before = Self.utf16("<document>\n", isBigEndian: false)
    #expect(
      Fixture.error(bytes: before + [0x3D, 0xD8, 0x20, 0x00])
        == "Main.storyboard:2:1: error: half of a UTF-16 surrogate pair stands alone at offset 24 of the file: the file "
        + "is damaged. Restore it, or convert it to UTF-8.")
    #expect(
      Fixture.error(bytes: before + [0x20])
        == "Main.storyboard:2:1: error: the file ends in the middle of a UTF-16 character: the file is damaged. "
        + "Restore it, or convert it to UTF-8.")
    #expect(
      Fixture.error(bytes: Array(before.dropFirst(2)))
        == "Main.storyboard:1:1: error: the file is UTF-16 without a byte order mark, so its byte order is not "
        + "certain. Convert it to UTF-8.")
  }

  @Test(
    "a byte order mark alone is a file without an element",
    arguments: [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func markAlone(bytes: [UInt8]) {
    #expect(
      Fixture.error(bytes: bytes)
        == "Main.storyboard:1:1: error: the file has no element: Interface Builder's documents hold a <document>. "
        + "It was probably cut off; restore it from version control.")
  }

  @Test("compressed files are named as such")
  func compressed() {
    #expect(
      Fixture.error(bytes: [0x1F, 0x8B, 8, 0])
        == "Main.storyboard:1:1: error: the file is compressed (gzip): documents are read as plain XML. "
        + "Uncompress it first.")
    #expect(
      Fixture.error(bytes: [0x50, 0x4B, 3, 4])
        == "Main.storyboard:1:1: error: the file is compressed (zip): documents are read as plain XML. "
        + "Uncompress it first.")
  }

  static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }
}
