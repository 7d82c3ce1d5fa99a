/// The names of the images and colours that an app has: those of its asset catalogues, and its image files.
public struct AssetNames: Sendable, Hashable {
  private var images: Set<String> = []
  private var colors: Set<String> = []
  /// Whether there are images in files of their own, so that those that are named are here.
  public private(set) var hasImageFiles = false

  /// The images of libraries that a package manager put into the folder: it may copy them into the app, or into bundles.
  private var imagesOfLibraries: Set<String> = []

  /// None.
  public init() {}

  /// Whether the app has an image that `UIImage(named:)` finds.
  ///
  /// - A folder of a catalogue that gives a namespace stands before the name: `Icons/star`. Source: Apple, "Asset
  ///   Catalog Format Reference", `provides-namespace`.
  public func hasImage(_ name: String) -> Bool { images.contains(Self.last(name)) }

  /// The names of files of one scale without their extension: `star@2x`, which finds that very file.
  private var imagesOfOneScale: Set<String> = []

  /// Whether the app has such an image, or a library that brings it.
  public func mayHaveImage(_ name: String) -> Bool {
    hasImage(name) || imagesOfLibraries.contains(Self.last(name)) || imagesOfOneScale.contains(Self.last(name))
  }

  /// Notes a folder or a file of a library.
  package mutating func addOfLibrary(_ name: String, kind: String) {
    var own = AssetNames()
    if !own.addSet(name, kind: kind) { own.addFile(name, kind: kind) }
    imagesOfLibraries.formUnion(own.images)
  }

  /// Whether the app has a colour that `UIColor(named:)` finds.
  public func hasColor(_ name: String) -> Bool { colors.contains(Self.last(name)) }

  /// The images that are found without an extension, sorted.
  public var imageNames: [String] {
    images.filter { name in !Self.imageKinds.contains { name.lowercased().hasSuffix(".\($0)") } }.sorted()
  }

  /// All names of images, those with an extension among them, and of colours: what tells one app's from another's.
  package var all: [String] { images.sorted() + colors.sorted() + imagesOfLibraries.sorted() }

  /// The colours, sorted.
  public var colorNames: [String] { colors.sorted() }

  private static func last(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Notes a folder of a catalogue: `star.imageset`.
  ///
  /// - UIKit: `UIImage(named: "star.png")` finds the set `star` (published observation: React Native asks for images of
  ///   catalogues with that extension and without one, and with no other).
  /// - Returns: whether it is one.
  public mutating func addSet(_ name: String, kind: String) -> Bool {
    let base = String(name.dropLast(kind.count + 1))
    switch kind {
    case "imageset", "symbolset", "appiconset": images.formUnion([base, "\(base).png"])
    case "colorset": colors.insert(base)
    default: return false
    }
    return true
  }

  private static let imageKinds: Set<String> = ["gif", "heic", "jpeg", "jpg", "png", "tif", "tiff", "webp"]

  /// Notes a file, if it is an image: `photo.jpg`, `star@2x.png`.
  ///
  /// - Only a PNG is found without its extension. Source: `UIImage.init(named:)`.
  public mutating func addFile(_ name: String, kind: String) {
    guard Self.imageKinds.contains(kind.lowercased()) else { return }
    hasImageFiles = true
    var base = name.dropLast(kind.count + 1)
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where base.hasSuffix(suffix) { base = base.dropLast(suffix.count) }
    // A document may name the file of one scale.
    images.formUnion([name, "\(base).\(kind)"])
    guard kind.lowercased() == "png" else { return }
    images.insert(String(base))
    imagesOfOneScale.insert(String(name.dropLast(kind.count + 1)))
  }
}
