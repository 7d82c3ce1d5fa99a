import ArgumentParser
import FlowInterfaceBuilder
import FlowScript
import FlowSources
import Foundation

/// What flows run over, whatever their headers say: an app, a device, values.
struct FlowWorldOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app, whatever a header names: a folder, a storyboard or an Xcode project's folder.", valueName: "path"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The app's target, whatever a header says, where projects build several apps.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The device, whatever a header says, such as \"iPhone 16\".", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The version of iOS, whatever a header says, such as 17.", valueName: "version"))
  var os: String?

  @Option(
    help: ArgumentHelp(
      "The language of the device, whatever a header says, such as de or de_AT; without any the app's own.",
      valueName: "language"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The date that the device shows as a flow begins, whatever a header says, such as \"2026-03-14 09:41\".",
      valueName: "date"))
  var date: String?

  @Option(
    name: .customShort("e"), help: ArgumentHelp("A value for ${NAME}; may be repeated.", valueName: "NAME=VALUE"))
  var variables: [String] = []

  @OptionGroup var files: ScopeOption

  func validate() throws {
    for variable in variables where variable.firstIndex(of: "=") == nil || variable.hasPrefix("=") {
      throw ValidationError("-e \(variable): write it as NAME=VALUE.")
    }
  }

  /// Throws where nothing is at the path of the app.
  func expectApp() throws {
    if let app, !FileManager.default.fileExists(atPath: app) { throw CommandFailure.missing(app) }
  }

  /// As the verifier takes it.
  var options: FlowVerifier.Options {
    var options = FlowVerifier.Options(app: app, device: device, os: os, variables: environment)
    options.target = target
    options.locale = locale
    options.date = date
    options.allowsOutside = files.allowsOutside
    options.project = { [isOpen = files.allowsOutside] folder in
      CheckSettings.project(in: folder, isOpen ? .everything : .around(folder))
    }
    options.code = { AppTrees.program(at: $0.path, own: $0.own, name: $0.target, stubs: $0.stubs, survey: $0.survey) }
    return options
  }

  private var environment: [String: String] {
    variables.reduce(into: [:]) { values, variable in
      guard let equals = variable.firstIndex(of: "=") else { return }
      values[String(variable[..<equals])] = String(variable[variable.index(after: equals)...])
    }
  }
}
