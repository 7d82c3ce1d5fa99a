extension Publisher {
  // MARK: One value for each

  func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { downstream.receive(transform($0)) } }
  }

  func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
    trying { value, downstream in downstream.receive(try transform(value)) }
  }

  func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { downstream.receive($0 ?? output) } }
  }

  func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      var result = initial
      pass(to: downstream) {
        result = next(result, $0)
        return downstream.receive(result)
      }
    }
  }

  func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error> {
    AnyPublisher { start in
      var result = initial
      let all: AnyPublisher<T, Error> = trying { value, downstream in
        result = try next(result, value)
        return downstream.receive(result)
      }
      all.receive(subscriber: start)
    }
  }

  func decode<T, Decoder>(type: T.Type, decoder: Decoder) -> AnyPublisher<T, Error> {
    trying { value, downstream in downstream.receive(try decoder.decode(type, from: value)) }
  }

  func encode<Encoder>(encoder: Encoder) -> AnyPublisher<Any, Error> {
    trying { value, downstream in downstream.receive(try encoder.encode(value)) }
  }

  // MARK: Some of them

  func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { isIncluded($0) ? downstream.receive($0) : .max(1) } }
  }

  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
    trying { value, downstream in try isIncluded(value) ? downstream.receive(value) : .max(1) }
  }

  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      pass(to: downstream) {
        if let value = transform($0) { return downstream.receive(value) }
        return .max(1)
      }
    }
  }

  func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: { $0 == $1 }) }

  func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var last: [Output] = []
      pass(to: downstream) { value in
        if !last.isEmpty, predicate(last[0], value) { return .max(1) }
        last = [value]
        return downstream.receive(value)
      }
    }
  }

  func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      pass(to: downstream) {
        if left == 0 { return downstream.receive($0) }
        left -= 1
        return .max(1)
      }
    }
  }

  func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isDropping = true
      pass(to: downstream) {
        if isDropping, predicate($0) { return .max(1) }
        isDropping = false
        return downstream.receive($0)
      }
    }
  }

  func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isOpen = false
      let opening = other.prefix(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in isOpen = true })
      pass(
        to: downstream, { isOpen ? downstream.receive($0) : .max(1) },
        end: {
          opening.cancel()
          downstream.receive(completion: $0)
        })
    }
  }

  func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      cutting(downstream) { value, stop in
        left -= 1
        let demand = downstream.receive(value)
        if left <= 0 { stop() }
        return demand
      }
    }
  }

  func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      cutting(downstream) { value, stop in
        if predicate(value) { return downstream.receive(value) }
        stop()
        return .none
      }
    }
  }

  func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var closing: AnyCancellable?
      var stopping: (() -> Void)?
      var isStopped = false
      closing = other.prefix(1).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          isStopped = true
          stopping?()
        })
      cutting(
        downstream, onStart: { stop in if isStopped { stop() } else { stopping = stop } },
        onEnd: { closing?.cancel() }
      ) { value, _ in downstream.receive(value) }
    }
  }

  func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

  // MARK: At the end

  func last() -> AnyPublisher<Output, Failure> { ending([]) { [$1] } }

  func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { downstream in
      var held: [Output] = []
      pass(
        to: downstream,
        { value in
          held.append(value)
          if held.count < count { return .max(1) }
          let full = held
          held = []
          return downstream.receive(full)
        },
        end: { completion in
          if case .finished = completion, !held.isEmpty { _ = downstream.receive(held) }
          downstream.receive(completion: completion)
        })
    }
  }

  func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    ending([initial]) { [next($0[0], $1)] }
  }

  func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains(where: { $0 == output }) }

  func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false)
  }

  func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter { !predicate($0) }.prefix(1).map { _ in false }.replaceEmpty(with: true)
  }

  func ignoreOutput() -> AnyPublisher<Never, Failure> { filter { _ in false } }

  func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isEmpty = true
      pass(
        to: downstream,
        {
          isEmpty = false
          return downstream.receive($0)
        },
        end: { completion in
          if case .finished = completion, isEmpty { _ = downstream.receive(output) }
          downstream.receive(completion: completion)
        })
    }
  }

  // MARK: Errors

  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(transform(error)))
          }
        })
    }
  }

  func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { AnyPublisher(self) }

  func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): fatalError("\(prefix)\(error)")
          }
        })
    }
  }

  func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          if case .failure = completion { _ = downstream.receive(output) }
          downstream.receive(completion: .finished)
        })
    }
  }

  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, Error> {
    recovering { error, _ in handler(error) }
  }

  func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, Error> {
    recovering { error, _ in try handler(error) }
  }

  func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    times <= 0 ? AnyPublisher(self) : recovering { _, _ in self.retry(times - 1) }
  }

  // MARK: Looking on

  func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      receive(
        subscriber: Subscribers.Stage(
          start: { subscription in
            receiveSubscription?(subscription)
            downstream.receive(
              subscription: HeardSubscription(subscription, request: receiveRequest, cancel: receiveCancel))
          },
          value: {
            receiveOutput?($0)
            return downstream.receive($0)
          },
          end: {
            receiveCompletion?($0)
            downstream.receive(completion: $0)
          }))
    }
  }

  /// What it prints is no concern of a flow's.
  func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  func buffer(size: Int, prefetch: Any? = nil, whenFull: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
