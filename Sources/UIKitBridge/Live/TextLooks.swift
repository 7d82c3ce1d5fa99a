import FlowInterpreter
import Foundation
import HeadlessUIKit

/// What a text with looks holds of the app's values, besides fonts, colours and paragraphs.
final class Look: NSObject {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The looks of texts: the attributes of `NSAttributedString`.
extension Library.Call {
  /// Looks as Foundation keeps them; what is not known of them leaves all open.
  func looks(_ value: Value) throws -> [NSAttributedString.Key: Any] {
    if case .absent = value { return [:] }
    if case .unknown = value { return [.openLooks: true] }
    guard let content = value.unwrapped else { return [:] }
    guard let pairs = content.pairs else { return [.openLooks: true] }
    var looks: [NSAttributedString.Key: Any] = [:]
    for (key, value) in pairs {
      guard case .unknown = key else {
        looks[try unbridge(key)] = try look(value)
        continue
      }
      looks[.openLooks] = true
    }
    return looks
  }

  /// One look as Foundation keeps it.
  func look(_ value: Value) throws -> Any {
    switch try LiveReference.object(of: value) {
    case let font as UIFont: KeptLook.kept(font)
    case let color as UIColor: KeptLook.kept(color)
    case let style as NSMutableParagraphStyle: KeptLook.kept(style)
    default: KeptLook.kept(Look(value))
    }
  }

  /// A look as the app's value.
  fileprivate func value(of look: Any) -> Value {
    switch KeptLook.look(look) {
    case let look as Look: look.value
    case let object as NSObject: LiveReference.value(of: object)
    default: .unknown(Unknown("a look of a text", location))
    }
  }

  /// The looks at a place of a text.
  private func looks(in text: NSAttributedString, at value: Value) throws -> [NSAttributedString.Key: Any] {
    let place: Int = try unbridge(value)
    guard (0..<text.length).contains(place) else {
      throw exception("NSRangeException", "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds")
    }
    return text.attributes(at: place, effectiveRange: nil)
  }

  /// - Throws: `Stop` where the range of a look is asked for.
  private func refuseRange(_ index: Int) throws {
    if case .nothing = self[index] { return }
    if case .absent = self[index] { return }
    throw stop("how far the looks of a text reach")
  }

  fileprivate func readLook() throws -> Value {
    let this: NSAttributedString = try this()
    let key: NSAttributedString.Key = try unbridge(self[0])
    try refuseRange(2)
    let looks = try looks(in: this, at: self[1])
    if let found = looks[key] { return .optional(value(of: found)) }
    return looks[.openLooks] == nil ? .optional(nil) : openLooks
  }

  fileprivate func readLooks() throws -> Value {
    let this: NSAttributedString = try this()
    let looks = try looks(in: this, at: self[0])
    try refuseRange(1)
    guard looks[.openLooks] == nil else { return openLooks }
    return dictionary(of: looks)
  }

