import Foundation

extension URLSession {
  /// What a server answers to one request, when it has.
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    let session: URLSession

    func receive<S: Subscriber>(subscriber: S) {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
    }
  }

  func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription: Subscription {
  private var downstream: (any Subscriber)?
  private let request: URLRequest
  private let session: URLSession
  private var isUnderWay = false

  init(_ downstream: any Subscriber, _ request: URLRequest, _ session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    if isUnderWay || demand.count == 0 { return }
    isUnderWay = true
    session.dataTask(with: request) { data, response, error in
      let downstream = self.downstream
      self.downstream = nil
      if let data {
        _ = downstream?.receive((data: data, response: response.unsafelyUnwrapped))
        downstream?.receive(completion: .finished)
      } else {
        downstream?.receive(completion: .failure(error.unsafelyUnwrapped))
      }
    }.resume()
  }

  func cancel() { downstream = nil }
}
