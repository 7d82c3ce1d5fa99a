import FlowInterfaceBuilder
import FlowModel

/// What a user of the app comes to: all that follows from how it starts, with the way there.
///
/// Functions that run make objects, call functions, write names and hand on methods (`ReachedApp+Functions`); objects are told
/// by UIKit what happens (`ReachedApp+Types`); documents that are loaded make objects, whose controls lead on
/// (`ReachedApp+Documents`), and which documents and scenes are asked for, names tell (`ReachedApp+Names`). It goes on until
/// nothing is added.
final class ReachedApp {
  let app: CheckedApp
  let screens: AppScreens
  let code: AppCode
  let index: CodeIndex
  let dead: DeadBlocks
  let touched: TouchedControls

  /// How each stop is come to first.
  private(set) var arrivals: [ReachedPlace: Arrival] = [:]
  /// The functions whose bodies are to be read.
  private var waiting: [FunctionID] = []

  /// A place in code that runs.
  struct Use {
    let by: ReachedPlace
    let location: SourceLocation
    /// Of a class the member that it is asked for.
    var member: String?
    /// What a text names, where the call that it is handed to says so.
    var naming: NamedThing?
  }

  /// What a text can name by the call that it is handed to, and nothing else; or that it is only compared with the
  /// identifier of a segue that happens.
  enum NamedThing {
    case storyboard, scene, segue, nib, cell, registration, asset, happeningSegue
  }

  /// The literal texts that running code has, and the members and classes that it names.
  var texts: [String: [Use]] = [:]
  var members: [String: [Use]] = [:]
  var classes: [String: [Use]] = [:]
  /// Which function each node of each tree runs in.
  var running: [Int32: [Int32: FunctionID]] = [:]
  /// The nodes at each place of each tree, as far as it was asked.
  var nodesByPlace: [Int32: [SourceLocation: [Int32]]] = [:]
  /// Where the functions of each tree begin, as far as it was asked.
  var startsOfFunctions: [Int32: [(location: SourceLocation, function: Int32)]] = [:]
  private(set) lazy var typesByPlace: [SourceLocation: CodeType] = Dictionary(
    code.types.flatMap { type in type.declarations.map { ($0.location, type) } },
    uniquingKeysWith: { first, _ in first })
  /// Whether some code performs segues by texts that are not seen.
  private(set) lazy var takesOtherTexts = findsOtherTexts()
  /// The modules of each file of Objective-C, as far as it was asked.
  var modulesOfObjectiveC: [String: Set<String>] = [:]
  /// The functions that wait for an object of the class whose members they are.
  var waitingForObjects: [CodeType.ID: [(one: FunctionID, arrival: Arrival)]] = [:]
  /// Those that delegates and data sources are asked, by the class whose members they are.
  var waitingForAsking: [CodeType.ID: [(one: FunctionID, arrival: Arrival, isApples: Bool)]] = [:]
  /// The names that may be those of cases which running code makes.
  var madeCases: Set<String> = []
  /// What waits for a case of an enum to be made, by its name, and what has waited.
  var waitingForCases: [String: [WaitingBlock]] = [:]
  var readyBlocks: [WaitingBlock] = []
  /// The classes whose objects are handed to others.
  var handed: Set<CodeType.ID> = []
  /// Those that Apple's own objects have been given.
  var handedToApples: Set<CodeType.ID> = []
  /// The functions that load nibs by names that they make, as of a class.
  var classLoaders: [FunctionID] = []
  /// Who makes objects of a class in code.
  var madeInCode: [CodeType.ID: Use] = [:]
  /// The nibs that classes of controllers name to `super` as those of their objects.
  var nibsOfSuper: [CodeType.ID: Set<String>] = [:]
  /// The objects of documents that are made, by their places.
  var awake: Set<SourceLocation> = []
  /// The segues that happen and the actions that are sent, by their places.
  var happened: [SourceLocation: Arrival] = [:]

