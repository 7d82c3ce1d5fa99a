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
}
