import FlowInterfaceBuilder
import FlowModel

extension ReachedApp {
  /// Adds what the app starts with: the storyboards that its targets and property lists name, its delegates, `@main`, and
  /// what runs outside of functions.
  func start() {
    for screen in startingScreens {
      arrive(screen, Arrival(from: nil, location: screen.location, words: "the app starts with \(screen.spelling)"))
    }
    for type in code.types where startsProgram(type) && !code.isForOtherPlatforms(type.modules) {
      let arrival = Arrival(from: nil, location: type.location, words: "the app starts with \(type.name)")
      make(type, nil, arrival)
      hand(type)
    }
    for (number, tree) in index.trees.enumerated() where tree.script >= 0 {
      let place = SourceLocation(file: tree.path, line: 1, column: 1)
      run(
        FunctionID(tree: Int32(number), index: tree.script),
        Arrival(from: nil, location: place, words: "the app starts here"))
    }
    for file in files.starting {
      use(file: file, Arrival(from: nil, location: file.location, words: "the app starts here"))
    }
  }

  private var startingScreens: [Screen] {
    let named = app.model.storyboards.filter { storyboard in
      app.startingPlists.contains { $0.startsWith(storyboard.name) || $0.extensionStoryboard == storyboard.name }
        || app.applications.contains { $0.mainStoryboard == storyboard.name && $0.files.contains(storyboard.file) }
    }
    let untold = app.untoldStarts(but: fillsWindow)
    return named.compactMap { $0.initialScreen.flatMap(app.model.screen) } + untold
  }

  /// Whether code gives a window of an app its controller.
  private func fillsWindow(_ target: AppTarget?) -> Bool {
    guard let target else { return code.fillsWindow }
    return code.classes.contains { type in
      type.declarations.contains { target.files.contains($0.location.file) }
        && type.functions.contains { $0.setsMember("rootViewController") }
    } || !CodeFacts.filling.isDisjoint(with: code.facts.objectiveCMentions)
  }

  /// Whether a program starts with a type: what is marked so, or a delegate of the application or of its scenes.
  private func startsProgram(_ type: CodeType) -> Bool {
    if type.declarations.contains(where: { !Self.marks.isDisjoint(with: $0.attributes) }) { return true }
    return type.kind == .class && type.inherited.map(code.unaliased).contains(where: AskingProtocols.starting.contains)
  }

  private static let marks: Set<String> = ["main", "UIApplicationMain"]
}
