import FlowInterpreter
import HeadlessUIKit

/// A content of a cell that the app's own `UIContentConfiguration` stands for.
@MainActor
struct LiveCellContent: CellContent {
  let value: Value
  let framework: UIKitFramework
  let location: TreeLocation

  func adapted(to state: UICellConfigurationState) -> any CellContent {
    guard let updated = call("updated", [Argument("for", state.bridged)]) else { return self }
    return LiveCellContent(value: updated, framework: framework, location: location)
  }

  func makeView() -> UIView? {
    call("makeContentView", []).flatMap { made in
      framework.asking(at: location) { call in try call.unbridge(made, UIView.self) }
    }
  }

  func show(in view: UIView) -> Bool {
    guard let own = view as? any LiveObject else { return false }
    let type = framework.interpreter.typeOf(value)
    let isOfKind = framework.get("configuration", of: own) { call, shown in call.interpreter.typeOf(shown) === type }
    guard isOfKind == true else { return false }
    framework.set("configuration", of: own, to: value)
    return true
  }

  private func call(_ method: String, _ arguments: [Argument]) -> Value? {
    framework.asking(at: location) { call in
      try call.interpreter.callMethod(value, named: method, arguments, at: location)
    }
  }
}

extension UIKitFramework {
  /// Has the app's code compute something outside of its own calls.
  ///
  /// - Returns: nil where that ended the app's code, or had ended it before.
  @MainActor
  fileprivate func asking<Result>(at location: TreeLocation, _ body: (Library.Call) throws -> Result) -> Result? {
    guard fault == nil else { return nil }
    do {
      return try interpreter.loop.entering {
        try body(Library.Call(interpreter: interpreter, value: .void, arguments: [], location: location))
      }
    } catch {
      end(with: error)
      return nil
    }
  }
}

extension LiveLibrary {
  /// Contents of cells, UIKit's and the app's own.
  mutating func addCellContents() {
    property("UITableViewCell", "contentConfiguration") { call in
      let this: UITableViewCell = try call.this()
      return call.value(of: this.content)
    }
    setter("UITableViewCell", "contentConfiguration") { call in
      let this: UITableViewCell = try call.this()
      this.content = try call.content()
      return .void
    }
    property("UICollectionViewCell", "contentConfiguration") { call in
      let this: UICollectionViewCell = try call.this()
      return call.value(of: this.content)
    }
    setter("UICollectionViewCell", "contentConfiguration") { call in
      let this: UICollectionViewCell = try call.this()
      this.content = try call.content()
      return .void
    }
  }
}

extension Library.Call {
  @MainActor
  fileprivate func value(of content: (any CellContent)?) -> Value {
    switch content {
    case let own as LiveCellContent: .some(SomeBox(own.value))
    case let list as UIListContentConfiguration: .some(SomeBox(list.bridged))
    default: .none
    }
  }

  /// The content that is set; nil for nil.
  @MainActor
  fileprivate func content() throws -> (any CellContent)? {
    guard let value = self[0].flattened else { return nil }
    switch value {
    case .structure, .object, .enumeration:
      return LiveCellContent(value: value, framework: framework, location: location)
    default: return try unbridge(value, UIListContentConfiguration.self)
    }
  }
}
