import FlowInterfaceBuilder

/// What the app's sources say, as values: one entry a file, in the order of the paths.
///
/// `FlowSources` makes it from Swift text, `flowsim facts` writes it as JSON. ``AppCode`` joins it across files.
package struct CodeFacts: Sendable, Hashable, Codable {
  /// The modules that the files belong to: the targets of a project or package, sorted by name.
  package var modules: [CodeModule]
  /// What projects and package managers' files name that is not the app's own: products, pods, frameworks; sorted.
  package var libraries: [String] = []
  /// The source files that targets compile and that are not here, sorted.
  package var absentFiles: [String] = []
  /// The headers that Objective-C imports and that are not here, without their endings, sorted.
  package var absentHeaders: [String] = []
  /// The files, sorted by path.
  package var files: [CodeFile]
  /// The parts of classes that Objective-C declares, sorted by name and place.
  package var objectiveCClasses: [ObjectiveCClass]
  /// Those of categories and class extensions, under their classes' names, sorted likewise.
  package var objectiveCCategories: [ObjectiveCClass] = []
  /// The string literals of Objective-C that may be names, sorted.
  package var objectiveCTexts: [String] = []
  /// What Objective-C names other than to declare it, sorted: of the app's classes, of what fills a window
  /// (``CodeFacts/filling``), and of what makes scenes: those whose identifiers are the names of classes
  /// (``CodeFacts/makingByClass``), initial ones (`instantiateInitialViewController`), and nibs whose names are no
  /// literals (`loadNibNamed`), of controls that have to be asked for (``CodeFacts/controls``), and of messages to the
  /// app's Swift. What a file says of the one class that it declares is left out.
  package var objectiveCMentions: [String] = []
  /// What each of its files names, sorted by path.
  package var objectiveCFiles: [ObjectiveCFile] = []
  /// What could not be read, sorted by place.
  package var unreadable: [CodeError]

  /// How Objective-C gives a window its controller.
  package static let filling: Set<String> = ["rootViewController", "setRootViewController"]
  /// What a file of Objective-C names all of that makes scenes whose identifiers are the names of classes.
  package static let makingByClass: Set<String> = ["NSStringFromClass", "instantiateViewControllerWithIdentifier"]
  /// What may bring the items of one controller into the bar of another.
  package static let ofBars: Set<String> = ["navigationItem"]
  /// What brings controls that are off by default.
  package static let controls: Set<String> = [
    "UISearchController", "accessories", "accessoryType", "automaticallyShowsCancelButton",
    "detailCalloutAccessoryView",
    "leftCalloutAccessoryView", "rightCalloutAccessoryView", "setAccessoryType", "setDetailCalloutAccessoryView",
    "setLeftCalloutAccessoryView", "setRightCalloutAccessoryView", "setShowsBookmarkButton", "setShowsCancelButton",
    "setShowsSearchResultsButton", "showsBookmarkButton", "showsCancelButton", "showsSearchResultsButton",
  ]

  package init(
    modules: [CodeModule] = [], files: [CodeFile] = [], objectiveCClasses: [ObjectiveCClass] = [],
    unreadable: [CodeError] = []
  ) {
    self.modules = modules
    self.files = files
    self.objectiveCClasses = objectiveCClasses
    self.unreadable = unreadable
  }
}

/// A module of the app: what Interface Builder calls `customModule`.
package struct CodeModule: Sendable, Hashable, Codable {
  /// What ``CodeFile/modules`` calls it: its name; where another project has a module of that name, with the project.
  package var id: String
  /// The module's name, as Swift imports it: `My_App` for a target `My App`.
  package var name: String
  /// The target that makes it.
  package var target: String
  /// `SWIFT_VERSION` of the target, as written: `5.0`; nil where the project does not say.
  package var swiftVersion: String?
  /// `IPHONEOS_DEPLOYMENT_TARGET` of the target: `15.0`; nil where the project does not say.
  package var deploymentTarget: String?
  /// The product type after its last dot: `application`, `app-extension`, `framework`; nil where not known.
  package var product: String?
  /// The project or package that declares the target.
  package var project: String?
  /// Whether the target is built for iPhone or iPad; one that does not say counts as such.
  package var isForIOS: Bool
  /// The module's names in other configurations: where `PRODUCT_NAME` is another for testers, say.
  package var otherNames: [String]

  package init(
    name: String, target: String, swiftVersion: String? = nil, deploymentTarget: String? = nil,
    product: String? = nil, project: String? = nil, isForIOS: Bool = true, otherNames: [String] = []
  ) {
    id = name
    self.name = name
    self.target = target
    self.swiftVersion = swiftVersion
    self.deploymentTarget = deploymentTarget
    self.product = product
    self.project = project
    self.isForIOS = isForIOS
    self.otherNames = otherNames
  }
}

/// A source file that could not be read.
package struct CodeError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The place at fault.
  package var location: SourceLocation
  /// What is wrong, and what to do.
  package var message: String

  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }

  /// `path:line:column: error: message`.
  package var description: String { "\(location): error: \(LogText.line(message))" }
}
