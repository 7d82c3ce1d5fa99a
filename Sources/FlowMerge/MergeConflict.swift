import FlowInterfaceBuilder

/// Something that both sides changed in different ways, or that one deleted and the other changed.
package struct MergeConflict: Sendable, Hashable {
  /// What a side has.
  package struct Version: Sendable, Hashable {
    /// The value, such as `"Total"`, or what was done, such as `deleted`.
    package var text: String
    /// Where it is; nil where the side has nothing there.
    package var location: SourceLocation?
  }

  /// The object, in terms of its screen: `scene “Settings” (SettingsViewController): label “Total”`.
  package var place: String
  /// The property: `text`; empty where the object as a whole is meant.
  package var property: String
  /// What ours has, which is what the merged document has unless `outcome` says otherwise.
  package var ours: Version
  /// What theirs has.
  package var theirs: Version
  /// What the merged document holds, where that is not what ours has.
  package var outcome: String?
}

extension MergeConflict: CustomStringConvertible {
  /// `place: property: ours "A" (line 123), theirs "B" (line 130)`.
  package var description: String {
    let name = property.isEmpty ? place : "\(place): \(property)"
    let text = "\(name): ours \(Self.shown(ours)), theirs \(Self.shown(theirs))"
    return LogText.line(outcome.map { "\(text); \($0)" } ?? text)
  }

  private static func shown(_ version: Version) -> String {
    version.location.map { "\(version.text) (line \($0.line))" } ?? version.text
  }
}