  /// The objects of each screen and of each xib.
  let objectsOfScreens: [Screen.ID: [WiredObject]]
  let objectsOfNibs: [String: [WiredObject]]
  /// Who writes each name of a kind of things that UIKit is asked for.
  let namedScreens: [String: [NamedCall]]
  let namedSegues: [String: [NamedCall]]
  let namedNibs: [String: [NamedCall]]
  let files: ObjectiveCFiles
  let emptyLists: EmptyLists
  let unservedLists: UnservedLists
  let unselectableLists: UnselectableLists
  let replaced: ReplacedWays
  /// The names of storyboards that code has as texts, running or not.
  let writtenStoryboards: Set<String>
  /// The storyboards that code makes by their names, and where it hands identifiers of scenes to what instantiates, running
  /// or not: there it means them.
  let meant: MeantNames
  /// The xibs that crash as they are loaded, with the class of theirs whose `init(coder:)` traps.
  let trapped: [String: String]

  init(_ app: CheckedApp, _ screens: AppScreens) {
    self.app = app
    self.screens = screens
    code = screens.code
    index = CodeIndex(code, app.written.source.trees(Set(code.facts.files.map(\.path))))
    dead = DeadBlocks(app, code)
    touched = TouchedControls(app, code)
    emptyLists = EmptyLists(code: code, index: index)
    unservedLists = UnservedLists(app: app, code: code, index: index)
    unselectableLists = UnselectableLists(app: app, code: code, index: index)
    replaced = ReplacedWays(code: code, source: app.written.source)
    let names = Set(app.model.storyboards.map(\.name))
    writtenStoryboards = index.trees.reduce(into: []) { written, tree in
      for node in tree.nodes where node.kind == .text && names.contains(tree.texts[Int(node.a)]) {
        written.insert(tree.texts[Int(node.a)])
      }
    }
    meant = MeantNames(index.trees, identifiers: Set(app.model.screens.compactMap(\.storyboardIdentifier)))
    let (appCode, documents) = (screens.code, app.model.documents)
    trapped = documents.filter { $0.kind == .xib }.reduce(into: [:]) { trapped, document in
      trapped[document.file] = appCode.trappingClass(among: document.root.descendants, near: document.file)
    }
    var ofScreens: [Screen.ID: [WiredObject]] = [:]
    var ofNibs: [String: [WiredObject]] = [:]
    for wired in app.wiredObjects where wired.document.isSimulated {
      if wired.document.kind == .xib {
        ofNibs[wired.document.file, default: []].append(wired)
      } else if let screen = app.screen(at: wired.object.location) {
        ofScreens[screen.id, default: []].append(wired)
      }
    }
    objectsOfScreens = ofScreens
    objectsOfNibs = ofNibs
    namedScreens = Dictionary(grouping: app.names.all(.screen), by: \.name)
    namedSegues = Dictionary(grouping: app.names.all(.segue), by: \.name)
    namedNibs = Dictionary(grouping: app.names.all(.nib), by: \.name)
    files = ObjectiveCFiles(code.facts)
    start()
    repeat { run() } while sweep()
  }

  /// Whether it is found how the app starts.
  var isStarted: Bool { !arrivals.isEmpty }

  func contains(_ stop: ReachedPlace) -> Bool { arrivals[stop] != nil }

  /// Adds a stop; false where it is known.
  func arrive(at stop: ReachedPlace, _ arrival: Arrival) -> Bool {
    guard arrivals[stop] == nil else { return false }
    arrivals[stop] = arrival
    return true
  }

  /// Adds a function that runs.
  func run(_ one: FunctionID, _ arrival: Arrival) {
    guard index.function(one).hasBody, !touched.isNeverTouched(index.function(one)),
      arrive(at: .function(one), arrival)
    else { return }
    waiting.append(one)
  }

  private func run() {
    while !waiting.isEmpty || !readyBlocks.isEmpty {
      // What is come to first is read first, so that ways are short.
      let (next, blocks) = (waiting, readyBlocks)
      waiting = []
      readyBlocks = []
      for one in next { read(one) }
      for var one in blocks { one.reader.read(one.block, in: one.function) }
    }
  }
}
