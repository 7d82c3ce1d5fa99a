/// Objects of the framework's in the place of what is not known: a view of a class that is not read has what the app, and
/// models of libraries, give all views.
extension Interpreter {
  /// The object on which a member of something that is not known runs; nil where nothing says that it is one of the
  /// framework's with that member.
  func standIn(for unknown: Unknown, with symbol: Symbol) -> Value? {
    guard let framework, let name = framework.standInClass, unknown.kind == nil else { return nil }
    let member = program.symbols.text(of: symbol)
    let declared = candidates(symbol, of: types.library(name), isStatic: false).first
    return framework.standIn(
      for: unknown, with: member, isOfModel: declared.map { $0.member.code?.tree.isModel == true })
  }
}
