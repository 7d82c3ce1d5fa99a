import FlowInterfaceBuilder
import Foundation

extension InterfaceDecoder {
  /// Makes a view with all below it.
  func makeView(_ object: InterfaceObject) -> UIView {
    let coder = InterfaceCoder(decoder: self, object: object)
    let made = simulation.classes.makeFromSources(object.namedClass, coder: coder) as? UIView
    let view = made ?? viewClass(of: object).init(coder: coder) ?? UIView(coder: coder) ?? UIView(frame: .zero)
    applyRuntimeAttributes(of: object, to: view)
    return view
  }

  /// Sets what the document says of a view, and makes its subviews.
  ///
  /// - UIKit: decoding takes the values as they are: a class that overrides or observes a property is not told of them
  ///   (many published classes rely on it in a `didSet` that uses what their own initialiser sets after `super`'s).
  func decode(_ view: UIView, from object: InterfaceObject) {
    if let id = object.id { objects[id] = view }
    view.origin = origin(of: object, instance: view)
    view.isBeingDecoded = true
    decodeProperties(of: view, object)
    decodeContent(of: view, object)
    decodeModes(of: view, object)
    decodeAttributes(of: view, object)
    view.isBeingDecoded = false
    view.variations = SizeClassVariations(of: object)
    decodeSubviews(of: view, object)
    view.variations?.apply(to: view, under: simulation.traitCollection)
  }

  /// Sets what the document says of a bar that its container has made, and notes it for connections.
  func decode(_ bar: UIView, ofContainer object: InterfaceObject?) {
    guard let object else { return }
    if let id = object.id { objects[id] = bar }
    bar.origin = origin(of: object, instance: bar)
    decodeReach(of: bar, object)
    bar.accessibilityIdentifier = object.accessibilityIdentifier
    bar.accessibilityLabel = object.accessibilityLabel
    bar.backgroundColor = object.color("backgroundColor").map(UIColor.init)
    decodeAttributes(of: bar, object)
    applyRuntimeAttributes(of: object, to: bar)
  }

  /// Sets whether a view is seen and takes touches, and its tag.
  private func decodeReach(of view: UIView, _ object: InterfaceObject) {
    if object.isHidden == true || !(view is UINavigationBar || view is UIToolbar) {
      view.isHidden = object.isHidden ?? false
    }
    view.alpha = CGFloat(object.alpha ?? 1)
    view.isUserInteractionEnabled = object.isUserInteractionEnabled ?? true
    view.tag = object.tag ?? 0
  }

