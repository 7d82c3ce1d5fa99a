import FlowModel
import Foundation

/// How files are written and read.
extension NSData.WritingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.WritingOptions" }

  /// How a device keeps a file that is locked, which changes nothing for the app that wrote it (NSData.h numbers them from
  /// 1).
  fileprivate static func protection(_ number: UInt) -> Self { Self(rawValue: number << 28) }
}
extension NSData.ReadingOptions: FoundationOptions {
  package static var bridgedName: String { "Data.ReadingOptions" }
}

/// How the app's code reads and writes files.
extension Library.Call {
  var files: DeviceFiles { interpreter.defaults.files }

  /// The path of an argument: a text, or a file's URL.
  ///
  /// - Returns: nil where it is no file's.
  func filePath(_ value: Value) throws -> String? {
    switch value.flattened {
    case .text(let box)?: return box.text
    case .native(let box as FoundationBox<URL>)?: return box.content.isFileURL ? box.content.path : nil
    case let value?: throw stop("a file is asked for", for: value)
    case nil: throw stop("a file is asked for")
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: the error of Foundation's where there is none.
  func fileData(_ value: Value) throws -> Value {
    guard let path = try filePath(value) else {
      throw Stop(lacking: Unknown("the content of a URL", location), at: location)
    }
    switch files.content(at: path, interpreter, location) {
    case .data(let data): return data
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    case .folder, .missing: throw fileError(260, path)
    }
  }

  /// Whether there is surely no file.
  package func lacksFile(_ value: Value) throws -> Bool {
    guard let path = try filePath(value) else { return false }
    if case .missing = files.content(at: path, interpreter, location) { return true }
    return false
  }

  /// An error of Cocoa's about a file.
  func fileError(_ code: Int, _ path: String) -> Thrown {
    Thrown(value: .native(SimulatedError("NSCocoaErrorDomain", code, [("NSFilePath", .string(path))])))
  }

  /// Writes a file.
  func writeFile(_ data: Value, to target: Value) throws {
    let path: String?
    do { path = try filePath(target) } catch let stop as Stop where stop.isLacking {
      files.leaveOpen(stop.unknown ?? Unknown(stop.reason, location))
      return
    }
    guard let path else { throw stop("what is written to a URL that is no file's") }
    if !files.write(data, to: path) { throw fileError(4, path) }
  }

  /// Expects that there is no file yet.
  ///
  /// - Throws: the error of Foundation's where there is one.
  func expectNoFile(at target: Value) throws {
    guard let path = try filePath(target) else { return }
    switch files.content(at: path, interpreter, location) {
    case .missing: return
    case .data, .folder: throw fileError(516, path)
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    }
  }

  /// The bytes of a text that is written.
  func encoded(_ text: Value, _ encoding: Value?) throws -> Value {
    if case .unknown(let unknown) = text { return unknown.encodedData ?? text }
    let encoding = try encoding.map { try unbridge($0, String.Encoding.self) } ?? .utf8
    return try unbridge(text, String.self).data(using: encoding)?.bridged ?? Data().bridged
  }

  func decoded(_ data: Value, _ encoding: Value?) throws -> Value {
    let encoding = try encoding.map { try unbridge($0, String.Encoding.self) } ?? .utf8
    if encoding == .utf8, let text = Unknown.text(ofEncoded: data, at: location) { return text }
    return String(data: try unbridge(data, Data.self), encoding: encoding)?.bridged ?? .string("")
  }
}

extension LibraryBuilder {
  /// What values read themselves from files and write to them.
  mutating func addFileAccess() {
    for label in ["contentsOf", "contentsOfFile"] {
      initializer("String", "(\(label):)") { call in try call.decoded(call.fileData(call[0]), nil) }
      initializer("String", "(\(label):encoding:)") { call in try call.decoded(call.fileData(call[0]), call[1]) }
    }
    for label in ["contentsOf", "contentsOfFile"] {
      initializer("NSString", "(\(label):encoding:)") { call in
        let text = try call.decoded(call.fileData(call[0]), call[1])
        if case .text(let box) = text { return NSString(string: box.text).bridged }
        return text
      }
    }
    initializer("Data", "(contentsOf:options?:)") { call in
      // What a plain program reads is the machine's.
      guard call.interpreter.framework != nil else { throw call.stop("the content of a file") }
      return try call.fileData(call[0])
    }
    options(
      NSData.WritingOptions.self,
      [
        "atomic": .atomic, "atomicWrite": .atomic, "withoutOverwriting": .withoutOverwriting,
        "noFileProtection": .protection(1), "completeFileProtection": .protection(2),
        "completeFileProtectionUnlessOpen": .protection(3),
        "completeFileProtectionUntilFirstUserAuthentication": .protection(4), "fileProtectionMask": .protection(15),
      ])
    options(
      NSData.ReadingOptions.self,
      ["mappedIfSafe": .mappedIfSafe, "uncached": .uncached, "alwaysMapped": .alwaysMapped])
    method("Data", "write(to:options?:)") { call in
      let options = try call.argument("options", NSData.WritingOptions.self) ?? []
      if options.contains(.withoutOverwriting) { try call.expectNoFile(at: call[0]) }
      try call.writeFile(call.value, to: call[0])
      return .void
    }
    for label in ["to", "toFile"] {
      method("String", "write(\(label):atomically:encoding:)") { call in
        try call.writeFile(try call.encoded(call.value, call[2]), to: call[0])
        return .void
      }
    }
    addFileManager()
    addBundle()
  }

  private mutating func addBundle() {
    for (signature, isURL) in [
      ("path(forResource:ofType:)", false), ("url(forResource:withExtension:)", true),
    ] {
      method("Bundle", signature) { call in
        let name = try call.unbridge(call[0], String?.self) ?? ""
        let kind = try call.unbridge(call[1], String?.self) ?? ""
        let file = kind.isEmpty ? name : "\(name).\(kind.hasPrefix(".") ? String(kind.dropFirst()) : kind)"
        switch call.interpreter.world.bundleFile(file) {
        case .at: break
        case .missing: return .none
        case .unknown: return .unknown(Unknown("Bundle.\(isURL ? "url" : "path")(\(file))", call.location))
        }
        let path = "\(DeviceFiles.bundle)/\(file)"
        return .optional(isURL ? URL(fileURLWithPath: path, isDirectory: false).bridged : .string(path))
      }
    }
    property("Bundle", "bundlePath") { _ in .string(DeviceFiles.bundle) }
    property("Bundle", "bundleURL") { _ in URL(fileURLWithPath: DeviceFiles.bundle, isDirectory: true).bridged }
    property("Bundle", "resourcePath") { _ in .optional(.string(DeviceFiles.bundle)) }
    property("Bundle", "resourceURL") { _ in
      .optional(URL(fileURLWithPath: DeviceFiles.bundle, isDirectory: true).bridged)
    }
  }
}
