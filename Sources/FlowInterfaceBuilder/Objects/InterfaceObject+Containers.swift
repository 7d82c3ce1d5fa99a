/// What a document says of the containers of controllers.
extension InterfaceObject {
  /// How the pages of a page view controller turn: `scroll` or `pageCurl`.
  public var pageTransitionStyle: String? { element["transitionStyle"] }

  /// The direction in which pages follow one another: `horizontal` or `vertical`.
  public var pageNavigationOrientation: String? { element["navigationOrientation"] }

  /// Where the spine of pages that curl is: `none`, `min`, `mid` or `max`.
  public var pageSpineLocation: String? { element["spineLocation"] }

  /// Whether pages that curl have a back.
  public var isPageDoubleSided: Bool? { element.bool("doubleSided") }

  /// Whether a split view controller has the columns of iOS 14 and later rather than the classic two controllers.
  public var hasColumnStyle: Bool {
    element.bool("allowDoubleColumnStyle") ?? element.bool("allowTripleColumnStyle") ?? false
  }
}
