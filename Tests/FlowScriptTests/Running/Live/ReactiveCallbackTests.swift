import Testing

/// Methods that RxSwift hears of, as it is told of them before and after they ran.
@MainActor
struct ReactiveCallbackTests {
  @Test func callbacksOfAScreenAreHeardBeforeAndAfter() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        extension Reactive where Base: UIViewController {
          var viewWillAppear: ControlEvent<Bool> {
            ControlEvent(events: methodInvoked(#selector(Base.viewWillAppear(_:))).map { $0.first as? Bool ?? false })
          }
        }
        class Screen: UIViewController {
          var said = ""
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            said += "own "
          }
        }
        final class Root: Screen {
          let bag = DisposeBag()
          override func viewDidLoad() {
            super.viewDidLoad()
            rx.sentMessage(#selector(viewWillAppear(_:))).take(1)
              .subscribe(onNext: { [weak self] _ in self?.said += "before " }).disposed(by: bag)
            rx.viewWillAppear.subscribe(onNext: { [weak self] in self?.said += "after \\($0) " }).disposed(by: bag)
            rx.methodInvoked(#selector(viewDidAppear)).map { _ in () }
              .subscribe(onNext: { [weak self] in self?.title = self?.said }).disposed(by: bag)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: \"before own after false \"") == nil)
  }

  @Test func methodsThatTheAppCallsItselfAreNotHeard() throws {
    let flow = LiveFlow(
      source: """
        import RxCocoa
        import RxSwift
        final class Root: UIViewController {
          let bag = DisposeBag()
          @objc dynamic func tell() {}
          override func viewDidLoad() {
            super.viewDidLoad()
            rx.methodInvoked(#selector(tell)).subscribe(onNext: { [weak self] _ in self?.title = "Told" }).disposed(by: bag)
            tell()
          }
        }
        """)
    #expect(try flow.report("- assertVisible: Told").contains("who calls a method that a library listens to"))
  }
}
