import FlowInterpreter

/// The titles that code gives controllers and their tabs, in one run.
struct StaticTitles {
  /// The tabs' items, by what stands for them, with the controllers that they are of.
  private var items: [ObjectIdentifier: (item: Unknown, object: StaticObject)] = [:]

  /// Notes a property of a controller that is read, and what stands for it.
  mutating func note(_ what: String, of receiver: Value?, read unknown: Unknown) {
    guard what.lastWord == "tabBarItem", let object = receiver.flatMap(StaticObject.of) else { return }
    items[ObjectIdentifier(unknown)] = (unknown, object)
  }

  /// Notes a property that is set.
  func note(setting what: String, of receiver: Value, to value: Value) {
    switch what.lastWord {
    case "tabBarItem":
      guard case .unknown(let item)? = value.flattened else { return }
      StaticObject.of(receiver)?.tabTitle = item.location.writtenTitle
    case "title":
      guard let text = Self.text(value) else { return }
      if let object = StaticObject.of(receiver) {
        object.title = text
      } else if case .unknown(let item)? = receiver.flattened, let object = items[ObjectIdentifier(item)]?.object {
        object.tabTitle = text
      }
    default: return
    }
  }

  /// The text that a value is, or that the call names which gives it: a key of the app's texts.
  private static func text(_ value: Value) -> String? {
    switch value.flattened {
    case .text(let box)?: box.text
    case .unknown(let unknown)?: unknown.what.hasPrefix("NSLocalizedString") ? unknown.location.writtenTitle : nil
    default: nil
    }
  }
}
