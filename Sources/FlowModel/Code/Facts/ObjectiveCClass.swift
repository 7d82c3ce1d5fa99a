/// An `@interface` or `@implementation` of an Objective-C file, or that of a category.
package struct ObjectiveCClass: Sendable, Hashable, Codable {
  /// The class's name.
  package var name: String
  /// The superclass, where an `@interface` names it.
  package var superclass: String?
  /// Whether it is an `@implementation`.
  package var isImplementation = false
  /// Whether all of its members were read.
  package var isWhole = true
  /// The names of properties and variables; other words of their declarations may be among them.
  package var keys: [String] = []
  /// The outlets.
  package var outlets: [String] = []
  /// The selectors of the methods that are called on an object.
  package var selectors: [String] = []
  /// Those that Interface Builder connects events to.
  package var actions: [String] = []
  /// The identifiers of the segues that its methods perform on `self` by a literal.
  package var performedSegues: [ObjectiveCText] = []
  /// Those of the segues that they perform on other objects.
  package var seguesOfOthers: [ObjectiveCText] = []
  /// The identifiers that its methods compare a segue's with by a literal.
  package var segueCases: [ObjectiveCText] = []
  /// The reuse identifiers of the cells that its methods ask for with an index path, or without taking nil for an
  /// answer, by a literal or a constant.
  package var insistedCells: [ObjectiveCText] = []
  /// Those of the other cells that they ask for.
  package var askedCells: [ObjectiveCText] = []
  /// Those that they register, or make cells with.
  package var registeredCells: [String] = []
  /// Those of them that they register classes or nibs of cells for.
  package var cellsRegisteredAnew: [String] = []
  /// Whether they do so under names that are neither literals nor constants of the file.
  package var registersOthers = false
  /// The identifiers of the scenes that its methods make by a literal.
  package var namedScenes: [ObjectiveCText] = []
  /// The storyboards of the app's own bundle that its methods name by a literal.
  package var namedStoryboards: [ObjectiveCText] = []
  /// The nibs of the app's own bundle that its methods name by a literal.
  package var namedNibs: [ObjectiveCText] = []
  /// Those of them that its methods load as their owner: `[[NSBundle mainBundle] loadNibNamed:@"Item" owner:self …]`.
  package var nibsForItself: [String] = []
  /// The nibs that its methods name to `super` as those of its objects: `[super initWithNibName:@"Item" bundle:nil]`.
  package var nibsOfSuper: [String] = []
  /// What its methods do with views and bar items: `button.hidden=YES`, `button.removeFromSuperview`,
  /// `navigationItem.rightBarButtonItem=item`.
  package var changes: [String] = []
  /// Where it is declared.
  package var location: SourceLocation

  /// The same without what its methods do.
  package var withoutCalls: ObjectiveCClass {
    var copy = self
    copy.performedSegues = []
    copy.seguesOfOthers = []
    copy.segueCases = []
    copy.insistedCells = []
    copy.askedCells = []
    copy.namedScenes = []
    copy.namedStoryboards = []
    copy.namedNibs = []
    copy.nibsForItself = []
    copy.nibsOfSuper = []
    copy.changes = []
    return copy
  }

  package init(name: String, superclass: String?, location: SourceLocation) {
    self.name = name
    self.superclass = superclass
    self.location = location
  }
}

/// A literal text of an Objective-C file.
package struct ObjectiveCText: Sendable, Hashable, Codable {
  package var text: String
  /// Where it is used.
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// What one file of Objective-C names.
package struct ObjectiveCFile: Sendable, Hashable, Codable {
  /// The file's path.
  package var path: String
  /// The classes that it declares or has categories of, sorted.
  package var classes: [String]
  /// What it names of ``CodeFacts/objectiveCMentions``, the messages to the app's Swift among it, sorted.
  package var mentions: [String]
  /// Those of them that are only the types of pointers, of which it makes nothing itself, sorted.
  package var pointed: [String]
  /// Its string literals that may be names, sorted.
  package var texts: [String]
  /// The classes of which it makes objects that it gives no view, sorted; `self` stands for those of the file.
  package var made: [String]
  /// Whether it gives the window a controller as the app starts, under no condition.
  package var replacesRoot: Bool

  package init(
    path: String, classes: [String], mentions: [String], pointed: [String], texts: [String], made: [String],
    replacesRoot: Bool
  ) {
    self.path = path
    self.classes = classes
    self.mentions = mentions
    self.pointed = pointed
    self.texts = texts
    self.made = made
    self.replacesRoot = replacesRoot
  }
}
