import Testing

/// What types and their members say of themselves.
@Suite struct DeclarationTests {
  @Test func typesAndTheirNames() {
    #expect(
      facts(
        """
        typealias DeveloperOnly = PlaceController
        @objc(HeaderCell) final class Header: UITableViewCell {}
        class Outer<T, U: P>: Base<T>, P where T: Q {
          struct Inner { enum Deep: String { case a, b = "B", c; case d(Int) } }
          typealias Item = T
        }
        extension Outer.Inner: Q { func more() {} }
        extension DeveloperOnly { @IBAction func dev(_ sender: Any) {} }
        protocol P: AnyObject { associatedtype X; var x: Int { get }; func y() }
        #if DEBUG
        actor Worker {}
        #endif
        func make() { class Local: UIViewController { var item: Int? } }
        """)
          == """
          typealias DeveloperOnly = PlaceController
          13:6 make() [make]
          2:31 class Header: UITableViewCell = HeaderCell
          3:7 class Outer<T, U>: Base, P
            typealias Item = T
          4:10 struct Outer.Inner
          4:23 enum Outer.Inner.Deep: String
            case a
            case b = "B"
            case c
            case d
          7:11 extension Outer.Inner: Q
            7:33 more() [more]
          8:11 extension DeveloperOnly
            8:42 @IBAction dev(_:) [dev:]
          9:10 protocol P: AnyObject
            9:47 var x: Int { get }
            9:68 y() [y]
          11:7 actor Worker
          13:21 class Local: UIViewController
            13:51 var item: Int?
          """)
  }

  /// What Swift 2 writes for `P & Q` ends no class.
  @Test func oldCompositions() {
    #expect(
      facts(
        """
        class Home: UIViewController {
          typealias Environment = protocol<DataProvider, Store.Router>
          let environment: protocol<DataProvider,
            Router>
          var any: protocol<>, one: [protocol<Router>]?
          @IBOutlet private var label: UILabel!
          func open(item: protocol<P, Q>?, other: (protocol<P,Q>) -> Void) {}
          class Myprotocol<T> {}
          protocol Inner {}
        }
        """)
          == """
          1:7 class Home: UIViewController
            typealias Environment = DataProvider& Store.Router
            3:7 let environment: DataProvider& Router
            5:7 var any: Any
            5:24 var one: [ (Router)]?
            6:25 @IBOutlet private var label: UILabel!
            7:8 open(item:other:) [openWithItem:other:]
          8:9 class Home.Myprotocol<T>
          9:12 protocol Home.Inner
          """)
  }

  @Test func properties() {
    #expect(
      facts(
        """
        class A: UIViewController {
          @IBOutlet weak var label: UILabel!
          @IBOutlet private var buttons: [UIButton]!
          @IBOutlet var `switch`: UISwitch?
          @IBInspectable var radius: CGFloat = 4 { didSet { update() } }
          @Published var name: String = "x", other = Other.make()
          private(set) lazy var made = DetailController()
          static let key = "Key"
          class var shared: A { A() }
          var a, b: Int?
          var optional: Optional<Int> = nil
          unowned(unsafe) let owner: any Owner
          var callback: ((Int) -> Void)!
          var both: Int { get { 1 } set {} }
          @objc(realName) dynamic var swiftName = 1
          let (x, y) = (1, 2)
          var list: Array<Item>! = []
        }
        let top = "Top"
        """)
          == """
          19:5 let top: _ = "Top"
          1:7 class A: UIViewController
            2:22 @IBOutlet weak var label: UILabel!
            3:25 @IBOutlet private var buttons: [UIButton]!
            4:17 @IBOutlet var switch: UISwitch?
            5:22 @IBInspectable var radius: CGFloat = 4 { didSet }
            6:18 @Published var name: String = "x"
            6:38 @Published var other: _ = Other.make()
            7:25 private(set) lazy var made: DetailController = DetailController()
            8:14 static let key: _ = "Key"
            9:13 class var shared: A { get }
            10:7 var a: Int?
            10:10 var b: Int?
            11:7 var optional: Int? = nil
            12:23 unowned let owner: Owner
            13:7 var callback: (Int) -> Void!
            14:7 var both: Int { get set }
            15:31 @objc dynamic var swiftName: _ = 1
            17:7 var list: Array<Item>! = []
            5:22 radius.didSet
              5:53 $0 call update()
            7:25 private(set) lazy made.initialValue
              7:32 $0 call DetailController()
            9:13 class shared.getter
              9:25 $0 return A()
            14:7 both.getter
              14:25 $0 return 1
          """)
  }
}
