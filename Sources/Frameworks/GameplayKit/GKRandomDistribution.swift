public import Foundation

/// Random whole numbers between bounds, all alike.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  let source: any GKRandom

  /// Numbers of a source between bounds.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
    super.init()
  }

  /// Numbers between bounds.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Numbers of a die with a number of sides, from 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns the numbers of a die with six sides.
  open class func d6() -> Self {
    self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6)
  }

  /// Returns the numbers of a die with twenty sides.
  open class func d20() -> Self {
    self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20)
  }

  /// The number of different numbers.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }

  open func nextUniform() -> Float {
    numberOfPossibleOutcomes < 2
      ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// Random whole numbers between bounds, those in the middle more often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle.
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// The spread: a sixth of the range.
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  override open func nextInt() -> Int {
    // The sum of twelve numbers from 0 to 1 has the middle 6 and the spread 1.
    let sum = (0..<12).reduce(into: Float(0)) { total, _ in total += source.nextUniform() }
    let value = Int((mean + (sum - 6) * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

/// Random whole numbers between bounds, each once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  override open func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
