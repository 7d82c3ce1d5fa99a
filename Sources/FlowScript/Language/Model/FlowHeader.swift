import FlowInterfaceBuilder

/// The first document of a flow file.
public struct FlowHeader: Sendable, Hashable {
  /// Where the header begins.
  public var location: SourceLocation
  /// The bundle identifier of the app under test; a flow has this or a `url`.
  public var appId: Template?
  /// The address of a web app under test.
  public var url: Template?
  /// The name that reports give the flow.
  public var name: String?
  /// What `--include-tags` and `--exclude-tags` select by.
  public var tags: [String]
  /// Variables for the flow's `${NAME}`, in the file's order. They win over values from outside,
  /// as in Maestro: a default is written `NAME: ${NAME || "default"}`.
  public var env: [Variable]
  /// Steps that run before the flow's own.
  public var onFlowStart: [Step]
  /// Steps that run after the flow's own, even when those failed.
  public var onFlowComplete: [Step]
  /// Properties that reports pass on, in the file's order.
  public var properties: [Variable]
  /// The JavaScript engine that the flow asks Maestro for (`rhino` or `graaljs`).
  public var jsEngine: String?
  /// The part that only flowsim reads.
  public var flowsim: FlowsimHeader?

  /// A header from its parts.
  public init(
    location: SourceLocation, appId: Template? = nil, url: Template? = nil, name: String? = nil, tags: [String] = [],
    env: [Variable] = [], onFlowStart: [Step] = [], onFlowComplete: [Step] = [], properties: [Variable] = [],
    jsEngine: String? = nil, flowsim: FlowsimHeader? = nil
  ) {
    self.location = location
    self.appId = appId
    self.url = url
    self.name = name
    self.tags = tags
    self.env = env
    self.onFlowStart = onFlowStart
    self.onFlowComplete = onFlowComplete
    self.properties = properties
    self.jsEngine = jsEngine
    self.flowsim = flowsim
  }
}

/// A name and its value, from `env:` or `properties:`.
public struct Variable: Sendable, Hashable {
  /// The name, used as `${name}`.
  public var name: String
  /// The value, which may itself hold `${…}`.
  public var value: Template

  /// A variable from its parts.
  public init(name: String, value: Template) {
    self.name = name
    self.value = value
  }
}
