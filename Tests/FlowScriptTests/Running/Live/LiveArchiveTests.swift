import Testing

/// Archives of the app's objects: `NSKeyedArchiver` and `NSKeyedUnarchiver`.
@MainActor
struct LiveArchiveTests {
  private func screen(_ load: String, _ types: String) -> LiveFlow {
    LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        \(load)
          }
        }
        """)
  }

  private static let people = """
    final class Address: NSObject, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      let city: String
      init(city: String) { self.city = city }
      func encode(with coder: NSCoder) { coder.encode(city, forKey: "city") }
      init?(coder: NSCoder) {
        guard let city = coder.decodeObject(of: NSString.self, forKey: "city") as String? else { return nil }
        self.city = city
      }
    }
    final class Person: NSObject, NSSecureCoding {
      static var supportsSecureCoding: Bool { true }
      let name: String, age: Int, address: Address
      var visits = 7
      var isAdult = false
      var friends: [Person] = []
      init(name: String, age: Int, address: Address) { self.name = name; self.age = age; self.address = address }
      func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name")
        coder.encode(age, forKey: "age")
        coder.encode(age > 17, forKey: "adult")
        coder.encode(address, forKey: "address")
        coder.encode(friends, forKey: "friends")
      }
      init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name")! as String
        age = coder.decodeInteger(forKey: "age")
        address = coder.decodeObject(of: Address.self, forKey: "address")!
        visits = coder.decodeInteger(forKey: "visits")
        isAdult = coder.decodeBool(forKey: "adult")
        friends = coder.decodeObject(of: [NSArray.self, Person.self], forKey: "friends") as? [Person] ?? []
      }
    }
    """

  @Test func whatWasEncodedIsDecoded() throws {
    let flow = screen(
      """
      let ada = Person(name: "Ada", age: 36, address: Address(city: "London"))
      ada.friends = [Person(name: "Kim", age: 7, address: ada.address)]
      do {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ada, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Person.self, from: data)!
        let kim = copy.friends[0]
        label.text = "\\(copy.name) \\(copy.age) \\(copy.address.city) \\(copy.visits) \\(copy.isAdult) \\(copy === ada) "
          + "\\(kim.name) \\(kim.isAdult) \\(kim.address === copy.address)"
      } catch { label.text = "error" }
      """, Self.people)
    #expect(try flow.passes("- assertVisible: Ada 36 London 0 true false Kim false true") == nil)
  }

  @Test func anArchiveOutlivesALaunch() throws {
    let flow = screen(
      """
      if let data = UserDefaults.standard.data(forKey: "all"),
        let all = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [Person] {
        label.text = all.map(\\.name).joined(separator: " ")
      } else {
        label.text = "none"
        let all = ["Ada", "Kim"].map { Person(name: $0, age: 3, address: Address(city: "x")) }
        let data = try? NSKeyedArchiver.archivedData(withRootObject: all, requiringSecureCoding: false)
        UserDefaults.standard.set(data, forKey: "all")
      }
      """, Self.people)
    #expect(
      try flow.passes("- assertVisible: none\n- launchApp:\n    clearState: false\n- assertVisible: Ada Kim") == nil)
  }

  @Test func aClassThatIsNotAllowedIsAnError() throws {
    let flow = screen(
      """
      let data = try! NSKeyedArchiver.archivedData(withRootObject: Address(city: "x"), requiringSecureCoding: true)
      let read = try? NSKeyedUnarchiver.unarchivedObject(ofClass: Person.self, from: data)
      label.text = read == nil ? "error" : "read"
      """, Self.people)
    #expect(try flow.passes("- assertVisible: error") == nil)
  }

  @Test func aClassWithoutCodingEndsTheApp() throws {
    let flow = screen(
      "_ = try? NSKeyedArchiver.archivedData(withRootObject: Plain(), requiringSecureCoding: false)",
      "final class Plain: NSObject {}")
    #expect(try flow.passes("- assertVisible: x")?.contains("Plain encodeWithCoder:]: unrecognized selector") == true)
  }

  /// An object where a number was encoded, or a number where an Optional was, is read by no rule that is known.
  @Test func whatWasEncodedOtherwiseIsUndecided() throws {
    let flow = screen(
      """
      let data = try! NSKeyedArchiver.archivedData(withRootObject: Mixed(), requiringSecureCoding: false)
      let read = try! NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as! Mixed
      label.text = read.age == nil ? "none" : "some"
      """,
      """
      final class Mixed: NSObject, NSCoding {
        var age: Int? = 3
        override init() { super.init() }
        func encode(with coder: NSCoder) { coder.encode(4, forKey: "age") }
        required init?(coder: NSCoder) { age = coder.decodeObject(forKey: "age") as? Int }
      }
      """)
    #expect(try flow.verdicts("- assertVisible: none") == "?")
  }
}
