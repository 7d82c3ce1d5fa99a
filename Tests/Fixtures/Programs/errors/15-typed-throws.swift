enum ParseError: Error, Equatable { case empty, badDigit(Character) }
func parse(_ text: String) throws(ParseError) -> Int {
  guard !text.isEmpty else { throw .empty }
  var number = 0
  for character in text {
    guard let digit = character.wholeNumberValue else { throw .badDigit(character) }
    number = number * 10 + digit
  }
  return number
}
for text in ["42", "", "4x"] {
  do {
    print(try parse(text))
  } catch {
    switch error {
    case .empty: print("empty text")
    case .badDigit(let character): print("bad digit \(character)")
    }
  }
}
struct Wrapper<Failure: Error> {
  let body: () throws(Failure) -> Int
  func run() throws(Failure) -> Int { try body() }
}
func attempt<T, E: Error>(_ body: () throws(E) -> T) -> Result<T, E> {
  do throws(E) { return .success(try body()) } catch { return .failure(error) }
}
print(attempt { () throws(ParseError) in try parse("7") })
print(attempt { () throws(ParseError) in try parse("z") })
let never = Wrapper<Never> { 5 }
print(never.run())
let failing = Wrapper<ParseError> { () throws(ParseError) in throw .empty }
do { print(try failing.run()) } catch { print(error == .empty) }
struct Offline: Error, CustomStringConvertible { var description: String { "offline!" } }
protocol Service {
  associatedtype Failure: Error
  func load() throws(Failure) -> String
}
struct Local: Service { func load() -> String { "local" } }
struct Remote: Service { func load() throws(Offline) -> String { throw Offline() } }
func show<S: Service>(_ service: S) -> String {
  do { return try service.load() } catch { return "\(error)" }
}
print(show(Local()), show(Remote()), Local().load())
func convert(_ text: String) throws -> Double { Double(try parse(text)) / 4 }
print(try convert("10"), (try? convert("a")) as Any)
