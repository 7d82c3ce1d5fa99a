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
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let assets = app.knownAssets, !assets.imageNames.isEmpty else { return [] }
    let names = NearestName(among: assets.imageNames)
    let named = app.runnableDocuments.flatMap { $0.resources("image") }.filter { image in
      // What the document has inside of it is not looked for.
      image.name["catalog"] == nil && image.name.children.isEmpty && mayBeKnown(image.text, assets)
    }
    let missing = named.filter { !assets.mayHaveImage($0.text) }
    // Of several that are named hardly one is here: the images were left out of what is checked.
    let lost = Set(missing.map(\.text)).count
    guard lost < Self.severalImages || lost < Set(named.map(\.text)).count * 9 / 10 else { return [] }
    return missing.map { image in
      let nearest = names.of(image.text).map { ": did you mean '\($0)'?" } ?? ": was it renamed or deleted?"
      return finding(at: image.use.location, "no image is called '\(image.text)', so that nothing is shown\(nearest)")
    }
  }

  /// How many images are not lost all at once.
  private static let severalImages = 4

  /// Whether an image of a name would be known: those of bundles and of launching, and other files, are not.
  private func mayBeKnown(_ name: String, _ assets: AssetNames) -> Bool {
    let isFile = name.contains(".")
    return !name.isEmpty && !name.contains(".bundle/") && (!isFile || assets.hasImageFiles)
      && !["LaunchImage", "AppIcon"].contains(where: name.hasPrefix)
      && ![".pdf", ".svg", ".heif"].contains(where: name.lowercased().hasSuffix)
  }
}
