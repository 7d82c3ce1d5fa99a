import Foundation

/// What fills the wheels of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks and tells of its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row with its looks, in place of the text.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Told that the user has turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None, unless the delegate implements it.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// None, unless the delegate implements it.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Does nothing unless the delegate implements it.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of values. Where a finger leaves them is not simulated, nor what the rows around the selected ones show.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// What fills the wheels.
  public weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The numbers of rows, as the data source gave them last, of the wheels that it was asked of so far; nil before it is
  /// asked, and where there is none.
  private var counts: [Int]?
  /// The number of wheels, as the data source gave it last.
  private var wheels = 0
  /// What is asked and told of the rows.
  public weak var delegate: (any UIPickerViewDelegate)? { didSet { rowTitles = nil } }
  private var selection: [Int: Int] = [:]
  /// The titles of all rows; nil where they were not asked for, and where there are too many.
  package private(set) var rowTitles: [String]?

  /// More wheels than a picker has that works.
  private static let mostComponents = 1_000

  /// The number of wheels.
  open var numberOfComponents: Int {
    _ = knownCounts
    return wheels
  }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    let counts = knownCounts
    if counts.count <= component, component < wheels {
      Simulation.current.leaveUndecided(
        "what a picker tells of a wheel while it asks for the rows of one before", at: origin?.location)
    }
    return counts.indices.contains(component) ? counts[component] : 0
  }

  /// - UIKit: the data source is asked once, until the wheels are reloaded (documentation of
  ///   numberOfRows(inComponent:)); a wheel that has fewer rows then stands at its last one.
  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else {
      wheels = 0
      return []
    }
    wheels = known(dataSource.numberOfComponents(in: self), atMost: Self.mostComponents, "components")
    // The data source may ask for what it has told of the wheels before.
    counts = []
    for component in 0..<wheels {
      let count = askForRows(component, dataSource)
      if counts?.count == component { counts?.append(count) }
    }
    return counts ?? []
  }

  private func askForRows(_ component: Int, _ dataSource: any UIPickerViewDataSource) -> Int {
    let count = known(
      dataSource.pickerView(self, numberOfRowsInComponent: component), atMost: ListCounts.mostRows, "rows")
    if let row = selection[component] { selection[component] = min(row, max(0, count - 1)) }
    return count
  }

  /// - UIKit: what a picker makes of negative numbers, and of more than fit into memory, is not published.
  private func known(_ count: Int, atMost most: Int, _ element: String) -> Int {
    guard !(0...most).contains(count) else { return count }
    Simulation.current.leaveUndecided("what a picker does with \(count) \(element)", at: origin?.location)
    return 0
  }

  /// The selected row of a wheel; -1 where it has none.
  ///
  /// - UIKit: a wheel begins at its first row (documentation of UIPickerView.selectedRow(inComponent:)).
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return min(selection[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Turns a wheel to a row; the delegate is not told.
  ///
  /// - UIKit: what it makes of a negative row is not published.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0 else {
      return Simulation.current.leaveUndecided("what a picker does with row \(row)", at: origin?.location)
    }
    selection[component] = row
  }

  /// Asks for the rows of all wheels again.
  open func reloadAllComponents() { (counts, rowTitles) = (nil, nil) }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    rowTitles = nil
    guard let counts, counts.indices.contains(component), let dataSource else { return }
    self.counts?[component] = askForRows(component, dataSource)
  }

  /// Asks the delegate for the titles of all rows, once after each reload, as the wheels do that are turned through.
  ///
  /// - UIKit: F6.11: the title with looks comes first.
  package func askForTitles() {
    guard rowTitles == nil, let delegate else { return }
    let counts = (0..<numberOfComponents).map { numberOfRows(inComponent: $0) }
    guard counts.reduce(0, +) <= 500 else { return }
    rowTitles = counts.enumerated().flatMap { component, count in
      (0..<count).compactMap {
        delegate.pickerView(self, attributedTitleForRow: $0, forComponent: component)?.string
          ?? delegate.pickerView(self, titleForRow: $0, forComponent: component)
      }
    }
  }
}
