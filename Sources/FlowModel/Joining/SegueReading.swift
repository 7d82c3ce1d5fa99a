/// What values have to do with the segue of a `prepare`.
struct SegueReading {
  /// The name of the parameter that is the segue.
  let segue: String

  /// The parameter of a function that is a storyboard segue.
  init?(_ function: CodeFunction) {
    guard let parameter = function.parameters.first(where: { $0.type.hasPrefix("UIStoryboardSegue") }) else {
      return nil
    }
    segue = parameter.name
  }

  /// Whether a value is the segue itself.
  func isSegue(_ value: CodeValue) -> Bool {
    guard value.root == .parameter(segue) else { return false }
    return value.path.allSatisfy { hop in
      switch hop {
      case .optional, .forced, .upcast, .forcedCast, .optionalCast: true
      default: false
      }
    }
  }

  /// Whether a value is the segue's identifier, or an enum made of it.
  func isIdentifier(_ value: CodeValue) -> Bool {
    if value.root == .parameter(segue), case .member("identifier")? = value.path.first {
      return value.path.dropFirst().allSatisfy { hop in
        switch hop {
        case .optional, .forced, .upcast, .optionalCast, .forcedCast, .fallback, .call: true
        case .member(let name): ["map", "flatMap", "rawValue", "self", "lowercased"].contains(name)
        default: false
        }
      }
    }
    guard let made = value.path.lastIndex(where: \.isCall),
      case .call(let arguments) = value.path[made], arguments.contains(where: { takesSegue($0.value) })
    else { return false }
    let call = CodeValue(value.root, Array(value.path[...made]))
    let isWholeResult = value.path[(made + 1)...].allSatisfy { hop in
      switch hop {
      case .optional, .forced, .upcast, .fallback: true
      case .member(let name): name == "rawValue"
      default: false
      }
    }
    guard isWholeResult else { return false }
    if let type = call.madeType { return !type.hasSuffix("Controller") }
    if case .implicit = call.root { return true }
    if case .name("R") = call.root { return true }
    let name = call.calledName?.lowercased() ?? ""
    return name.contains("identifier") || name.contains("segue") || name == "init"
  }

  private func takesSegue(_ value: CodeValue) -> Bool { isSegue(value) || isIdentifier(value) }

  /// The name in a typed segue: `showDetail` of `R.segue.home.showDetail(segue: segue)`.
  func typedName(_ value: CodeValue) -> CodeName? {
    guard case .name("R") = value.root, isIdentifier(value) else { return nil }
    var name: String?
    for hop in value.path {
      if case .member(let member) = hop { name = member }
      if case .call = hop { break }
    }
    return name.map { .generated($0) }
  }
}
