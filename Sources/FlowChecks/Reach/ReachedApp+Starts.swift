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
    let devices = app.applications.isEmpty ? ["ipad", "iphone"] : Set(app.applications.flatMap(\.devices))
    let isReplaced = app.applications.count < 2 && replacesRoot
    let named = app.model.storyboards.filter { storyboard in
      app.startingPlists.contains { $0.extensionStoryboard == storyboard.name }
        || !isReplaced && app.startingPlists.contains { $0.startsWith(storyboard.name, on: devices) }
        || !isReplaced
          && app.applications.contains { $0.mainStoryboard == storyboard.name && $0.files.contains(storyboard.file) }
    }
    let untold = app.untoldStarts(but: fillsWindow)
    return named.compactMap { $0.initialScreen.flatMap(app.model.screen) } + untold
  }

  /// Whether code gives the window another controller as the app starts, under no condition: the view of the one that
  /// UIKit has made of the main storyboard is not loaded.
  private var replacesRoot: Bool {
    code.facts.objectiveCFiles.contains(where: \.replacesRoot)
      || index.trees.contains { tree in tree.functions.contains { tree.replacesRoot($0) } }
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

extension CodeTree {
  private static let starting: [String: String] = [
    "application": "didFinishLaunchingWithOptions", "scene": "willConnectTo",
  ]

  /// Whether a function is called as the app starts, and sets the window's controller whatever happens.
  fileprivate func replacesRoot(_ function: TreeFunction) -> Bool {
    guard let label = Self.starting[function.name], function.hasBody,
      function.parameters.contains(where: { $0.label == label }), case let body = nodes[Int(function.body)],
      body.kind == .block
    else { return false }
    return list(body.a).contains { statement in
      let statement = nodes[Int(statement)]
      guard statement.kind == .assignment, case let target = nodes[Int(unwrapped(statement.a))] else { return false }
      return target.kind == .member && texts[Int(target.b)] == "rootViewController"
    }
  }
}
