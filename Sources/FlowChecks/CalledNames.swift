import FlowModel

/// The names of all functions that the app's code calls, or hands on as selectors.
struct CalledNames {
  private let names: Set<String>

  init(_ code: AppCode) {
    var names: Set<String> = []
    let functions = code.types.flatMap(\.functions) + code.facts.files.flatMap(\.functions)
    for event in functions.flatMap(\.events) {
      guard case .call(let call) = event.action else { continue }
      names.formUnion([call.calledName].compactMap(\.self))
      for case .selector(let text) in (call.arguments ?? []).map(\.value.root) {
        names.insert(String(text.split(separator: ".").last?.prefix { $0 != "(" } ?? ""))
      }
    }
    self.names = names
  }

  /// Whether a function may ever run: UIKit or Interface Builder calls it, or the app's code does.
  func mayRun(_ function: CodeFunction) -> Bool {
    function.kind != .function || function.isOverride || function.isObjectiveC || names.contains(function.name)
  }
}
