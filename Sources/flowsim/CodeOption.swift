import ArgumentParser
import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import FlowSources

/// Whether a map has what the app's code brings up.
struct CodeOption: ParsableArguments {
  @Flag(name: .customLong("no-code"), help: "Leave out what the app's code brings up: storyboards alone.")
  var isLeftOut = false

  /// Reads the app, with what its code brings up.
  ///
  /// - Parameters:
  ///   - isOfApps: whether files do not count that no app has, where projects build apps.
  ///   - isQuiet: whether nothing is said of what cannot be read.
  /// - Throws: when there is nothing to read.
  func read(_ app: AppArgument, _ language: LanguageOption, onlyOfApps isOfApps: Bool = false, isQuiet: Bool = false)
    throws -> AppModel
  {
    try app.expectSomething()
    let path = app.relativePath
    let own = isOfApps ? try app.filesOfApps() : try app.ownFiles()
    let wish = try language.wish(app)
    let sources = !isLeftOut && AppModel.isWholeApp(at: path) ? SourceReader(at: path, in: app.scope) : nil
    guard let sources, !sources.swiftContents.isEmpty else {
      return try app.read(only: own, shown: wish, isQuiet: isQuiet)
    }
    var model = try app.read(only: own, shown: wish, mayBeInCode: true, isQuiet: isQuiet)
    let reading = sources.reading()
    var facts = reading.facts
    if let own { facts.files.removeAll { !own.contains($0.path) } }
    let map = CodeMap(model, code: facts, files: sources.files, trees: reading.trees)
    reading.keep()
    for error in facts.unreadable where own?.contains(error.location.file) ?? true {
      if !isQuiet { Console.error("\(error)") }
      model.unreadable.append(InterfaceError(location: error.location, message: error.message))
    }
    if let first = map.unfinished.first, !isQuiet {
      let count = map.unfinished.count
      let functions = count == 1 ? "the function at \(first) has" : "\(count) functions have"
      Console.error(
        "note: \(functions) more branches than are followed, and may bring up more screens"
          + (count == 1 ? "" : "; the first is at \(first)"))
    }
    if map.screens.isEmpty { try app.expectDocuments(in: model) }
    return model.adding(map)
  }
}
