struct Broken: Error {}
func work(_ broken: Bool) throws {
  defer { print("cleaned up") }
  if broken { throw Broken() }
  print("worked")
}
try? work(false)
try? work(true)
