import Charts
import Foundation
import Testing

/// The choice of values along axes, over ends of every size.
@Suite struct TickTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test(arguments: 1...200) func numbersAreInsideRisingAndEquallyFarApart(seed: UInt64) {
    var random = Random(state: seed)
    let scale = pow(10, Double.random(in: -6...9, using: &random))
    let low = Double.random(in: -1...1, using: &random) * scale
    let high = low + Double.random(in: 0.01...2, using: &random) * scale
    let count = Int.random(in: 2...8, using: &random)
    let step = NumberTicks.step(from: low, to: high, count: count, isOpen: false)
    let values = NumberTicks.values(from: low, to: high, by: step)
    let slack = step * 1e-6
    #expect(values.allSatisfy { $0 >= low - slack && $0 <= high + slack })
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(b - a - step) < slack) }
    #expect(values.count <= 2 * count + 2)
    let digits = step / pow(10, log10(step * (1 + 1e-9)).rounded(.down))
    #expect([1, 2, 5].contains { abs($0 - digits) < 1e-6 }, "\(step) is no round step")
  }

  @Test(arguments: 1...100) func roundedEndsContainTheEnds(seed: UInt64) {
    var random = Random(state: seed)
    let low = Double.random(in: -1000...1000, using: &random)
    let high = low + Double.random(in: 1...500, using: &random)
    let step = NumberTicks.step(from: low, to: high, count: 5, isOpen: true)
    let ends = NumberTicks.rounded(from: low, to: high, by: step)
    #expect(ends.low <= low && ends.high >= high)
    #expect(low - ends.low < step && ends.high - high < step)
  }

  /// As in a picture that Apple's framework drew: three values for 8 hours in seconds (rule CH3.2).
  @Test func threeValuesForEightHours() {
    let step = NumberTicks.step(from: 0, to: 28_950, count: 3, isOpen: true)
    #expect(step == 20_000)
  }

  @Test func fiveToysGetWholeNumbers() {
    let step = NumberTicks.step(from: 0, to: 5, count: 5, isOpen: true)
    #expect(NumberTicks.values(from: 0, to: 5, by: step) == [0, 1, 2, 3, 4, 5])
  }

  @Test func endsThatAreNoNumbersGiveNoValues() {
    #expect(NumberTicks.values(from: .nan, to: 1, by: 1) == [])
    #expect(NumberTicks.values(from: 0, to: .infinity, by: 1) == [])
    #expect(NumberTicks.values(from: 0, to: 1, by: 0) == [])
    #expect(NumberTicks.values(from: 0, to: 1e18, by: 1e-3) == [])
    #expect(NumberTicks.logarithmic(from: -1, to: 10, count: 5) == [])
  }

  @Test func powersOfTenAreValuesOfLogarithmicAxes() {
    #expect(NumberTicks.logarithmic(from: 1, to: 10_000, count: 5) == [1, 10, 100, 1000, 10_000])
  }

  @Test func decimalsFollowTheStep() {
    #expect([1, 20, 0.5, 0.25, 0.002].map(NumberTicks.decimals) == [0, 0, 1, 2, 3])
  }

  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  @Test func daysBeginAtMidnightAcrossDaylightSaving() {
    let calendar = calendar("Europe/Berlin")
    let start = calendar.date(from: DateComponents(year: 2024, month: 3, day: 29, hour: 5))
    let low = start?.timeIntervalSinceReferenceDate ?? 0
    let values = DateTicks.values(
      from: low, to: low + 4 * 86400, by: DateTicks.Step(.day, 1), calendar: calendar)
    #expect(values.count == 4)
    for value in values {
      let date = Date(timeIntervalSinceReferenceDate: value)
      #expect(calendar.component(.hour, from: date) == 0)
    }
    #expect(zip(values, values.dropFirst()).contains { $1 - $0 == 23 * 3600 })
  }

  @Test func stepsOfHoursBeginAtMidnight() {
    let values = DateTicks.values(
      from: 3600, to: 86400, by: DateTicks.Step(.hour, 6), calendar: calendar("GMT"))
    #expect(values == [21_600, 43_200, 64_800, 86_400])
  }

  @Test(arguments: [60.0, 3600, 86400, 604_800, 2.6e6, 3.2e7, 3.2e8, 3.2e9])
  func dateStepsGiveAFewValues(length: Double) {
    let step = DateTicks.step(from: 0, to: length, count: 6)
    #expect(length / step.seconds <= 6.1)
    #expect(length / step.seconds >= 1)
  }
}
