import FlowModel

/// A function that adds and removes child view controllers: which, and what it tells them.
struct ContainerBody {
  /// A child that is added.
  struct Child {
    /// The child, as code says it.
    var value: CodeValue
    /// The conditions under which it is added.
    var conditions: [CodeCondition]
    /// The call.
    var location: SourceLocation
  }

  /// When a child is told that it has arrived.
  enum Arrival {
    /// On every way, as far as the code tells.
    case always
    /// On no way.
    case never
    /// Not where this condition turns out the other way.
    case missing(CodeCondition)
  }

  static let adding: Set<String> = ["addChild", "addChildViewController"]
  static let removing: Set<String> = ["removeFromParent", "removeFromParentViewController"]
  static let arriving: Set<String> = ["didMove", "didMoveToParentViewController"]
  static let leaving: Set<String> = ["willMove", "willMoveToParentViewController"]

  /// The function.
  let function: CodeFunction
  /// The children that it adds to a view controller itself.
  private(set) var added: [Child] = []
  /// Where it removes others from their parent.
  private(set) var removed: [SourceLocation] = []
  /// The function with those that it calls.
  private let body: CodeFunction

  init(_ function: CodeFunction, in type: CodeType, isController: Bool, _ code: AppCode) {
    self.function = function
    for (call, event) in function.calls {
      let name = call.calledName ?? ""
      if Self.adding.contains(name), call.isOnController(isController), let child = call.arguments?.first?.value {
        added.append(
          Child(
            value: function.whole(child).plainObject, conditions: function.conditions(of: event),
            location: event.location))
      }
      if Self.removing.contains(name), call.receiver?.isPlainSelf == false { removed.append(event.location) }
    }
    body = added.isEmpty && removed.isEmpty ? function : code.inlined(function, in: type, depth: 2)
  }

  /// The names of all calls, in order.
  var names: [String] { body.calls.compactMap { call, _ in call.calledName } }

  /// When the function, or one that it calls, tells a child that it has arrived.
  func arrival(of child: Child) -> Arrival {
    let others = added.map(\.value).filter { $0 != child.value }
    let known = Set(child.conditions.map(\.location))
    let ways = body.calls.compactMap { call, event -> [CodeCondition]? in
      guard Self.arriving.contains(call.calledName ?? "") else { return nil }
      // What the code calls by another name may be this child, unless it is another one that is added.
      let told = call.receiver.map { body.whole($0).plainObject }
      if let told, others.contains(told) { return nil }
      let conditions = body.conditions(of: event)
      guard !conditions.contains(where: { one in child.conditions.contains { $0.excludes(one) } }) else { return nil }
      return conditions.filter { $0.kind == .if && !known.contains($0.location) }
    }
    guard !ways.isEmpty else { return .never }
    return missing(ways).map(Arrival.missing) ?? .always
  }

  /// The first condition with a branch on which nothing of these ways happens, although the function does something
  /// there.
  private func missing(_ ways: [[CodeCondition]]) -> CodeCondition? {
    guard !ways.contains(where: \.isEmpty), let first = ways.first?.first else { return nil }
    let asking = ways.filter { $0.first?.location == first.location }
    guard asking.count == ways.count else { return nil }
    let opposite = asking.filter { $0[0].isNegated != first.isNegated }
    if opposite.isEmpty {
      let doesMore = body.events.contains { event in
        body.conditions(of: event).contains { $0.excludes(first) }
      }
      return doesMore ? first : nil
    }
    let same = asking.filter { $0[0].isNegated == first.isNegated }
    return missing(same.map { Array($0.dropFirst()) }) ?? missing(opposite.map { Array($0.dropFirst()) })
  }
}

extension CodeCondition {
  /// Whether it is the other branch of the same condition.
  fileprivate func excludes(_ other: CodeCondition) -> Bool {
    kind == other.kind && location == other.location && isNegated != other.isNegated
  }
}

extension CodeValue {
  /// The object without `self.` before it and marks behind it.
  fileprivate var plainObject: CodeValue {
    var path = self.path.filter { $0 != .optional && $0 != .forced }
    guard root == .itself, case .member(let name)? = path.first else { return CodeValue(root, path) }
    path.removeFirst()
    return CodeValue(.name(name), path)
  }

  /// Whether a call is one on a view controller: on `self` where that is one, or on something whose name says so.
  fileprivate func isOnController(_ isSelfController: Bool) -> Bool {
    guard let receiver else { return isSelfController }
    if receiver.isPlainSelf { return isSelfController }
    guard let name = receiver.lastName else { return false }
    return name == "parent" || name.hasSuffix("iewController")
  }
}
