import FlowModel
import Foundation

/// `NSError`: one that the app makes, or what one of its own errors is as one.
final class SimulatedError: NativeBox {
  let domain: String
  let code: Int
  let userInfo: [(key: String, value: Value)]
  /// The app's own error that it stands for.
  let original: Value?
  /// What Foundation on Linux says of it, where that is the real one's error.
  private let linuxWords: String?

  init(
    _ domain: String, _ code: Int, _ userInfo: [(key: String, value: Value)], original: Value? = nil,
    linuxWords: String? = nil
  ) {
    self.linuxWords = linuxWords
    self.domain = domain
    self.code = code
    self.userInfo = userInfo
    self.original = original
  }

  override var typeName: String { "NSError" }
  override var isReference: Bool { true }
  override var description: String { "Error Domain=\(domain) Code=\(code) \"(null)\"" }
  override var isPrintable: Bool { userInfo.isEmpty }
  override func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? SimulatedError, other.domain == domain, other.code == code else { return false }
    return zip(userInfo, other.userInfo).allSatisfy { $0.key == $1.key && Equality.areEqual($0.value, $1.value) }
      && userInfo.count == other.userInfo.count
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(domain) }

  func text(_ key: String) -> String? {
    if case .text(let box)? = userInfo.first(where: { $0.key == key })?.value.flattened { box.text } else { nil }
  }

  /// What Foundation says of it; nil where only the device's tables have that.
  ///
  /// - Parameter isApple: whether it is Apple's Foundation, whose words are others than those on Linux.
  func localizedDescription(isApple: Bool) -> String? {
    if let own = text(NSLocalizedDescriptionKey) { return own }
    let reason = text(NSLocalizedFailureReasonErrorKey)
    if isApple { return AppleErrorTexts.description(domain, code, reason: reason) }
    if let linuxWords { return linuxWords }
    return NSError(domain: domain, code: code, userInfo: reason.map { [NSLocalizedFailureReasonErrorKey: $0] })
      .localizedDescription
  }
}

extension LibraryBuilder {
  mutating func addErrors() {
    expects("NSError", "init", nil, nil, "[String: Any]?")
    initializer("NSError", "(domain:code:userInfo?:)") { call in
      var userInfo: [(key: String, value: Value)] = []
      if case .dictionary(let box)? = call["userInfo"]?.flattened {
        userInfo = try box.table.pairs.map { (try call.unbridge($0.key, String.self), $0.value) }
      }
      return .native(SimulatedError(try call.text(0), try call.int(1), userInfo))
    }
    error("domain") { error, _ in error.domain.bridged }
    error("code") { error, _ in error.code.bridged }
    error("userInfo") { error, call in
      .dictionary(error.userInfo.map { ($0.key.bridged, $0.value) }, call.types.string, call.types.any)
    }
    error("localizedDescription") { error, call in
      if let original = error.original {
        return try call.interpreter.localizedDescription(of: original, at: call.location)
      }
      return call.interpreter.localizedDescription(of: error, at: call.location)
    }
    error("localizedFailureReason") { error, _ in error.text(NSLocalizedFailureReasonErrorKey).bridged }
    error("localizedRecoverySuggestion") { error, _ in error.text(NSLocalizedRecoverySuggestionErrorKey).bridged }
    cast("NSError") { call in try call.interpreter.error(call.value, at: call.location) }
    property("Error", "localizedDescription") { call in
      try call.interpreter.localizedDescription(of: call.value, at: call.location)
    }
    for name in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
      property("LocalizedError", name) { _ in .nothing(nil) }
    }
    property("CustomNSError", "errorUserInfo") { call in .dictionary([], call.types.string, call.types.any) }
    property("CustomNSError", "errorCode") { call in
      .int(call.interpreter.standardCode(of: call.value))
    }
    staticProperty("CustomNSError", "errorDomain") { call in
      .string(call.interpreter.standardDomain(of: call.type!))
    }
    for (name, key) in [
      ("NSLocalizedDescriptionKey", NSLocalizedDescriptionKey),
      ("NSLocalizedFailureReasonErrorKey", NSLocalizedFailureReasonErrorKey),
      ("NSLocalizedRecoverySuggestionErrorKey", NSLocalizedRecoverySuggestionErrorKey),
      ("NSUnderlyingErrorKey", NSUnderlyingErrorKey),
      ("NSURLErrorDomain", NSURLErrorDomain), ("NSCocoaErrorDomain", NSCocoaErrorDomain),
      ("NSPOSIXErrorDomain", NSPOSIXErrorDomain),
    ] { global(name) { _ in .string(key) } }
  }

  private mutating func error(_ name: String, _ read: @escaping (SimulatedError, Library.Call) throws -> Value) {
    property("NSError", name) { call in
      guard case .native(let box as SimulatedError) = call.value else { throw call.stop("NSError.\(name)") }
      return try read(box, call)
    }
  }
}

extension Interpreter {
  private func conforms(_ value: Value, _ name: String) -> Bool {
    guard let type = thisType(of: value) else { return false }
    return program.allProtocols(of: type).contains { $0.name == name }
  }

