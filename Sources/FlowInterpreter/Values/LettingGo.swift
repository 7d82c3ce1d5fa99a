/// Lets go of what values hold. What holds a value that holds a value … is freed link by link: Swift's run time calls itself
/// once for each, so that a long chain would end the process.
///
/// Where links lie deep they wait in a list, in the order in which Swift frees them. A device's stack ends somewhere in a
/// chain that is longer than ``mostLinks``: nobody knows where, so that the app's run stops.
enum LettingGo {
  /// How many links are freed inside one another before others wait.
  private static let mostDepth = 64
  /// How long a chain is at most that surely ends no app, without what lies in the place of its holder: Optionals, structs.
  /// The main thread of an app has a megabyte of stack.
  static let mostLinks = 2_000

  /// What a thread is letting go of.
  private struct State {
    var depth = 0
    var waiting: [Link] = []
    /// How many of those that wait are links of a device's memory.
    var length = 0
    /// Whether what waits is being freed.
    var isFreeing = false
  }

  /// What a deep value held, and which of it is freed next.
  private struct Link {
    var values: [Value]
    let isInline: Bool
    var next = 0
  }

  private static let state = ThreadMemory(State())

  /// Frees what a value held, as it ends.
  ///
  /// - Parameters:
  ///   - values: what it holds, where that is to wait.
  ///   - isInline: whether a device has the value where its holder is, and not apart.
  ///   - empty: lets go of it.
  static func free(_ values: @autoclosure () -> [Value], isInline: Bool = false, _ empty: () -> Void) {
    let state = state.pointer
    guard state.pointee.depth >= mostDepth else {
      state.pointee.depth += 1
      empty()
      state.pointee.depth -= 1
      return
    }
    state.pointee.waiting.append(Link(values: values(), isInline: isInline))
    if !isInline { state.pointee.length += 1 }
    empty()
    guard !state.pointee.isFreeing else { return }
    state.pointee.isFreeing = true
    freeWaiting(state)
    state.pointee.isFreeing = false
  }

  private static func freeWaiting(_ state: UnsafeMutablePointer<State>) {
    var isLong = false
    while !state.pointee.waiting.isEmpty {
      let last = state.pointee.waiting.count - 1
      if !isLong, state.pointee.length > mostLinks {
        isLong = true
        Equality.interpreter?.endOfChain()
      }
      let next = state.pointee.waiting[last].next
      guard next < state.pointee.waiting[last].values.count else {
        if !state.pointee.waiting.removeLast().isInline { state.pointee.length -= 1 }
        continue
      }
      state.pointee.waiting[last].next += 1
      free(next, of: last, state)
    }
  }

  /// Frees one of the values that wait: what it held waits then, behind all others.
  private static func free(_ index: Int, of link: Int, _ state: UnsafeMutablePointer<State>) {
    var value = Value.void
    swap(&value, &state.pointee.waiting[link].values[index])
  }

  /// Runs the app's own code as a value ends: what that lets go of ends in its midst.
  static func apart(_ body: () -> Void) {
    let state = state.pointer
    let outer = state.pointee
    state.pointee = State()
    body()
    state.pointee = outer
  }
}

extension Interpreter {
  /// A chain of values is freed that may be longer than a device's stack is deep.
  func endOfChain() {
    guard pending == nil, !program.end.isReached, let frame = stack.current else { return }
    pending = Stop(
      reason: "whether a device's stack ends as a chain of more than \(LettingGo.mostLinks) values is freed",
      location: frame.tree.location(of: frame.code.function.body))
  }
}
