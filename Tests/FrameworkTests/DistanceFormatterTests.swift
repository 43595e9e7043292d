import Foundation
import MapKit
import Testing

/// Distances in words: those of Apple's pictures of ferrostar, and their surroundings.
@Suite struct DistanceFormatterTests {
  private func formatter(
    _ locale: String, _ units: MKDistanceFormatter.Units = .default,
    _ style: MKDistanceFormatter.DistanceUnitStyle = .abbreviated
  ) -> MKDistanceFormatter {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.units = units
    formatter.unitStyle = style
    return formatter
  }

  @Test(
    arguments: [
      (24140.16, "15 mi"), (152.4, "500 ft"), (120, "400 ft"), (1500, "0.9 mi"),
      (1_420_000, "882 mi"), (0, "0 ft"), (288, "950 ft"), (290, "0.2 mi"), (.nan, ""),
      (.infinity, ""),
    ] as [(Double, String)])
  func milesAreAsInApplesPictures(_ meters: Double, _ words: String) {
    #expect(formatter("en-US", .imperial).string(fromDistance: meters) == words)
    #expect(formatter("en_US").string(for: meters) == words)
  }

  @Test(
    arguments: [
      (152.4, "150 m"), (1500, "1,5 km"), (14500, "15 km"), (1_420_000, "1.420 km"), (42, "40 m"),
      (999, "1 km"), (-152.4, "-150 m"),
    ] as [(Double, String)])
  func kilometersAreAsInApplesPictures(_ meters: Double, _ words: String) {
    #expect(formatter("de-DE", .metric).string(fromDistance: meters) == words)
  }

  @Test func unitsHaveWholeNamesAndYards() {
    #expect(formatter("en_US", .metric, .full).string(fromDistance: 1500) == "1.5 kilometers")
    #expect(formatter("en_US", .imperial, .default).string(fromDistance: 123) == "400 feet")
    #expect(formatter("en_GB").string(fromDistance: 100) == "100 yd")
    #expect(formatter("en_GB").string(fromDistance: 320) == "0.2 mi")
    #expect(formatter("en_US").string(for: "far") == nil)
  }

  @Test func wordsAreReadBack() {
    #expect(formatter("de_DE", .metric).distance(from: "1,5 km") == 1500)
    #expect(formatter("en_US", .metric).distance(from: "20 meters") == 20)
    #expect(abs(formatter("en_US").distance(from: "0.9 mi") - 1448.4) < 0.1)
    #expect(formatter("en_US").distance(from: "far") == -1)
  }
}
