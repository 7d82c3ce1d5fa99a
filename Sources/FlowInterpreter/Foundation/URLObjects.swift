import FlowModel
import Foundation

/// `NSURL`.
final class URLObject: NativeBox {
  let url: URL

  init(_ url: URL) { self.url = url }

  override var typeName: String { "NSURL" }
  override var isReference: Bool { true }
  override var description: String { url.description }
  override func isEqual(to other: NativeBox) -> Bool { (other as? URLObject)?.url == url }
  override func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

extension LibraryBuilder {
  /// `NSURL`, which has Optionals where `URL` has texts (its page in Apple's documentation).
  mutating func addURLObjects() {
    let type = "NSURL"
    cast(type) { call in
      if case .native(let box as FoundationBox<URL>) = call.value { return .native(URLObject(box.content)) }
      return nil
    }
    cast("URL") { call in
      if case .native(let box as URLObject) = call.value { return box.url.bridged }
      return nil
    }
    initializer(type, "(string:)") { call in
      .optional(URL(string: try call.argument(0, String.self)).map { .native(URLObject($0)) })
    }
    initializer(type, "(string:relativeTo:)") { call in
      let url = URL(string: try call.argument(0, String.self), relativeTo: try call.argument(1, URL?.self))
      return .optional(url.map { .native(URLObject($0)) })
    }
    initializer(type, "(fileURLWithPath:isDirectory?:)") { call in
      let path = try call.argument(0, String.self)
      guard let isDirectory = try call.argument("isDirectory", Bool.self) else {
        return .native(URLObject(URL(fileURLWithPath: path)))
      }
      return .native(URLObject(URL(fileURLWithPath: path, isDirectory: isDirectory)))
    }
    for (name, read) in Self.textsOfURLs {
      property(type, name) { call in
        .optional(read(try call.native(call.value, URLObject.self).url).map { .string($0) })
      }
    }
    property(type, "isFileURL") { call in .bool(try call.native(call.value, URLObject.self).url.isFileURL) }
    property(type, "description") { call in .string(try call.native(call.value, URLObject.self).description) }
    property(type, "deletingLastPathComponent") { call in
      .optional(try call.native(call.value, URLObject.self).url.deletingLastPathComponent().bridged)
    }
    property(type, "deletingPathExtension") { call in
      .optional(try call.native(call.value, URLObject.self).url.deletingPathExtension().bridged)
    }
    method(type, "appendingPathComponent(_:)") { call in
      .optional(
        try call.native(call.value, URLObject.self).url.appendingPathComponent(try call.argument(0)).bridged)
    }
  }

  private static let textsOfURLs: [(name: String, read: @Sendable (URL) -> String?)] = [
    ("absoluteString", { $0.absoluteString }), ("relativeString", { $0.relativeString }), ("scheme", { $0.scheme }),
    ("host", { $0.host }), ("path", { $0.path }), ("query", { $0.query }), ("fragment", { $0.fragment }),
    ("user", { $0.user }), ("password", { $0.password }), ("lastPathComponent", { $0.lastPathComponent }),
    ("pathExtension", { $0.pathExtension }),
  ]
}
