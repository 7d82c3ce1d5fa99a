import Foundation

extension KnownKinds {
  /// What is known of texts that members write, whatever they write them of.
  static let forms: [String: TextForm] = [
    "Date.description": .withDigit, "ISO8601DateFormatter.string": .withDigit,
    "UUID.uuidString": .uuid, "UUID.description": .uuid,
    "Int.description": .whole, "Double.description": .real,
  ]
}

extension Interpreter {
  /// What is known of the parts of a text of which the form alone is known; nil where that does not tell them.
  func partsOfForm(
    of unknown: Unknown, _ name: String, _ arguments: [Argument], _ what: String, at location: TreeLocation
  ) -> Value? {
    guard let form = unknown.form, arguments.count == 1 else { return nil }
    func text(_ form: TextForm, _ what: String) -> Value {
      .unknown(Unknown(what, location, kind: "String", form: form))
    }
    switch (name, arguments[0].label, arguments[0].value) {
    case ("components", "separatedBy", .text(let separator)):
      guard let components = form.components(separatedBy: separator.text) else { return nil }
      return .list(
        ListBox(ContiguousArray(components.map { text($0, "a component of \(unknown.what)") }), types.string))
    case ("prefix", nil, .int(let count)): return form.prefix(count).map { text($0, what) }
    default: return nil
    }
  }
}

extension Library.Call {
  /// What is known of a text that a member writes of what is not known; nil where nothing is.
  func writtenForm(of type: String, _ name: String) -> TextForm? {
    switch (type, name) {
    case ("DateFormatter", "string"):
      guard case .native(let box as FoundationObject<SimulatedDateFormatter>) = value else { return nil }
      return box.content.form
    case ("Date", "formatted"): return (try? dateStyle())?.writesDigits == true ? .withDigit : nil
    case ("String", "") where arguments.first?.label == "format", ("String", "localizedStringWithFormat"):
      return arguments.contains { $0.label == "arguments" } ? nil : formatForm
    case ("String", "") where arguments.count == 1 && [nil, "describing"].contains(arguments[0].label):
      guard case .unknown(let unknown) = arguments[0].value else { return nil }
      let form = TextForm(unknown)
      return form == TextForm([.any]) ? nil : form
    default: return nil
    }
  }

  /// What is known of what a format writes, which is the first argument.
  private var formatForm: TextForm? {
    let values = arguments.dropFirst().filter { $0.label != "locale" }.map(\.value)
    guard case .text(let box)? = arguments[0].value.flattened, box.plural == nil,
      let conversions = try? Format.conversions(box.text, self)
    else { return nil }
    var form = TextForm()
    var place = 0
    var rest = Substring(box.text)
    while let percent = rest.firstIndex(of: "%") {
      form.add(.text(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...].drop { "-+ #0123456789.'lhqzjtL".contains($0) }
      // An argument that is named by its place, or one for the width, is more than is told here.
      guard let conversion = rest.popFirst(), conversion != "$", conversion != "*" else { return nil }
      if conversion == "%" {
        form.add(.text("%"))
        continue
      }
      guard conversions[place] == conversion, values.indices.contains(place) else { return nil }
      form.add(Self.form(of: values[place], as: conversion))
      place += 1
    }
    form.add(.text(String(rest)))
    return form
  }

  private static func form(of value: Value, as conversion: Character) -> TextForm {
    switch conversion {
    case "d", "i", "u", "D", "U": return TextForm([.run(of: "0123456789-+ ',.")])
    case "f", "F", "e", "g", "E", "G": return TextForm([.run(of: "0123456789-+ ',.infaeINFAE")])
    case "x", "X": return TextForm([.run(of: "0123456789abcdefABCDEFx ")])
    case "@":
      switch value {
      case .unknown(let unknown): return TextForm(unknown)
      case .text(let box): return TextForm([.text(box.text)])
      case .int(let number): return TextForm([.text(String(number))])
      default: return TextForm([.any])
      }
    default: return TextForm([.any])
    }
  }
}
