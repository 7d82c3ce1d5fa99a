import FlowModel

/// What a change inside a value sets off: a part of a value is changed, and the property that holds it is set with it.
extension CallReading {
  /// How far it goes to change something inside a value in place: `items.append(1)`, `origin.x = 1`.
  ///
  /// - Parameter value: what is changed; the properties that hold it are set, up to one that holds an object.
  func reach(ofChanging value: CodeValue) -> Reach {
    var holder = function.whole(value)
    var found = Reach.nothing
    while true {
      // What an object holds is changed without the object's being set.
      while !holdsObject(holder), let last = holder.path.last, last.isPlain || last.isElement {
        holder.path.removeLast()
      }
      // What `first` gives cannot be changed in place.
      guard !holdsObject(holder), !["first", "last"].contains(holder.lastName) else { return found }
      let outer: CodeValue?
      let property: (property: CodeProperty, owner: CodeType?)?
      switch (holder.path.last, holder.root) {
      case (.member(let name)?, let root):
        let object = CodeValue(root, holder.path.dropLast())
        // A text or rectangle of UIKit's objects is set anew; a layer is an object of its own.
        if name != "layer", isFramework(name, of: object) { return max(found, reach(ofSetting: holder, to: nil)) }
        outer = object
        property = self.property(name, of: object)
      case (nil, .name(let name)):
        outer = nil
        property = self.property(name, of: nil)
        if property == nil, own != nil, name.first?.isLowercase == true, isFramework(name, of: CodeValue(.itself)) {
          return max(found, reach(ofSetting: holder, to: nil))
        }
      default: return found
      }
      if let property { found = max(found, reach(ofSetting: property.property, in: property.owner)) }
      guard let outer else { return found }
      holder = outer
    }
  }

  /// Whether a method may change what it is called on in place.
  func mayChange(_ method: String, of kind: ValueKind) -> Bool {
    switch kind {
    case .app(let type):
      let own = reach.code.functions(named: method, of: type)
      return own.isEmpty || own.contains { $0.function.modifiers.contains("mutating") }
    case .plain, .unknown:
      return !ReachTables.valueMethods.contains(method) || ReachTables.changingMethods.contains(method)
    case .view, .controller, .item, .closure: return false
    }
  }

  /// Whether a member is one that UIKit's object has, rather than the app's class.
  private func isFramework(_ name: String, of object: CodeValue) -> Bool {
    switch kind(of: object) {
    case .view, .controller, .item:
      guard case .app(let type) = kinds.kind(of: object) else { return true }
      return reach.code.properties(named: name, of: type).isEmpty
    case .plain, .closure, .app, .unknown: return false
    }
  }

  private func holdsObject(_ value: CodeValue) -> Bool {
    switch kinds.kind(of: value) {
    case .app(let type): type.kind != .struct && type.kind != .enum
    case .view, .controller, .item, .closure: true
    case .plain, .unknown: false
    }
  }

  private func property(_ name: String, of holder: CodeValue?) -> (property: CodeProperty, owner: CodeType?)? {
    if let holder {
      guard case .app(let type) = kinds.kind(of: holder) else { return nil }
      return reach.code.properties(named: name, of: type).first.map { ($0.property, $0.owner) }
    }
    if let own, let found = reach.code.properties(named: name, of: own).first { return (found.property, found.owner) }
    return reach.properties[name]?.first { $0.owner == nil }
  }
}
