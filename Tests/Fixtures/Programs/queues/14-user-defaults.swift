import Foundation

let suite = "programs.settings"
let defaults = UserDefaults(suiteName: suite)!
defaults.removePersistentDomain(forName: suite)
defaults.register(defaults: ["volume": 5, "theme": "light", "isFirst": true])
print(defaults.integer(forKey: "volume"), defaults.string(forKey: "theme") ?? "-", defaults.bool(forKey: "isFirst"))
defaults.set(9, forKey: "volume")
defaults.set(false, forKey: "isFirst")
print(defaults.integer(forKey: "volume"), defaults.bool(forKey: "isFirst"), defaults.object(forKey: "none") == nil)
defaults.removeObject(forKey: "volume")
print(defaults.integer(forKey: "volume"))
defaults.set(["a", "b"], forKey: "tags")
defaults.set(["x": 1], forKey: "map")
defaults.set(2.5, forKey: "ratio")
defaults.set(Data([1, 2]), forKey: "data")
defaults.set(Date(timeIntervalSince1970: 60), forKey: "date")
print(defaults.stringArray(forKey: "tags") ?? [], defaults.dictionary(forKey: "map")?["x"] as? Int ?? 0)
print(defaults.double(forKey: "ratio"), defaults.data(forKey: "data")?.count ?? 0)
print((defaults.object(forKey: "date") as? Date)?.timeIntervalSince1970 ?? 0)
print(defaults.array(forKey: "tags")?.count ?? 0, defaults.string(forKey: "tags") as Any)

final class Onboarding {
  private enum Key: String { case launches, finished, lastVersion }
  private let store: UserDefaults
  init(store: UserDefaults) { self.store = store }
  var launches: Int { store.integer(forKey: Key.launches.rawValue) }
  var isFinished: Bool {
    get { store.bool(forKey: Key.finished.rawValue) }
    set { store.set(newValue, forKey: Key.finished.rawValue) }
  }
  func launch(version: String) -> String {
    store.set(launches + 1, forKey: Key.launches.rawValue)
    defer { store.set(version, forKey: Key.lastVersion.rawValue) }
    guard let last = store.string(forKey: Key.lastVersion.rawValue) else { return "welcome" }
    if last != version { return "what is new in \(version)" }
    return isFinished ? "home" : "onboarding"
  }
}
let onboarding = Onboarding(store: defaults)
print(onboarding.launch(version: "1.0"), onboarding.launch(version: "1.0"))
onboarding.isFinished = true
print(onboarding.launch(version: "1.0"), onboarding.launch(version: "2.0"), onboarding.launches)
print(Onboarding(store: UserDefaults(suiteName: suite)!).isFinished)
struct Profile: Codable, Equatable { var name: String; var level: Int }
let profile = Profile(name: "Ada", level: 3)
defaults.set(try JSONEncoder().encode(profile), forKey: "profile")
let read = defaults.data(forKey: "profile").flatMap { try? JSONDecoder().decode(Profile.self, from: $0) }
print(read == profile)
defaults.removePersistentDomain(forName: suite)
print(defaults.object(forKey: "profile") == nil, defaults.bool(forKey: "finished"), onboarding.launches)
