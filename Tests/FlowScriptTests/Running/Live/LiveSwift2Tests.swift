import Testing

@testable import FlowScript

/// Apps of Swift 1 and 2: their frameworks' names, arguments without labels, and what they wrote that is no Swift today.
@MainActor
struct LiveSwift2Tests {
  /// An app whose delegate is Swift 2, too.
  private func flow(_ source: String) -> LiveFlow {
    LiveFlow(
      source: source,
      delegate: """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.mainScreen().bounds)
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
  }

  /// Whether texts that a screen shows in its rows are there.
  private func shows(_ lines: String, further: String = "", _ expected: String...) throws -> String? {
    let rows = """
      class Root: UITableViewController {
        var lines = [String]()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.registerClass(UITableViewCell.self, forCellReuseIdentifier: "cell")
          \(lines)
        }
        override func numberOfSectionsInTableView(tableView: UITableView) -> Int { return 1 }
        override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return lines.count
        }
        override func tableView(
          tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCellWithIdentifier("cell", forIndexPath: indexPath)
          cell.textLabel?.text = lines[indexPath.row]
          return cell
        }
      }
      \(further)
      """
    return try flow(rows).passes(expected.map { "- assertVisible: '\($0)'" }.joined(separator: "\n"))
  }

  @Test("An Optional is made with nothing in it")
  func madeOptionals() throws {
    #expect(
      try shows(
        """
        var names = [String]?()
        var word = Optional<String>()
        lines.append("\\(names == nil) \\(word == nil)")
        names = ["x"]
        word = "y"
        lines.append("\\(names!.count) \\(word!)")
        """, "true true", "1 y") == nil)
  }

  @Test("Sets of characters, scanners, bytes and indices by the names that they had")
  func foundation() throws {
    #expect(
      try shows(
        """
        lines.append("[" + " x ".stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceAndNewlineCharacterSet()) + "]")
        lines.append("12-3".componentsSeparatedByCharactersInSet(NSCharacterSet.decimalDigitCharacterSet().invertedSet)
          .joinWithSeparator("/"))
        var number: Int32 = 0
        let isNumber = NSScanner(string: "42 apples").scanInt(&number)
        lines.append("\\(isNumber) \\(number)")
        lines.append("\\("hey".dataUsingEncoding(NSUTF8StringEncoding)!.length) bytes")
        let text = "title"
        lines.append(text.substringToIndex(text.startIndex.advancedBy(1)).uppercaseString
          + text.substringFromIndex(text.startIndex.successor()) + String(text[text.endIndex.predecessor()]))
        """, "\\[x\\]", "12/3", "true 42", "3 bytes", "Titlee") == nil)
  }

  @Test("An NSString is read from a file and from data")
  func textObjects() throws {
    #expect(
      try shows(
        """
        let path = NSTemporaryDirectory() + "words.txt"
        try! "alpha beta".writeToFile(path, atomically: true, encoding: NSUTF8StringEncoding)
        let text = try! NSString(contentsOfFile: path, encoding: NSUTF8StringEncoding)
        lines.append("\\(text.length) " + text.componentsSeparatedByString(" ")[1])
        let data = NSData(contentsOfFile: path)!
        lines.append("\\(NSString(data: data, encoding: NSUTF8StringEncoding)!.length) units")
        """, "10 beta", "10 units") == nil)
  }

  @Test func firstArgumentsHaveNoLabel() throws {
    #expect(
      try shows(
        """
        lines.append(Words().join("a", with: "b", times: 2))
        lines.append("\\(twice(4)) \\(plus(1, b: 2)) \\(Pair(first: 1).sum(second: 2))")
        """,
        further: """
          class Words {
            func join(first: String, with second: String, times: Int) -> String { return first + second + "\\(times)" }
          }
          struct Pair {
            let first: Int
            init(first: Int) { self.first = first }
            func sum(second second: Int) -> Int { return first + second }
          }
          func twice(number: Int) -> Int { return number * 2 }
          func plus(a: Int, b: Int) -> Int { return a + b }
          """, "ab2", "8 3 3") == nil)
  }

  @Test func functionsOfSwift1HaveNoLabelsAtAll() throws {
    #expect(
      try shows(
        "lines.append(\"\\(plus(1, 2)) \\(minus(left: 5, right: 2))\")",
        further: """
          func plus(a: Int, b: Int) -> Int { return a + b }
          func minus(#left: Int, #right: Int) -> Int { return left - right }
          """, "3 3") == nil)
  }

  @Test func namesOfFrameworksAreThoseOfToday() throws {
    #expect(
      try shows(
        """
        let defaults = NSUserDefaults.standardUserDefaults()
        defaults.setObject("kept", forKey: "word")
        defaults.setDouble(1, forKey: "number")
        lines.append(defaults.stringForKey("word")! + " \\(defaults.doubleForKey("number"))")
        lines.append("a,b".componentsSeparatedByString(",").joinWithSeparator("-").uppercaseString)
        let date = NSDate(timeIntervalSince1970: 0).dateByAddingTimeInterval(60)
        lines.append("\\(date.timeIntervalSince1970) \\(NSIndexPath(forRow: 2, inSection: 1).row)")
        for (index, word) in ["x", "y"].enumerate() { lines.append("\\(index)\\(word)") }
        lines.append("\\([3, 1, 2].sort()) \\([3, 1].sort(<)) \\([1, 2].indexOf(2)!)")
        let label = UILabel(frame: CGRectMake(0, 0, CGRectGetWidth(CGRectMake(0, 0, 30, 9)), 20))
        label.hidden = true
        label.textAlignment = .Center
        lines.append("\\(label.frame.size.width) \\(label.hidden) \\(label.textAlignment == NSTextAlignment.Center)")
        """, "kept 1.0", "A-B", "60.0 2", "0x", "1y", "[1, 2, 3] [1, 3] 1", "30.0 true true") == nil)
  }

  @Test func whatTheAppDeclaresKeepsItsName() throws {
    #expect(
      try shows(
        """
        let item = Item()
        item.hidden = true
        let button = UIButton(type: .System)
        button.hidden = item.hidden
        lines.append("\\(item.hidden) \\(button.hidden) \\(item.titleForState(3)) \\(Side.Left)")
        view.tintColor = UIColor.redColor()
        lines.append(name(.Left) + name(.Right))
        """,
        further: """
          class Item {
            var hidden = false
            func titleForState(state: Int) -> String { return "own \\(state)" }
          }
          enum Side { case Left, Right }
          func name(side: Side) -> String {
            switch side {
            case .Left: return "l"
            case .Right: return "r"
            }
          }
          """, "true true own 3 Left", "lr") == nil)
  }

  @Test func nothingComesBeforeAllValues() throws {
    #expect(
      try shows(
        """
        let words: String? = "abc"
        let none: String? = nil
        lines.append("\\(words?.characters.count > 2) \\(none?.characters.count > 2) \\(none?.characters.count < 2)")
        lines.append(String("abc".characters.reverse()) + " \\(words!.characters.count)")
        """, "true false true", "cba 3") == nil)
  }

  @Test func partsOfDatesAreNoOptionals() throws {
    #expect(
      try shows(
        """
        let parts = NSDateComponents()
        parts.year = 2016
        parts.month = 3
        parts.day = 4
        lines.append("\\(parts.year)-\\(parts.month + 1)-\\(parts.day)")
        """, "2016-4-4") == nil)
  }

  @Test func loopsOfCRun() throws {
    #expect(
      try shows(
        """
        var text = ""
        for var i = 0; i < 5; i++ {
          if i == 1 { continue }
          if i == 4 { break }
          text += "\\(i)"
        }
        for (var i = 3; i > 0; --i) { text += "\\(i)" }
        var j = 0, k = 9
        for ; j < 2; j++, k-- {}
        let before = j++
        lines.append("\\(text) \\(j) \\(k) \\(before)")
        """, "023321 3 7 2") == nil)
  }

  @Test func parametersMayChange() throws {
    #expect(
      try shows(
        """
        var number = 1
        change(&number, by: 4)
        lines.append("\\(number) \\(following(number))")
        """,
        further: """
          func change(inout number: Int, by step: Int) { number += step }
          func following(var number: Int) -> Int {
            number++
            return number
          }
          """, "5 6") == nil)
  }

  @Test func numbersHaveFifteenDigits() throws {
    #expect(
      try shows(
        """
        lines.append("\\(10.0 / 3) \\(0.1 + 0.2) \\(2.0) " + String(1.0 / 3) + " \\(String(7))")
        """, "3.33333333333333 0.3 2.0 0.333333333333333 7") == nil)
  }

  @Test func textsOfForcedOptionalsAreWhatTheyHold() throws {
    #expect(
      try shows(
        """
        let holder = Holder()
        let word = holder.word
        let maybe: String? = "x"
        lines.append("\\(holder.word) \\(word) \\(holder.none) \\(maybe)")
        """,
        further: """
          class Holder {
            var word: String! = "held"
            var none: String!
          }
          """, "held held nil Optional\\(\"x\"\\)") == nil)
  }

  @Test func selectorsAreTextsWithoutTheFirstLabel() throws {
    let source = """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Greet", style: .Plain, target: self, action: "greet:")
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Wait", style: .Plain, target: self, action: #selector(Root.wait(_:)))
          NSNotificationCenter.defaultCenter().addObserver(
            self, selector: Selector("heard:"), name: "Greeting", object: nil)
        }
        func greet(sender: AnyObject) {
          let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .Alert)
          alert.addAction(UIAlertAction(title: "OK", style: .Default) { _ in
            NSNotificationCenter.defaultCenter().postNotificationName("Greeting", object: nil)
          })
          presentViewController(alert, animated: true, completion: nil)
        }
        func heard(note: NSNotification) { title = "Heard " + note.name }
        func wait(sender: UIBarButtonItem) {
          NSTimer.scheduledTimerWithTimeInterval(
            1, target: self, selector: "waited", userInfo: nil, repeats: false)
          let time = dispatch_time(DISPATCH_TIME_NOW, Int64(2 * Double(NSEC_PER_SEC)))
          dispatch_after(time, dispatch_get_main_queue()) { self.title = "Waited longer" }
        }
        func waited() { title = "Waited" }
      }
      """
    #expect(
      try flow(source).passes(
        """
        - tapOn: Greet
        - assertVisible: Hello
        - tapOn: OK
        - assertVisible: Heard Greeting
        - tapOn: Wait
        - extendedWaitUntil: {visible: Waited, timeout: 1500}
        - extendedWaitUntil: {visible: Waited longer, timeout: 2500}
        """) == nil)
  }

  @Test func fieldsOfSwift1AreNoOptionals() throws {
    let source = """
      class Root: UIViewController {
        let field = UITextField(frame: CGRectMake(20, 100, 200, 30))
        let label = UILabel(frame: CGRectMake(20, 200, 200, 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          view.addSubview(label)
          field.text = "21"
          var number = field.text.toInt()
          println("found")
          label.text = "\\(number! * 2) " + field.text + " \\(field.text) \\(countElements(field.text))"
        }
      }
      """
    #expect(try flow(source).passes("- assertVisible: 42 21 21 2") == nil)
  }

  @Test func inLaterSwiftACallWithoutTheLabelIsAnotherFunctions() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Ready"
            show("Elsewhere")
          }
          func show(text: String) { title = text }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Elsewhere").hasSuffix("?"))
  }

  /// An archiver finds the method, whatever protocols the class names.
  @Test func archiversOfSwift2AskForNoProtocol() throws {
    let flow = flow(
      """
      class Note: NSObject {
        var text = "Kept"
        override init() { super.init() }
        required init?(coder aDecoder: NSCoder) { text = aDecoder.decodeObjectForKey("text") as! String }
        func encodeWithCoder(aCoder: NSCoder) { aCoder.encodeObject(text, forKey: "text") }
      }
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let data = NSKeyedArchiver.archivedDataWithRootObject(Note())
          title = (NSKeyedUnarchiver.unarchiveObjectWithData(data) as! Note).text.uppercaseString
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: KEPT") == nil)
  }

  @Test("A type's name is no property of a controller's, however alike")
  func typesAreNoProperties() throws {
    #expect(
      try shows(
        """
        UIView.animateWithDuration(0.1, delay: 0, options: .CurveEaseInOut, animations: { self.view.alpha = 0.5 },
          completion: { finished in
            self.lines.append("done \\(self.view.alpha)")
            self.tableView.reloadData()
          })
        """, "done 0.5") == nil)
  }

  @Test("What gave the number of options gives the options")
  func numbersOfOptions() throws {
    let flow = flow(
      """
      class Root: UIViewController {
        override func viewDidAppear(animated: Bool) {
          super.viewDidAppear(animated)
          presentViewController(Held(), animated: true, completion: nil)
        }
      }
      class Held: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRectMake(20, 100, 200, 40))
          label.text = "held"
          view.addSubview(label)
        }
        override func supportedInterfaceOrientations() -> Int {
          return Int(UIInterfaceOrientationMask.Portrait.rawValue)
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: held") == nil)
  }
}
