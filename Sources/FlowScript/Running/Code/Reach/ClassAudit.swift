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

  /// What must be touched for something to be called.
  enum Subject {
    case any
    case row
    case tab
    /// A field, or a key.
    case text

    fileprivate init(of function: CodeFunction) {
      switch function.name {
      case "tableView", "collectionView": self = .row
      case "tabBarController": self = .tab
      case let name where name.hasPrefix("text") || name.hasPrefix("search"): self = .text
      default: self = .any
      }
    }
  }

  /// Something that the run does not follow.
  struct Finding {
    var moment: Moment
    var subject: Subject
    var summary: Reach.Summary
    /// What does it, as `Class.function`.
    var name: String
    /// What of the elements is open, where they are.
    var part = ElementDoubt.Part.content
    /// Whether it counts where the storyboard fills the list alone.
    var isOfStaticRows = false
    /// Whether it is what a function answers, rather than what it does.
    var isAnswer = false
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
    let isView = if case .view = KindReading.kind(of: type, in: code) { true } else { false }
    return classes.flatMap { owner in
      owner.functions.flatMap { function in
        [body(of: function, in: owner, foreign), answer(of: function, in: owner, foreign, isView: isView)]
          .compactMap(\.self)
      }
    }
  }

  /// What a function does.
  private func body(of function: CodeFunction, in owner: CodeType, _ foreign: Set<String>) -> Finding? {
    guard let moment = moment(of: function, in: owner, foreign) else { return nil }
    var summary = reach.summary(of: function, in: owner)
    if function.replacesNavigation {
      summary = Reach.Summary(reach: .anything, location: function.location, text: "override func \(function.name)")
    }
    // What rows show is asked for where it matters.
    let isOfCells = function.isOneOf("cellForRowAt", "cellForItemAt")
    if isOfCells, summary.reach == .elements { return nil }
    return summary.reach == .nothing
      ? nil
      : Finding(
        moment: moment, subject: Subject(of: function), summary: summary, name: "\(owner.name).\(function.fullName)")
  }

  /// What a function's answer decides.
  private func answer(
    of function: CodeFunction, in owner: CodeType, _ foreign: Set<String>, isView: Bool
  ) -> Finding? {
    guard [.function, .getter].contains(function.kind), !function.isStatic, function.hasBody,
      function.kind == .getter || ![nil, "Void", "()"].contains(function.result),
      !Self.followed.contains(function.fullName), !ReachTables.quietProperties.contains(function.name),
      function.isOverride
        || (function.kind == .function && !function.isPrivate
          && foreign.contains { Self.mayCall(function, by: $0) && Self.callbacks[$0] != nil })
    else { return nil }
    var finding = Finding(
      moment: .always, subject: Subject(of: function),
      summary: Reach.Summary(reach: .elements, location: function.location, text: function.name),
      name: "\(owner.name).\(function.fullName)")
    switch CallbackAnswer(to: function, isView: isView) {
    case .quiet: return nil
    case .staticRows: finding.isOfStaticRows = true
    case .additions: finding.part = .additions
    case .elements: break
    case .touch:
      finding.moment = .touch
      finding.summary.reach = .anything
    case .anything: finding.summary.reach = .anything
    }
    finding.isAnswer = true
    return finding
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

  /// Whether its second parameter has one of these labels.
  fileprivate func isOneOf(_ labels: String...) -> Bool {
    labels.contains(parameters.dropFirst().first?.label ?? "")
  }
}
