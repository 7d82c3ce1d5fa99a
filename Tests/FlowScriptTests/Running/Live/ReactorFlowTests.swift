import Testing

/// Apps over the model of ReactorKit, and rows that RxCocoa lets the user delete.
@MainActor
struct ReactorFlowTests {
  @Test func aReactorTurnsActionsIntoStates() throws {
    let flow = LiveFlow(
      source: """
        import ReactorKit
        import RxCocoa
        import RxSwift

        final class Counter: Reactor {
          enum Action { case up, warn }
          enum Mutation { case add(Int), say(String) }
          struct State {
            var count = 0
            @Pulse var message: String?
          }
          let initialState = State()
          func mutate(action: Action) -> Observable<Mutation> {
            switch action {
            case .up: return .concat(.just(.add(1)), .just(.add(currentState.count)))
            case .warn: return .just(.say("Too many"))
            }
          }
          func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .add(let number): state.count += number
            case .say(let text): state.message = text
            }
            return state
          }
        }

        final class CounterController: UIViewController, View {
          typealias Reactor = Counter
          var disposeBag = DisposeBag()
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
          let up = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          let warn = UIButton(frame: CGRect(x: 20, y: 260, width: 200, height: 40))
          let messages = UILabel(frame: CGRect(x: 20, y: 320, width: 200, height: 40))
          init(reactor: Counter) {
            super.init(nibName: nil, bundle: nil)
            self.reactor = reactor
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            up.setTitle("Up", for: .normal)
            warn.setTitle("Warn", for: .normal)
            messages.text = ""
            [label, up, warn, messages].forEach(view.addSubview)
          }
          func bind(reactor: Counter) {
            up.rx.tap.map { Reactor.Action.up }.bind(to: reactor.action).disposed(by: disposeBag)
            warn.rx.tap.map { Reactor.Action.warn }.bind(to: reactor.action).disposed(by: disposeBag)
            reactor.state.map { "Count \\($0.count)" }.distinctUntilChanged().bind(to: label.rx.text).disposed(by: disposeBag)
            reactor.pulse(\\.$message).compactMap { $0 }
              .bind(with: self) { owner, text in owner.messages.text! += text + "!" }
              .disposed(by: disposeBag)
          }
        }
        final class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.pushViewController(CounterController(reactor: Counter()), animated: true)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: Count 0
        - tapOn: Up
        - assertVisible: Count 1
        - tapOn: Up
        - assertVisible: Count 3
        - assertNotVisible: Too many!
        - tapOn: Warn
        - tapOn: Up
        - assertVisible: Too many!
        - tapOn: Warn
        - assertVisible: Too many!Too many!
        """) == nil)
  }

  @Test func actionsNeverEnd() throws {
    let flow = LiveFlow(
      source: """
        import ReactorKit
        import RxCocoa
        import RxSwift
        final class Counter: Reactor {
          enum Action { case up }
          struct State { var count = 0 }
          let initialState = State()
          func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
        }
        final class Root: UIViewController {
          let up = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          let bag = DisposeBag()
          let reactor = Counter()
          override func viewDidLoad() {
            super.viewDidLoad()
            up.setTitle("Up", for: .normal)
            view.addSubview(up)
            reactor.state.map { "Count \\($0.count)" }.bind(to: rx.title).disposed(by: bag)
            Observable.just(Counter.Action.up).bind(to: reactor.action).disposed(by: bag)
            up.rx.tap.map { Counter.Action.up }.bind(to: reactor.action).disposed(by: bag)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Count 1\n- tapOn: Up\n- assertVisible: Count 2") == nil)
  }

  @Test("An error that is bound ends a debug build, and no other", arguments: ["rx.title", "names"])
  func boundError(observer: String) throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        struct Failure: Error {}
        final class Root: UIViewController {
          let names = BehaviorRelay(value: "")
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            Observable<String>.error(Failure()).bind(to: \(observer)).disposed(by: bag)
          }
        }
        """)
    #expect(try flow.report("- assertScreen: Root").contains("what BindingError.endsADebugBuild(…) does"))
  }

  @Test func aControllerOfAStoryboardIsBoundLater() throws {
    let flow = LiveFlow(
      source: """
        import ReactorKit
        import RxSwift
        final class Counter: Reactor {
          enum Action { case up }
          struct State {}
          let initialState = State()
        }
        final class Other: UIViewController, StoryboardView {
          var disposeBag = DisposeBag()
          func bind(reactor: Counter) { title = "Bound" }
        }
        final class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Root"
            let other = Other()
            other.reactor = Counter()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Root\n- assertNotVisible: Bound") == nil)
  }

  @Test func rowsAreDeletedWhereSomebodyAsksForThem() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Root: UIViewController {
          let table = UITableView()
          let names = BehaviorRelay(value: ["Anna", "Bob", "Cleo"])
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            view.addSubview(table)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            names.bind(to: table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) { _, name, cell in
              cell.textLabel?.text = name
            }.disposed(by: bag)
            table.rx.itemDeleted.map { $0.row }.subscribe(onNext: { [names] row in
              var left = names.value
              left.remove(at: row)
              names.accept(left)
            }).disposed(by: bag)
            table.rx.modelDeleted(String.self).subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - swipe: {from: Bob, direction: LEFT}
        - tapOn: Delete
        - assertNotVisible: Bob
        - assertVisible: Cleo
        """) == nil)
  }

  /// They are those of a data source of the app's or of another library.
  @Test func rowsOfAnotherDataSourceAreDeletedToo() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Root: UIViewController, UITableViewDataSource {
          let table = UITableView()
          var names = ["Anna", "Bob", "Cleo"]
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            view.addSubview(table)
            table.dataSource = self
            table.rx.itemDeleted.subscribe(onNext: { [unowned self] place in
              names.remove(at: place.row)
              table.deleteRows(at: [place], with: .automatic)
            }).disposed(by: bag)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
          func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = names[indexPath.row]
            return cell
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: (?i)names
        - swipe: {from: Anna, direction: LEFT}
        - assertNotVisible: Delete
        - swipe: {from: Bob, direction: LEFT}
        - tapOn: Delete
        - assertNotVisible: Bob
        - assertVisible: Cleo
        """) == nil)
  }

  @Test func aDataSourceOfTheAppsIsToldWhatAnObservableGives() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Names: NSObject, RxTableViewDataSourceType, UITableViewDataSource, SectionedViewDataSourceType {
          typealias Element = [String]
          var names: [String] = []
          func tableView(_ tableView: UITableView, observedEvent: Event<[String]>) {
            Binder(self) { source, names in
              source.names = names
              tableView.reloadData()
            }.on(observedEvent)
          }
          func model(at indexPath: IndexPath) throws -> Any { names[indexPath.row] }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = names[indexPath.row]
            return cell
          }
        }
        final class Root: UIViewController {
          let table = UITableView()
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            view.addSubview(table)
            Observable.just(["Anna", "Bob"]).bind(to: table.rx.items(dataSource: Names())).disposed(by: bag)
            table.rx.modelSelected(String.self).subscribe(onNext: { [weak self] in self?.title = "\\($0)!" }).disposed(by: bag)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Bob\n- assertVisible: Bob!") == nil)
  }

  /// A screen of a storyboard is bound in `viewDidLoad()` of UIViewController: as the app's own calls `super`.
  @Test func aScreenOfAStoryboardIsBoundAsItLoads() throws {
    let flow = LiveFlow(
      source: """
        import ReactorKit
        import RxSwift

        final class Counter: Reactor {
          typealias Action = Never
          struct State { var count = 0 }
          let initialState: State
          init(_ count: Int) { initialState = State(count: count) }
        }
        class CounterController: UIViewController, StoryboardView {
          var disposeBag = DisposeBag()
          var log: [String] = []
          override func viewDidLoad() {
            log.append("before")
            super.viewDidLoad()
            log.append("after")
            title = log.joined(separator: " ")
          }
          func bind(reactor: Counter) { log.append("\\(reactor.currentState.count)") }
        }
        final class SilentController: CounterController {
          override func viewDidLoad() { title = "not bound \\(log.count)" }
        }
        final class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for (place, title) in ["Counter", "Silent"].enumerated() {
              let button = UIButton(frame: CGRect(x: 20, y: 120 + 60 * place, width: 200, height: 40))
              button.setTitle(title, for: .normal)
              button.tag = place
              button.addTarget(self, action: #selector(show), for: .touchUpInside)
              view.addSubview(button)
            }
          }
          @objc func show(_ sender: UIButton) {
            let controller = sender.tag == 0 ? CounterController() : SilentController()
            controller.reactor = Counter(1)
            controller.reactor = Counter(2)
            navigationController?.pushViewController(controller, animated: true)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Counter
        - assertVisible: before 2 after
        - back
        - tapOn: Silent
        - assertVisible: not bound 0
        """) == nil)
  }
}
