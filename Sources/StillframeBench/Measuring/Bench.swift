import Foundation

/// Runs measurements, ours and the yardstick's in turn, and collects rows.
final class Bench {
  let options: Options
  private var rows: [Row] = []

  init(_ options: Options) {
    self.options = options
    if !options.isJSON { Table.printHeader() }
  }

  /// One repetition: the nanoseconds of what counts, preparation left out.
  typealias Trial = () throws -> Double

  /// A thing to compare with.
  enum Comparison {
    case nothing
    /// Measured in this run, repetition by repetition in turn with ours.
    case measured(String, Trial)
  }

  /// Whether a row was asked for.
  func wants(_ name: String) -> Bool {
    options.filter.map { name.contains($0) } ?? true
  }

  /// Measures a time.
  ///
  /// - Parameters:
  ///   - unit: the unit of the result, per one of `count`.
  ///   - count: how many there are in a repetition.
  ///   - prepare: makes the inputs, if the row was asked for at all.
  func time(
    _ name: String, _ unit: Unit, count: Double = 1, goal: Row.Goal? = nil,
    atLeast repetitions: Int = 7,
    prepare: () throws -> (ours: Trial, other: Comparison)
  ) throws {
    guard wants(name) else { return }
    let (ours, other) = try prepare()
    var own: [Double] = []
    var others: [Double] = []
    var theirs: Trial?
    if case .measured(_, let trial) = other { theirs = trial }
    // The first repetition of each is for the caches of the machine.
    _ = try ours()
    _ = try theirs?()
    let clock = ContinuousClock()
    let start = clock.now
    let budget: Duration = options.isQuick ? .milliseconds(50) : .milliseconds(1500)
    let least = options.isQuick ? 2 : repetitions
    while own.count < least || (clock.now - start < budget && own.count < 2_000) {
      own.append(try ours())
      if let theirs { others.append(try theirs()) }
    }
    let samples = Samples(own.map { unit.value(nanoseconds: $0, count: count) })
    let yardstick: Row.Yardstick? =
      switch other {
      case .nothing: nil
      case .measured(let name, _):
        Row.Yardstick(
          name: name,
          value: Samples(others.map { unit.value(nanoseconds: $0, count: count) }).median)
      }
    add(
      Row(
        name, unit: unit.name, value: samples.median, spread: samples.spread,
        yardstick: yardstick, goal: goal?.ofThisBuild))
  }

  /// Takes in a figure that is no time.
  func figure(
    _ name: String, unit: String, goal: Row.Goal? = nil, yardstick: Row.Yardstick? = nil,
    _ value: () throws -> Double
  ) rethrows {
    guard wants(name) else { return }
    add(Row(name, unit: unit, value: try value(), spread: 0, yardstick: yardstick, goal: goal))
  }

  func add(_ row: Row) {
    rows.append(row)
    if !options.isJSON { Table.print(row) }
  }

  /// Prints what is printed at the end.
  func finish() throws {
    guard options.isJSON else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(rows), as: UTF8.self))
  }
}

/// The unit that a row counts.
struct Unit {
  let name: String
  /// Turns the nanoseconds of one into the row's number.
  private let convert: @Sendable (Double) -> Double

  private init(_ name: String, _ convert: @escaping @Sendable (Double) -> Double) {
    self.name = name
    self.convert = convert
  }

  func value(nanoseconds: Double, count: Double) -> Double { convert(nanoseconds / count) }

  static func nanoseconds(_ thing: String) -> Unit { Unit("ns \(thing)") { $0 } }
  static func microseconds(_ thing: String = "") -> Unit {
    Unit(thing.isEmpty ? "µs" : "µs \(thing)") { $0 / 1e3 }
  }
  static let milliseconds = Unit("ms") { $0 / 1e6 }
  static func perSecond(_ things: String) -> Unit { Unit("\(things)/s") { 1e9 / $0 } }
}
