import Foundation

/// The units of Foundation's dimensions, by their names.
enum DimensionUnits {
  static var all: [(String, KeyValuePairs<String, Dimension>)] {
    [
      (
        "UnitLength",
        [
          "megameters": UnitLength.megameters, "kilometers": UnitLength.kilometers,
          "hectometers": UnitLength.hectometers, "decameters": UnitLength.decameters, "meters": UnitLength.meters,
          "decimeters": UnitLength.decimeters, "centimeters": UnitLength.centimeters,
          "millimeters": UnitLength.millimeters, "micrometers": UnitLength.micrometers,
          "nanometers": UnitLength.nanometers, "picometers": UnitLength.picometers, "inches": UnitLength.inches,
          "feet": UnitLength.feet, "yards": UnitLength.yards, "miles": UnitLength.miles,
          "scandinavianMiles": UnitLength.scandinavianMiles, "lightyears": UnitLength.lightyears,
          "nauticalMiles": UnitLength.nauticalMiles, "fathoms": UnitLength.fathoms, "furlongs": UnitLength.furlongs,
          "astronomicalUnits": UnitLength.astronomicalUnits, "parsecs": UnitLength.parsecs,
        ]
      ),
      (
        "UnitMass",
        [
          "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "decigrams": UnitMass.decigrams,
          "centigrams": UnitMass.centigrams, "milligrams": UnitMass.milligrams, "micrograms": UnitMass.micrograms,
          "nanograms": UnitMass.nanograms, "picograms": UnitMass.picograms, "ounces": UnitMass.ounces,
          "pounds": UnitMass.pounds, "stones": UnitMass.stones, "metricTons": UnitMass.metricTons,
          "shortTons": UnitMass.shortTons, "carats": UnitMass.carats, "ouncesTroy": UnitMass.ouncesTroy,
          "slugs": UnitMass.slugs,
        ]
      ),
      (
        "UnitDuration",
        [
          "hours": UnitDuration.hours, "minutes": UnitDuration.minutes, "seconds": UnitDuration.seconds,
        ]
      ),
      (
        "UnitTemperature",
        [
          "kelvin": UnitTemperature.kelvin, "celsius": UnitTemperature.celsius,
          "fahrenheit": UnitTemperature.fahrenheit,
        ]
      ),
      (
        "UnitSpeed",
        [
          "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour,
          "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
        ]
      ),
      (
        "UnitVolume",
        [
          "megaliters": UnitVolume.megaliters, "kiloliters": UnitVolume.kiloliters, "liters": UnitVolume.liters,
          "deciliters": UnitVolume.deciliters, "centiliters": UnitVolume.centiliters,
          "milliliters": UnitVolume.milliliters, "cubicKilometers": UnitVolume.cubicKilometers,
          "cubicMeters": UnitVolume.cubicMeters, "cubicDecimeters": UnitVolume.cubicDecimeters,
          "cubicCentimeters": UnitVolume.cubicCentimeters, "cubicMillimeters": UnitVolume.cubicMillimeters,
          "cubicInches": UnitVolume.cubicInches, "cubicFeet": UnitVolume.cubicFeet,
          "cubicYards": UnitVolume.cubicYards, "cubicMiles": UnitVolume.cubicMiles, "acreFeet": UnitVolume.acreFeet,
          "bushels": UnitVolume.bushels, "teaspoons": UnitVolume.teaspoons, "tablespoons": UnitVolume.tablespoons,
          "fluidOunces": UnitVolume.fluidOunces, "cups": UnitVolume.cups, "pints": UnitVolume.pints,
          "quarts": UnitVolume.quarts, "gallons": UnitVolume.gallons,
          "imperialTeaspoons": UnitVolume.imperialTeaspoons, "imperialTablespoons": UnitVolume.imperialTablespoons,
          "imperialFluidOunces": UnitVolume.imperialFluidOunces, "imperialPints": UnitVolume.imperialPints,
          "imperialQuarts": UnitVolume.imperialQuarts, "imperialGallons": UnitVolume.imperialGallons,
          "metricCups": UnitVolume.metricCups,
        ]
      ),
      (
        "UnitArea",
        [
          "squareMegameters": UnitArea.squareMegameters, "squareKilometers": UnitArea.squareKilometers,
          "squareMeters": UnitArea.squareMeters, "squareCentimeters": UnitArea.squareCentimeters,
          "squareMillimeters": UnitArea.squareMillimeters, "squareMicrometers": UnitArea.squareMicrometers,
          "squareNanometers": UnitArea.squareNanometers, "squareInches": UnitArea.squareInches,
          "squareFeet": UnitArea.squareFeet, "squareYards": UnitArea.squareYards, "squareMiles": UnitArea.squareMiles,
          "acres": UnitArea.acres, "ares": UnitArea.ares, "hectares": UnitArea.hectares,
        ]
      ),
      (
        "UnitAngle",
        [
          "degrees": UnitAngle.degrees, "arcMinutes": UnitAngle.arcMinutes, "arcSeconds": UnitAngle.arcSeconds,
          "radians": UnitAngle.radians, "gradians": UnitAngle.gradians, "revolutions": UnitAngle.revolutions,
        ]
      ),
      (
        "UnitEnergy",
        [
          "kilojoules": UnitEnergy.kilojoules, "joules": UnitEnergy.joules, "kilocalories": UnitEnergy.kilocalories,
          "calories": UnitEnergy.calories, "kilowattHours": UnitEnergy.kilowattHours,
        ]
      ),
      (
        "UnitPower",
        [
          "terawatts": UnitPower.terawatts, "gigawatts": UnitPower.gigawatts, "megawatts": UnitPower.megawatts,
          "kilowatts": UnitPower.kilowatts, "watts": UnitPower.watts, "milliwatts": UnitPower.milliwatts,
          "horsepower": UnitPower.horsepower,
        ]
      ),
      (
        "UnitPressure",
        [
          "newtonsPerMetersSquared": UnitPressure.newtonsPerMetersSquared, "gigapascals": UnitPressure.gigapascals,
          "megapascals": UnitPressure.megapascals, "kilopascals": UnitPressure.kilopascals,
          "hectopascals": UnitPressure.hectopascals, "inchesOfMercury": UnitPressure.inchesOfMercury,
          "bars": UnitPressure.bars, "millibars": UnitPressure.millibars,
          "millimetersOfMercury": UnitPressure.millimetersOfMercury,
          "poundsForcePerSquareInch": UnitPressure.poundsForcePerSquareInch,
        ]
      ),
      (
        "UnitFrequency",
        [
          "terahertz": UnitFrequency.terahertz, "gigahertz": UnitFrequency.gigahertz,
          "megahertz": UnitFrequency.megahertz, "kilohertz": UnitFrequency.kilohertz, "hertz": UnitFrequency.hertz,
          "millihertz": UnitFrequency.millihertz,
        ]
      ),
      (
        "UnitInformationStorage",
        [
          "bytes": UnitInformationStorage.bytes, "bits": UnitInformationStorage.bits,
          "kilobytes": UnitInformationStorage.kilobytes, "megabytes": UnitInformationStorage.megabytes,
          "gigabytes": UnitInformationStorage.gigabytes, "terabytes": UnitInformationStorage.terabytes,
          "kibibytes": UnitInformationStorage.kibibytes, "mebibytes": UnitInformationStorage.mebibytes,
          "gibibytes": UnitInformationStorage.gibibytes,
        ]
      ),
    ]
  }
}
