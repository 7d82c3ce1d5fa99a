import Testing

/// The looks of texts, and of the views that show them.
@MainActor
struct LiveTextLooksTests {
  private func screen(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let looks: [NSAttributedString.Key: Any] = [
              .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30), .kern: 2,
            ]
            let label = UILabel()
            let field = UITextField()
            let text = NSMutableAttributedString(string: "hello world", attributes: looks)
            \(body)
          }
        }
        """)
  }

  @Test("A label takes the looks that its text begins with, and keeps them")
  func label() throws {
    let flow = screen(
      """
      label.attributedText = text
      label.text = "other"
      title = label.textColor == .red && label.font.pointSize == 30 ? "kept" : "lost"
      """)
    #expect(try flow.passes("- assertVisible: kept") == nil)
  }

  @Test("What a text does not say stays as the label had it")
  func missing() throws {
    let flow = screen(
      """
      label.textColor = .blue
      label.attributedText = NSAttributedString(string: "plain")
      title = label.textColor == .blue ? "blue" : "other"
      """)
    #expect(try flow.passes("- assertVisible: blue") == nil)
  }

  @Test("Code goes through the parts of a text that look the same, until it stops")
  func parts() throws {
    let flow = screen(
      """
      text.append(NSAttributedString(string: "!!", attributes: [.foregroundColor: UIColor.blue]))
      text.addAttribute(.link, value: "a", range: NSRange(location: 0, length: 5))
      let whole = NSRange(location: 0, length: text.length)
      var parts: [String] = []
      text.enumerateAttribute(.foregroundColor, in: whole, options: []) { value, range, _ in
        parts.append("\\((value as? UIColor) == .red) \\(range.location) \\(range.length)")
      }
      text.enumerateAttribute(.link, in: NSRange(location: 2, length: 6)) { value, range, _ in
        parts.append("\\(value != nil) \\(range.length)")
      }
      text.enumerateAttributes(in: whole) { values, range, stop in
        parts.append("\\(values.count) \\(range.length)")
        stop.pointee = true
      }
      title = parts.joined(separator: ", ")
      """)
    #expect(try flow.passes("- assertVisible: true 0 11, false 11 2, true 3, false 3, 4 5") == nil)
  }

  @Test("A field takes the looks of its text, and those of all texts")
  func field() throws {
    for set in ["field.attributedText = text", "field.defaultTextAttributes = looks"] {
      let flow = screen(
        "\(set)\ntitle = field.textColor == .red && field.font?.pointSize == 30 ? \"taken\" : \"lost\"")
      #expect(try flow.passes("- assertVisible: taken") == nil)
    }
  }

  @Test(
    "The looks of a text are read back",
    arguments: [
      "text.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2",
      "text.attribute(.link, at: 3, effectiveRange: nil) == nil",
      "text.attributes(at: 3, effectiveRange: nil).count == 3",
      "text.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor == .red",
      "{ text.removeAttribute(.kern, range: NSRange(location: 0, length: 5)); "
        + "return text.attribute(.kern, at: 3, effectiveRange: nil) == nil "
        + "&& text.attribute(.kern, at: 7, effectiveRange: nil) != nil }()",
      "{ text.append(NSAttributedString(string: \"!\")); "
        + "return text.attribute(.kern, at: 11, effectiveRange: nil) == nil }()",
    ])
  func read(_ condition: String) throws {
    #expect(try screen("title = \(condition) ? \"so\" : \"not so\"").passes("- assertVisible: so") == nil)
  }

  @Test("Looks that are not known, and those of a label that was given a font since, are open")
  func open() throws {
    for body in [
      "label.attributedText = text\nlabel.font = .systemFont(ofSize: 9)",
      "label.text = \"plain\"",
    ] {
      let flow = screen(
        "\(body)\ntitle = label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil ? \"a\" : \"b\"")
      #expect(try flow.verdicts("- assertVisible: a").hasSuffix("?"))
    }
  }

  /// Parts that look otherwise are put together, as often as one likes.
  @Test(arguments: [
    "text.append(part(.red, \"B\")); text.append(part(.blue, \"C\"))",
    "text.append(part(.red, \"BC\")); text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))",
    "text.append(part(.red, \"BC\")); text.setAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 1, length: 1))",
    "text.insert(part(.red, \"BC\"), at: 1); text.replaceCharacters(in: NSRange(location: 0, length: 1), with: part(.blue, \"A\"))",
  ])
  func partsOfOtherLooksArePutTogether(_ change: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          func part(_ color: UIColor, _ text: String) -> NSAttributedString {
            NSAttributedString(
              string: text, attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 12), .kern: 2])
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            let text = NSMutableAttributedString(
              string: "A", attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 14), .kern: 1])
            \(change)
            label.attributedText = text
            view.addSubview(label)
            title = "\\(text.length)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: ABC\n- assertVisible: \"3\"") == nil)
  }
}
