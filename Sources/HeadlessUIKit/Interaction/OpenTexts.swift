import Foundation

extension Simulation {
  /// The parts of the keyboard that a finger can touch and that read something certain: the return key.
  package var keyboardElements: [ScreenElement] {
    run {
      var reader = ScreenReader(simulation: self)
      reader.readReturnKey()
      return reader.elements
    }
  }

  /// What lies behind alerts, popovers and the like: the user sees it, and tests may not be told of it.
  package var elementsBehindModals: [ScreenElement] {
    run {
      var reader = ScreenReader(simulation: self)
      reader.readBehindModals()
      return reader.elements
    }
  }

  /// What may be read on the screen beside what is listed: of keys, and of views whose words nobody has published for
  /// all versions.
  package var openTexts: [String] {
    run {
      var seen: Set<ObjectIdentifier> = []
      return screenElements.compactMap(\.host).filter { seen.insert(ObjectIdentifier($0)).inserted }.flatMap(
        \.openTexts)
        + keyTexts + hiddenTexts + menuTexts
    }
  }
}

extension Simulation {
  /// What lines of the open menu with a line below them may be read as.
  ///
  /// - UIKit: whether that is one text or two is not published.
  private var menuTexts: [String] {
    openMenu?.menu.lines.flatMap { line in
      line.subtitle.map { [line.title, $0, "\(line.title), \($0)"] } ?? []
    } ?? []
  }

  /// What is in presentations of windows' former roots, over which the new roots lie, and in alerts behind alerts.
  private var hiddenTexts: [String] {
    var reader = ScreenReader(simulation: self)
    reader.readLeftOvers()
    return reader.elements.flatMap(\.texts) + elementsBehindModals.compactMap(\.host).flatMap(\.openTexts)
  }
}

extension UIView {
  /// What assistive technology may read of it beside what is listed.
  ///
  /// - UIKit: a table without rows is "Empty list", a progress view "Progress" (recordings of user interface tests;
  ///   oleb.net, "Unit tests for accessibility", 2020), a badge the tab's value with the word "items"
  ///   (microsoft/fluentui-apple #154), a list that is refreshed holds an activity indicator. Each is observed by few
  ///   authors, for some versions.
  fileprivate var openTexts: [String] {
    if let alert = controller as? UIAlertController, alert.isUnderAlert {
      return [alert.shownTitle, alert.shownMessage].compactMap(\.self) + alert.shownActions.compactMap(\.title)
    }
    return switch self {
    case let table as UITableView where table.rows.isEmpty: ["Empty list"]
    case let progress as UIProgressView where progress.accessibilityLabel == nil: ["Progress"]
    case let button as UIButton where button.configuration?.showsActivityIndicator == true: ["In progress"]
    // A document may ask for the accessory to stay, by a property that UIKit no longer has.
    case let cell as UITableViewCell where cell.isEditing && cell.accessoryType.isButton:
      cell.origin?.object.element.bool("hidesAccessoryWhenEditing") == false ? ["More Info"] : []
    case let cell as UICollectionViewListCell: cell.accessories.filter(\.isShownAtRest).flatMap(\.openTexts)
    case let refresh as UIRefreshControl where refresh.isRefreshing: ["In progress"]
    case let bar as UITabBar:
      (bar.items ?? []).compactMap(\.badgeValue).flatMap { [$0, "\($0) item", "\($0) items", "\($0), tab"] }
    case let bar as UINavigationBar where bar.hasOpenBackTitle: [bar.backButtonTitle, "Back"].compactMap(\.self)
    // It makes a back button where there is none.
    case let bar as UINavigationBar where bar.backButtonTitle == nil && bar.topItem?.backAction != nil:
      [bar.topItem?.backAction?.title, "Back"].compactMap(\.self)
    // A search controller's bar may have a placeholder of the system's own.
    case let search as UISearchBar: search.openParts
    case let field as UISearchTextField where !field.isOfBar: field.openParts
    default: []
    }
  }
}

extension UISearchBar {
  private static let bookmarks = ["Bookmarks", "Bookmark", "bookmarks"]
  private static let results = ["Search results", "Results list", "Recents"]

  /// What its parts may be read as.
  fileprivate var openParts: [String] {
    let placeholder = placeholder == nil && !hasOwnPlaceholder && searchController != nil ? ["Search"] : []
    return placeholder + (showsBookmarkButton ? Self.bookmarks : [])
      + (showsSearchResultsButton ? Self.results : [])
  }
}
