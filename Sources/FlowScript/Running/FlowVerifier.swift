import FlowInterfaceBuilder
import FlowInterpreter
import FlowModel
import HeadlessUIKit

/// Verifies flows: reads the apps that they name, each once, and runs a flow in all worlds that are possible.
@MainActor
public final class FlowVerifier {
  /// What holds for all flows of a run.
  public struct Options: Sendable {
    /// The app, whatever a flow's header names: a folder, a storyboard or an Xcode project's folder.
    public var app: String?
    /// The name of the app's target, whatever a header says, where projects build several apps.
    public var target: String?
    /// The device's name, whatever a header says.
    public var device: String?
    /// The version of iOS, whatever a header says.
    public var os: String?
    /// The language that the device is set to, whatever a header says, such as `de_AT`.
    public var locale: String?
    /// The date that the device shows as a flow begins, whatever a header says, such as `2026-03-14 09:41`.
    public var date: String?
    /// Whether flows, projects and configurations may name files outside of the repository around them, or, without one,
    /// outside of the folders of the flow and the app. The command line says no: there a stranger may have written them.
    public var allowsOutside = true
    /// Values for `${NAME}`, as `-e` gives them.
    public var variables: [String: String]
    /// Swift files, folders of them or patterns, that stand for what is not here of an app's code, for all flows.
    public var stubs: [String] = []
    /// The Swift modules whose classes stand behind the scenes; none on the command line.
    public var modules: [String]
    /// The most steps of one flow, with those in blocks, and the most rounds of all its `repeat`.
    package var mostSteps = FlowExecution.mostSteps

    /// Whether results hold what the app showed after each step.
    package var recordsScreens = false
    /// Whether results hold where the app went in each step.
    package var recordsTrails = false
    /// Is told of each step, by what it is and where, before it begins, in every world.
    package var stepBegins: (@Sendable (String, SourceLocation) -> Void)?
    /// Whether who runs the flows has asked for an end: the one that runs goes no further than the step that it is at.
    package var isInterrupted: @Sendable () -> Bool = { false }
    /// Lowers an app's Swift files for the interpreter; nil leaves what code decides undecided.
    package var code: (@Sendable (AppCodeRequest) -> AppProgram)?
    /// What the project in an app's folder says beside its code.
    package var project: (@Sendable (String) -> ProjectSettings)?

    /// Options from their parts.
    public init(
      app: String? = nil, device: String? = nil, os: String? = nil, variables: [String: String] = [:],
      modules: [String] = []
    ) {
      self.app = app
      self.device = device
      self.os = os
      self.variables = variables
      self.modules = modules
    }
  }

  private let options: Options
  private var apps: [String: Result<FlowApp, StepFailure>] = [:]
  private var projects: [String: ProjectSettings] = [:]

  /// Makes a runner; an app that several flows name is read once.
  public init(options: Options = Options()) { self.options = options }

  /// The documents and sources that could not be read, of all the apps so far: their flows ran without them.
  public var unreadableFiles: [FlowError] {
    let apps = apps.values.compactMap { try? $0.get() }
    return FlowErrors(
      apps.flatMap(\.model.unreadable).map { FlowError($0.location, $0.message) }
        + apps.flatMap(\.program.missing).map { FlowError($0.location, $0.message) }
    ).errors
  }

  /// Runs a flow.
  ///
  /// - Parameter progress: is told of each step as it ends.
  /// - Throws: `FlowErrors` when the flow's header names no app, or one, a device or a start that does not exist.
  public func run(_ flow: Flow, progress: (StepResult) -> Void = { _ in }) throws(FlowErrors) -> FlowResult {
    var result = try inBounds { () throws(FlowErrors) in try runInBounds(flow, progress: progress) }
    if options.recordsScreens {
      PatternBudget.$current.withValue(PatternBudget()) { addScreens(of: flow, to: &result) }
    }
    return result
  }

