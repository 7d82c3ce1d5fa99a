// Swift 5: a function uses a variable of the top level.
final class Logger { var lines: [String] = [] }
let shared = Logger()
struct Service {
  let logger: Logger
  init(logger: Logger = shared) { self.logger = logger }
  func run() { logger.lines.append("run") }
}
Service().run()
Service(logger: Logger()).run()
print(shared.lines)
