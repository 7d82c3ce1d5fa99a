/// What a class name in a document stands for.
package enum ClassLookup: Sendable {
  /// A class of the app.
  case app(CodeType)
  /// A class that Objective-C files declare.
  case objectiveC(ObjectiveCClass)
  /// A class of the app that the module named does not have; nil when no module is named, as for Objective-C's.
  case otherModule(CodeType, named: String?)
  /// A class of a framework or library, which the files do not have.
  case external
  /// A class that a file of this name may declare, which a target compiles and which is not here.
  case absent
  /// No class of this name.
  case missing

  /// The class of the app that runs.
  package var appClass: CodeType? { if case .app(let found) = self { found } else { nil } }
}

extension AppCode {
  /// What a class name in a document stands for.
  ///
  /// - Parameters:
  ///   - module: `customModule`.
  ///   - isTargets: whether the module is that of the target, whatever name the document keeps
  ///     (`customModuleProvider="target"`).
  package func lookUp(_ name: String, module: String?, isTargets: Bool, near file: String) -> ClassLookup {
    let found = classes(named: name)
    let target = documentModules[file] ?? []
    let ofTarget = found.filter { !$0.modules.isDisjoint(with: target) }
    // "Inherit Module From Target" needs no name of the module: Xcode's own templates leave it out.
    guard let module = module ?? (isTargets ? "" : nil) else {
      let named = nearest(found.filter { $0.objectiveCName == name }, to: file)
      let known = objectiveCClass(name, near: file)
      if let named, known == nil || isNearer(named, than: known, to: file, target) { return .app(named) }
      if let known { return .objectiveC(known) }
      if FrameworkAncestry.knows(name) { return .external }
      if let swift = nearest(ofTarget.isEmpty ? found : ofTarget, to: file) { return .otherModule(swift, named: nil) }
      return AppleClass.isName(name) ? .external : missing(name)
    }
    // The target's own class of the name may be in a file of it that is not here.
    if isTargets, !target.isEmpty, ofTarget.isEmpty, absentNames.contains(name) { return .absent }
    let isKnown = moduleNames.values.contains(module) || otherModuleNames.values.contains { $0.contains(module) }
    let own: [CodeType]
    if isTargets || moduleNames.isEmpty {
      // Another app's class, or an extension's, is in no module that the target's can be.
      own = ofTarget.isEmpty ? found.filter { target.isEmpty || !isOnlyInPrograms($0) } : ofTarget
    } else {
      // What no project names may be of any module.
      let named = found.filter { $0.modules.isEmpty || isIn($0, module) }
      own = named.filter { !$0.modules.isDisjoint(with: target) } + named
    }
    if let own = ofTarget.isEmpty ? nearest(own, to: file) : own.first { return .app(own) }
    if let known = objectiveCClass(name, near: file) { return .objectiveC(known) }
    if let other = nearest(found, to: file) { return .otherModule(other, named: module) }
    // An app cannot be imported: a library has the name too.
    guard isTargets || (isKnown && !isImportedProgram(module)) else { return .external }
    return missing(name)
  }

  /// A class of no file that was read: one that could not be may have it.
  private func missing(_ name: String) -> ClassLookup {
    lacksSource || absentNames.contains(name) ? .absent : .missing
  }

  /// Whether code of one type can see another: not where only other apps and extensions compile it.
  func isVisible(_ one: CodeType, to other: CodeType) -> Bool {
    other.modules.isEmpty || !other.modules.isDisjoint(with: one.modules) || !isOnlyInPrograms(one)
  }

  /// Whether code of some modules may use what a file declares: not where only other apps and extensions compile it.
  package func isVisible(_ file: CodeFile, to modules: Set<String>) -> Bool {
    mayUse(file.modules, from: modules)
  }

  /// Whether code of some modules may use what others have: not where these are other apps and extensions alone.
  package func mayUse(_ declaring: some Collection<String>, from using: some Collection<String>) -> Bool {
    using.isEmpty || declaring.isEmpty || declaring.contains(where: using.contains)
      || !declaring.allSatisfy(programs.contains)
  }

