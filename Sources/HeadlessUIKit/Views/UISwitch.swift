import Foundation

/// An on and off control.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Sets it; no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override class var madeSize: MadeSize { .always(CGSize(width: 51, height: 31)) }

  override func userDidTap() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }
}

/// A choice of segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1
  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  /// The chosen segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false

  /// Makes a control of titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  override class var madeSize: MadeSize { .open }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The title of a segment.
  open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title }
  }

  /// Whether a segment can be touched.
  open func isEnabledForSegment(at index: Int) -> Bool { !disabled.contains(index) }

  /// Says whether a segment can be touched.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    if enabled { disabled.remove(index) } else { disabled.insert(index) }
  }

  /// Takes a segment away.
  open func removeSegment(at index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    titles.remove(at: index)
    disabled = Set(disabled.compactMap { $0 == index ? nil : $0 < index ? $0 : $0 - 1 })
    if selectedSegmentIndex == index {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    titles = []
    disabled = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the looks of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let place = max(0, min(index, titles.count))
    disabled = Set(disabled.map { $0 < place ? $0 : $0 + 1 })
    titles.insert(title, at: place)
  }

  override var questionOfTap: String? {
    numberOfSegments == 0 ? nil : "which segment a tap in the middle of a segmented control hits"
  }

  /// - UIKit: a segment that is chosen already sends nothing; one of a momentary control is chosen only while it is
  ///   touched (documentation of UISegmentedControl.isMomentary).
  func userDidTap(segmentAt index: Int) {
    guard isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
