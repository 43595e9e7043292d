public import CoreLocation
public import Foundation
internal import SwiftUI

/// Distances in words, as maps say them: "150 m", "1.5 km", "500 ft" or "0.9 mi".
///
/// Rounded as in Apple's pictures of ferrostar: 152.4 meters are 150 m or 500 ft, 120 are 400 ft, 1500 are 1.5 km or 0.9 mi, 14 500 are
/// 15 km, and a formatter that is told no style writes "400 feet". Below 100 of the small unit, numbers are rounded to ten (inferred).
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  // Unchecked because its properties are as free as Apple's: a formatter is set up before it is shared.

  /// Units of distances.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    /// Meters and kilometers.
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }

  /// How much of a unit's name is written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// The whole name.
    case `default`
    /// The short name.
    case abbreviated
    /// The whole name.
    case full
  }

  /// In whose words, and with whose units (default: the system's).
  open var locale: Locale! = .current
  /// The units (default: those of the locale).
  open var units = Units.default
  /// How much of the units' names is written (default: the whole name).
  open var unitStyle = DistanceUnitStyle.default

  /// A formatter for the system's locale.
  public override init() { super.init() }

  /// As `Formatter` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a distance in words; an empty text for one that is no number.
  ///
  /// - Parameter distance: In meters.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite else { return "" }
    let scale = scale
    let length = Measurement(value: distance, unit: UnitLength.meters)
    var small = length.converted(to: scale.small)
    let step: Double = abs(small.value) < 100 ? 10 : 50
    small.value = (small.value / step).rounded() * step
    if abs(distance) < scale.limit, abs(small.value) < 1000 { return text(small, digits: 0) }
    let large = length.converted(to: scale.large)
    return text(large, digits: abs(large.value) < 9.95 ? 1 : 0)
  }

  /// Returns the meters of a distance in the words that `string(fromDistance:)` writes; −1 for others.
  open func distance(from distance: String) -> CLLocationDistance {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    let words = distance.trimmingCharacters(in: .whitespaces)
    for unit in [scale.small, scale.large] {
      for style in [DistanceUnitStyle.abbreviated, .full] {
        let names = measurements(style)
        for count in [1.0, 2] {
          let sample = names.string(from: Measurement(value: count, unit: unit))
          let name = sample.drop { !$0.isLetter }
          guard !name.isEmpty, words.hasSuffix(name) else { continue }
          let number = words.dropLast(name.count).trimmingCharacters(in: .whitespaces)
          guard !number.contains(where: \.isLetter),
            let value = numbers.number(from: number)?.doubleValue
          else { continue }
          return Measurement(value: value, unit: unit).converted(to: .meters).value
        }
      }
    }
    return -1
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let number as NSNumber: string(fromDistance: number.doubleValue)
    case let number as Double: string(fromDistance: number)
    default: nil
    }
  }

  /// The small and the large unit, and from how many meters on the large one is written.
  private var scale: (small: UnitLength, large: UnitLength, limit: Double) {
    switch units {
    case .metric: return (.meters, .kilometers, 1000)
    case .imperial: return (.feet, .miles, 289)
    case .imperialWithYards: return (.yards, .miles, 300)
    case .default: break
    }
    return switch (locale ?? .current).measurementSystem {
    case .us: (.feet, .miles, 289)
    case .uk: (.yards, .miles, 300)
    default: (.meters, .kilometers, 1000)
    }
  }

  private func text(_ length: Measurement<UnitLength>, digits: Int) -> String {
    let formatter = measurements(unitStyle)
    formatter.numberFormatter.maximumFractionDigits = digits
    formatter.numberFormatter.roundingMode = .halfUp
    return formatter.string(from: length)
  }

  private func measurements(_ style: DistanceUnitStyle) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = locale ?? .current
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = style == .abbreviated ? .medium : .long
    return formatter
  }
}