  /// The ids of the modules that copy a document; none where no project says.
  package func modules(ofDocument file: String) -> Set<String> { documentModules[file] ?? [] }

  /// Whether only apps and extensions compile a type: no other module can import it.
  private func isOnlyInPrograms(_ type: CodeType) -> Bool {
    !type.modules.isEmpty && type.modules.isSubset(of: programs)
  }

  /// Whether code of a type may load a document by its name: not where only other apps and extensions copy it.
  package func mayLoad(_ document: String, from type: CodeType?) -> Bool {
    guard let own = type?.modules, !own.isDisjoint(with: programs), let copying = documentModules[document],
      !copying.isEmpty
    else { return true }
    return !own.isDisjoint(with: copying) || !copying.isSubset(of: programs)
  }

  /// Whether a module that compiles a class has a name in some configuration.
  private func isIn(_ one: CodeType, _ module: String) -> Bool {
    one.modules.contains { moduleNames[$0] == module || otherModuleNames[$0]?.contains(module) == true }
  }

  /// The names of the modules that compile a class.
  package func moduleNames(of one: CodeType) -> Set<String> { Set(one.modules.compactMap { moduleNames[$0] }) }

  /// Whether a module may be a library's: a file imports it, the project names something like it, or there is none.
  package func mayBeLibrary(_ module: String) -> Bool {
    moduleNames.isEmpty || imports.contains(module) || libraries.mayHave(module)
  }

  /// Whether a file imports a module by whose name a class's name begins, and that is none of the app's, as
  /// `FlutterViewController` and Flutter.
  package func importsPrefix(of name: String) -> Bool {
    imports.contains { name.hasPrefix($0) && $0 != name && !moduleNames.values.contains($0) }
  }

  /// Whether the project names anything that is not its own, or a file imports it.
  package var mayUseLibraries: Bool { mayUseLibraries(besides: []) }

  /// Whether the project names anything that is not its own, nor among some names, or a file imports it.
  package func mayUseLibraries(besides known: Set<String>) -> Bool { !libraryNames.isSubset(of: known) }

  /// What is not the app's own, nor Apple's: what the project names, and the modules that files import. Where no project
  /// is here, these alone tell.
  package var libraryNames: Set<String> {
    imports.filter { !AppleModule.isName($0) }.union(facts.libraries)
      .subtracting(moduleNames.values).subtracting(otherModuleNames.values.joined())
  }

  /// The classes to which headers that are imported and not here add methods, by what such headers are called:
  /// `UIViewController+SideMenu.h`.
  package var classesOfAbsentCategories: Set<String> {
    Set(facts.absentHeaders.filter { $0.contains("+") }.compactMap { $0.split(separator: "+").first.map(String.init) })
  }

  /// Whether code names a type, as that of a property, a superclass or what an alias stands for: then it exists.
  package func namesType(_ name: String) -> Bool { namedTypes.contains(name) }

  /// Whether a name is an app's that files import, as that of a library.
  private func isImportedProgram(_ module: String) -> Bool {
    imports.contains(module) && moduleNames.contains { $0.value == module && programs.contains($0.key) }
  }

  private func objectiveCClass(_ name: String, near file: String) -> ObjectiveCClass? {
    PathNearness.nearest(objectiveC[name] ?? [], to: file, \.location.file)
  }

  /// Of a Swift and an Objective-C class with one name, whether the Swift one is the document's.
  private func isNearer(_ one: CodeType, than other: ObjectiveCClass?, to file: String, _ target: Set<String>) -> Bool {
    guard let other else { return true }
    if !one.modules.isDisjoint(with: target) { return true }
    return PathNearness.shared(one.location.file, file) > PathNearness.shared(other.location.file, file)
  }

  /// The names of all classes, as Objective-C knows them.
  package var classNames: [String] { classes.map { $0.objectiveCName ?? $0.name } + Array(objectiveC.keys) }
}
