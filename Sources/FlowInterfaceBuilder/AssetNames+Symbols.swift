/// The names of assets in code that Xcode generates for catalogues: `UIImage(resource: .buttonArrow)`.
///
/// - Xcode 15 on: an asset's name in camel case without the word `Image` or `Color` at its end (release notes of Xcode 15,
///   "Asset Catalogs").
extension AssetNames {
  /// The image that such a name stands for; nil where none does, or several may.
  public func image(ofSymbol symbol: String) -> String? { Self.only(imageNames, ofSymbol: symbol, kind: "image") }

  /// The colour that such a name stands for; nil where none does, or several may.
  public func color(ofSymbol symbol: String) -> String? { Self.only(colorNames, ofSymbol: symbol, kind: "color") }

  private static func only(_ names: [String], ofSymbol symbol: String, kind: String) -> String? {
    let asked = letters(symbol)
    let found = names.filter { name in
      let own = letters(name)
      return own == asked || own == asked + kind
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What is left of a name that goes into another way of writing it.
  private static func letters(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
