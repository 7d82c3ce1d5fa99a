import Testing

/// Images that code draws, and images by their names.
@MainActor
struct LiveDrawingTests {
  private func passes(_ body: String, files: [String: String] = [:], _ steps: String) throws -> String? {
    try LiveFlow(
      source: """
        extension UIImage {
          func faded(_ alpha: CGFloat) -> UIImage {
            UIGraphicsBeginImageContextWithOptions(size, false, scale)
            draw(at: .zero, blendMode: .normal, alpha: alpha)
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            return image!
          }
          func thin(_ alpha: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
              draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: alpha)
            }
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """, files: files
    ).passes(steps)
  }

  @Test func whatCodeDrawsIsAnImage() throws {
    #expect(
      try passes(
        """
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 50))
        button.setBackgroundImage(UIImage(systemName: "star")!.faded(0.5), for: .normal)
        button.setImage(UIImage(systemName: "star")!.thin(0.5), for: .highlighted)
        button.setTitle("Go", for: .normal)
        button.setTitle("Went", for: .focused)
        view.addSubview(button)
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        let context = UIGraphicsGetCurrentContext()!
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.render(in: context)
        let isDrawn = UIGraphicsGetImageFromCurrentImageContext() != nil
        UIGraphicsEndImageContext()
        title = "\\(isDrawn) \\(UIGraphicsGetImageFromCurrentImageContext() == nil)"
        """, "- assertVisible: true true\n- assertVisible: Go") == nil)
  }

  @Test func aRendererHasAFormatThatNobodyKnows() throws {
    #expect(
      try passes(
        """
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        let image = renderer.image { context in
          context.stroke(renderer.format.bounds)
          context.fill(context.format.bounds)
        }
        view.addSubview(UIImageView(image: image))
        title = "Drawn"
        """, "- assertVisible: Drawn") == nil)
  }

  @Test func whatARendererDrawsIsDrawnAgain() throws {
    #expect(
      try passes(
        """
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        title = drawn.faded(0.5).pngData() == nil ? "Nothing" : "Drawn"
        """, "- assertVisible: Drawn") == nil)
  }

  @Test func aContextThatMayHaveNoSizeMayGiveNoImage() throws {
    #expect(
      try passes("_ = UIImage().faded(0.5)\ntitle = \"There\"", "- assertVisible: There")?.contains(
        "whether UIGraphicsGetImageFromCurrentImageContext(…)") == true)
  }

  @Test func aSetOfTheCatalogueIsFoundByTheNameOfAPNG() throws {
    #expect(
      try passes(
        """
        title = "\\(UIImage(named: "person.png") != nil) \\(UIImage(named: "people.jpg") != nil)"
        """, files: ["App/Assets.xcassets/person.imageset/Contents.json": "{}"], "- assertVisible: true false") == nil)
  }

  @Test func whetherASetIsFoundByTheNameOfAnotherKindIsAsked() throws {
    #expect(
      try passes(
        "title = UIImage(named: \"person.jpg\") == nil ? \"none\" : \"some\"",
        files: ["App/Assets.xcassets/person.imageset/Contents.json": "{}"], "- assertVisible: none")?.contains(
          "the image 'person.jpg' of the catalog") == true)
    #expect(
      try passes(
        "view.addSubview(UIImageView(image: UIImage(named: \"person.jpg\")))\ntitle = \"shown\"",
        files: ["App/Assets.xcassets/person.imageset/Contents.json": "{}"], "- assertVisible: shown") == nil)
  }

  /// What a button's image view shows is what its button was given, known or not, and what was an image can be one again.
  @Test func whatIsReadFromDataIsShownByItsButton() throws {
    #expect(
      try passes(
        """
        let one = UIButton(), other = UIButton()
        one.setImage(UIImage(systemName: "star"), for: .normal)
        other.setImage(UIImage(data: one.imageView!.image!.pngData()!), for: .normal)
        title = "\\(other.imageView?.image != nil) \\(other.currentImage?.pngData() != nil)"
        """, "- assertVisible: true true") == nil)
    let flow = LiveFlow(
      source: """
        func load() -> Data { Data(contentsOf: URL(string: "https://example.com")!) }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton()
            button.setImage(UIImage(data: load()), for: .normal)
            title = button.imageView?.image == nil ? "none" : "one"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: none") == "✓?")
  }
}
