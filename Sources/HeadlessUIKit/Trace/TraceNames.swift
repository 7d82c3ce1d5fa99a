/// The names that a trace prints for its subjects, worked out when the first one is asked for.
struct TraceNames {
  /// What a subject is called before instances are numbered.
  enum Base {
    case type(Any.Type)
    case text(String)

    var text: String {
      switch self {
      case .type(let type): String(describing: type)
      case .text(let text): text
      }
    }
  }

  private var bases: [Base] = [.text("app")]
  private var resolved: [String] = []
  private var instances: [String: Int] = [:]
  private var given: [TraceSubject: String] = [:]

  mutating func add(_ base: Base) -> TraceSubject {
    bases.append(base)
    return TraceSubject(index: UInt32(bases.count - 1))
  }

  /// All subjects but the app, in the order in which they were made.
  var subjects: [TraceSubject] { bases.indices.dropFirst().map { TraceSubject(index: UInt32($0)) } }

  /// What a subject is called before instances are numbered.
  func base(of subject: TraceSubject) -> String { bases[Int(subject.index)].text }

  /// Changes what a subject is called before instances are numbered.
  mutating func rename(_ subject: TraceSubject, _ base: Base) { bases[Int(subject.index)] = base }

  mutating func give(_ name: String, to subject: TraceSubject) { given[subject] = name }

  mutating func name(of subject: TraceSubject) -> String {
    if let name = given[subject] { return name }
    while resolved.count < bases.count {
      let base = bases[resolved.count].text
      let instance = instances[base, default: 0] + 1
      instances[base] = instance
      resolved.append(instance == 1 ? base : "\(base)#\(instance)")
    }
    return resolved[Int(subject.index)]
  }
}
