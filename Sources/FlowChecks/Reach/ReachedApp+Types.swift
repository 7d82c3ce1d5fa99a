import FlowModel

extension ReachedApp {
  /// Whether there are objects of a class or of one that inherits from it.
  func hasObjects(_ type: CodeType) -> Bool {
    contains(.type(type.id)) || code.family(of: type).contains { contains(.type($0.id)) }
  }

  /// Adds a type of which objects are made: by code with some arguments, by others where there are none.
  func make(_ type: CodeType, _ call: CallShape?, _ arrival: Arrival, byDocument: Bool = false) {
    let here = ReachedPlace.type(type.id)
    if !byDocument, madeInCode[type.id] == nil, let maker = arrival.from {
      madeInCode[type.id] = Use(by: maker, location: arrival.location)
    }
    let isNew = arrive(at: here, arrival)
    let lineage = type.kind == .class ? code.lineage(of: type).classes : [type]
    let inside = Arrival(from: here, location: arrival.location)
    for one in lineage.flatMap({ index.members[$0.id] ?? [] }) where index.function(one).kind == .initializer {
      let function = index.function(one)
      let isCoder = function.parameters.first?.label == "coder"
      if call.map({ $0.fits(function) }) ?? (byDocument == isCoder) { run(one, inside) }
    }
    guard isNew else { return }
    if type.kind == .enum, case .function(let one)? = arrival.from {
      useAllCases(of: type, by: one, at: arrival.location)
    }
    for one in lineage.flatMap({ index.initialValues[$0.id] ?? [] }) { run(one, inside) }
    // Of what a class overrides, UIKit finds the class's own.
    var overridden: Set<CodeIndex.CalledName> = []
    for owner in lineage {
      for (one, arrival) in waitingForObjects.removeValue(forKey: owner.id) ?? [] { run(one, arrival) }
      let all = index.members[owner.id] ?? []
      for one in all where !overridden.contains(index.calledName(of: one)) { tell(one, of: owner, on: type, inside) }
      if owner !== lineage.last { overridden.formUnion(all.lazy.map(index.calledName)) }
    }
    // What others than screens and views are made for, is to be asked.
    if code.isKind(type, of: "UIViewController") != true, code.isKind(type, of: "UIView") != true { hand(type) }
    if Self.ownDelegates.contains(where: { code.isKind(type, of: $0) == true }) { hand(type) }
    if case .objectiveC(let name) = code.lineage(of: type).root { use(objectiveC: name, inside) }
  }

  /// The controllers that serve their own view.
  private static let ownDelegates = ["UITableViewController", "UICollectionViewController"]

  /// What UIKit has an object do once it is there: what it overrides, and what it is asked as a delegate.
  private func tell(_ one: FunctionID, of owner: CodeType, on type: CodeType, _ arrival: Arrival) {
    let function = index.function(one)
    if emptyLists.neverAsks(one, on: type) || unservedLists.neverAsk(one, on: type)
      || unselectableLists.neverTell(one, on: type)
    {
      return
    }
    if function.flags.contains(.isOverride) {
      if function.kind != .initializer, !isOwn(function.name, above: owner), !Self.untold.contains(function.name) {
        run(one, arrival)
      }
      return
    }
    switch function.kind {
    case .subscripting, .deinitializer: return run(one, arrival)
    case .function, .getter: break
    default: return
    }
    // Operators are called by signs.
    guard function.name.first.map({ $0.isLetter || $0 == "_" }) == true else { return run(one, arrival) }
    guard !function.flags.contains(.isPrivate), !function.flags.contains(.isFilePrivate) else { return }
    let asking = code.lineage(of: type).classes.flatMap(\.inherited).map(code.unaliased)
    let isSwift2 = code.isSwift2(index.tree(of: one).path)
    let teller = index.tree(of: one).nameOfFirstType(of: function)
    let protocols = (type.kind == .class ? asking : type.inherited.map(code.unaliased)).filter {
      AskingProtocols.mayAsk($0, for: function, of: teller, isSwift2: isSwift2, code)
    }
    guard !protocols.isEmpty else { return }
    let isApples = protocols.contains(where: AppleClass.isName)
    guard protocols.allSatisfy(AskingProtocols.isServed), !handed.contains(owner.id),
      !isApples || !handedToApples.contains(owner.id)
    else { return run(one, arrival) }
    waitingForAsking[owner.id, default: []].append((one, arrival, isApples))
  }

