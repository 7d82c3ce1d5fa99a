import Foundation

/// A line of a menu.
@preconcurrency @MainActor
public class UIMenuElement: NSObject {
  /// Whether a line is marked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How a line looks, and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not seen.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen; iOS 16.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title.
  public internal(set) var title: String
  /// The image.
  public internal(set) var image: UIImage?
  /// The line below the title; iOS 15.
  public var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Code to run for a control, an item or a line of a menu.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// What tells an action from others: a control has one action of an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; one of its own where the app gives none.
  public let identifier: Identifier
  /// A line below the title.
  public var discoverabilityTitle: String?
  /// How it looks in a menu, and whether it can be chosen.
  public var attributes: Attributes
  /// Whether it is marked.
  public var state: State
  /// What sent the action last.
  ///
  /// - UIKit: a control that keeps an action goes with its screen all the same (no cycle is known of), so the action does
  ///   not keep the control.
  public internal(set) var sender: Any? {
    get { performer }
    set { performer = newValue as AnyObject? }
  }
  private weak var performer: AnyObject?
  let handler: (UIAction) -> Void

  /// Makes an action of code.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(Self.nextIdentifier())
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Makes an action of code with a line below its title; iOS 15.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.init(
      title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
    self.subtitle = subtitle
  }
}

extension UIAction {
  private static func nextIdentifier() -> String {
    let simulation = Simulation.current
    simulation.actionCount += 1
    return "com.apple.action.dynamic.\(simulation.actionCount)"
  }
}
