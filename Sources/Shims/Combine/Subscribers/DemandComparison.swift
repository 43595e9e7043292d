extension Subscribers.Demand {
  /// Returns whether the demand is unlimited or another number.
  public static func != (a: Self, b: Int) -> Bool { a != .max(b) }
  /// Returns whether the demand is limited and equals the number.
  public static func == (a: Int, b: Self) -> Bool { .max(a) == b }
  /// Returns whether the demand is unlimited or another number.
  public static func != (a: Int, b: Self) -> Bool { .max(a) != b }
  /// Returns whether the number is less than the demand.
  public static func < (a: Int, b: Self) -> Bool { .max(a) < b }
  /// Returns whether the number is at most the demand.
  public static func <= (a: Int, b: Self) -> Bool { .max(a) <= b }
  /// Returns whether the number is greater than the demand.
  public static func > (a: Int, b: Self) -> Bool { .max(a) > b }
  /// Returns whether the number is at least the demand.
  public static func >= (a: Int, b: Self) -> Bool { .max(a) >= b }
}
