/// Writes the documents of small apps: examples and tests say of them only what they are about.
package protocol DocumentWriting {}

extension DocumentWriting {
  /// A storyboard of scenes.
  ///
  /// - Parameters:
  ///   - scenes: what stands in the `<objects>` of each.
  ///   - starts: whether it starts with the first object of the first.
  ///   - settings: more attributes of the document.
  ///   - device: the element of the canvas's device.
  ///   - resources: the images and colours that it lists.
  package static func storyboard(
    _ scenes: String..., starts: Bool = true, settings: String = "", device: String = "", resources: String = ""
  ) -> String {
    let start = starts ? scenes.first.flatMap(firstID).map { " initialViewController=\"\($0)\"" } : nil
    let all = scenes.enumerated().map { number, objects in
      "    <scene sceneID=\"\(number + 1)\"><objects>\(inside(objects, by: "    "))</objects></scene>\n"
    }
    let parts = [
      device.isEmpty ? "" : "  \(device)\n", "  <scenes>\n\(all.joined())  </scenes>\n",
      resources.isEmpty ? "" : "  <resources>\(inside(resources, by: "  "))</resources>\n",
    ]
    return "<document\(start ?? "")\(settings.isEmpty ? "" : " " + settings)>\n\(parts.joined())</document>"
  }

  /// A xib of objects.
  package static func xib(_ objects: String) -> String {
    "<document>\n  <objects>\(inside(objects, by: "  "))</objects>\n</document>"
  }

  /// A screen without a class, with views in its own.
  package static func screen(views: String) -> String {
    """
    <viewController id="item"><view key="view" id="v">
      <subviews>
    \(indented(views, by: "    "))
      </subviews>
    </view></viewController>
    """
  }

  /// The attributes of an object whose class is the target's.
  package static func of(_ name: String) -> String {
    "customClass=\"\(name)\" customModule=\"App\" customModuleProvider=\"target\""
  }

  /// What stands in an element: on its line where it is short.
  private static func inside(_ text: String, by indent: String) -> String {
    guard text.contains("\n") || text.count > 64 else { return text }
    return "\n\(indented(text, by: indent + "  "))\n\(indent)"
  }

  private static func indented(_ text: String, by indent: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  private static func firstID(in objects: String) -> String? {
    objects.firstMatch(of: #/\bid="([^"]+)"/#).map { String($0.1) }
  }
}
