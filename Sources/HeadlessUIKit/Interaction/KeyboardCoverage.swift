import Foundation

/// How an element stands to the keyboard.
package enum KeyboardCoverage: Hashable, Sendable {
  /// Some of it can be seen, or there is no keyboard.
  case clear
  /// All of it lies under the keyboard.
  case covered
  /// How far up the keyboard reaches decides, or where in the bounds of its place it lies.
  case open
}

extension ScreenElement {
  /// How it stands to the keyboard, by the bounds of its place; clear where these are not known.
  ///
  /// - UIKit: the keyboard comes over the lower end of the screen, and content moves only where code moves it ("Managing
  ///   the keyboard", Text Programming Guide for iOS); alerts and their fields keep out of its way.
  package var keyboardCoverage: KeyboardCoverage {
    guard !isOfAlert, let host, let window = host.window,
      let field = window.simulation.application.firstResponder as? UIView,
      field is UITextField || field is UITextView || field is UISearchBar
    else { return .clear }
    let simulation = window.simulation
    let bottom = window.bounds.maxY
    let shift = host.shift(in: window)
    let isAgainstConstraints = sequence(first: host, next: \.superview).contains { $0.liesAgainstConstraints }
    guard shift.isTranslation, !isAgainstConstraints else { return .open }
    let placed = host.convert(host.boundsPlace, to: window).y.moved(by: shift.ty).bounds.start
    let top = placed.isExact ? placed : ScrolledContent().windowPlace(of: host)?.y.bounds.start ?? placed
    func coverage(by heights: ClosedRange<CGFloat>) -> KeyboardCoverage {
      if top.lowerBound >= bottom - heights.lowerBound {
        return simulation.keyboardMemory.isOpen ? .open : .covered
      }
      let lowest = top.upperBound.isFinite ? top.upperBound : top.lowerBound
      return lowest >= bottom - heights.upperBound ? .open : .clear
    }
    let known = coverage(by: simulation.device.keyboardHeights(in: simulation.orientation))
    return known == .open ? coverage(by: simulation.keyboardHeights) : known
  }
}

extension Simulation {
  /// How high the keyboard is, in points: one height where a flow is run with both, else all that it may be.
  package var keyboardHeights: ClosedRange<CGFloat> {
    let all = device.keyboardHeights(in: orientation)
    guard openRules.areTried else { return all }
    let height = openRules.takesOther(.keyboards) ? all.upperBound : all.lowerBound
    return height...height
  }

  /// In how many seconds the keyboard comes and goes: a quarter of one (observed by many authors up to iOS 18), or longer;
  /// nil where a flow is not run both ways.
  package var keyboardSeconds: TimeInterval? {
    openRules.areTried ? openRules.takesOther(.keyboards) ? 0.4 : 0.25 : nil
  }
}

extension Device {
  /// How high the keyboard is, in points, from its lowest kind without a bar of suggestions to its highest with one.
  ///
  /// - UIKit: measured on simulators of iOS 18 and 26 with the bar: iPhone 13 335 and in landscape 248, 16 336 and 219,
  ///   16 Pro Max 346 and 219, SE 260 and 200, iPad 320 and 408, iPad Pro 13 405.5 and 501; the bar takes 45 (facts on
  ///   safe areas, F4.17).
  package func keyboardHeights(in orientation: UIInterfaceOrientation) -> ClosedRange<CGFloat> {
    let hasHomeButton = safeAreaInsets(in: .portrait, on: .standard).bottom == 0
    switch (idiom, orientation.isLandscape) {
    case (.pad, false): return 265...406
    case (.pad, true): return 352...501
    case (.phone, false): return hasHomeButton ? 216...271 : 290...346
    case (.phone, true): return hasHomeButton ? 162...200 : 171...248
    }
  }
}
