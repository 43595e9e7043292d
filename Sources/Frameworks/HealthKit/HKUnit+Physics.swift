extension HKUnit {
  /// Returns the unit of effort, from 1 to 10.
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
  /// Returns the unit of hertz.
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  /// Returns the unit of decibels of hearing.
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  /// Returns the unit of decibels of sound.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// Returns the unit of siemens.
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  /// Returns the unit of pascals.
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// Returns the unit of centimetres of water.
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  /// Returns the unit of atmospheres.
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  /// Returns the unit of volts.
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  /// Returns the unit of lux.
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  /// Returns the unit of kelvins.
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// Returns the unit of small calories.
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Returns the unit of international units.
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// Returns the unit of imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  /// Returns the unit of American pints.
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  /// Returns the unit of imperial pints.
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  /// Returns the unit of American cups.
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// Returns the unit of imperial cups.
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  /// Returns the unit of dioptres.
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  /// Returns the unit of degrees.
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  /// Returns the unit of radians.
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  /// Returns the unit of substance, by the mass of a mole.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(from: "mol<\(gramsPerMole)>")
  }
  /// Returns a power of the unit.
  public func unitRaised(toPower power: Int) -> HKUnit { HKUnit(from: "\(unitString)^\(power)") }
  /// Returns one divided by the unit.
  public func reciprocal() -> HKUnit { HKUnit(from: "1/\(unitString)") }
  /// Whether the unit is that of counts.
  public func isNull() -> Bool { unitString.isEmpty || unitString == "()" }
}
