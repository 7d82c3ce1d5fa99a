import FlowInterfaceBuilder
import Foundation

/// Which files belong to an app, and to which of its modules.
///
/// Where there are Xcode projects, Swift packages or pods beside the app, what their targets list counts (synchronized
/// folders included), test targets aside; else all files of the folder. An app beside packages whose project is not here, as a generator
/// makes it, has the files that no package has. Left out in any case are the folders that `InterfaceFiles` leaves
/// out: hidden ones, builds and package managers' checkouts.
package struct AppFiles: Sendable {
  /// The modules, sorted by name.
  package private(set) var modules: [CodeModule] = []
  /// The Swift files of the app with the modules that compile them, sorted by path.
  package private(set) var swiftFiles: [(path: String, modules: [String])] = []
  /// The Objective-C files and headers below the folder, sorted by path.
  package private(set) var objectiveCFiles: [String] = []
  /// The storyboards and xibs that targets copy, with the targets' modules; nil where no project says.
  package private(set) var interfaceFiles: [String: [String]]?
  /// The apps for iPhone and iPad that projects build, sorted by project and name.
  package private(set) var applications: [AppTarget] = []
  /// What projects and package managers' files name that is not the app's own: products, pods, frameworks; sorted.
  package private(set) var libraries: [String] = []
  /// The source files that targets compile and that are not here, sorted: made by a build step, of a submodule that is
  /// not checked out, or outside of the folder.
  package private(set) var absentFiles: [String] = []
  /// The Swift files that are here and that no target of the app's compiles, sorted.
  package private(set) var unlistedSources: [String] = []
  /// The names of the headers of built frameworks in the folder, without their endings.
  package private(set) var frameworkHeaders: Set<String> = []
  /// The texts of the app's pages in Settings, the keys of the user's defaults that they write among them.
  package private(set) var settingsTexts: Set<String> = []
  /// The files that are taken for ones that projects name where none is (``MovedFiles``).
  package private(set) var guessedFiles: Set<String> = []
  /// The names of documents that projects spell with other letters of case than the files have.
  package private(set) var namesSpelledOtherwise: Set<String> = []
  /// The folders that are called like projects and hold none, beside others that do, sorted: an earlier name's, whose file
  /// was moved away.
  package private(set) var emptyProjects: [String] = []
  /// The projects that could not be read, sorted by place.
  package private(set) var errors: [InterfaceError] = []

  /// Finds the files at a path: a folder, an `.xcodeproj` (that project alone), an `.xcworkspace` (the folder around
  /// it), or one Swift file.
  ///
  /// - Parameter scope: what may be read; by default what is around the app.
  package init(at path: String, in scope: FileScope? = nil) { self.init(among: AppFolderSearch(path, in: scope)) }

  /// Reads the projects and packages among files that were found, and says which of the files are the app's.
  ///
  /// - Parameter takesAll: whether all of several sources are the app's that may be one which a project names elsewhere.
  package init(among found: AppFolderSearch, takesAll: Bool = false) {
    var members = TargetMembers()
    var projects: [XcodeProject] = []
    let empty = found.projects.filter { !FileManager.default.fileExists(atPath: XcodeProject.file(of: $0)) }
    if empty.count < found.projects.count { emptyProjects = empty }
    for project in found.projects where !emptyProjects.contains(project) {
      do throws(InterfaceError) {
        projects.append(try XcodeProject(contentsOf: project, in: found.scope))
      } catch {
        errors.append(error)
      }
    }
    let moved = MovedFiles(named: projects, among: found, takesAll: takesAll)
    guessedFiles = moved.guessed
    let named = projects.flatMap(\.targets).flatMap(MovedFiles.named)
    namesSpelledOtherwise = Set(
      named.filter { InterfaceKind(path: $0) != nil && found.nameOnDisk($0) != $0 }.map { InterfaceFile(path: $0).name }
    )
    for project in projects { members.add(project, among: found, moved) }
    for package in found.packages { members.add(SwiftPackage(contentsOf: package), among: found) }
    let podfiles = members.hasProject ? found.dependencyFiles.filter { $0.hasSuffix("Podfile") } : []
    let pods = podfiles.flatMap(LocalPod.named)
    for pod in pods { members.add(pod, among: found) }
    // What CocoaPods links for a target stands for pods that are named here, or not.
    let namesPods = found.dependencyFiles.contains { $0.split(separator: "/").last?.hasPrefix("Podfile") == true }
    let linked = namesPods ? members.libraries.filter { !DependencyFile.isOfPods($0) } : members.libraries
    libraries = linked.union(found.dependencyFiles.flatMap { DependencyFile.names(at: $0) })
      .subtracting(pods.map(\.name)).sorted()
    modules = members.modules.sorted { ($0.name, $0.target, $0.project ?? "") < ($1.name, $1.target, $1.project ?? "") }
    let here = Set(found.swiftFiles + found.objectiveCFiles)
    absentFiles = members.owners.keys.filter { path in
      [".swift", ".m", ".mm"].contains(where: path.hasSuffix) && !here.contains(path)
    }.sorted()
    frameworkHeaders = found.frameworkHeaders
    settingsTexts = SettingsPages.texts(among: found.resources, in: found.scope)
    let hasMembers = found.swiftFiles.contains { members.owners[$0] != nil }
    if hasMembers {
      // Where no Xcode project is here, a document that no package has is an app's whose project is made elsewhere: its
      // sources are those that no package has.
      let hasApp = !members.hasProject && found.interfaceFiles.contains { members.owners[$0] == nil }
      swiftFiles = found.swiftFiles.compactMap { path in
        members.owners[path].map { (path, $0.sorted()) } ?? (hasApp && !Self.isTest(path) ? (path, []) : nil)
      }
    } else {
      swiftFiles = found.swiftFiles.filter { !Self.isTest($0) }.map { ($0, []) }
    }
    unlistedSources = Set(found.swiftFiles).subtracting(swiftFiles.map(\.path)).sorted()
    objectiveCFiles = found.objectiveCFiles
    if members.hasProject {
      interfaceFiles = members.owners.filter { InterfaceKind(path: $0.key) != nil }.mapValues {
        $0.sorted()
      }
    }
    applications = members.applications
    errors += found.outsideSources.map { InterfaceError(outside: $0) }
    errors += members.owners.keys.filter {
      Self.isSource($0) && !found.holds($0) && Self.isThere($0) && !found.scope.admits($0)
    }.map {
      InterfaceError(
        location: SourceLocation(file: $0, line: 1, column: 1),
        message: "it is not read: a project has it among a target's files, and it lies outside of the app's folder and "
          + "of the repository. Check the project, or name a folder that holds both.")
    }
    errors.sort { $0.location < $1.location }
  }

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm"].contains(where: path.hasSuffix) || InterfaceKind(path: path) != nil
  }

  private static func isThere(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("UITests") }
  }
}

