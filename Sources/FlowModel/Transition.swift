import FlowInterfaceBuilder

/// A way from one screen to another: a segue, a relationship, or an embedding.
package struct Transition: Sendable, Hashable {
  /// The segue's object identifier in its document.
  package var objectID: String
  /// The screen that it starts from.
  package var source: Screen.ID
  /// Where it leads, with storyboard references followed.
  package var destination: Destination
  /// The storyboard reference that it leads through.
  package var reference: Screen.ID?
  /// How it moves.
  package var kind: Kind
  /// The segue's identifier, for `performSegue` and `prepare`.
  package var identifier: String?
  /// What a relationship means: `rootViewController`, `viewControllers`, ….
  package var relationship: String?
  /// The place among the source's relationships of the same name, from 0: for tabs, the tab.
  package var relationshipIndex: Int?
  /// The segue's own class.
  package var customClass: String?
  /// The selector that an unwind segue looks for.
  package var unwindAction: String?
  /// The method that makes the destination (`@IBSegueAction`).
  package var creationSelector: String?
  /// Whether code makes it, not a storyboard.
  package var isInCode = false
  /// What code calls the tab that it is.
  package var tabTitle: String?
  /// The screens that take an unwind segue, where the code is read.
  package var unwindTargets: [Screen.ID] = []
  /// What a user touches to start it; nil when only code can (`performSegue`), or when no one needs to.
  package var trigger: Trigger?
  /// Where the segue's start tag begins, or in code the call.
  package var location: SourceLocation
}

extension Transition {
  /// Where a transition leads.
  package enum Destination: Sendable, Hashable {
    /// A screen.
    case screen(Screen.ID)
    /// Through the exit: an unwind segue. UIKit looks for the controller that takes it when it is performed.
    case exit
    /// Nowhere that the files tell, with the reason.
    case unresolved(String)

    /// The screen's id, if it is one.
    package var screenID: Screen.ID? {
      if case .screen(let id) = self { id } else { nil }
    }

    /// Why it leads nowhere that the files tell, if so.
    package var reason: String? {
      if case .unresolved(let reason) = self { reason } else { nil }
    }
  }

  /// How a transition moves, by the words of Interface Builder.
  package enum Kind: Sendable, Hashable {
    /// Whatever the container makes of it: a push in a navigation controller.
    case show
    /// Into a split view controller's detail column.
    case showDetail
    /// Over the presenting screen.
    case present
    /// As a popover.
    case popover
    /// Onto a navigation stack, in files from before `show`.
    case push
    /// Over the presenting screen, in files from before `present`.
    case modal
    /// In place of a split view's column, in files from before `showDetail`.
    case replace
    /// Into a container view.
    case embed
    /// Back, to whoever implements the unwind action.
    case unwind
    /// As the segue's own class decides.
    case custom
    /// Not a move: the source holds the destination (root, tab, column, page).
    case relationship
    /// A kind that this version does not know, as the file spells it.
    case other(String)

    private static let names: [(kind: Kind, name: String)] = [
      (.show, "show"), (.showDetail, "showDetail"), (.present, "presentation"), (.popover, "popoverPresentation"),
      (.push, "push"), (.modal, "modal"), (.replace, "replace"), (.embed, "embed"), (.unwind, "unwind"),
      (.custom, "custom"), (.relationship, "relationship"),
    ]

    /// Reads the `kind` of a `<segue>`.
    package init(spelling: String) {
      self = Self.names.first { $0.name == spelling }?.kind ?? (spelling == "popover" ? .popover : .other(spelling))
    }

    /// The word for it in every output.
    package var name: String {
      switch self {
      case .present: "present"
      case .popover: "popover"
      case .other(let spelling): spelling
      default: Self.names.first { $0.kind == self }?.name ?? ""
      }
    }
  }

  /// What a user touches to start a transition.
  package struct Trigger: Sendable, Hashable {
    /// Its identifier in the document.
    package var objectID: String
    /// Its class: the custom one, else the framework's.
    package var className: String
    /// The text on it: its title, or the first text inside it; nil for a prototype cell, whose texts code replaces.
    package var text: String?
    /// The reuse identifier of a prototype cell, which stands for any number of rows; empty where it has none. Nil for
    /// anything else.
    package var prototype: String?
    /// Its accessibility identifier.
    package var accessibilityIdentifier: String?
    /// Whether it is the accessory of a cell that starts the transition, not the cell's selection.
    package var isAccessory = false
    /// What code calls it, of one that code makes.
    package var nameInCode: String?
    /// The name of the image on it, where no text is.
    package var image: String?

    /// `UIButton "Sign in"`, or `UIButton image plus`, or `UIButton #close` by its accessibility identifier, or its object
    /// identifier; of a prototype cell `UITableViewCell 'patient'` by its reuse identifier.
    package var spelling: String {
      if let prototype, !prototype.isEmpty { return "\(className) '\(prototype)'\(accessoryMark)" }
      if let imageMark { return "\(className) \(imageMark)\(accessoryMark)" }
      if let nameInCode, text == nil { return "\(className) \(nameInCode)" }
      let id = accessibilityIdentifier ?? objectID
      let name = text.map { " \"\($0)\"" } ?? (id.isEmpty ? "" : " #\(id)")
      return "\(className)\(name)\(accessoryMark)"
    }

    /// `"Sign in"`, or `image plus`, or `UIButton #close`, or `closeButton` of code, or `UIButton`, or `row 'patient'`: what
    /// it is called where there is little room.
    package var shortSpelling: String {
      if let prototype { return "row" + (prototype.isEmpty ? "" : " '\(prototype)'") + accessoryMark }
      let name =
        text.map { "\"\($0)\"" } ?? imageMark ?? accessibilityIdentifier.map { "\(className) #\($0)" } ?? nameInCode
        ?? className
      return name + accessoryMark
    }

    private var imageMark: String? { text == nil ? image.map { "image \($0)" } : nil }

    private var accessoryMark: String { isAccessory ? " (accessory)" : "" }
  }
}

extension Transition {
  /// Whether anything performs it: a control, the embedding itself, or code by its identifier.
  ///
  /// - Parameter performed: the identifiers that code performs.
  package func happens(_ performed: Set<String>) -> Bool {
    trigger != nil || kind == .embed || identifier.map(performed.contains) == true
  }

  /// What happens and by what name, in a few words: `show 'signIn'`, `tab 1`, `unwind to closeSettings:`.
  package var summary: String {
    switch kind {
    case .relationship:
      switch relationship {
      case "rootViewController": "root"
      case "window": "root of the window"
      case "viewControllers": "tab \((relationshipIndex ?? 0) + 1)"
      case "masterViewController": "primary column"
      case "detailViewController": "detail column"
      case let name: name ?? "relationship"
      }
    case .unwind:
      "unwind" + named + (unwindAction.map { " to \($0)" } ?? "")
    case .custom:
      (customClass ?? "custom") + named
    default:
      kind.name + named
    }
  }

  private var named: String { identifier.map { $0.isEmpty ? "" : " '\($0)'" } ?? "" }
}
