import FlowInterfaceBuilder
import Foundation

/// What documents say of controls and lists, beyond their texts.
extension InterfaceDecoder {
  /// Sets the values, ranges and modes that a document says of a view.
  func decodeModes(of view: UIView, _ object: InterfaceObject) {
    let element = object.element
    decodeTextTraits(of: view, element)
    switch view {
    case let stepper as UIStepper:
      stepper.setEnds((element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100))
      stepper.stepValue = element.number("stepValue") ?? 1
      stepper.value = element.number("value") ?? 0
      stepper.wraps = element.bool("wraps") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer("numberOfPages") ?? 0
      pages.currentPage = element.integer("currentPage") ?? 0
      pages.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    case let spinner as UIActivityIndicatorView:
      spinner.style = UIActivityIndicatorView.Style(interfaceName: element["style"])
      spinner.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
      if element.bool("animating") == true { spinner.startAnimating() }
    case let field as UITextField:
      field.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
      field.clearButtonMode = UITextField.ViewMode(interfaceName: element["clearButtonMode"])
    case let picker as UIDatePicker: decode(picker, element)
    case let search as UISearchBar:
      search.prompt = element.string("prompt")
      search.showsCancelButton = element.bool("showsCancelButton") ?? false
      search.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
      search.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
      search.showsScopeBar = element.bool("showsScopeBar") ?? false
      let titles = element.children.first { $0.isNamed("scopeButtonTitles") }?.children.map(\.stringValue) ?? []
      search.scopeButtonTitles = titles.isEmpty ? nil : titles
    case let list as UIScrollView: decodeScrolling(of: list, object)
    default: break
    }
  }

  private func decode(_ picker: UIDatePicker, _ element: InterfaceElement) {
    picker.datePickerMode =
      switch element["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    if let seconds = element.number("countDownDuration") { picker.countDownDuration = seconds }
    picker.minuteInterval = element.integer("minuteInterval") ?? 1
    func date(_ key: String) -> Date? {
      let found = element.children.first { $0.isNamed("date") && $0["key"] == key }
      return found?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if element.bool("useCurrentDate") == false, let date = date("date") { picker.date = date }
  }

  private func decodeScrolling(of view: UIScrollView, _ object: InterfaceObject) {
    let element = object.element
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    view.isPagingEnabled = element.bool("pagingEnabled") ?? false
    view.alwaysBounceVertical = element.bool("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal") ?? false
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let inset = edges("contentInset", of: element) { view.contentInset = inset }
    switch view {
    case let text as UITextView:
      text.isEditable = element.bool("editable") ?? true
      text.isSelectable = element.bool("selectable") ?? true
    case let table as UITableView:
      table.style = UITableView.Style(interfaceName: element["style"])
      if let height = element.number("rowHeight") { table.rowHeight = CGFloat(height) }
      if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = CGFloat(height) }
      if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = CGFloat(height) }
      table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
      table.allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing") ?? false
      table.allowsMultipleSelectionDuringEditing = element.bool("allowsMultipleSelectionDuringEditing") ?? false
    case let collection as UICollectionView:
      collection.allowsSelection = element.bool("allowsSelection") ?? true
      collection.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
      let layouts = ["collectionViewFlowLayout", "collectionViewLayout"]
      if let layout = object.containedObjects.first(where: { layouts.contains($0.elementName) }) {
        collection.collectionViewLayout = makeLayout(layout)
      }
    default: break
    }
  }

  private func makeLayout(_ object: InterfaceObject) -> UICollectionViewLayout {
    let coder = InterfaceCoder(decoder: self, object: object)
    let own = simulation.classes.makeFromSources(object.namedClass, coder: coder) as? UICollectionViewLayout
    let layout =
      own ?? (object.elementName == "collectionViewLayout" ? UICollectionViewLayout() : UICollectionViewFlowLayout())
    if let flow = layout as? UICollectionViewFlowLayout { decode(flow, object.element) }
    if let id = object.id { objects[id] = layout }
    return layout
  }

  private func decode(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = CGFloat(spacing) }
    if let spacing = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = CGFloat(spacing) }
    if let size = size("itemSize", of: element) { layout.itemSize = size }
    // Documents of Xcode 11 and later say that a layout asks the content.
    if element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("estimatedItemSize", of: element) {
      layout.estimatedItemSize = size.width < 0 ? UICollectionViewFlowLayout.automaticSize : size
    }
    if let size = size("headerReferenceSize", of: element) { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize", of: element) { layout.footerReferenceSize = size }
    if let inset = edges("sectionInset", of: element) { layout.sectionInset = inset }
  }

  private func edges(_ key: String, of element: InterfaceElement) -> UIEdgeInsets? {
    guard let inset = element.child(key: key) else { return nil }
    func edge(_ name: String) -> CGFloat { CGFloat(inset.number(name) ?? 0) }
    return UIEdgeInsets(top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }

  private func size(_ key: String, of element: InterfaceElement) -> CGSize? {
    guard let size = element.child(key: key), let width = size.number("width"), let height = size.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Connects the outlets of UIKit's own that lead to delegates and data sources.
  ///
  /// - Returns: whether it is one of those.
  func connectDelegate(_ name: String, _ value: AnyObject, of instance: AnyObject) -> Bool {
    switch (instance, name) {
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
    case (let search as UISearchBar, "delegate"): search.delegate = value as? any UISearchBarDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case (let bar as UITabBar, "delegate"): bar.delegate = value as? any UITabBarDelegate
    case (let bar as UITabBar, "selectedItem"): bar.selectedItem = value as? UITabBarItem
    case (let tabs as UITabBarController, "delegate"): tabs.delegate = value as? any UITabBarControllerDelegate
    case (let split as UISplitViewController, "delegate"): split.delegate = value as? any UISplitViewControllerDelegate
    case (let pages as UIPageViewController, "delegate"): pages.delegate = value as? any UIPageViewControllerDelegate
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
    case (let list as UIScrollView, "delegate"): list.setScrollDelegate(value as? any UIScrollViewDelegate)
    default: return false
    }
    return true
  }
}

extension UITableView.Style {
  /// The style of a name of Interface Builder's.
  fileprivate init(interfaceName: String?) {
    switch interfaceName {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITextField.ViewMode {
  /// The mode of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "whileEditing": self = .whileEditing
    case "unlessEditing": self = .unlessEditing
    case "always": self = .always
    default: self = .never
    }
  }
}
