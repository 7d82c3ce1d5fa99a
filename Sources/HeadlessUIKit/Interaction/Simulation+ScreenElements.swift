extension Simulation {
  /// What is on the screen now, in reading order.
  public var screenElements: [ScreenElement] {
    run {
      var reader = ScreenReader(simulation: self)
      reader.read()
      return reader.elements
    }
  }

  /// The tab at a position of a tab bar controller, as far as it is on the screen.
  public func tabElement(at index: Int, of tabs: UITabBarController) -> ScreenElement? {
    screenElements.first { element in
      guard case .tab(let owner, let position) = element.target else { return false }
      return owner === tabs && position == index
    }
  }
}
