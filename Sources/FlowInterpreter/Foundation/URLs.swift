import FlowModel
import Foundation

extension URL: FoundationValue { package static var bridgedName: String { "URL" } }
extension URLQueryItem: FoundationValue { package static var bridgedName: String { "URLQueryItem" } }
extension URLComponents: FoundationValue { package static var bridgedName: String { "URLComponents" } }

extension LibraryBuilder {
  mutating func addURLs() {
    makes(URL?.self, "(string:)") { (text: String) in URL(string: text) }
    makes(URL?.self, "(string:relativeTo:)") { (text: String, base: URL?) in URL(string: text, relativeTo: base) }
    makes(URL.self, "(fileURLWithPath:)") { (path: String) in URL(fileURLWithPath: path) }
    makes(URL.self, "(filePath:)") { (path: String) in URL(filePath: path) }
    makes(URL.self, "(fileURLWithPath:isDirectory:)") { (path: String, isDirectory: Bool) in
      URL(fileURLWithPath: path, isDirectory: isDirectory)
    }
    reads("absoluteString") { (url: URL) in url.absoluteString }
    reads("absoluteURL") { (url: URL) in url.absoluteURL }
    reads("relativeString") { (url: URL) in url.relativeString }
    reads("relativePath") { (url: URL) in url.relativePath }
    reads("baseURL") { (url: URL) in url.baseURL }
    reads("scheme") { (url: URL) in url.scheme }
    reads("host") { (url: URL) in url.host }
    reads("port") { (url: URL) in url.port }
    reads("user") { (url: URL) in url.user }
    reads("password") { (url: URL) in url.password }
    reads("path") { (url: URL) in url.path }
    reads("query") { (url: URL) in url.query }
    reads("fragment") { (url: URL) in url.fragment }
    reads("lastPathComponent") { (url: URL) in url.lastPathComponent }
    reads("pathComponents") { (url: URL) in url.pathComponents }
    reads("pathExtension") { (url: URL) in url.pathExtension }
    reads("hasDirectoryPath") { (url: URL) in url.hasDirectoryPath }
    reads("isFileURL") { (url: URL) in url.isFileURL }
    reads("standardized") { (url: URL) in url.standardized }
    reads("description") { (url: URL) in url.description }
    does("host(percentEncoded:)") { (url: URL, isEncoded: Bool) in url.host(percentEncoded: isEncoded) }
    does("path(percentEncoded:)") { (url: URL, isEncoded: Bool) in url.path(percentEncoded: isEncoded) }
    does("query(percentEncoded:)") { (url: URL, isEncoded: Bool) in url.query(percentEncoded: isEncoded) }
    does("path()") { (url: URL) in url.path() }
    does("host()") { (url: URL) in url.host() }
    does("query()") { (url: URL) in url.query() }
    does("appendingPathComponent(_:isDirectory:)") { (url: URL, part: String, isDirectory: Bool) in
      url.appendingPathComponent(part, isDirectory: isDirectory)
    }
    method("URL", "appendingPathComponent(_:)") { call in
      let url = try call.this(URL.self)
      guard url.isFileURL else { return url.appendingPathComponent(try call.argument(0)).bridged }
      // Foundation asks the file system whether that is a folder.
      guard call.interpreter.framework != nil else { throw call.stop("a path that the file system is asked for") }
      let whole = url.appendingPathComponent(try call.argument(0), isDirectory: false)
      return URL(fileURLWithPath: whole.path, isDirectory: call.files.isFolder(whole.path)).bridged
    }
    for name in ["path", "component"] {
      does("appending(\(name):)") { (url: URL, part: String) in
        name == "path" ? url.appending(path: part) : url.appending(component: part)
      }
    }
    does("appending(queryItems:)") { (url: URL, items: [URLQueryItem]) in url.appending(queryItems: items) }
    does("appendingPathExtension(_:)") { (url: URL, part: String) in url.appendingPathExtension(part) }
    does("deletingLastPathComponent()") { (url: URL) in url.deletingLastPathComponent() }
    does("deletingPathExtension()") { (url: URL) in url.deletingPathExtension() }
    changes("appendPathComponent(_:)") { (url: inout URL, part: String) in
      url.appendPathComponent(part)
      return Nothing()
    }
    changes("append(queryItems:)") { (url: inout URL, items: [URLQueryItem]) in
      url.append(queryItems: items)
      return Nothing()
    }
    changes("deleteLastPathComponent()") { (url: inout URL) in
      url.deleteLastPathComponent()
      return Nothing()
    }
    changes("deletePathExtension()") { (url: inout URL) in
      url.deletePathExtension()
      return Nothing()
    }
    changes("appendPathExtension(_:)") { (url: inout URL, part: String) in
      url.appendPathExtension(part)
      return Nothing()
    }
    changes("appendPathComponent(_:isDirectory:)") { (url: inout URL, part: String, isDirectory: Bool) in
      url.appendPathComponent(part, isDirectory: isDirectory)
      return Nothing()
    }
    for name in ["path", "component"] {
      changes("append(\(name):)") { (url: inout URL, part: String) in
        if name == "path" { url.append(path: part) } else { url.append(component: part) }
        return Nothing()
      }
    }

    makes(URLQueryItem.self, "(name:value:)") { (name: String, value: String?) in URLQueryItem(name: name, value: value)
    }
    holds("name", \URLQueryItem.name)
    holds("value", \URLQueryItem.value)

    makes(URLComponents.self, "()") { URLComponents() }
    makes(URLComponents?.self, "(string:)") { (text: String) in URLComponents(string: text) }
    makes(URLComponents?.self, "(url:resolvingAgainstBaseURL:)") { (url: URL, resolves: Bool) in
      URLComponents(url: url, resolvingAgainstBaseURL: resolves)
    }
    for (name, path) in Self.componentTexts { holds(name, path) }
    holds("path", \URLComponents.path)
    checks("scheme", \.scheme) { $0?.isScheme != false }
    checks("port", \.port) { $0.map { $0 >= 0 } != false }
    checks("percentEncodedPath", \.percentEncodedPath) { $0.isEncoded(.urlPathAllowed) }
    checks("percentEncodedQuery", \.percentEncodedQuery) { $0?.isEncoded(.urlQueryAllowed) != false }
    checks("percentEncodedHost", \.percentEncodedHost) { $0?.isEncoded(.urlHostAllowed) != false }
    checks("percentEncodedFragment", \.percentEncodedFragment) { $0?.isEncoded(.urlFragmentAllowed) != false }
    holds("queryItems", \URLComponents.queryItems)
    holds("percentEncodedQueryItems", \URLComponents.percentEncodedQueryItems)
    reads("url") { (this: URLComponents) in this.url }
    reads("string") { (this: URLComponents) in this.string }
    does("url(relativeTo:)") { (this: URLComponents, base: URL?) in this.url(relativeTo: base) }
  }

