/// Registers an initialiser, whose parameters are resolved by their types.
extension Container {
  func autoregister<Service>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping () -> Service
  ) -> ServiceEntry<Service> { register(service, name: name) { _ in initializer() } }

  func autoregister<Service, A>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!)
    }
  }

  func autoregister<Service, A, B>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!)
    }
  }

  func autoregister<Service, A, B, C>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!)
    }
  }

  func autoregister<Service, A, B, C, D>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!)
    }
  }

  func autoregister<Service, A, B, C, D, E>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(
        r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!,
        r.resolve(E.self)!)
    }
  }

  func autoregister<Service, A, B, C, D, E, F>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E, F) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(
        r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!,
        r.resolve(E.self)!, r.resolve(F.self)!)
    }
  }
}
