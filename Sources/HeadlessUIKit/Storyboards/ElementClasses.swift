/// Which class of UIKit's an element of Interface Builder stands for; unknown ones are plain controllers and views.
@MainActor
enum ElementClasses {
  static func controller(_ element: String) -> UIViewController.Type {
    switch element {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    default: UIViewController.self
    }
  }

  private static let views: [String: UIView.Type] = [
    "activityIndicatorView": UIActivityIndicatorView.self, "button": UIButton.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "datePicker": UIDatePicker.self, "imageView": UIImageView.self, "label": UILabel.self,
    "navigationBar": UINavigationBar.self, "pageControl": UIPageControl.self, "pickerView": UIPickerView.self,
    "progressView": UIProgressView.self, "refreshControl": UIRefreshControl.self, "scrollView": UIScrollView.self,
    "searchBar": UISearchBar.self,
    "segmentedControl": UISegmentedControl.self, "slider": UISlider.self, "stackView": UIStackView.self,
    "stepper": UIStepper.self, "switch": UISwitch.self, "tabBar": UITabBar.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "textField": UITextField.self, "textView": UITextView.self,
    "toolbar": UIToolbar.self, "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
  ]

  static func view(_ element: String) -> UIView.Type { views[element] ?? UIView.self }
}
