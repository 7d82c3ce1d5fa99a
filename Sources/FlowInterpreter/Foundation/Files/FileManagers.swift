import FlowModel
import Foundation

/// `FileManager.default`.
final class SimulatedFileManager: FoundationClass {
  package static var bridgedName: String { "FileManager" }
}

/// The file manager of an app.
private final class DefaultFileManager {
  let value = SimulatedFileManager().bridged
}

/// `FileManager.SearchPathDirectory` and its domains.
extension FileManager.SearchPathDirectory: FoundationValue {
  package static var bridgedName: String { "FileManager.SearchPathDirectory" }
  /// The folder of an app; nil where it is outside of it.
  fileprivate var path: String? {
    switch self {
    case .documentDirectory: DeviceFiles.home + "/Documents"
    case .libraryDirectory: DeviceFiles.home + "/Library"
    case .cachesDirectory: DeviceFiles.home + "/Library/Caches"
    case .applicationSupportDirectory: DeviceFiles.home + "/Library/Application Support"
    default: nil
    }
  }
}
extension FileManager.SearchPathDomainMask: FoundationOptions {
  package static var bridgedName: String { "FileManager.SearchPathDomainMask" }
}

extension LibraryBuilder {
  mutating func addFileManager() {
    // Others have the same files.
    let manage: Library.Method = { call in
      guard call.interpreter.framework != nil else { return .unknown(Unknown("FileManager.default", call.location)) }
      return call.interpreter.kept(DefaultFileManager.init).value
    }
    staticProperty("FileManager", "default", manage)
    initializer("FileManager", "()", manage)
    cases([
      "documentDirectory": FileManager.SearchPathDirectory.documentDirectory, "libraryDirectory": .libraryDirectory,
      "cachesDirectory": .cachesDirectory, "applicationSupportDirectory": .applicationSupportDirectory,
      "downloadsDirectory": .downloadsDirectory, "desktopDirectory": .desktopDirectory,
    ])
    options(
      FileManager.SearchPathDomainMask.self,
      ["userDomainMask": .userDomainMask, "localDomainMask": .localDomainMask, "allDomainsMask": .allDomainsMask])
    let manager = "FileManager"
    expects(manager, "urls", "FileManager.SearchPathDirectory", "FileManager.SearchPathDomainMask")
    expects(manager, "url", "FileManager.SearchPathDirectory", "FileManager.SearchPathDomainMask")
    method(manager, "urls(for:in:)") { call in
      let path = try call.folder(call[0])
      return call.list([URL(fileURLWithPath: path, isDirectory: true).bridged], call.types.library("URL"))
    }
    method(manager, "url(for:in:appropriateFor:create:)") { call in
      let path = try call.folder(call[0])
      if try call.argument(3, Bool.self) { _ = call.files.makeFolder(path, withParents: true) }
      return URL(fileURLWithPath: path, isDirectory: true).bridged
    }
    property(manager, "temporaryDirectory") { _ in
      URL(fileURLWithPath: DeviceFiles.home + "/tmp", isDirectory: true).bridged
    }
    function("NSTemporaryDirectory()") { call in
      guard call.interpreter.framework != nil else { throw call.stop("NSTemporaryDirectory()") }
      return .string(DeviceFiles.home + "/tmp/")
    }
    function("NSHomeDirectory()") { call in
      guard call.interpreter.framework != nil else { throw call.stop("NSHomeDirectory()") }
      return .string(DeviceFiles.home)
    }
    function("NSSearchPathForDirectoriesInDomains(_:_:_:)") { call in
      call.list([.string(try call.folder(call[0]))], call.types.string)
    }
    method(manager, "fileExists(atPath:isDirectory?:)") { call in
      switch try call.content(call[0]) {
      case .missing: return .bool(false)
      case .data, .folder: return .bool(true)
      case .unknown(let unknown): return .unknown(Unknown("\(unknown.what) exists", call.location))
      }
    }
    addFileQuestions()
    method(manager, "contents(atPath:)") { call in
      switch try call.content(call[0]) {
      case .data(let data): return .optional(data)
      case .missing, .folder: return .none
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    method(manager, "setAttributes(_:ofItemAtPath:)") { call in
      if case .missing = try call.content(call[1]) { throw call.fileError(4, try call.filePath(call[1]) ?? "") }
      return .void
    }
    for label in ["at", "atPath"] {
      method(manager, "removeItem(\(label):)") { call in
        if let path = try? call.filePath(call[0]), call.files.isForeign(path) {
          // No app may remove what is not its own, whether it is there or not.
          throw Thrown(value: .unknown(Unknown("the error of FileManager.removeItem", call.location)))
        }
        let path = try call.changed(call[0])
        if !call.files.remove(path) { throw call.fileError(4, path) }
        return .void
      }
      method(manager, "createDirectory(\(label):withIntermediateDirectories:attributes?:)") { call in
        let path = try call.changed(call[0])
        let withParents = try call.argument(1, Bool.self)
        if !call.files.makeFolder(path, withParents: withParents) { throw call.fileError(516, path) }
        return .void
      }
    }
    method(manager, "createFile(atPath:contents:attributes?:)") { call in
      .bool(call.files.write(call[1].flattened ?? Data().bridged, to: try call.changed(call[0])))
    }
    method(manager, "contentsOfDirectory(atPath:)") { call in
      call.list(try call.names(call[0]).map { .string($0) }, call.types.string)
    }
    method(manager, "contentsOfDirectory(at:includingPropertiesForKeys:options?:)") { call in
      let folder = try call.argument(0, URL.self)
      return call.list(
        try call.names(call[0]).map { folder.appendingPathComponent($0, isDirectory: false).bridged },
        call.types.library("URL"))
    }
    for (name, keeps) in [("copyItem", true), ("moveItem", false)] {
      for (from, to) in [("at", "to"), ("atPath", "toPath")] {
        method(manager, "\(name)(\(from):\(to):)") { call in
          let (source, target) = (try call.changed(call[0]), try call.changed(call[1]))
          if call.files.isFolder(source) {
            guard call.files.copyFolder(source, to: target) else { throw call.fileError(516, target) }
            if !keeps { _ = call.files.remove(source) }
            return .void
          }
          let data = try call.fileData(.string(source))
          if case .data = try call.content(.string(target)) { throw call.fileError(516, target) }
          if !call.files.write(data, to: target) { throw call.fileError(4, target) }
          if !keeps { _ = call.files.remove(source) }
          return .void
        }
      }
    }
  }
}

extension LibraryBuilder {
  /// What may be done with what lies at a path: all that an app keeps itself it may read, write and remove.
  private mutating func addFileQuestions() {
    for name in ["isReadableFile", "isWritableFile", "isDeletableFile"] {
      method("FileManager", "\(name)(atPath:)") { call in
        guard let path = try call.filePath(call[0]) else { throw call.stop("a file is asked for") }
        switch try call.content(call[0]) {
        // Whether what is not there counts as deletable is not documented.
        case .missing where name != "isDeletableFile": return .bool(false)
        case .data, .folder:
          if name == "isReadableFile" || !call.files.isForeign(path) { return .bool(true) }
          return .unknown(Unknown("FileManager.\(name)(\(path))", call.location))
        case .unknown(let unknown): return .unknown(Unknown("\(unknown.what) exists", call.location))
        case .missing: return .unknown(Unknown("FileManager.\(name)(\(path))", call.location))
        }
      }
    }
    method("FileManager", "subpaths(atPath:)") { call in
      guard let path = try call.filePath(call[0]) else { throw call.stop("a file is asked for") }
      if case .unknown(let unknown) = try call.content(call[0]) { return .unknown(unknown) }
      guard let paths = call.files.paths(below: path) else { return .optional(nil) }
      let arranged = call.interpreter.arranged(ContiguousArray(paths), at: call.location)
      return .optional(call.list(arranged.map { .string($0) }, call.types.string))
    }
  }
}

extension Library.Call {
  /// The container of a group that the app belongs to.
  package func groupContainer(_ group: String) -> URL {
    URL(fileURLWithPath: files.container(of: group), isDirectory: true)
  }
}

extension Library.Call {
  /// The folder of a kind.
  fileprivate func folder(_ value: Value) throws -> String {
    guard interpreter.framework != nil else { throw stop("the path of a folder") }
    guard let path = try unbridge(value, FileManager.SearchPathDirectory.self).path else {
      throw stop("a folder outside of the app's")
    }
    return path
  }

  fileprivate func content(_ value: Value) throws -> DeviceFiles.Content {
    guard let path = try filePath(value) else { throw stop("a file is asked for") }
    return files.content(at: path, interpreter, location)
  }

  /// The path of something that is changed; one that is not known may be any.
  fileprivate func changed(_ value: Value) throws -> String {
    guard let path = try filePath(value) else { throw stop("a file is asked for") }
    if case .unknown(let unknown) = files.content(at: path, interpreter, location) {
      throw Stop(lacking: unknown, at: location)
    }
    return path
  }

  /// The names in a folder, in the order of the run's arrangement.
  ///
  /// - Foundation: they come in no order that is promised (documentation of contentsOfDirectory(atPath:)).
  fileprivate func names(_ value: Value) throws -> ContiguousArray<String> {
    guard let path = try filePath(value) else { throw stop("a file is asked for") }
    if case .unknown(let unknown) = try content(value) { throw Stop(lacking: unknown, at: location) }
    guard let names = files.names(in: path) else { throw fileError(260, path) }
    return interpreter.arranged(ContiguousArray(names), at: location)
  }
}
