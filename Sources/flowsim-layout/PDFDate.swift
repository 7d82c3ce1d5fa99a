import Foundation

/// Takes out of a PDF the one thing that differs from run to run: the time at which it was made.
enum PDFDate {
  /// As cairo writes it: `/CreationDate (D:20260102030405Z)`, in plain bytes outside any compressed stream.
  private static let key = Data("/CreationDate (D:".utf8)
  private static let epoch = Data("19700101000000".utf8)

  /// The same document, made at the start of 1970. No byte moves, so its table of offsets stays right.
  static func normalized(_ pdf: Data) -> Data {
    guard let found = pdf.range(of: key) else { return pdf }
    let digits = found.upperBound..<(found.upperBound + epoch.count)
    guard digits.upperBound <= pdf.endIndex, pdf[digits].allSatisfy({ (0x30...0x39).contains($0) }) else { return pdf }
    var normalized = pdf
    normalized.replaceSubrange(digits, with: epoch)
    return normalized
  }
}
