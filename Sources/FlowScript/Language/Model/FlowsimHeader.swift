import FlowInterfaceBuilder

/// The `flowsim:` key of a flow's header, which Maestro ignores.
public struct FlowsimHeader: Sendable, Hashable {
  /// Where the map begins.
  public var location: SourceLocation
  /// The app to simulate: a folder, a storyboard or an Xcode project's folder, relative to the flow file.
  public var app: Located<String>?
  /// The name of the app's target, where the projects in the folder build several apps.
  public var target: Located<String>?
  /// The screen that the app starts on.
  public var initial: Located<String>?
  /// The device's name.
  public var device: Located<String>?
  /// How the interface is turned when the app starts: `portrait` or `landscape`.
  public var orientation: Located<String>?
  /// The version of iOS, such as `17` or `iOS 17`.
  public var os: Located<String>?
  /// The language that the device is set to, such as `de` or `de_AT`.
  public var locale: Located<String>?
  /// The date that the device shows as the flow begins, such as `2026-03-14 09:41 Europe/Berlin`.
  public var date: Located<String>?
  /// The Swift files that stand for what is not here of the app's code, or folders of them, relative to the flow file.
  public var stubs: [Located<String>] = []
  /// What is stated of the world that code or data decides, in the file's order.
  public var givens: [Given]
  /// Assertions that run after labelled steps or at the end, in the file's order.
  public var expectations: [Expectation]

  /// A header from its parts.
  public init(
    location: SourceLocation, app: Located<String>? = nil, initial: Located<String>? = nil,
    device: Located<String>? = nil, orientation: Located<String>? = nil, os: Located<String>? = nil,
    givens: [Given] = [], expectations: [Expectation] = []
  ) {
    self.location = location
    self.app = app
    self.initial = initial
    self.device = device
    self.orientation = orientation
    self.os = os
    self.givens = givens
    self.expectations = expectations
  }

  /// The assertions that belong after the step with this label, in the file's order.
  public func assertions(after label: String) -> [Step] {
    expectations.filter { $0.point == .label(label) }.flatMap(\.assertions)
  }

  /// The assertions that belong after the last step.
  public var assertionsAtEnd: [Step] {
    expectations.filter { $0.point == .end }.flatMap(\.assertions)
  }
}

/// Assertions of a header's `expect:` and the point at which they must hold.
public struct Expectation: Sendable, Hashable {
  /// When assertions of a header run.
  public enum Point: Sendable, Hashable {
    /// After the step whose `label` this is.
    case label(String)
    /// After the flow's last step.
    case end
  }

  /// Where the key stands.
  public var location: SourceLocation
  /// When the assertions run.
  public var point: Point
  /// Assertion commands only.
  public var assertions: [Step]

  /// An expectation from its parts.
  public init(location: SourceLocation, point: Point, assertions: [Step]) {
    self.location = location
    self.point = point
    self.assertions = assertions
  }
}

/// A value and the place it was read from.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// Where it begins.
  public var location: SourceLocation

  /// A value at a place.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
