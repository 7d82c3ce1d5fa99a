enum Result2 { case success(Int), failure(message: String) }
let results: [Result2] = [.success(3), .failure(message: "no")]
for result in results {
  switch result {
  case .success(let value): print("ok", value)
  case .failure(let message): print("failed", message)
  }
}
