import Testing

/// Apps over the models of Combine and RxSwift: what they reckon with, and what rows say.
@MainActor
struct LiveDemandTests {
  @Test func demandsAreReckonedWith() throws {
    let flow = LiveFlow(
      source: """
        import Combine
        extension UIControl {
          class EventSubscription<S: Subscriber>: Subscription where S.Input == UIControl, S.Failure == Never {
            let control: UIControl
            var subscriber: S?
            var currentDemand = Subscribers.Demand.none
            init(control: UIControl, subscriber: S) {
              self.control = control
              self.subscriber = subscriber
              control.addTarget(self, action: #selector(occurred), for: .touchUpInside)
            }
            func request(_ demand: Subscribers.Demand) { currentDemand += demand }
            func cancel() { subscriber = nil }
            @objc func occurred() {
              if currentDemand > 0 {
                currentDemand += subscriber?.receive(control) ?? .none
                currentDemand -= 1
              }
            }
          }
          struct EventPublisher: Publisher {
            typealias Output = UIControl
            typealias Failure = Never
            let control: UIControl
            func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
              subscriber.receive(subscription: EventSubscription(control: control, subscriber: subscriber))
            }
          }
        }
        class Root: UIViewController {
          let button = UIButton(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
          var bag = Set<AnyCancellable>()
          var count = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Go", for: .normal)
            view.addSubview(button)
            UIControl.EventPublisher(control: button).sink { [unowned self] _ in
              count += 1
              title = "\\(count) times"
            }.store(in: &bag)
            let few = Subscribers.Demand.max(2) - 5
            let words = [few == .none, Subscribers.Demand.unlimited - 1 == .unlimited, few < .max(1)]
            let all = [Just(1), Just(2), Just(3), Just(4)]
            var sum = 0
            all[0].merge(with: all[1], all[2], all[3]).sink { sum += $0 }.store(in: &bag)
            title = "\\(words.filter { $0 }.count) \\(sum)"
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: 3 10\n- tapOn: Go\n- tapOn: Go\n- assertVisible: 2 times") == nil)
  }

  @Test("Rows that nobody moves, functions without parameters, closures told apart by what they read")
  func rowsThatNobodyMoves() throws {
    let flow = LiveFlow(
      source: """
        import RxSwift
        import RxCocoa
        struct Kept { let id: Int }
        class Root: UITableViewController {
          let bag = DisposeBag()
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          func note() { title = "noted" }
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = nil
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            Observable.just(["milk"]).debug("rows", trimOutput: true)
              .bind(to: tableView.rx.items(cellIdentifier: "cell")) { _, text, cell in cell.textLabel?.text = text }
              .disposed(by: bag)
            Observable.just(Kept(id: 7)).subscribe { kept in self.label.text = "\\(kept.id)" }.disposed(by: bag)
            Observable.just(Kept(id: 8)).subscribe { event in
              if let kept = event.element { self.label.text! += "\\(kept.id)" }
            }.disposed(by: bag)
            tableView.tableHeaderView = label
            Observable.just(()).subscribe(onNext: self.note).disposed(by: bag)
            tableView.rx.itemMoved.map { $0.destinationIndex.row }.subscribe(onNext: { print($0) }).disposed(by: bag)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: milk\n- assertVisible: noted\n- assertVisible: \"7.*8.*\"") == nil)
  }

  @Test("A group may repeat an item that fills it")
  func repeatedItems() throws {
    let flow = LiveFlow(
      source: """
        class Root: UICollectionViewController {
          init() {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
            let outer = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: outer, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
            label.text = "item \\(path.item)"
            cell.contentView.addSubview(label)
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: item 0\n- assertVisible: item 1") == nil)
  }

  @Test("Swift 3 shows methods of classes to the runtime of itself")
  func methodsOfSwift3() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "touch"
            label.isUserInteractionEnabled = true
            label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
            view.addSubview(label)
          }
          func tapped(_ sender: UITapGestureRecognizer) -> Bool {
            title = "tapped"
            return true
          }
        }
        class Other: UIViewController { func tapped(_ sender: UITapGestureRecognizer) -> Bool { return false } }
        """, files: ["App/App.xcodeproj/project.pbxproj": Self.project])
    #expect(try flow.passes("- tapOn: touch\n- assertVisible: tapped") == nil)
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = { isa = PBXGroup; children = (R, D, I, ); sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Root.swift; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, ); buildConfigurationList = L; };
        S = { isa = PBXSourcesBuildPhase; files = (FR, FD, ); };
        FR = { isa = PBXBuildFile; fileRef = R; };
        FD = { isa = PBXBuildFile; fileRef = D; };
        L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 3.0; INFOPLIST_FILE = "Info.plist"; SDKROOT = iphoneos; }; };
      };
      rootObject = P;
    }
    """
}
