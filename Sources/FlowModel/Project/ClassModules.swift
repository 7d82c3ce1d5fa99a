/// The modules that compile an app's Swift classes, as far as a project says.
package struct ClassModules: Sendable {
  /// The names of the modules of each file: a module has one in each configuration.
  private var names: [String: Set<String>] = [:]
  private var all: Set<String> = []
  private var libraries = LibraryNames([])

  /// Those of no project: nothing is known.
  package init() {}

  /// - Parameters:
  ///   - files: what projects and packages say.
  ///   - imports: the modules that the app's files import.
  package init(_ files: AppFiles, imports: some Sequence<String>) {
    let named = Dictionary(
      files.modules.map { ($0.id, Set([$0.name] + $0.otherNames)) }, uniquingKeysWith: { $0.union($1) })
    for file in files.swiftFiles where !file.modules.isEmpty {
      names[file.path] = file.modules.reduce(into: []) { $0.formUnion(named[$1] ?? []) }
    }
    all = named.values.reduce(into: []) { $0.formUnion($1) }
    libraries = LibraryNames(files.libraries + imports.filter { [all] in !all.contains($0) })
  }

  /// What UIKit finds by a document's name for a class.
  package enum Lookup: Sendable, Hashable {
    /// The class, as far as is known.
    case found
    /// None: Swift classes are known to the runtime by their module and name.
    case none
    /// Perhaps one of a library's.
    case library
  }

  /// What UIKit finds by a name whose module is not said to be the target's.
  ///
  /// - Parameters:
  ///   - module: the module that the document names; nil where it names none.
  ///   - files: where the app's classes of the name are declared.
  package func lookUp(_ module: String?, of files: [String]) -> Lookup {
    guard !files.isEmpty, files.allSatisfy({ names[$0] != nil }) else { return .found }
    guard let module else { return .none }
    if files.contains(where: { names[$0]?.contains(module) == true }) { return .found }
    return !all.contains(module) && libraries.mayHave(module) ? .library : .none
  }
}
