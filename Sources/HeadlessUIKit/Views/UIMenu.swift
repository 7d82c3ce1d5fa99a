import Foundation

/// Lines that a user chooses one of.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// How a menu in another one looks.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its lines stand in the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One line is marked at a time; iOS 15.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// How it looks in another one.
  public let options: Options
  /// The lines.
  public let children: [UIMenuElement]

  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Makes a menu of lines. What it is called by is not kept: UIKit makes a name where the app gives none.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The menu with other lines.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, options: options, children: newChildren)
  }

  /// What is seen in a menu, from above.
  enum Entry {
    case title(UIMenu)
    case line(UIMenuElement)
  }

  /// Its title, its lines, and the titles of those of inner menus that show theirs in place of themselves.
  ///
  /// - UIKit: the title of a menu is its first line, that of a group stands over it (documentation of UIMenu; Human
  ///   Interface Guidelines, context menus and pull-down buttons).
  var entries: [Entry] { (title.isEmpty ? [] : [.title(self)]) + children.flatMap(Self.entries) }

  private static func entries(of child: UIMenuElement) -> [Entry] {
    if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.entries }
    if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
    if let deferred = child as? UIDeferredMenuElement { return deferred.provided.flatMap(entries) }
    return [.line(child)]
  }

  /// Asks the lines that come later for themselves: it is about to be shown.
  func askForDeferredLines() {
    for child in children {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { menu.askForDeferredLines() }
      (child as? UIDeferredMenuElement)?.ask()
    }
  }

  /// The lines that are marked; iOS 15.
  public var selectedElements: [UIMenuElement] {
    if children.contains(where: { !($0 is UIAction) }) {
      Simulation.current.leaveUndecided("which marked lines of inner menus are those of a menu")
    }
    return children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The lines that are seen, with those of inner menus that show theirs in place of themselves.
  var lines: [UIMenuElement] {
    entries.compactMap { entry in
      if case .line(let line) = entry { line } else { nil }
    }
  }
}
