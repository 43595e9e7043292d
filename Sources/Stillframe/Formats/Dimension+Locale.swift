public import Foundation

// Foundation has these on Apple's platforms only. The unit is the one in which the region says one of the dimension's usual unit: a metre is
// said in feet, not in miles.

extension UnitLength {
  /// The unit that a region uses for a length, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) {
    let unit = UnitNames.regional(UnitLength.meters, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// The unit that a region uses for a mass, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general
  ) {
    let unit = UnitNames.regional(UnitMass.kilograms, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// The unit that a region uses for a temperature, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = UnitNames.regional(UnitTemperature.celsius, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// The unit that a region uses for a speed, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let unit = UnitNames.regional(UnitSpeed.metersPerSecond, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// The unit that a region uses for a volume, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general
  ) {
    let unit = UnitNames.regional(UnitVolume.liters, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitArea {
  /// The unit that a region uses for an area, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general
  ) {
    let unit = UnitNames.regional(UnitArea.squareMeters, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitEnergy {
  /// The unit that a region uses for an energy, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general
  ) {
    let unit = UnitNames.regional(UnitEnergy.kilojoules, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitPressure {
  /// The unit that a region uses for a pressure, by its usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general
  ) {
    let unit = UnitNames.regional(UnitPressure.hectopascals, usage: usage.name, in: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
