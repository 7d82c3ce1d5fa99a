import Testing

/// Answers that make no difference: worlds whose work asks something and then changes nothing are one.
@MainActor
struct QuietWorldTests {
  private func flow(_ body: String, _ members: String = "", _ types: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        struct Quote: Decodable { let text: String }
        \(types)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            view.addSubview(label)
            \(body)
          }
          \(members)
        }
        """)
  }

  /// What a service gives, with all the guards that authors write.
  private static let fetch = """
    func fetch() {
      URLSession.shared.dataTask(with: URL(string: "https://example.com/quotes")!) { data, response, error in
        guard error == nil else { print("no"); return }
        guard let http = response as? HTTPURLResponse, (200...299).contains(http.statusCode) else { return }
        guard let data = data else { return }
        guard let quotes = try? JSONDecoder().decode([Quote].self, from: data) else { return }
        guard let one = quotes.first else { return }
        DispatchQueue.main.async { self.label.text = one.text }
      }.resume()
    }
    """

  @Test func guardsThatAllLeaveAreNoWorldsOfTheirOwn() throws {
    let flow = flow("for _ in 0..<2 { fetch() }", Self.fetch)
    #expect(try flow.verdicts("- assertVisible: Home\n- assertVisible: Loaded\n- assertVisible: Home") == "✓✓?✓")
  }

  /// One that leaves something behind is another world.
  @Test func aGuardThatTellsOfItsFailureIsAWorld() throws {
    let told = self.flow(
      "fetch()",
      Self.fetch.replacing("print(\"no\"); return", with: "self.tell(); return")
        + "\nfunc tell() { DispatchQueue.main.async { self.title = \"Failed\" } }")
    #expect(try told.verdicts("- assertVisible: Home") == "✓?")
    let kept = self.flow(
      "fetch()",
      Self.fetch.replacing("print(\"no\"); return", with: "self.failures += 1; return")
        + "\nvar failures = 0\noverride func viewDidAppear(_ animated: Bool) {"
        + "\nDispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.title = \"\\(self.failures)\" }\n}")
    #expect(try kept.verdicts("- assertVisible: 0") == "✓?")
  }

  /// The closure is handed on: what fails, only prints.
  @Test func aFailureThatIsHandedOnAndPrintedIsNoWorld() throws {
    let flow = flow(
      "for number in 0..<3 { load(number) { result in\n"
        + "switch result {\ncase .success(let quote): self.label.text = quote.text\n"
        + "case .failure(let error): print(error)\n}\n} }",
      """
      func load(_ number: Int, completion: @escaping (Result<Quote, Error>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/\\(number)")!) { data, response, error in
          if let error = error { DispatchQueue.main.async { completion(.failure(error)) }; return }
          guard let data = data else { return }
          do {
            let quote = try JSONDecoder().decode(Quote.self, from: data)
            DispatchQueue.main.async { completion(.success(quote)) }
          } catch { completion(.failure(error)) }
        }.resume()
      }
      """)
    #expect(try flow.verdicts("- assertVisible: Home") == "✓✓")
  }

  /// What was asked where nothing came of it is open afterwards.
  @Test func whatWasAskedInVainIsAskedAgain() throws {
    let flow = flow(
      "user = Auth.auth().currentUser\nfetch()",
      """
      var user: User?
      func fetch() {
        DispatchQueue.global().async {
          guard self.user != nil else { return }
          guard let data = try? Data(contentsOf: URL(string: "https://example.com")!) else { return }
          print(data)
        }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.title = self.user == nil ? "Out" : "In" }
      }
      """)
    #expect(try flow.verdicts("- assertVisible: Out") == "✓?")
    #expect(try flow.verdicts("- assertVisible: In") == "✓?")
  }

  /// An object that the work makes itself may be filled.
  @Test func whatTheWorkMakesItselfIsNoChange() throws {
    let flow = flow(
      "for _ in 0..<3 { fetch() }",
      """
      func fetch() {
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
          let decoder = JSONDecoder()
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          let parser = Parser()
          parser.count = 1
          guard let data = data, let quote = try? decoder.decode(Quote.self, from: data) else { return }
          DispatchQueue.main.async { self.label.text = quote.text }
        }.resume()
      }
      """, "class Parser { var count = 0 }")
    #expect(try flow.verdicts("- assertVisible: Home") == "✓✓")
  }

  @Test func tasksThatFailInSilenceAreNoWorlds() throws {
    let flow = flow(
      "for _ in 0..<3 { Task { await load() } }",
      """
      func load() async {
        do {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
          let quote = try JSONDecoder().decode(Quote.self, from: data)
          label.text = quote.text
        } catch { print(error) }
      }
      """)
    #expect(try flow.verdicts("- assertVisible: Home") == "✓✓")
  }

  @Test func anIfThatOnlyPrintsIsNotAsked() throws {
    let printing = flow(
      "for number in 0..<13 { if Store.shared.save(number) { print(number) } else { print(\"no\") } }")
    #expect(try printing.verdicts("- assertVisible: Home") == "✓✓")
    let counting = flow(
      "if Store.shared.save(1) { print(Note()) }\ntitle = \"\\(count)\"", "",
      "var count = 0\nstruct Note: CustomStringConvertible { var description: String { count += 1; return \"\" } }")
    #expect(try counting.verdicts("- assertVisible: 0") == "✓?")
    let ending = flow("if Store.shared.save(1) { print([Int]().first!) }")
    #expect(try ending.verdicts("- assertVisible: Home").hasPrefix("?"))
    let leaving = flow("for number in 0..<2 { if Store.shared.save(number) { continue }; title = \"Not\" }")
    #expect(try leaving.verdicts("- assertVisible: Home") == "✓?")
  }

  /// Code that unwraps by force may end the app, whatever else it does not do.
  @Test(arguments: ["print(data!)", "_ = data as! NSData"])
  func aClosureThatMayEndTheAppIsAWorld(_ statement: String) throws {
    let flow = flow(
      """
      URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
        \(statement)
      }.resume()
      """)
    #expect(try flow.verdicts("- assertVisible: Home").first == "?")
  }

  /// Work that puts other work in line, which then changes nothing or ends the app: the app may go on, too.
  @Test func workInLineThatMayEndTheAppIsNoCrashForCertain() throws {
    let flow = flow(
      """
      DispatchQueue.main.async {
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
          do { print(try JSONDecoder().decode([Quote].self, from: data!)[0].text) } catch { print("no") }
        }.resume()
      }
      """)
    #expect(try flow.verdicts("- assertVisible: Home") == "?✓")
  }
}
