import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import Foundation

/// Writes the fixes of findings into an app's files: each whole, or not at all.
struct FixedFiles {
  private let app: AppArgument

  init(_ app: AppArgument) { self.app = app }

  /// Writes all fixes whose places still are as they were found.
  ///
  /// - Returns: the findings that were mended.
  func write(_ findings: [Finding]) throws -> [Finding] {
    let byFile = Dictionary(grouping: findings.filter { $0.fix != nil }, by: \.location.file)
    return try byFile.keys.sorted().flatMap { file in try write(byFile[file] ?? [], to: file) }
  }

  private func write(_ findings: [Finding], to file: String) throws -> [Finding] {
    let path = app.folder.isEmpty ? file : "\(app.folder)/\(file)"
    guard let bytes = try? FileBytes.read(path, in: app.scope) else { return [] }
    var fixes = FileFixes(bytes)
    let taken = findings.filter { finding in
      finding.fix.map { fixes.take($0, line: finding.location.line, column: finding.location.column) } ?? false
    }
    guard !taken.isEmpty else { return [] }
    do {
      try OutputFile.write(Data(fixes.result), toFileAt: path)
    } catch let fault as OutputFile.Fault {
      throw CommandFailure.unusable("cannot write to \(LogText.line(path)): \(fault.message)")
    }
    return taken
  }
}
