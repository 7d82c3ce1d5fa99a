import FlowInterfaceBuilder
import FlowInterpreter
import FlowModel
import HeadlessUIKit
import UIKitBridge

/// What is not code, in a run of an app: what a flow states, and what stays open.
final class LiveWorld: World, @unchecked Sendable {
  let simulation: Simulation
  private let questions: OpenQuestions?
  private let unread: UnreadClasses
  private let texts: AppTexts
  private let bundle: BundleFiles
  /// What the flow's statements have answered.
  private var settled = Answers()
  /// What belongs to views and is not read.
  private var insides = ViewInsides()
  unowned var interpreter: Interpreter!

  @MainActor
  init(_ simulation: Simulation, _ questions: OpenQuestions?, _ unread: UnreadClasses, _ app: FlowApp) {
    self.simulation = simulation
    texts = app.model.texts
    bundle = app.bundle
    self.questions = questions
    self.unread = unread
  }

  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool {
    if let known = settled[question] { return known }
    if let answer = statedAnswer(question) {
      settled[question] = answer
      return answer
    }
    if framework.asksNothing { throw Stop(asking: question, at: location) }
    let place = location.source
    let asked = numberOfQuestions
    if let answer = onMain({ questions?.answer(question, at: place) }) {
      if numberOfQuestions > asked { interpreter.noteQuestion(asked) } else { interpreter.noteKnownAnswer() }
      return answer
    }
    throw Stop(asking: question, at: location)
  }

  /// How many questions were asked that nothing answers.
  var numberOfQuestions: Int { onMain { questions?.asked.count ?? 0 } }

  /// What the flow states of a question.
  private func statedAnswer(_ question: Unknown) -> Bool? {
    if question.asksPresence, let isThere = givenValue(question.what)?.isThere { return isThere }
    if case .bool(let flag)? = stated(question.what) { return flag }
    return interpreter.runningFunction.flatMap { function in
      onMain { self.unread.givens.branch(in: function, condition: question.what) }
    }
  }

  func lacking(_ stop: Stop, _ what: String) throws -> Value {
    stated(what) ?? .unknown(Unknown(what, stop.location))
  }

