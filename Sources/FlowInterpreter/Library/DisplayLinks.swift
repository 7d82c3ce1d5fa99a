import FlowModel

/// `CADisplayLink`: a timer that fires with each frame, sixty times a second.
final class DisplayLinkBox: NativeBox {
  static let frame = 1.0 / 60
  fileprivate var isPaused = false
  fileprivate var timer: TimerBox?

  override var typeName: String { "CADisplayLink" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addDisplayLinks() {
    let type = "CADisplayLink"
    initializer(type, "(target:selector:)") { call in
      guard case .selector(let selector) = call[1] else { throw call.stop("a display link without a selector") }
      let (link, target, interpreter, location) = (DisplayLinkBox(), call[0], call.interpreter, call.location)
      link.timer = TimerBox(DisplayLinkBox.frame, repeats: true) { [weak link] _ in
        guard let link, !link.isPaused else { return }
        try interpreter.perform(selector.text, on: target, [.native(link)], at: location)
      }
      return .native(link)
    }
    method(type, "add(to:forMode:)") { call in
      let link = try call.native(call.value, DisplayLinkBox.self)
      // The run loop holds it until it is invalidated.
      call.interpreter.kept(DisplayLinks.init).all.append(link)
      link.timer?.schedule(call.loop)
      return .void
    }
    for name in ["invalidate()", "remove(from:forMode:)"] {
      method(type, name) { call in
        let link = try call.native(call.value, DisplayLinkBox.self)
        link.timer?.invalidate()
        call.interpreter.kept(DisplayLinks.init).all.removeAll { $0 === link }
        return .void
      }
    }
    property(type, "isPaused") { call in .bool(try call.native(call.value, DisplayLinkBox.self).isPaused) }
    setter(type, "isPaused") { call, base in
      try call.native(base, DisplayLinkBox.self).isPaused = try call.isTrue(call[0])
      return .void
    }
    property(type, "timestamp") { call in .double(call.loop.now) }
    property(type, "targetTimestamp") { call in .double(call.loop.now + DisplayLinkBox.frame) }
    property(type, "duration") { _ in .double(DisplayLinkBox.frame) }
    setter(type, "preferredFrameRateRange") { _, _ in .void }
  }
}

/// The display links that run.
private final class DisplayLinks { var all: [DisplayLinkBox] = [] }
