extension ObservableType {
  /// An operator: what comes from above is handed on, or not, by a body of its own for each subscription.
  func operated<T>(
    _ make: @escaping (AnyObserver<T>, @escaping () -> Void) -> (Event<Element>) -> Void
  ) -> Observable<T> {
    let source = asObservable()
    return Observable<T>(subscribing: { observer in
      let whole = SerialDisposable()
      let handler = make(observer) { whole.dispose() }
      whole.disposable = source.run(handler)
      return whole
    })
  }

  /// An operator that looks at values alone.
  func eachNext<T>(_ body: @escaping (Element, AnyObserver<T>) throws -> Void) -> Observable<T> {
    operated { observer, stop in
      { event in
        switch event {
        case .next(let value):
          do {
            try body(value, observer)
          } catch {
            observer.onError(error)
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Observable<T> {
    eachNext { value, observer in observer.onNext(try transform(value)) }
  }

  func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    eachNext { value, observer in if try predicate(value) { observer.onNext(value) } }
  }

  func compactMap<T>(_ transform: @escaping (Element) throws -> T?) -> Observable<T> {
    eachNext { value, observer in if let result = try transform(value) { observer.onNext(result) } }
  }

  func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    weak var held = object
    return operated { observer, stop in
      { event in
        switch event {
        case .next(let value):
          if let object = held {
            observer.onNext((object, value))
          } else {
            observer.onCompleted()
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  func withUnretained<Object: AnyObject, T>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> T
  ) -> Observable<T> { withUnretained(object).map { resultSelector($0.0, $0.1) } }

  func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable<(index: Int, element: Element)>.deferred {
      var number = -1
      return self.map { value in
        number += 1
        return (index: number, element: value)
      }
    }
  }

  func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }

  func distinctUntilChanged<K>(_ key: @escaping (Element) throws -> K) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  func distinctUntilChanged<K>(at keyPath: KeyPath<Element, K>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Observable<Element>.deferred {
      var last: [Element] = []
      return self.filter { value in
        if !last.isEmpty, try comparer(last[0], value) { return false }
        last = [value]
        return true
      }
    }
  }

  func scan<T>(_ seed: T, accumulator: @escaping (T, Element) throws -> T) -> Observable<T> {
    Observable<T>.deferred {
      var result = seed
      return self.map { value in
        result = try accumulator(result, value)
        return result
      }
    }
  }

  func reduce<T>(_ seed: T, accumulator: @escaping (T, Element) throws -> T) -> Observable<T> {
    operated { observer, stop in
      var result = seed
      return { event in
        switch event {
        case .next(let value):
          do {
            result = try accumulator(result, value)
          } catch {
            observer.onError(error)
            stop()
          }
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(result)
          observer.onCompleted()
        }
      }
    }
  }

  func toArray() -> Single<[Element]> { Single(reduce([], accumulator: { $0 + [$1] })) }

  func skip(_ count: Int) -> Observable<Element> {
    Observable<Element>.deferred {
      var left = count
      return self.filter { _ in
        left -= 1
        return left < 0
      }
    }
  }

  func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable<Element>.deferred {
      var isSkipping = true
      return self.filter { value in
        if isSkipping, try predicate(value) { return false }
        isSkipping = false
        return true
      }
    }
  }

  func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return Observable<Element>.empty() }
    return operated { observer, stop in
      var left = count
      return { event in
        guard case .next = event else { return observer.on(event) }
        if left <= 0 { return }
        left -= 1
        observer.on(event)
        if left == 0 {
          observer.onCompleted()
          stop()
        }
      }
    }
  }

  func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    operated { observer, stop in
      var isOver = false
      return { event in
        guard case .next(let value) = event else { return observer.on(event) }
        if isOver { return }
        do {
          if try predicate(value) { return observer.on(event) }
          isOver = true
          observer.onCompleted()
        } catch {
          isOver = true
          observer.onError(error)
        }
        stop()
      }
    }
  }

  func take<O: ObservableType>(until other: O) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      whole.insert(
        other.asObservable().run { event in
          if case .completed = event { return }
          observer.on(event.isStopEvent ? .completed : .completed)
          whole.dispose()
        })
      whole.insert(source.run { observer.on($0) })
      return whole
    })
  }

  func takeLast(_ count: Int) -> Observable<Element> {
    operated { observer, _ in
      var held: [Element] = []
      return { event in
        switch event {
        case .next(let value):
          held.append(value)
          if held.count > count { held.removeFirst() }
        case .error: observer.on(event)
        case .completed:
          for value in held { observer.onNext(value) }
          observer.onCompleted()
        }
      }
    }
  }

  func first() -> Single<Element?> {
    Single(take(1).map { Optional($0) }.ifEmpty(default: nil))
  }

  func asSingle() -> Single<Element> { Single(asObservable()) }

  func ifEmpty(default element: Element) -> Observable<Element> {
    operated { observer, _ in
      var isEmpty = true
      return { event in
        if case .next = event { isEmpty = false }
        if case .completed = event, isEmpty { observer.onNext(element) }
        observer.on(event)
      }
    }
  }

  func startWith(_ elements: Element...) -> Observable<Element> {
    Many.concat([Observable<Element>.from(elements), asObservable()])
  }

  func concat<O: ObservableConvertibleType>(_ other: O) -> Observable<Element> {
    Many.concat([asObservable(), other.asObservable()])
  }

  func ignoreElements() -> Observable<Never> { filter { _ in false } }

  func materialize() -> Observable<Event<Element>> {
    operated { observer, _ in
      { event in
        observer.onNext(event)
        if event.isStopEvent { observer.onCompleted() }
      }
    }
  }

  func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      onSubscribe?()
      let inner = source.run { event in
        do {
          switch event {
          case .next(let value): try onNext?(value)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          switch event {
          case .next(let value): try afterNext?(value)
          case .error(let error): try afterError?(error)
          case .completed: try afterCompleted?()
          }
        } catch {
          observer.onError(error)
        }
      }
      onSubscribed?()
      return Disposables.create {
        inner.dispose()
        onDispose?()
      }
    })
  }

  func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = "", line: UInt = 0, function: String = ""
  ) -> Observable<Element> { asObservable() }

  // MARK: Errors

  func `catch`(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      let first = SerialDisposable()
      whole.disposable = first
      first.disposable = source.run { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do {
          whole.disposable = try handler(error).run { observer.on($0) }
        } catch {
          observer.onError(error)
        }
      }
      return whole
    })
  }

  func catchError(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
    self.catch(handler)
  }

  func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable<Element>.just(element) }
  }

  func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  func retry(_ count: Int) -> Observable<Element> {
    count <= 1 ? asObservable() : self.catch { _ in self.retry(count - 1) }
  }
}
