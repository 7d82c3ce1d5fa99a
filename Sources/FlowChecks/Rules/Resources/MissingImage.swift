import FlowInterfaceBuilder
import FlowModel

/// `missing-image`.
struct MissingImage: Rule {
  static let description = RuleDescription(
    id: "missing-image", group: .resources, severity: .warning,
    summary: "A document shows an image that the app does not have.",
    rationale: """
      UIKit logs `Could not load the image referenced from a nib` and shows nothing. It comes from renaming or deleting \
      an image in an asset catalogue. Only names are compared: the images of the system (SF Symbols) are not known here.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Assets.xcassets/star.imageset/Contents.json": "{}",
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v"><subviews>
                  ↓<imageView image="stra" id="i"/>
                </subviews></view></viewController>
              </objects></scene>
            </scenes>
            <resources><image name="stra" width="8" height="8"/></resources>
          </document>
          """,
        ],
        finds: [
          """
          warning: no image is called 'stra', so that nothing is shown: did you mean 'star'?
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Assets.xcassets/Icons/star.imageset/Contents.json": "{}",
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v"><subviews>
                  <imageView image="Icons/star" id="i"/>
                  <imageView image="star.fill" catalog="system" id="j"/>
                </subviews></view></viewController>
              </objects></scene>
            </scenes>
            <resources>
              <image name="Icons/star" width="8" height="8"/>
              <image name="star.fill" catalog="system" width="8" height="8"/>
            </resources>
          </document>
          """,
        ], "Of a folder with a namespace, and the system's.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let assets = app.knownAssets, !assets.imageNames.isEmpty else { return [] }
    let names = NearestName(among: assets.imageNames)
    return app.runnableDocuments.flatMap { document in
      document.resources("image").filter { image in
        // What the document has inside of it is not looked for.
        image.name["catalog"] == nil && image.name.children.isEmpty && mayBeKnown(image.text, assets)
          && !assets.hasImage(image.text)
      }.map { image in
        let nearest = names.of(image.text).map { ": did you mean '\($0)'?" } ?? ": was it renamed or deleted?"
        return finding(
          at: image.use.location, "no image is called '\(image.text)', so that nothing is shown\(nearest)")
      }
    }
  }

  /// Whether an image of a name would be known: those of bundles and of launching, and other files, are not.
  private func mayBeKnown(_ name: String, _ assets: AssetNames) -> Bool {
    let isFile = name.contains(".")
    return !name.isEmpty && !name.contains(".bundle/") && (!isFile || assets.hasImageFiles)
      && !["LaunchImage", "AppIcon"].contains(where: name.hasPrefix)
      && ![".pdf", ".svg", ".heif"].contains(where: name.lowercased().hasSuffix)
  }
}
