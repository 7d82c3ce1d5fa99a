import FlowInterfaceBuilder
import FlowModel

/// The callbacks of delegates that UIKit calls only for a control which the app has to ask for: where nothing does, they
/// never come.
struct TouchedControls {
  private let app: CheckedApp
  private let code: AppCode

  init(_ app: CheckedApp, _ code: AppCode) {
    self.app = app
    self.code = code
  }

  /// What brings a control: words of code, or an attribute of documents with its values.
  private struct Control {
    let words: Set<String>
    var attribute = ""
    var values: Set<String> = ["YES"]
  }

  /// By the callback's name, and the label that tells it from others of the name.
  ///
  /// - UIKit: `mapView(_:annotationView:calloutAccessoryControlTapped:)` is for the accessory views of a callout,
  ///   `tableView(_:accessoryButtonTappedForRowWith:)` for detail buttons, those of `UISearchBarDelegate` for buttons that
  ///   are off by default.
  private static let controls: [String: [String: Control]] = [
    "mapView": [
      "calloutAccessoryControlTapped": Control(words: [
        "leftCalloutAccessoryView", "rightCalloutAccessoryView", "detailCalloutAccessoryView",
        "setLeftCalloutAccessoryView", "setRightCalloutAccessoryView", "setDetailCalloutAccessoryView",
      ])
    ],
    "tableView": [
      "accessoryButtonTappedForRowWith": accessory, "accessoryButtonTappedForRowWithIndexPath": accessory,
    ],
    "searchBarCancelButtonClicked": [
      "": Control(
        words: ["showsCancelButton", "setShowsCancelButton", "automaticallyShowsCancelButton", "UISearchController"],
        attribute: "showsCancelButton")
    ],
    "searchBarBookmarkButtonClicked": [
      "": Control(words: ["showsBookmarkButton", "setShowsBookmarkButton"], attribute: "showsBookmarkButton")
    ],
    "searchBarResultsListButtonClicked": [
      "": Control(
        words: ["showsSearchResultsButton", "setShowsSearchResultsButton"], attribute: "showsSearchResultsButton")
    ],
  ]

  private static let accessory = Control(
    words: ["accessoryType", "accessories", "setAccessoryType"], attribute: "accessoryType",
    values: ["detailButton", "detailDisclosureButton"])

  /// Whether a function is such a callback, and nothing brings its control.
  func isNeverTouched(_ function: TreeFunction) -> Bool {
    guard let callbacks = Self.controls[function.name], app.model.unreadable.isEmpty,
      let control = callbacks[function.parameters.last?.label ?? ""],
      control.words.isDisjoint(with: code.facts.objectiveCMentions)
    else { return false }
    let source = app.written.source
    let isBrought = control.words.contains { word in
      word.hasPrefix("set") || word.first?.isUppercase == true
        ? source.trees(source.mentioning([word])).contains { $0.texts.contains(word) } : app.written.isSetAsMember(word)
    }
    guard !isBrought else { return false }
    return control.attribute.isEmpty
      || !app.model.documents.contains { document in
        document.root.descendants.contains { $0[control.attribute].map(control.values.contains) == true }
      }
  }
}
