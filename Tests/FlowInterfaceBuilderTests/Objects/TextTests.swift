import FlowInterfaceBuilder
import Testing

@Suite("Texts")
struct TextTests {
  @Test(
    "a label's text is found however Interface Builder wrote it",
    arguments: [
      ("<label text=\"One &amp; two&#10;three\" id=\"l\"/>", "One & two\nthree"),
      ("<label id=\"l\"><string key=\"text\">One\ntwo</string></label>", "One\ntwo"),
      ("<label id=\"l\"><mutableString key=\"text\">One <![CDATA[<two>]]></mutableString></label>", "One <two>"),
      ("<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\nR3LDvMOfZQ\n</string></label>", "Grüße"),
      (
        "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"Read \"/><fragment>"
          + "<string key=\"content\">the\nterms</string></fragment></attributedString></label>", "Read the\nterms"
      ),
    ])
  func label(source: String, text: String) throws {
    #expect(try Fixture.object("l", in: source).text == text)
  }

  @Test("a text field has a text and a placeholder")
  func textField() throws {
    let field = try Fixture.object("f", in: "<textField text=\"Ada\" placeholder=\"Name\" id=\"f\"/>")
    #expect(field.text == "Ada")
    #expect(field.placeholder == "Name")
    #expect(field.texts == ["Ada", "Name"])
  }

  @Test("a button shows its state's title, plain or attributed")
  func states() throws {
    let button = try Fixture.object(
      "b",
      in: """
        <button id="b"><state key="normal" title="Follow" image="plus" catalog="system"/>
        <state key="selected"><attributedString key="attributedTitle"><fragment content="Following"/></attributedString>
        </state></button>
        """)
    #expect(button.title == "Follow")
    #expect(button.title(for: "selected") == "Following")
    #expect(button.title(for: "disabled") == nil)
    #expect(button.buttonStates.map(\.image) == ["plus", nil])
    #expect(button.texts == ["Follow", "Following"])
  }

  @Test("a button's configuration hides the state titles that Interface Builder left behind")
  func configuration() throws {
    let titled = try Fixture.object(
      "b",
      in: """
        <button id="b"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="One click"/></button>
        """)
    #expect(titled.title == "Buy")
    #expect(titled.texts == ["Buy", "One click"])
    let untitled = try Fixture.object(
      "b",
      in: """
        <button id="b"><state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain">
        <imageReference key="image" image="cart" catalog="system"/></buttonConfiguration></button>
        """)
    #expect(untitled.title == nil)
    #expect(untitled.buttonConfiguration?.image == "cart")
    #expect(untitled.texts == [])
  }

  @Test("accessibility: label, identifier, hint, traits")
  func accessibility() throws {
    let button = try Fixture.object(
      "b",
      in: """
        <button id="b"><accessibility key="accessibilityConfiguration" identifier="pay" label="Pay now" hint="Pays">
        <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="NO"/>
        </accessibility></button>
        """)
    #expect(button.accessibilityIdentifier == "pay")
    #expect(button.accessibilityLabel == "Pay now")
    #expect(button.accessibility?.hint == "Pays")
    #expect(button.accessibility?.traits == ["button", "selected"])
    #expect(button.accessibility?.isElement == false)
  }

  @Test("images, colours and fonts")
  func appearance() throws {
    let label = try Fixture.object(
      "l",
      in: """
        <label highlightedImage="glow" id="l"><fontDescription key="fontDescription" type="system" weight="bold" \
        pointSize="17"/><color key="textColor" red="0.5" green="0.25" blue="1" alpha="0.75" colorSpace="custom"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/><nil key="highlightedColor"/></label>
        """)
    #expect(label.font?.type == "system")
    #expect(label.font?.weight == "bold")
    #expect(label.font?.pointSize == 17)
    let components = try #require(label.color("textColor")?.components)
    #expect(components == (0.5, 0.25, 1))
    #expect(label.color("textColor")?.alpha == 0.75)
    #expect(label.color("backgroundColor")?.systemColor == "systemBackgroundColor")
    #expect(label.color("highlightedColor") == nil)
    #expect(label.colors.map(\.property) == ["textColor", "backgroundColor"])
    #expect(label.imageNames.map(\.name) == ["glow"])
  }
}
