import FlowInterfaceBuilder
import Testing

@Suite("User defined runtime attributes")
struct RuntimeAttributeTests {
  @Test(
    "each type gives its value",
    arguments: [
      ("boolean", " value=\"YES\"/>", .boolean(true)),
      ("boolean", " value=\"NO\"/>", .boolean(false)),
      ("string", " value=\"a &lt; b\"/>", .string("a < b")),
      ("string", "><string key=\"value\">a\nb</string></userDefinedRuntimeAttribute>", .string("a\nb")),
      ("number", "><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute>", .number(4)),
      ("number", "><real key=\"value\" value=\"0.5\"/></userDefinedRuntimeAttribute>", .number(0.5)),
      ("image", " value=\"star\"/>", .image("star")),
      (
        "point", "><point key=\"value\" x=\"1\" y=\"2\"/></userDefinedRuntimeAttribute>",
        .point(InterfacePoint(x: 1, y: 2))
      ),
      (
        "size", "><size key=\"value\" width=\"1\" height=\"2\"/></userDefinedRuntimeAttribute>",
        .size(InterfaceSize(width: 1, height: 2))
      ),
      (
        "rect", "><rect key=\"value\" x=\"0\" y=\"1\" width=\"2\" height=\"3\"/></userDefinedRuntimeAttribute>",
        .rect(InterfaceRect(x: 0, y: 1, width: 2, height: 3))
      ),
      ("nil", "/>", .nothing),
    ] as [(String, String, InterfaceRuntimeValue)])
  func value(type: String, rest: String, value: InterfaceRuntimeValue) throws {
    let view = try Fixture.object(
      "v",
      in: """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="layer.value"\(rest)
        </userDefinedRuntimeAttributes></view>
        """)
    let attribute = try #require(view.userDefinedRuntimeAttributes.first)
    #expect(attribute.type == type)
    #expect(attribute.keyPath == "layer.value")
    #expect(attribute.value == value)
    #expect(attribute.location.description == "View.xib:3:1")
  }

  @Test("colours and kinds that have no case of their own keep their element")
  func elements() throws {
    let view = try Fixture.object(
      "v",
      in: """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="a"><color key="value" white="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="b"><range key="value" location="1" length="2"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)
    let values = view.userDefinedRuntimeAttributes.map(\.value)
    guard case .color(let color) = values[0], case .other(let range) = values[1] else {
      Issue.record("\(values)")
      return
    }
    #expect(color.components?.red == 1)
    #expect(range["length"] == "2")
  }
}
