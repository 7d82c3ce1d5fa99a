import Foundation

/// A value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, between its least and its greatest.
  open var value: Float = 0 { didSet { keepBetweenEnds() } }
  /// The least value.
  ///
  /// - UIKit: where it is above the greatest, that becomes the same; the value follows (documentation of
  ///   UISlider.minimumValue).
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepBetweenEnds()
    }
  }
  /// The greatest value.
  ///
  /// - UIKit: where it is below the least, that becomes the same; the value follows (documentation of
  ///   UISlider.maximumValue).
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepBetweenEnds()
    }
  }
  /// Whether it says so while a finger moves it.
  open var isContinuous = true

  /// Sets the value; no event is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func keepBetweenEnds() {
    let kept = max(minimumValue, min(maximumValue, value))
    if value != kept, !kept.isNaN { value = kept }
  }

  /// - UIKit: only a finger on the knob moves it (documentation of UISlider).
  override var questionOfTap: String? {
    hasTrigger(for: [.allTouchEvents, .primaryActionTriggered]) ? "whether a tap on a slider hits its knob" : nil
  }

  override func userDidTouch(_ finger: UITouch) {}

  override func userDidLift(_ finger: UITouch) {}
}

/// A value that goes up and down by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, between its least and its greatest.
  open var value: Double = 0 { didSet { keepBetweenEnds() } }
  /// The least value.
  ///
  /// - UIKit: one that is not below the greatest raises NSInvalidArgumentException (documentation of
  ///   UIStepper.minimumValue); the value follows.
  open var minimumValue: Double = 0 { didSet { checkEnds() } }
  /// The greatest value.
  ///
  /// - UIKit: one that is not above the least raises NSInvalidArgumentException (documentation of
  ///   UIStepper.maximumValue); the value follows.
  open var maximumValue: Double = 100 { didSet { checkEnds() } }
  /// How far a step goes.
  ///
  /// - UIKit: one that is not above nought raises NSInvalidArgumentException (documentation of UIStepper.stepValue).
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue <= 0 else { return }
      Simulation.current.raise(UIKitException(.invalidArgument, "UIStepper: stepValue \(stepValue) is not above 0"))
    }
  }
  /// Whether it begins again behind its ends.
  open var wraps = false
  /// Whether a finger that stays goes on.
  open var autorepeat = true
  /// Whether it says so while a finger stays.
  open var isContinuous = true

  override class var madeSize: MadeSize { .always(CGSize(width: 94, height: 32)) }

  /// Sets both ends at once, as a document has them.
  func setEnds(_ ends: (minimum: Double, maximum: Double)) {
    maximumValue = .greatestFiniteMagnitude
    minimumValue = ends.minimum
    maximumValue = ends.maximum
  }

  private func checkEnds() {
    if minimumValue >= maximumValue {
      Simulation.current.raise(
        UIKitException(
          .invalidArgument, "UIStepper: minimumValue \(minimumValue) is not less than maximumValue \(maximumValue)"))
    }
    keepBetweenEnds()
  }

  private func keepBetweenEnds() {
    let kept = max(minimumValue, min(maximumValue, value))
    if value != kept, !kept.isNaN { value = kept }
  }

  override var questionOfTap: String? { "which button of a stepper a tap in its middle hits" }

  /// Whether a button is enabled.
  ///
  /// - UIKit: not at its end, unless it wraps (observed by many authors; not documented).
  func hasStep(up: Bool) -> Bool { wraps || (up ? value < maximumValue : value > minimumValue) }

  /// Does what a tap on one of its two buttons does.
  ///
  /// - UIKit: the value goes a step, or round where it wraps, and valueChanged is sent (documentation of UIStepper).
  func userDidStep(up: Bool) {
    let wanted = value + (up ? stepValue : -stepValue)
    let old = value
    if wanted > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if wanted < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(ofUserFor: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// Dots for pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The page that is shown.
  ///
  /// - UIKit: what lies outside of the pages becomes the first or the last (documentation of
  ///   UIPageControl.currentPage).
  open var currentPage = 0 { didSet { keepOnPages() } }
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { keepOnPages() } }

  override class var madeSize: MadeSize { .open }

  /// Whether there are no dots for a single page.
  open var hidesForSinglePage = false
  /// What is drawn behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// What is drawn behind the dots; iOS 14.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves over the dots turns pages; iOS 14.
  open var allowsContinuousInteraction = true
  /// Whether it may show no dots, and then may not be read.
  ///
  /// - UIKit: it is hidden for a single page where it is to be (documentation of hidesForSinglePage).
  package var mayBeWithoutDots: Bool { hidesForSinglePage && numberOfPages < 2 }
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?

  private func keepOnPages() {
    let kept = max(0, min(max(numberOfPages, 1) - 1, currentPage))
    if currentPage != kept { currentPage = kept }
  }

  /// - UIKit: a tap on one side goes a page on, on the other a page back (documentation of UIPageControl).
  override var questionOfTap: String? {
    numberOfPages < 2 ? nil : "whether a tap in the middle of a page control goes on or back"
  }
}

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }

  /// How it looks.
  open var progressViewStyle: Style = .default

  override class var madeSize: MadeSize { .open }

  /// A view that shows no progress yet.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// From 0 to 1.
  ///
  /// - UIKit: values below and above are pinned to those (documentation of UIProgressView.progress).
  open var progress: Float = 0 {
    didSet {
      let kept = max(0, min(1, progress))
      if progress != kept { progress = kept }
    }
  }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A sign that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    /// The style of a name of Interface Builder's.
    init(interfaceName: String?) {
      switch interfaceName {
      case "whiteLarge": self = .whiteLarge
      case "white": self = .white
      case "gray": self = .gray
      case "large": self = .large
      default: self = .medium
      }
    }
  }

  /// Whether it turns.
  public private(set) var isAnimating = false
  /// How large it is.
  open var style = Style.medium
  /// Its colour.
  open var color: UIColor!
  /// Whether it hides while it stands.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Makes a standing one of a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }

  /// Makes a standing one, as large as its style is.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
  }

  /// One of a storyboard or nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var madeSize: MadeSize { .exactly(size(of: .medium)) }

  /// How large one is, in points.
  static func size(of style: Style) -> CGSize {
    let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: length, height: length)
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets it stand.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
