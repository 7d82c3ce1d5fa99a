class Session {
  let id: Int
  init(_ id: Int) { self.id = id; print("open", id) }
  deinit { print("close", id) }
}
var session: Session? = Session(1)
session = Session(2)
session = nil
print("end")
