/// Small storyboards, written for one test each.
enum TestStoryboard {
  /// A storyboard of one scene for each controller, given as tag, identifier and further attributes.
  static func text(
    initial: String? = "one", _ controllers: [String] = [#"viewController id="one""#],
    runtime: String = "iOS.CocoaTouch", segues: String = ""
  ) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      let connections = index == 0 && !segues.isEmpty ? "<connections>\(segues)</connections>" : ""
      let tag = controller.prefix { $0 != " " }
      return """
        <scene sceneID="s\(index)"><objects>
        <\(controller) sceneMemberID="viewController">\(connections)</\(tag)>
        </objects></scene>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects/>
    </document>
    """

  /// An Info.plist with one key.
  static func plist(_ key: String, _ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>\(key)</key><string>\(value)</string></dict></plist>
    """
  }
}
