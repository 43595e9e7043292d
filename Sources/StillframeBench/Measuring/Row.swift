/// One line of the result: a stage, how fast it is, and what it is held against.
struct Row: Codable {
  /// `subject/what`, for `--filter`.
  let name: String
  /// Of both values: `ns a node`, `frames per second`.
  let unit: String
  /// The median.
  let value: Double
  /// Distance of the quartiles, as a part of the median.
  let spread: Double
  let yardstick: Yardstick?
  /// `value / yardstick.value`.
  let ratio: Double?
  let goal: Goal?
  /// Nil without a goal.
  let isMet: Bool?

  /// Another program or function, measured in the same run: the same work, or the least of it.
  struct Yardstick: Codable {
    let name: String
    let value: Double
  }

  /// The goal of `reference/performance-goals`.
  enum Goal: Codable {
    case atMost(Double)
    case atLeast(Double)
    case ratioAtMost(Double)
    case ratioAtLeast(Double)

    #if DEBUG
      /// The multiple that an unoptimised build may take: snapshot tests run in one.
      private static let allowance = 15.0
    #else
      private static let allowance = 1.0
    #endif

    /// The goal of the build that is measured: times may be longer in one without optimisation.
    var ofThisBuild: Goal {
      if case .atMost(let limit) = self { .atMost(limit * Self.allowance) } else { self }
    }
  }

  init(
    _ name: String, unit: String, value: Double, spread: Double, yardstick: Yardstick?, goal: Goal?
  ) {
    self.name = name
    self.unit = unit
    self.value = value
    self.spread = spread
    self.yardstick = yardstick
    self.goal = goal
    let ratio = yardstick.map { value / $0.value }
    self.ratio = ratio
    isMet =
      switch goal {
      case nil: nil
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      case .ratioAtMost(let limit): ratio.map { $0 <= limit }
      case .ratioAtLeast(let limit): ratio.map { $0 >= limit }
      }
  }
}
