import Charts
import Foundation
import StillGeometry
import Testing

/// Scales lead from values to places and back.
@Suite struct ScaleTests {
  static let transforms: [ScaleTransform] = [
    .linear, .log, .symmetricLog(slope: 1), .symmetricLog(slope: 3), .power(exponent: 0.5),
    .power(exponent: 2),
  ]

  @Test(arguments: transforms) func placesRiseAndLeadBack(transform: ScaleTransform) {
    for (start, end) in [(1.0, 1000.0), (1000, 1), (0.001, 0.5), (3, 3.5)] {
      let scale = NumberScale(start: start, end: end, transform: transform)
      var last = -1.0
      for step in 0...20 {
        let unit = Double(step) / 20
        let value = scale.value(unit)
        let back = scale.unit(value) ?? .nan
        #expect(abs(back - unit) < 1e-9)
        #expect(back > last)
        last = back
      }
      #expect(abs((scale.unit(start) ?? .nan)) < 1e-12)
      #expect(abs((scale.unit(end) ?? .nan) - 1) < 1e-12)
    }
  }

  @Test(arguments: transforms) func endsThatMakeNoSenseAreReplaced(transform: ScaleTransform) {
    for (start, end) in [
      (Double.nan, 1.0), (0, .infinity), (5, 5), (0, 0), (-3, -3), (-5, 5), (-5, -1),
    ] {
      let scale = NumberScale(start: start, end: end, transform: transform)
      #expect(scale.start != scale.end)
      #expect(scale.start.isFinite && scale.end.isFinite)
      #expect(scale.unit(scale.value(0.5))?.isFinite == true)
    }
  }

  @Test func logarithmsHaveNoPlaceForNegativeValues() {
    let scale = NumberScale(start: 1, end: 100, transform: .log)
    #expect(scale.unit(-1) == nil)
    #expect(scale.unit(10) == 0.5)
  }

  /// Bars begin at zero, which has no place on such a scale.
  @Test func logarithmicDomainOfBarsBeginsAtAPowerOfTen() {
    var data = AxisData()
    for value in [0, 30, 120, 750.0] { data.add(.number(value)) }
    var settings = AxisScaleSettings()
    settings.type = .log
    #expect(AxisDomain(data, settings).extent == .numbers(10, 750))
  }

  @Test func categoriesHaveEqualBands() {
    let scale = CategoryScale(["a", "b", "a", "c", "d"])
    #expect(scale.names == ["a", "b", "c", "d"])
    #expect(scale.unit("a") == 0.125)
    #expect(scale.unit("e") == nil)
    for name in scale.names { #expect(scale.name(at: scale.unit(name) ?? -1) == name) }
    #expect(scale.name(at: 1) == "d")
    #expect(scale.name(at: 1.1) == nil)
    #expect(CategoryScale(["a", "b"], isReversed: true).unit("a") == 0.75)
  }

  @Test func numbersGrowUpwardsAndCategoriesDownwards() {
    let numbers = AxisGeometry(
      .numbers(NumberScale(start: 0, end: 10)), padding: nil, isVertical: true)
    #expect(numbers.place(.number(2.5))?(100) == 75)
    let names = AxisGeometry(
      .categories(CategoryScale(["a", "b"])), padding: nil, isVertical: true)
    #expect(names.place(.category("a"))?(100) == 25)
  }

  @Test func paddingMovesBothEnds() {
    for isVertical in [false, true] {
      let axis = AxisGeometry(
        .numbers(NumberScale(start: 0, end: 10)), padding: (10, 30), isVertical: isVertical)
      let low = axis.place(.number(0))?(100) ?? .nan
      let high = axis.place(.number(10))?(100) ?? .nan
      #expect(low == (isVertical ? 90 : 10))
      #expect(high == (isVertical ? 30 : 70))
      #expect(abs((axis.unit(at: low, length: 100) ?? .nan)) < 1e-9)
      #expect(abs((axis.unit(at: high, length: 100) ?? .nan) - 1) < 1e-9)
    }
  }
}
