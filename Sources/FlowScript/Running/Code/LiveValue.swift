import FlowModel
import HeadlessUIKit

/// What an expression of the app's code stands for in the running app.
@MainActor
enum LiveValue {
  /// A controller; nil where the app has none there now.
  case controller(UIViewController?)
  /// Controllers, as `viewControllers` and `children` give them.
  case controllers([UIViewController])
  /// A view, as an outlet gives it.
  case view(UIView)
  /// The window.
  case window
  case text(String)
  case number(Int)
  case flag(Bool)
  /// A case of an enum, by its name: `pad`, `compact`.
  case word(String)
  /// The place of a row.
  case row(section: Int, row: Int)
  /// A segue that is being prepared.
  case segue(UIStoryboardSegue)
  /// Something of which only that it is there is known.
  case something
  /// `nil`.
  case nothing

  /// A value as a flow writes it: `true`, `nil`, a number, else a text.
  init(stated text: String) {
    switch text {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "nil", "null": self = .nothing
    default: self = Int(text).map { .number($0) } ?? .text(text)
    }
  }

  /// What a literal is; nil for another expression.
  init?(literal value: CodeValue) {
    guard value.path.isEmpty else { return nil }
    switch value.root {
    case .text(let text): self = .text(text)
    case .nothing: self = .nothing
    case .other("true"): self = .flag(true)
    case .other("false"): self = .flag(false)
    case .other(let text):
      guard let number = Int(text) else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  /// Whether two values are the same; nil where that is not known.
  func equals(_ other: LiveValue) -> Bool? {
    switch (self, other) {
    case (.text(let one), .text(let two)): one == two
    case (.text(let one), .word(let two)), (.word(let two), .text(let one)): one == two || one == ".\(two)"
    case (.number(let one), .number(let two)): one == two
    case (.flag(let one), .flag(let two)): one == two
    case (.word(let one), .word(let two)): one == two
    case (.controller(let one), .controller(let two)): one === two
    case (.view(let one), .view(let two)): one === two
    case (.nothing, .nothing): true
    case (.controller(let one), .nothing), (.nothing, .controller(let one)): one == nil
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }

  /// Whether there is something.
  var exists: Bool {
    switch self {
    case .nothing, .controller(nil): false
    default: true
    }
  }
}
