import Foundation

/// Writes an app's Swift files as they compile without an Objective-C runtime, with the tables that bind storyboards.
///
///     interface-generator <folder for the files> <file>…
@main
enum InterfaceGenerator {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let output = arguments.first, arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: interface-generator OUTPUT FILE...\n".utf8))
      exit(2)
    }
    do {
      let texts = try arguments.dropFirst().map { (path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
      let app = AppSources(texts)
      for fault in app.faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for file in app.files {
        let name = (file.path as NSString).lastPathComponent
        try file.rewritten(in: app).write(toFile: "\(output)/\(name)", atomically: true, encoding: .utf8)
      }
      if app.faults.contains(where: \.isError) { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("interface-generator: \(error)\n".utf8))
      exit(1)
    }
  }
}
