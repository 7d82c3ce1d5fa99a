import FlowModel

/// What Objective-C, and so Interface Builder, sees of a class and its superclasses.
struct ObjectiveCMembers: Sendable {
  /// Whether all of the class is known: its superclasses end with a class of Apple's, and it does not answer for keys
  /// that it does not have.
  let isComplete: Bool
  /// Apple's class that the superclasses end with; nil where that is not known.
  private let root: String?
  private let members: VisibleMembers

  /// The methods that can be seen.
  var functions: [CodeFunction] { members.functions }
  /// The outlets, for suggestions.
  var outletNames: [String] { members.outletNames }
  /// The properties that Interface Builder shows, for suggestions.
  var inspectableNames: [String] { members.inspectableNames }
  /// The actions, for suggestions.
  var actionNames: [String] { members.actionNames }

  /// Of a class whose superclasses the files do not have: the outlet of its own that a key is a slip of.
  ///
  /// - Parameter connected: the keys that are connected on the object.
  func slippedOutlet(_ key: String, connected: [String]) -> String? {
    guard !isComplete, !members.answersAll, !hasKey(key) else { return nil }
    return NearestName.slip(of: key, in: Set(outletNames).subtracting(connected))
  }

  /// The same of an action.
  func slippedAction(_ selector: String) -> String? {
    guard !isComplete, !members.answersAll, !hasSelector(selector) else { return nil }
    return NearestName.slip(of: selector, in: functions.filter(\.isAction).map(\.selector))
  }

  /// - Parameters:
  ///   - becoming: the classes that code may make its objects.
  ///   - others: the members of extensions of Apple's classes and of protocols, which any class may have.
  init(of owner: CodeType, becoming: [CodeType], others: (Bool) -> VisibleMembers, _ code: AppCode) {
    let (own, root) = code.lineage(of: owner)
    let classes = own + becoming
    let showsAll = classes.contains(where: \.hasObjectiveCMembers)
    let isDoubled = own.contains(where: code.isDoubled)
    let swift = VisibleMembers(of: classes.flatMap(\.declarations), showsAll: showsAll, code).merging(others(showsAll))
    switch root {
    case .framework(let name):
      self.root = name
      members = swift
      isComplete = !members.answersAll && !isDoubled
    case .objectiveC(let name):
      let inherited = code.objectiveCLineage(of: name)
      self.root = inherited.frameworkRoot
      members = VisibleMembers(of: inherited.parts).merging(swift)
      isComplete = inherited.isOfApples && !members.answersAll && !isDoubled
    case .unknown, .none:
      self.root = nil
      members = swift
      isComplete = false
    }
  }

  /// - Parameters:
  ///   - one: a class that Objective-C declares.
  ///   - others: the members of extensions of Apple's classes and of protocols, which any class may have.
  init(of one: ObjectiveCClass, others: VisibleMembers, _ code: AppCode) {
    let lineage = code.objectiveCLineage(of: one.name)
    root = lineage.frameworkRoot
    members = VisibleMembers(of: lineage.parts).merging(others)
    isComplete = lineage.isOfApples && !members.answersAll
  }

  /// Whether only Swift sees a property.
  func isSwiftOnly(key: String) -> Bool { members.names.contains(key) && !members.keys.contains(key) }

  /// Whether the Swift version of the project proves that a method of this selector, which is not seen, cannot be sent;
  /// nil when there is no such method.
  func hiddenMethod(_ selector: String) -> Bool? { members.allSelectors[selector] }

  /// Whether key-value coding can set a key, with whichever first letter: of Apple's classes, too, `TableView` finds
  /// `setTableView:`.
  func hasKey(_ key: String) -> Bool {
    if members.keys.contains(key) || CodeSelector.keyValueNames(of: key).contains(where: isOfApples) { return true }
    return members.selectors.contains("set\(key.prefix(1).uppercased() + key.dropFirst()):")
  }

  /// Whether Apple's class that the superclasses end with may have an outlet.
  private func isOfApples(_ outlet: String) -> Bool {
    root.map { UIKitKeys.hasOutlet(outlet, of: $0) } ?? UIKitKeys.hasOutlet(outlet)
  }

  /// Whether the class answers a message.
  func hasSelector(_ selector: String) -> Bool {
    if members.selectors.contains(selector) || UIKitKeys.selectors.contains(selector) { return true }
    // `setName:` of a property.
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return false }
    return members.keys.contains(String(selector.dropFirst(3).dropLast()))
  }
}

