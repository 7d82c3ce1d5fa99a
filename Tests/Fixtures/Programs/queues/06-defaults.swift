import Foundation

let defaults = UserDefaults(suiteName: "programs.tiny")!
defaults.removePersistentDomain(forName: "programs.tiny")
print(defaults.bool(forKey: "seen"), defaults.string(forKey: "name") as Any, defaults.integer(forKey: "n"))
defaults.set(true, forKey: "seen")
defaults.set("Ada", forKey: "name")
print(defaults.bool(forKey: "seen"), defaults.string(forKey: "name") ?? "-")
defaults.removePersistentDomain(forName: "programs.tiny")
