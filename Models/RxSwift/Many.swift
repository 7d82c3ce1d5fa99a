/// Operators over several observables.
enum Many {
  /// The first of each list; one that is nil stays one among the others.
  static func firsts(of held: [[Any]]) -> [Any] {
    var values: [Any] = []
    for each in held { values.append(each[0]) }
    return values
  }

  enum Way {
    case all
    case latest
    case first
    case oneByOne
  }

  /// What is given one by one or as one list.
  static func listed(_ given: [Any]) -> [Any] {
    if given.count == 1, let list = given[0] as? [Any] { return list }
    return given
  }

  static func flat(_ source: Observable<Any>, _ way: Way) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = CompositeDisposable()
      let current = SerialDisposable()
      var queue: [Any] = []
      var running = 0
      var number = 0
      var isOuterDone = false
      func begin(_ inner: Any) {
        running += 1
        number += 1
        let own = number
        let disposable = inner.asObservable().run { event in
          switch event {
          case .next, .error: observer.on(event)
          case .completed:
            if way == .latest, own != number { return }
            running -= 1
            if !queue.isEmpty {
              begin(queue.removeFirst())
            } else if running == 0, isOuterDone {
              observer.onCompleted()
            }
          }
        }
        if way == .all { whole.insert(disposable) } else { current.disposable = disposable }
      }
      whole.insert(current)
      whole.insert(
        source.run { event in
          switch event {
          case .next(let inner):
            switch way {
            case .all: begin(inner)
            case .latest:
              running = 0
              current.disposable = Disposables.create()
              begin(inner)
            case .first: if running == 0 { begin(inner) }
            case .oneByOne: if running == 0 { begin(inner) } else { queue.append(inner) }
            }
          case .error(let error): observer.onError(error)
          case .completed:
            isOuterDone = true
            if running == 0 { observer.onCompleted() }
          }
        })
      return whole
    })
  }

  static func merge(_ sources: [Any]) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = CompositeDisposable()
      var left = sources.count
      if left == 0 { observer.onCompleted() }
      for source in sources {
        whole.insert(
          source.asObservable().run { event in
            if case .completed = event {
              left -= 1
              if left == 0 { observer.onCompleted() }
            } else {
              observer.on(event)
            }
          })
      }
      return whole
    })
  }

  static func concat(_ sources: [Any]) -> Observable<Any> {
    Observable<Any>(subscribing: { observer in
      let whole = SerialDisposable()
      func next(_ index: Int) {
        if index == sources.count { return observer.onCompleted() }
        let own = SerialDisposable()
        whole.disposable = own
        own.disposable = sources[index].asObservable().run { event in
          if case .completed = event { next(index + 1) } else { observer.on(event) }
        }
      }
      next(0)
      return whole
    })
  }

  static func latest<T>(_ sources: [Any], _ join: @escaping ([Any]) throws -> T) -> Observable<T> {
    Observable<T>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [[Any]] = Array(repeating: [], count: sources.count)
      var left = sources.count
      if left == 0 { observer.onCompleted() }
      for index in sources.indices {
        whole.insert(
          sources[index].asObservable().run { event in
            switch event {
            case .next(let value):
              held[index] = [value]
              if held.contains(where: { $0.isEmpty }) { return }
              do {
                observer.onNext(try join(firsts(of: held)))
              } catch {
                observer.onError(error)
              }
            case .error(let error): observer.onError(error)
            case .completed:
              left -= 1
              if left == 0 || held[index].isEmpty { observer.onCompleted() }
            }
          })
      }
      return whole
    })
  }

  static func paired<T>(_ sources: [Any], _ join: @escaping ([Any]) throws -> T) -> Observable<T> {
    Observable<T>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [[Any]] = Array(repeating: [], count: sources.count)
      var isDone = Array(repeating: false, count: sources.count)
      func endIfExhausted() {
        if held.indices.contains(where: { isDone[$0] && held[$0].isEmpty }) { observer.onCompleted() }
      }
      for index in sources.indices {
        whole.insert(
          sources[index].asObservable().run { event in
            switch event {
            case .next(let value):
              held[index].append(value)
              if held.contains(where: { $0.isEmpty }) { return }
              let values = firsts(of: held)
              for place in held.indices { held[place].removeFirst() }
              do {
                observer.onNext(try join(values))
              } catch {
                observer.onError(error)
              }
              endIfExhausted()
            case .error(let error): observer.onError(error)
            case .completed:
              isDone[index] = true
              endIfExhausted()
            }
          })
      }
      return whole
    })
  }
}

extension Observable {
  static func combineLatest(_ a: Any, _ b: Any) -> Observable<(Any, Any)> {
    Many.latest([a, b]) { ($0[0], $0[1]) }
  }

  static func combineLatest(_ a: Any, _ b: Any, _ c: Any) -> Observable<(Any, Any, Any)> {
    Many.latest([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func combineLatest(_ a: Any, _ b: Any, _ c: Any, _ d: Any) -> Observable<(Any, Any, Any, Any)> {
    Many.latest([a, b, c, d]) { ($0[0], $0[1], $0[2], $0[3]) }
  }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) throws -> T
  ) -> Observable<T> { Many.latest([a, b]) { try resultSelector($0[0], $0[1]) } }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, _ c: Any, resultSelector: @escaping (Any, Any, Any) throws -> T
  ) -> Observable<T> { Many.latest([a, b, c]) { try resultSelector($0[0], $0[1], $0[2]) } }

  static func combineLatest(_ all: [Any]) -> Observable<[Any]> { Many.latest(all) { $0 } }

  static func combineLatest<T>(
    _ all: [Any], resultSelector: @escaping ([Any]) throws -> T
  ) -> Observable<T> { Many.latest(all) { try resultSelector($0) } }

  static func zip(_ a: Any, _ b: Any) -> Observable<(Any, Any)> { Many.paired([a, b]) { ($0[0], $0[1]) } }

  static func zip(_ a: Any, _ b: Any, _ c: Any) -> Observable<(Any, Any, Any)> {
    Many.paired([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func zip<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) throws -> T
  ) -> Observable<T> { Many.paired([a, b]) { try resultSelector($0[0], $0[1]) } }
}
