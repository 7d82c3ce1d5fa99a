import FlowInterfaceBuilder
import FlowModel

/// The documents that the app may come to load: what is wrong in the others stops nobody.
struct LoadedDocuments: Sendable {
  private let app: CheckedApp
  private let code: AppCode
  /// What documents and property lists name.
  private let named: Set<String>
  /// The texts of Objective-C, and the names of all classes: UIKit finds documents by these.
  private let written: Set<String>

  init(_ app: CheckedApp, _ code: AppCode) {
    self.app = app
    self.code = code
    let model = app.model
    let references = model.documents.flatMap { $0.root.descendants.compactMap { $0["storyboardName"] } }
    let starts = model.storyboards.filter { storyboard in model.infoPlists.contains { $0.startsWith(storyboard.name) } }
    named = Self.always.union(references).union(starts.map(\.name))
    let classes = code.classes.map(\.shortName) + code.objectiveCNames
    // - UIKit: `ItemViewController` looks for `ItemView` and `ItemViewController`.
    let views = classes.filter { $0.hasSuffix("Controller") }.map { String($0.dropLast("Controller".count)) }
    written = Set(classes + views + code.facts.objectiveCTexts)
  }

  /// What Xcode's templates name in property lists.
  private static let always: Set<String> = ["Main", "MainInterface", "LaunchScreen", "Interface"]

  /// Whether something names a document: code, a property list, another document, or a class of its name.
  private func isNamed(_ document: InterfaceDocument) -> Bool {
    // Without a property list it is not known how the app starts.
    if document.kind == .storyboard, app.model.infoPlists.isEmpty { return true }
    let name = ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    // Generated constants begin with a small letter.
    let spellings: Set<String> = [name, name.prefix(1).lowercased() + name.dropFirst()]
    return named.contains(name) || !written.isDisjoint(with: spellings)
      || !app.written.source.mentioning(spellings).isEmpty
  }

  /// The findings, of which errors in documents that nothing names are one warning a document and rule.
  func tempered(_ findings: [Finding]) -> [Finding] {
    let documents = Dictionary(app.model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let errors = findings.filter { $0.severity == .error && documents[$0.location.file] != nil }
    let unnamed = Set(errors.map(\.location.file)).filter { !isNamed(documents[$0]!) }
    guard !unnamed.isEmpty else { return findings }
    let folded = Dictionary(grouping: errors.filter { unnamed.contains($0.location.file) }) { finding in
      [finding.location.file, finding.ruleID]
    }
    let warnings = folded.values.map { all -> Finding in
      var first = all.min()!
      first.severity = .warning
      let others = Set(all.map(\.location)).count - 1
      if first.message.last?.isPunctuation != true { first.message += "." }
      if others > 0 { first.message += " \(others) more \(others == 1 ? "is" : "are") like it." }
      first.message += " Nothing names this document"
      return first
    }
    return findings.filter { $0.severity != .error || !unnamed.contains($0.location.file) } + warnings
  }
}
