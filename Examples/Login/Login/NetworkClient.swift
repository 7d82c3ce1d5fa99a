import Foundation

struct User: Decodable {
  let name: String
}

enum LoginError: Error {
  case wrongPassword
  case offline
}

final class NetworkClient {
  static let shared = NetworkClient()

  private let session = URLSession(configuration: .ephemeral)

  func login(name: String, password: String, completion: @escaping (Result<User, LoginError>) -> Void) {
    var request = URLRequest(url: URL(string: "https://example.com/login")!)
    request.httpMethod = "POST"
    request.httpBody = try? JSONEncoder().encode(["name": name, "password": password])
    let task = session.dataTask(with: request) { data, response, _ in
      let result: Result<User, LoginError>
      if (response as? HTTPURLResponse)?.statusCode == 401 {
        result = .failure(.wrongPassword)
      } else if let data, let user = try? JSONDecoder().decode(User.self, from: data) {
        result = .success(user)
      } else {
        result = .failure(.offline)
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }
}
