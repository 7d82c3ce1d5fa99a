import FlowModel
import HeadlessUIKit

/// What a class does beside what the run follows: its initialisers, observers of outlets, overrides and callbacks of
/// protocols, which UIKit calls by itself.
@MainActor
struct ClassAudit {
  /// When UIKit may call something.
  enum Moment {
    /// As the screen comes up, or whenever it likes.
    case always
    /// When a finger touches something, or something is typed.
    case touch
  }

  /// Something that the run does not follow.
  struct Finding {
    var moment: Moment
    var summary: Reach.Summary
    /// What does it, as `Class.function`.
    var name: String
  }

  let reach: CodeReach

  private var code: AppCode { reach.code }

  /// What UIKit may call of a class, its superclasses included.
  func findings(of type: CodeType) -> [Finding] {
    let classes = code.lineage(of: type).classes
    let root: String? = if case .framework(let name) = code.lineage(of: type).root { name } else { nil }
    let foreign = Set(classes.flatMap(\.inherited)).filter {
      code.isUnknown($0) && $0 != root && !Self.quietProtocols.contains($0)
    }
    return classes.flatMap { owner in
      owner.functions.compactMap { function -> Finding? in
        guard let moment = moment(of: function, in: owner, foreign) else { return nil }
        var summary = reach.summary(of: function, in: owner)
        // What rows show is asked for where it matters.
        if ["tableView", "collectionView"].contains(function.name), summary.reach == .elements {
          summary = Reach.Summary()
        }
        return summary.reach == .nothing
          ? nil : Finding(moment: moment, summary: summary, name: "\(owner.name).\(function.fullName)")
      }
    }
  }

  private func moment(of function: CodeFunction, in owner: CodeType, _ foreign: Set<String>) -> Moment? {
    guard !function.isStatic, function.hasBody else { return nil }
    switch function.kind {
    case .initializer: return function.alwaysTraps ? nil : .always
    case .deinitializer: return .always
    case .initialValue: return function.modifiers.contains("lazy") ? nil : .always
    case .didSet, .willSet:
      let property = owner.properties.first { $0.name == function.name }
      return property.map {
        $0.isOutlet || $0.modifiers.contains("override") || $0.attributes.contains("IBInspectable")
      } == true ? .always : nil
    case .getter, .setter:
      guard function.isOverride else { return nil }
      return !ReachTables.quietProperties.contains(function.name) || function.setsAnything ? .always : nil
    case .subscripting: return nil
    case .function: break
    }
    if Self.followed.contains(function.fullName) || function.isAction { return nil }
    if function.isOverride { return Self.moments[function.name] ?? .always }
    guard !function.isPrivate, !isCalled(function), foreign.contains(where: { Self.mayCall(function, by: $0) }) else {
      return nil
    }
    return Self.moments[function.name]
      ?? (function.name.hasPrefix("text") || function.name.hasPrefix("search") || function.name.hasPrefix("gesture")
        ? .touch : .always)
  }

  /// The callbacks that the run follows.
  static let followed: Set<String> = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "viewIsAppearing(_:)", "didReceiveMemoryWarning()", "prepare(for:sender:)", "prepareForSegue(_:sender:)",
    "shouldPerformSegue(withIdentifier:sender:)", "tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)",
    "tableView(_:accessoryButtonTappedForRowWith:)", "viewDidLoad", "textFieldShouldReturn(_:)",
    "motionBegan(_:with:)", "motionEnded(_:with:)", "encodeRestorableState(with:)", "decodeRestorableState(with:)",
  ]

  /// Whether an object that talks to a protocol may call a function of this name.
  private static func mayCall(_ function: CodeFunction, by protocolName: String) -> Bool {
    callbacks[protocolName].map { $0.contains(where: function.name.hasPrefix) } ?? true
  }

  /// How the methods of UIKit's protocols begin; those of others may be called anything.
  private static let callbacks: [String: [String]] = [
    "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
    "UICollectionViewDataSource": ["collectionView", "numberOfSections", "indexTitles"],
    "UICollectionViewDelegate": ["collectionView", "scrollView"],
    "UICollectionViewDelegateFlowLayout": ["collectionView", "scrollView"],
    "UIGestureRecognizerDelegate": ["gestureRecognizer"],
    "UIImagePickerControllerDelegate": ["imagePickerController"],
    "UINavigationControllerDelegate": ["navigationController"],
    "UIPickerViewDataSource": ["pickerView", "numberOfComponents"], "UIPickerViewDelegate": ["pickerView"],
    "UIPopoverPresentationControllerDelegate": [
      "popoverPresentation", "prepareForPopover", "presentationController", "adaptivePresentationStyle",
    ],
    "UIScrollViewDelegate": ["scrollView", "viewForZooming"], "UISearchBarDelegate": ["searchBar", "position"],
    "UISearchResultsUpdating": ["updateSearchResults"], "UITabBarControllerDelegate": ["tabBarController"],
    "UITableViewDataSource": ["tableView", "numberOfSections", "sectionIndexTitles"],
    "UITableViewDelegate": ["tableView", "scrollView"], "UITextFieldDelegate": ["textField"],
    "UITextViewDelegate": ["textView", "scrollView"],
  ]

  /// Protocols whose methods no screen hangs on.
  private static let quietProtocols: Set<String> = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "NSCoding", "NSObjectProtocol", "NSSecureCoding", "Sendable",
  ]

  private static let moments: [String: Moment] = [
    "touchesBegan": .touch, "touchesMoved": .touch, "touchesEnded": .touch, "touchesCancelled": .touch,
    "hitTest": .touch, "point": .touch, "tabBarController": .touch, "beginTracking": .touch, "endTracking": .touch,
    "presentationControllerDidDismiss": .touch, "presentationControllerShouldDismiss": .touch,
    "presentationControllerWillDismiss": .touch, "canPerformAction": .touch, "setSelected": .touch,
    "setHighlighted": .touch,
  ]

  /// Whether the app's own code calls a function, or names it as a selector: then it is followed, or left open, there.
  private func isCalled(_ function: CodeFunction) -> Bool {
    reach.calledNames.contains(function.name) || function.isObjectiveC
  }
}

extension CodeFunction {
  /// Whether the body sets a property of anything.
  fileprivate var setsAnything: Bool {
    effects.contains { $0.kind == .assign }
      || events.contains { if case .assign = $0.action { true } else { false } }
  }
}