  /// The code that an error has as an NSError without saying one itself.
  func standardCode(of value: Value) -> Int {
    guard case .enumeration(let box) = value, let nominal = box.type.nominal else { return 1 }
    if let raw = program.rawType(of: nominal), case .int = raw.kind,
      case .int(let number)? = try? rawValue(box.caseIndex, of: box.type, at: nowhere)
    {
      return number
    }
    // The cases with a payload come first, as the compiler numbers them.
    let hasPayload = nominal.cases.map { !$0.parameters.isEmpty }
    let before = hasPayload[..<box.caseIndex].count { $0 == hasPayload[box.caseIndex] }
    return hasPayload[box.caseIndex] ? before : before + hasPayload.count { $0 }
  }

  func standardDomain(of type: RuntimeType) -> String {
    "\(program.module).\(type.nominal?.qualifiedName ?? type.name)"
  }

  /// An error of the app as an NSError; nil for what is no error.
  func error(_ value: Value, at location: TreeLocation) throws -> Value? {
    if case .native(let box as DecodingErrorBox) = value { return .native(box.asError) }
    if case .native(let box as CodedErrorBox) = value { return .native(box.error) }
    guard conforms(value, "Error"), let type = thisType(of: value) else { return nil }
    guard conforms(value, "CustomNSError") else {
      return .native(
        SimulatedError(
          standardDomain(of: type), standardCode(of: value), try userInfo(of: value, at: location), original: value))
    }
    let code = try property(program.symbols["errorCode"], of: value, at: location)
    let domain = try property(program.symbols["errorDomain"], of: .type(type), at: location)
    guard case .int(let number) = code, case .text(let text) = domain else {
      throw Stop(reason: "an error whose domain or code is not known", location: location)
    }
    var userInfo: [(key: String, value: Value)] = []
    if case .dictionary(let box) = try property(program.symbols["errorUserInfo"], of: value, at: location) {
      for pair in box.table.pairs { if case .text(let key) = pair.key { userInfo.append((key.text, pair.value)) } }
    }
    return .native(SimulatedError(text.text, number, userInfo, original: value))
  }

  /// What a LocalizedError says, under the keys of NSError.
  private func userInfo(of value: Value, at location: TreeLocation) throws -> [(key: String, value: Value)] {
    guard conforms(value, "LocalizedError") else { return [] }
    var found: [(key: String, value: Value)] = []
    for (name, key) in [
      ("errorDescription", NSLocalizedDescriptionKey), ("failureReason", NSLocalizedFailureReasonErrorKey),
      ("recoverySuggestion", NSLocalizedRecoverySuggestionErrorKey),
    ] {
      if let text = try property(program.symbols[name], of: value, at: location).flattened { found.append((key, text)) }
    }
    return found
  }

  /// What `localizedDescription` gives of a value of the app's that has one of its own; nil where that is meant.
  ///
  /// - Swift: it is a member of an extension of `Error`, which the protocol does not ask for, so that the static type
  ///   decides between the two.
  func description(
    ofError value: Value, seenAs: @autoclosure () throws -> RuntimeType?, at location: TreeLocation
  ) throws -> Value? {
    guard let type = thisType(of: value), type.nominal != nil,
      program.conforms(type, to: types.library("Error")) == true,
      let own = candidates(program.errorDescriptionSymbol, of: type, isStatic: false).first(where: { !$0.isDefault })
    else { return nil }
    guard let known = try seenAs()?.flattened else {
      throw Stop(
        reason: "whether 'localizedDescription' of \(own.owner.name) or of Error is meant", location: location)
    }
    let isOwn =
      known.nominal?.lineage.contains { $0 === own.owner } == true
      || program.allProtocols(of: known).contains { $0.nominal?.members[program.errorDescriptionSymbol] != nil }
    return isOwn ? nil : try localizedDescription(of: value, at: location)
  }

  /// `error.localizedDescription`.
  func localizedDescription(of value: Value, at location: TreeLocation) throws -> Value {
    if case .native(let box as SimulatedError) = value { return localizedDescription(of: box, at: location) }
    if case .native(let box as DecodingErrorBox) = value { return localizedDescription(of: box.asError, at: location) }
    if case .native(let box as CodedErrorBox) = value { return localizedDescription(of: box.error, at: location) }
    guard case .native(let box as SimulatedError)? = try error(value, at: location) else {
      return .unknown(Unknown("what \(typeOf(value).name) says", location))
    }
    if conforms(value, "LocalizedError"), conforms(value, "CustomNSError") {
      throw Stop(
        reason: "what an error that is both a LocalizedError and a CustomNSError says differs by platform",
        location: location)
    }
    return localizedDescription(of: box, at: location)
  }

  func localizedDescription(of error: SimulatedError, at location: TreeLocation) -> Value {
    error.localizedDescription(isApple: framework != nil)?.bridged
      ?? .unknown(Unknown("what error \(error.code) of \(error.domain) says", location))
  }
}
