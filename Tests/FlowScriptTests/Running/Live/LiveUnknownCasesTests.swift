import Testing

/// Cases of enums of which something is not known: what they carry, and which they are.
@MainActor
struct LiveUnknownCasesTests {
  @Test("What a case carries is seen as what its enum says, and chooses among functions", arguments: [true, false])
  func payload(isResult: Bool) throws {
    let flow = LiveFlow(
      source: """
        struct City: Codable { let name: String }
        enum Answer<T> { case success(T), failure(Error) }
        protocol Showing: AnyObject {
          func update(with cities: [City])
          func update(with error: String)
        }
        class Presenter {
          weak var view: Showing?
          func done(_ result: \(isResult ? "Result<[City], Error>" : "Answer<[City]>")) {
            switch result {
            case .success(let cities): view?.update(with: cities)
            case .failure(let error): view?.update(with: error.localizedDescription)
            }
          }
        }
        class Root: UIViewController, Showing {
          let presenter = Presenter()
          override func viewDidLoad() {
            super.viewDidLoad()
            presenter.view = self
            presenter.done(.success(Server.cities(in: self.view.tag)))
          }
          func update(with cities: [City]) { title = "cities" }
          func update(with error: String) { title = "error" }
        }
        """)
    #expect(try flow.passes("- assertVisible: cities") == nil)
  }

  @Test("Two cases of a type that is not read may be the same")
  func names() throws {
    func flow(_ body: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              show(.near)
            }
            func show(_ proximity: CLProximity) {
              \(body)
            }
          }
          """)
    }
    #expect(
      try flow("title = proximity == .near ? \"near\" : \"far\"").passes("- assertVisible: near") == nil)
    let asked = flow("title = proximity != .far ? \"near\" : \"far\"")
    #expect(try asked.verdicts("- assertVisible: near") == "✓?")
    #expect(try asked.report("- assertVisible: near").contains("whether .near == .far"))
    let chosen = flow("switch proximity { case .far: title = \"far\"\ncase .near: title = \"near\"\ndefault: break }")
    #expect(try chosen.verdicts("- assertNotVisible: \"..xfar\"\n- assertVisible: near") == "✓✓?")
  }

  @Test("A delegate is told what the protocol of its own class tells, and nothing of others")
  func otherProtocols() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, MCSessionDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          let session = MCSession(peer: MCPeerID(displayName: "x"))
          override func viewDidLoad() {
            super.viewDidLoad()
            session.delegate = self
            title = "chat"
          }
          func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
          ) { title = (info[.originalImage] as! UIImage).description }
        }
        """)
    #expect(try flow.passes("- assertVisible: chat") == nil)
  }

  @Test("Protocols of other classes whose methods begin alike take none of its own away")
  func protocolsOfOneWord() throws {
    let calendar = LiveFlow(
      source: """
        class Root: UIViewController, FSCalendarDelegate, FSCalendarDataSource {
          let calendar = FSCalendar()
          override func viewDidLoad() {
            super.viewDidLoad()
            calendar.delegate = self
            title = "none"
          }
          func calendar(_ calendar: FSCalendar, didSelect date: Date) { title = "picked" }
        }
        """)
    #expect(try calendar.verdicts("- assertVisible: none") == "✓?")
    let session = LiveFlow(
      source: """
        class Root: UIViewController, MCSessionDelegate, WCSessionDelegate {
          let session = MCSession(peer: MCPeerID(displayName: "x"))
          override func viewDidLoad() {
            super.viewDidLoad()
            session.delegate = self
            title = "alone"
          }
          func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { title = "joined" }
        }
        """)
    #expect(try session.verdicts("- assertVisible: alone") == "✓?")
  }
}
