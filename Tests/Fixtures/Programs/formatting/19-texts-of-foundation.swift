import Foundation

let text = NSString(string: "Grüße, Welt")
print(text.length, text.range(of: "welt", options: .caseInsensitive), text.range(of: "x").location == NSNotFound)
print(text.substring(with: NSRange(location: 0, length: 5)), text.substring(from: 7), text.substring(to: 2))
print(text.hasSuffix("lt"), text.components(separatedBy: ", "), text.character(at: 0))
print(NSEqualRanges(NSMakeRange(1, 2), NSRange(location: 1, length: 2)), NSLocationInRange(2, NSMakeRange(1, 2)))
print(
  NSStringFromRange(NSIntersectionRange(NSMakeRange(0, 3), NSMakeRange(2, 5))),
  NSUnionRange(NSMakeRange(0, 1), NSMakeRange(3, 1)))

let lines = "one\ntwo\n"
lines.enumerateSubstrings(in: lines.startIndex..., options: .byLines) { line, _, _, _ in print(line!) }

var name = PersonNameComponents()
name.givenName = "Ada"
print(name.givenName!, name.familyName == nil)

print(Measurement(value: 1000, unit: UnitLength.meters).converted(to: .kilometers).description)
print(Character(UnicodeScalar(97)), "€".unicodeScalars.first!.value)
print(fmax(1.0, 2), fmin(1.5, 2), lround(2.5), copysign(1.0, -2.0), remainder(5.0, 3.0), exp2(3.0))
struct Place { let x: Int; let name: String }
print([(x: 1, name: "a")].map(Place.init), [(1, "b")].map(Place.init))
