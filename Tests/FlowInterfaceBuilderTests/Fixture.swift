import FlowInterfaceBuilder

/// Documents written in a test.
enum Fixture {
  /// Reads a text as a file of a name.
  static func document(_ text: String, file: String = "Main.storyboard") throws -> InterfaceDocument {
    try InterfaceReader.read(bytes: Array(text.utf8), file: file)
  }

  /// The error that reading a text gives, as it is printed; nil when it is read.
  static func error(_ text: String, file: String = "Main.storyboard") -> String? {
    error(bytes: Array(text.utf8), file: file)
  }

  /// The error that reading bytes gives, as it is printed; nil when they are read.
  static func error(bytes: [UInt8], file: String = "Main.storyboard") -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceReader.read(bytes: bytes, file: file)
      return nil
    } catch {
      return error.description
    }
  }
}
