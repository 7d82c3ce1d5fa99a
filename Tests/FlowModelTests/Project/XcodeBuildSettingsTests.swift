import Testing

@testable import FlowModel

struct XcodeBuildSettingsTests {
  @Test(
    "The module's name, through what the settings name",
    arguments: [
      ([:], "My_App"),
      (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_App"),
      (["PRODUCT_NAME": "${TARGET_NAME:c99extidentifier} Pro"], "My_App_Pro"),
      (["PRODUCT_NAME": "Brand Name", "PRODUCT_MODULE_NAME": "Brand$(:c99extidentifier)"], "Brand"),
      (["PRODUCT_NAME": "$(BRAND)", "BRAND": "2 Go"], "_2_Go"),
      (["PRODUCT_NAME": "Known", "PRODUCT_MODULE_NAME": "$(NOWHERE)"], "Known"),
      (["PRODUCT_NAME": "$(PRODUCT_NAME)"], "My_App"),
    ])
  func moduleName(settings: [String: String], name: String) {
    #expect(XcodeBuildSettings.Values(tables: [settings]).moduleName(target: "My App") == name)
  }

  @Test(
    "Settings with modifiers, and those that Xcode has itself",
    arguments: [
      ("com.a.$(PRODUCT_NAME:rfc1034identifier)", "com.a.My-App"),
      ("${EXECUTABLE_NAME}", "My App"), ("$(PRODUCT_NAME:c99extidentifier:lower)", "my_app"),
      ("$(VERSION:upper)", "1.2B"), ("$(VERSION:unheard)", nil), ("$(NOWHERE:lower)", nil),
    ])
  func modifiers(text: String, expanded: String?) {
    let values = XcodeBuildSettings.Values(tables: [["VERSION": "1.2b"]])
    #expect(values.expanded(text, target: "My App", depth: 5) == expanded)
  }
}
