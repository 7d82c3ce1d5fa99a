import FlowInterfaceBuilder
import FlowModel

/// One target's code, joined once for all that is asked of it; that of all libraries together, which see the same files.
///
/// A class belongs to the target that its files do: it is asked with the code that these may use.
struct StaticTarget {
  /// The ids of the modules of each kind of file that belongs to it.
  typealias Members = [[String]]

  let screens: AppScreens
  private let members: Set<Set<String>>
  /// The files of the target's own that were read.
  let files: Set<String>
  /// The code, its own and what it may use.
  let program: StaticProgram

  /// The targets of an app: those that files belong to, in a fixed order. Files for other platforms are left out.
  static func all(of modules: some Sequence<[String]>, in code: AppCode) -> [Members] {
    let asked = Set(modules.map { $0.sorted() }).filter { !code.isForOtherPlatforms($0) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    // What no app compiles sees all that other modules can import.
    let libraries = asked.filter { !$0.isEmpty && !code.isInPrograms($0) }
    return (libraries.isEmpty ? [] : [libraries]) + asked.filter { !libraries.contains($0) }.map { [$0] }
  }

  init(
    _ members: Members, _ screens: AppScreens, _ trees: [CodeTree], setByOwners: Set<String>,
    needs: [String: Set<String>], heirs: [String: String] = [:]
  ) {
    self.screens = screens
    let sets = Set(members.map { Set($0) })
    self.members = sets
    let read = Set(trees.map(\.path))
    let known = screens.code.facts.files.filter { read.contains($0.path) }
    files = Set(known.filter { sets.contains(Set($0.modules)) }.map(\.path))
    let modules = Set(members.flatMap(\.self))
    let visible = Set(known.filter { screens.code.isVisible($0, to: modules) }.map(\.path))
    let own = StaticFramework.swift2.rewritten(trees.filter { visible.contains($0.path) }) {
      screens.code.isSwift2($0.path)
    }
    let program = StaticProgram(own, setByOwners: setByOwners, needs: needs, heirs: heirs)
    program.scene = { [unowned program] name, storyboard in
      Self.screen(name, of: storyboard, in: screens).flatMap { program.object(of: $0, screens) }
    }
    program.hasDocument = { Self.hasDocument($0, $1, in: screens.model) }
    self.program = program
  }

  /// Whether the app has a xib or storyboard that is compiled to a name and type; nil where that is not known.
  private static func hasDocument(_ name: String, _ type: String, in model: AppModel) -> Bool? {
    let kinds: [String: InterfaceKind] = ["nib": .xib, "storyboardc": .storyboard]
    guard model.isWholeApp, let kind = kinds[type] else { return nil }
    if model.documents.contains(where: { $0.kind == kind && $0.name == name }) { return true }
    return model.unreadable.contains { InterfaceFile(path: $0.location.file).name == name } ? nil : false
  }

  /// The only screen that has an identifier in a storyboard.
  private static func screen(_ name: String, of storyboard: StaticStoryboard.Source, in screens: AppScreens) -> Screen?
  {
    let model = screens.model
    let storyboards: [Storyboard] =
      switch storyboard {
      case .named(let name): model.storyboards.filter { $0.name == name }
      case .of(let id): screens.storyboards(ofClassOf: id)
      case .unknown: model.storyboards
      case .elsewhere: []
      }
    let names = Set(storyboards.map(\.qualifiedName))
    let found = model.screens.filter {
      $0.isSimulated && $0.storyboardIdentifier == name && names.contains($0.storyboard)
    }
    guard found.count == 1 else { return nil }
    return model.target(of: found[0]).flatMap(model.screen) ?? found[0]
  }

  /// Whether a class is the target's.
  func has(_ owner: CodeType) -> Bool { members.contains(owner.modules) }
}
