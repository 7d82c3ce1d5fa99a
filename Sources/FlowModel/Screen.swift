import FlowInterfaceBuilder

/// A view controller that a user can be on, as a scene of a storyboard describes it.
package struct Screen: Sendable, Hashable, Identifiable {
  /// What a screen is called in every output: `Storyboard#objectID`, as in `Main#BYZ-38-t0r`.
  package typealias ID = String

  /// `Storyboard#objectID`, with the storyboard's qualified name (see ``Storyboard/qualifiedName``).
  package var id: ID
  /// The qualified name of the storyboard that holds it.
  package var storyboard: String
  /// The identifier that the storyboard's file gives the controller, such as `BYZ-38-t0r`.
  package var objectID: String
  /// What the screen's developer calls it in Interface Builder's outline.
  package var userLabel: String?
  /// The controller's title, or the title of its navigation item.
  package var title: String?
  /// What a tab of it is called: the title of its tab bar item, of a system item its name, else its own title.
  package var tabTitle: String?
  /// The storyboard identifier that code creates it by.
  package var storyboardIdentifier: String?
  /// The class that the storyboard names, without its module.
  package var customClass: String?
  /// The module of `customClass`.
  package var customModule: String?
  /// Whether the module is that of the target, whatever name the document keeps.
  package var isModuleOfTarget = false
  /// The framework's class that it is, or that its custom class is taken to inherit from: `UITableViewController`.
  package var frameworkClass: String
  /// What kind of controller it is.
  package var kind: Kind
  /// Whether it is the initial controller of its storyboard.
  package var isInitial: Bool
  /// Whether the simulator can run it: false in documents of watchOS, tvOS and macOS.
  package var isSimulated: Bool
  /// Where a storyboard reference leads; nil for all other kinds.
  package var reference: Reference?
  /// Where its start tag begins.
  package var location: SourceLocation

  /// What reads best: the developer's own label, else what a user sees, else what code calls it. For a reference, what
  /// it refers to.
  package var name: String {
    if let reference { return reference.spelling.isEmpty ? "storyboard reference" : reference.spelling }
    let isMade = customClass != nil && storyboardIdentifier.map(Self.isMadeByXcode) == true
    for candidate in [userLabel, title, isMade ? nil : storyboardIdentifier, customClass] {
      if let candidate, candidate.contains(where: { !$0.isWhitespace }) { return candidate }
    }
    return frameworkClass
  }

  /// What messages call it: what a developer reads in the outline, with its class.
  package var spelling: String {
    customClass ?? (name == frameworkClass ? "\(frameworkClass) \(objectID)" : "'\(name)'")
  }

  /// What a storyboard is compiled with for a scene without an identifier: `UIViewController-BYZ-38-t0r`.
  ///
  /// - UIKit: a compiled storyboard lists it in `UIViewControllerIdentifiersToNibNames` of its Info.plist beside the
  ///   identifiers that are written, and Interface Builder lets a reference name it.
  package var madeIdentifier: String { "\(frameworkClass)-\(objectID)" }

  /// Whether Xcode has made an identifier of a class and an object's identifier, as where storyboards are split.
  private static func isMadeByXcode(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0].hasPrefix("UI") && parts.dropFirst().map(\.count) == [3, 2, 3]
  }

  /// The class that runs: the custom one, else the framework's.
  package var className: String { customClass ?? frameworkClass }
}

extension Screen {
  /// The kinds of controllers that differ in how one moves through them.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A stack of screens: `UINavigationController`.
    case navigation
    /// Screens side by side: `UITabBarController`.
    case tabBar
    /// Two or three columns: `UISplitViewController`.
    case split
    /// Pages: `UIPageViewController`.
    case page
    /// A table: `UITableViewController`.
    case table
    /// A collection: `UICollectionViewController`.
    case collection
    /// A screen of SwiftUI's, opaque inside: `UIHostingController`.
    case hosting
    /// Any other controller.
    case plain
    /// No screen: an object of the app's that brings screens up, such as a coordinator or the application's delegate.
    case object
    /// A placeholder that stands for a screen of another storyboard, or of the same one.
    case reference
  }

  /// Where a storyboard reference leads.
  package struct Reference: Sendable, Hashable {
    /// The storyboard's name; nil means the storyboard that holds the reference.
    package var storyboardName: String?
    /// The storyboard identifier of the screen; nil means the initial controller.
    package var identifier: String?
    /// The bundle that holds the storyboard; nil means the app's own.
    package var bundleIdentifier: String?
    /// The screen that it stands for.
    package var target: Transition.Destination

    /// `Settings`, `Settings.advanced`, or `.advanced` in the same storyboard.
    package var spelling: String {
      (storyboardName ?? "") + (identifier.map { ".\($0)" } ?? "")
    }
  }
}
