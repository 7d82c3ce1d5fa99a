import FlowInterfaceBuilder
import FlowModel

/// The reuse identifiers of cells and headers that code registers, makes and asks for.
struct ReuseIdentifiers: Sendable {
  /// A call that asks for a cell by an identifier.
  struct Request: Sendable {
    /// The function that it stands in.
    var scope: CodeScope
    /// The event.
    var event: CodeEvent
    /// The identifier.
    var identifier: String
    /// Whether UIKit raises where nobody registers one.
    var raises: Bool
    /// Whether the code does not survive when there is none: UIKit raises, or a forced cast or `!` follows.
    var insists: Bool
  }

  /// A call that registers a class or a nib for cells.
  struct Registration: Sendable {
    /// The function that it stands in.
    var scope: CodeScope
    /// The event.
    var event: CodeEvent
    /// The identifier.
    var identifier: String
    /// The list that it is asked of; nil for the object itself.
    var list: CodeValue?
  }

  /// Those that code registers, or makes cells with.
  private(set) var provided: Set<String> = []
  /// Those that classes of cells give themselves: code that makes such cells finds them again by these, which registers
  /// none.
  private(set) var givenToThemselves: Set<String> = []
  /// The classes that register some whose names the code does not tell.
  private(set) var openClasses: Set<Int> = []
  /// Whether a type that is no class registers some whose names the code does not tell, for the screens that it helps.
  private(set) var hasOpenHelper = false
  /// Whether Objective-C registers some whose names the code does not tell.
  private(set) var isOpenInObjectiveC = false
  /// The calls that ask for one, in the order of the files.
  private(set) var requests: [Request] = []
  /// Where Swift registers cells by identifiers, in the order of the files.
  private(set) var registrations: [Registration] = []
  /// Those that ask for one whose name the code does not tell.
  private(set) var openRequests: [SourceLocation] = []

  /// Those that code asks for.
  var dequeued: Set<String> { Set(requests.map(\.identifier)) }

  private static let dequeuing: Set<String> = [
    "dequeueReusableCell", "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]
  private static let registering: Set<String> = ["register", "registerClass", "registerNib"]
  private static let labels: Set<String> = [
    "withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
    "forHeaderFooterViewReuseIdentifier",
  ]

  /// - Parameter objectiveC: the parts of the app's classes in Objective-C.
  init(_ scopes: [CodeScope], objectiveC: [ObjectiveCClass] = []) {
    provided = Set(objectiveC.flatMap(\.registeredCells))
    isOpenInObjectiveC = objectiveC.contains(where: \.registersOthers)
    for scope in scopes {
      for (index, event) in scope.function.events.enumerated() {
        guard case .call(let call) = event.action, let name = call.calledName else { continue }
        if Self.registering.contains(name) {
          if let identifier = Self.identifier(of: call, scope) {
            provided.insert(identifier)
            if Self.isOfCell(call) {
              registrations.append(
                Registration(
                  scope: scope, event: event, identifier: identifier, list: scope.expanded(call).receiver))
            }
          } else if let owner = scope.owner {
            openClasses.insert(owner.id)
            if owner.kind != .class { hasOpenHelper = true }
          }
        } else if Self.dequeuing.contains(name) {
          guard let identifier = Self.identifier(of: call, scope) else {
            openRequests.append(event.location)
            continue
          }
          let raises = call.arguments?.contains { ["for", "forIndexPath"].contains($0.label ?? "") } == true
          requests.append(
            Request(
              scope: scope, event: event, identifier: identifier, raises: raises,
              insists: raises || Self.isForced(call, index, in: scope.function)))
        } else if let last = call.arguments?.last, last.label == "reuseIdentifier" {
          // A cell that code makes with an identifier comes back by it.
          guard let identifier = scope.text(of: last.value) else { continue }
          if call.root == .parent { givenToThemselves.insert(identifier) } else { provided.insert(identifier) }
        }
      }
    }
  }

  /// Whether what the call at an index gives is cast with `as!` or unwrapped, at once or as a local constant, which code
  /// that looks for nil before does not do.
  private static func isForced(_ call: CodeValue, _ index: Int, in function: CodeFunction) -> Bool {
    function.events.enumerated().contains { other, event in
      guard case .cast(let value) = event.action else { return false }
      let plain = CodeValue(value.root, value.path.dropLast())
      if plain == call { return true }
      guard plain == CodeValue(.result(index)) else { return false }
      guard value.path.last == .forced else { return true }
      return !event.isUnsure && event.conditions == function.events[index].conditions
        && !function.events[index..<max(index, other)].contains(where: \.mayEnd)
    }
  }

  /// Whether a call registers something for cells, and not for headers and the like.
  private static func isOfCell(_ call: CodeValue) -> Bool {
    call.arguments?.contains { ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains($0.label) } == true
  }

  private static func identifier(of call: CodeValue, _ scope: CodeScope) -> String? {
    guard let arguments = call.arguments else { return nil }
    let labelled = arguments.first { labels.contains($0.label ?? "") }
    let first = (call.calledName ?? "").hasPrefix("dequeueReusableCellWith") ? arguments.first : nil
    return (labelled ?? first).flatMap { scope.text(of: $0.value) }
  }
}

extension CodeEvent {
  /// Whether the body may end with it.
  fileprivate var mayEnd: Bool {
    switch action {
    case .leave, .result: true
    default: false
    }
  }
}
