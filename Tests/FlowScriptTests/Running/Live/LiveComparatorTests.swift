import Testing

/// Comparators by key paths, kinds of values in mirrors, and other members of Swift's and Foundation's that apps call.
@MainActor
struct LiveComparatorTests {
  private func flow(_ body: String, _ declarations: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(declarations)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """)
  }

  @Test func severalComparatorsDecideOneAfterTheOther() throws {
    let flow = flow(
      """
      var players = [
        Player(name: "Ada 10", team: 2, age: 30), Player(name: "Ben", team: 1, age: 20),
        Player(name: "ada 9", team: 2, age: 41), Player(name: "Dea", team: 1, age: 27)
      ]
      let order = players.sorted(using: [KeyPathComparator(\\Player.team), KeyPathComparator(\\Player.age, order: .reverse)])
      players.sort(using: SortDescriptor(\\.name))
      title = order.map(\\.name).joined(separator: ">") + " " + players.map(\\.name).joined(separator: ">")
      """, "struct Player { let name: String; let team: Int; let age: Int }")
    #expect(try flow.passes("- assertVisible: \"Dea>Ben>ada 9>Ada 10 ada 9>Ada 10>Ben>Dea\"") == nil)
  }

  @Test func aMirrorTellsTheKind() throws {
    let flow = flow(
      """
      let kinds = [Mirror(reflecting: Card()).displayStyle, Mirror(reflecting: 3).displayStyle]
      title = kinds.map { $0 == .struct ? "struct" : $0 == nil ? "none" : "other" }.joined(separator: " ")
      """, "struct Card { let rank = 1 }")
    #expect(try flow.passes("- assertVisible: struct none") == nil)
  }

  @Test func accentsGo() throws {
    let flow = flow(
      """
      let ranges = IndexSet([4, 1, 2, 9, 3]).rangeView
      title = "Crème Brûlée".applyingTransform(.stripDiacritics, reverse: false)! + " \\(ranges.count)"
      """)
    #expect(try flow.passes("- assertVisible: Creme Brulee 2") == nil)
  }

  @Test func theTypesOfAStoreAreToldByItsReducer() throws {
    let flow = flow(
      """
      let store = Store(state: 0, reducer: reduce)
      store.send(.add(2))
      store.send(.toggle)
      title = "\\(store.state)"
      """,
      """
      enum Action { case toggle, add(Int) }
      func reduce(_ state: inout Int, _ action: Action) {
        switch action {
        case .toggle: state = -state
        case .add(let number): state += number
        }
      }
      final class Store<State, Action> {
        typealias Reducer = (inout State, Action) -> Void
        private(set) var state: State
        private let reducer: Reducer
        init(state: State, reducer: @escaping Reducer) {
          self.state = state
          self.reducer = reducer
        }
        func send(_ action: Action) { reducer(&state, action) }
      }
      """)
    #expect(try flow.passes("- assertVisible: \"-2\"") == nil)
  }

  @Test func theTypesOfAScreenAreToldByAClosureOfAVariable() throws {
    let flow = flow(
      """
      let show: (Info, UILabel) -> Void = { $1.text = $0.day }
      addChild(Screen(item: Info(), show: show))
      title = (children[0] as? Screen<Info, UILabel>)?.made().text
      """,
      """
      class Info { var day = "Mon" }
      class Screen<T: Info, Shown: UIView>: UIViewController {
        let item: T
        let show: (T, Shown) -> Void
        init(item: T, show: @escaping (T, Shown) -> Void) {
          self.item = item
          self.show = show
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        func made() -> Shown {
          let view = Shown()
          show(item, view)
          return view
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: Mon") == nil)
  }

  @Test func rectanglesThatTouchAreLeftOpen() throws {
    let flow = flow(
      """
      let one = CGRect(x: 0, y: 0, width: 10, height: 10)
      title = one.intersects(CGRect(x: 20, y: 0, width: 10, height: 10)) ? "near" : "apart"
      navigationItem.prompt = one.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)) ? "touching" : "beside"
      """)
    #expect(try flow.passes("- assertVisible: apart") == nil)
    #expect(try flow.report("- assertVisible: touching").contains("whether rectangles intersect that touch"))
  }

  @Test func aPropertyIsMeantBesideMethodsOfItsNameThatAProtocolHas() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController, UINavigationControllerDelegate {
          var isFirst = true
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.delegate = self
            let next = UIViewController()
            next.title = "Second"
            if isFirst { navigationController?.pushViewController(next, animated: true) }
          }
          func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
          ) {
            if viewController === self { isFirst = false }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Second\n- back\n- assertNotVisible: Second") == nil)
  }

  @Test func aTypesOwnMethodIsMeantWhereTheAppsAsksForSomethingElse() throws {
    let flow = flow(
      """
      let label = UILabel()
      view.addSubview(label)
      NSLayoutConstraint.activate { [label.widthAnchor.constraint(equalToConstant: 20)] }
      title = "\\(label.constraints.count) active"
      """,
      """
      extension NSLayoutConstraint {
        static func activate(_ constraints: () -> [NSLayoutConstraint]) { activate(constraints()) }
      }
      """)
    #expect(try flow.passes("- assertVisible: 1 active") == nil)
  }

  @Test func anEmptyListIsReducedToWhatTheClosureGives() throws {
    let flow = flow(
      """
      let items: [Item] = []
      let total = items.reduce(0) { sum, item in priced(sum, item) }
      title = "\\(total) \\(total > 1)"
      """,
      """
      struct Item { let price: Double }
      func priced(_ sum: Double, _ item: Item) -> Double { sum + item.price }
      """)
    #expect(try flow.passes("- assertVisible: 0.0 false") == nil)
  }

  @Test func theSymbolOfACurrencyFollowsItsCode() throws {
    let flow = flow(
      """
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      formatter.currencyCode = "EUR"
      formatter.positivePrefix = formatter.currencySymbol
      view.layer.borderColor = #colorLiteral(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
      title = formatter.string(from: 5)
      """)
    #expect(try flow.passes("- assertVisible: €5") == nil)
  }

  @Test func aButtonWithoutItsMenuIsMade() throws {
    let flow = flow(
      """
      let item = UIBarButtonItem(title: "Sort", menu: nil)
      title = item.title! + " \\(item.menu == nil) \\(UIDevice.current.batteryLevel < 0) \\(3 * NSEC_PER_SEC)"
      """)
    #expect(try flow.passes("- assertVisible: Sort true true 3000000000") == nil)
  }
}
