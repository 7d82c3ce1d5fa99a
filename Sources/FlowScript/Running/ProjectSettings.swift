import FlowModel

/// What the project in an app's folder says beside its code.
package struct ProjectSettings: Sendable {
  /// The stubs for all flows.
  package var stubs: [StubPath]

  package init(stubs: [StubPath] = []) { self.stubs = stubs }
}
