import Foundation

final class NetworkClient {
  static let shared = NetworkClient()

  func login(name: String, password: String, completion: @escaping (Result<User, LoginError>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      completion(password == "secret" ? .success(User(name: name)) : .failure(.wrongPassword))
    }
  }
}
