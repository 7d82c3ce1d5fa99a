/// What follows a method once, wherever it is called.
@MainActor
package final class Followers {
  private var bodies: [() -> Void] = []

  package func add(_ body: @escaping () -> Void) { bodies.append(body) }

  func run() {
    let waiting = bodies
    bodies = []
    for body in waiting { body() }
  }
}
