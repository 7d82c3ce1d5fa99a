extension FactSection {
  static let lists = FactSection(
    "Collections",
    [
      Fact(
        "F6.1",
        """
        From iOS 18 on, in apps built with its SDK, each view that a collection dequeues has to be the one that its data \
        source gives back: a second one for the same request, and one that is dequeued to measure it or to change it, \
        raises as the collection is laid out.
        """,
        [
          "github.com/tilltue/TLPhotoPicker, pull request 357", "github.com/tumblr/kanvas-ios, pull request 167",
          "github.com/yosshi4486/EmojiPickerViewController, pull request 29",
        ], .high),
      Fact(
        "F6.2", "A cell, or a view beside items, that was not dequeued raises as the collection gets it.",
        ["github.com/Instagram/IGListKit, issue 1123", "github.com/Juanpe/SkeletonView, pull request 156"], .high),
      Fact(
        "F6.3", "From iOS 15 on a view beside items raises that was dequeued as one of another kind, or as a cell.",
        ["github.com/Instagram/IGListKit, issue 1530"], .high),
      Fact(
        "F6.4",
        """
        `scrollToItem(at:at:animated:)` raises for an item that is not there: NSInternalInconsistencyException from iOS 15 \
        on, NSInvalidArgumentException before.
        """,
        [
          "github.com/Provenance-Emu/Provenance, issue 1771", "github.com/airbnb/epoxy-ios, pull request 142",
          "github.com/JanGorman/Agrume, issue 65",
        ], .high),
      Fact(
        "F6.5", "`numberOfItems(inSection:)` raises for a section that is not there.",
        ["github.com/Provenance-Emu/Provenance, issue 1850"], .high),
      Fact(
        "F6.6",
        """
        From iOS 15 on a registration of cells raises that is made while the data source is asked for a view, even one \
        that is made but once, as it is first used.
        """,
        [
          .documentation("UICollectionView.CellRegistration"),
          "forums.developer.apple.com, threads 681739 and 690611",
        ], .high),
      Fact(
        "F6.7",
        "The buttons that a swipe brings out of a row stay until the action's code calls its completion handler.",
        [.documentation("UIContextualAction.Handler")], .medium),
      Fact(
        "F6.8",
        """
        A row whose destructive action is completed with true goes away with an animation, though the data source still \
        has it.
        """, ["stackoverflow.com/questions/50364206"], .low,
        .contested("what is seen of it afterwards is not published; here it is undecided")),
      Fact(
        "F6.9", "From iOS 14 on `numberOfRows(inSection:)` raises for a section that is not there.",
        ["github.com/wordpress-mobile/WordPress-iOS, issue 13891"], .high),
      Fact(
        "F6.10",
        """
        A `UITableViewHeaderFooterView` that the delegate gives has the section's title as the text of its label, where \
        the data source gives one.
        """,
        ["github.com/classx/SettingsSplitViewController, Screenshot_iPhoneX_2.png beside its code"], .medium),
      Fact(
        "F6.11",
        "A picker's row shows the title with looks that the delegate gives, and the plain one where that is nil.",
        [.documentation("UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:)")], .high),
      Fact(
        "F6.12", "A list asks its `prefetchDataSource` for rows or items that may be shown soon.",
        [
          .documentation("UITableViewDataSourcePrefetching"), .documentation("UICollectionViewDataSourcePrefetching"),
        ], .high,
        .contested("when, and for how many, is not published; here a flow runs with and without")),
    ])

  static let views = FactSection(
    "Views, controls and layers",
    [
      Fact(
        "F7.1", "Setting the delegate of a navigation controller's bar raises NSInternalInconsistencyException.",
        ["openradar 13055919", .documentation("UINavigationBar.delegate")], .high),
      Fact(
        "F7.2",
        """
        Setting the delegate, the items or the selected item of a tab bar controller's bar raises \
        NSInternalInconsistencyException.
        """,
        [
          "github.com/ReactiveX/RxSwift, issue 1627", "github.com/bfeher/BFPaperTabBarController, issue 20",
          "github.com/Cuberto/bubble-icon-tabbar, issue 5",
        ], .high),
      Fact(
        "F7.3",
        """
        A constraint whose constant or multiplier is infinite or no number raises NSInternalInconsistencyException, a \
        content offset that is no number CALayerInvalidGeometry.
        """,
        [
          "github.com/ephread/Instructions, issue 282", "github.com/yonat/MultiSlider, issue 90", .crashLogs,
        ], .high),
      Fact(
        "F7.4",
        """
        From iOS 13 on reading `_searchField` of a search bar, or `_placeholderLabel` of a text field, by key-value coding \
        raises NSGenericException.
        """,
        [
          "github.com/element-hq/element-ios, issue 2626", "github.com/hackiftekhar/IQKeyboardManager, issue 1591",
        ], .high),
      Fact(
        "F7.5",
        """
        From iOS 17 on, in apps built with its SDK, `UIGraphicsBeginImageContext` raises NSInternalInconsistencyException \
        for a size without an area.
        """,
        [
          "github.com/indragiek/InAppViewDebugger, pull request 14", "github.com/ibireme/YYText, issue 995",
          "github.com/SwiftOldDriver/iOS-Weekly, issue 4114",
        ], .high),
      Fact(
        "F7.6",
        """
        A control follows a finger that comes down on it and moves, unless something that scrolls or a recognizer takes \
        that away; its inside reaches some 70 points outwards as the finger lifts.
        """, [.documentation("UIControl"), "stackoverflow.com/questions/14340122"], .medium,
        .contested("how far out the inside reaches is not published; here what comes of such a finger is undecided")),
      Fact(
        "F7.7",
        """
        A view of which nothing says how large it is has an ambiguous size, which mostly becomes zero, and takes no touches \
        on what is drawn in it.
        """, ["Auto Layout Guide, Ambiguous Layouts", .documentation("UIView.hitTest(_:with:)")], .medium,
        .contested("which size it takes is not promised; here such a touch is undecided")),
      Fact(
        "F7.8",
        """
        UIKit's own `layoutSubviews()` places what constraints, a stack or a cell place: a class that does not call it shows \
        none of that.
        """, [.documentation("UIView.layoutSubviews()")], .medium,
        .contested("where the views lie then is not published; here it is undecided whether they are seen")),
      Fact(
        "F7.9",
        """
        Content that begins below a bar is scrolled there as it is first laid out, and the delegate is told: many authors \
        find `scrollViewDidScroll` called as a list loads.
        """, [.background], .low,
        .contested(
          "how often, and before or after what else, is not published; here a flow runs with one call and with none")),
      Fact(
        "F7.10", "The layers of the subviews are sublayers of a view's layer, and that is their superlayer.",
        ["Core Animation Programming Guide, Building a Layer Hierarchy"], .high),
      Fact(
        "F7.11",
        """
        The completion block of a transaction waits for the animations that are added after it was set, and is called at \
        once where there are none.
        """, [.documentation("CATransaction.setCompletionBlock(_:)")], .high),
      Fact(
        "F7.12",
        """
        An animator has to call `completeTransition(_:)`: until then the transition goes on, and UIKit takes no touches.
        """, [.documentation("UIViewControllerContextTransitioning.completeTransition(_:)")], .medium,
        .contested("that touches do nothing meanwhile is many authors' experience; here they are undecided")),
      Fact(
        "F7.13",
        """
        A constraint is not made of leading or trailing with left or right, of a place with a length or with nothing, or of \
        places of both axes: NSInvalidArgumentException.
        """,
        [
          .documentation("NSLayoutAnchor"), "github.com/bhlvoong/LBTAComponents, issue 29",
          "github.com/mwaterfall/MWPhotoBrowser, issue 399", "github.com/wordpress-mobile/WordPress-iOS, issue 4270",
        ], .high),
      Fact(
        "F7.14",
        """
        `draw(_:)` is called at the end of the run loop's turn in which a view is first displayed or was asked to be drawn \
        again, after layout; with another size it is called again only where its contentMode is `redraw`, and without an \
        area never.
        """,
        [
          .documentation("UIView.draw(_:)"), .documentation("UIView.setNeedsDisplay()"),
          "View Programming Guide for iOS, The View Drawing Cycle",
        ], .high,
        .contested(
          "how often more UIKit draws, before or after the screen has appeared, and whether what is hidden, is not "
            + "promised; here a flow runs with one drawing and with two at rest")),
      Fact(
        "F7.15", "A label without a text and an image view without an image fit into no size at all.",
        [
          .documentation("UIView.sizeThatFits(_:)"), .documentation("UIImageView.intrinsicContentSize"),
          "stackoverflow.com/questions/29128365",
        ], .medium),
      Fact(
        "F7.16",
        """
        A view holds constraints between itself and what lies in it: another one raises NSGenericException where the view \
        is in a window, else as it is laid out there.
        """,
        [
          .documentation("UIView.addConstraint(_:)"), "github.com/SnapKit/SnapKit, issue 154",
          "github.com/jdg/MBProgressHUD, issue 660", "github.com/IvanVorobei/SPAlertController, issue 5",
        ], .high),
    ])
}
