import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Registering classes of cells, which for an app's class is what makes its objects.
extension LiveLibrary {
  mutating func addCells() {
    replaceMethod("UITableView", "register(_:forCellReuseIdentifier:)") { call in
      let table: UITableView = try call.this()
      let identifier: String = try call.argument(1)
      if let nib = try call.nib(call[0]) {
        table.register(nib, forCellReuseIdentifier: identifier)
        return .void
      }
      guard let type = try call.cellClass(call[0]) else {
        table.register(nil as AnyClass?, forCellReuseIdentifier: identifier)
        return .void
      }
      table.register(forCellReuseIdentifier: identifier) { [framework = call.framework] in
        framework.make(
          type,
          [
            Argument("style", UITableViewCell.CellStyle.default.bridged),
            Argument("reuseIdentifier", .optional(identifier.bridged)),
          ])
      }
      return .void
    }
    replaceMethod("UITableView", "register(_:forHeaderFooterViewReuseIdentifier:)") { call in
      let table: UITableView = try call.this()
      let identifier: String = try call.argument(1)
      if let nib = try call.nib(call[0]) {
        table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        return .void
      }
      guard let type = try call.cellClass(call[0]) else { return .void }
      table.register(forHeaderFooterViewReuseIdentifier: identifier) { [framework = call.framework] in
        framework.make(type, [Argument("reuseIdentifier", .optional(identifier.bridged))])
      }
      return .void
    }
    for (name, change) in UITableView.sectionChanges {
      method("UITableView", "\(name)(_:with:)") { call in
        let table: UITableView = try call.this()
        change(table, try call.unbridge(call[0]), try call.unbridge(call[1]))
        return .void
      }
    }
    let collectionChanges: [(String, @MainActor (UICollectionView, IndexSet) -> Void)] = [
      ("insertSections", { $0.insertSections($1) }), ("deleteSections", { $0.deleteSections($1) }),
      ("reloadSections", { $0.reloadSections($1) }),
    ]
    for (name, change) in collectionChanges {
      method("UICollectionView", "\(name)(_:)") { call in
        let collection: UICollectionView = try call.this()
        change(collection, try call.unbridge(call[0]))
        return .void
      }
    }
    staticProperty("UICollectionView", "isAskingForViews") { _ in
      Simulation.current.isAskingForViews.bridged
    }
    replaceMethod("UICollectionView", "register(_:forCellWithReuseIdentifier:)") { call in
      let collection: UICollectionView = try call.this()
      let identifier: String = try call.argument(1)
      if let nib = try call.nib(call[0]) {
        collection.register(nib, forCellWithReuseIdentifier: identifier)
        return .void
      }
      guard let type = try call.cellClass(call[0]) else {
        collection.register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
        return .void
      }
      let unknown = Unknown("how large a cell is", call.location, kind: "CGRect")
      collection.register(forCellWithReuseIdentifier: identifier) { [framework = call.framework] size in
        let frame = size.map { CGRect(origin: .zero, size: $0).bridged } ?? .unknown(unknown)
        return framework.make(type, [Argument("frame", frame)])
      }
      return .void
    }
    replaceMethod("UICollectionView", "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") { call in
      let collection: UICollectionView = try call.this()
      let (kind, identifier): (String, String) = (try call.argument(1), try call.argument(2))
      if let nib = try call.nib(call[0]) {
        collection.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return .void
      }
      guard let type = try call.cellClass(call[0]) else {
        collection.register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return .void
      }
      collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
        [framework = call.framework, location = call.location] in
        let unknown = Unknown("how large a view beside items is", location, kind: "CGRect")
        return framework.make(type, [Argument("frame", .unknown(unknown))])
      }
      return .void
    }
  }
}

/// Buttons of rows, whose code is handed a closure.
extension LiveLibrary {
  mutating func addRowActions() {
    construction("UIContextualAction", "(style:title:handler:)") { call in
      let handler = try call.function(call[2])
      return UIContextualAction(
        style: try call.unbridge(call[0]), title: try call.unbridge(call[1])
      ) { action, view, done in
        handler.run([
          action.bridged, view.bridged,
          LiveFunction.value { call, given in
            done(try call.unbridge(given[0]))
            return .void
          },
        ])
      }.bridged
    }
  }
}

extension Library.Call {
  /// A nib as an argument; nil for what is none.
  fileprivate func nib(_ value: Value) throws -> UINib? {
    guard var content = value.unwrapped else { return nil }
    // `.init(nibName: …)`: classes are not made.
    if case .implicit(let box) = content, box.arguments != nil {
      content = try interpreter.resolve(content, types.library("UINib"), at: location)
    }
    return try LiveReference.object(of: content) as? UINib
  }

  /// A class as an argument; nil for nil.
  fileprivate func cellClass(_ value: Value) throws -> RuntimeType? {
    switch value.flattened {
    case nil: return nil
    case .type(let type):
      if type.isUnknown { throw stop("which class \(type.name) is") }
      return type
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    case let other?: throw stop("\(interpreter.typeOf(other).name) where a class is asked for")
    }
  }
}

extension UIKitFramework {
  /// Makes an object of a class of the app's or of UIKit's.
  ///
  /// - Returns: nil where that ended the app's code.
  @MainActor
  func make<Object: NSObject>(_ type: RuntimeType, _ arguments: [Argument]) -> Object? {
    guard fault == nil else { return nil }
    do {
      return try interpreter.loop.entering {
        try LiveReference.object(of: interpreter.make(type, arguments)) as? Object
      }
    } catch {
      end(with: error)
      return nil
    }
  }
}

extension UITableView {
  /// Changes of sections, by the names of their methods.
  fileprivate static let sectionChanges:
    [(String, @MainActor (UITableView, IndexSet, UITableView.RowAnimation) -> Void)] = [
      ("insertSections", { $0.insertSections($1, with: $2) }), ("deleteSections", { $0.deleteSections($1, with: $2) }),
      ("reloadSections", { $0.reloadSections($1, with: $2) }),
    ]
}