  func onlyLooks(_ property: String) -> Bool { QuietMembers.looks.contains(property) }

  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    if let stated = stated(what) { return stated }
    if let name = framework.misfit(in: handed.first) {
      throw Trap(message: "-[\(name) …]: unrecognized selector sent to instance (\(what))", location: location)
    }
    let hides = handed.contains { if case .unknown(let unknown)? = $0.flattened { unknown.hides } else { false } }
    let unknown = Unknown(
      what, location, hides: hides,
      isUndeclared: isMember(what, ofApp: handed.first) && !isOfUnreadSuperclass(handed.first),
      kind: KnownKinds.object(what))
    let outer = insides.view(of: handed.first)
    insides.note(unknown, of: outer)
    if SureObjects.contains(what) { settled[unknown.presence] = true }
    let result = Value.unknown(unknown)
    if QuietModules.contains(what) || framework.isDrawing && interpreter.isCallThatDraws(what) { return result }
    let missing =
      UsageDescriptions.missing(for: what, handed, in: framework.info, interpreter) ?? UnreadLists.question(of: what)
    if let missing {
      interpreter.noteChange()
      let place = location.source
      onMain { self.simulation.leaveUndecided(missing, at: place) }
    }
    interpreter.leaveOpen(what, handed: handed, at: location)
    let listeners = listeners(what, handed)
    if !listeners.isEmpty || handed.contains(where: \.holdsReference) && !QuietMembers.contains(what) {
      interpreter.noteChange()
    }
    for listener in listeners { try tell(listener, by: what, at: location) }
    // It asks for what it shows, or tells of what changes, and nothing else of it is here.
    if [QuietMembers.dataSource, QuietMembers.observing].contains(where: what.hasSuffix), !listeners.isEmpty {
      return result
    }
    if QuietMembers.registers(what) { framework.leaveRegistrationsOpen(of: handed, behind: what, at: location) }
    let isOfAppearance = framework.noteAppearance(what, handed)
    var reach = LiveReach()
    for value in handed { reach.add(value) }
    // A method of a library's of the same name may call what it is handed.
    guard !isOfAppearance, !QuietMembers.contains(what) || !reach.closures.isEmpty else { return result }
    if let outer { reach.add(outer) }
    if mayBeOfApp(what, handed.first) || isChangeOfValue(what, handed.first) { reach.addAnything() }
    let place = location.source
    let question = "what \(what) does"
    if reach.isAnything || QuietMembers.isFar(what) {
      interpreter.noteChange()
      onMain { self.simulation.leaveUndecided(question, at: place, asks: .unreadCode(what)) }
    } else {
      let (views, pasteboard) = (reach.views, reach.pasteboard)
      if !views.isEmpty || pasteboard != nil { interpreter.noteChange() }
      onMain {
        pasteboard?.forget()
        for view in views { self.doubt(view, question, at: place, hint: nil) }
      }
    }
    // A property that is not modelled is none of those that are.
    if !what.hasPrefix("setting ") { framework.leaveOpen(handed, behind: what, at: location) }
    for closure in reach.closures
    where !interpreter.isHarmless(closure, takesValues: QuietMembers.handsValues(what))
      && !(QuietMembers.goesThrough(what) && !hides && interpreter.leavesOpen(closure, calledBy: what, at: location))
    {
      try call(closure, by: what, at: location)
    }
    return result
  }

  /// The major version of iOS is the simulation's; which of its updates is installed is a question.
  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) throws -> Bool {
    guard let wanted = versions.first(where: { $0.platform == "iOS" }) else {
      return versions.contains { $0.platform == "*" }
    }
    let parts = wanted.version.split(separator: ".").compactMap { Int($0) }
    let major = onMain { self.simulation.system.major }
    guard parts.first == major, parts.dropFirst().contains(where: { $0 > 0 }) else {
      return (parts.first ?? 0) <= major
    }
    return try answer(Unknown("the device runs iOS \(wanted.version) or later", location), at: location)
  }

  /// Whether a member may be the app's or UIKit's own, since what it is called on or set of may be an object of theirs.
  private func mayBeOfApp(_ what: String, _ receiver: Value?) -> Bool {
    guard case .unknown(let unknown)? = receiver?.flattened, !isForeign(unknown),
      !DistantServices.contains(unknown.what)
    else { return false }
    let whole = what.hasPrefix("setting ") ? String(what.dropFirst("setting ".count)) : what
    guard whole.hasPrefix(unknown.what + ".") else { return false }
    let name = String(whole.dropFirst(unknown.what.count + 1))
    // What nobody declares and is no type may be any of the app's views: a library's member, or a misspelt one.
    if unknown.isUndeclared {
      if unknown.what.first?.isLowercase == true { return true }
      if QuietMembers.shown.contains(name) { return true }
    }
    guard name.hasSuffix("(…)") else { return interpreter.observes(propertyNamed: name) }
    let method = String(name.dropLast(3))
    return QuietMembers.navigating.contains(method) || interpreter.mayChange(byMethodNamed: method)
  }

  /// Whether what is read is a property of an object of the app's, which its class does not declare.
  private func isMember(_ what: String, ofApp receiver: Value?) -> Bool {
    guard case .object(let object)? = receiver?.flattened, interpreter.isOfApp(object.type) else { return false }
    return what.hasPrefix("\(object.type.name).") && !what.hasSuffix(")")
  }

  /// Whether an object of the app's has a superclass that is not read: what its class does not declare is that one's.
  private func isOfUnreadSuperclass(_ value: Value?) -> Bool {
    guard case .object(let object)? = value?.flattened else { return false }
    return object.type.nominal?.unreadSuperclass != nil
  }

  /// Whether a member may change a value of UIKit's: a snapshot, the configuration of a button.
  private func isChangeOfValue(_ what: String, _ receiver: Value?) -> Bool {
    guard case .native(let box)? = receiver?.flattened, !box.isReference else { return false }
    return what.hasPrefix("setting UI") || what.hasPrefix("NSDiffableDataSource")
  }

  /// Whether something is plainly an object of a class that is not the app's: `Name(…)`, `Name.shared`.
  private func isForeign(_ unknown: Unknown) -> Bool {
    if unknown.isUndeclared { return false }
    // What was done to it changes nothing of what it is.
    let what = unknown.what.firstRange(of: " after ").map { unknown.what[..<$0.lowerBound] } ?? unknown.what[...]
    let parts = what.split(separator: ".", omittingEmptySubsequences: false)
    let words = parts.map { String($0.hasSuffix("(…)") ? $0.dropLast(3) : $0) }
    guard let first = words.first, first.first?.isUppercase == true, !interpreter.isGenericParameter(first),
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return false }
    if parts.count == 1 { return true }
    return parts.count == 2 && !parts[0].hasSuffix("(…)")
      && (!parts[1].hasSuffix("(…)") || QuietMembers.sharedObjects.contains(words[1]))
  }

  func write(_ text: String) {}

  var locale: String? { texts.locale }

  func bundleFile(_ name: String) -> BundledFile { bundle.file(named: name) }

  func dataAsset(_ name: String) -> BundledFile { bundle.dataAsset(named: name) }

  var languages: [String] { texts.languages }

  func localized(_ key: String, table: String?) -> AppTexts.Shown? { texts.text(key, table: table, on: idiom) }

  func localized(_ key: String, table: String?, inFolderOf language: String) -> AppTexts.Shown? {
    texts.text(key, table: table, inFolderOf: language, on: idiom)
  }

  /// What catalogs of texts call the device.
  private var idiom: String { onMain { self.simulation.device.idiom == .pad } ? "ipad" : "iphone" }

  func keys(table: String?) -> [String] { texts.keys(table: table) }

  func formats(table: String?) -> [String] { texts.formats(table: table) }

  /// What a flow states of an expression; a member of the class whose code runs needs no name before it.
  func stated(_ expression: String) -> Value? { givenValue(expression)?.value }

  private func givenValue(_ expression: String) -> GivenValue? {
    let owner = interpreter.runningFunction.flatMap { $0.split(separator: ".").first }
    return onMain {
      let givens = self.unread.givens
      if let stated = givens.result(of: expression) { return stated }
      guard let owner, expression.hasPrefix("\(owner).") else { return nil }
      return givens.result(of: String(expression.dropFirst(owner.count + 1)))
    }
  }

  /// Notes that a property of an object of UIKit's was set to what is not known.
  func note(_ unknown: Unknown, of object: NSObject?, _ property: String, at location: TreeLocation) throws {
    // What is inside of a screen of the system's is open, whatever it was given.
    if object is any SystemScreen { return }
    let isClause = Self.clauses.contains(where: unknown.what.hasPrefix)
    let question = "\(isClause ? unknown.what : "what \(unknown.what) gives"), which is set as \(property)"
    let (view, place, hint) = (object as? UIView, location.source, LiveQuestion(unknown).hint)
    let (constraint, isLayer) = (object as? NSLayoutConstraint, object is CALayer)
    let controller = object as? UIViewController
    let isItem = object is UINavigationItem
    // Nothing finds an item of a bar by its tag.
    let isTag = object is UIBarItem && property == "tag"
    if let item = object as? UIBarButtonItem, property == "target" {
      return leaveTouchOpen(of: item, question, at: place, hint: hint)
    }
    // Where a popover lies is open whatever it points at.
    let isAnchor = object is UIPopoverPresentationController && property == "sourceRect"
    let isTitleInBar = (controller != nil || object is UINavigationItem) && !(object is UIAlertController)
    let showsPicture = view is UIImageView || view is UIButton || object is UIBarItem
    let (texts, shown) = (unknown.texts, object.flatMap { ShownText(of: $0, by: property) })
    // A button has a title for each of its states.
    let isText = ["text", "title"].contains(property)
    let opened = framework.openProperty(property, of: object, unknown)
    let source = isText && !(object is UIButton) ? opened : nil
    onMain {
      let choices = texts.flatMap { texts in shown?.text == texts[0] ? texts : nil }
      shown?.leaveOpen(PossibleTexts(choices, of: unknown.what))
      let text =
        isText || property == "message"
        ? DoubtfulText(unknown, choices: choices, shown: shown?.text) : DoubtfulText()
      if property == "image" { (view as? UIImageView)?.leaveImageOpen() }
      if let names = unknown.pictureNames, QuietMembers.pictures.contains(property), showsPicture {
        self.leaveNameOpen(of: view, names, at: place)
      }
      if QuietMembers.looks.contains(property) || isTag || isAnchor { return }
      if isLayer, QuietMembers.places.contains(property) || QuietMembers.drawing.contains(property) { return }
      if let view, QuietMembers.places.contains(property) { return view.leavePlaceOpen(property, as: unknown) }
      if let constraint, property == "constant" {
        return constraint.leaveConstantOpen(as: unknown)
      }
      if property == "title" && isTitleInBar || property == "prompt" && isItem {
        let screen = controller?.titledInBarAlone
        let isInTab = screen == nil && controller != nil
        return self.unread.doubts.add(
          ElementDoubt(
            screen: screen, isOfAnyScreen: screen == nil, view: nil, isOfWholeScreen: true, part: .content,
            text: text,
            kinds: isInTab ? [.navigationTitle, .backButton, .tab] : [.navigationTitle, .backButton],
            question: question, location: place, hint: hint, source: source))
      }
      if let alert = controller as? UIAlertController, property == "message" {
        // It has one, which keeps it from being empty.
        if alert.message == nil { alert.message = "" }
        return self.unread.doubts.add(
          ElementDoubt(
            screen: controller, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: .additions, text: text,
            question: question, location: place, hint: hint, source: opened))
      }
      if let view, QuietMembers.isShare(property, of: view) {
        // - UIKit: assistive technology reads it in per cent (``systemValue``).
        var text = DoubtfulText()
        text.form = TextForm([.run(of: "0123456789"), .text("%")])
        return self.doubt(
          view, question, at: place, hint: hint, text: text, source: opened)
      }
      if let scroll = view as? UIScrollView, property == "contentOffset" {
        return scroll.scrollSomewhere(animated: false)
      }
      if let view, property == "rows" {
        let question = "what \(unknown.what) gives, which is how many rows a list has"
        return self.doubt(view, question, at: place, hint: hint, parts: [.content, .touch])
      }
      if isItem, QuietMembers.barItems.contains(property) {
        for part in [ElementDoubt.Part.content, .touch] {
          self.unread.doubts.add(
            ElementDoubt(
              screen: nil, isOfAnyScreen: true, view: nil, isOfWholeScreen: true, part: part,
              kinds: [.barButton, .backButton], question: question, location: place,
              hint: hint))
        }
        return
      }
      guard let view, QuietMembers.elementProperties.contains(property) else {
        return self.simulation.leaveUndecided(question, at: place)
      }
      self.doubt(view, question, at: place, hint: hint, text: text, source: source)
    }
  }

  /// Which name the picture of a view, or of an item of a bar, has by which tests find it is not known.
  @MainActor
  private func leaveNameOpen(of view: UIView?, _ names: [String], at place: SourceLocation) {
    let shapes: [TextShape?] = names.isEmpty ? [nil] : names.map { .name($0) }
    for shape in shapes {
      unread.doubts.addOnce(
        ElementDoubt(
          screen: nil, isOfAnyScreen: true, view: view, isOfWholeScreen: view == nil,
          part: .additions, shape: shape, question: "what a picture is read as whose name is not known",
          location: place))
    }
  }

  /// What a touch on an item of a bar does is not known, wherever it stands.
  private func leaveTouchOpen(of item: UIBarButtonItem, _ question: String, at place: SourceLocation, hint: String?) {
    onMain {
      self.unread.doubts.add(
        ElementDoubt(
          screen: nil, isOfAnyScreen: true, view: nil, isOfWholeScreen: true, part: .touch, kinds: [.barButton],
          isOfItem: true, item: item, question: question, location: place, hint: hint))
    }
  }

  /// How what is not known begins where it is a clause rather than an expression.
  private static let clauses = ["what ", "whether ", "how ", "the error of "]

  @MainActor
  func doubt(
    _ view: UIView, _ question: String, at place: SourceLocation, hint: String?, text: DoubtfulText = DoubtfulText(),
    parts: [ElementDoubt.Part] = [.content], source: OpenProperty? = nil
  ) {
    for part in parts {
      unread.doubts.add(
        ElementDoubt(
          screen: nil, isOfAnyScreen: true, view: view, isOfWholeScreen: false, part: part,
          text: text, question: question, location: place, hint: hint, source: source))
    }
  }

  private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    framework.onMain(body)
  }

  private var framework: UIKitFramework { interpreter.framework as! UIKitFramework }
}

extension UIViewController {
  /// Itself, where its title stands in the bar of its stack alone, and not under the symbol of a tab.
  fileprivate var titledInBarAlone: UIViewController? {
    guard isViewLoaded, let stack = navigationController else { return nil }
    return stack.viewControllers.first === self && tabBarController != nil ? nil : self
  }
}

/// Something that is not known, in the words of a tester.
struct LiveQuestion {
  let unknown: Unknown
  init(_ unknown: Unknown) { self.unknown = unknown }

  /// The lines of a header that would settle it, and that a stub would.
  var hint: String {
    let what = unknown.what
    let question = what.hasPrefix(LiveLook.words) ? String(what.dropFirst(LiveLook.words.count)) : what
    return GivenLines.resultOrStub(question, isPresence: unknown.asksPresence)
  }
}
