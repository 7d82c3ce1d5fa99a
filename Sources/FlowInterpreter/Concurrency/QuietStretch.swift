import FlowModel

/// Pieces of work that have asked something and since then have changed nothing that outlives them, but for how objects
/// of the framework look.
///
/// Where all of them end so, the app is as it would be without the questions, once what they have set may be anything:
/// what was answered makes no difference.
package struct QuietStretch {
  /// The numbers of the questions that it has asked, among all of the run.
  package fileprivate(set) var questions: [Int] = []
  /// The number of the question whether it comes at all; nil for work that surely comes.
  package let questionOfComing: Int?
  /// What the framework says of each look that was set, in order.
  package fileprivate(set) var looks: [AnyObject] = []
  /// What it has put into caches.
  package fileprivate(set) var cached: [CachedObject] = []
  /// Whether it has changed nothing at all.
  var leavesNothing: Bool { looks.isEmpty && cached.isEmpty }
  /// The pieces that belong to it and are not over, by number; none belongs to two stretches.
  fileprivate var pieces: Set<Int>
  /// The objects that were made in it: who changes them, changes nothing that was there.
  fileprivate var made: Set<ObjectIdentifier> = []
}

extension Interpreter {
  /// The place of the stretch that the work which runs belongs to; nil where it belongs to none.
  private var currentStretch: Int? {
    guard !stretches.isEmpty else { return nil }
    let piece = loop.current.piece
    return stretches.firstIndex { $0.pieces.contains(piece) }
  }

  /// What runs may have changed something that was there before, or that outlives it.
  package func noteChange() {
    if let index = currentStretch { stretches.remove(at: index) }
  }

  func noteChange(of object: AnyObject) {
    guard let index = currentStretch, !stretches[index].made.contains(ObjectIdentifier(object)) else { return }
    stretches.remove(at: index)
  }

  func noteMade(_ object: AnyObject) {
    if let index = currentStretch { stretches[index].made.insert(ObjectIdentifier(object)) }
  }

  /// A question was asked that nothing answers.
  ///
  /// - Parameter number: how many were asked before.
  package func noteQuestion(_ number: Int) {
    let piece = loop.current.piece
    guard piece > 0 else { return }
    if let index = currentStretch {
      stretches[index].questions.append(number)
    } else {
      stretches.append(QuietStretch(questions: [number], questionOfComing: nil, pieces: [piece]))
    }
  }

  /// What runs goes by the answer to an earlier question, which other work may have asked.
  package func noteKnownAnswer() {
    guard !stretches.isEmpty else { return }
    let piece = loop.current.piece
    stretches.removeAll { !$0.pieces.contains(piece) }
  }

  /// A library's member is called: most of a plain value's give a value and change nothing but their own.
  func noteCall(of type: String, _ name: String, on value: Value, at location: TreeLocation) {
    // What is made is seen nowhere yet.
    guard !stretches.isEmpty, !name.isEmpty, type != "NSCache", !noteLook(name, of: value, at: location) else { return }
    if case .native(let box) = value, box.isReference, library.mutatingNames.contains(name) {
      return noteChange(of: box)
    }
    let isQuiet =
      type.isEmpty
      ? EffectTables.functions.contains(name)
      : library.isPlain(type, program) || EffectTables.puttingInLine.contains("\(type).\(name)")
    if !isQuiet { noteChange() }
  }

  /// A member of an object of the framework's is called.
  ///
  /// - Returns: whether it changes nothing but how that looks.
  func noteLook(_ member: String, of value: Value, at location: TreeLocation) -> Bool {
    guard let index = currentStretch, let framework else { return false }
    switch framework.effect(of: member, on: value, at: location) {
    case .anything: return false
    case .nothing: break
    case .look(let look): stretches[index].looks.append(look)
    }
    return true
  }

  /// A property of an object of the framework's is read: who else sees what work has set goes by it.
  package func noteRead(_ isMeant: (AnyObject) -> Bool) {
    guard stretches.contains(where: { !$0.looks.isEmpty }) else { return }
    let piece = loop.current.piece
    stretches.removeAll { !$0.pieces.contains(piece) && $0.looks.contains(where: isMeant) }
  }

  /// What is on the screen is looked at.
  package func noteSeen() { stretches.removeAll { !$0.leavesNothing } }

  /// Something is asked for in a cache.
  func noteAsked(_ isMeant: (CachedObject) -> Bool) {
    guard !stretches.isEmpty else { return }
    let piece = loop.current.piece
    stretches.removeAll { !$0.pieces.contains(piece) && $0.cached.contains(where: isMeant) }
  }

  /// Something was put into a cache.
  func noteCached(_ object: CachedObject) {
    if let index = currentStretch { stretches[index].cached.append(object) }
  }

  fileprivate func begin(_ piece: Int, _ questionOfComing: Int?) {
    guard let questionOfComing else { return }
    comings[piece] = nil
    stretches.append(QuietStretch(questionOfComing: questionOfComing, pieces: [piece]))
  }

  /// The questions whether work comes at all that made no difference so far: it has not begun, or has changed nothing.
  package var idleComings: [Int] {
    comings.values + stretches.filter(\.leavesNothing).compactMap(\.questionOfComing)
  }

  /// A piece of work comes where the answer to a question was yes: what that makes of the app, its end will show.
  fileprivate func noteComing(of piece: Int, asked question: Int) {
    comings[piece] = question
    if let index = currentStretch { stretches[index].questions.removeAll { $0 == question } }
  }

  fileprivate func addToCurrentStretch(_ piece: Int) {
    if let index = currentStretch { stretches[index].pieces.insert(piece) }
  }

  fileprivate func finish(_ piece: Int) throws {
    guard let index = stretches.firstIndex(where: { $0.pieces.contains(piece) }) else { return }
    stretches[index].pieces.remove(piece)
    guard stretches[index].pieces.isEmpty else { return }
    let stretch = stretches.remove(at: index)
    guard !stretch.questions.isEmpty || stretch.questionOfComing != nil else { return }
    try onQuietEnd?(stretch)
  }
}

extension Scheduler {
  /// A piece of work for which nobody waits.
  ///
  /// - Parameter question: the number of the question whether it comes at all, where that was asked for it alone.
  package func piece<Result>(
    asked question: Int? = nil, _ body: @escaping () throws -> Result
  ) -> () throws -> Result {
    pieces += 1
    let number = pieces
    if let question {
      interpreter.noteComing(of: number, asked: question)
    } else {
      interpreter.addToCurrentStretch(number)
    }
    return { [unowned self] in
      let strand = current
      let outer = strand.piece
      strand.piece = number
      defer { strand.piece = outer }
      interpreter.begin(number, question)
      let result = try body()
      if let value = result as? Value, !value.isVoid { interpreter.noteChange() }
      try interpreter.finish(number)
      return result
    }
  }
}
