import Foundation
import StillTextEngine

/// Names of units in CLDR.
enum UnitNames {
  /// Returns CLDR's name of a unit; nil if it has none.
  static func name(of unit: Unit) -> String? { names[key(unit)] }

  /// Units of one dimension have different symbols.
  private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (unit, name) in units { names[key(unit)] = name }
    return names
  }()

  private static var units: [(Unit, String)] { lengths + areas + volumes + others + electric }

  /// Returns the unit in which a region says one of another unit.
  ///
  /// - Parameters:
  ///   - unit: the unit where the usage keeps it, or is not known for its dimension.
  ///   - usage: the usage, as CLDR names it; nil keeps the unit.
  static func regional<Kind: Dimension>(
    _ unit: Kind, usage: String?, in locale: Locale
  ) -> Kind {
    guard let usage, let name = name(of: unit),
      let words = MeasurementText(
        1, unit: name, width: .short, usage: usage, fractionDigits: 12,
        locale: locale.identifier)
    else { return unit }
    let one = Measurement(value: 1, unit: unit)
    // CLDR says the number and not the unit; no two units of a dimension have the same.
    func distance(_ other: Kind) -> Double { abs(one.converted(to: other).value - words.value) }
    let all = units.compactMap { $0.0 as? Kind }
    return all.min { distance($0) < distance($1) } ?? unit
  }

  private static var lengths: [(Unit, String)] {
    [
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"),
      (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
      (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
      (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
      (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
      (UnitLength.parsecs, "parsec"),
    ]
  }

  private static var areas: [(Unit, String)] {
    [
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"),
      (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ]
  }

  private static var volumes: [(Unit, String)] {
    [
      (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
      (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
      (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
      (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
      (UnitVolume.cubicDecimeters, "cubic-decimeter"),
      (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
      (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
      (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
      (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
      (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
      (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
      (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
    ]
  }

  private static var others: [(Unit, String)] {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
      (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
      (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
      (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
      (UnitMass.ouncesTroy, "ounce-troy"),
      (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
      (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
      (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
      (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
      (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"),
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.megapascals, "megapascal"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
      (UnitAngle.revolutions, "revolution"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
      (UnitIlluminance.lux, "lux"),
    ]
  }

  private static var electric: [(Unit, String)] {
    [
      (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
      (UnitPower.horsepower, "horsepower"),
      (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricResistance.ohms, "ohm"),
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
      (UnitInformationStorage.petabytes, "petabyte"),
    ]
  }
}
