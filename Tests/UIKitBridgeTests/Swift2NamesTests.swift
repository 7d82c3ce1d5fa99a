import Testing

@testable import UIKitBridge

/// What members of Swift 2 are called today, as Apple's "API Diffs" of iOS 10 and Swift 3 list them: all but a few are
/// derived from today's members by the rules of SE-0005.
struct Swift2NamesTests {
  private static let methods = """
    UITableView dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    UITableView dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    UITableView dequeueReusableHeaderFooterViewWithIdentifier(_:) dequeueReusableHeaderFooterView(withIdentifier:)
    UITableView registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    UITableView registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    UITableView cellForRowAtIndexPath(_:) cellForRow(at:)
    UITableView indexPathForCell(_:) indexPath(for:)
    UITableView indexPathForRowAtPoint(_:) indexPathForRow(at:)
    UITableView insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    UITableView deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    UITableView reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    UITableView moveRowAtIndexPath(_:toIndexPath:) moveRow(at:to:)
    UITableView insertSections(_:withRowAnimation:) insertSections(_:with:)
    UITableView deleteSections(_:withRowAnimation:) deleteSections(_:with:)
    UITableView reloadSections(_:withRowAnimation:) reloadSections(_:with:)
    UITableView selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    UITableView deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    UITableView scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    UITableView numberOfRowsInSection(_:) numberOfRows(inSection:)
    UITableViewDataSource numberOfSectionsInTableView(_:) numberOfSections(in:)
    UITableViewDataSource tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
    UITableViewDataSource tableView(_:commitEditingStyle:forRowAtIndexPath:) tableView(_:commit:forRowAt:)
    UITableViewDataSource tableView(_:canEditRowAtIndexPath:) tableView(_:canEditRowAt:)
    UITableViewDelegate tableView(_:didSelectRowAtIndexPath:) tableView(_:didSelectRowAt:)
    UITableViewDelegate tableView(_:didDeselectRowAtIndexPath:) tableView(_:didDeselectRowAt:)
    UITableViewDelegate tableView(_:willSelectRowAtIndexPath:) tableView(_:willSelectRowAt:)
    UITableViewDelegate tableView(_:heightForRowAtIndexPath:) tableView(_:heightForRowAt:)
    UITableViewDelegate tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
    UITableViewDelegate tableView(_:editActionsForRowAtIndexPath:) tableView(_:editActionsForRowAt:)
    UITableViewDelegate tableView(_:shouldHighlightRowAtIndexPath:) tableView(_:shouldHighlightRowAt:)
    UITableViewDelegate tableView(_:accessoryButtonTappedForRowWithIndexPath:) tableView(_:accessoryButtonTappedForRowWith:)
    UITableViewDelegate tableView(_:editingStyleForRowAtIndexPath:) tableView(_:editingStyleForRowAt:)
    UITableViewController tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
    UITableViewController numberOfSectionsInTableView(_:) numberOfSections(in:)
    UICollectionView dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    UICollectionView registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
    UICollectionView cellForItemAtIndexPath(_:) cellForItem(at:)
    UICollectionView indexPathForCell(_:) indexPath(for:)
    UICollectionView insertItemsAtIndexPaths(_:) insertItems(at:)
    UICollectionView deleteItemsAtIndexPaths(_:) deleteItems(at:)
    UICollectionView reloadItemsAtIndexPaths(_:) reloadItems(at:)
    UICollectionView deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
    UICollectionView numberOfItemsInSection(_:) numberOfItems(inSection:)
    UICollectionViewDataSource numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    UICollectionViewDataSource collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
    UICollectionViewDelegate collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
    UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAtIndex:) collectionView(_:layout:insetForSectionAt:)
    UIPickerViewDataSource numberOfComponentsInPickerView(_:) numberOfComponents(in:)
    UIPickerView selectedRowInComponent(_:) selectedRow(inComponent:)
    UITextFieldDelegate textField(_:shouldChangeCharactersInRange:replacementString:) textField(_:shouldChangeCharactersIn:replacementString:)
    UITextViewDelegate textView(_:shouldChangeTextInRange:replacementText:) textView(_:shouldChangeTextIn:replacementText:)
    UISearchResultsUpdating updateSearchResultsForSearchController(_:) updateSearchResults(for:)
    UINavigationControllerDelegate navigationController(_:willShowViewController:animated:) navigationController(_:willShow:animated:)
    UINavigationControllerDelegate navigationController(_:didShowViewController:animated:) navigationController(_:didShow:animated:)
    UITabBarControllerDelegate tabBarController(_:didSelectViewController:) tabBarController(_:didSelect:)
    UITabBarControllerDelegate tabBarController(_:shouldSelectViewController:) tabBarController(_:shouldSelect:)
    UIPageViewControllerDataSource pageViewController(_:viewControllerBeforeViewController:) pageViewController(_:viewControllerBefore:)
    UIPageViewControllerDataSource pageViewController(_:viewControllerAfterViewController:) pageViewController(_:viewControllerAfter:)
    UIPageViewControllerDataSource presentationCountForPageViewController(_:) presentationCount(for:)
    UIViewController prepareForSegue(_:sender:) prepare(for:sender:)
    UIViewController performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
    UIViewController shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
    UIViewController presentViewController(_:animated:completion:) present(_:animated:completion:)
    UIViewController dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    UIViewController showViewController(_:sender:) show(_:sender:)
    UIViewController viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    UIViewController willMoveToParentViewController(_:) willMove(toParentViewController:)
    UIViewController didMoveToParentViewController(_:) didMove(toParentViewController:)
    UIViewController editButtonItem() editButtonItem
    UIViewController isViewLoaded() isViewLoaded
    UIViewController preferredStatusBarStyle() preferredStatusBarStyle
    UIViewController prefersStatusBarHidden() prefersStatusBarHidden
    UIViewController supportedInterfaceOrientations() supportedInterfaceOrientations
    UINavigationController popViewControllerAnimated(_:) popViewController(animated:)
    UINavigationController popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    UIStoryboard instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
    UIView viewWithTag(_:) -
    UIView insertSubview(_:atIndex:) insertSubview(_:at:)
    UIView convertPoint(_:toView:) convert(_:to:)
    UIView convertRect(_:fromView:) convert(_:from:)
    UIView hitTest(_:withEvent:) hitTest(_:with:)
    UIView pointInside(_:withEvent:) point(inside:with:)
    UIView drawRect(_:) draw(_:)
    UIView sizeThatFits(_:) -
    UIView intrinsicContentSize() intrinsicContentSize
    UIResponder touchesBegan(_:withEvent:) touchesBegan(_:with:)
    UIResponder touchesMoved(_:withEvent:) touchesMoved(_:with:)
    UIResponder touchesEnded(_:withEvent:) touchesEnded(_:with:)
    UIResponder isFirstResponder() isFirstResponder
    UIResponder canBecomeFirstResponder() canBecomeFirstResponder
    UIControl addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    UIControl removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
    UIControl sendActionsForControlEvents(_:) sendActions(for:)
    UIButton setTitle(_:forState:) setTitle(_:for:)
    UIButton setTitleColor(_:forState:) setTitleColor(_:for:)
    UIButton setImage(_:forState:) setImage(_:for:)
    UIButton setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
    UIButton titleForState(_:) title(for:)
    UISegmentedControl insertSegmentWithTitle(_:atIndex:animated:) insertSegment(withTitle:at:animated:)
    UISegmentedControl removeSegmentAtIndex(_:animated:) removeSegment(at:animated:)
    UISegmentedControl titleForSegmentAtIndex(_:) titleForSegment(at:)
    UISegmentedControl setTitle(_:forSegmentAtIndex:) setTitle(_:forSegmentAt:)
    UIAlertController addTextFieldWithConfigurationHandler(_:) addTextField(configurationHandler:)
    UIGestureRecognizer locationInView(_:) location(in:)
    UITouch locationInView(_:) location(in:)
    UIColor colorWithAlphaComponent(_:) withAlphaComponent(_:)
    NSUserDefaults objectForKey(_:) object(forKey:)
    NSUserDefaults stringForKey(_:) string(forKey:)
    NSUserDefaults integerForKey(_:) integer(forKey:)
    NSUserDefaults boolForKey(_:) bool(forKey:)
    NSUserDefaults doubleForKey(_:) double(forKey:)
    NSUserDefaults arrayForKey(_:) array(forKey:)
    NSUserDefaults setObject(_:forKey:) set(_:forKey:)
    NSUserDefaults setInteger(_:forKey:) set(_:forKey:)
    NSUserDefaults setBool(_:forKey:) set(_:forKey:)
    NSUserDefaults removeObjectForKey(_:) removeObject(forKey:)
    NSUserDefaults registerDefaults(_:) register(defaults:)
    NSBundle pathForResource(_:ofType:) path(forResource:ofType:)
    NSBundle URLForResource(_:withExtension:) url(forResource:withExtension:)
    NSFileManager fileExistsAtPath(_:) fileExists(atPath:)
    NSFileManager URLsForDirectory(_:inDomains:) urls(for:in:)
    NSDateFormatter stringFromDate(_:) string(from:)
    NSDateFormatter dateFromString(_:) date(from:)
    NSNumberFormatter stringFromNumber(_:) string(from:)
    NSNumberFormatter numberFromString(_:) number(from:)
    NSCalendar components(_:fromDate:) dateComponents(_:from:)
    NSCalendar dateFromComponents(_:) date(from:)
    NSDate dateByAddingTimeInterval(_:) addingTimeInterval(_:)
    NSDate timeIntervalSinceDate(_:) timeIntervalSince(_:)
    NSURL URLByAppendingPathComponent(_:) appendingPathComponent(_:)
    NSNotificationCenter postNotificationName(_:object:) post(name:object:)
    NSNotificationCenter addObserverForName(_:object:queue:usingBlock:) addObserver(forName:object:queue:using:)
    NSCoder decodeObjectForKey(_:) decodeObject(forKey:)
    NSCoder encodeObject(_:forKey:) -
    NSKeyedUnarchiver decodeObjectForKey(_:) decodeObject(forKey:)
    NSKeyedUnarchiver decodeIntegerForKey(_:) decodeInteger(forKey:)
    NSKeyedArchiver encodeInteger(_:forKey:) encode(_:forKey:)
    String stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    String componentsSeparatedByString(_:) components(separatedBy:)
    String stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
    String stringByAppendingString(_:) appending(_:)
    String rangeOfString(_:) range(of:)
    String containsString(_:) contains(_:)
    String componentsSeparatedByCharactersInSet(_:) components(separatedBy:)
    NSString substringToIndex(_:) substring(to:)
    NSString substringFromIndex(_:) substring(from:)
    NSString stringByReplacingCharactersInRange(_:withString:) replacingCharacters(in:with:)
    Array removeAtIndex(_:) remove(at:)
    Array insert(_:atIndex:) insert(_:at:)
    Array enumerate() enumerated()
    Array sortInPlace(_:) sort(by:)
    Array sortInPlace() sort()
    Array reverse() reversed()
    Array joinWithSeparator(_:) joined(separator:)
    Array indexOf(_:) firstIndex(of:)
    Array appendContentsOf(_:) append(contentsOf:)
    Array minElement() min()
    Array maxElement() max()
    Dictionary removeValueForKey(_:) removeValue(forKey:)
    """