  private func decodeProperties(of view: UIView, _ object: InterfaceObject) {
    if let frame = object.frame {
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    decodeReach(of: view, object)
    // A view that nothing constrains keeps to its frame and mask.
    view.translatesAutoresizingMaskIntoConstraints =
      object.isFixedFrame == true || (object.translatesAutoresizingMaskIntoConstraints ?? true)
    if let clips = object.clipsSubviews { view.clipsToBounds = clips }
    view.autoresizingMask = object.autoresizingMask.map(UIView.AutoresizingMask.init(interfaceNames:)) ?? []
    view.backgroundColor = object.color("backgroundColor").map(UIColor.init)
    view.accessibilityIdentifier = object.accessibilityIdentifier
    view.restorationIdentifier = object.restorationIdentifier
    view.accessibilityLabel = object.accessibilityLabel
    view.accessibilityHint = object.accessibility?.hint
    if let isElement = object.accessibility?.isElement { view.isAccessibilityElement = isElement }
    if let traits = object.accessibility?.traits {
      view.accessibilityTraits = UIAccessibilityTraits(interfaceNames: traits)
    }
    if let margins = object.layoutMargins {
      view.layoutMargins = UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    if let insets = object.insetsLayoutMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
    if let preserves = object.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = preserves }
    if let control = view as? UIControl {
      // - UIKit: a refresh control refreshes though Xcode writes enabled="NO" (documents of published apps that refresh).
      control.isEnabled = object.isEnabled ?? true || control is UIRefreshControl
      control.isSelected = object.isSelected ?? false
    }
  }

  private func decodeContent(of view: UIView, _ object: InterfaceObject) {
    switch view {
    case let label as UILabel:
      label.text = object.text
      label.numberOfLines = object.numberOfLines ?? 1
      if let font = object.font.flatMap(UIFont.of) { label.font = font }
    case let button as UIButton:
      if let type = UIButton.ButtonType(interfaceName: object.element["buttonType"]) { button.take(type) }
      for state in object.buttonStates {
        // - UIKit: a configuration's title is all that is shown from iOS 15 on; what Interface Builder writes for the states,
        //   "Button" of one with an image alone, is for older systems.
        if state.name != "normal" || object.buttonConfiguration == nil || simulation.system.major < 15 {
          button.setTitle(state.title, for: UIButton.State(interfaceName: state.name))
        }
        let image = state.image.flatMap { UIImage(interfaceName: $0, catalog: state.catalog) }
        button.setImage(image, for: UIButton.State(interfaceName: state.name))
      }
      if let configuration = object.buttonConfiguration {
        button.take(UIButton.Configuration(configuration))
      } else if let title = object.title {
        button.setTitle(title, for: .normal)
      }
    case let field as UITextField:
      field.text = object.text
      field.placeholder = object.placeholder
      if let font = object.font.flatMap(UIFont.of) { field.font = font }
      field.borderStyle = UITextField.BorderStyle(interfaceName: object.element["borderStyle"])
    case let text as UITextView:
      text.text = object.text
      if let font = object.font.flatMap(UIFont.of) { text.font = font }
    case let toggle as UISwitch: toggle.isOn = object.isOn ?? false
    case let segmented as UISegmentedControl:
      for (index, segment) in object.segments.enumerated() {
        segmented.insertSegment(withTitle: segment.title, at: index, animated: false)
        segmented.setEnabled(segment.isEnabled ?? true, forSegmentAt: index)
      }
      segmented.selectedSegmentIndex = object.selectedSegmentIndex ?? UISegmentedControl.noSegment
    case let image as UIImageView:
      image.image = object.image.flatMap { UIImage(interfaceName: $0, catalog: object.element["catalog"]) }
    case let search as UISearchBar:
      search.text = object.text
      search.placeholder = object.placeholder
    case let stack as UIStackView:
      stack.axis = object.axis == "vertical" ? .vertical : .horizontal
      stack.spacing = CGFloat(object.spacing ?? 0)
      stack.distribution = UIStackView.Distribution(interfaceName: object.distribution)
      stack.alignment = UIStackView.Alignment(interfaceName: object.alignment)
    case let toolbar as UIToolbar: toolbar.items = object.items.map(makeBarButtonItem)
    case let bar as UITabBar: bar.items = object.items.map(makeTabBarItem)
    case let bar as UINavigationBar: bar.setOwnItems(object.items.map(makeNavigationItem))
    case let cell as UITableViewCell:
      cell.reuseIdentifier = object.reuseIdentifier
      cell.cellStyle = UITableViewCell.CellStyle(interfaceName: object.element["style"])
      cell.accessoryType = UITableViewCell.AccessoryType(interfaceName: object.accessoryType)
      cell.editingAccessoryType = UITableViewCell.AccessoryType(interfaceName: object.element["editingAccessoryType"])
    case let view as UICollectionReusableView: view.reuseIdentifier = object.reuseIdentifier
    case let refresh as UIRefreshControl:
      refresh.attributedTitle = object.element.string("attributedTitle").map { NSAttributedString(string: $0) }
    default: break
    }
  }

  private func makeNavigationItem(_ object: InterfaceObject) -> UINavigationItem {
    let item = UINavigationItem(title: nil)
    decodeNavigationItem(object, item)
    return item
  }

  /// Walks by structure: every view that the element contains, whatever holds it; prototypes are kept aside.
  private func decodeSubviews(of view: UIView, _ object: InterfaceObject) {
    if let table = view as? UITableView { decodeRows(of: table, object) }
    if let collection = view as? UICollectionView {
      collection.prototypes = object.cells.map { ViewPrototype(object: $0, decoder: self) }
      for contained in object.containedObjects {
        guard let kind = contained.supplementKind else { continue }
        collection.supplementPrototypes[kind] = ViewPrototype(object: contained, decoder: self)
      }
    }
    let views = object.containedObjects.filter { $0.isView || $0.elementName == "refreshControl" }
    for contained in views where !isRow(contained, of: object) {
      if contained.elementName == "navigationItem" || contained.elementName == "barButtonItem" { continue }
      let subview = makeView(contained)
      // One that is not installed is made all the same: outlets may lead to it.
      guard view.variations?.adopt(subview, contained.id, under: simulation.traitCollection) ?? true else { continue }
      switch (view, contained.key) {
      case (let scroll as UIScrollView, "refreshControl"): scroll.refreshControl = subview as? UIRefreshControl
      case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = subview
      case (let table as UITableView, "tableFooterView"): table.tableFooterView = subview
      case (let cell as UITableViewCell, "contentView"): cell.adopt(contentView: subview)
      case (let cell as UICollectionViewCell, "contentView"): cell.adopt(contentView: subview)
      case (let effect as UIVisualEffectView, "contentView"): effect.adopt(contentView: subview)
      case (let stack as UIStackView, _): stack.addArrangedSubview(subview)
      default: view.addSubview(subview)
      }
    }
    if let cell = view as? UITableViewCell { adoptLabels(of: cell, object) }
  }

  /// The labels of UIKit's own cell layouts, which the cell names by their ids.
  private func adoptLabels(of cell: UITableViewCell, _ object: InterfaceObject) {
    if let label = made(object.element["textLabel"]) as? UILabel { cell.textLabel = label }
    if let label = made(object.element["detailTextLabel"]) as? UILabel { cell.detailTextLabel = label }
  }

  private func isRow(_ contained: InterfaceObject, of object: InterfaceObject) -> Bool {
    guard object.element.isNamed("tableView") || object.element.isNamed("collectionView") else { return false }
    return contained.element.parent != object.element || contained.supplementKind != nil
  }

  private func decodeRows(of table: UITableView, _ object: InterfaceObject) {
    table.allowsSelection = object.allowsSelection ?? true
    if object.hasStaticCells {
      table.staticSections = object.sections.map { section in
        UITableView.StaticSection(
          header: section.headerTitle, footer: section.footerTitle,
          cells: section.cells.map { makeView($0) as? UITableViewCell ?? UITableViewCell(frame: .zero) })
      }
    }
    table.prototypes = object.prototypeCells.map { ViewPrototype(object: $0, decoder: self) }
  }
}

extension InterfaceObject {
  /// The kind of view beside a collection's items that it designs.
  fileprivate var supplementKind: String? {
    switch key {
    case "sectionHeaderView": UICollectionView.elementKindSectionHeader
    case "sectionFooterView": UICollectionView.elementKindSectionFooter
    default: nil
    }
  }
}

/// A cell that a storyboard designs and a data source asks for.
@MainActor
struct ViewPrototype {
  let object: InterfaceObject
  let decoder: InterfaceDecoder

