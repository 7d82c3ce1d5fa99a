import FlowInterpreter
import HeadlessUIKit

/// The part of the app's that the object gets which UIKit's initialisers are making.
enum LiveMaking {
  private struct Given: @unchecked Sendable { let part: Part }

  @TaskLocal private static var given: Given?

  /// The part for an object that is being made; one without a class where nobody of the app's makes it.
  static var part: Part { given?.part ?? Part(ofNoClass: ()) }

  static func with<Object>(_ part: Part, _ make: () -> Object) -> Object {
    $given.withValue(Given(part: part), operation: make)
  }
}
