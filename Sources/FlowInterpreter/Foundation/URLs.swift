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
    holds("port", \URLComponents.port)
    holds("path", \URLComponents.path)
    holds("percentEncodedPath", \URLComponents.percentEncodedPath)
    holds("queryItems", \URLComponents.queryItems)
    holds("percentEncodedQueryItems", \URLComponents.percentEncodedQueryItems)
    reads("url") { (this: URLComponents) in this.url }
    reads("string") { (this: URLComponents) in this.string }
    does("url(relativeTo:)") { (this: URLComponents, base: URL?) in this.url(relativeTo: base) }
  }

  private static var componentTexts: KeyValuePairs<String, WritableKeyPath<URLComponents, String?>> {
    [
      "scheme": \.scheme, "host": \.host, "user": \.user, "password": \.password, "query": \.query,
      "fragment": \.fragment,
      "percentEncodedQuery": \.percentEncodedQuery, "percentEncodedHost": \.percentEncodedHost,
      "percentEncodedFragment": \.percentEncodedFragment,
    ]
  }
}