  /// What is on the screen after the steps of a flow, in the first of its worlds; nil where one of them does not pass.
  package func sight(after flow: Flow) throws(FlowErrors) -> ScreenSight? {
    try inBounds { () throws(FlowErrors) in
      let world = try world(of: flow)
      let execution = FlowExecution(
        flow: flow, world: world, variables: FlowVariables(options.variables),
        questions: OpenQuestions(clock: world.clocks.first))
      defer { execution.live?.end() }
      do throws(StepFailure) {
        for step in flow.steps { _ = try execution.execute(step.command) }
        return ScreenSight(try execution.app())
      } catch {
        return nil
      }
    }
  }

  private func inBounds<Value>(_ work: () throws(FlowErrors) -> Value) throws(FlowErrors) -> Value {
    let result = PatternBudget.$current.withValue(PatternBudget()) {
      Result { () throws(FlowErrors) in try work() }
    }
    return try result.get()
  }

  /// Adds what the app showed after each step. It is looked at in a run of its own, so that looking decides nothing.
  private func addScreens(of flow: Flow, to result: inout FlowResult) {
    guard var world = try? world(of: flow) else { return }
    world.recordsScreens = true
    world.stepBegins = nil
    let variables = FlowVariables(options.variables)
    func record(_ clock: DeviceClock.Setting?) -> FlowResult {
      let questions = world.app.trees.isEmpty ? nil : OpenQuestions(clock: clock)
      return FlowExecution(flow: flow, world: world, variables: variables, questions: questions).perform()
    }
    var recorded = record(world.clocks.first)
    // What is decided at dates alone is not to be seen without one.
    if recorded.steps.count < result.steps.count { recorded = record(world.clocks.first ?? DeviceClock.Setting.all[0]) }
    for (index, step) in recorded.steps.enumerated() where result.steps.indices.contains(index) {
      guard result.steps[index].step.location == step.step.location else { return }
      result.steps[index].snapshot = step.snapshot
    }
  }

  /// Checks what a flow's header says, without running it: that its app, its start and its device are there. A flow that
  /// names no app is right as it is.
  ///
  /// - Throws: `FlowErrors`.
  package func check(_ flow: Flow) throws(FlowErrors) {
    guard options.app != nil || flow.header.flowsim?.app != nil else {
      let header = try Self.evaluated(flow.header, options.variables)
      _ = try NamedDevice(options.device, or: header?.device, at: flow.header.location)
      _ = try orientation(header)
      _ = try system(of: flow, header)
      return
    }
    _ = try world(of: flow)
  }

  /// The path of the app that a flow's header names; nil where it names none.
  package func appNamed(by flow: Flow) -> String? {
    guard let header = try? Self.evaluated(flow.header, options.variables) else { return nil }
    return header.app.map { Self.path($0.value, relativeTo: flow.file) }
  }

  /// The files and folders that a run of a flow reads beside its own file: its app's, and stubs.
  package func sources(of flow: Flow) -> [String] {
    let header = try? Self.evaluated(flow.header, options.variables)
    let app = options.app ?? header?.app.map { Self.path($0.value, relativeTo: flow.file) }
    let own = (header?.stubs ?? []).map { Self.path($0.value, relativeTo: flow.file) }
    // Of a pattern, the folder in which it begins.
    let stubs = (options.stubs + own).map { path in
      path.firstIndex(of: "*").map { star in
        path[..<star].lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      } ?? path
    }
    return (app.map { [AppFolder($0).directory.isEmpty ? "." : AppFolder($0).directory] } ?? []) + stubs
  }

  /// The world that a flow's header describes.
  private func world(of flow: Flow) throws(FlowErrors) -> FlowWorld {
    let header = try Self.evaluated(flow.header, options.variables)
    let named = try NamedDevice(options.device, or: header?.device, at: flow.header.location)
    let device = named?.device ?? .standard
    let orientation = try orientation(header)
    let system = try system(of: flow, header)
    let (app, stubs) = try app(of: flow, header)
    let start: FlowStart
    do {
      start = try app.start(named: header?.initial?.value, device: device)
    } catch {
      throw Self.error(error, at: header?.initial?.location ?? header?.app?.location ?? flow.header.location)
    }
    let check = GivenCheck(model: app.model, trees: app.trees)
    let faults = (header?.givens ?? []).filter { options.modules.isEmpty || !$0.isAboutCode }.compactMap(
      check.fault(of:))
    if !faults.isEmpty { throw FlowErrors(faults) }
    return FlowWorld(
      app: app, device: device, orientation: orientation, system: system, start: start, modules: options.modules,
      stubs: stubs, clocks: try clocks(of: flow, header), mostSteps: options.mostSteps,
      recordsTrails: options.recordsTrails, stepBegins: options.stepBegins, isInterrupted: options.isInterrupted,
      namedDevice: named)
  }

