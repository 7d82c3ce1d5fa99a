import FlowInterfaceBuilder
import FlowModel

/// `missing-class`.
struct MissingClass: Rule {
  static let description = RuleDescription(
    id: "missing-class", group: .wires, severity: .warning,
    summary: "A document names a class that the app does not have.",
    rationale: """
      UIKit logs `Unknown class X in Interface Builder file` and makes an object of the element's own class \
      instead: the screen shows, but none of its code runs. It comes from renaming or deleting a class. It \
      becomes an error where the object is connected to an outlet or an action that only the missing class can \
      have. A segue of such a class cannot be made.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let objects = app.wiredObjects
    let oldModules = Self.oldModules(objects, screens.code)
    lazy var classNames = NearestName(among: screens.code.classNames)
    // Without a project to say which files an app has, several lost classes mean that the files are not here.
    let lacksClasses = screens.code.facts.modules.isEmpty && Self.missing(objects, screens.code).count > 1
    let ownNames = OwnNames(screens.code)
    return ofSegues(in: app, screens.code, ownNames) + ofOwners(objects, in: app, screens.code)
      + objects.compactMap { wired in
        guard let name = wired.object.customClass, !name.isEmpty, let found = wired.lookUp(in: screens.code) else {
          return nil
        }
        let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
        var nearest: String?
        var unlisted: String?
        switch found {
        case .missing where wired.isSeenOfLibrary(name, in: app, screens.code): return nil
        case .missing
        where app.unlistedSources[name] != nil
          && (wired.object.customModule != nil || !app.lacksHeaders(screens.code)):
          unlisted = app.unlistedSources[name]
        case .missing:
          nearest = classNames.of(name)
          // Or it is Objective-C's, which knows no modules: a library may have it.
          if nearest == nil, wired.object.customModule == nil, app.lacksHeaders(screens.code) {
            return wired.mayBeOwnController || ownNames.mayInclude(name) ? ofFewLibraries(wired, name) : nil
          }
        case .external where wired.object.customModule.map(oldModules.contains) == true: break
        case .external:
          guard let module = wired.object.customModule, !screens.code.mayBeLibrary(module) else { return nil }
          return finding(
            at: wired.object.location,
            "class \(name) does not exist, so UIKit makes a plain \(plain): module \(module) is no target's, and no file imports it",
            of: .init(name))
        default: return nil
        }
        let nothing =
          unlisted == nil
          ? "class \(name) does not exist, so UIKit makes a plain \(plain)"
          : "class \(name) is not built, since no target of the app has \(name).swift: UIKit makes a plain \(plain)"
        let file = unlisted.map {
          Finding.RelatedPlace(location: SourceLocation(file: $0, line: 1, column: 1), message: "the file")
        }
        if let outlet = wired.connectionOfTheApp, wired.isLoadedWithDocument {
          return finding(
            at: wired.object.location, "\(nothing), which has no \(outlet): loading it crashes",
            severity: lacksClasses ? .warning : .error, related: [file].compactMap(\.self), of: .init(name))
        }
        return finding(
          at: wired.object.location,
          nothing + (nearest.map { ": did you mean '\($0)'?" } ?? (file == nil ? ": was it renamed or deleted?" : "")),
          related: [file].compactMap(\.self), of: .init(name))
      }
  }

  /// A class that no file has, beside libraries whose headers are not here: what the document connects is hardly theirs, or
  /// its name is like those of the app's own classes.
  private func ofFewLibraries(_ wired: WiredObject, _ name: String) -> Finding {
    finding(
      at: wired.object.location,
      "no file has class \(name), so that UIKit makes a plain one unless a library has it: was it renamed or deleted?",
      severity: .note, of: .init(name))
  }

  /// The segues of classes that do not exist.
  private func ofSegues(in app: CheckedApp, _ code: AppCode, _ ownNames: OwnNames) -> [Finding] {
    app.runnableDocuments.filter { $0.kind == .storyboard }.flatMap { document in
      document.root.descendants.filter { $0.isNamed("segue") && $0["customClass"]?.isEmpty == false }.compactMap {
        let wired = WiredObject(object: InterfaceObject(element: $0), document: document)
        guard let name = wired.object.customClass, case .missing? = wired.lookUp(in: code),
          !wired.isSeenOfLibrary(name, in: app, code),
          case let isCertain = $0["customModule"] != nil || !app.lacksHeaders(code),
          isCertain || ownNames.mayInclude(name)
        else { return nil }
        let segue = $0["identifier"].map { "segue '\($0)'" } ?? "the segue"
        guard isCertain else {
          return finding(
            at: $0.location,
            "no file has class \(name), so that \(segue) cannot be made unless a library has it: was it renamed or deleted?",
            severity: .note, of: .init(name))
        }
        return finding(
          at: $0.location, "class \(name) does not exist, so that \(segue) cannot be made: was it renamed or deleted?",
          of: .init(name))
      }
    }
  }

  /// The classes that do not exist of owners of xibs which have their names: nobody finds such a xib by the class any more.
  ///
  /// - UIKit: `nibName`: a controller that is made without a name looks for the nib of its class's name.
  private func ofOwners(_ objects: [WiredObject], in app: CheckedApp, _ code: AppCode) -> [Finding] {
    objects.compactMap { wired in
      guard let name = wired.lostOwner(in: code), !wired.isSeenOfLibrary(name, in: app, code), !wired.outlets.isEmpty,
        case let document = wired.document, !app.written.mayUse(text: document.name),
        !code.facts.objectiveCTexts.contains(document.name),
        !code.hasGeneratedConstant(of: document.name, app.written.source)
      else { return nil }
      return finding(
        at: wired.object.location,
        "class \(name), the File's Owner, does not exist, so that nobody finds this xib by it: was it renamed or deleted?",
        severity: app.lacksHeaders(code) ? .note : .warning, of: .init(name))
    }
  }

  /// The names of classes that documents look for in their own target, and that are in none of the files.
  private static func missing(_ objects: [WiredObject], _ code: AppCode) -> Set<String> {
    Set(
      objects.compactMap { wired in
        guard wired.object.customModuleProvider == "target", case .missing? = wired.lookUp(in: code) else { return nil }
        return wired.object.customClass
      })
  }

  /// Modules that documents name for classes of the app which are in another: a target's old name.
  private static func oldModules(_ objects: [WiredObject], _ code: AppCode) -> Set<String> {
    Set(
      objects.compactMap { wired in
        if case .otherModule(_, let module)? = wired.lookUp(in: code) { module } else { nil }
      })
  }
}

extension WiredObject {
  /// Whether a class that no file declares is seen to be a library's: code names it, which compiles, or the document names
  /// no module, as of Objective-C's, and a header or an import has its name.
  fileprivate func isSeenOfLibrary(_ name: String, in app: CheckedApp, _ code: AppCode) -> Bool {
    if app.written.namesType(name) { return true }
    guard object.customModule == nil else { return false }
    return code.namesType(name) || app.frameworkHeaders.contains(name) || code.importsPrefix(of: name)
  }
}

extension WiredObject {
  /// Whether it is a screen with outlets that no class of UIKit's has.
  fileprivate var mayBeOwnController: Bool {
    document.kind == .storyboard && object.elementName.hasSuffix("ontroller") && connectionOfTheApp != nil
  }
}

extension CheckedApp {
  /// Whether there may be libraries of which not even the headers are here: a built framework has one of its name.
  fileprivate func lacksHeaders(_ code: AppCode) -> Bool { code.mayUseLibraries(besides: frameworkHeaders) }
}
