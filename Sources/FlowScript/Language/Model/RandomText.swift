/// A text of a kind that Maestro draws at random and types.
public struct RandomText: Sendable, Hashable {
  /// What kind of text; the raw value is the command's name.
  public enum Kind: String, Sendable, CaseIterable {
    case text = "inputRandomText"
    case number = "inputRandomNumber"
    case email = "inputRandomEmail"
    case personName = "inputRandomPersonName"
    case cityName = "inputRandomCityName"
    case countryName = "inputRandomCountryName"
    case colorName = "inputRandomColorName"
  }

  /// What kind of text.
  public var kind: Kind
  /// How many letters or digits a text or number has; 8 unless the flow says otherwise, as in Maestro.
  public var length: Int

  /// A text of a kind.
  public init(_ kind: Kind, length: Int = 8) {
    self.kind = kind
    self.length = max(0, min(length, 10_000))
  }

  /// Two such texts, as unlike as they come: what an app does with one and not with the other hangs on the draw.
  var samples: [String] {
    switch kind {
    case .text: [String(repeating: "a", count: length), String(repeating: "z", count: length)]
    case .number: [String(repeating: "1", count: length), String(repeating: "9", count: length)]
    case .email: ["ada.lovelace@example.com", "konrad1941@example.org"]
    case .personName: ["Ada Lovelace", "Konrad Zuse"]
    case .cityName: ["London", "New York"]
    case .countryName: ["Austria", "United Kingdom"]
    case .colorName: ["blue", "dark orchid"]
    }
  }
}

extension RandomText.Kind {
  /// How the command is written.
  var spec: CommandSpec {
    CommandSpec(
      name: rawValue, origin: .maestro, isBare: true,
      options: self == .text || self == .number ? [OptionSpec("length", .count)] : [])
  }
}
