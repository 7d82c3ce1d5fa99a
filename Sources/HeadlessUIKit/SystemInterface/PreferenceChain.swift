/// The way that UIKit goes from the window's root to the controller that decides on a part of the system's interface.
///
/// - UIKit: the window's root, or what it presents over the whole screen; from there down through the children that
///   the controllers name, to the one that names none (F3.2, F3.11).
@MainActor
public struct PreferenceChain {
  /// A controller on the way.
  public struct Link {
    /// The controller.
    public let controller: UIViewController
    /// How UIKit came to it.
    public let way: Way
  }

  /// How UIKit comes to a controller.
  public enum Way: Hashable, Sendable {
    /// It is the root of the window.
    case windowRoot
    /// It is presented over the whole screen.
    case presentedFullScreen
    /// It is presented otherwise, and captures the appearance of the status bar.
    case capturing
    /// The controller before it names it as the child to ask.
    case child
  }

  /// What is asked for.
  public let preference: SystemPreference
  /// The controllers on the way, the window's root first; empty where no controller is asked.
  public private(set) var links: [Link] = []
  /// What the last one answers.
  public private(set) var answer: PreferenceAnswer

  /// The controller that decides; nil where none is asked.
  public var owner: UIViewController? { links.last?.controller }

  /// What controllers are presented on the last link, and do not decide because they neither fill the screen nor
  /// capture the appearance; the lowest first.
  public private(set) var passedBy: [UIViewController] = []

  init(_ preference: SystemPreference, in simulation: Simulation) {
    self.preference = preference
    answer = .flag(false)
    var links: [Link] = []
    answer = Self.walk(preference, in: simulation) { links.append(Link(controller: $0, way: $1)) }
    self.links = links
    passedBy = links.flatMap { link in
      link.controller.presentations.filter { presented in !links.contains { $0.controller === presented } }
    }
  }

  /// Goes the way without keeping it.
  ///
  /// - Parameter visit: is told of each controller on the way.
  static func walk(
    _ preference: SystemPreference, in simulation: Simulation, visit: (UIViewController, Way) -> Void
  ) -> PreferenceAnswer {
    guard preference.isAskedOfControllers(in: simulation), let root = simulation.rootViewController else {
      return preference.answer(of: simulation.application)
    }
    return walk(preference, from: root, .windowRoot, visit: visit)
  }

  /// Goes the way from a controller, without keeping it.
  static func walk(
    _ preference: SystemPreference, from start: UIViewController, _ way: Way = .windowRoot,
    visit: (UIViewController, Way) -> Void
  ) -> PreferenceAnswer {
    var current = start
    var way = way
    for _ in 0..<limit {
      visit(current, way)
      if let (presented, itsWay) = current.presentationInCharge(of: preference) {
        (current, way) = (presented, itsWay)
        continue
      }
      switch current.childInCharge(of: preference) {
      case .child(let child): (current, way) = (child, .child)
      case .open(let question): return .open(question)
      case .itself:
        let answer = current.answer(to: preference)
        guard preference == .statusBarStyle, let other = current.contestedChildForStatusBarStyle else { return answer }
        let isBothWays = walk(preference, from: other, .child, visit: { _, _ in }) == answer
        return isBothWays ? answer : .open(current.contest(over: preference, with: other))
      }
    }
    let reason = "\(preference.childProperty) leads round in a circle at \(current.screenName)"
    return .open(PreferenceAnswer.OpenQuestion(reason: reason, location: current.origin?.location))
  }

  /// More controllers in one another than any app has.
  private static let limit = 200
}
