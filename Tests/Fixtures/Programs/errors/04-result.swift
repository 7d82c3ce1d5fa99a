enum Failure: Error { case empty }
func first(_ list: [Int]) -> Result<Int, Failure> {
  list.first.map { .success($0) } ?? .failure(.empty)
}
for list in [[4], []] {
  switch first(list) {
  case .success(let value): print("value", value)
  case .failure(let failure): print("failure", failure)
  }
}
