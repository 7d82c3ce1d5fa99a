/// What code is known by to be Swift 1 or 2.
package enum Swift2Signs {
  /// Methods of frameworks as overrides of them were written, whose first label Swift 3 takes away.
  package static let overrides: Set<String> = [
    "viewWillAppear(animated:)", "viewDidAppear(animated:)", "viewWillDisappear(animated:)",
    "viewDidDisappear(animated:)", "prepareForSegue(segue:sender:)", "setSelected(selected:animated:)",
    "drawRect(rect:)",
  ]
  /// The same of what delegates implement.
  package static let witnesses: Set<String> = [
    "application(application:didFinishLaunchingWithOptions:)", "tableView(tableView:numberOfRowsInSection:)",
    "tableView(tableView:cellForRowAtIndexPath:)", "tableView(tableView:didSelectRowAtIndexPath:)",
    "textFieldShouldReturn(textField:)", "numberOfSectionsInTableView(tableView:)",
    "pickerView(pickerView:numberOfRowsInComponent:)", "collectionView(collectionView:numberOfItemsInSection:)",
  ]
  /// Names that Swift 3 changed.
  package static let calls: Set<String> = [
    "mainBundle", "dispatch_async", "dispatch_after", "presentViewController", "dismissViewControllerAnimated",
    "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier", "dequeueReusableCellWithIdentifier",
    "CGRectMake", "CGSizeMake", "CGPointMake", "NSLocalizedStringWithDefaultValue", "println", "animateWithDuration",
    "dispatch_get_main_queue", "dequeueReusableCellWithReuseIdentifier", "popViewControllerAnimated",
    "popToRootViewControllerAnimated", "sharedApplication", "defaultCenter", "standardUserDefaults", "defaultManager",
    "stringByReplacingOccurrencesOfString", "colorWithAlphaComponent",
  ]

  /// The same with types, labels and operators that no later Swift has.
  package static let all = calls.union([
    "NSUserDefaults", "NSTimer", "NSNotificationCenter", "NSFileManager", "NSBundle", "NSDateFormatter",
    "NSNumberFormatter", "NSProcessInfo", "forState", "forControlEvents", "forIndexPath", "cellForRowAtIndexPath",
    "numberOfSectionsInTableView", "++", "--", "uppercaseString", "lowercaseString", "joinWithSeparator", "sortInPlace",
  ])
}

extension CodeTree {
  /// Whether something in the file is Swift 1 or 2 alone: an override that Swift 3 writes with `_`, or a name that it
  /// took away or changed and that the file does not declare itself.
  package var isSwift2: Bool {
    let isOverriding = functions.contains { function in
      let name = "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
      return Swift2Signs.witnesses.contains(name)
        || function.flags.contains(.isOverride) && Swift2Signs.overrides.contains(name)
    }
    return isOverriding
      || texts.contains { name in
        Swift2Signs.all.contains(name) && !functions.contains { $0.name == name }
          && !properties.contains { $0.name == name }
      }
  }
}

extension AppProgram {
  /// Whether the app is Swift 1 or 2: a tenth of its files, and more than one where there are more, say so.
  package var isSwift2: Bool {
    let count = app.count { $0.isSwift2 }
    return count * 10 >= app.count && count > (app.count > 1 ? 1 : 0)
  }

  /// The model of what Swift 1 and 2 have and later ones have not.
  package static let modelOfSwift2 = "Swift2"

  /// The program without the model of a module.
  package func without(model: String) -> AppProgram {
    AppProgram(
      app: app, stubs: stubs, models: models.filter { !$0.path.hasPrefix("flowsim/\(model)/") }, unreadable: unreadable,
      missing: missing)
  }
}
