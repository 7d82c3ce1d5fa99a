import FlowModel

/// A place in the app's code that tells the name of a segue, a screen, a storyboard or a nib which UIKit is asked for: the call
/// of UIKit's itself, or of a function of the app's that hands the name on.
struct NamedCall: Sendable {
  /// What is named.
  let kind: StaticNaming.Kind
  /// The name.
  let name: String
  /// The function.
  let scope: CodeScope
  /// The place.
  let location: SourceLocation
  /// Where UIKit is called.
  let call: SourceLocation
  /// Whether the object is asked whose code it is, rather than another one.
  var isOnSelf = false
  /// The storyboard that is asked.
  var storyboard = StaticStoryboard.Source.unknown
  /// Screens of the classes that run it, where each asks the storyboard that it came from, and these differ.
  var storyboardsOf: [Screen.ID] = []
  /// The reuse identifiers of the cells that a nib is registered for.
  var cells: Set<String> = []
  /// Whether no other name may be meant there.
  var isOnly = false
  /// Whether that holds for all worlds, or for those alone that were tried.
  var isCertain = false
  /// Whether the function comes there in every world, whatever screen runs it.
  var isAlways = false
  /// What was asked before, in words; nil where the function was not seen to come there.
  var questions: [String]?

  /// The class that performs a segue: that of the code; nil where another object does.
  var performer: CodeType? { isOnSelf ? scope.owner : nil }

  /// Where else to look: at UIKit's call, where a function of the app's makes it.
  var related: [Finding.RelatedPlace] {
    call == location ? [] : [.init(location: call, message: "UIKit is asked here")]
  }

  /// Whether what decides on it asks which device it runs on.
  var asksForDevice: Bool {
    let words = [
      "idiom", "UIDevice", "iPad", "iPhone", "isPad", "isPhone", "traitCollection", "isCollapsed", "SizeClass",
    ]
    guard let questions else { return true }
    return questions.contains { question in words.contains { question.localizedStandardContains($0) } }
  }
}
