/// More than three publishers in one.
extension Publisher {
  func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure> { Publishers.merged([self, b, c, d]) }

  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<Output, Failure> { Publishers.merged([self, b, c, d, e]) }
}
