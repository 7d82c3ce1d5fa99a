import Foundation

/// A choice of segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  /// The chosen segment.
  ///
  /// - UIKit: what one beyond the last does is not published.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      guard selectedSegmentIndex >= segments.count, selectedSegmentIndex != oldValue else { return }
      Simulation.current.leaveUndecided("which segment is chosen by a number beyond the last", at: origin?.location)
    }
  }
  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Makes a control of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Makes a control of actions, whose titles the segments have; iOS 14.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, action: $0) }
  }

  override class var madeSize: MadeSize { .open }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The title of a segment.
  open func titleForSegment(at index: Int) -> String? { place(index).flatMap { segments[$0].title } }

  /// - UIKit: a number beyond the last segment means that (documentation of setTitle(_:forSegmentAt:) and its kin).
  private func place(_ index: Int) -> Int? { index < 0 || segments.isEmpty ? nil : min(index, segments.count - 1) }

  /// Sets the title of a segment.
  ///
  /// - UIKit: a segment has a title or an image, not both (documentation of setTitle(_:forSegmentAt:)).
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard let index = place(index) else { return }
    (segments[index].title, segments[index].image) = (title, title == nil ? segments[index].image : nil)
  }

  /// The image of a segment.
  open func imageForSegment(at index: Int) -> UIImage? { place(index).flatMap { segments[$0].image } }

  /// Sets the image of a segment, which has no title then.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    guard let index = place(index) else { return }
    (segments[index].image, segments[index].title) = (image, image == nil ? segments[index].title : nil)
  }

  /// The action of a segment; iOS 14.
  open func actionForSegment(at index: Int) -> UIAction? {
    place(index).flatMap { segments[$0].action }
  }

  /// Gives a segment an action and its title; iOS 14.
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    guard let index = place(index) else { return }
    (segments[index].title, segments[index].action) = (action.title, action)
  }

  /// Whether a segment can be touched.
  open func isEnabledForSegment(at index: Int) -> Bool {
    place(index).map { segments[$0].isEnabled } ?? true
  }

  /// Says whether a segment can be touched.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    if let index = place(index) { segments[index].isEnabled = enabled }
  }

  /// Takes a segment away.
  ///
  /// - UIKit: which segment is chosen then is not published, unless the chosen one stands before it.
  open func removeSegment(at index: Int, animated: Bool) {
    guard let index = place(index) else { return }
    segments.remove(at: index)
    guard selectedSegmentIndex >= index else { return }
    Simulation.current.leaveUndecided(
      "which segment is chosen where that, or one before it, is taken away", at: origin?.location)
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Sets the looks of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  /// Sets what is drawn behind the segments.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}

  /// Sets what is drawn between the segments.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }

  /// Adds a segment of an image.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }

  /// Adds a segment of an action, whose title it has; iOS 14.
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(Segment(title: action.title, action: action), at: index)
  }

  /// - UIKit: whether the chosen segment stays chosen, or the index, is not published.
  private func insert(_ segment: Segment, at index: Int) {
    if selectedSegmentIndex >= 0, index <= selectedSegmentIndex {
      Simulation.current.leaveUndecided(
        "which segment is chosen where one is put in before it", at: origin?.location)
    }
    segments.insert(segment, at: max(0, min(index, segments.count)))
  }

  override var questionOfTap: String? {
    numberOfSegments == 0 ? nil : "which segment a tap in the middle of a segmented control hits"
  }

  /// - UIKit: a segment that is chosen already sends nothing; one of a momentary control is chosen only while it is
  ///   touched (documentation of UISegmentedControl.isMomentary). The action of a segment runs when it is chosen
  ///   (documentation of UISegmentedControl.init(frame:actions:)).
  func userDidTap(segmentAt index: Int) {
    guard isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if let action = actionForSegment(at: index) {
      action.sender = self
      action.handler(action)
    }
    sendActions(ofUserFor: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
