import FlowInterfaceBuilder

/// A place in a file, with a 1-based line and column: whoever has the model needs no other module for it.
package typealias SourceLocation = FlowInterfaceBuilder.SourceLocation

/// One app as values: its storyboards, screens and transitions, each with its place in the source.
///
/// Everything is in the order of the files' paths, and inside a file in the order of its text.
package struct AppModel: Sendable {
  /// The name of the folder or file that was read.
  package var name: String
  /// Whether a folder was read, so that what is not there does not exist; false for a single document.
  package var isWholeApp = true
  /// The screens that code names which is not their own; nil where the code was not asked.
  package var namedInCode: Set<Screen.ID>?
  /// The screens that code puts into the window as the app is launched.
  package var startsInCode: Set<Screen.ID> = []
  /// Whether code gives the window a controller in the place of the main storyboard's as the app is launched.
  package var isStartReplaced = false
  /// The names of documents that are in the folder, but that no target has.
  package var namesOfNoTarget: Set<String> = []
  /// The texts that its code asks for by their keys, in the language that is shown; empty unless one is asked for.
  package var texts = AppTexts()
  /// Every document that was read, xibs and all localizations included.
  package var documents: [InterfaceDocument]
  /// Every document that could not be read, with the place and the reason.
  package var unreadable: [InterfaceError]
  /// The property lists that say how the app starts.
  package var infoPlists: [InfoPlist]
  /// Every property list that could not be read, with the reason.
  package var unreadablePlists: [InterfaceError]
  /// The storyboards.
  package var storyboards: [Storyboard]
  /// The screens of all storyboards, storyboard references included.
  package var screens: [Screen]
  /// The transitions between them.
  package var transitions: [Transition]

  private let screenIndex: [Screen.ID: Int]
  private let outgoing: [Screen.ID: [Int]]
  private let storyboardScreens: [String: [Screen]]

  package init(
    name: String, documents: [InterfaceDocument] = [], unreadable: [InterfaceError] = [],
    infoPlists: [InfoPlist] = [], unreadablePlists: [InterfaceError] = [], storyboards: [Storyboard],
    screens: [Screen], transitions: [Transition]
  ) {
    self.name = name
    self.documents = documents
    self.unreadable = unreadable
    self.infoPlists = infoPlists
    self.unreadablePlists = unreadablePlists
    self.storyboards = storyboards
    self.screens = screens
    self.transitions = transitions
    screenIndex = Dictionary(screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    storyboardScreens = Dictionary(grouping: screens, by: \.storyboard)
    outgoing = Dictionary(grouping: transitions.indices) { transitions[$0].source }
  }

  /// The screen with an id.
  package func screen(_ id: Screen.ID) -> Screen? { screenIndex[id].map { screens[$0] } }

  /// The transitions that start from a screen, in the order of the file.
  package func transitions(from id: Screen.ID) -> [Transition] { (outgoing[id] ?? []).map { transitions[$0] } }

  /// The screens of a storyboard, in the order of the file.
  package func screens(of storyboard: Storyboard) -> [Screen] {
    storyboardScreens[storyboard.qualifiedName] ?? []
  }
}

extension AppModel {
  /// How much was read.
  package struct Totals: Sendable, Hashable, Codable {
    /// Documents that were read.
    package var documents: Int
    /// Scenes in them.
    package var scenes: Int
    /// Segues in them, relationships and embeddings included.
    package var segues: Int
    /// Documents that could not be read.
    package var unreadable: Int
  }

  /// What one document is, and how much is in it.
  package struct DocumentCounts: Sendable, Hashable, Codable {
    /// The document's path.
    package var file: String
    /// `storyboard` or `xib`.
    package var kind: String
    /// What it is made for, as Apple writes it.
    package var platform: String
    /// Whether the simulator can run it.
    package var simulated: Bool
    /// Its scenes: the `<scene>` elements of a storyboard.
    package var scenes: Int
    /// Its segues, relationships and embeddings included: the `<segue>` elements among `<connections>`.
    package var segues: Int
  }

  /// How much was read of each document, in the order of their paths.
  package var documentCounts: [DocumentCounts] {
    documents.map { document in
      DocumentCounts(
        file: document.file, kind: document.kind.rawValue, platform: "\(document.platform)",
        simulated: document.isSimulated, scenes: document.scenes.count, segues: document.segues.count)
    }
  }

  /// How much was read, in all documents together.
  package var totals: Totals {
    Totals(
      documents: documents.count, scenes: documents.reduce(0) { $0 + $1.scenes.count },
      segues: documents.reduce(0) { $0 + $1.segues.count }, unreadable: unreadable.count)
  }
}
