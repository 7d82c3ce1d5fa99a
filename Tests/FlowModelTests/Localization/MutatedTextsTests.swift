import FlowInterfaceBuilder
import TestSupport
import Testing

@testable import FlowModel

/// Files of localized texts that are damaged anywhere: read, or an error at a place in them; never the end.
struct MutatedTextsTests {
  private static let strings = #"""
    /* Class = "UILabel"; */
    "a-b.text" = "Gr\U00fc\Ud83d\Ude00 \"x\" \101";
    c.title = D; // end
    "key";
    """#
  private static let catalog = #"""
    {"strings":{"a.text":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\ud83d\ude00\n"}}},"n":[1.5,true]}}}
    """#

  /// A text with bytes of it removed, replaced, doubled or cut off; the same for the same seed.
  private static func mutated(_ text: String, seed: UInt64) -> [UInt8] {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    var bytes = Array(text.utf8)
    for _ in 0...next(3) {
      let place = next(bytes.count)
      switch next(5) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(next(256))
      case 2: bytes.insert(contentsOf: Array(bytes[place...].prefix(next(8))), at: place)
      case 3: bytes[place] = Array(#""'{}[]()=;:,\\/*<U"#.utf8)[next(17)]
      default: bytes = Array(bytes.prefix(place + 1))
      }
    }
    return bytes
  }

  @Test("Four hundred of each")
  func mutations() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Main"
    for seed in 0..<400 as Range<UInt64> {
      try folder.write(bytes: Self.mutated(Self.strings, seed: seed), to: "Main")
      do throws(InterfaceError) {
        _ = try StringsFile(contentsOf: file)
      } catch {
        #expect(error.location.file == file && error.location.line >= 1 && error.location.column >= 1)
      }
      try folder.write(bytes: Self.mutated(Self.catalog, seed: seed), to: "Main")
      do throws(InterfaceError) {
        _ = try StringCatalog(contentsOf: file).texts(in: "de")
      } catch {
        #expect(error.location.file == file && error.location.line >= 1 && error.location.column >= 1)
      }
    }
  }
}