  private static var componentTexts: KeyValuePairs<String, WritableKeyPath<URLComponents, String?>> {
    [
      "host": \.host, "user": \.user, "password": \.password, "query": \.query,
      "fragment": \.fragment,
    ]
  }

  /// A part of a URL that ends the app where it is set to what it cannot be (documentation of URLComponents).
  private mutating func checks<Content: Bridged>(
    _ name: String, _ path: WritableKeyPath<URLComponents, Content>, _ isValid: @escaping (Content) -> Bool
  ) {
    property("URLComponents", name) { call in try call.this(URLComponents.self)[keyPath: path].bridged }
    setter("URLComponents", name) { call, base in
      var this = try call.unbridge(base, URLComponents.self)
      let content: Content = try call.argument(0)
      guard isValid(content) else { throw call.trap("Attempting to set \(name) with invalid characters") }
      this[keyPath: path] = content
      base = this.bridged
      return .void
    }
  }
}

extension String {
  /// Whether it can be the scheme of a URL: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986).
  fileprivate var isScheme: Bool {
    guard let first = utf8.first, Character(UnicodeScalar(first)).isLetter else { return false }
    return utf8.allSatisfy { byte in
      byte < 128 && (Character(UnicodeScalar(byte)).isLetter || (48...57).contains(byte) || "+-.".utf8.contains(byte))
    }
  }

  /// Whether it has nothing but allowed characters and bytes that are encoded: `%20`.
  fileprivate func isEncoded(_ allowed: CharacterSet) -> Bool {
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        guard rest.count >= 2, rest.prefix(2).allSatisfy(\.properties.isASCIIHexDigit) else { return false }
        rest = rest.dropFirst(2)
      } else if !allowed.contains(scalar) {
        return false
      }
    }
    return true
  }
}
