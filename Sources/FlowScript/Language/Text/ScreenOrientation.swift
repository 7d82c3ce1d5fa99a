/// How a flow turns the device: Maestro's names, in any case and with or without underscores.
enum ScreenOrientation: String, CaseIterable {
  case portrait
  case landscapeLeft
  case landscapeRight
  case upsideDown

  init?(name: String) {
    let plain = name.lowercased().filter { $0 != "_" }
    guard let orientation = Self.allCases.first(where: { $0.rawValue.lowercased() == plain }) else { return nil }
    self = orientation
  }

  /// What the names are.
  static let hint = "an orientation is \(allCases.map(\.rawValue).joined(separator: ", "))"
}
