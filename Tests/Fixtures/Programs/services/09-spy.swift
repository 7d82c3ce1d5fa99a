protocol Tracker: AnyObject { func track(_ event: String) }
final class Spy: Tracker {
  private(set) var events: [String] = []
  func track(_ event: String) { events.append(event) }
}
func buy(_ item: String, tracker: Tracker?) { tracker?.track("buy \(item)") }
let spy = Spy()
buy("tea", tracker: spy)
buy("cake", tracker: nil)
print(spy.events)
