// Measurements: conversions, arithmetic, comparing, and formatters with a locale.
import Foundation

let run = Measurement(value: 5, unit: UnitLength.kilometers)
let walk = Measurement(value: 800, unit: UnitLength.meters)
print(
  run.converted(to: .meters).value, (run + walk).converted(to: .kilometers).value, run > walk,
  (run - walk).converted(to: .meters).value, (walk * 2).value, run.unit.symbol)
print(
  Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value,
  Measurement(value: 1, unit: UnitDuration.hours).converted(to: .seconds).value,
  Measurement(value: 1, unit: UnitMass.kilograms).converted(to: .grams).value)
print(
  [walk, run, Measurement(value: 1, unit: UnitLength.kilometers)].sorted().map(\.value),
  [walk, run].reduce(Measurement(value: 0, unit: UnitLength.meters), +).value)
print(Measurement(value: 1000, unit: UnitLength.meters) == Measurement(value: 1, unit: UnitLength.kilometers))
var mutable = run; mutable.convert(to: .meters); print(mutable.value, mutable.unit == .meters)
