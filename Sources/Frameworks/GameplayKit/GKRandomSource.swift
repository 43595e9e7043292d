@_exported public import Foundation

/// A source of random numbers.
public protocol GKRandom: AnyObject {
  /// Returns any whole number.
  func nextInt() -> Int
  /// Returns a whole number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from 0 to 1.
  func nextUniform() -> Float
  /// Returns true or false.
  func nextBool() -> Bool
}

/// A source of random numbers, the same ones for the same seed.
open class GKRandomSource: NSObject, GKRandom {
  // Programs draw from one thread at a time, as on Apple's platforms.
  private nonisolated(unsafe) static let shared = GKRandomSource()
  private var state: UInt64

  /// A source without a seed.
  public override init() {
    state = UInt64.random(in: .min ... .max)
    super.init()
  }

  init(state: UInt64) {
    self.state = state
    super.init()
  }

  /// Returns the source that programs share.
  open class func sharedRandom() -> GKRandomSource { unsafe shared }

  /// Returns 64 random bits (SplitMix64).
  private func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: bits())) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound < 1 ? 0 : Int(bits() % UInt64(upperBound))
  }

  open func nextUniform() -> Float { Float(bits() >> 40) / Float((1 << 24) - 1) }

  open func nextBool() -> Bool { bits() & 1 == 1 }

  /// Returns the objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }
}

/// A source whose seed is data.
open class GKARC4RandomSource: GKRandomSource {
  /// The seed.
  public let seed: Data

  /// A source with a seed.
  public init(seed: Data) {
    self.seed = seed
    // FNV-1a: other data give other numbers.
    let state = seed.reduce(UInt64(14_695_981_039_346_656_037)) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    super.init(state: state)
  }

  /// No effect: the first numbers are as good as others.
  open func dropValues(_ count: Int) {}
}

/// A source whose seed is a number.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed.
  public let seed: UInt64

  /// A source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// A source whose seed is a number.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed.
  public let seed: UInt64

  /// A source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: ~seed)
  }
}