  private func runInBounds(_ flow: Flow, progress: (StepResult) -> Void) throws(FlowErrors) -> FlowResult {
    let world = try world(of: flow)
    let variables = FlowVariables(options.variables)
    guard world.app.trees.isEmpty else {
      var cut: FlowResult?
      let worlds = FlowWorlds(of: world.app) {
        let result = FlowExecution(flow: flow, world: world, variables: variables, questions: $0).perform()
        if result.isInterrupted, cut == nil { cut = result.interruptedStep }
        return result
      }
      let whole = worlds.result(at: world.clocks)
      let result = cut ?? whole
      for step in result.steps { progress(step) }
      return result
    }
    return withoutActuallyEscaping(progress) { progress in
      FlowExecution(flow: flow, world: world, variables: variables, progress: progress).perform()
    }
  }

  /// The orientation that the app starts in: `portrait`, `landscape` (the device lies on its left side), or UIKit's
  /// own names.
  private func orientation(_ header: FlowsimHeader?) throws(FlowErrors) -> UIInterfaceOrientation {
    guard let written = header?.orientation else { return .portrait }
    let known: [(String, UIInterfaceOrientation)] = [
      ("portrait", .portrait), ("landscape", .landscapeRight), ("landscapeLeft", .landscapeLeft),
      ("landscapeRight", .landscapeRight), ("portraitUpsideDown", .portraitUpsideDown),
    ]
    if let found = known.first(where: { $0.0.lowercased() == written.value.lowercased() }) { return found.1 }
    throw FlowErrors([
      FlowError(
        written.location, "'\(written.value)' is no orientation",
        hint: "the orientations are \(known.map(\.0).joined(separator: ", "))")
    ])
  }

  private func system(of flow: Flow, _ header: FlowsimHeader?) throws(FlowErrors) -> SystemVersion {
    guard let name = options.os ?? header?.os?.value else { return .standard }
    if let system = SystemVersion(named: name) { return system }
    throw FlowErrors([
      FlowError(
        header?.os?.location ?? flow.header.location, "flowsim does not simulate iOS '\(name)'",
        hint: "it simulates \(SystemVersion.all.map(\.description).joined(separator: ", "))")
    ])
  }

  private func clocks(of flow: Flow, _ header: FlowsimHeader?) throws(FlowErrors) -> [DeviceClock.Setting] {
    guard let text = options.date ?? header?.date?.value else { return [] }
    if let clocks = DeviceClock.Setting.all(at: text) { return clocks }
    throw FlowErrors([
      FlowError(
        header?.date?.location ?? flow.header.location, "'\(text)' is no date",
        hint:
          "write it as 2026-03-14, 2026-03-14 09:41 or 2026-03-14 09:41 Europe/Berlin; without a time zone it is UTC")
    ])
  }

  private func locale(of flow: Flow, _ header: FlowsimHeader?) throws(FlowErrors) -> String? {
    guard let name = options.locale ?? header?.locale?.value else { return nil }
    guard LanguageName.isLanguage(name) else {
      throw FlowErrors([
        FlowError(
          header?.locale?.location ?? flow.header.location, "'\(name)' is no language",
          hint: "write it as de, de_AT or zh-Hans; the app's .lproj folders say which it has")
      ])
    }
    return name
  }

