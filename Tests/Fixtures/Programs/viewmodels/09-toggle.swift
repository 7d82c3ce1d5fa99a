final class Settings {
  var isDark = false {
    willSet { if newValue != isDark { print("switching") } }
    didSet { observers.forEach { $0(isDark) } }
  }
  var observers: [(Bool) -> Void] = []
}
let settings = Settings()
settings.observers.append { print("first", $0) }
settings.observers.append { print("second", $0) }
settings.isDark.toggle()
settings.isDark = true
