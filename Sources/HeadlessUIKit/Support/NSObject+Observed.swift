import Foundation

extension NSObject {
  /// Tells those that observe a property of the change.
  ///
  /// - UIKit: few of its properties are documented to be observable; apps and libraries rely on those of scroll views
  ///   (contentOffset and contentSize, as the user scrolls and as rows come) and on controls that are touched
  ///   (isHighlighted). What users type is not told of as `text` (observed by many authors).
  @MainActor
  func tellOfChange(_ property: String) { Simulation.current.propertyDidChange?(self, property) }
}
