import Testing

/// The facts of UIKit (`F1.4.2`) and the recorded sequences (`G10`) that a test proves.
///
/// `Documentation/Fidelity.md` lists every fact with the tests that carry its number, and the lines of the simulator
/// whose `- UIKit:` comments do.
public struct Proof: TestTrait, SuiteTrait {
  /// The numbers of the facts and sequences.
  public let numbers: [String]
}

extension Trait where Self == Proof {
  /// Says which facts of UIKit a test proves.
  public static func proves(_ numbers: String...) -> Proof { Proof(numbers: numbers) }
}
