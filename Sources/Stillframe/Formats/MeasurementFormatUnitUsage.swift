public import Foundation

/// What is measured, which decides in which unit a region writes it.
///
/// Foundation has the type on Apple's platforms only.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// As CLDR calls it; nil: the unit stays as it is.
  let name: String?

  /// The unit stays as it is.
  public static var asProvided: Self { Self(name: nil) }
  /// The unit that the region uses for most things.
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths of people's parts and of what they handle: centimetres, or inches.
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
  /// How heavy people are, in what their region weighs them with.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much there is of a drink or the like.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in what is eaten.
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
