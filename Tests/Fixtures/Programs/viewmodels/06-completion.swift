final class SearchViewModel {
  let words = ["apple", "ant", "bee"]
  func search(_ text: String, completion: ([String]) -> Void) {
    completion(words.filter { $0.hasPrefix(text) })
  }
}
SearchViewModel().search("a") { print($0) }
SearchViewModel().search("x") { print("none:", $0.isEmpty) }
