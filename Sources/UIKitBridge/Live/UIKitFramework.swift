import FlowInterpreter
import FlowModel
import Foundation
import HeadlessUIKit

/// HeadlessUIKit, as the interpreter sees it, in one run of an app.
package final class UIKitFramework: Framework {
  package unowned var interpreter: Interpreter!
  /// What ended the app's code: from then on none of it runs.
  package private(set) var fault: (any Error)?
  /// Whether what the app's code lacks ends nothing.
  private var isAsking = false
  /// The app's function that UIKit called last.
  var lastCode: Code?
  /// What extensions of the app's override of UIKit's own classes, by their names, that nobody calls.
  var uncalledExtensions: [String: [UncalledMember]] = [:]
  /// What stands for objects of UIKit's own classes as delegates of recognizers.
  var extendedDelegates: [ObjectIdentifier: ExtendedDelegate] = [:]
  /// What properties hold that were set to what is not known.
  var unknowns = UnknownProperties()
  /// Told of what is done to an object with what is not known.
  package var onUnknown: (Unknown, NSObject?, String, TreeLocation) throws -> Void = { unknown, _, _, location in
    throw Stop(reason: unknown.what, location: location)
  }

  /// Told of what is done to an object off the main thread.
  package var onOffMainThread: (OffMainThread) -> Void = { _ in }

  /// The objects that documents gave outlets of another class.
  var misfits: [Misfit] = []

  /// The views that stand for what is not known.
  var unreadViews: [ObjectIdentifier: UnreadView] = [:]

  /// What storyboards reach in the app's classes.
  var bindingTables: [RuntimeType: InterfaceBindings] = [:]

  /// The bitmaps that code has begun to draw: for each, whether it surely has pixels.
  var bitmaps: [Bool] = []
  /// Whether code runs that is left where it asks a question, since what it may change is known without it.
  package var asksNothing = false
  /// Whether a view is drawn.
  package var isDrawing = false
  /// Whether code that draws does more than that, where it was looked through.
  var drawingCode: [ObjectIdentifier: Bool] = [:]

  /// What the app's Info.plist holds.
  package var info = BundleInfo()
  /// What the app is entitled to.
  package var entitlements = AppEntitlements()
  /// The URL schemes that the app registers, in small letters.
  package var schemes: Set<String> = []
  /// The modules of the app's classes.
  package var modules = ClassModules()
  /// Whether the app's target compiles files that are not here, which may declare any class.
  package var lacksSources = false
  /// Whether the app was launched with arguments, which do not reach its code.
  package var hasArguments = false

  package init() {}

  package let catalog = FrameworkCatalog.uiKit

  /// Rewrites apps of Swift 1 and 2.
  package static let swift2 = Swift2Rewriting(tables, .uiKit, hasModel: true)

  package var tables: LibraryTables { Self.tables }

  private static let tables: LibraryTables = {
    var library = LiveLibrary(builder: LibraryBuilder.standard)
    UIKitMembers.add(to: &library)
    LiveGeometry.add(to: &library.builder)
    library.addCells()
    library.addCellContents()
    library.addRowActions()
    library.addStoryboards()
    library.addOpenProperties()
    library.addAssets()
    library.addDrawing()
    library.addRefusals()
    library.addSubviews()
    library.addAlertViews()
    library.addExtendedDelegates()
    library.addNotifications()
    library.addAttributedStrings()
    library.addAttributedTexts()
    library.addSceneOptions()
    library.addSystemScreens()
    library.addLinks()
    library.addSnapshots()
    library.addListConfigurations()
    library.addSectionSnapshots()
    library.addDiffableSources()
    library.addTexts()
    library.addListeners()
    library.addObservedProgress()
    library.addTraits()
    library.addTitleLabels()
    library.addListTexts()
    library.addLayout()
    library.addColors()
    library.addFontDescriptors()
    library.addConstants()
    library.addBundle()
    library.addBarItems()
    library.addNumericRawValues()
    library.addFormerNames()
    library.addTransforms()
    library.addLayerCopies()
    library.addCommandLine()
    // A symbol is there whatever it is to look like.
    library.initializer("UIImage", "(systemName:withConfiguration:)") { call in
      UIImage(systemName: try call.argument(0))?.withOwnLook().bridged ?? .none
    }
    library.builder.expects("UIImage", "withTintColor", "UIColor", "UIImage.RenderingMode")
    for signature in ["withTintColor(_:renderingMode?:)", "withConfiguration(_:)"] {
      library.method("UIImage", signature) { call in (try call.this() as UIImage).withOwnLook().bridged }
    }
    library.method("UIImage", "applyingSymbolConfiguration(_:)") { call in
      .optional((try call.this() as UIImage).withOwnLook().bridged)
    }
    library.maker("NSObject", "()") { _, part in
      guard let part else { return NSObject() }
      return LiveMaking.with(part) { InterpretedObject() }
    }
    return LibraryTables(library.builder)
  }()

  package func makeObject(
    of instance: Instance, _ arguments: [Argument], _ interpreter: Interpreter, at location: TreeLocation
  ) throws -> AnyObject? {
    let call = Library.Call(
      interpreter: interpreter, value: .object(instance), arguments: arguments, location: location)
    let name = instance.type.nominal?.frameworkClass ?? "NSObject"
    guard let make = interpreter.maker(of: name, arguments) else {
      let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
      throw Stop(reason: "\(name).init(\(labels))", location: location)
    }
    return try LiveReference.object(of: make(call))
  }

  // MARK: From the app's code to UIKit

  /// Does something on the main thread.
  package func onMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      let plain = unsafeBitCast(body, to: (() throws -> Result).self)
      return try interpreter.loop.onMainThread { try plain() }
    }
  }

  /// For how many statements a member of the framework's counts: what it does takes about as long.
  private static let statementsOfMember = 8

  /// A body that runs on the main thread.
  static func onMain(_ body: @escaping LiveLibrary.Body) -> Library.Method {
    let plain = unsafeBitCast(body, to: Library.Method.self)
    return { call in
      call.interpreter.budget -= statementsOfMember
      let result = try call.interpreter.loop.onMainThread { try plain(call) }
      if let fault = call.framework.fault { throw fault }
      return result
    }
  }

  static func onMain(_ body: @escaping LiveLibrary.Change) -> Library.Mutator {
    let plain = unsafeBitCast(body, to: Library.Mutator.self)
    return { call, base in
      call.interpreter.budget -= statementsOfMember
      let result = try call.interpreter.loop.onMainThread { try plain(call, &base) }
      if let fault = call.framework.fault { throw fault }
      return result
    }
  }

  // MARK: From UIKit to the app's code

  /// Runs code of the app's on an object.
  ///
  /// - Returns: nil where it ended the app's code, or had ended before.
  @MainActor @discardableResult
  func run<Result>(
    _ code: Code, of object: any LiveObject, _ arguments: [Value],
    _ convert: (Library.Call, Value) throws -> Result
  ) -> Result? {
    guard fault == nil else { return nil }
    do {
      return try interpreter.loop.entering {
        let instance = Instance(of: object.part, object)
        lastCode = code
        let value = try interpreter.call(code, on: instance, arguments)
        let call = Library.Call(
          interpreter: interpreter, value: .object(instance), arguments: [], location: code.location)
        return try convert(call, value)
      }
    } catch {
      end(with: error)
      return nil
    }
  }

  /// The size that code of the app's states for an object's content: no number where it hangs on what is not known.
  @MainActor
  func measure(_ code: Code, of object: any LiveObject) -> CGSize {
    var size: CGSize?
    ask { size = run(code, of: object, []) { PartlyKnown.size(of: $1) } }
    return size ?? CGSize(width: CGFloat.nan, height: .nan)
  }

  /// The same with what is known of each length.
  @MainActor
  func measuredContent(_ code: Code, of object: any LiveObject) -> ContentExtents {
    var extents: ContentExtents?
    ask {
      extents = run(code, of: object, []) { _, size in
        ContentExtents(
          width: PartlyKnown.length("width", of: size) ?? .anything,
          height: PartlyKnown.length("height", of: size) ?? .anything)
      }
    }
    return extents ?? ContentExtents(width: .anything, height: .anything)
  }

  /// Sets a property that the app's class overrides or observes.
  @MainActor
  func set(_ name: String, of object: any LiveObject, to value: Value) {
    guard fault == nil else { return }
    do {
      try interpreter.loop.entering {
        try interpreter.set(name, of: Instance(of: object.part, object), to: value)
      }
    } catch { end(with: error) }
  }

  /// Reads a property that the app's class has.
  @MainActor
  func get<Result>(
    _ name: String, of object: any LiveObject, _ convert: (Library.Call, Value) throws -> Result
  ) -> Result? {
    guard fault == nil else { return nil }
    do {
      return try interpreter.loop.entering {
        let instance = Instance(of: object.part, object)
        let value = try interpreter.get(name, of: instance)
        let call = Library.Call(
          interpreter: interpreter, value: .object(instance), arguments: [], location: interpreter.start)
        return try convert(call, value)
      }
    } catch {
      end(with: error)
      return nil
    }
  }

  /// Runs the statements of `main.swift`.
  ///
  /// - Returns: what names the delegate's class; nil where the app has no such file, or it ended the app's code.
  @MainActor
  package func runMain() -> Value? {
    do {
      return try interpreter.loop.entering { try interpreter.runMainScript(endingIn: "UIApplicationMain") }
    } catch {
      end(with: error)
      return nil
    }
  }

  /// Notes what ended the app's code.
  package func end(with error: any Error) {
    if isAsking, error is Stop { return }
    if fault == nil { fault = error }
  }

  package func ask(_ body: () -> Void) {
    let outer = isAsking
    isAsking = true
    body()
    isAsking = outer
  }
}

extension Library.Call {
  /// The run that the call belongs to.
  package var framework: UIKitFramework { interpreter.framework as! UIKitFramework }
}
