import FlowModel
import Foundation

/// `ListFormatter`: texts joined as a language joins them.
final class SimulatedListFormatter: FoundationClass {
  package static var bridgedName: String { "ListFormatter" }
  /// The locale; nil for the device's.
  var locale: Locale?
}

extension LibraryBuilder {
  /// Lists in words, after Apple's documentation of ListFormatter and ListFormatStyle; Foundation itself writes.
  mutating func addListFormatters() {
    let type = "ListFormatter"
    makes(SimulatedListFormatter.self, "()") { SimulatedListFormatter() }
    setter(type, "locale") { call, base in
      try call.unbridge(base, SimulatedListFormatter.self).locale = try call.argument(0, Locale?.self)
      return .void
    }
    staticMethod(type, "localizedString(byJoining:)") { call in
      try call.joined(call.argument(0), isChoice: false, nil).bridged
    }
    method(type, "string(from:)") { call in
      let items: [String] = try call.argument(0)
      return try .optional(call.joined(items, isChoice: false, call.this(SimulatedListFormatter.self).locale).bridged)
    }
    method("Array", "formatted()") { call in
      try call.joined(call.unbridge(call.value, [String].self), isChoice: false, nil).bridged
    }
    staticMethod("ListFormatStyle", "list(type:)") { call in
      guard let kind = call.caseName(call[0]) else { throw call.stop("a kind of list") }
      return (kind == "or").bridged
    }
    method("Array", "formatted(_:)") { call in
      try call.joined(call.unbridge(call.value, [String].self), isChoice: call.argument(0), nil).bridged
    }
  }
}

extension Library.Call {
  fileprivate func joined(_ items: [String], isChoice: Bool, _ locale: Locale?) throws -> String {
    guard let locale = locale ?? deviceLocale else { throw stop("the device's locale is not known") }
    return items.formatted(.list(type: isChoice ? .or : .and).locale(locale))
  }
}
