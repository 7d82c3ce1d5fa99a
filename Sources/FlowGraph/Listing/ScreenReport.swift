import FlowModel
import Foundation

/// The screens of an app as JSON: for each document its counts, for each screen its transitions, and the totals.
///
/// Keys are never renamed or dropped without a major version; new ones may come. A value that is not known is left out.
package struct ScreenReport: Encodable {
  struct Unreadable: Encodable {
    var location: SourceLocation
    var message: String
  }

  struct StoryboardEntry: Encodable {
    var name: String
    var id: String
    var file: String
    var initial: String?
    var launchScreen: Bool
    var simulated: Bool
  }

  struct ScreenEntry: Encodable {
    var id: String
    var name: String
    var storyboard: String
    var kind: String
    var title: String?
    var storyboardIdentifier: String?
    var customClass: String?
    var customModule: String?
    var frameworkClass: String
    var initial: Bool
    var simulated: Bool
    var location: SourceLocation
    /// True for a screen that the app does not start with and that nothing leads to, where the code is read.
    var unreached: Bool?
    var reference: Reference?
    var transitions: [TransitionEntry]
  }

  struct Reference: Encodable {
    var storyboard: String?
    var identifier: String?
    var bundle: String?
    var to: String?
    var unresolved: String?
  }

  struct TransitionEntry: Encodable {
    var id: String
    var kind: String
    var identifier: String?
    var relationship: String?
    var index: Int?
    var customClass: String?
    var unwindAction: String?
    var segueAction: String?
    var trigger: Trigger?
    /// The screen's id; nil for an exit and for an unresolved destination.
    var to: String?
    /// The storyboard reference that the segue leads through.
    var reference: String?
    var exit: Bool?
    /// The screens that take an unwind segue, where the code is read.
    var unwindTargets: [String]?
    /// True for a transition that code makes: `location` is the Swift line.
    var inCode: Bool?
    var unresolved: String?
    var location: SourceLocation
  }

  struct Trigger: Encodable {
    var id: String
    var `class`: String
    var text: String?
    var accessibilityIdentifier: String?
    var accessory: Bool?
  }

  var app: String
  /// The screen that the app starts with.
  var start: String?
  var totals: AppModel.Totals
  var documents: [AppModel.DocumentCounts]
  var unreadable: [Unreadable]
  var storyboards: [StoryboardEntry]
  var screens: [ScreenEntry]

  /// The report as JSON with sorted keys, which ends with a line break.
  ///
  /// - Throws: what `JSONEncoder` throws, which for these values is nothing.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
