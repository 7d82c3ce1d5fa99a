import FlowModel

/// The code that never runs though the function around it does.
final class DeadBlocks {
  private let old: OldBranches
  private let devices: DeviceBranches
  private let cases: UnmadeCases
  private let unset: UnsetValues
  private var known: [String: Set<Int32>] = [:]

  init(_ app: CheckedApp, _ code: AppCode) {
    let source = app.written.source
    old = OldBranches(code: code)
    devices = DeviceBranches(app: app)
    cases = UnmadeCases(code: code, source: source)
    unset = UnsetValues(app: app, code: code)
  }

  /// That of a file: for cases that nothing makes, versions of iOS and devices on which the app does not run, and values
  /// that nothing sets.
  func nodes(of tree: CodeTree) -> Set<Int32> {
    if let known = known[tree.path] { return known }
    let found = Set(
      old.nodes(in: tree).map(\.node) + devices.nodes(in: tree).map(\.node) + cases.blocks(in: tree).map(\.block)
        + unset.nodes(in: tree).map(\.node))
    known[tree.path] = found
    return found
  }

  /// Why a place never runs; nil where nothing says so.
  func reason(at place: SourceLocation, in tree: CodeTree) -> String? {
    func isAround(_ node: Int32) -> Bool { tree.all(inside: node).contains { tree.location(of: $0) == place } }
    if let one = cases.blocks(in: tree).first(where: { isAround($0.block) }) { return "Nothing makes a .\(one.name)" }
    if let one = old.nodes(in: tree).first(where: { isAround($0.node) }) {
      return "It runs only before iOS \(one.version), for which the app is not built"
    }
    if let one = devices.nodes(in: tree).first(where: { isAround($0.node) }) {
      return "It runs only on \(one.device), for which the app is not built"
    }
    return unset.nodes(in: tree).first { isAround($0.node) }.map { one in
      "Nothing sets \(one.missing.property) to \(one.missing.value)"
    }
  }
}
