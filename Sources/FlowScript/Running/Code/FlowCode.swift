import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// What a flow knows of the app's code: what its sources say, and what the flow states.
@MainActor
final class FlowCode: UnlinkedCode {
  /// What the flow states.
  let givens = GivenBook()
  private let screens: AppScreens?

  /// - Parameter screens: the classes behind the screens; nil without sources.
  init(screens: AppScreens? = nil) { self.screens = screens }

  func rows(on screen: UIViewController) -> [UnlinkedRow]? { givens.rows(on: screen) }

  func text(ofOutlet outlet: String, on screen: UIViewController) -> String? {
    givens.text(ofOutlet: outlet, on: screen)
  }

  /// The screen whose class implements the action, where the sources say so of one alone; else the one that is stated.
  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController? {
    if let code = self.screens?.code {
      let known = screens.filter { classes(of: $0) != nil }
      let implementing = known.filter { function(action, on: $0, in: code) != nil }
      if known.count == screens.count, let first = implementing.first { return first }
    }
    return givens.unwindDestination(of: action, among: screens)
  }

  func perform(_ selector: String, on screen: UIViewController) -> Bool {
    guard let code = screens?.code, let found = function(selector, on: screen, in: code) else { return false }
    CodeRun(found.function, of: found.owner, on: screen, code: code, givens: givens).run()
    return true
  }

  func run(_ callback: TraceCallback, on screen: UIViewController) {
    guard let code = screens?.code, let lineage = classes(of: screen),
      let owner = lineage.first(where: { !$0.functions(named: callback.rawValue).isEmpty }),
      let function = owner.functions(named: callback.rawValue).first
    else { return }
    CodeRun(function, of: owner, on: screen, code: code, givens: givens).run()
  }

  /// The class of a screen and its superclasses, as far as the app declares them.
  private func classes(of screen: UIViewController) -> [CodeType]? {
    guard let screens, let origin = screen.origin,
      let declared = screens.model.screens.first(where: {
        $0.objectID == origin.object.id && $0.location.file == origin.location.file
      }), let own = screens.appClass(of: declared)
    else { return nil }
    return screens.code.lineage(of: own).classes
  }

  private func function(_ selector: String, on screen: UIViewController, in code: AppCode)
    -> (function: CodeFunction, owner: CodeType)?
  {
    for owner in classes(of: screen) ?? [] {
      let function = owner.functions.first { function in
        function.kind == .function
          && (function.selector == selector
            || (code.isSwift2(function.location.file) && function.swift2Selector == selector)
            || Self.delegateSelectors[selector] == function.fullName)
      }
      if let function { return (function, owner) }
    }
    return nil
  }

  /// Methods of UIKit's protocols, whose Objective-C names are not made by Swift's rule.
  private static let delegateSelectors = ["tableView:didSelectRowAtIndexPath:": "tableView(_:didSelectRowAt:)"]
}
