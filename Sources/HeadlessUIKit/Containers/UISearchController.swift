import Foundation

/// What is told of what the user searches for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Told when the search bar gets the keyboard, and of each change of its text.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search's begin and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Told before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Told when it has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Told before it ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Told when it has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing unless the delegate implements it.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate implements it.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate implements it.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate implements it.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar with what its search shows.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.searchController = self
    return bar
  }()
  /// What is told of what the user searches for.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search's begin and end.
  public weak var delegate: (any UISearchControllerDelegate)?
  /// What shows the results; nil where the screen itself does.
  public private(set) var searchResultsController: UIViewController?
  /// Whether what is searched is darkened meanwhile.
  ///
  /// - UIKit: true by default (documentation of obscuresBackgroundDuringPresentation); whether that counts where the
  ///   screen itself shows the results, and when the darkness goes, is observed in several ways.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether what is searched is darkened meanwhile; before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether its field stands in place of all that the navigation bar shows while the search goes on.
  ///
  /// - UIKit: on an iPhone up to iOS 18 (documentation of hidesNavigationBarDuringPresentation); on iOS 26 the field is
  ///   below, on an iPad it may stand beside the title.
  package var takesPlaceOfBar: Bool { simulation.device.idiom == .phone && simulation.system.major < 26 }

  /// Whether a view lies under what it darkens.
  func mayObscure(_ view: UIView) -> Bool {
    guard isActive, obscuresBackgroundDuringPresentation, !view.isDescendant(of: searchBar) else { return false }
    return simulation.allControllers.contains { controller in
      controller.navigationItem.searchController === self
        && controller.viewIfLoaded.map { view.isDescendant(of: $0) } == true
    }
  }
  /// Whether the button to cancel comes by itself; iOS 13.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come by themselves; iOS 13.
  open var automaticallyShowsScopeBar = true
  /// Whether the results come by themselves; iOS 13.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown; set, they no longer come by themselves; iOS 13.
  ///
  /// - UIKit: documentation of automaticallyShowsSearchResultsController.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      areResultsShown = newValue
    }
  }
  private var areResultsShown = false { didSet { showResults() } }
  private var isSearching = false

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: shows the results; nil where the screen itself does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search whose results the screen itself shows.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a search.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { madeAnchor?.release() }

  /// Whether the search goes on; set, it begins or ends it.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { searchBar.becomeFirstResponder() } else { end() }
    }
  }

  /// The field has got the keyboard.
  ///
  /// - UIKit: the search begins, and the updater is told (documentation of UISearchController and
  ///   updateSearchResults(for:)).
  func begin() {
    if !isSearching {
      delegate?.willPresentSearchController(self)
      isSearching = true
      simulation.activeSearch = self
      simulation.runLoop.afterAnimation(UIView.areAnimationsEnabled ? 0.3 : 0) { [weak self] in
        guard let self, isSearching else { return }
        delegate?.didPresentSearchController(self)
      }
    }
    update()
  }

  /// The text has changed.
  func update() {
    if automaticallyShowsSearchResultsController { areResultsShown = searchBar.text?.isEmpty == false }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search: the text goes, and the keyboard.
  ///
  /// - UIKit: the updater is told of the change (documentation of updateSearchResults(for:)).
  func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    simulation.activeSearch = nil
    let before = searchBar.inputText
    searchBar.text = ""
    searchBar.noteTyping(from: before, isWhole: true)
    searchBar.resignFirstResponder()
    update()
    simulation.runLoop.afterAnimation(UIView.areAnimationsEnabled ? 0.3 : 0) { [weak self] in
      guard let self, !isSearching else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// What shows the results is another controller's view, over what is searched: what becomes of both is not simulated.
  private func showResults() {
    guard showsSearchResultsController, let searchResultsController else { return }
    simulation.leaveUndecided("what \(searchResultsController.screenName) shows as results of a search")
  }
}
