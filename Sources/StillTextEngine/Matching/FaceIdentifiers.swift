/// The identifiers of faces that are not embedded: above the number of those, and below the ones of symbols.
struct FaceIdentifiers {
  private var nextLasting: UInt32 = 1 << 16
  private var nextPassing: UInt32

  /// Where identifiers of faces that come and go begin and end.
  static let passingRange: Range<UInt32> = 1 << 20..<1 << 30

  /// - Parameter passing: The first identifier of faces that come and go.
  init(passing: UInt32 = FaceIdentifiers.passingRange.lowerBound) { nextPassing = passing }

  /// Returns one for a face that stays as long as the program runs.
  mutating func lasting() -> UInt32 {
    guard nextLasting < Self.passingRange.lowerBound else { return passing() }
    defer { nextLasting += 1 }
    return nextLasting
  }

  /// Returns one for a face that is kept in a bounded cache. After a thousand million of them they begin again, and no cache
  /// remembers the first ones.
  mutating func passing() -> UInt32 {
    defer {
      nextPassing += 1
      if nextPassing >= Self.passingRange.upperBound { nextPassing = Self.passingRange.lowerBound }
    }
    return nextPassing
  }
}
