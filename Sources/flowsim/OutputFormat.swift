import ArgumentParser
import Foundation

/// The format that the extension of an output's name says.
enum OutputFormat {
  /// The format of an output.
  ///
  /// - Parameters:
  ///   - usual: the format where the name says none.
  ///   - extensions: the extensions of that format, beside its own name.
  ///   - content: what is written, with its verb: "no graph is drawn".
  ///   - known: the formats that have an extension.
  ///   - others: those whose extension is not their name.
  /// - Throws: `ValidationError` where the name says a format that there is not.
  static func named<Format: RawRepresentable>(
    by output: String?, usual: Format, extensions: Set<String>, content: String, known: [Format],
    others: [String: Format] = [:]
  ) throws -> Format where Format.RawValue == String {
    guard let output else { return usual }
    let kind = URL(fileURLWithPath: output).pathExtension.lowercased()
    if let format = others[kind] ?? known.first(where: { $0.rawValue == kind }) { return format }
    guard kind.isEmpty || extensions.contains(kind) else {
      let names = (known.map(\.rawValue) + others.keys.sorted()).joined(separator: ", ")
      throw ValidationError("--output \(output): \(content) as \(kind); it is one of \(names).")
    }
    return usual
  }
}
