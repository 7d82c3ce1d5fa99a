import FlowModel

/// What was found of types, for questions that many functions ask.
struct WrittenTypes {
  enum Question: Hashable {
    case property(Int32, tree: Int32)
    /// A property of a name, by what a function of a type sees.
    case name(String, in: CodeType.ID?)
    case member(String, of: CodeType.ID)
    case anyMember(String)
    /// What functions of a name give.
    case result(String)
  }

  /// By how far values had been followed before: from there fewer steps are left.
  private var found: [Question: [Int: WrittenType]] = [:]

  subscript(question: Question, depth: Int) -> WrittenType? {
    get { found[question]?[depth] }
    set { found[question, default: [:]][depth] = newValue }
  }
}
