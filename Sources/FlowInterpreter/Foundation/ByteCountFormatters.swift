import FlowModel
import Foundation

extension ByteCountFormatter.CountStyle: FoundationValue {
  package static var bridgedName: String { "ByteCountFormatter.CountStyle" }
}
extension ByteCountFormatter.Units: FoundationOptions {
  package static var bridgedName: String { "ByteCountFormatter.Units" }
}
extension ByteCountFormatter: FoundationClass { package static var bridgedName: String { "ByteCountFormatter" } }

extension LibraryBuilder {
  /// Numbers of bytes in words: English ones alone, since Linux' Foundation knows no others.
  mutating func addByteCountFormatters() {
    let type = "ByteCountFormatter"
    cases(["file": ByteCountFormatter.CountStyle.file, "memory": .memory, "decimal": .decimal, "binary": .binary])
    makes(ByteCountFormatter.self, "()") { ByteCountFormatter() }
    options(
      ByteCountFormatter.Units.self,
      [
        "useBytes": .useBytes, "useKB": .useKB, "useMB": .useMB, "useGB": .useGB, "useTB": .useTB, "usePB": .usePB,
        "useAll": .useAll,
      ])
    holds("allowedUnits", \ByteCountFormatter.allowedUnits)
    holds("countStyle", \ByteCountFormatter.countStyle)
    holds("includesUnit", \ByteCountFormatter.includesUnit)
    holds("includesCount", \ByteCountFormatter.includesCount)
    holds("isAdaptive", \ByteCountFormatter.isAdaptive)
    holds("zeroPadsFractionDigits", \ByteCountFormatter.zeroPadsFractionDigits)
    holds("allowsNonnumericFormatting", \ByteCountFormatter.allowsNonnumericFormatting)
    method(type, "string(fromByteCount:)") { call in
      try call.inEnglish(call.this(ByteCountFormatter.self).string(fromByteCount: Int64(call.int(0))))
    }
    staticMethod(type, "string(fromByteCount:countStyle:)") { call in
      try call.inEnglish(ByteCountFormatter.string(fromByteCount: Int64(call.int(0)), countStyle: call.argument(1)))
    }
  }
}

extension Library.Call {
  fileprivate func inEnglish(_ text: @autoclosure () throws -> String) throws -> Value {
    guard deviceLocale?.identifier.hasPrefix("en") == true else {
      throw stop("how the device's language writes numbers of bytes")
    }
    return try text().bridged
  }
}
