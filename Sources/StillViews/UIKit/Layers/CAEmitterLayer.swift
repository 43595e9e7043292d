public import Foundation
public import StillGeometry

/// A layer of particles. No effect: none are drawn.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The place of the source, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// The form of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the source that particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and mixing of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the particles' rates.
  open var birthRate: Float = 1
  /// The factor of the particles' lifetimes.
  open var lifetime: Float = 1
  /// The factor of the particles' speeds.
  open var velocity: Float = 1
  /// The factor of the particles' sizes.
  open var scale: Float = 1
  /// The start of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle. No effect: none are drawn.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  /// The name of the kind.
  open var name: String?
  /// The picture of a particle.
  open var contents: Any?
  /// The color of a particle.
  open var color: CGColor?
  /// Particles per second.
  open var birthRate: Float = 0
  /// Seconds until a particle is gone.
  open var lifetime: Float = 0
  /// The spread of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed, in points per second.
  open var velocity: CGFloat = 0
  /// The spread of speeds.
  open var velocityRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The spread of directions, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed of turning, in radians per second.
  open var spin: CGFloat = 0
  /// The spread of speeds of turning.
  open var spinRange: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// The spread of sizes.
  open var scaleRange: CGFloat = 0
  /// The change of size per second.
  open var scaleSpeed: CGFloat = 0
  /// The change of opacity per second.
  open var alphaSpeed: Float = 0
  /// The spread of opacities.
  open var alphaRange: Float = 0
  /// The acceleration from side to side, in points per second and second.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points per second and second.
  open var yAcceleration: CGFloat = 0

  /// A kind without particles.
  public override init() {
    super.init()
  }
}

extension CAEmitterCell: _KeyedValues {}

/// The form of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The part of a source that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and mixing of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Added to what is behind.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
