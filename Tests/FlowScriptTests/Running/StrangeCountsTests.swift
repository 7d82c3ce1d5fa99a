import Testing

/// Numbers of rows, items and sections that nobody means: a verdict, and no end of the process.
@MainActor
struct StrangeCountsTests {
  private static let table = """
    class LoginViewController: UIViewController, UITableViewDataSource {
      override func viewDidLoad() {
        let t = UITableView(frame: view.bounds); t.rowHeight = HEIGHT; t.dataSource = self; view.addSubview(t)
      }
      func numberOfSections(in tableView: UITableView) -> Int { SECTIONS }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { ROWS }
      func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    """
  private static let collection = """
    class LoginViewController: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        let l = UICollectionViewFlowLayout(); l.itemSize = CGSize(width: WIDTH, height: HEIGHT)
        let c = UICollectionView(frame: view.bounds, collectionViewLayout: l)
        c.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c"); c.dataSource = self; view.addSubview(c)
      }
      func numberOfSections(in c: UICollectionView) -> Int { SECTIONS }
      func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { ROWS }
      func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
      }
    }
    """
  private static let picker = """
    class LoginViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
      override func viewDidLoad() {
        let p = UIPickerView(frame: view.bounds); p.dataSource = self; p.delegate = self; view.addSubview(p)
        p.selectRow(HEIGHT, inComponent: 0, animated: false); print(p.selectedRow(inComponent: 0))
      }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { SECTIONS }
      func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { ROWS }
      func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { "x" }
    }
    """

  private func report(_ code: String, sections: String, rows: String, height: String, width: String = "10") throws
    -> String
  {
    let source =
      code.replacingOccurrences(of: "SECTIONS", with: sections).replacingOccurrences(of: "ROWS", with: rows)
      .replacingOccurrences(of: "HEIGHT", with: height).replacingOccurrences(of: "WIDTH", with: width)
    return try SnippetFlow(source: source).report("- assertNotVisible: \"nothing\"")
  }

  @Test(arguments: [
    ("Int.max", "Int.max", "44", "what a table does with 9223372036854775807 sections"),
    ("-1", "1", "44", "what a table does with -1 sections"),
    ("1", "Int.max", "44", "what a table does with 9223372036854775807 rows"),
    ("2", "9_000_000", "44", "what a table does with 9000000 rows"),
    ("1", "10_000_000", "0.0000001", "what a table does with more than 10000 rows on the screen"),
    ("1", "1_000_000", ".nan", ""),
  ])
  func tables(sections: String, rows: String, height: String, words: String) throws {
    let text = try report(Self.table, sections: sections, rows: rows, height: height)
    #expect((words.isEmpty || text.contains(words)) && text.contains("1 flow: "), "\(text)")
  }

  @Test(arguments: [
    ("1", "Int.max", "10", "10", "what a collection does with 9223372036854775807 items"),
    ("1", "-2", "10", "10", "what a collection does with -2 items"),
    ("1", "1_000_000", "10", "10", "what a collection does with more than 200000 items above what is shown"),
    ("1", "3", ".nan", "10", "what a collection does with items of nan × 10.0 points"),
    ("1", "3", "-5", "10", "what a collection does with items of -5.0 × 10.0 points"),
    ("1", "150_000", "1e-300", "1e-300", ""),
  ])
  func collections(sections: String, rows: String, width: String, height: String, words: String) throws {
    let text = try report(Self.collection, sections: sections, rows: rows, height: height, width: width)
    #expect((words.isEmpty || text.contains(words)) && text.contains("1 flow: "), "\(text)")
  }

  @Test(arguments: [
    ("Int.max", "1", "0", "what a picker does with 9223372036854775807 components"),
    ("-1", "1", "0", "what a picker does with -1 components"), ("1", "-3", "0", "what a picker does with -3 rows"),
    ("1", "3", "-1", "what a picker does with row -1"),
    ("1", "Int.max", "0", "what a picker does with 9223372036854775807 rows"), ("1", "3", "Int.max", ""),
  ])
  func pickers(components: String, rows: String, row: String, words: String) throws {
    let text = try report(Self.picker, sections: components, rows: rows, height: row)
    #expect((words.isEmpty || text.contains(words)) && text.contains("1 flow: "), "\(text)")
  }
}