  /// Makes one cell, with its own connections.
  func instantiate() -> UIView { decoder.instantiate(prototype: object) }
}

extension UIView.AutoresizingMask {
  /// The mask of the names of Interface Builder's.
  init(interfaceNames names: [String]) {
    let table: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = table.reduce(into: []) { mask, entry in if names.contains(entry.0) { mask.insert(entry.1) } }
  }
}

extension UIFont {
  /// The font that a document describes; nil where it gives no size.
  package static func of(_ font: InterfaceFont) -> UIFont? {
    if let style = font.textStyle { return preferredFont(forTextStyle: TextStyle(rawValue: style)) }
    guard let size = font.pointSize.map({ CGFloat($0) }) else { return nil }
    if let name = font.name { return UIFont(name: name, size: size) }
    return font.type == "boldSystem" ? boldSystemFont(ofSize: size) : systemFont(ofSize: size)
  }
}

extension UIAccessibilityTraits {
  /// The traits of names of Interface Builder's.
  init(interfaceNames names: [String]) {
    let table: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
      ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable),
      ("header", .header),
    ]
    self = table.reduce(into: []) { traits, entry in if names.contains(entry.0) { traits.insert(entry.1) } }
  }
}

extension UIButton.Configuration {
  /// What a document says a button shows.
  init(_ configuration: InterfaceButtonConfiguration) {
    self =
      switch configuration.style {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    title = configuration.title
    subtitle = configuration.subtitle
    image = configuration.image.flatMap { UIImage(interfaceName: $0, catalog: configuration.element["catalog"]) }
  }
}

extension UIButton.ButtonType {
  /// The kind of a name of Interface Builder's.
  init?(interfaceName: String?) {
    switch interfaceName {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: return nil
    }
  }
}

extension UIButton.State {
  /// The state of a name of Interface Builder's.
  init(interfaceName: String) {
    switch interfaceName {
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: self = .normal
    }
  }
}

extension UITableViewCell.CellStyle {
  /// The layout of a name of Interface Builder's; a cell that the document lays out itself has UIKit's default one.
  init(interfaceName: String?) {
    switch interfaceName {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The accessory of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: self = .none
    }
  }
}

extension UIStackView.Distribution {
  /// The distribution of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    case "equalSpacing": self = .equalSpacing
    case "equalCentering": self = .equalCentering
    default: self = .fill
    }
  }
}

extension UIStackView.Alignment {
  /// The alignment of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "leading", "top": self = .leading
    case "center": self = .center
    case "trailing", "bottom": self = .trailing
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline", "baseline": self = .lastBaseline
    default: self = .fill
    }
  }
}

extension UITextField.BorderStyle {
  fileprivate init(interfaceName name: String?) {
    switch name {
    case "roundedRect": self = .roundedRect
    case "bezel": self = .bezel
    case "line": self = .line
    default: self = .none
    }
  }
}
