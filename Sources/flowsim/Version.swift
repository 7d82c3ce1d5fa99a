/// The program's version: the one place that says it. `Scripts/release` writes it, with what is named after it.
enum Version {
  static let current = "0.1.0"
}