extension ObjectiveCLineage {
  /// Apple's class at the end; nil where it is not known.
  fileprivate var frameworkRoot: String? { if case .framework(let name) = root { name } else { nil } }

  /// Whether all members are known: those of the files were read, and the others are a known class's of Apple's. Names of
  /// libraries begin like Apple's, too.
  fileprivate var isOfApples: Bool {
    guard isWhole, case .framework(let name) = root else { return false }
    return FrameworkAncestry.isKind(name, of: "NSObject") == true
  }
}

/// What Interface Builder sees of the classes that documents name, found once for all rules.
struct MembersOfClasses: Sendable {
  private let members: [CodeType.ID: ObjectiveCMembers]
  private let objectiveC: [String: ObjectiveCMembers]
  /// What the app's extensions of Apple's classes and categories have; nil without code.
  private let others: VisibleMembers?

  /// - Parameter written: what the code names: a class beside `object_setClass` may become that of an object of a
  ///   superclass of it.
  init(_ objects: [WiredObject], _ code: AppCode?, _ written: WrittenNames) {
    var members: [CodeType.ID: ObjectiveCMembers] = [:]
    var objectiveC: [String: ObjectiveCMembers] = [:]
    var ofAll: VisibleMembers?
    if let code {
      let categories = VisibleMembers(of: code.objectiveCExtensions)
      let others = [false, true].map {
        VisibleMembers(of: code.extensionsOfOthers, showsAll: $0, code).merging(categories)
      }
      ofAll = others[1]
      let made = written.texts(beside: "object_setClass")
      for object in objects {
        switch object.lookUp(in: code) {
        case .app(let owner) where members[owner.id] == nil:
          let becoming = made.isEmpty ? [] : code.family(of: owner).filter { made.contains($0.shortName) }
          members[owner.id] = ObjectiveCMembers(of: owner, becoming: becoming, others: { others[$0 ? 1 : 0] }, code)
        case .objectiveC(let one) where objectiveC[one.name] == nil:
          objectiveC[one.name] = ObjectiveCMembers(of: one, others: others[1], code)
        default: continue
        }
      }
    }
    self.members = members
    self.objectiveC = objectiveC
    others = ofAll
  }

  /// Whether a controller of Apple's answers a message, as far as the files tell.
  func mayHave(_ selector: String) -> Bool {
    UIKitKeys.selectors.contains(selector) || others.map { $0.selectors.contains(selector) } ?? true
  }

  /// Whether a controller of Apple's may have a property, as far as the files tell.
  func mayHave(key: String, _ plain: String) -> Bool {
    guard let others, !others.answersAll else { return true }
    return UIKitKeys.hasOutlet(key, of: plain)
      || CodeSelector.keyValueNames(of: key).contains(where: others.keys.contains)
  }

  /// The class of Objective-C that loads a xib whose owner an object is, with what is seen of it.
  func seen(of one: ObjectiveCClass, in code: AppCode) -> SeenClass? {
    guard let others else { return nil }
    let members = objectiveC[one.name] ?? ObjectiveCMembers(of: one, others: others, code)
    return SeenClass(name: one.name, location: code.objectiveCPlace(of: one), members: members)
  }

  /// What is seen of a class that a document names.
  func members(of owner: CodeType) -> ObjectiveCMembers? { members[owner.id] }

  /// The class that an object of a document has, of Swift's or Objective-C, with what is seen of it.
  func seen(of object: WiredObject, in code: AppCode) -> SeenClass? {
    switch object.lookUp(in: code) {
    case .app(let owner): members[owner.id].map { SeenClass(name: owner.name, location: owner.location, members: $0) }
    case .objectiveC(let one):
      objectiveC[one.name].map { SeenClass(name: one.name, location: code.objectiveCPlace(of: one), members: $0) }
    default: nil
    }
  }
}

/// A class that a document names, with what Interface Builder sees of it.
struct SeenClass {
  let name: String
  /// Where it is declared.
  let location: SourceLocation
  let members: ObjectiveCMembers
}

extension AppCode {
  /// Whether a class begins twice, as a merge leaves it that kept the first lines of both sides: what follows is read as a
  /// class of the same name in it.
  fileprivate func isDoubled(_ owner: CodeType) -> Bool {
    !types(named: "\(owner.name).\(owner.shortName)").isEmpty
  }
}
