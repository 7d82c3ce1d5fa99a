import Foundation

/// What `flowsim run` says as it goes, kept for a report as well.
final class RunLog {
  private(set) var text = ""
  private let isPrinted: Bool

  init(isPrinted: Bool) { self.isPrinted = isPrinted }

  /// Says a piece, at once; a reader that has gone away ends nothing but the printing.
  func say(_ piece: String) {
    text += piece
    if isPrinted { try? Console.write(Data(piece.utf8), to: nil) }
  }
}
