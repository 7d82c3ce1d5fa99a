import FlowInterfaceBuilder
import FlowModel

/// What tables and collections tell their delegate of selections, where all lists that may tell it let nothing be selected.
///
/// - UIKit: `allowsSelection`: where it is off, users cannot select rows, and the delegate is told of no selection; a
///   cell's `selectionStyle` is only how that looks.
final class UnselectableLists {
  private let app: CheckedApp
  private let code: AppCode
  private let index: CodeIndex
  private var known: [String: Bool] = [:]

  init(app: CheckedApp, code: AppCode, index: CodeIndex) {
    self.app = app
    self.code = code
    self.index = index
  }

  private static let lists: Set<String> = ["tableView", "collectionView"]
  /// The second labels of what is told of selections.
  private static let selecting: Set<String> = [
    "didSelectRowAt", "didSelectRowAtIndexPath", "willSelectRowAt", "willSelectRowAtIndexPath", "didSelectItemAt",
    "didSelectItemAtIndexPath", "shouldSelectItemAt", "shouldSelectItemAtIndexPath",
  ]

  /// Whether a function is what lists tell their delegate of selections, and none that has an object of a class for that
  /// ever does.
  func neverTell(_ one: FunctionID, on type: CodeType) -> Bool {
    let function = index.function(one)
    guard type.kind == .class, Self.lists.contains(function.name), function.parameters.count == 2,
      let label = function.parameters.last?.label, Self.selecting.contains(label)
    else { return false }
    let key = "\(type.id) \(function.name)"
    if let known = known[key] { return known }
    let isUnselectable = isUnselectable(function.name, of: type)
    known[key] = isUnselectable
    return isUnselectable
  }

  /// A list of a document.
  private struct ShownList: Hashable {
    let list: InterfaceObject
    /// The outlets that lead to it, with the classes that have them.
    var outlets: [String: String] = [:]
  }

  private func isUnselectable(_ kind: String, of type: CodeType) -> Bool {
    // Objective-C and documents that are not here may have other lists for it.
    guard !code.hasObjectiveC, !app.lacksDocuments, case .framework = code.lineage(of: type).root else { return false }
    let classes = code.lineage(of: type).classes
    let files = Set(classes.flatMap { $0.declarations.map(\.location.file) })
    let source = app.written.source
    let names = Set(classes.map(\.name))
    let users = source.trees(source.mentioning([type.shortName]).union(files))
    let own = users.filter { files.contains($0.path) }
    guard !users.contains(where: { $0.makes(type.shortName) || $0.givesOtherDelegates(outside: names) }),
      !own.contains(where: { $0.letsSelect(in: names) }),
      let lists = lists(kind, of: type, delegated: own.reduce(into: []) { $0.formUnion($1.delegated(in: names)) })
    else { return false }
    return !lists.isEmpty && lists.allSatisfy { isOff($0, classes) }
  }

  /// The lists that have an object of a class for their delegate; nil where others may.
  ///
  /// - Parameter delegated: what the class's own code gives a delegate.
  private func lists(_ kind: String, of type: CodeType, delegated: Set<Delegated>) -> [ShownList]? {
    var found: [ShownList] = []
    var outlets: Set<String> = []
    for document in app.model.documents where document.isSimulated {
      for list in document.allObjects where list.elementName == kind {
        let connections = app.connections(to: list.id, in: document).filter { $0.kind == .outlet }
        var one = ShownList(list: list)
        for connection in connections {
          guard let property = connection.property, let owner = connection.source?.customClass else { continue }
          one.outlets[property] = owner
        }
        let isOwn = list.owner.map { $0.elementName == kind + "Controller" && $0.customClass == type.shortName } == true
        if isOwn { one.outlets[kind] = type.shortName }
        let names = one.outlets.filter { $0.value == type.shortName }.keys
        let isConnected = list.outlets.contains {
          $0.property == "delegate" && $0.destination?.customClass == type.shortName
        }
        outlets.formUnion(names)
        if isOwn || isConnected || names.contains(where: { delegated.contains(.property($0)) }) { found.append(one) }
      }
    }
    return delegated.subtracting(outlets.map(Delegated.property)).allSatisfy(isNoList) ? found : nil
  }

  /// Whether what is given a delegate is known to be no table or collection: of another type, or one of UIKit's.
  private func isNoList(_ one: Delegated) -> Bool {
    switch one {
    case .unknown: return false
    case .object(let type): return isNoList(type: type)
    case .property(let name):
      if Self.ofUIKit.contains(name) { return true }
      let properties = code.types.flatMap(\.properties).filter { $0.name == name }
      return !properties.isEmpty
        && properties.allSatisfy { property in
          (property.type?.filter { !"?!".contains($0) } ?? property.initialValue?.madeType).map(isNoList) == true
        }
    }
  }

  private func isNoList(type name: String) -> Bool {
    let lists = ["UITableView", "UICollectionView"]
    guard let own = code.type(name) else {
      return lists.allSatisfy { FrameworkAncestry.isKind(name, of: $0) == false }
    }
    return own.kind != .class || lists.allSatisfy { code.isKind(own, of: $0) == false }
  }

