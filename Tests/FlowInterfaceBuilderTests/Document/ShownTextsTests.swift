import FlowInterfaceBuilder
import Testing

/// A document with the texts of another language.
@Suite struct ShownTextsTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc"><scenes>
    <scene sceneID="s"><objects><viewController id="vc" title="Home" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Start" prompt="Above" id="nav"><barButtonItem key="backBarButtonItem" title="Back" id="back"/></navigationItem>
      <view key="view" contentMode="scaleToFill" id="v"><subviews>
        <label contentMode="left" id="lab" text="Hello"><accessibility key="accessibilityConfiguration" hint="Says hello" label="Greeting"/></label>
        <label contentMode="left" id="two"><string key="text">Two
    lines</string></label>
        <label contentMode="left" id="rich"><attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
        <button contentMode="scaleToFill" id="but"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
        <button contentMode="scaleToFill" id="new"><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="plain" title="Shine" subtitle="Now"/></button>
        <textField contentMode="scaleToFill" id="fie" text="Ada" placeholder="Name"/>
        <segmentedControl contentMode="scaleToFill" id="seg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <tableView contentMode="scaleToFill" id="tab" dataMode="static"><sections>
          <tableViewSection headerTitle="Head" footerTitle="Foot" id="sec"/></sections></tableView>
      </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func document(showing texts: [String: String]) throws -> InterfaceDocument {
    try Fixture.document(Self.text, file: "Base.lproj/Main.storyboard").showing(texts)
  }

  @Test("Every key that Xcode writes finds its text")
  func everyKey() throws {
    let document = try document(showing: [
      "vc.title": "Heim", "nav.title": "Anfang", "nav.prompt": "Darüber", "back.title": "Zurück",
      "lab.text": "Hallo", "lab.accessibilityLabel": "Gruß", "lab.accessibilityHint": "Grüßt", "two.text": "Zwei",
      "but.normalTitle": "Los", "but.selectedTitle": "Weg", "new.configuration.title": "Glanz",
      "new.configuration.subtitle": "Jetzt", "fie.text": "Eva", "fie.placeholder": "Vorname",
      "seg.segmentTitles[0]": "Eins", "seg.segmentTitles[1]": "Zwo", "sec.headerTitle": "Kopf",
      "sec.footerTitle": "Fuß",
    ])
    func object(_ id: String) throws -> InterfaceObject { try #require(document.object(withID: id)) }
    let texts = try [
      object("vc").title, object("nav").title, object("nav").prompt, object("back").title, object("lab").text,
      object("lab").accessibilityLabel, object("lab").accessibility?.hint, object("two").text,
      object("but").title(for: "normal"), object("but").title(for: "selected"), object("new").title,
      object("new").buttonConfiguration?.subtitle, object("new").title(for: "normal"), object("fie").text,
      object("fie").placeholder, object("sec").headerTitle, object("sec").footerTitle,
    ]
    #expect(
      texts.map { $0 ?? "nil" } + (try object("seg").segments.map { $0.title ?? "nil" }) == [
        "Heim", "Anfang", "Darüber", "Zurück", "Hallo", "Gruß", "Grüßt", "Zwei", "Los", "Weg", "Glanz", "Jetzt", "Old",
        "Eva", "Vorname", "Kopf", "Fuß", "Eins", "Zwo",
      ])
  }

  @Test(
    "A key that the document has no text for changes nothing",
    arguments: [
      "lab.title", "nobody.text", "lab", ".text", "rich.text", "rich.attributedText", "seg.segmentTitles[2]",
      "seg.segmentTitles[x]", "but.disabledTitle", "but.configuration.title", "lab.id", "two.accessibilityLabel",
      "lab.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]", "lab.userComments",
    ])
  func nothingToReplace(key: String) throws {
    let plain = try document(showing: [:])
    let shown = try document(showing: [key: "Anders"])
    let texts = { (document: InterfaceDocument) in
      document.root.descendants.filter { $0["id"] != nil }.flatMap { InterfaceObject(element: $0).texts }
    }
    #expect(texts(shown) == texts(plain))
  }

  @Test("What is not text stays: bytes, places, attributes, and the document that was read")
  func theRestStays() throws {
    let plain = try document(showing: [:])
    let shown = plain.showing(["lab.text": "Hallo"])
    let label = try #require(shown.object(withID: "lab"))
    #expect(shown.fileBytes == plain.fileBytes)
    #expect(label.element["text"] == "Hello")
    #expect(label.element.source == plain.object(withID: "lab")?.element.source)
    #expect(label.location == plain.object(withID: "lab")?.location)
    #expect(label.text == "Hallo")
    #expect(plain.object(withID: "lab")?.text == "Hello")
    #expect(shown.segues.count == plain.segues.count && shown.scenes.count == 1)
  }
}
