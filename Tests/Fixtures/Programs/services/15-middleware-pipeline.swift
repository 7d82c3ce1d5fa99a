// Swift 5: a trailing closure is matched from the end.
struct Request {
  var path: String
  var headers: [String: String] = [:]
  var body: String?
}
struct Response: Equatable { var status: Int; var body: String }
typealias Handler = (Request) -> Response
typealias Middleware = (@escaping Handler) -> Handler

func pipeline(_ middleware: Middleware..., handler: @escaping Handler) -> Handler {
  middleware.reversed().reduce(handler) { next, wrap in wrap(next) }
}
var log: [String] = []
let logging: Middleware = { next in
  { request in
    log.append("-> \(request.path)")
    let response = next(request)
    log.append("<- \(response.status)")
    return response
  }
}
func authenticated(by tokens: Set<String>) -> Middleware {
  { next in
    { request in
      guard let token = request.headers["Authorization"], tokens.contains(token) else {
        return Response(status: 401, body: "who?")
      }
      var request = request
      request.headers["User"] = token.split(separator: "-").last.map(String.init)
      return next(request)
    }
  }
}
func cached() -> Middleware {
  var responses: [String: Response] = [:]
  return { next in
    { request in
      if request.body == nil, let known = responses[request.path] { return known }
      let response = next(request)
      if response.status == 200 { responses[request.path] = response }
      return response
    }
  }
}
var handled = 0
let client = pipeline(logging, authenticated(by: ["t-ada", "t-alan"]), cached()) { request in
  handled += 1
  switch (request.path, request.body) {
  case ("/me", nil): return Response(status: 200, body: request.headers["User"] ?? "?")
  case ("/echo", let body?): return Response(status: 200, body: body)
  case (let path, _) where path.hasPrefix("/old"): return Response(status: 301, body: "/new" + path.dropFirst(4))
  default: return Response(status: 404, body: "")
  }
}
let auth = ["Authorization": "t-ada"]
print(client(Request(path: "/me")))
print(client(Request(path: "/me", headers: auth)), client(Request(path: "/me", headers: auth)).body, handled)
print(client(Request(path: "/echo", headers: auth, body: "hi")).body, client(Request(path: "/old/x", headers: auth)))
print(client(Request(path: "/nope", headers: auth)) == Response(status: 404, body: ""), handled)
print(log.count, log.prefix(4), log.suffix(2))
