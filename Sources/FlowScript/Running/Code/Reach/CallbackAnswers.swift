import FlowModel

/// What a class answers when UIKit asks it: a row's height, whether a tab may be selected. A body that does nothing may
/// still decide by what it returns.
enum CallbackAnswer: Equatable {
  /// No flow sees it, or the flow asks for it elsewhere.
  case quiet
  /// What the rows of a list show that the storyboard fills.
  case staticRows
  /// What else a list or picker shows.
  case additions
  /// What the elements show.
  case elements
  /// What a touch or a key does.
  case touch
  /// Anything.
  case anything

  /// What hangs on a function's answer.
  ///
  /// - Parameters:
  ///   - isView: whether it is a class of views.
  init(to function: CodeFunction, isView: Bool) {
    guard !function.givesDefault else {
      self = .quiet
      return
    }
    if function.kind == .getter {
      self = isView ? .quiet : Self.decidingProperties.contains(function.name) ? .anything : .elements
      return
    }
    let label = function.parameters.dropFirst().first?.label ?? ""
    switch function.name {
    case "tableView", "collectionView": self = Self.ofLists[label] ?? .elements
    case "numberOfSections": self = .staticRows
    case "sectionIndexTitles", "indexTitles", "pickerView": self = .additions
    case "tabBarController": self = label == "shouldSelect" ? .touch : .quiet
    case "hitTest", "point", "canPerformAction", "gestureRecognizerShouldBegin", "becomeFirstResponder",
      "resignFirstResponder", "gestureRecognizer":
      self = .touch
    case let name where name.hasPrefix("textField") || name.hasPrefix("textView") || name.hasPrefix("searchBar"):
      self = .touch
    case let name where name.hasPrefix("presentationController") || name.hasPrefix("popoverPresentation"):
      self = name.contains("ShouldDismiss") ? .touch : .quiet
    case let name where Self.quietNames.contains(where: name.hasPrefix): self = .quiet
    default: self = function.isOverride ? isView ? .quiet : .anything : .elements
    }
  }

  private static let decidingProperties: Set<String> = [
    "childForUnwind", "definesPresentationContext", "modalPresentationStyle", "navigationController", "parent",
    "presentedViewController", "presentingViewController", "providesPresentationContextTransitionStyle",
    "shouldAutomaticallyForwardAppearanceMethods", "storyboard", "tabBarController", "viewControllers",
  ]

  /// By the label of the second parameter.
  private static let ofLists: [String: CallbackAnswer] = [
    "cellForRowAt": .staticRows, "cellForItemAt": .staticRows, "numberOfRowsInSection": .staticRows,
    "numberOfItemsInSection": .staticRows, "heightForRowAt": .elements,
    "titleForHeaderInSection": .additions, "titleForFooterInSection": .additions, "viewForHeaderInSection": .additions,
    "viewForFooterInSection": .additions, "viewForSupplementaryElementOfKind": .additions,
    "willSelectRowAt": .touch, "willDeselectRowAt": .touch, "shouldHighlightRowAt": .touch,
    "shouldSelectItemAt": .touch, "shouldDeselectItemAt": .touch, "shouldHighlightItemAt": .touch,
    "canEditRowAt": .quiet, "canMoveRowAt": .quiet, "canFocusRowAt": .quiet, "editingStyleForRowAt": .quiet,
    "estimatedHeightForRowAt": .quiet, "estimatedHeightForHeaderInSection": .quiet,
    "estimatedHeightForFooterInSection": .quiet, "heightForHeaderInSection": .quiet,
    "heightForFooterInSection": .quiet, "indentationLevelForRowAt": .quiet, "layout": .quiet,
    "shouldIndentWhileEditingRowAt": .quiet, "titleForDeleteConfirmationButtonForRowAt": .quiet,
    "trailingSwipeActionsConfigurationForRowAt": .quiet, "leadingSwipeActionsConfigurationForRowAt": .quiet,
    "editActionsForRowAt": .quiet, "contextMenuConfigurationForRowAt": .quiet,
    "contextMenuConfigurationForItemAt": .quiet, "sectionForSectionIndexTitle": .quiet,
    "targetIndexPathForMoveFromRowAt": .quiet, "shouldShowMenuForRowAt": .quiet,
  ]

  /// How methods begin whose answers change looks, layouts, animations or orientations.
  private static let quietNames = [
    "adaptivePresentationStyle", "animationController", "collectionViewContentSize", "copy", "encode",
    "interactionController", "isEqual", "layoutAttributes", "navigationController", "numberOfComponents", "position",
    "preferred", "scrollViewShouldScrollToTop", "shouldInvalidateLayout", "sizeThatFits", "supported",
    "systemLayoutSizeFitting", "target", "textRect", "viewForZooming", "shouldPerformSegue",
  ]
}

extension CodeFunction {
  /// Whether it answers what UIKit would take without it: `true`, the row that it was asked about, what its superclass
  /// answers.
  fileprivate var givesDefault: Bool {
    let answers = events.compactMap { event in
      if case .result(let value) = event.action { whole(value) } else { nil }
    }
    return !answers.isEmpty
      && answers.allSatisfy { answer in
        if answer.root == .parent { return answer.calledName == name || answer.lastName == name }
        if case .parameter(let name) = answer.root, answer.path.isEmpty { return name == parameters.last?.name }
        return ["true", "UITableView.automaticDimension"].contains(answer.description)
          || (name == "tableView" && answer.description.allSatisfy(\.isNumber) && Int(answer.description) ?? 0 > 0
            && parameters.last?.label == "heightForRowAt")
      }
  }

  /// Whether it stands in place of something that UIKit does to the navigation.
  var replacesNavigation: Bool {
    guard isOverride, !callsSuper else { return false }
    return [
      "addChild", "dismiss", "performSegue", "popToRootViewController", "popToViewController", "popViewController",
      "present", "pushViewController", "removeFromParent", "setViewControllers", "show", "showDetailViewController",
      "unwind",
    ].contains(name)
  }
}
