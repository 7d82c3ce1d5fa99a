/// Operators over other observables, and what shares one.
extension ObservableType {
  func withLatestFrom<O: ObservableConvertibleType>(_ other: O) -> Observable<O.Element> {
    withLatestFrom(other) { $1 }
  }

  func withLatestFrom<O: ObservableConvertibleType, T>(
    _ other: O, resultSelector: @escaping (Element, O.Element) throws -> T
  ) -> Observable<T> {
    let source = asObservable()
    return Observable<T>(subscribing: { observer in
      var latest: [O.Element] = []
      let whole = CompositeDisposable()
      whole.insert(
        other.asObservable().run { event in
          switch event {
          case .next(let value): latest = [value]
          case .error(let error): observer.onError(error)
          case .completed: break
          }
        })
      whole.insert(
        source.map { (latest, $0) }.filter { !$0.0.isEmpty }.map { try resultSelector($0.1, $0.0[0]) }.run {
          observer.on($0)
        })
      return whole
    })
  }

  func flatMap<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .all) }

  func flatMapLatest<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .latest) }

  func flatMapFirst<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .first) }

  func concatMap<O: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> O
  ) -> Observable<O.Element> { Many.flat(map(selector), .oneByOne) }

  func switchLatest() -> Observable<Any> { Many.flat(asObservable(), .latest) }

  func merge() -> Observable<Any> { Many.flat(asObservable(), .all) }

  func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    var count = 0
    var subject = ReplaySubject<Element>(limit: replay)
    var connection: (any Disposable)?
    return Observable<Element>(subscribing: { observer in
      if count == 0, case .whileConnected = scope { subject = ReplaySubject<Element>(limit: replay) }
      count += 1
      let own = subject.run { observer.on($0) }
      if count == 1, connection == nil {
        let current = subject
        let made = SerialDisposable()
        connection = made
        made.disposable = source.run { event in
          if event.isStopEvent { connection = nil }
          current.on(event)
        }
      }
      return Disposables.create {
        own.dispose()
        count -= 1
        if count == 0 {
          connection?.dispose()
          connection = nil
        }
      }
    })
  }

  func asDriver(onErrorJustReturn element: Element) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(catchAndReturn(element))
  }

  func asDriver(
    onErrorDriveWith other: SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(self.catch { _ in other.asObservable() })
  }

  func asDriver(
    onErrorRecover recover: @escaping (Error) -> SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> {
    SharedSequence(self.catch { recover($0).asObservable() })
  }

  func asSignal(onErrorJustReturn element: Element) -> SharedSequence<SignalSharingStrategy, Element> {
    SharedSequence(catchAndReturn(element))
  }

  func asSignal(
    onErrorSignalWith other: SharedSequence<SignalSharingStrategy, Element>
  ) -> SharedSequence<SignalSharingStrategy, Element> {
    SharedSequence(self.catch { _ in other.asObservable() })
  }
}

enum SubjectLifetimeScope {
  case whileConnected
  case forever
}
