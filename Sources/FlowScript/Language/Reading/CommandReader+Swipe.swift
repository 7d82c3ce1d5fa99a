import FlowModel

extension CommandReader {
  /// A swipe has a direction, with or without an element, or a start and an end.
  func swipe() throws(FlowError) -> Swipe {
    let duration = options.whole("duration") ?? Swipe.standardDuration
    switch (options.text("start"), options.text("end"), options["direction"]?.text) {
    case (nil, nil, let direction?):
      return Swipe(.direction(try self.direction(direction), from: options.selector("from")), duration: duration)
    case (nil, nil, nil):
      throw swipeFault("swipe says neither where to nor from where", hint: "give it a direction, or start and end")
    case (_, _, .some):
      throw swipeFault("swipe has a direction and coordinates", hint: "keep the direction, or start and end")
    case (let start?, let end?, nil):
      let isRelative = start.source.contains("%") || end.source.contains("%")
      for (name, point) in [("start", start), ("end", end)] where point.literal != nil {
        guard let read = ScreenPoint(point.source), read.isRelative == isRelative else {
          throw swipeFault(
            "\"\(point.source.shortened(to: 60))\" is no point", hint: "write 100,200 for points or 50%,20% for parts",
            at: name)
        }
      }
      return Swipe(.points(start: start, end: end), duration: duration)
    default:
      throw swipeFault("swipe has only one end", hint: "give it start and end")
    }
  }

  private func direction(_ text: String) throws(FlowError) -> Swipe.Direction {
    if let direction = Swipe.Direction(rawValue: text.lowercased()) { return direction }
    let near = NearestName.of(text, in: Swipe.Direction.allCases.map(\.rawValue))
    throw swipeFault(
      "a swipe cannot go \"\(text.shortened(to: 60))\"",
      hint: near.map { "did you mean \($0)?" } ?? "a direction is up, down, left or right", at: "direction")
  }

  private func swipeFault(_ message: String, hint: String, at name: String? = nil) -> FlowError {
    FlowError(name.flatMap { options[$0]?.location } ?? options.location, message, hint: hint)
  }
}
