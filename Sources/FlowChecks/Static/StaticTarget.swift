import FlowModel

/// One target's code, joined once for all that is asked of it.
///
/// A class belongs to the target that its files do: it is asked with the code that these may use.
struct StaticTarget {
  let screens: AppScreens
  /// The ids of the target's modules.
  let modules: Set<String>
  /// The files of the target's own that were read.
  let files: Set<String>
  /// The code, its own and what it may use.
  let program: StaticProgram

  init(
    _ modules: [String], _ screens: AppScreens, _ trees: [CodeTree], setByOwners: Set<String>,
    needs: [String: Set<String>]
  ) {
    self.screens = screens
    self.modules = Set(modules)
    let read = Set(trees.map(\.path))
    let known = screens.code.facts.files.filter { read.contains($0.path) }
    files = Set(known.filter { $0.modules.sorted() == modules }.map(\.path))
    let visible = Set(known.filter { screens.code.isVisible($0, to: Set(modules)) }.map(\.path))
    let program = StaticProgram(
      trees.filter { visible.contains($0.path) }, setByOwners: setByOwners, needs: needs)
    program.scene = { [unowned program] name, storyboard in
      Self.screen(name, of: storyboard, in: screens).flatMap { program.object(of: $0, screens) }
    }
    self.program = program
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
  func has(_ owner: CodeType) -> Bool { owner.modules == modules }
}
