import Foundation
import TestSupport

/// A copy of an app of the corpus in which the segue to the menu is a popover: no app of the corpus has a popover
/// segue of iOS.
enum PopoverApp {
  private static let storyboard = "soapyigu__Swift-30-Projects/Project 12 - Tumblr/Tumblr/Base.lproj/Main.storyboard"
  private static let modal = #"kind="presentation" id="XiU-2C-GDI""#
  private static let popover =
    #"kind="popoverPresentation" popoverAnchorBarButtonItem="Z1v-Oj-08l" id="XiU-2C-GDI""#

  /// Makes the copy.
  static func make() throws -> TemporaryFolder {
    let text = try String(contentsOfFile: "\(Corpus.path)/\(storyboard)", encoding: .utf8)
    guard text.contains(modal) else { throw CocoaError(.fileReadCorruptFile) }
    return try TemporaryFolder(["Main.storyboard": text.replacingOccurrences(of: modal, with: popover)])
  }
}
