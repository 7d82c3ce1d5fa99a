import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Texts with looks.
extension LiveLibrary {
  mutating func addAttributedStrings() {
    let (key, looks, range) = ("NSAttributedString.Key", "[NSAttributedString.Key: Any]", "NSRange")
    builder.asks(
      "NSAttributedString",
      [
        "init": ["attributes": looks], "attribute": ["_": key],
        "addAttribute": ["_": key, "range": range], "addAttributes": ["_": looks, "range": range],
        "setAttributes": ["_": looks + "?", "range": range], "removeAttribute": ["_": key, "range": range],
      ])
    builder.asks(
      "String", ["size": ["withAttributes": looks + "?"], "draw": ["withAttributes": looks + "?"]])
    for signature in ["(rawValue:)", "(_:)"] {
      initializer(key, signature) { call in NSAttributedString.Key(try call.argument(0)).bridged }
    }
    // A text becomes a key where it is cast: keys are wrapped texts of Objective-C's, which bridge to them.
    builder.cast(key) { call in
      if case .text(let box) = call.value { NSAttributedString.Key(box.text).bridged } else { nil }
    }
    property(key, "rawValue") { call in
      let this: NSAttributedString.Key = try call.this()
      return this.rawValue.bridged
    }
    for type in ["NSAttributedString", "NSMutableAttributedString"] {
      let isMutable = type.hasPrefix("NSMutable")
      func made(_ text: NSAttributedString) -> Value {
        (isMutable ? NSMutableAttributedString(attributedString: text) : text).bridged
      }
      construction(type, "(string:)") { call in made(NSAttributedString(string: try call.unbridge(call[0]))) }
      construction(type, "(string:attributes?:)") { call in
        made(NSAttributedString(string: try call.unbridge(call[0]), attributes: try call.looks(call[1])))
      }
      construction(type, "(attributedString:)") { call in
        made(NSAttributedString(attributedString: try call.unbridge(call[0])))
      }
    }
    construction("NSMutableAttributedString", "()") { _ in NSMutableAttributedString(string: "").bridged }
    property("NSAttributedString", "string") { call in
      let this: NSAttributedString = try call.this()
      return this.string.bridged
    }
    property("NSAttributedString", "length") { call in
      let this: NSAttributedString = try call.this()
      return this.length.bridged
    }
    method("NSAttributedString", "attributedSubstring(from:)") { call in
      let this: NSAttributedString = try call.this()
      let range: NSRange = try call.unbridge(call[0])
      guard range.lies(in: this.length) else {
        throw call.outOfBounds("NSConcreteAttributedString attributedSubstringFromRange:")
      }
      return this.attributedSubstring(from: range).bridged
    }
    addChanges()
  }

  /// What crash logs name where a change goes beyond a text's end.
  fileprivate static let change = "NSMutableRLEArray replaceObjectsInRange:withObject:length:"

  private mutating func addChanges() {
    let type = "NSMutableAttributedString"
    method(type, "append(_:)") { call in
      let this = try call.required(call.value, as: NSMutableAttributedString.self)
      let other: NSAttributedString = try call.unbridge(call[0])
      this.append(other)
      return .void
    }
    method(type, "insert(_:at:)") { call in
      let this = try call.required(call.value, as: NSMutableAttributedString.self)
      let other: NSAttributedString = try call.unbridge(call[0])
      let place: Int = try call.unbridge(call[1])
      guard (0...this.length).contains(place) else { throw call.outOfBounds(Self.change) }
      this.insert(other, at: place)
      return .void
    }
    method(type, "replaceCharacters(in:with:)") { call in
      let this = try call.required(call.value, as: NSMutableAttributedString.self)
      let range = try call.range(0, of: this)
      if let other = try LiveReference.object(of: call[1]) as? NSAttributedString {
        this.replaceCharacters(in: range, with: other)
      } else {
        this.replaceCharacters(in: range, with: try call.unbridge(call[1], String.self))
      }
      return .void
    }
    method(type, "deleteCharacters(in:)") { call in
      let this = try call.required(call.value, as: NSMutableAttributedString.self)
      this.replaceCharacters(in: try call.range(0, of: this), with: "")
      return .void
    }
    method(type, "setAttributedString(_:)") { call in
      let this = try call.required(call.value, as: NSMutableAttributedString.self)
      let other: NSAttributedString = try call.unbridge(call[0])
      this.replaceCharacters(in: NSRange(location: 0, length: this.length), with: other)
      return .void
    }
    for signature in [
      "addAttribute(_:value:range:)", "addAttributes(_:range:)", "setAttributes(_:range:)",
      "removeAttribute(_:range:)",
    ] {
      method(type, signature) { call in
        let this = try call.required(call.value, as: NSMutableAttributedString.self)
        let last = call.arguments[call.arguments.count - 1].value
        if case .unknown = last {
          this.addAttribute(.openLooks, value: true, range: NSRange(location: 0, length: this.length))
          return .void
        }
        let range: NSRange = try call.unbridge(last)
        guard range.lies(in: this.length) else {
          // The crash logs speak of ranges that are not empty.
          if range.length == 0 { throw call.stop("whether an empty range beyond the end of a text raises") }
          throw call.outOfBounds(Self.change)
        }
        try call.changeLooks(of: this, by: signature, in: range)
        return .void
      }
    }
    addTextLooks()
  }
}

extension Library.Call {
  /// Changes the looks of a part of a text.
  fileprivate func changeLooks(of text: NSMutableAttributedString, by method: String, in range: NSRange) throws {
    switch method.prefix(while: { $0 != "(" }) {
    case "addAttribute":
      if case .unknown = self[0] { return text.addAttribute(.openLooks, value: true, range: range) }
      text.addAttribute(try unbridge(self[0]), value: try look(self[1]), range: range)
    case "addAttributes": text.addAttributes(try looks(self[0]), range: range)
    case "setAttributes": text.setAttributes(try looks(self[0]), range: range)
    default: text.removeAttribute(try unbridge(self[0]), range: range)
    }
  }

  /// A range of a text.
  ///
  /// - Throws: `Trap` where it goes beyond the text's end.
  fileprivate func range(_ index: Int, of text: NSAttributedString) throws -> NSRange {
    let range: NSRange = try unbridge(self[index])
    guard range.lies(in: text.length) else { throw outOfBounds(LiveLibrary.change) }
    return range
  }

  /// What a text with attributes raises that is asked for a part beyond its end (documentation of
  /// NSMutableAttributedString.addAttribute(_:value:range:); crash logs).
  fileprivate func outOfBounds(_ method: String) -> Trap {
    exception("NSRangeException", "\(method): Out of bounds")
  }
}
