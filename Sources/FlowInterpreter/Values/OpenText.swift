/// A text that is put together of what is known and what is not.
struct OpenText {
  /// What is known before the first of its parts that is not.
  private var start = ""
  /// The first of its parts that is not known; nil where all is.
  private var lacking: Unknown?
  private var form = TextForm()
  /// All that it may be, once a part of it is not known; nil where that is too much.
  private var texts: [String]?

  private let what: String?
  private let location: TreeLocation?

  /// - Parameter what: the text in words; nil for what of it is not known.
  init(_ what: String? = nil, _ location: TreeLocation? = nil) {
    self.what = what
    self.location = location
  }

  mutating func add(_ text: String) {
    guard lacking != nil else {
      start += text
      return
    }
    form.add(.text(text))
    texts = texts?.map { $0 + text }
  }

  /// Adds a text that may be unknown.
  mutating func add(_ text: Value) {
    switch text {
    case .text(let box): add(box.text)
    case .unknown(let unknown): add(unknown)
    default: break
    }
  }

  mutating func add(_ unknown: Unknown) {
    if lacking == nil {
      lacking = unknown
      form = TextForm([.text(start)])
      texts = [start]
    }
    form.add(TextForm(unknown))
    let own = unknown.candidates?.map(\.plainText)
    guard let before = texts, let own, before.count * own.count <= Unknown.candidateLimit else {
      texts = nil
      return
    }
    texts = own.contains(nil) ? nil : before.flatMap { text in own.map { text + ($0 ?? "") } }
  }

  /// The text, or what is known of it.
  var value: Value {
    guard let lacking else { return .string(start) }
    let different = Set(texts ?? [])
    if different.count == 1, let only = different.first { return .string(only) }
    return .unknown(
      Unknown(
        what ?? lacking.what, location ?? lacking.location, kind: "String", form: form,
        among: different.sorted().map { .string($0) }))
  }
}

extension Value {
  /// What an interpolation writes of a text, a number or a truth; nil for other values.
  var plainText: String? {
    switch self {
    case .text(let box): box.text
    case .character(let character): String(character)
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): String(flag)
    case .fixed: integerValue.map { String($0) }
    default: nil
    }
  }
}
