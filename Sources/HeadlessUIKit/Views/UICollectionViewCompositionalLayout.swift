import Foundation

/// How long an edge of an item or group is.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  /// What the number means.
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  /// The number: points, or a part of the group's edge.
  public let dimension: CGFloat
  let kind: Kind

  private init(_ dimension: CGFloat, _ kind: Kind) {
    self.dimension = dimension
    self.kind = kind
  }

  /// A part of the group's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, .fractionalWidth)
  }

  /// A part of the group's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, .fractionalHeight)
  }

  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, .absolute)
  }

  /// Points, until the content says otherwise.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, .estimated)
  }
}

/// How large an item or group is.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// Room between items.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) { self.spacing = spacing }

  /// Points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }

  /// Points at least.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// What a group is made of.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// Room around it, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items in a row or a column.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Room between the items.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items.
  public let subitems: [NSCollectionLayoutItem]

  /// Whether the items stand beside one another.
  let isRow: Bool
  /// Whether code says how many items there are.
  let isCounted: Bool

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isRow: Bool, isCounted: Bool = false
  ) {
    self.subitems = subitems
    self.isRow = isRow
    self.isCounted = isCounted
    super.init(layoutSize: layoutSize)
  }

  /// Items beside one another.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isRow: true) }

  /// An item several times beside itself.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count), isRow: true, isCounted: true)
  }

  /// An item several times beside itself; iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    askForLength(subitem.layoutSize.widthDimension.part(of: .fractionalWidth), count)
    return horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// Items above one another.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isRow: false) }

  /// An item several times above itself.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count), isRow: false, isCounted: true)
  }

  /// An item several times above itself; iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    askForLength(subitem.layoutSize.heightDimension.part(of: .fractionalHeight), count)
    return vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// - UIKit: both ways of repeating an item make items of equal size; whether one that says its own has that, where they
  ///   do not fill the group with it, is not documented.
  private class func askForLength(_ part: CGFloat?, _ count: Int) {
    if let part, abs(part * CGFloat(count) - 1) < 0.001 { return }
    Simulation.current.leaveUndecided("how long an item is that a group repeats and that does not fill it")
  }
}

extension NSCollectionLayoutDimension {
  /// Which part of the group's edge it is; nil for others.
  fileprivate func part(of kind: Kind) -> CGFloat? { self.kind == kind ? dimension : nil }
}

/// A header or footer of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// At which edge it stands.
  public let alignment: NSRectAlignment
  /// Whether it stays in sight.
  public var pinToVisibleBounds = false

  /// Makes a header or footer at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// How a section scrolls across the collection's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// Groups of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection: NSObject {
  /// Room between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// Room around the section, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// How it scrolls across the collection's direction.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the content's insets move headers and footers too.
  public var supplementariesFollowContentInsets = true

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  let group: NSCollectionLayoutGroup
  /// How the rows look of a section that is a list; nil for others.
  private(set) var list: UICollectionLayoutListConfiguration?

  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    group = .vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      subitems: [])
  }

  /// A section that is a list; iOS 14.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

/// Surroundings of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// What holds the section.
  var container: any NSCollectionLayoutContainer { get }
}

/// What holds a section or a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// How large it is, in points.
  var contentSize: CGSize { get }
  /// How large it is without its insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// How a collection that is made of sections scrolls.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The way in which the collection scrolls.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between sections, in points.
  public var interSectionSpacing: CGFloat = 0

  /// Makes a configuration.
  public override init() {}
}

/// How a collection that is a list looks; iOS 14.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// How it looks.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// Room above headers, in points; nil for UIKit's; iOS 15.
  public var headerTopPadding: CGFloat?
  /// Gives the buttons at the leading side of an item that is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { leading?.give }
    set { leading = newValue.map(SwipeProvider.init) }
  }
  /// Gives the buttons at the trailing side of an item that is swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { trailing?.give }
    set { trailing = newValue.map(SwipeProvider.init) }
  }
  private var leading: SwipeProvider?
  private var trailing: SwipeProvider?

  /// Makes a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Code that gives the buttons of an item that is swiped.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Such code, which is the same as itself alone.
  private final class SwipeProvider: Hashable, @unchecked Sendable {
    let give: SwipeActionsConfigurationProvider

    init(_ give: @escaping SwipeActionsConfigurationProvider) { self.give = give }

    static func == (one: SwipeProvider, other: SwipeProvider) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

/// Items in sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// How it scrolls.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  private let sectionProvider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// A layout whose sections code makes.
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) {
    self.sectionProvider = sectionProvider
    super.init()
    if let configuration { self.configuration = configuration }
  }

  /// Documents have no such layouts.
  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    super.init()
  }

  /// The section's layout, as code gives it; nil where that is not known.
  func layoutSection(_ section: Int, _ collection: UICollectionView) -> NSCollectionLayoutSection? {
    let surroundings = LayoutSurroundings(collection)
    guard let sources = Simulation.current.classes.sources else { return sectionProvider(section, surroundings) }
    var found: NSCollectionLayoutSection?
    sources.ask { found = sectionProvider(section, surroundings) }
    return found
  }

  /// A list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration)) }
}

/// What a collection tells of its surroundings.
private final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection: UITraitCollection
  let contentSize: CGSize

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }

  /// A length that nobody knows is that of the screen.
  init(_ collection: UICollectionView) {
    traitCollection = collection.traitCollection
    let place = collection.boundsPlace
    let screen = Simulation.current.screen.bounds.size
    contentSize = CGSize(width: place.x.size ?? screen.width, height: place.y.size ?? screen.height)
  }
}
