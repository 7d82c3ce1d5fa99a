import FlowInterpreter

extension LiveWorld {
  /// Code that is not read calls a closure of the app's never, at once or later; twice stands for more than once.
  func call(_ closure: Closure, by what: String, at location: TreeLocation) throws {
    let isSure = QuietMembers.callsItsClosureOnce(what)
    let asked = numberOfQuestions
    guard try isSure || answer(Unknown("\(what) calls its closure", location), at: location) else { return }
    let isAsked = numberOfQuestions > asked
    let isDrawing = what.hasPrefix("UIGraphicsImageRenderer(…).") || what.hasPrefix("UIGraphicsPDFRenderer(…).")
    let arguments = (0..<closure.parameterCount).map { number in
      // What is drawn into is the system's.
      Value.unknown(
        Unknown(
          isDrawing ? "UIGraphicsRendererContext(…)" : "$\(number) of \(what)", location,
          type: number == 0 ? QuietMembers.answers(of: what).map { interpreter.optional($0) } : nil))
    }
    let isAtOnce =
      try isSure
      || !QuietMembers.isLate(what) && !DistantServices.isLate(what)
        && answer(Unknown("\(what) calls its closure at once", location), at: location)
    let isAgain =
      try QuietMembers.mayRepeat(what) && answer(Unknown("\(what) calls its closure again", location), at: location)
    for isSecond in isAgain ? [false, true] : [false] {
      func run(_ interpreter: Interpreter) throws {
        guard isSecond else {
          _ = try interpreter.call(closure, arguments, at: location)
          return
        }
        try interpreter.callAgain(closure, arguments, calledBy: what, at: location)
      }
      guard isAtOnce else {
        let piece = interpreter.loop.piece(asked: isAsked && !isAgain ? asked : nil) { [unowned interpreter] in
          try run(interpreter!)
        }
        let comes = { [unowned interpreter] in
          if QuietMembers.callsBackElsewhere(what) {
            interpreter!.loop.callBackElsewhere(closure, piece)
          } else {
            interpreter!.loop.add { _ in try piece() }
          }
        }
        if QuietMembers.answersBeforeAnyStep(what) {
          comes()
        } else {
          interpreter.loop.answer(what, at: location, isAgain: isSecond, comes)
        }
        continue
      }
      do { try run(interpreter) } catch let thrown as Thrown {
        guard interpreter.isTrying else { return }
        throw thrown
      }
    }
  }
}
