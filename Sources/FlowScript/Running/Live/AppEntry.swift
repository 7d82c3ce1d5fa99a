import FlowInterfaceBuilder
import FlowModel
import Foundation

/// What an app starts with.
enum AppEntry: Equatable {
  /// The application's delegate: its class.
  case delegate(String)
  /// `main.swift`, which tells the delegate's class as it runs.
  case mainScript
  /// Something else is marked `@main`: a SwiftUI app.
  case other(String, SourceLocation)
  /// Which class is the application's delegate is not read.
  case unclear(String, SourceLocation)

  /// - Returns: nil where no class of the sources is one.
  /// - Parameter objectiveCFiles: the files of Objective-C in the app's folder.
  init?(_ trees: [CodeTree], beside objectiveCFiles: [String]) {
    var delegates: [(name: String, location: SourceLocation)] = []
    var sceneDelegate: (name: String, location: SourceLocation)?
    for tree in trees {
      for type in tree.types {
        let isDelegate = tree.types.contains { $0.name == type.name && tree.inherits($0, "UIApplicationDelegate") }
        if type.attributes.contains(where: { ["main", "UIApplicationMain"].contains($0) }) {
          self =
            isDelegate || type.attributes.contains("UIApplicationMain")
            ? .delegate(type.name) : .other(type.name, tree.location(at: type.offset))
          return
        }
        guard type.kind == .class else { continue }
        let known = (type.name, tree.location(at: type.offset))
        if isDelegate { delegates.append(known) }
        if tree.inherits(type, "UIWindowSceneDelegate") { sceneDelegate = sceneDelegate ?? known }
      }
    }
    if trees.contains(where: { $0.script >= 0 }), trees.contains(where: { $0.texts.contains("UIApplicationMain") }) {
      self = .mainScript
      return
    }
    guard let first = delegates.first else {
      // Whether scenes have the windows is the application delegate's to say as well.
      guard let sceneDelegate else { return nil }
      self = .unclear(sceneDelegate.name, sceneDelegate.location)
      return
    }
    let isOnly = delegates.count == 1 && !Self.haveDelegate(objectiveCFiles)
    self = isOnly ? .delegate(first.name) : .unclear(first.name, first.location)
  }

  /// Whether Objective-C code declares an application's delegate.
  private static func haveDelegate(_ files: [String]) -> Bool {
    files.contains { file in
      (try? FileBytes.read(file)).map { Data($0).range(of: Data("UIApplicationDelegate".utf8)) != nil } == true
    }
  }
}

extension CodeTree {
  /// Whether a declaration writes a type after its colon.
  fileprivate func inherits(_ type: TreeType, _ name: String) -> Bool {
    type.inherited.contains { number in
      let node = nodes[Int(number)]
      return node.kind == .namedType && texts[Int(node.a)] == name
    }
  }
}
