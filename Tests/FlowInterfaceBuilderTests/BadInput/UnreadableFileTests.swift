import FlowInterfaceBuilder
import Foundation
import Testing

@Suite("Files that cannot be read")
struct UnreadableFileTests {
  @Test("a missing file is one error at 1:1")
  func missing() {
    #expect(
      Self.error("/nowhere/Main.storyboard")
        == "/nowhere/Main.storyboard:1:1: error: it cannot be read: No such file or directory. "
        + "Check the path; the file may have been moved or renamed.")
  }

  @Test("a folder with a document's name is one error, and the other files are read")
  func folder() throws {
    try TemporaryFolder.with { folder in
      try FileManager.default.createDirectory(atPath: folder + "/A.xib", withIntermediateDirectories: true)
      try "<document/>".write(toFile: folder + "/B.xib", atomically: true, encoding: .utf8)
      try "<document>".write(toFile: folder + "/C.xib", atomically: true, encoding: .utf8)
      let project = InterfaceProject(at: folder)
      #expect(project.documents.map(\.file) == [folder + "/B.xib"])
      #expect(
        project.errors.map(\.description) == [
          "\(folder)/A.xib:1:1: error: this is a folder, not a document. A nib bundle or a compiled nib or storyboard "
            + "keeps other files inside; give the source document that Interface Builder edits.",
          "\(folder)/C.xib:1:11: error: the file ends inside <document>, which begins in line 1: it was probably cut "
            + "off. Restore it from version control.",
        ])
    }
  }

  @Test("a link to itself, a broken link and a pipe are one error each")
  func links() throws {
    try TemporaryFolder.with { folder in
      for (name, target) in [("Loop.xib", "Loop.xib"), ("Lost.xib", "Gone.xib")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + name, withDestinationPath: folder + "/" + target)
      }
      try #require(mkfifo(folder + "/Pipe.xib", 0o600) == 0)
      #expect(
        InterfaceProject(at: folder).errors.map(\.description) == [
          "\(folder)/Loop.xib:1:1: error: it cannot be read: Too many levels of symbolic links. "
            + "A symbolic link leads back to itself; remove it.",
          "\(folder)/Lost.xib:1:1: error: it cannot be read: No such file or directory. "
            + "Check the path; the file may have been moved or renamed.",
          "\(folder)/Pipe.xib:1:1: error: this is not a regular file (a pipe, socket or device). Give a file.",
        ])
    }
  }

  @Test("a file of 100 MB is refused without being read")
  func large() throws {
    try TemporaryFolder.with { folder in
      let path = folder + "/Large.storyboard"
      try Data().write(to: URL(fileURLWithPath: path))
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: 100_000_000)
      try handle.close()
      #expect(
        Self.error(path)
          == "\(path):1:1: error: the file has 100000000 bytes, more than the 67108864 that are read: Interface "
          + "Builder's documents stay far below. Check what the file holds, or split the storyboard.")
    }
  }

  @Test("files and folders without permission are one error each", .disabled(if: getuid() == 0, "root may read all"))
  func permission() throws {
    try TemporaryFolder.with { folder in
      let path = folder + "/Closed.xib"
      try "<document/>".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.createDirectory(atPath: folder + "/closed", withIntermediateDirectories: true)
      for closed in [path, folder + "/closed"] {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
      }
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder + "/closed") }
      let reason =
        ":1:1: error: it cannot be read: Permission denied. "
        + "Give yourself permission to read it (chmod u+r)."
      #expect(
        InterfaceProject(at: folder).errors.map(\.description) == [path + reason, folder + "/closed" + reason])
    }
  }

  static func error(_ path: String) -> String? {
    do throws(InterfaceError) {
      _ = try InterfaceReader.read(path)
      return nil
    } catch {
      return error.description
    }
  }
}
