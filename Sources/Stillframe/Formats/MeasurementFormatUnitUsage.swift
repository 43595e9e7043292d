public import Foundation

/// The usage of a measurement, which determines the unit that a region uses.
///
/// Foundation has the type on Apple's platforms only.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name (nil: the unit stays).
  let name: String?

  /// A usage that keeps the unit.
  public static var asProvided: Self { Self(name: nil) }
  /// The unit that the region uses for most things.
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths of persons and of handheld objects: centimetres, or inches.
  public static var person: Self { Self(name: "person") }
  /// How tall people are: centimetres, or feet and inches.
  public static var personHeight: Self { Self(name: "person-height") }
  /// How far away places are.
  public static var road: Self { Self(name: "road") }
  /// How far lenses gather light, as photographers say it.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// How much rain has come.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow has come.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body: degrees Celsius, or Fahrenheit.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Body weight, in the unit that the region uses for it.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much there is of a drink or the like.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy that training takes.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the air moves.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// How heavily the air weighs.
  public static var barometric: Self { Self(name: "baromtrc") }
}
