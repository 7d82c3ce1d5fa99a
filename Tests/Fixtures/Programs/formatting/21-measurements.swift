import Foundation

let mile = Measurement(value: 1, unit: UnitLength.miles)
print(mile.converted(to: .kilometers).value, mile * 2, 3 * mile, mile / 4, (mile + mile).value)
print(Measurement(value: 2, unit: UnitVolume.cups).converted(to: .milliliters).value)
print(Measurement(value: 1, unit: UnitArea.acres).converted(to: .squareMeters).value)
print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value)
print(Measurement(value: 2, unit: UnitEnergy.kilocalories).converted(to: .joules).value)
print(Measurement(value: 1, unit: UnitPressure.bars).converted(to: .hectopascals).value)
print(Measurement(value: 1, unit: UnitMass.stones).converted(to: .pounds).value.rounded(), UnitSpeed.knots.symbol)