  private func app(of flow: Flow, _ header: FlowsimHeader?) throws(FlowErrors) -> (FlowApp, [StubFiles]) {
    let location = options.app == nil ? header?.app?.location ?? flow.header.location : flow.header.location
    guard let path = options.app ?? header?.app.map({ Self.path($0.value, relativeTo: flow.file) }) else {
      throw FlowErrors([
        FlowError(
          flow.header.location, "the flow names no app",
          hint: "add it to the header (`flowsim:` with `app: path/to/App`, relative to the flow's file), or use --app")
      ])
    }
    let around = options.allowsOutside ? FileScope.everything : .aroundFlow(flow.file)
    // A flow that lies in no repository is its user's own, and names the app that it is about wherever that lies.
    guard options.app != nil || around.admits(path) || !FileScope.isInRepository(flow.file) else {
      throw FlowErrors([
        FlowError(
          location,
          "the app '\((header?.app?.value ?? path).shortened(to: 100))' lies outside of what is around the flow",
          hint: "nothing of it is read. \(FileScope.advice)")
      ])
    }
    let scope = options.allowsOutside ? FileScope.everything : .around(path)
    let target = options.target ?? header?.target?.value
    let locale = try locale(of: flow, header)
    let project = projects[path] ?? options.project?(path) ?? ProjectSettings()
    projects[path] = project
    let stubs = try StubFiles.found(
      options.stubs.map { StubPath($0, at: SourceLocation(file: "", line: 1, column: 1)) } + project.stubs
        + (header?.stubs ?? []).map { StubPath($0.value, at: $0.location) }, header: flow.header.location,
      in: scope, ofFlow: around.union(scope))
    let files = stubs.flatMap(\.files)
    let key = ([path, target ?? "", locale ?? ""] + files).joined(separator: "\n")
    let app =
      apps[key]
      ?? Result { () throws(StepFailure) in
        try FlowApp(path: path, target: target, locale: locale, stubs: files, in: scope, code: options.code)
      }
    apps[key] = app
    let found: FlowApp
    do {
      found = try app.get()
    } catch {
      throw Self.error(error, at: location)
    }
    let faults = found.program.unreadable.map { FlowError($0.location, $0.message) }
    if !faults.isEmpty { throw FlowErrors(faults) }
    return (found, stubs)
  }

  /// The part of a header for flowsim, with the values of its `${…}`: the run's, then the header's own.
  private static func evaluated(_ header: FlowHeader, _ values: [String: String]) throws(FlowErrors) -> FlowsimHeader? {
    guard var own = header.flowsim else { return nil }
    var variables = FlowVariables(values)
    // The flow's own report says what is wrong with its `env`.
    try? variables.define(header.env)
    for part in [\FlowsimHeader.app, \.target, \.initial, \.device, \.orientation, \.os, \.locale, \.date] {
      guard let written = own[keyPath: part] else { continue }
      do throws(ExpressionError) {
        own[keyPath: part] = Located(try variables.text(of: Template(written.value)), at: written.location)
      } catch {
        throw Self.error(StepFailure(error: error), at: written.location)
      }
    }
    for index in own.stubs.indices {
      let written = own.stubs[index]
      do throws(ExpressionError) {
        own.stubs[index].value = try variables.text(of: Template(written.value))
      } catch {
        throw Self.error(StepFailure(error: error), at: written.location)
      }
    }
    return own
  }

  /// A fault with the words of a failure, whose further lines stand with the hint.
  private static func error(_ failure: StepFailure, at location: SourceLocation) -> FlowErrors {
    let further = failure.difference.map(LogText.line).map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
    let hint = further + [failure.hint].compactMap(\.self)
    return FlowErrors([FlowError(location, failure.message, hint: hint.isEmpty ? nil : hint.joined(separator: "\n"))])
  }

  private static func path(_ path: String, relativeTo file: String) -> String {
    let resolved = FlowPath.resolve(path, from: file)
    return resolved.isEmpty ? "." : resolved
  }
}

extension FlowResult {
  fileprivate var isInterrupted: Bool { steps.contains { $0.failure?.isOfInterruption == true } }

  /// The step alone at which it was interrupted: what other worlds make of those before it is not known.
  fileprivate var interruptedStep: FlowResult {
    var result = self
    result.steps = Array(steps.filter { $0.failure?.isOfInterruption == true && !$0.step.command.isBlock }.prefix(1))
    if result.steps.isEmpty { result.steps = Array(steps.filter { $0.failure?.isOfInterruption == true }.prefix(1)) }
    result.verdict = .undecided
    return result
  }
}
