import Foundation

extension UIView {
  /// How large what the view shows may make it along an axis, in points; nil for a view that asks for no size.
  ///
  /// No text is measured and no image read: the bounds are those between which fonts and designs lie.
  ///
  /// - Parameter width: what is known of the view's width, at which text breaks.
  func contentExtent(isVertical: Bool, width: Extent) -> Extent? {
    if let own = overriddenContent { return own.along(isVertical: isVertical) }
    return classContentExtent(isVertical: isVertical, width: width)
  }

  /// The same by UIKit's class alone.
  func classContentExtent(isVertical: Bool, width: Extent) -> Extent? {
    if let length = classContentLength(isVertical: isVertical) { return .at(length) }
    switch self {
    case let label as UILabel:
      return label.textExtent(isVertical: isVertical, width: width)
    case let button as UIButton: return button.buttonExtent(isVertical: isVertical)
    case let text as UITextView:
      let (container, inset) = (text.textContainer, text.textContainerInset)
      if text.isScrollEnabled || !container.exclusionPaths.isEmpty { return nil }
      let lines = container.maximumNumberOfLines == 0 ? Int.max : container.maximumNumberOfLines
      let shape = TextExtent(text.text, size: text.font?.pointSize ?? 12, isSystemFont: false, lines: lines)
      return isVertical
        ? shape.height(in: width) + (inset.top + inset.bottom)
        : shape.width + (inset.left + inset.right + 2 * container.lineFragmentPadding)
    case let image as UIImageView: return image.isImageOpen ? 0...300 : image.image == nil ? 0...0 : 8...300
    case let stack as UIStackView: return stack.shownViews.isEmpty ? 0...0 : nil
    case let field as UITextField: return isVertical ? field.heightExtent : nil
    // Published measures up to iOS 26.
    case is UISwitch: return isVertical ? 28...32 : 49...65
    case is UISegmentedControl, is UIStepper, is UISlider: return isVertical ? 26...36 : nil
    case is UIPageControl: return isVertical ? 20...40 : nil
    case is UIProgressView: return isVertical ? 2...8 : nil
    case is UIActivityIndicatorView: return 20...40
    case is UISearchBar: return isVertical ? 44...64 : nil
    case is UIPickerView: return isVertical ? 160...220 : nil
    case is UIDatePicker: return isVertical ? 30...430 : nil
    default: return nil
    }
  }
}

extension UIView {
  /// How large its content makes it along an axis, in points, where its own class or the app's states that; nil where
  /// nothing does, or texts and images decide.
  ///
  /// - UIKit: measures of controls up to iOS 18 (published by many authors; not documented).
  func statedContentLength(isVertical: Bool) -> CGFloat? {
    if let own = overriddenContent { return own.along(isVertical: isVertical)?.exact }
    return classContentLength(isVertical: isVertical)
  }

  private func classContentLength(isVertical: Bool) -> CGFloat? {
    let size: CGSize
    switch self {
    case is UISwitch: size = CGSize(width: 49, height: 31)
    case is UIStepper: size = CGSize(width: 94, height: 32)
    case let spinner as UIActivityIndicatorView:
      size = UIActivityIndicatorView.size(of: spinner.style)
    case is UILabel, is UIControl, is UITextView, is UIImageView, is UIStackView, is UISearchBar: return nil
    default:
      let own = askedContentSize
      let length = isVertical ? own.height : own.width
      return length >= 0 && length.isFinite ? length : nil
    }
    guard Simulation.current.system.hasPublishedControlSizes else { return nil }
    return isVertical ? size.height : size.width
  }

  /// The size that the app's class states for its content.
  ///
  /// - UIKit: it is asked again only where the view says that it has changed (documentation of
  ///   invalidateIntrinsicContentSize()).
  private var askedContentSize: CGSize {
    guard self is any InterpretedClass else { return intrinsicContentSize }
    if let known = madeLayoutParts?.contentSize { return known }
    let size = intrinsicContentSize
    layoutParts.contentSize = size
    return size
  }
}

extension UILabel {
  /// Whether its text is one of a few that are not of one height.
  var hasOpenHeight: Bool {
    guard numberOfLines != 1, possibleTexts?.texts != nil else { return false }
    return Set(textExtents(isVertical: true, width: place.x[.size])).count > 1
  }

