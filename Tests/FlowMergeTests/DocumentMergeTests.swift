import FlowInterfaceBuilder
import FlowMerge
import Testing

/// What a merge takes from each side, and what it leaves to a person.
@Suite struct DocumentMergeTests {
  private let merge = MergeFixture.merge(ours:theirs:)

  // MARK: Both sides' edits

  @Test("Two attributes of one element, which is one line")
  func attributesOfOneLine() throws {
    let (text, conflicts) = try merge(
      ["customClass=\"OrdersViewController\"": "customClass=\"OrderList\""],
      ["<viewController title=\"Orders\"": "<viewController storyboardIdentifier=\"Orders\" title=\"My orders\""])
    #expect(conflicts == [])
    #expect(
      text
        == MergeFixture.edited([
          "<viewController title=\"Orders\" id=\"AAA-aa-001\" customClass=\"OrdersViewController\"":
            "<viewController storyboardIdentifier=\"Orders\" title=\"My orders\" id=\"AAA-aa-001\" customClass=\"OrderList\""
        ]))
  }

  @Test("What both add at one place stands there, in one order whoever merges")
  func insertions() throws {
    let place = "<label text=\"Name\" id=\"BBB-bb-005\"/>\n"
    let space = String(repeating: " ", count: 36)
    let first = [place: "\(place)\(space)<label text=\"Ours\" id=\"OOO-oo-001\"/>\n"]
    let second = [place: "\(place)\(space)<label text=\"Theirs\" id=\"TTT-tt-001\"/>\n"]
    let expected = MergeFixture.edited([
      place:
        "\(place)\(space)<label text=\"Ours\" id=\"OOO-oo-001\"/>\n\(space)<label text=\"Theirs\" id=\"TTT-tt-001\"/>\n"
    ])
    #expect(try merge(first, second) == (expected, []))
    #expect(try merge(second, first) == (expected, []))
  }

  @Test("What one moves into a stack view and the other changes is both")
  func moved() throws {
    let label = "<label text=\"Card\" id=\"BBB-bb-004\"/>"
    let space = String(repeating: " ", count: 36)
    let stack = """
      <stackView id="OOO-oo-002">
      \(space)    <subviews>
      \(space)        \(label)
      \(space)    </subviews>
      \(space)</stackView>
      """
    let (text, conflicts) = try merge([label: stack], ["text=\"Card\"": "text=\"Number\""])
    #expect(conflicts == [])
    #expect(text == MergeFixture.edited([label: stack.replacing("Card", with: "Number")]))
  }

  @Test("Frames that constraints determine, the canvas, versions of tools and images are no conflict")
  func quiet() throws {
    let (text, conflicts) = try merge(
      [
        "x=\"20\" y=\"20\"": "x=\"21\" y=\"20\"", "x=\"700\"": "x=\"800\"",
        "toolsVersion=\"14109\"": "toolsVersion=\"9532\"",
        "width=\"24\"": "width=\"25\"",
        "<image name=\"card\"": "<image name=\"bin\" width=\"9\" height=\"9\"/>\n<image name=\"card\"",
      ],
      [
        "x=\"20\" y=\"20\"": "x=\"22\" y=\"20\"", "x=\"700\"": "x=\"900\"",
        "toolsVersion=\"14109\"": "toolsVersion=\"22155\"",
        "<image name=\"card\" width=\"24\" height=\"24\"/>": "<image name=\"tin\"/>",
      ])
    #expect(conflicts == [])
    #expect(text.contains("toolsVersion=\"22155\"") && text.contains("x=\"21\" y=\"20\"") && text.contains("x=\"800\""))
    // A button still shows the card that theirs took from the list.
    for name in ["bin", "tin", "card"] { #expect(text.contains("<image name=\"\(name)\""), "\(name)") }
  }

  @Test("The safe area that both sides added is one, and so are constraints to it")
  func twins() throws {
    func edits(_ guide: String, _ constraint: String, _ constant: String) -> [String: String] {
      [
        "secondItem=\"AAA-aa-002\" secondAttribute=\"top\" constant=\"20\" id=\"AAA-aa-006\"/>":
          "secondItem=\"AAA-aa-002\" secondAttribute=\"top\" constant=\"20\" id=\"AAA-aa-006\"/>"
          + "<constraint firstItem=\"AAA-aa-004\" firstAttribute=\"leading\" secondItem=\"\(guide)\" "
          + "secondAttribute=\"leading\" constant=\"\(constant)\" id=\"\(constraint)\"/>",
        "id=\"AAA-aa-007\"/>\n                        </constraints>":
          "id=\"AAA-aa-007\"/>\n                        </constraints>\n"
          + "                        <viewLayoutGuide key=\"safeArea\" id=\"\(guide)\"/>",
      ]
    }
    let ours = edits("GGG-gg-001", "CCC-cc-009", "16")
    #expect(try merge(ours, edits("GGG-gg-002", "CCC-cc-001", "16")).conflicts == [])
    let (text, conflicts) = try merge(ours, edits("GGG-gg-002", "CCC-cc-001", "24"))
    #expect(text.contains("GGG-gg-001") && !text.contains("GGG-gg-002") && text.contains("constant=\"16\""))
    #expect(
      conflicts == [
        "scene “Orders” (OrdersViewController): constraint leading of button “Pay” to leading of view layout guide "
          + "#GGG-gg-001: constant: ours \"16\" (line 32), theirs \"24\" (line 32)"
      ])
  }

  @Test("Sizes that Xcode notes of custom views keep none of them")
  func designables() throws {
    let segment = "<segmentedControl id=\"BBB-bb-006\">"
    let start = try #require(MergeFixture.base.range(of: segment))
    let end = try #require(MergeFixture.base.range(of: "</segmentedControl>"))
    let spaces = String(repeating: " ", count: 36)
    let control = "\(spaces)\(MergeFixture.base[start.lowerBound..<end.upperBound])\n"
    let list = "    <designables>\n        <designable name=\"BBB-bb-006\"/>\n    </designables>\n    <resources>"
    let (text, conflicts) = try merge([control: ""], ["    <resources>": list])
    #expect(conflicts == [])
    #expect(text == MergeFixture.edited([control: "", "    <resources>": list]))
  }

  @Test("A container that a side left empty stays")
  func emptyContainer() throws {
    let label = "<label text=\"Card\" id=\"BBB-bb-004\"/>"
    func toolbar(_ items: String) -> [String: String] {
      [label: "\(label)<toolbar id=\"BBB-bb-007\">\(items)</toolbar>"]
    }
    let base = MergeFixture.edited(toolbar("<items><barButtonItem id=\"BBB-bb-008\"/></items>"))
    let ours = MergeFixture.edited(toolbar("<items/>"))
    let merged = try MergeFixture.merge(ours, base.replacing("\"Card\"", with: "\"Number\""), base: base)
    #expect(merged.conflicts.isEmpty)
    #expect(String(decoding: merged.bytes, as: UTF8.self) == ours.replacing("\"Card\"", with: "\"Number\""))
  }

  // MARK: Conflicts

  @Test("One attribute changed in two ways: ours is kept")
  func attribute() throws {
    let (text, conflicts) = try merge(["text=\"Total\"": "text=\"Sum\""], ["text=\"Total\"": "text=\"Amount\""])
    #expect(text == MergeFixture.edited(["text=\"Total\"": "text=\"Sum\""]))
    #expect(
      conflicts == [
        "scene “Orders” (OrdersViewController): label “Sum”: text: ours \"Sum\" (line 15), theirs \"Amount\" (line 15)"
      ])
  }

  @Test("A colour is one value, whatever its parts")
  func colour() throws {
    let colour = "<color key=\"titleColor\" white=\"0.5\" alpha=\"1\"/>"
    let (text, conflicts) = try merge(
      [colour: "<color key=\"titleColor\" white=\"0.25\" alpha=\"1\"/>"],
      [colour: "<color key=\"titleColor\" white=\"0.5\" alpha=\"0.5\"/>"])
    #expect(text.contains("white=\"0.25\" alpha=\"1\""))
    #expect(
      conflicts == [
        "scene “Orders” (OrdersViewController): button “Pay”: normal titleColor: ours white 0.25, alpha 1 (line 23), "
          + "theirs white 0.5, alpha 0.5 (line 23)"
      ])
  }

  @Test("What one deleted and the other changed stays")
  func deletedAndChanged() throws {
    let label = "                                <label text=\"Name\" id=\"BBB-bb-005\"/>\n"
    let line = "    \(label)"
    let (text, conflicts) = try merge([line: ""], ["text=\"Name\"": "text=\"Holder\""])
    #expect(text == MergeFixture.edited(["text=\"Name\"": "text=\"Holder\""]))
    #expect(
      conflicts == [
        "scene “Payment” (PaymentViewController): label “Holder”: ours deleted, theirs changed (line 54); it is kept"
      ])
  }

  @Test("A scene that one deleted and the other shows stays, with what had led to it")
  func deletedAndUsed() throws {
    let scene = try #require(
      MergeFixture.base.range(of: "        <!--Payment-->").map { start in
        MergeFixture.base.range(of: "    </scenes>").map {
          String(MergeFixture.base[start.lowerBound..<$0.lowerBound])
        }
      } ?? nil)
    let segue = "<segue destination=\"BBB-bb-001\" kind=\"show\" identifier=\"pay\" id=\"AAA-aa-005\"/>"
    let outlet = "<outlet property=\"total\" destination=\"AAA-aa-003\" id=\"AAA-aa-008\"/>"
    let second = "<segue destination=\"BBB-bb-001\" kind=\"show\" identifier=\"again\" id=\"OOO-oo-003\"/>"
    let (text, conflicts) = try merge([outlet: outlet + second], [scene: "", segue: ""])
    #expect(text == MergeFixture.edited([outlet: outlet + second]))
    #expect(
      conflicts == [
        "scene “Payment” (PaymentViewController): ours used by segue “again” of view controller “Orders” (line 37), "
          + "theirs deleted; it is kept"
      ])
  }

  @Test("Of two objects for one place there is ours")
  func oneEach() throws {
    let place = "<view key=\"view\" contentMode=\"scaleToFill\" id=\"BBB-bb-002\">"
    let end = "customClass=\"PaymentViewController\" sceneMemberID=\"viewController\">\n"
    func edits(_ id: String) -> [String: String] {
      [end: "\(end)                    <refreshControl key=\"refreshControl\" id=\"\(id)\"/>\n", place: place]
    }
    let (text, conflicts) = try merge(edits("TTT-tt-005"), edits("OOO-oo-005"))
    #expect(text == MergeFixture.edited(edits("TTT-tt-005")))
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("refreshControl: ours ") == true)
  }

  @Test("A list without names is one value")
  func segments() throws {
    let (text, conflicts) = try merge(
      ["<segment title=\"First\"/>": "<segment title=\"Third\"/>"], ["<segment title=\"Second\"/>": ""])
    #expect(text.contains("\"Third\"") && text.contains("\"Second\""))
    #expect(conflicts.count == 1)
  }

  // MARK: Files

  @Test("Line breaks stay those of ours")
  func lineBreaks() throws {
    let ours = MergeFixture.edited(["Total": "Sum"]).replacing("\n", with: "\r\n")
    let merged = try MergeFixture.merge(ours, MergeFixture.edited(["Pay": "Buy"]))
    #expect(merged.conflicts.isEmpty)
    #expect(
      String(decoding: merged.bytes, as: UTF8.self)
        == MergeFixture.edited(["Total": "Sum", "Pay": "Buy"]).replacing("\n", with: "\r\n"))
  }

  @Test("A file that is no document is not merged")
  func noDocument() throws {
    #expect(throws: InterfaceError.self) {
      try MergeFixture.merge(MergeFixture.base, "<<<<<<< HEAD\n" + MergeFixture.base)
    }
    #expect(throws: InterfaceError.self) { try MergeFixture.merge(MergeFixture.base, "<plist/>") }
  }

  @Test("Without a base, what both have alike is merged")
  func withoutBase() throws {
    let merged = try MergeFixture.merge(
      MergeFixture.edited(["Total": "Sum"]), MergeFixture.edited(["title=\"Pay\"": "title=\"Buy\""]), base: "")
    #expect(merged.conflicts.map(\.property) == ["text", "normal title"])
  }
}
