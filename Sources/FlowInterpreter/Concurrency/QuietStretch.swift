import FlowModel

/// Pieces of work that have asked something and since then have changed nothing that outlives them.
///
/// Where all of them end so, the app is as it was before the first of the questions: what was answered makes no difference.
package struct QuietStretch {
  /// How many questions the run had asked before it began.
  package let questions: Int
  /// Whether it began with a piece of work that may never come, so that the app is now as if it had not come.
  package let mayBeLeftOut: Bool
  /// The pieces that belong to it and are not over, by number.
  fileprivate(set) var pieces: Set<Int>
  /// The objects that were made in it: who changes them, changes nothing that was there.
  fileprivate var made: Set<ObjectIdentifier> = []
}

extension Interpreter {
  /// Something may have changed that was there before, or outlives the work that runs.
  package func noteChange() { stretch = nil }

  func noteChange(of object: AnyObject) {
    if stretch?.made.contains(ObjectIdentifier(object)) == false { stretch = nil }
  }

  func noteMade(_ object: AnyObject) { stretch?.made.insert(ObjectIdentifier(object)) }

  /// A question was asked that nothing answers.
  ///
  /// - Parameter number: how many were asked before.
  package func noteQuestion(_ number: Int) {
    let piece = loop.current.piece
    guard piece > 0 else { return noteChange() }
    if stretch == nil { stretch = QuietStretch(questions: number, mayBeLeftOut: false, pieces: []) }
    stretch?.pieces.insert(piece)
  }

  /// A library's member is called: most of a plain value's give a value and change nothing but their own.
  func noteCall(of type: String, _ name: String, on value: Value) {
    guard stretch != nil else { return }
    if case .native(let box) = value, box.isReference, library.mutatingNames.contains(name) {
      return noteChange(of: box)
    }
    let isQuiet =
      type.isEmpty
      ? EffectTables.functions.contains(name)
      : library.isPlain(type, program) || EffectTables.puttingInLine.contains("\(type).\(name)")
    if !isQuiet { noteChange() }
  }
}

extension Scheduler {
  /// A piece of work for which nobody waits.
  ///
  /// - Parameter mayBeLeftOut: whether it is a question that was asked whether it comes at all.
  package func piece<Result>(
    mayBeLeftOut: Bool = false, _ body: @escaping () throws -> Result
  ) -> () throws -> Result {
    pieces += 1
    let number = pieces
    if let stretch = interpreter.stretch, stretch.pieces.contains(current.piece) {
      interpreter.stretch?.pieces.insert(number)
    } else {
      interpreter.noteChange()
    }
    return { [unowned self] in
      let strand = current
      let outer = strand.piece
      strand.piece = number
      defer { strand.piece = outer }
      if mayBeLeftOut {
        if interpreter.stretch == nil {
          interpreter.stretch = QuietStretch(questions: 0, mayBeLeftOut: true, pieces: [])
        }
        interpreter.stretch?.pieces.insert(number)
      }
      let result = try body()
      if let value = result as? Value, !value.isVoid { interpreter.noteChange() }
      finishPiece(number)
      return result
    }
  }

  private func finishPiece(_ number: Int) {
    guard interpreter.stretch?.pieces.remove(number) != nil, let stretch = interpreter.stretch, stretch.pieces.isEmpty
    else { return }
    interpreter.stretch = nil
    interpreter.onQuietEnd?(stretch)
  }
}
