import FlowModel

/// A function of the app that passes something of its own, a parameter or its type, on to a call of UIKit's.
struct PassingFunction {
  /// The function.
  var scope: CodeScope
  /// The call in its body, which holds nothing but what the function is given.
  var call: CodeValue

  init(_ call: CodeValue, in scope: CodeScope) {
    self.scope = scope
    self.call = scope.function.wholeThroughout(call)
  }

  /// The call that a caller makes through the function: parameters, generic ones too, `self` and members of a type
  /// replaced by what the caller says.
  func call(by site: CallIndex.Site) -> CodeValue {
    let function = scope.function
    var values = function.values(for: site.call.arguments ?? [])
    for parameter in function.parameters {
      guard let value = values[parameter.name], case .implicit = value.root else { continue }
      // `.detail` is of the parameter's type.
      values[parameter.name] = CodeValue(.name(parameter.type.filter { $0 != "?" }), value.path)
    }
    var passed = call.substituting(values, events: [:])
    if let generic = GenericResult(of: scope) { passed = generic.replaced(in: passed, for: site) }
    guard let receiver = site.call.receiver else { return passed }
    return function.isStatic ? passed.replacingSelf(by: receiver) : passed.onReceiver(receiver)
  }
}

/// Functions that pass on, and who calls them.
struct PassingFunctions {
  private let code: AppCode
  private let functions: [String: [PassingFunction]]
  /// How many functions of the app there are by name.
  private var namesakes: [String: Int] = [:]

  init(_ functions: [PassingFunction], _ code: AppCode) {
    self.code = code
    self.functions = Dictionary(grouping: functions.filter { $0.scope.function.kind == .function }) {
      $0.scope.function.name
    }
    for functions in code.types.lazy.map(\.functions) { count(functions) }
    for file in code.facts.files { count(file.functions) }
  }

  private mutating func count(_ all: [CodeFunction]) {
    // Where they are: of all the app's functions few count, and a copy of each costs more than to look.
    for index in all.indices where all[index].kind == .function && all[index].hasBody {
      let name = all[index].name
      if functions[name] != nil { namesakes[name, default: 0] += 1 }
    }
  }

  /// The names of the functions.
  var names: Set<String> { Set(functions.keys) }

  /// The functions that a call reaches.
  func called(by site: CallIndex.Site) -> [PassingFunction] {
    guard let name = site.call.calledName, let candidates = functions[name] else { return [] }
    let labels = site.call.arguments?.map(\.label) ?? []
    let fitting = candidates.filter {
      $0.scope.function.takes(labels) && $0.scope.function.location != site.scope.function.location
    }
    guard !fitting.isEmpty else { return [] }
    guard let type = receiverType(of: site) else {
      // Of what the call is, is not known: it is this function's when the app has no other of the name.
      return namesakes[name] == Set(candidates.map(\.scope.function.location)).count ? fitting : []
    }
    guard let reached = code.function(name, labels: labels, of: type)?.function.location else { return [] }
    return fitting.filter { $0.scope.function.location == reached }
  }

  /// The type whose function is called; nil where the code does not tell.
  private func receiverType(of site: CallIndex.Site) -> CodeType? {
    guard let receiver = site.call.receiver else { return site.scope.owner }
    if receiver.isPlainSelf { return site.scope.owner }
    guard case .name(let name) = receiver.root, name.first?.isUppercase == true, receiver.path.isEmpty else {
      return nil
    }
    return code.type(name, in: site.scope.owner, near: site.scope.function.location.file)
  }
}

extension CodeValue {
  /// The call on an object, where it is one on `self`.
  fileprivate func onReceiver(_ receiver: CodeValue) -> CodeValue {
    if root == .itself { return CodeValue(receiver.root, receiver.path + path) }
    guard case .name(let name) = root, path.count == 1 else { return self }
    return CodeValue(receiver.root, receiver.path + [.member(name)] + path)
  }

  /// The value with `self`, and members of the type, said of a type.
  fileprivate func replacingSelf(by type: CodeValue) -> CodeValue {
    let path = self.path.map { hop -> Hop in
      guard case .call(let arguments) = hop else { return hop }
      return .call(arguments.map { CodeArgument(label: $0.label, $0.value.replacingSelf(by: type)) })
    }
    switch root {
    case .itself, .name("Self"): return CodeValue(type.root, type.path + path)
    case .name(let name) where path.isEmpty && name.first?.isLowercase == true:
      return CodeValue(type.root, type.path + [.member(name)])
    default: return CodeValue(root, path)
    }
  }
}
