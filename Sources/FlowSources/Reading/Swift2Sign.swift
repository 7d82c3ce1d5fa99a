import FlowModel

/// Signs that a file is Swift 1 or 2.
enum Swift2Sign {
  private static let overrides: Set<String> = [
    "viewWillAppear(animated:)", "viewDidAppear(animated:)", "viewWillDisappear(animated:)",
    "viewDidDisappear(animated:)", "prepareForSegue(segue:sender:)", "setSelected(selected:animated:)",
    "drawRect(rect:)",
  ]
  private static let calls: Set<String> = [
    "mainBundle", "dispatch_async", "dispatch_after", "presentViewController", "dismissViewControllerAnimated",
    "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier", "dequeueReusableCellWithIdentifier",
    "CGRectMake", "CGSizeMake", "CGPointMake", "NSLocalizedStringWithDefaultValue", "println", "animateWithDuration",
    "dispatch_get_main_queue", "dequeueReusableCellWithReuseIdentifier", "popViewControllerAnimated",
    "popToRootViewControllerAnimated", "sharedApplication", "defaultCenter", "standardUserDefaults", "defaultManager",
    "stringByReplacingOccurrencesOfString", "colorWithAlphaComponent",
  ]

  /// The place of the first sign in a function: an override that Swift 3 writes with `_`, or a call that it renamed.
  static func location(in function: CodeFunction) -> SourceLocation? {
    if function.isOverride {
      let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
      if overrides.contains("\(function.name)(\(labels))") { return function.location }
    }
    for event in function.events {
      if case .call(let value) = event.action, let name = value.calledName, calls.contains(name) {
        return event.location
      }
    }
    return nil
  }
}
