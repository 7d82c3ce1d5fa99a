import Testing

/// Apps over the models of Combine and RxSwift.
@MainActor
struct ReactiveFlowTests {
  @Test func aViewModelThatPublishesLeadsOn() throws {
    let flow = LiveFlow(
      source: """
        import Combine
        final class LoginViewModel: ObservableObject {
          @Published var name = ""
          @Published private(set) var message: String?
          let loggedIn = PassthroughSubject<String, Never>()
          private var bag = Set<AnyCancellable>()
          var isValid: AnyPublisher<Bool, Never> {
            $name.map { $0.count > 2 }.removeDuplicates().eraseToAnyPublisher()
          }
          func logIn() {
            Just(name).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { [weak self] name in
              if name == "Anna" { self?.loggedIn.send(name) } else { self?.message = "Who is \\(name)?" }
            }.store(in: &bag)
          }
        }
        final class Root: UIViewController {
          let model = LoginViewModel()
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
          let label = UILabel(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
          var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            field.addTarget(self, action: #selector(typed), for: .editingChanged)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            [field, button, label].forEach(view.addSubview)
            model.isValid.assign(to: \\.isEnabled, on: button).store(in: &bag)
            model.$message.receive(on: DispatchQueue.main).sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
            model.loggedIn.receive(on: RunLoop.main).sink { [weak self] name in
              let next = UIViewController()
              next.title = "Hello \\(name)"
              self?.navigationController?.pushViewController(next, animated: true)
            }.store(in: &bag)
          }
          @objc func typed() { model.name = field.text ?? "" }
          @objc func go() { model.logIn() }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: {text: Go, enabled: false}
        - tapOn: Name
        - inputText: Bob
        - tapOn: Go
        - assertVisible: Who is Bob\\?
        - tapOn: Name
        - eraseText
        - inputText: Anna
        - tapOn: Go
        - assertVisible: Hello Anna
        """) == nil)
  }

  @Test func anAnswerOfAServerIsAQuestion() throws {
    let flow = LiveFlow(
      source: """
        import Combine
        final class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
          var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "none"
            view.addSubview(label)
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
              .map { String(decoding: $0.data, as: UTF8.self) }
              .replaceError(with: "offline")
              .receive(on: DispatchQueue.main)
              .sink { [weak self] in self?.label.text = $0 }
              .store(in: &bag)
          }
        }
        """)
    #expect(try flow.report("- assertVisible: offline").contains("  ? "))
    #expect(try flow.report("- assertNotVisible: offline").contains("  ? "))
  }

  @Test func controlsAndTablesOfRxSwiftLeadOn() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Root: UIViewController {
          let bag = DisposeBag()
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
          let table = UITableView(frame: CGRect(x: 0, y: 220, width: 300, height: 300))
          let items = BehaviorRelay<[String]>(value: ["Apple"])
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Fruit"
            button.setTitle("Add", for: .normal)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            [field, button, table].forEach(view.addSubview)
            field.rx.text.orEmpty.map { !$0.isEmpty }.bind(to: button.rx.isEnabled).disposed(by: bag)
            button.rx.tap.withLatestFrom(field.rx.text.orEmpty)
              .subscribe(onNext: { [unowned self] in items.accept(items.value + [$0]) })
              .disposed(by: bag)
            items.asDriver()
              .drive(table.rx.items(cellIdentifier: "cell")) { _, item, cell in cell.textLabel?.text = item }
              .disposed(by: bag)
            table.rx.modelSelected(String.self).asDriver().drive(onNext: { [weak self] in
              let next = UIViewController()
              next.title = "About \\($0)"
              self?.navigationController?.pushViewController(next, animated: true)
            }).disposed(by: bag)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: {text: Add, enabled: false}
        - assertVisible: Apple
        - tapOn: Fruit
        - inputText: Pear
        - tapOn: Add
        - assertVisible: Pear
        - tapOn: Apple
        - assertVisible: About Apple
        """) == nil)
  }

  @Test(arguments: ["", "private "])
  func aTableTellsTheAppsDelegateAsWell(_ access: String) throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Root: UIViewController, UITableViewDelegate {
          let bag = DisposeBag()
          \(access)let tableView = UITableView(frame: CGRect(x: 0, y: 220, width: 300, height: 300))
          let search = UISearchBar(frame: CGRect(x: 0, y: 120, width: 300, height: 56))
          let query = BehaviorRelay<String>(value: "")
          override func viewDidLoad() {
            super.viewDidLoad()
            search.placeholder = "Find"
            [search, tableView].forEach(view.addSubview)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rx.setDelegate(self).disposed(by: bag)
            search.rx.text.orEmpty.asDriver().drive { [weak self] text in self?.query.accept(text) }.disposed(by: bag)
            query.map { text in ["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) } }
              .bind(to: tableView.rx.items(cellIdentifier: "cell")) { _, item, cell in cell.textLabel?.text = item }
              .disposed(by: bag)
            tableView.rx.itemSelected.subscribe(onNext: { [weak self] in self?.store($0.row) }).disposed(by: bag)
          }
          func store(_ row: Int) {
            Completable.create { done in
              done(row == 0 ? .completed : .error(NSError(domain: "x", code: 1)))
              return Disposables.create()
            }
            .subscribe { [weak self] in self?.title = "Stored" } onError: { [weak self] _ in self?.title = "Failed" }
            .disposed(by: bag)
          }
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let label = UILabel()
            label.text = "Fruit"
            return label
          }
          func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: Fruit
        - tapOn: Pear
        - assertVisible: Failed
        - tapOn: Apple
        - assertVisible: Stored
        - tapOn: Find
        - inputText: Pe
        - assertVisible: Pear
        - assertNotVisible: Apple
        """) == nil)
  }

  @Test func whatLogsAndMeasuresIsNoQuestion() throws {
    let flow = LiveFlow(
      source: """
        import FirebaseAnalytics
        import os
        final class Root: UIViewController {
          let logger = Logger(subsystem: "app", category: "root")
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Start"
            Analytics.logEvent("shown", parameters: ["screen": self])
            Crashlytics.crashlytics().record(error: self)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Start") == nil)
  }

  @Test func whatSnapKitConstrainsLiesWhereItPutsIt() throws {
    let flow = LiveFlow(
      source: """
        import SnapKit
        final class Root: UIViewController {
          let top = UIButton()
          let below = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            for (button, title) in [(top, "One"), (below, "Two")] {
              button.setTitle(title, for: .normal)
              button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
              view.addSubview(button)
            }
            top.snp.makeConstraints { make in
              make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
              make.leading.trailing.equalToSuperview().inset(16)
              make.height.equalTo(44)
            }
            below.snp.makeConstraints {
              $0.top.equalTo(top.snp.bottom).offset(12)
              $0.centerX.equalToSuperview()
              $0.size.equalTo(CGSize(width: 121, height: 30))
            }
          }
          @objc func tapped(_ sender: UIButton) {
            view.layoutIfNeeded()
            title = "\\(Int(sender.frame.minX)) \\(Int(sender.frame.width)) \\(Int((below.frame.minY - top.frame.maxY).rounded()))"
            top.snp.updateConstraints { $0.height.equalTo(20) }
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: One
        - assertVisible: 16 361 12
        - tapOn: Two
        - assertVisible: 136 121 12
        """) == nil)
  }

  @Test func indicatorsOfWorkAndEndsOfObjectsTell() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Work: SharedSequenceConvertibleType {
          typealias Element = Bool
          typealias SharingStrategy = DriverSharingStrategy
          private let count = BehaviorRelay(value: 0)
          private let isBusy: SharedSequence<SharingStrategy, Bool>
          init() { isBusy = count.asDriver().map { $0 > 0 }.distinctUntilChanged() }
          func begin() { count.accept(count.value + 1) }
          func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { isBusy }
        }
        final class Next: UIViewController {}
        final class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let work = Work()
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            work.asDriver().drive(onNext: { [label] in label.text = "busy \\($0)" }).disposed(by: bag)
          }
          @objc func go() {
            work.begin()
            let next = Next()
            next.rx.deallocated.subscribe(onNext: { [weak self] in self?.title = "ended" }).disposed(by: bag)
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: busy false
        - tapOn: Go
        - assertScreen: Next
        - back
        - assertVisible: busy true
        - assertVisible: ended
        """) == nil)
  }

  @Test func sectionsOfRowsFollowAnObservable() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxDataSources
        import RxSwift
        enum Kind: String { case all, some }
        struct Group { var title: String; var items: [String] }
        extension Group: SectionModelType {
          init(original: Group, items: [String]) { self = original; self.items = items }
        }
        final class Root: UIViewController {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
          let groups = BehaviorRelay<[Group]>(value: [])
          let kind = BehaviorRelay<Kind>(value: .some)
          let bag = DisposeBag()
          let source = RxTableViewSectionedReloadDataSource<Group>(
            configureCell: { _, table, path, item in
              let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
              cell.textLabel?.text = item
              return cell
            }, titleForHeaderInSection: { source, section in source[section].title })
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(table)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Fill", style: .plain, target: self, action: #selector(fill))
            groups.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
            table.rx.modelSelected(String.self).subscribe(onNext: { [weak self] in self?.title = "chose " + $0 })
              .disposed(by: bag)
          }
          @objc func fill() {
            groups.accept([Group(title: "Fruit", items: ["fig", "pear"]), Group(title: "None", items: [])])
            kind.accept(.all)
            if kind.value == .all { groups.accept(groups.value + [Group(title: "Nuts", items: ["hazel"])]) }
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: fig
        - tapOn: Fill
        - assertVisible: Fruit
        - assertVisible: Nuts
        - tapOn: hazel
        - assertVisible: chose hazel
        """) == nil)
  }

  @Test func whoHearsOfASubscriptionLivesAsLongAsThat() throws {
    let flow = LiveFlow(
      source: """
        import RxSwift
        class Coordinator<Result> {
          let bag = DisposeBag()
          private var children: [Any] = []
          func coordinate<Other>(to other: Coordinator<Other>) -> Observable<Other> {
            children.append(other)
            return other.start().do(onCompleted: { [weak self] in
              self?.children.removeAll()
              print(other)
            })
          }
          func start() -> Observable<Result> { fatalError() }
        }
        final class Main: Coordinator<Void> {
          let screen: UIViewController
          let added = PublishSubject<Void>()
          init(_ screen: UIViewController) { self.screen = screen }
          override func start() -> Observable<Void> {
            added.subscribe(onNext: { [weak self] in self?.screen.title = "Added" }).disposed(by: bag)
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Add", primaryAction: UIAction(title: "Add") { [added] _ in added.onNext(()) })
            return Observable.never()
          }
        }
        final class App: Coordinator<Void> {
          let screen: UIViewController
          init(_ screen: UIViewController) { self.screen = screen }
          override func start() -> Observable<Void> { coordinate(to: Main(screen)) }
        }
        class Root: UIViewController {
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            App(self).start().subscribe().disposed(by: bag)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: Added") == nil)
  }
}
