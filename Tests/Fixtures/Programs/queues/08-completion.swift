import Foundation

func load(_ id: Int, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
  DispatchQueue.main.async { completion(.success("item \(id)")) }
}
load(4) { result in
  print((try? result.get()) ?? "failed")
  exit(0)
}
print("loading")
dispatchMain()
