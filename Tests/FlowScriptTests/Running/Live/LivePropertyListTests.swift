import Testing

/// Property lists of the bundle, and the patterns that apps check texts by.
@MainActor
struct LivePropertyListTests {
  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        struct Settings: Codable { let name: String; let count: Int }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            func show(_ value: Any) { label.text = "\\(value)" }
            \(load)
          }
        }
        """,
      files: [
        "App/Settings.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>name</key><string>Tom</string><key>count</key><integer>3</integer></dict></plist>
        """,
        "App/List.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><array><string>x</string><string>y</string></array></plist>
        """,
      ])
  }

  @Test(arguments: [
    (
      #"let r = try! NSRegularExpression(pattern: "^[a-z]+@[a-z]+\\.com$", options: [.caseInsensitive])"#
        + "\nlet s = \"Bob@x.com\"\nshow(r.firstMatch(in: s, range: NSRange(location: 0, length: s.utf16.count)) != nil)",
      "true"
    ),
    (
      #"""
      let r = try? NSRegularExpression(pattern: "([0-9]+)-([0-9]+)")
      let t = "12-34 and 5-6"
      let all = r!.matches(in: t, options: [], range: NSRange(t.startIndex..., in: t))
      show(all.map { (t as NSString).substring(with: $0.range(at: 2)) }.joined(separator: "+"))
      """#, "34.6"
    ),
    (
      #"""
      let r = try! NSRegularExpression(pattern: "([0-9]+)-([0-9]+)")
      show(r.stringByReplacingMatches(in: "1-2", range: NSRange(location: 0, length: 3), withTemplate: "$2-$1"))
      """#, "2-1"
    ),
    (#"show((try? NSRegularExpression(pattern: "(")) == nil)"#, "true"),
    (#"show(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "abc"))"#, "true"),
    (#"show(NSPredicate(format: "SELF MATCHES %@", "[a-z]|ab").evaluate(with: "ab"))"#, "true"),
    (#"show(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "ab1"))"#, "false"),
    (#"show(NSPredicate(format: "self contains[c] %@", "B").evaluate(with: "abc"))"#, "true"),
    (
      #"""
      let url = Bundle.main.url(forResource: "Settings", withExtension: "plist")!
      show(try! PropertyListDecoder().decode(Settings.self, from: Data(contentsOf: url)).name)
      """#, "Tom"
    ),
    (
      #"""
      let url = Bundle.main.url(forResource: "Settings", withExtension: "plist")!
      let root = try! PropertyListSerialization.propertyList(from: Data(contentsOf: url), options: [], format: nil)
      show((root as! [String: Any])["count"] as! Int)
      """#, "3"
    ),
  ])
  func foundationAnswers(_ load: String, _ text: String) throws {
    #expect(try screen(load).passes("- assertVisible: \"\(text)\"") == nil)
  }
}
