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

  /// Whether something may make an object of a class.
  ///
  /// - Parameter scenes: the scenes that something makes.
  mutating func contains(_ type: CodeType, _ scenes: inout MadeScenes) -> Bool {
    if let answer = answers[type.id] { return answer }
    let name = type.shortName
    var called = called
    defer { self.called = called }
    var answer = classes.areMade(name, of: type.modules) { called.mayRun($0, in: $1) }
    if !answer {
      let objects = app.wiredObjects.filter {
        $0.object.customClass == name && $0.object.placeholderIdentifier == nil && !$0.object.isFirstResponder
          && classes.code.mayUse(type.modules, from: classes.code.modules(ofDocument: $0.document.file))
      }
      for wired in objects {
        guard let screen = app.screen(at: wired.object.location) else {
          if documents.isNamed(wired.document) { answer = true }
          continue
        }
        if scenes.contains(screen) { answer = true }
      }
    }
    answers[type.id] = answer
    return answer
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
