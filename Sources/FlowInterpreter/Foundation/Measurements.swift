import FlowModel
import Foundation

/// A unit of a dimension, by its name: `UnitLength.meters`.
struct SimulatedUnit: FoundationValue {
  package static var bridgedName: String { "Dimension" }
  let dimension: String
  let unit: Dimension
}

extension SimulatedUnit { static var isPrintable: Bool { false } }

/// `Measurement`.
struct SimulatedMeasurement: FoundationValue, Comparable {
  package static var bridgedName: String { "Measurement" }
  var value: Double
  let unit: SimulatedUnit
  package var printed: String { real.description }
  package var printedInside: String { real.description }
  var real: Measurement<Dimension> { Measurement(value: value, unit: unit.unit) }
  static func < (left: SimulatedMeasurement, right: SimulatedMeasurement) -> Bool { left.real < right.real }
  static func == (left: SimulatedMeasurement, right: SimulatedMeasurement) -> Bool { left.real == right.real }
  func hash(into hasher: inout Hasher) { hasher.combine(unit.dimension) }
}

extension LibraryBuilder {
  mutating func addMeasurements() {
    for (dimension, units) in DimensionUnits.all {
      for (name, unit) in units {
        let made = SimulatedUnit(dimension: dimension, unit: unit)
        staticProperty(dimension, name) { _ in made.bridged }
        staticProperty("Dimension", name) { _ in made.bridged }
      }
    }
    reads("symbol") { (this: SimulatedUnit) in this.unit.symbol }
    makes(SimulatedMeasurement.self, "(value:unit:)") { (value: Double, unit: SimulatedUnit) in
      SimulatedMeasurement(value: value, unit: unit)
    }
    holds("value", \SimulatedMeasurement.value)
    reads("unit") { (this: SimulatedMeasurement) in this.unit }
    changes("convert(to:)") { (this: inout SimulatedMeasurement, unit: SimulatedUnit) in
      this = SimulatedMeasurement(value: this.real.converted(to: unit.unit).value, unit: unit)
      return Nothing()
    }
    does("converted(to:)") { (this: SimulatedMeasurement, unit: SimulatedUnit) in
      SimulatedMeasurement(value: this.real.converted(to: unit.unit).value, unit: unit)
    }
    for (name, sign) in [("+", 1.0), ("-", -1.0)] {
      offers(SimulatedMeasurement.self, "\(name)(_:_:)") { (left: SimulatedMeasurement, right: SimulatedMeasurement) in
        if left.unit == right.unit {
          return SimulatedMeasurement(value: left.value + sign * right.value, unit: left.unit)
        }
        // Of two units, Foundation takes the dimension's base.
        let base = SimulatedUnit(dimension: left.unit.dimension, unit: type(of: left.unit.unit).baseUnit())
        let one = left.unit.unit.converter.baseUnitValue(fromValue: left.value)
        let other = right.unit.unit.converter.baseUnitValue(fromValue: right.value)
        return SimulatedMeasurement(value: one + sign * other, unit: base)
      }
    }
    for (name, isProduct) in [("*", true), ("/", false)] {
      staticMethod("Measurement", "\(name)(_:_:)") { call in
        let isScaled = call[1].doubleValue != nil
        guard let factor = call[isScaled ? 1 : 0].doubleValue else { throw call.stop("a product of two measurements") }
        var measured: SimulatedMeasurement = try call.argument(isScaled ? 0 : 1)
        measured.value =
          isProduct ? measured.value * factor : isScaled ? measured.value / factor : factor / measured.value
        return measured.bridged
      }
    }
  }
}
