import Testing

/// Bytes as objects, and texts as C has them.
@MainActor
struct LiveDataObjectTests {
  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
        }
        """)
  }

  @Test("NSData writes its bytes, whoever holds it; Data how many there are")
  func descriptions() throws {
    let flow = screen(
      """
      let data = Data([97, 98])
      let object = data as NSData
      let any: Any = object
      let objects: [NSObject] = [NSData(), object]
      let long = Data((0..<25).map { UInt8($0) }) as NSData
      let texts = ["\\(data)", "\\(object as Data)", "\\(object)", "\\(any)", "\\(objects)", long.description]
      title = texts == [
        "2 bytes", "2 bytes", "{length = 2, bytes = 0x6162}", "{length = 2, bytes = 0x6162}",
        "[{length = 0, bytes = 0x}, {length = 2, bytes = 0x6162}]",
        "{length = 25, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 11121314 15161718 }",
      ] ? "as written" : texts.joined(separator: " ")
      """)
    #expect(try flow.passes("- assertVisible: as written") == nil)
  }

  @Test("Objects of bytes are cast, compared, added to and kept in defaults")
  func members() throws {
    let flow = screen(
      """
      let object = NSData(data: Data([1, 2, 3]))
      let any: Any = object
      let more = NSMutableData(data: object as Data)
      more.append(Data([4]))
      UserDefaults.standard.set(object, forKey: "bytes")
      let kept = UserDefaults.standard.data(forKey: "bytes")?.count ?? -1
      title = "\\(object.length) \\(more.length) \\(any is Data) \\((any as? Data)?.last ?? 0) \\(kept) \\(object == NSData(bytes()))"
      """.replacing("NSData(bytes())", with: "(Data([1, 2, 3]) as NSData)"))
    #expect(try flow.passes("- assertVisible: 3 4 true 3 3 true") == nil)
  }

  @Test("A file that was never written gives nothing, as NSData, as a list and as an image")
  func missingFiles() throws {
    let flow = screen(
      """
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let file = folder.appendingPathComponent("never")
      let path = file.path
      let isMissing = [
        NSData(contentsOf: file) == nil, NSData(contentsOfFile: path) == nil, NSDictionary(contentsOf: file) == nil,
        UIImage(contentsOfFile: path) == nil, (try? NSData(contentsOf: file, options: [])) == nil,
        !FileManager.default.isReadableFile(atPath: path), FileManager.default.subpaths(atPath: path) == nil,
      ]
      (Data([7]) as NSData).write(toFile: path, atomically: true)
      let read = NSData(contentsOf: file)?.length ?? 0
      title = "\\(isMissing.allSatisfy { $0 }) \\(read) \\(FileManager.default.subpaths(atPath: folder.path) ?? [])"
      """)
    #expect(try flow.passes("- assertVisible: 'true 1 \\[\"never\"\\]'") == nil)
  }

  @Test("Texts of C's are the bytes before the zero")
  func textsOfC() throws {
    let flow = screen(
      """
      let text = "h\u{e9}llo"
      let parts = [
        String(cString: (text as NSString).utf8String!), String(cString: text.cString(using: .utf8)!),
        String(validatingUTF8: text.utf8CString.map { $0 }) ?? "-", text.withCString { String(cString: $0) },
      ]
      title = parts.joined(separator: " ") + " \\(strlen(text)) \\(text.utf8CString.count)"
      """)
    #expect(try flow.passes("- assertVisible: h\u{e9}llo h\u{e9}llo h\u{e9}llo h\u{e9}llo 6 7") == nil)
  }

  @Test("Of the path of a source file its name is known")
  func sourceFiles() throws {
    let flow = screen(
      """
      let names = [
        (#file as NSString).lastPathComponent, URL(fileURLWithPath: #filePath).lastPathComponent,
        #fileID.components(separatedBy: "/").last ?? "-", String(#file.split(separator: "/").last!),
        ((#file as NSString).deletingPathExtension as NSString).lastPathComponent,
        URL(fileURLWithPath: #file).deletingPathExtension().lastPathComponent,
      ]
      title = names.joined(separator: " ")
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      label.text = #file
      view.addSubview(label)
      """)
    #expect(
      try flow.verdicts(
        "- assertVisible: Root.swift Root.swift Root.swift Root.swift Root Root\n- assertVisible: /a/Root.swift")
        == "✓✓?")
  }

  @Test("Of a URL it is open whether there is one, where its text is not known")
  func openAddresses() throws {
    let flow = screen("title = URL(string: Settings.address()) == nil ? \"none\" : \"some\"")
    #expect(try flow.verdicts("- assertVisible: some") == "✓?")
    #expect(try flow.verdicts("- assertVisible: none") == "✓?")
  }

  @Test("NSURL has Optionals where URL has texts")
  func addresses() throws {
    let flow = screen(
      """
      let object = NSURL(string: "https://a.b/c/d.txt?e=f")!
      let url = object as URL
      let same = URL(string: "https://a.b/c/d.txt?e=f")! as NSURL
      let none = NSURL(string: "")
      title = "\\(object.host ?? "-") \\(object.lastPathComponent!) \\(url.pathExtension) \\(object == same) \\(none == nil)"
      navigationItem.prompt = "\\(object) \\(NSURL(fileURLWithPath: "/x").path as Any)"
      """)
    #expect(
      try flow.passes(
        "- assertVisible: a.b d.txt txt true true\n- assertVisible: 'https://a.b/c/d.txt\\?e=f Optional\\(\"/x\"\\)'")
        == nil)
  }

  @Test("A line feed separates lines behind a carriage return as well")
  func lines() throws {
    let flow = screen(
      """
      let lines = "a,b\\r\\nc".components(separatedBy: "\\n")
      title = "\\(lines.count) \\(lines[0].trimmingCharacters(in: .newlines)) \\("a\\r\\nb".split(separator: "\\n").count)"
      let bytes: [UInt8] = [72, 105]
      navigationItem.prompt = (String(bytes: bytes, encoding: .utf8) ?? "-") + " \\(("2.5 kg" as NSString).floatValue)"
      """)
    #expect(try flow.passes("- assertVisible: 2 a,b 1\n- assertVisible: Hi 2.5") == nil)
  }

  @Test("Lists and dictionaries are written as property lists, and read again")
  func propertyLists() throws {
    let flow = screen(
      """
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let (one, other) = (folder.appendingPathComponent("one.plist"), folder.appendingPathComponent("other.plist"))
      let settings: [String: Any] = ["names": ["a", "b"], "isOn": true, "count": 3, "day": Date(timeIntervalSince1970: 0)]
      let isWritten = (settings as NSDictionary).write(toFile: one.path, atomically: true)
      let read = NSDictionary(contentsOf: one) as? [String: Any]
      try? (["x", "y"] as NSArray).write(to: other)
      let data = try? PropertyListSerialization.data(fromPropertyList: ["k": 7], format: .xml, options: 0)
      let again = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Int]
      let parts = [
        "\\(isWritten)", (read?["names"] as? [String] ?? []).joined(), "\\(read?["isOn"] as? Bool ?? false)",
        "\\(read?["count"] as? Int ?? 0)", "\\((read?["day"] as? Date)?.timeIntervalSince1970 ?? 9)",
        (NSArray(contentsOf: other) as? [String] ?? []).joined(), "\\(again?["k"] ?? 0)",
        "\\((["x"] as NSArray).write(toFile: "/nowhere/x", atomically: true))",
      ]
      title = parts.joined(separator: " ")
      """)
    #expect(try flow.passes("- assertVisible: true ab true 3 0.0 xy 7 false") == nil)
  }

  @Test("What every object answers to is not denied")
  func everyObject() throws {
    let flow = LiveFlow(
      source: """
        class Note: NSObject { @objc func show() {} }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let note = Note()
            title = "\\(note.responds(to: #selector(Note.show))) \\(note.responds(to: Selector("hide")))"
            navigationItem.prompt = note.responds(to: #selector(NSObject.copy)) ? "copies" : "is alone"
          }
        }
        """)
    #expect(try flow.report("- assertVisible: true false").contains("whether it responds to NSObject.copy"))
  }
}
