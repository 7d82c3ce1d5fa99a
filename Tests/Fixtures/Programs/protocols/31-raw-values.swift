// What enums conform to without saying so, and extensions of it.

enum Keys: String { case first, last }
extension RawRepresentable { var raw: RawValue { rawValue } }
extension RawRepresentable where RawValue == String { var key: String { "k." + rawValue } }
print(Keys.first.raw, Keys.last.key)
struct Wrap: RawRepresentable { let rawValue: Int }
print(Wrap(rawValue: 3).raw)
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1) }
print(Opt.a.raw)
func raws<R: RawRepresentable>(_ r: R) -> R.RawValue { r.rawValue }
print(raws(Keys.first), raws(Opt.a))
extension CaseIterable { static var count: Int { allCases.count } }
enum Dir: CaseIterable { case n, s }
print(Dir.count)
extension Dictionary where Key: RawRepresentable, Key.RawValue == String {
  var names: [String] { keys.map(\.rawValue).sorted() }
}
print([Keys.first: 1, .last: 2].names)
