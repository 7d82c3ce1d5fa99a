import ArgumentParser
import FlowInterfaceBuilder
import FlowMerge
import Foundation

/// `flowsim merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge storyboards and xibs by their objects, as git's merge driver.",
    discussion: """
      A three-way merge of a document's objects rather than of its lines: they are told by their ids, wherever they \
      stand. A conflict is what both sides changed in different ways, or what one deleted and the other changed or \
      uses; each is listed with its screen, and the merged file has what ours has there, or what was deleted. What \
      Interface Builder works out anew (frames of views with constraints, the list of images, versions of tools) is \
      none. The file that is written is a whole document in any case, and what nobody changed keeps its bytes.

      --install makes it the merge driver of the repository around the working folder, for *.storyboard and *.xib: \
      two lines in .gitattributes, and two settings of the repository's own configuration, which each clone needs.

      EXAMPLES:
        flowsim merge --install
        flowsim merge base.storyboard ours.storyboard theirs.storyboard --output Main.storyboard

      EXIT STATUS:
        0   merged without a conflict, or installed
        1   merged, and there are conflicts
        2   bad usage, or one of the files is no document; nothing is written
      """)

  @Argument(
    help: ArgumentHelp("The file that both sides began with; empty where each made its own.", valueName: "base"))
  var base: String?

  @Argument(help: ArgumentHelp("The file to merge into.", valueName: "ours"))
  var ours: String?

  @Argument(help: ArgumentHelp("The file to merge.", valueName: "theirs"))
  var theirs: String?

  @Option(help: ArgumentHelp("Where to write; by default to standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("What messages call the file; by default the output, else ours.", valueName: "path"))
  var path: String?

  @Flag(help: "Make it the repository's merge driver for storyboards and xibs.")
  var install = false

  func validate() throws {
    if install {
      guard base == nil, output == nil, path == nil else {
        throw ValidationError("--install takes no files and no other option.")
      }
    } else if theirs == nil {
      throw ValidationError("give three files, BASE OURS THEIRS, or --install.")
    }
  }

  func run() throws {
    if install { return try MergeDriver.install() }
    guard let base, let ours, let theirs else { return }
    try Console.expectWritable(output)
    let name = path ?? output ?? ours
    let merged: DocumentMerge
    do throws(InterfaceError) {
      merged = try DocumentMerge(
        base: read(base), ours: read(ours), theirs: read(theirs),
        names: .init(base: "\(name) (base)", ours: "\(name) (ours)", theirs: "\(name) (theirs)"))
    } catch {
      Console.error(error.description)
      throw CommandFailure.unusable(
        "\(LogText.line(name)) is not merged, and left as it is: only documents of Interface Builder are. "
          + "`git merge-file` merges its lines.")
    }
    do {
      if let output {
        try OutputFile.write(Data(merged.bytes), toFileAt: output)
      } else {
        try OutputFile.write(Data(merged.bytes), to: STDOUT_FILENO)
      }
    } catch let fault as OutputFile.Fault {
      throw CommandFailure.unusable("cannot write to \(LogText.line(output ?? "standard output")): \(fault.message)")
    }
    guard !merged.conflicts.isEmpty else { return }
    for conflict in merged.conflicts { Console.error("\(LogText.line(name)): conflict: \(conflict)") }
    Console.error(
      "\(LogText.line(name)): \(Console.counted(merged.conflicts.count, "conflict")). The file is a whole document, with "
        + "what ours has in each; decide them in it, then add it.")
    throw ExitCode(ExitStatus.failed)
  }

  private func read(_ file: String) throws(InterfaceError) -> [UInt8] {
    if file == "/dev/null" { return [] }
    do {
      return try FileBytes.read(file, limit: InterfaceReader.sizeLimit)
    } catch {
      throw InterfaceError(location: SourceLocation(file: file, line: 1, column: 1), message: error.message)
    }
  }
}