  fileprivate func dictionary(of looks: [NSAttributedString.Key: Any]) -> Value {
    .dictionary(looks.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.bridged, value(of: $0.value)) })
  }

  /// Calls the last argument with each part of a text that looks the same, the part's range and a pointer that ends it.
  ///
  /// - Foundation: what is equal from one part to the next is one part, and they come from the first to the last unless
  ///   options say otherwise (documentation of enumerateAttribute(_:in:options:using:)).
  /// - Parameter read: what of the looks it goes through.
  fileprivate func goThroughLooks(_ read: ([NSAttributedString.Key: Any]) -> Value) throws {
    let text: NSAttributedString = try this()
    let range: NSRange = try argument("in") ?? NSRange(location: 0, length: 0)
    guard range.lies(in: text.length) else {
      throw exception("NSRangeException", "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds")
    }
    if case .list(let box)? = self["options"], !box.items.isEmpty {
      throw stop("in which order the looks of a text are told")
    }
    if case .implicit? = self["options"] { throw stop("in which order the looks of a text are told") }
    let closure = try lastClosure()
    var parts: [(value: Value, range: NSRange)] = []
    for place in range.location..<(range.location + range.length) {
      let looks = text.attributes(at: place, effectiveRange: nil)
      guard looks[.openLooks] == nil else { throw stop("how a text looks") }
      let value = read(looks)
      if let last = parts.last, try areEqual(last.value, value) {
        parts[parts.count - 1].range.length += 1
      } else {
        parts.append((value, NSRange(location: place, length: 1)))
      }
    }
    let pointer = StopPointer()
    for part in parts where !pointer.isStopped {
      _ = try interpreter.call(closure, [part.value, part.range.bridged, .native(pointer)], at: location)
    }
  }

  private var openLooks: Value { .unknown(Unknown("how a text looks", location)) }

  /// Gives a view the looks that its new text begins with; what they do not say of a field is not known.
  ///
  /// - UIKit: what becomes of a font or colour of a field or text view that the text does not have, and of those of a text
  ///   view whose text has several, is not published.
  @MainActor
  func noteLooks(of text: NSAttributedString?, in view: any LooksTaking) {
    let names: [(String, NSAttributedString.Key)] = [
      ("font", .font), ("textColor", .foregroundColor), ("textAlignment", .paragraphStyle),
    ]
    guard let text, let first = text.firstLooks else { return }
    let isOpen = first[.openLooks] != nil
    for (name, key) in names {
      let isMissing = first[key] == nil && !(view is UILabel)
      let mayBeOther = view is UITextView && !text.hasOne(key)
      framework.unknowns[view, name] =
        isOpen || isMissing || mayBeOther
        ? Unknown("the \(name) of a \(view.typeName) with a text of its own looks", location)
        : first[key] == nil ? framework.unknowns[view, name] : nil
    }
  }
}

extension NSAttributedString {
  /// Whether it has one look of a kind from its beginning to its end.
  fileprivate func hasOne(_ key: Key) -> Bool {
    let first = attribute(key, at: 0, effectiveRange: nil) as? NSObject
    return (0..<length).allSatisfy { attribute(key, at: $0, effectiveRange: nil) as? NSObject == first }
  }
}

extension LiveLibrary {
  mutating func addTextLooks() {
    let type = "NSAttributedString"
    method(type, "attribute(_:at:effectiveRange:)") { call in try call.readLook() }
    method(type, "attributes(at:effectiveRange:)") { call in try call.readLooks() }
    method(type, "enumerateAttribute(_:in:options?:using:)") { call in
      let key: NSAttributedString.Key = try call.unbridge(call[0])
      try call.goThroughLooks { looks in .optional(looks[key].map(call.value(of:))) }
      return .void
    }
    method(type, "enumerateAttributes(in:options?:using:)") { call in
      try call.goThroughLooks(call.dictionary(of:))
      return .void
    }
    setter("UITextField", "attributedText") { call in
      let field: UITextField = try call.this()
      let text: NSAttributedString? = try call.unbridge(call[0])
      field.attributedText = text
      call.noteLooks(of: text, in: field)
      return .void
    }
    setter("UITextView", "attributedText") { call in
      let view: UITextView = try call.this()
      let text: NSAttributedString? = try call.unbridge(call[0])
      view.attributedText = text
      call.noteLooks(of: text, in: view)
      return .void
    }
    builder.asks("UITextField", ["defaultTextAttributes": ["": "[NSAttributedString.Key: Any]"]])
    // - UIKit: they hold for all of the text, as its font, colour and alignment do (documentation of
    //   UITextField.defaultTextAttributes).
    setter("UITextField", "defaultTextAttributes") { call in
      let field: UITextField = try call.this()
      let looks = try call.looks(call[0])
      field.take(looks)
      call.noteLooks(of: NSAttributedString(string: " ", attributes: looks), in: field)
      return .void
    }
  }
}
