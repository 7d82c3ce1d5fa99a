import FlowInterfaceBuilder
import FlowModel

/// `unused-document`.
struct UnusedDocument: Rule {
  static let description = RuleDescription(
    id: "unused-document", group: .scenes, severity: .note,
    summary: "Nothing names a storyboard or xib that a target copies.",
    rationale: """
      Nobody loads it, and it is in the app all the same. It comes from rewriting a screen in code, or from copying a \
      file. What code writes in any way counts as its name, as does a class that is called so; a name that is put \
      together when the app runs is not seen.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let code = app.screens?.code, app.model.isWholeApp, app.hasAllDocuments else { return [] }
    let started = Set(app.untoldStarts.map(\.location.file))
    let named = Dictionary(
      grouping: app.model.documents.flatMap { document in
        document.namesOfOthers.map { (name: $0, file: document.file) }
      }, by: \.name)
    let candidates = app.runnableDocuments.filter { document in
      app.isCopied(document) && !app.isGuessed(document) && !document.isLaunchScreen
        && !started.contains(document.file) && !app.model.infoPlists.contains { $0.names(plainName(document)) }
        && !(named[plainName(document)] ?? []).contains { other in
          code.mayUse(code.modules(ofDocument: document.file), from: code.modules(ofDocument: other.file))
        }
    }
    let used = UsedNames(Set(candidates.flatMap(words)), in: app, code)
    let lost = candidates.filter { document in
      !words(document).contains { used.has($0, of: code.modules(ofDocument: document.file)) }
    }
    guard !lost.isEmpty else { return [] }
    // Who names one that does not exist may mean this one, and is told so there.
    let missing = NearestName(
      among: Set(app.names.all.filter { [.nib, .storyboard].contains($0.kind) }.map(\.name))
        .subtracting(app.model.documents.map(\.name)).sorted())
    return lost.filter { missing.of(plainName($0)) == nil }.map { document in
      let file = "\(document.name).\(document.kind == .xib ? "xib" : "storyboard")"
      return finding(
        at: document.location, "nothing names \(file): delete it, if no code puts its name together")
    }
  }

  private func plainName(_ document: InterfaceDocument) -> String {
    ["~ipad", "~iphone"].reduce(document.name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
  }

  /// The names by which code may mean a document: its own, that of a class which loads it, a generated constant's,
  /// those of its scenes.
  private func words(_ document: InterfaceDocument) -> [String] {
    let name = plainName(document)
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    let scenes = document.scenes.compactMap { $0.viewController?.storyboardIdentifier }
    return [name, constant] + scenes
      + ["View", "Cell", "Controller", "ViewController"].flatMap { ending in
        name.hasSuffix(ending) ? [name + ending, String(name.dropLast(ending.count))] : [name + ending]
      }
  }
}

extension InfoPlist {
  /// Whether it names a document, for whatever.
  fileprivate func names(_ document: String) -> Bool {
    startsWith(document) || extensionStoryboard == document || launchStoryboard == document
  }
}
