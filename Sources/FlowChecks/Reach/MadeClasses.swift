import FlowInterfaceBuilder
import FlowModel

/// The classes of screens and views that something makes: code, or what an app comes to load of its documents.
struct MadeClasses {
  private let app: CheckedApp
  private let classes: MentionedClasses
  private let documents: LoadedDocuments
  private var called: CalledFunctions
  private var answers: [CodeType.ID: Bool] = [:]

  init(_ app: CheckedApp, _ documents: LoadedDocuments, _ classes: MentionedClasses) {
    self.app = app
    self.documents = documents
    self.classes = classes
    called = CalledFunctions(app, classes)
  }

  /// Whether something may make an object of a class: code that hangs on no screen or view, a document, or the code of one
  /// that is made in turn.
  ///
  /// - Parameter scenes: the scenes that something makes.
  mutating func contains(_ type: CodeType, _ scenes: inout MadeScenes) -> Bool {
    if let answer = answers[type.id] { return answer }
    var waiting = [type]
    var visited: Set<CodeType.ID> = []
    var answer = false
    while !answer, let next = waiting.popLast() {
      guard visited.insert(next.id).inserted else { continue }
      answer = classes.areMadeByOthers(next.shortName) || isLoaded(next, &scenes)
      for (node, tree) in classes.making(next.shortName, of: next.modules) where !answer {
        guard called.mayRun(node, in: tree) else { continue }
        if let maker = screenOrView(around: node, in: tree) {
          // What inherits from it runs its code.
          waiting += classes.code.family(of: maker)
        } else {
          answer = true
        }
      }
    }
    answers[type.id] = answer
    return answer
  }

  /// Whether documents that the app comes to load have an object of a class.
  private func isLoaded(_ type: CodeType, _ scenes: inout MadeScenes) -> Bool {
    let objects = app.wiredObjects.filter {
      $0.object.customClass == type.shortName && $0.object.placeholderIdentifier == nil && !$0.object.isFirstResponder
        && classes.code.mayUse(type.modules, from: classes.code.modules(ofDocument: $0.document.file))
    }
    for wired in objects {
      guard let screen = app.screen(at: wired.object.location) else {
        if documents.isNamed(wired.document) { return true }
        continue
      }
      if scenes.contains(screen) { return true }
    }
    return false
  }

  /// The class of the screen or view on which it hangs whether code at a node runs; nil where it hangs on none.
  private func screenOrView(around node: Int32, in tree: CodeTree) -> CodeType? {
    guard let index = tree.function(around: node), case let function = tree.functions[Int(index)],
      !function.flags.contains(.isStatic),
      !tree.properties.contains(where: { $0.initialValue == index && $0.flags.contains(.isStatic) }),
      let owner = tree.fullName(ofType: function.owner).flatMap({ classes.code.type($0, near: tree.path) }),
      owner.kind == .class,
      ["UIViewController", "UIView"].contains(where: { classes.code.isKind(owner, of: $0) == true })
    else { return nil }
    return owner
  }
}

extension CheckedApp {
  /// The screen of the scene that a place in a storyboard is in.
  func screen(at place: SourceLocation) -> Screen? {
    guard let storyboard = model.storyboards.first(where: { $0.file == place.file }),
      let scene = document(of: storyboard)?.scenes.last(where: { $0.element.location <= place }),
      let id = scene.viewController?.id
    else { return nil }
    return model.screens(of: storyboard).first { $0.objectID == id }
  }
}
