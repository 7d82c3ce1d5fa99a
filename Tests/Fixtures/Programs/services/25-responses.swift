import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A mapper of responses, as clients of an API have them.
extension HTTPURLResponse {
  convenience init(statusCode: Int) {
    self.init(
      url: URL(string: "https://example.com/feed")!, statusCode: statusCode, httpVersion: nil, headerFields: nil)!
  }
  var isOK: Bool { (200..<300).contains(statusCode) }
}
enum FeedMapper {
  struct InvalidData: Error {}
  private struct Root: Decodable {
    struct Item: Decodable { let id: Int }
    let items: [Item]
  }
  static func map(_ data: Data, from response: URLResponse?) throws -> [Int] {
    guard let http = response as? HTTPURLResponse, http.isOK,
      let root = try? JSONDecoder().decode(Root.self, from: data)
    else { throw InvalidData() }
    return root.items.map(\.id)
  }
}
final class FeedTests {
  let data = Data(#"{"items": [{"id": 1}, {"id": 2}]}"#.utf8)
  func run() {
    for code in [200, 201, 300, 404] {
      do { print(code, try FeedMapper.map(data, from: HTTPURLResponse(statusCode: code))) } catch {
        print(code, error is FeedMapper.InvalidData)
      }
    }
    print((try? FeedMapper.map(Data("no".utf8), from: HTTPURLResponse(statusCode: 200))) == nil)
    print((try? FeedMapper.map(data, from: nil)) == nil)
    let plain = URLResponse(
      url: URL(string: "https://example.com")!, mimeType: "text/plain", expectedContentLength: 5, textEncodingName: nil)
    print((try? FeedMapper.map(data, from: plain)) == nil, plain.mimeType ?? "-", plain.expectedContentLength)
    let response = HTTPURLResponse(
      url: URL(string: "https://example.com/a")!, statusCode: 304, httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": "application/json", "X-Page": "2"])
    print(response?.statusCode ?? 0, response?.value(forHTTPHeaderField: "x-page") ?? "-", response?.url?.path ?? "-")
    print(response?.allHeaderFields["X-Page"] as? String ?? "-", response?.allHeaderFields.count ?? 0)
  }
}
FeedTests().run()