  /// How much room each takes that its text may be; parts of one with looks may have fonts of their own.
  private func textExtents(isVertical: Bool, width: Extent) -> [Extent] {
    let lines = numberOfLines == 0 ? Int.max : numberOfLines
    let texts: [String?] =
      possibleTexts == nil
      ? [unlinkedOutlets.isEmpty ? text ?? "" : text] : possibleTexts?.texts.map { $0 } ?? [String?.none]
    return texts.map { text in
      let shape = TextExtent(
        text, size: font?.pointSize ?? UIFont.labelFontSize, isSystemFont: !hasLooks && font?.isSystemFont ?? true,
        lines: lines)
      return isVertical ? shape.height(in: width) : shape.width
    }
  }

  /// How much room all take that its text may be.
  fileprivate func textExtent(isVertical: Bool, width: Extent) -> Extent {
    let extents = textExtents(isVertical: isVertical, width: width)
    return extents.dropFirst().reduce(extents[0]) { all, one in
      min(all.lowerBound, one.lowerBound)...max(all.upperBound, one.upperBound)
    }
  }
}

extension UIButton {
  /// - UIKit: up to 20 points of a filled button lie around its title (published measures of iOS 15); 6 points lie above
  ///   and below the title of one without configuration or insets, and nothing beside it, which is 30 points wide at
  ///   least (frames that Interface Builder writes).
  fileprivate func buttonExtent(isVertical: Bool) -> Extent {
    let room = contentEdgeInsets
    let image: Extent = shownImage == nil ? 0...0 : 0...120
    if isVertical, let title = titleHeight { return title + (room.top + room.bottom) }
    if isVertical { return Extent(uncheckedBounds: (18, max(60, image.upperBound))) + (room.top + room.bottom) }
    let isSystemFont = currentAttributedTitle == nil && titleFonts?.isSystemFont == true
    let (least, most) = titleFonts.map { ($0.least, $0.most) } ?? (UIFont.systemFontSize, UIFont.buttonFontSize)
    let title = [least, most].map { TextExtent(shownTitle, size: $0, isSystemFont: isSystemFont, lines: 1).width }
    let isPlain = configuration == nil && shownImage == nil
    return Extent.between(title[0].lowerBound, max(isPlain ? 30 : 0, title[1].upperBound)) + image
      + (isPlain ? 0...2 : 0...40) + (room.left + room.right)
  }

  /// How high it is by its title alone, but for the insets; nil where something else may make it as high.
  private var titleHeight: Extent? {
    guard Simulation.current.system.hasPublishedControlSizes, buttonType == .custom || buttonType == .system,
      configuration == nil, shownImage == nil, backgroundImage(for: state) == nil, currentAttributedTitle == nil,
      let title = shownTitle, !title.isEmpty, let label = titleLabel, label.numberOfLines == 1,
      label.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue,
      origin?.object.element["lineBreakMode"]?.hasSuffix("Wrap") != true, let (least, most, isSystemFont) = titleFonts
    else { return nil }
    func line(_ size: CGFloat) -> Extent {
      TextExtent(title, size: size, isSystemFont: isSystemFont, lines: 1).height(in: .anything)
    }
    let hasRoom = contentEdgeInsets.top != 0 || contentEdgeInsets.bottom != 0
    // The line may be rounded up to whole points.
    return (line(least).lowerBound + (hasRoom ? 0 : 12))...(line(most).upperBound.rounded(.up) + 12)
  }

  /// The sizes of the font between which its title's lies: one whose font nobody set may have that of either kind.
  private var titleFonts: (least: CGFloat, most: CGFloat, isSystemFont: Bool)? {
    guard let font = titleLabel?.font else { return nil }
    var (least, most) = (font.pointSize, font.pointSize)
    if font.pointSize == UIFont.labelFontSize { (least, most) = (15, 18) }
    if let designed = origin?.object.font {
      guard let size = designed.pointSize.map({ CGFloat($0) }), size > 0 else { return nil }
      (least, most) = (min(least, size), max(most, size))
    }
    return (least, most, font.isSystemFont)
  }
}

extension UITextField {
  /// How high its text and its border make it.
  ///
  /// - UIKit: one with round corners is 34 points high with texts of up to 17 points, and no lower with larger ones, and
  ///   was 30 before iOS 13; one without
  ///   a border has its line and up to 3 points around it (frames that Interface Builder writes).
  fileprivate var heightExtent: Extent {
    let size = font?.pointSize ?? 17
    let isKnown = Simulation.current.system.hasPublishedControlSizes && font?.isSystemFont != false
    if borderStyle == .roundedRect, isKnown { return size <= 17 ? .at(34) : 34...max(40, size * 1.35 + 16) }
    if borderStyle == .none, isKnown {
      let line = TextExtent.Face.system.height(ofLines: 1, size).lowerBound
      return line...(line + 3)
    }
    return 17...max(40, size * 1.35 + 16)
  }
}
