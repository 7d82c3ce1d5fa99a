import FlowModel
import Foundation

/// `FileHandle` on a file of the app's: its content from a place on.
final class FileHandleBox: NativeBox {
  let path: String
  let mayRead: Bool
  let mayWrite: Bool
  /// Where it reads and writes next, in bytes.
  var offset = 0
  init(_ path: String, mayRead: Bool, mayWrite: Bool) {
    self.path = path
    self.mayRead = mayRead
    self.mayWrite = mayWrite
  }
  override var typeName: String { "FileHandle" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addFileHandles() {
    for (label, mayRead, mayWrite) in [
      ("Reading", true, false), ("Writing", false, true), ("Updating", true, true),
    ] {
      // By a path it is nil where there is no file, by a URL it throws.
      let isUpdating = label == "Updating"
      initializer("FileHandle", "(for\(label)AtPath:)") { call in
        guard try call.isOpenable(call[0], mayWrite: mayWrite), let path = try call.filePath(call[0]) else {
          return .none
        }
        return .optional(.native(FileHandleBox(path, mayRead: mayRead, mayWrite: mayWrite)))
      }
      initializer("FileHandle", "(for\(label)\(isUpdating ? "" : label == "Reading" ? "From" : "To"):)") { call in
        let path = try call.filePath(call[0]) ?? ""
        guard try call.isOpenable(call[0], mayWrite: mayWrite) else { throw call.fileError(mayWrite ? 4 : 260, path) }
        return .native(FileHandleBox(path, mayRead: mayRead, mayWrite: mayWrite))
      }
    }
    for name in ["readDataToEndOfFile()", "readToEnd()"] {
      method("FileHandle", name) { call in
        let handle = try call.fileHandle(reads: true)
        if handle.offset == 0, name == "readDataToEndOfFile()" {
          // What a coder wrote in an order of its own a coder reads.
          let all = try call.fileData(.string(handle.path))
          if case .native(let box as FoundationBox<SimulatedData>) = all { handle.offset = box.content.data.count }
          return all
        }
        let rest = try call.bytes(of: handle).dropFirst(handle.offset)
        handle.offset += rest.count
        let data = Data(rest).bridged
        return name == "readToEnd()" ? (rest.isEmpty ? .none : .optional(data)) : data
      }
    }
    for name in ["write(_:)", "write(contentsOf:)"] {
      method("FileHandle", name) { call in
        let handle = try call.fileHandle(writes: true)
        var all = try call.bytes(of: handle)
        let new = try call.argument(0, Data.self)
        if all.count < handle.offset { all.append(Data(count: handle.offset - all.count)) }
        all.replaceSubrange(handle.offset..<Swift.min(all.count, handle.offset + new.count), with: new)
        handle.offset += new.count
        try call.writeFile(all.bridged, to: .string(handle.path))
        return .void
      }
    }
    for name in ["seekToEndOfFile()", "seekToEnd()"] {
      method("FileHandle", name) { call in
        let handle = try call.fileHandle()
        handle.offset = try call.bytes(of: handle).count
        return .fixed(FixedInteger(bits: UInt64(handle.offset), kind: .uint64))
      }
    }
    for name in ["seek(toFileOffset:)", "seek(toOffset:)"] {
      method("FileHandle", name) { call in
        try call.fileHandle().offset = try call.int(0)
        return .void
      }
    }
    for name in ["truncateFile(atOffset:)", "truncate(atOffset:)"] {
      method("FileHandle", name) { call in
        let handle = try call.fileHandle(writes: true)
        let end = try call.int(0)
        var all = try call.bytes(of: handle).prefix(end)
        if all.count < end { all.append(Data(count: end - all.count)) }
        handle.offset = end
        try call.writeFile(Data(all).bridged, to: .string(handle.path))
        return .void
      }
    }
    for name in ["closeFile()", "close()", "synchronizeFile()", "synchronize()"] {
      method("FileHandle", name) { call in
        _ = try call.fileHandle()
        return .void
      }
    }
  }
}

extension Library.Call {
  /// Whether a file can be opened: it is there, and may be written to where that is wanted.
  fileprivate func isOpenable(_ file: Value, mayWrite: Bool) throws -> Bool {
    guard let path = try filePath(file) else { throw stop("a file is asked for", for: file) }
    switch files.content(at: path, interpreter, location) {
    case .data: return !mayWrite || !files.isForeign(path)
    case .folder, .missing: return false
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    }
  }

  fileprivate func fileHandle(reads: Bool = false, writes: Bool = false) throws -> FileHandleBox {
    guard case .native(let box as FileHandleBox) = value else { throw stop("a file handle is asked for", for: value) }
    if reads && !box.mayRead || writes && !box.mayWrite {
      throw stop("a file handle that is not open for what is done with it")
    }
    return box
  }

  fileprivate func bytes(of handle: FileHandleBox) throws -> Data {
    try unbridge(fileData(.string(handle.path)), Data.self)
  }
}
