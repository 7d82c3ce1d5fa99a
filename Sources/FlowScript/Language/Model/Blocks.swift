/// Steps that a command runs: another file's or its own.
public enum StepSource: Sendable, Hashable {
  /// Another flow file, read when the flow was; `path` is as written.
  case file(path: String, flow: Flow)
  /// Steps in place.
  case commands([Step])

  /// The steps, without a file's start and completion hooks.
  public var steps: [Step] {
    switch self {
    case .file(_, let flow): flow.steps
    case .commands(let steps): steps
    }
  }

  /// The steps, with a file's start and completion hooks.
  var allSteps: [Step] { file.map { $0.header.onFlowStart + $0.steps + $0.header.onFlowComplete } ?? steps }

  /// The file, where it is one.
  var file: Flow? {
    if case .file(_, let flow) = self { flow } else { nil }
  }
}

/// Options of `runFlow`.
public struct Subflow: Sendable, Hashable {
  /// What runs.
  public var source: StepSource
  /// When it runs; nil means always.
  public var condition: Condition?
  /// Variables that hold inside only. A subflow's own header wins over them, as in Maestro.
  public var env: [Variable]

  /// Options from their parts.
  public init(source: StepSource, condition: Condition? = nil, env: [Variable] = []) {
    self.source = source
    self.condition = condition
    self.env = env
  }
}

/// Options of `repeat`.
public struct Repeat: Sendable, Hashable {
  /// How often at most; nil means as long as the condition holds.
  public var times: Template?
  /// Checked before each round (key `while`).
  public var condition: Condition?
  /// What runs.
  public var steps: [Step]

  /// Options from their parts.
  public init(times: Template? = nil, condition: Condition? = nil, steps: [Step]) {
    self.times = times
    self.condition = condition
    self.steps = steps
  }
}

/// Options of `forEach`.
public struct ForEach: Sendable, Hashable {
  /// The variables of each round, which hold inside only.
  public var rows: [[Variable]]
  /// What runs.
  public var source: StepSource

  /// Options from their parts.
  public init(rows: [[Variable]], source: StepSource) {
    self.rows = rows
    self.source = source
  }
}

/// Options of `retry`.
public struct Retry: Sendable, Hashable {
  /// How often to try again after a failure; nil means once.
  public var maxRetries: Template?
  /// What runs.
  public var source: StepSource
  /// Variables that hold inside only.
  public var env: [Variable]

  /// Options from their parts.
  public init(maxRetries: Template? = nil, source: StepSource, env: [Variable] = []) {
    self.maxRetries = maxRetries
    self.source = source
    self.env = env
  }
}
