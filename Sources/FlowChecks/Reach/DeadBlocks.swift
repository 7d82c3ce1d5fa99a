import FlowModel

/// The blocks that never run though the function around them does.
final class DeadBlocks {
  private let old: OldBranches
  private let cases: UnmadeCases
  private let unset: UnsetValues
  private var known: [String: Set<Int32>] = [:]

  init(_ app: CheckedApp, _ code: AppCode) {
    let source = app.written.source
    old = OldBranches(code: code)
    cases = UnmadeCases(code: code, source: source)
    unset = UnsetValues(app: app, code: code)
  }

  /// Those of a file: for cases that nothing makes, versions of iOS on which the app does not run, and values that
  /// nothing sets.
  func blocks(of tree: CodeTree) -> Set<Int32> {
    if let known = known[tree.path] { return known }
    let found = Set(
      old.blocks(in: tree).map(\.block) + cases.blocks(in: tree).map(\.block) + unset.blocks(in: tree).map(\.block))
    known[tree.path] = found
    return found
  }

  /// Why a place never runs; nil where nothing says so.
  func reason(at place: SourceLocation, in tree: CodeTree) -> String? {
    func isAround(_ block: Int32) -> Bool { tree.all(inside: block).contains { tree.location(of: $0) == place } }
    if let one = cases.blocks(in: tree).first(where: { isAround($0.block) }) { return "Nothing makes a .\(one.name)" }
    if let one = old.blocks(in: tree).first(where: { isAround($0.block) }) {
      return "It runs only before iOS \(one.version), for which the app is not built"
    }
    return unset.blocks(in: tree).first { isAround($0.block) }.map { one in
      "Nothing sets \(one.missing.property) to \(one.missing.value)"
    }
  }
}
