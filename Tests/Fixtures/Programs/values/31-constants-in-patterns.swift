// A switch over texts and numbers whose cases are constants of types: of a struct, a caseless enum, the class itself.

struct Segues {
  static let open = "open"
  static var shut: String { "sh" + "ut" }
}

enum Names {
  static let help = "help"
  static let few = 1...3
}

enum Mode: String {
  case day, night
  static let usual = Mode.day
}

enum Defaults {
  static let mode = Mode.night
}

class Screen {
  static let own = "own"

  func handle(_ name: String?) -> String {
    switch name {
    case Segues.open: return "opens"
    case Segues.shut?: return "shuts"
    case Names.help, Self.own: return "helps"
    case .none: return "nothing"
    default: return "default"
    }
  }
}

func amount(_ number: Int) -> String {
  switch number {
  case Names.few: return "few"
  default: return "many"
  }
}

func describe(_ mode: Mode) -> String {
  switch mode {
  case Defaults.mode: return "as set"
  case .usual: return "as usual"
  default: return "else"
  }
}

for name in ["open", "shut", "help", "own", "other", nil] { print(Screen().handle(name)) }
print(amount(2), amount(4))
print(describe(.day), describe(.night))
if case Segues.open = "open" { print("if case") }
