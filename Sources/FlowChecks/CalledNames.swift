import FlowModel

/// The names that the app's code calls, hands on as selectors, or asks for.
struct CalledNames {
  private var functions: Set<String> = []
  private var members: Set<String> = []

  init(_ code: AppCode) {
    for function in code.types.flatMap(\.functions) + code.facts.files.flatMap(\.functions) {
      for event in function.events { note(event.action) }
      for test in function.conditions.flatMap(\.tests) { note(test.value) }
    }
  }

  /// Whether a function may ever run: UIKit or Interface Builder calls it, or the app's code does.
  func mayRun(_ function: CodeFunction) -> Bool {
    switch function.kind {
    case .function: function.isOverride || function.isObjectiveC || functions.contains(function.name)
    case .getter: function.isOverride || function.isObjectiveC || members.contains(function.name)
    case .initialValue: !function.isStatic || members.contains(function.name)
    case .initializer, .deinitializer, .setter, .willSet, .didSet, .subscripting: true
    }
  }

  private mutating func note(_ action: CodeEvent.Action) {
    switch action {
    case .call(let call):
      functions.formUnion([call.calledName].compactMap(\.self))
      for case .selector(let text) in (call.arguments ?? []).map(\.value.root) {
        functions.insert(String(text.split(separator: ".").last?.prefix { $0 != "(" } ?? ""))
      }
      note(call)
    case .assign(let target, let value):
      note(target)
      if let value { note(value) }
    case .use(let use): members.insert(use.property)
    case .cast(let value), .result(let value): note(value)
    case .leave: break
    }
  }

  private mutating func note(_ value: CodeValue) {
    switch value.root {
    // A type's name is not a member's, though some properties are spelled like types.
    case .name(let name): if name.first?.isUppercase == false { members.insert(name) }
    case .array(let values): for value in values { note(value) }
    case .other(let text): members.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    case .text, .nothing, .itself, .parent, .parameter, .local, .result, .implicit, .closure, .selector: break
    }
    for hop in value.path {
      switch hop {
      case .member(let name): members.insert(name)
      case .call(let arguments), .element(let arguments): for argument in arguments { note(argument.value) }
      case .fallback(let values): for value in values { note(value) }
      case .forcedCast, .optionalCast, .upcast, .forced, .optional: break
      }
    }
  }
}