  private static let statics = """
    UIView animateWithDuration(_:animations:) animate(withDuration:animations:)
    UIView animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    UIView animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
    UIColor redColor() red
    UIColor whiteColor() white
    UIColor clearColor() clear
    UIColor lightGrayColor() lightGray
    UIFont systemFontOfSize(_:) systemFont(ofSize:)
    UIFont boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
    UIScreen mainScreen() main
    UIApplication sharedApplication() shared
    UIDevice currentDevice() current
    NSBundle mainBundle() main
    NSUserDefaults standardUserDefaults() standard
    NSNotificationCenter defaultCenter() default
    NSFileManager defaultManager() default
    NSCalendar currentCalendar() current
    NSLocale currentLocale() current
    NSTimer scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    NSKeyedUnarchiver unarchiveObjectWithFile(_:) unarchiveObject(withFile:)
    NSKeyedUnarchiver unarchiveObjectWithData(_:) unarchiveObject(with:)
    NSKeyedArchiver archivedDataWithRootObject(_:) archivedData(withRootObject:)
    NSJSONSerialization JSONObjectWithData(_:options:) jsonObject(with:options:)
    """

  private static let properties = """
    UIView hidden isHidden
    UIView userInteractionEnabled isUserInteractionEnabled
    UIView opaque isOpaque
    UIControl enabled isEnabled
    UIControl selected isSelected
    UIControl highlighted isHighlighted
    UISwitch on isOn
    UITextField secureTextEntry isSecureTextEntry
    UIScrollView scrollEnabled isScrollEnabled
    UIScrollView pagingEnabled isPagingEnabled
    UINavigationController navigationBarHidden isNavigationBarHidden
    UIBarItem enabled isEnabled
    UITableView editing isEditing
    UIStoryboardSegue destinationViewController destination
    UIStoryboardSegue sourceViewController source
    UIColor CGColor cgColor
    NSLayoutConstraint active isActive
    """

