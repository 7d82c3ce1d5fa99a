import FlowInterfaceBuilder

extension AppModel {
  /// Reads the app at a path: a folder, an `.xcodeproj` or `.xcworkspace` (the folder around it), or one document.
  ///
  /// What cannot be read is listed in ``unreadable`` and ``unreadablePlists``; it never stops the rest.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - only: the documents that belong to the app; nil for all. Where it names none that there is, all count.
  ///   - wish: the language to show the documents in; nil for all localizations as they are.
  ///   - scope: what may be read; by default what is around the app.
  package init(
    at path: String, only: Set<String>? = nil, shown wish: LanguageWish? = nil, in scope: FileScope? = nil
  ) {
    self.init(AppDocuments(at: path, in: scope), at: path, only: only, shown: wish)
  }

  /// Reads documents that were found at a path.
  package init(
    _ found: AppDocuments, at path: String, only: Set<String>? = nil, shown wish: LanguageWish? = nil
  ) {
    let project = InterfaceProject(reading: found.files)
    let listed = project.documents.filter { only?.contains($0.file) ?? true }
    let belonging = listed.isEmpty ? project.documents : listed
    let plists = InfoPlistFiles(reading: found.files.propertyLists)
    let shown = wish.map { wish in
      let own = wish.apps.flatMap { InfoPlist.candidates(plists.infoPlists, of: $0) }
      return ShownDocuments(
        belonging, texts: found.files.localizedTexts.filter { listed.isEmpty || only?.contains($0) ?? true },
        wish: wish, infoPlists: wish.apps.isEmpty ? InfoPlist.candidates(plists.infoPlists, of: nil) : own)
    }
    self.init(
      name: AppFolder(path).name, documents: shown?.documents ?? belonging,
      unreadable: project.errors + (shown?.errors ?? []),
      infoPlists: plists.infoPlists, unreadablePlists: plists.errors,
      groups: project.files.groups, root: AppFolder(path).directory)
    if let shown { texts = shown.texts }
    let kept = Set(belonging.map(\.file))
    namesOfNoTarget = Set(project.documents.filter { !kept.contains($0.file) }.map(\.name))
    isWholeApp = Self.isWholeApp(at: path)
  }

  /// Whether a path is a folder's or a project's, not a document's.
  package static func isWholeApp(at path: String) -> Bool { InterfaceKind(path: path) == nil }

  private init(
    name: String, documents: [InterfaceDocument], unreadable: [InterfaceError], infoPlists: [InfoPlist],
    unreadablePlists: [InterfaceError], groups: [InterfaceGroup], root: String
  ) {
    let sources = StoryboardBuilder.storyboards(of: groups, documents: documents, root: root, infoPlists: infoPlists)
    let storyboards = sources.map(\.storyboard)
    var screens = sources.map { source in
      ScreenBuilder(storyboard: source.storyboard.qualifiedName, document: source.document).screens
    }
    let resolver = ReferenceResolver(
      storyboards: storyboards, screens: screens.flatMap(\.self), infoPlists: infoPlists)
    for (list, source) in sources.enumerated() {
      for index in screens[list].indices {
        guard let reference = screens[list][index].reference else { continue }
        screens[list][index].reference?.target = resolver.target(
          of: reference, in: source.storyboard.qualifiedName)
      }
    }
    let transitions = zip(sources, screens).flatMap { source, screens in
      TransitionBuilder(
        storyboard: source.storyboard.qualifiedName, document: source.document,
        screens: Dictionary(screens.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
      ).transitions
    }
    self.init(
      name: name, documents: documents, unreadable: unreadable, infoPlists: infoPlists,
      unreadablePlists: unreadablePlists, storyboards: storyboards, screens: screens.flatMap(\.self),
      transitions: transitions)
  }
}