/// The files of targets, by path.
struct TargetMembers {
  private(set) var modules: [CodeModule] = []
  private(set) var owners: [String: Set<String>] = [:]
  private(set) var hasProject = false
  private(set) var libraries: Set<String> = []
  private var projects: [String: String] = [:]
  private var ofTargets: [(target: XcodeTarget, project: String, files: Set<String>)] = []
  private var ofPackages: Set<String> = []

  /// The apps for iPhone and iPad, each with its own files and those of the libraries that are here.
  var applications: [AppTarget] {
    let libraries = ofTargets.filter(\.target.isLibrary).reduce(into: ofPackages) { $0.formUnion($1.files) }
    return ofTargets.filter(\.target.isApplication)
      .map { AppTarget($0.target, of: $0.project, files: $0.files, libraries: libraries) }
      .sorted { ($0.project, $0.name) < ($1.project, $1.name) }
  }

  mutating func add(_ project: XcodeProject, among found: AppFolderSearch, _ moved: MovedFiles) {
    func place(_ path: String) -> String { moved.place(of: found.nameOnDisk(path)) }
    libraries.formUnion(project.libraries)
    for var target in project.targets where !target.isTest {
      hasProject = true
      target.infoPlist = target.infoPlist.map(place)
      let id = add(
        CodeModule(
          name: target.moduleName, target: target.name, swiftVersion: target.swiftVersion,
          deploymentTarget: target.deploymentTarget, product: target.product, project: project.path,
          isForIOS: target.isForIOS, otherNames: target.otherModuleNames))
      var files: Set<String> = []
      defer { ofTargets.append((target, project.path, files)) }
      let sources = target.sources.flatMap { moved.places(of: found.nameOnDisk($0)) }
      let localized = Set(target.sources.filter { $0.contains("*.lproj/") })
      for file in sources + target.resources.map(place) where !localized.contains(file) {
        owners[file, default: []].insert(id)
        files.insert(file)
      }
      if !localized.isEmpty {
        for file in found.interfaceFiles {
          guard let every = ProjectPath.everyLocalization(ofLocalized: file), localized.contains(every) else {
            continue
          }
          owners[file, default: []].insert(id)
          files.insert(file)
        }
      }
      for folder in target.folders {
        for file in found.files(in: folder.path)
        where !folder.excludes(file) {
          owners[file, default: []].insert(id)
          files.insert(file)
        }
      }
    }
  }

  mutating func add(_ package: SwiftPackage, among found: AppFolderSearch) {
    libraries.formUnion(package.libraries)
    for target in package.targets {
      let files = found.files(in: target.folder)
      guard !files.isEmpty else { continue }
      let id = add(CodeModule(name: target.name, target: target.name, project: package.path))
      for file in files { owners[file, default: []].insert(id) }
      ofPackages.formUnion(files)
    }
  }

  mutating func add(_ pod: LocalPod, among found: AppFolderSearch) {
    let files = found.files(in: "").filter { pod.has($0) && owners[$0] == nil }
    guard !files.isEmpty else { return }
    let id = add(CodeModule(name: pod.module, target: pod.name, project: pod.podspec))
    for file in files { owners[file, default: []].insert(id) }
    ofPackages.formUnion(files)
  }

  /// Adds a module and gives its id: the name, with the project before it when another project has one of that name.
  private mutating func add(_ module: CodeModule) -> String {
    var module = module
    let project = module.project ?? ""
    if projects[module.name, default: project] != project { module.id = "\(project)/\(module.name)" }
    projects[module.name] = projects[module.name] ?? project
    modules.append(module)
    return module.id
  }
}