  private static let initializers = """
    NSIndexPath init(forRow:inSection:) init(row:section:)
    NSIndexPath init(forItem:inSection:) init(item:section:)
    NSURLRequest init(URL:) init(url:)
    NSKeyedArchiver init(forWritingWithMutableData:) init(forWritingWith:)
    NSKeyedUnarchiver init(forReadingWithData:) init(forReadingWith:)
    """

  private func misses(_ table: String, isStatic: Bool = false) -> [String] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      let found = UIKitFramework.swift2.today(parts[1], of: parts[0], isStatic: isStatic)
      return found == (parts[2] == "-" ? nil : parts[2]) ? nil : "\(line), not \(found ?? "-")"
    }
  }

  @Test func methodsHaveTheirNamesOfToday() { #expect(misses(Self.methods) == []) }
  @Test func staticMembersHaveTheirNamesOfToday() { #expect(misses(Self.statics, isStatic: true) == []) }
  @Test func propertiesHaveTheirNamesOfToday() { #expect(misses(Self.properties) == []) }
  @Test func initializersHaveTheirLabelsOfToday() { #expect(misses(Self.initializers) == []) }

  @Test func namesOfTodayStandForThemselves() {
    #expect(UIKitFramework.swift2.today("cellForRow(at:)", of: "UITableView") == nil)
    #expect(UIKitFramework.swift2.today("isHidden", of: "UIView") == nil)
    #expect(UIKitFramework.swift2.today("addSubview(_:)", of: "UIView") == nil)
  }

  @Test func whatIsNoFrameworksStandsForNothing() {
    #expect(UIKitFramework.swift2.today("showEverythingInView(_:)", of: "UIView") == nil)
    #expect(UIKitFramework.swift2.today("textOfLabel", of: "UIView") == nil)
    #expect(UIKitFramework.swift2.today("reallyHidden", of: "UIView") == nil)
  }
}
