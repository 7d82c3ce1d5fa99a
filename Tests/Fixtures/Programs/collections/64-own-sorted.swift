// A method of the app's that has the name of one of the library's, told apart by what a closure gives.
extension Array {
  func sorted(_ orders: ((Element, Element) -> Int)...) -> [Element] {
    sorted { one, other in
      for order in orders {
        let answer = order(one, other)
        if answer != 0 { return answer < 0 }
      }
      return false
    }
  }
}
let words = ["pear", "fig", "apple", "kiwi"]
print(words.sorted { $0.count - $1.count })
print(words.sorted { one, other in one.count < other.count })
print(words.sorted({ $0.count - $1.count }, { $0 < $1 ? 1 : -1 }))
