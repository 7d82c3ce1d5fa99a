import Foundation

/// Writes what lets interpreted code use HeadlessUIKit, out of the interface of the built module.
///
///     bridge-generator <folder with HeadlessUIKit.swiftmodule> <folder of the generated files> <.swift-format>
@main
enum BridgeGenerator {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: bridge-generator MODULES OUTPUT FORMAT\n".utf8))
      exit(2)
    }
    do {
      try generate(modules: arguments[1], output: arguments[2], format: arguments[3])
    } catch {
      FileHandle.standardError.write(Data("bridge-generator: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Writes the files anew: those that are no longer made go.
  ///
  /// - Parameter format: the configuration of swift-format.
  static func generate(modules: String, output: String, format: String) throws {
    let interface = Interface(try InterfaceText.read(modules: modules))
    let files = try GeneratedFiles(interface).files
    let manager = FileManager.default
    try manager.createDirectory(atPath: output, withIntermediateDirectories: true)
    for old in try manager.contentsOfDirectory(atPath: output) where files[old] == nil {
      try manager.removeItem(atPath: "\(output)/\(old)")
    }
    for (name, text) in files { try text.write(toFile: "\(output)/\(name)", atomically: true, encoding: .utf8) }
    try InterfaceText.run([
      "swift-format", "format", "--configuration", format, "--in-place", "--parallel", "--recursive", output,
    ])
  }
}
