import FlowInterfaceBuilder
import FlowModel

/// What is wrong with a `.flowsim.yml`: everything, in the order of the file.
package struct ConfigurationErrors: Error, Sendable, CustomStringConvertible {
  /// One fault.
  package struct Fault: Sendable, Hashable {
    /// Where it is.
    package var location: SourceLocation
    /// What is wrong, with the nearest valid value.
    package var message: String
  }

  /// The faults; never empty.
  package var faults: [Fault]

  /// One line a fault: `path:line:column: error: message`.
  package var description: String {
    faults.map { "\($0.location): error: \(LogText.line($0.message))" }.joined(separator: "\n")
  }
}
