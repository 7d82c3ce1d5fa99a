import ArgumentParser
import FlowChecks
import FlowInterfaceBuilder
import FlowModel
import FlowReport
import FlowScript
import Foundation

/// The files that say how `flowsim check` checks.
enum CheckSettings {
  /// A configuration, and its text, with what is wrong with it: what cannot be read counts as none.
  struct Reading {
    var configuration = CheckConfiguration()
    var text = ""
    var faults: [CheckOutcome.InterfaceFault] = []
  }

  /// The configuration: of a file that is named, else the one in the checked folder, else none. What is wrong with it is
  /// said on standard error.
  ///
  /// - Throws: where the file that is named cannot be read.
  static func reading(_ file: String?, in folder: String, _ scope: FileScope) throws -> Reading {
    var reading = Reading()
    do {
      guard let text = try text(file, in: folder, scope) else { return reading }
      reading.text = text
      reading.configuration = try ConfigurationReader.read(text, file: path(file, in: folder))
    } catch let errors as ConfigurationErrors {
      Console.error("\(errors)")
      reading.faults = errors.faults.map { .init(location: $0.location, message: $0.message) }
    } catch let failure as CommandFailure where file == nil {
      Console.error("error: \(failure.message)")
      let start = SourceLocation(file: path(file, in: folder), line: 1, column: 1)
      reading.faults = [.init(location: start, message: failure.message)]
    }
    return reading
  }

  /// The configuration alone.
  ///
  /// - Throws: where something is wrong with it.
  static func read(_ file: String?, in folder: String, _ scope: FileScope) throws -> CheckConfiguration {
    let reading = try reading(file, in: folder, scope)
    guard reading.faults.isEmpty else { throw ExitCode(ExitStatus.unusable) }
    return reading.configuration
  }

  /// The largest configuration, and the largest baseline: more than any that people write.
  private static let sizeLimit = 64 << 20

  /// The configuration's text; nil where there is none.
  ///
  /// - Parameter scope: what may be read of what no command line names.
  static func text(_ file: String?, in folder: String, _ scope: FileScope) throws -> String? {
    let path = path(file, in: folder)
    guard file != nil || FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: sizeLimit, in: file == nil ? scope : .everything)
    } catch {
      throw CommandFailure.unusable(
        "the configuration \(LogText.line(path)) cannot be read: \(FileFault.reading(path, error))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure.unusable(
        "the configuration \(LogText.line(path)) cannot be read: it is not UTF-8 text. Save it as UTF-8.")
    }
    return text
  }

  private static func path(_ file: String?, in folder: String) -> String {
    file ?? (folder.isEmpty ? CheckConfiguration.fileName : "\(folder)/\(CheckConfiguration.fileName)")
  }

  /// What the configuration in an app's folder says for flows; a file that cannot be read says nothing, and why.
  static func project(in folder: String, _ scope: FileScope) -> ProjectSettings {
    guard let configuration = try? read(nil, in: folder, scope) else { return ProjectSettings() }
    return ProjectSettings(stubs: configuration.stubs)
  }

  /// The baseline in a file; nil when none is named.
  static func baseline(_ file: String?) throws -> Baseline? {
    guard let file else { return nil }
    let name = LogText.line(file)
    let data: Data
    do {
      data = Data(try FileBytes.read(file, limit: sizeLimit))
    } catch {
      let fault = FileFault.reading(file, error)
      throw CommandFailure.unusable(
        "the baseline \(name) cannot be read: \(fault) --write-baseline \(name) writes one.")
    }
    guard let baseline = try? Baseline(data) else {
      throw CommandFailure.unusable(
        "\(name) is no baseline of this version of flowsim. Write it anew with --write-baseline \(name).")
    }
    return baseline
  }
}

/// Rules that an option lists.
enum RuleNames {
  /// The identifiers of a list such as `dead-end,main-storyboard`; nil for nil.
  ///
  /// - Throws: when one is no rule's.
  static func parse(_ list: String?) throws -> Set<String>? {
    guard let list else { return nil }
    let ids = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for id in ids where !RuleRegistry.ids.contains(id) { throw ValidationError(unknown(id)) }
    return Set(ids)
  }

  /// What to say of a name that is no rule's.
  static func unknown(_ id: String) -> String {
    let advice = NearestName.of(id, in: RuleRegistry.ids).map { "did you mean '\($0)'?" }
    return "There is no rule '\(LogText.line(id))': \(advice ?? "`flowsim rules` lists them all.")"
  }
}
