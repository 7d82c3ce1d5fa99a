import UIKit

/// A cell or view that is found again by a name: that of its class, where it says no other.
protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

/// A view that is laid out in a nib: that of its class's name, where it says no other.
protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibLoadable where Self: UIView {
  static func loadFromNib() -> Self { nib.instantiate(withOwner: nil, options: nil).first as! Self }
}

typealias NibReusable = Reusable & NibLoadable

/// A controller that is the first of the storyboard of its name.
protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: String(describing: self), bundle: Bundle(for: self)) }
}

extension StoryboardBased where Self: UIViewController {
  static func instantiate() -> Self { sceneStoryboard.instantiateInitialViewController() as! Self }
}

/// A controller that stands in a storyboard under a name: that of its class, where it says no other.
protocol StoryboardSceneBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  static func instantiate() -> Self {
    sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier) as! Self
  }
}

extension UITableView {
  final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  final func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as! T
  }

  final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable & NibLoadable {
    register(headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
    register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(_ viewType: T.Type = T.self) -> T?
  where T: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as! T?
  }
}

extension UICollectionView {
  final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  final func dequeueReusableCell<T: UICollectionViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as! T
  }
}