  /// What UIKit calls at other times, as `prepare(for:sender:)` before a segue, or never.
  ///
  /// - UIKit: `viewDidUnload` and `viewWillUnload` are not called since iOS 6; `prepareForInterfaceBuilder` is for Xcode.
  private static let untold: Set<String> = [
    "viewDidUnload", "viewWillUnload", "prepareForInterfaceBuilder", "prepare", "prepareForSegue",
    "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
  ]

  /// Whether a class of the app's above another declares a function of a name: who calls that one, calls it.
  private func isOwn(_ name: String, above owner: CodeType) -> Bool {
    code.lineage(of: owner).classes.dropFirst().contains { one in
      one.functions.contains { $0.name == name && !$0.isOverride }
    }
  }

  /// Notes that the object itself is given to others, in one of its methods.
  func handOn(from one: FunctionID, toApples: Bool = false) {
    guard let owner = index.owner(of: one) else { return }
    handOn(owner, from: one, toApples: toApples)
  }

  /// Notes that an object of a type is given to others: they may ask it.
  func handOn(_ type: CodeType, from one: FunctionID, toApples: Bool = false) {
    guard type.kind == .class, !handed.contains(type.id) else { return }
    for member in code.family(of: type) { hand(member, toApples: toApples) }
    hand(type, toApples: toApples)
  }

  /// Has those who may ask an object of a type ask it.
  ///
  /// - Parameter toApples: whether those are objects of Apple's alone, which know no protocol of a library's.
  func hand(_ type: CodeType, toApples: Bool = false) {
    let all = type.kind == .class ? code.lineage(of: type).classes : [type]
    for owner in all {
      guard toApples ? handedToApples.insert(owner.id).inserted : handed.insert(owner.id).inserted else { continue }
      let waiting = waitingForAsking.removeValue(forKey: owner.id) ?? []
      let others = waiting.filter { toApples && !$0.isApples }
      if !others.isEmpty { waitingForAsking[owner.id] = others }
      for (one, arrival, isApples) in waiting where isApples || !toApples { run(one, arrival) }
    }
  }

  /// Takes a member that is asked of `super`.
  func use(inherited name: String, by one: FunctionID, _ call: CallShape?, at place: SourceLocation) {
    guard let owner = index.owner(of: one) else { return }
    let above = code.lineage(of: owner).classes.dropFirst()
    let all = (index.functions[name] ?? []) + (index.accessors[name] ?? [])
    for candidate in all {
      guard let declaring = index.owner(of: candidate), call?.fits(index.function(candidate)) ?? true,
        declaring.kind != .class || above.contains(where: { $0 === declaring })
      else { continue }
      run(candidate, Arrival(from: .function(one), location: place))
    }
  }
}

/// The protocols that are not the app's, by which others call functions of the app's types.
enum AskingProtocols {
  /// Whether only who is given as a delegate or data source is asked.
  static func isServed(_ name: String) -> Bool {
    ["Delegate", "DataSource"].contains(where: name.hasSuffix) && !starting.contains(name)
  }

  /// Those whose objects the app starts with.
  static let starting: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

