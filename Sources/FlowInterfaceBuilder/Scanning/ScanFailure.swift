/// A fault in a text, by the offset of the byte where it shows.
struct ScanFailure: Error {
  var offset: Int
  var message: String
}