  /// The members of UIKit's objects that have a delegate and are no lists.
  private static let ofUIKit: Set<String> = [
    "interactivePopGestureRecognizer", "navigationController", "panGestureRecognizer", "searchBar", "tabBarController",
    "textField",
  ]

  /// Whether nothing in a list can be selected, as its document says, or code as soon as it is loaded.
  private func isOff(_ one: ShownList, _ classes: [CodeType]) -> Bool {
    let names = Array(one.outlets.keys)
    guard ListSelection.attributesOfMore.allSatisfy({ one.list.element[$0] != "YES" }),
      !names.contains(where: { app.written.changes(ListSelection.properties, of: $0, from: false) { _, _ in true } })
    else { return false }
    if one.list.allowsSelection == false { return true }
    return names.contains { name in
      classes.contains { app.written.setsForEver(toFalse: ListSelection.plain, of: name, in: $0.name) }
    }
  }
}

/// What code gives a delegate.
private enum Delegated: Hashable {
  /// The value of a property of a name.
  case property(String)
  /// An object of a type.
  case object(String)
  case unknown
}

/// What decides whether rows and items can be selected.
enum ListSelection {
  static let plain: Set<String> = ["allowsSelection"]
  static let properties: Set<String> = plain.union(attributesOfMore)
  static let attributesOfMore: Set<String> = [
    "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
  ]
}

extension CodeTree {
  /// What types of some names give a delegate in a file: `table` of `self.table.delegate = self`.
  fileprivate func delegated(in types: Set<String>) -> Set<Delegated> {
    guard texts.contains("delegate") else { return [] }
    return Set(
      nodes.enumerated().compactMap { index, node in
        guard node.kind == .assignment, nodes[Int(node.b)].kind != .nothing,
          case let target = nodes[Int(unwrapped(node.a))], target.kind == .member,
          texts[Int(target.b)] == "delegate", isIn(types, Int32(index))
        else { return nil }
        let base = unwrapped(target.a)
        return propertyName(base).map(Delegated.property) ?? typeName(of: base).map(Delegated.object) ?? .unknown
      })
  }

  /// The name of the type that a cast, a call or a local constant of one is written to have.
  private func typeName(of index: Int32) -> String? {
    let node = nodes[Int(unwrapped(index))]
    switch node.kind {
    case .forcedCast, .optionalCast, .upcast: return nameOfType(node.b)
    case .call:
      let called = nodes[Int(node.a)]
      return called.kind == .name && texts[Int(called.a)].first?.isUppercase == true ? texts[Int(called.a)] : nil
    case .local:
      guard let around = function(around: index) else { return nil }
      let function = functions[Int(around)]
      if let parameter = function.parameters.first(where: { $0.slot == node.a }) { return nameOfType(parameter.type) }
      let values = all(inside: function.body).compactMap { inner -> String?? in
        let one = nodes[Int(inner)]
        let (written, value): (Int32, Int32)
        switch one.kind {
        case .binding: (written, value) = (one.b, one.c)
        case .optionalBinding: (written, value) = (one.c, one.b)
        default: return nil
        }
        guard case let pattern = nodes[Int(one.a)], pattern.kind == .bindingPattern, pattern.a == node.a else {
          return nil
        }
        if written >= 0 { return .some(nameOfType(written)) }
        return .some(value >= 0 && nodes[Int(value)].kind != .local ? typeName(of: value) : nil)
      }
      return values.count == 1 ? values[0] : nil
    default: return nil
    }
  }

  /// Whether a node is in the code of a type of some names.
  private func isIn(_ types: Set<String>, _ node: Int32) -> Bool {
    function(around: node).flatMap { fullName(ofType: functions[Int($0)].owner) }.map(types.contains) == true
  }

  /// Whether code of a file that is not that of some types gives anything another delegate than the object itself.
  fileprivate func givesOtherDelegates(outside types: Set<String>) -> Bool {
    guard texts.contains("delegate") else { return false }
    return nodes.indices.contains { index in
      let node = nodes[index]
      switch node.kind {
      case .assignment:
        guard propertyName(unwrapped(node.a)) == "delegate" else { return false }
        let value = nodes[Int(unwrapped(node.b))]
        guard value.kind != .nothing, ![.local, .boxed].contains(value.kind) || value.a != 0 else { return false }
      case .call: guard arguments(of: node).contains(where: { $0.label == "delegate" }) else { return false }
      default: return false
      }
      return !isIn(types, Int32(index))
    }
  }

  /// Whether types of some names let anything be selected in some list.
  fileprivate func letsSelect(in types: Set<String>) -> Bool {
    guard !ListSelection.properties.isDisjoint(with: texts) else { return false }
    return nodes.indices.contains { index in
      let node = nodes[index]
      guard node.kind == .assignment || node.kind == .compoundAssignment,
        let name = propertyName(unwrapped(node.a)), ListSelection.properties.contains(name)
      else { return false }
      let value = nodes[Int(node.b)]
      return (value.kind != .boolean || value.flag != 0) && isIn(types, Int32(index))
    }
  }

  /// Whether a file makes an object of a class of a name.
  fileprivate func makes(_ name: String) -> Bool {
    nodes.contains { $0.kind == .call && propertyName(unwrapped($0.a)) == name }
  }
}
