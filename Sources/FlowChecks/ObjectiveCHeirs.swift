import FlowModel

/// Who inherits from whom, in Objective-C and in Swift.
struct ObjectiveCHeirs {
  private let children: [String: Set<String>]

  init(_ code: AppCode) {
    let objectiveC = code.facts.objectiveCClasses.compactMap { one in one.superclass.map { ($0, Set([one.name])) } }
    let swift = code.classes.flatMap { one in one.inherited.map { ($0, Set([one.shortName])) } }
    children = Dictionary(objectiveC + swift, uniquingKeysWith: { $0.union($1) })
  }

  /// A class and all that inherit from it.
  func family(of name: String) -> Set<String> {
    var family: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      if family.insert(next).inserted { waiting += children[next] ?? [] }
    }
    return family
  }
}