  /// Whether a protocol that the app does not declare may have a function as a requirement. What a delegate is told
  /// begins with the one who tells it, or with a preposition: `tableView(_:…)`, `numberOfSections(in:)`; never with a
  /// capital.
  ///
  /// - Parameters:
  ///   - teller: the written type of the first parameter.
  ///   - isSwift2: whether the first parameter has no label unless two names are written.
  static func mayAsk(
    _ name: String, for function: TreeFunction, of teller: String?, isSwift2: Bool, _ code: AppCode
  ) -> Bool {
    guard code.isUnknown(name), FrameworkAncestry.classes[name] == nil, !asksNothing.contains(name) else {
      return false
    }
    if let requirements = requirements[name] { return requirements.contains(function.name) }
    // What Interface Builder is to send, no protocol asks for, nor a library's what is shown to selectors.
    if function.attributes.contains("IBAction") { return false }
    if function.attributes.contains("objc"), function.parameters.count < 2, !AppleClass.isName(name) { return false }
    guard ["Delegate", "DataSource"].contains(where: name.hasSuffix) || AppleClass.isName(name) else { return true }
    guard function.name.first?.isUppercase != true else { return false }
    guard let first = function.parameters.first else {
      // A library's delegate hears what happens, or is asked: `menuDidOpen()`, `numberOfPages()`. Of properties, Apple's
      // ask an application's or scene's delegate for its window alone.
      guard ["Delegate", "DataSource"].contains(where: name.hasSuffix) else {
        return function.kind == .getter || making.contains(function.name)
      }
      return AppleClass.isName(name)
        ? function.kind == .getter && function.name == "window"
        : function.kind == .getter || hearing.contains { function.name.hasWord($0) }
    }
    if let teller, AppleClass.isName(name), !mayTell(teller, by: name, code) { return false }
    guard let label = first.label, !isSwift2 || label != first.name else { return true }
    return label == "context"
      || prepositions.contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true }
  }

  /// Whether the first argument of what one of Apple's delegates is told may be of a type: it is the object that tells, or
  /// one like it, which neither a plain value is nor a class of the app's.
  private static func mayTell(_ type: String, by name: String, _ code: AppCode) -> Bool {
    guard code.isUnknown(type), !values.contains(type) else { return false }
    let asked = ["Delegate", "DataSource"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? ""
    guard let known = FrameworkAncestry.isKind(asked, of: "NSObject"), known,
      AppleClass.isName(asked)
    else { return true }
    guard FrameworkAncestry.isKind(type, of: "NSObject") == true else { return AppleClass.isName(type) }
    return FrameworkAncestry.isKind(asked, of: type) == true || FrameworkAncestry.isKind(type, of: asked) == true
  }

  /// The types of plain values, as Swift and Objective-C call them.
  private static let values: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Double", "Error", "Float",
    "IndexPath", "Int", "NSArray", "NSData", "NSDate", "NSDictionary", "NSError", "NSIndexPath", "NSInteger",
    "NSNumber",
    "NSString", "NSURL", "String", "TimeInterval", "UIColor", "UIImage", "UInt", "URL",
  ]

  /// What the protocols of Swift and Combine ask for.
  private static let requirements: [String: Set<String>] = [
    "ObservableObject": ["objectWillChange"], "Hashable": ["hash", "hashValue"], "Equatable": [], "Comparable": [],
    "Codable": ["encode"], "Encodable": ["encode"], "Decodable": [], "RawRepresentable": ["rawValue"],
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
  ]

  /// What Apple's protocols other than those of delegates ask for without an argument.
  private static let making: Set<String> = [
    "deleteBackward", "makeContentView", "makeCoordinator", "makeUIView", "makeUIViewController",
  ]

  /// The words of what delegates are told or asked without an argument.
  private static let hearing = [
    "did", "will", "should", "can", "has", "is", "was", "number", "on", "for", "finished", "cancelled",
  ]
  private static let prepositions = ["in", "for", "using", "with", "of", "at", "to", "from", "by", "on"]
  /// What asks for no method that a class does not inherit, or that Swift does not write itself.
  private static let asksNothing: Set<String> = [
    "NSObject", "NSManagedObject", "Operation", "CaseIterable", "Sendable", "Error", "Identifiable", "AnyObject",
    "class", "UIAppearance", "String", "Int",
  ]
}

extension CodeTree {
  /// The name of the type that is written for a function's first parameter, `?` and `!` left out.
  func nameOfFirstType(of function: TreeFunction) -> String? {
    function.parameters.first.flatMap { nameOfType($0.type) }
  }

  /// The name of a type as it is written, `?` and `!` left out.
  func nameOfType(_ type: Int32) -> String? {
    guard type >= 0 else { return nil }
    var node = nodes[Int(type)]
    while node.kind == .optionalType { node = nodes[Int(node.a)] }
    return node.kind == .namedType ? texts[Int(node.a)] : nil
  }
}

extension String {
  /// Whether a word is in a name of several: `did` in `menuDidOpen` and `didOpenMenu`, not in `candid`.
  fileprivate func hasWord(_ word: String) -> Bool {
    let inside = word.prefix(1).uppercased() + word.dropFirst()
    return [(word, true), (inside, false)].contains { word, atStart in
      ranges(of: word).contains { range in
        (range.lowerBound == startIndex) == atStart
          && (range.upperBound == endIndex || !self[range.upperBound].isLowercase)
      }
    }
  }
}
