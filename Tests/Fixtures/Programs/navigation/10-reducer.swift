enum Action { case add(Int), clear }
func reduce(_ state: Int, _ action: Action) -> Int {
  switch action {
  case .add(let n): return state + n
  case .clear: return 0
  }
}
print([Action.add(2), .add(3), .clear, .add(1)].reduce(0, reduce))
