// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Little pictures that a node throws out. They are kept, and not drawn.
open class SCNParticleSystem: NSObject {
  /// The place of a form at which particles begin.
  public enum BirthLocation: Int, Sendable {
    /// The surface, anywhere inside, or a corner.
    case surface, volume, vertex
  }

  /// The direction in which particles begin.
  public enum BirthDirection: Int, Sendable {
    /// A fixed one, the one away from the surface, or any.
    case constant, surfaceNormal, random
  }

  /// The mix of particles with the colors behind.
  public enum BlendMode: Int, Sendable {
    /// Sum, difference, product, white beneath it, by opacity, or none.
    case additive, subtract, multiply, screen, alpha, replace
  }

  /// Particles a second (default: 1).
  open var birthRate: CGFloat = 1
  /// The variation of the number of particles.
  open var birthRateVariation: CGFloat = 0
  /// The place at which particles begin (default: the surface).
  open var birthLocation = BirthLocation.surface
  /// The direction in which particles begin (default: fixed).
  open var birthDirection = BirthDirection.constant
  /// The form at which particles begin; nil: a point.
  open var emitterShape: SCNGeometry?
  /// The direction of particles (default: upwards).
  open var emittingDirection = SCNVector3(0, 1, 0)
  /// The seconds for which particles begin (default: 1).
  open var emissionDuration: CGFloat = 1
  /// The seconds without new particles (default: 0).
  open var idleDuration: CGFloat = 0
  /// Whether it begins again when it ends (default: true).
  open var loops = true
  /// The seconds that have passed at the beginning (default: 0).
  open var warmupDuration: CGFloat = 0
  /// The spread of directions, in degrees (default: 0).
  open var spreadingAngle: CGFloat = 0
  /// The seconds for which a particle exists (default: 1).
  open var particleLifeSpan: CGFloat = 1
  /// The variation of the seconds for which a particle exists.
  open var particleLifeSpanVariation: CGFloat = 0
  /// The speed of particles.
  open var particleVelocity: CGFloat = 0
  /// The variation of the speed of particles.
  open var particleVelocityVariation: CGFloat = 0
  /// The turning speed of particles, in degrees a second.
  open var particleAngularVelocity: CGFloat = 0
  /// The size of particles (default: 1).
  open var particleSize: CGFloat = 1
  /// The variation of the size of particles.
  open var particleSizeVariation: CGFloat = 0
  /// The color of particles (default: white).
  open var particleColor = UIColor.white
  /// The variation of colors: hue, saturation, brightness and opacity.
  open var particleColorVariation = SCNVector4()
  /// The opacity of particles (default: 1).
  open var particleIntensity: CGFloat = 1
  /// The picture of particles; nil: squares.
  open var particleImage: Any?
  /// The mix of particles with the colors behind (default: their sum).
  open var blendMode = BlendMode.additive
  /// The acceleration of particles.
  open var acceleration = SCNVector3()
  /// Whether gravity pulls particles (default: false).
  open var isAffectedByGravity = false
  /// Whether lights reach particles (default: false).
  open var isLightingEnabled = false
  /// The factor of all speeds (default: 1).
  open var speedFactor: CGFloat = 1
  /// The width of particles in proportion to their length (default: 1).
  open var stretchFactor: CGFloat = 0

  /// Particles with the defaults.
  public override init() {
    super.init()
  }

  /// Begins from the start. No effect: particles are not drawn.
  open func reset() {}
}

extension SCNNode {
  /// Adds particles.
  public func addParticleSystem(_ system: SCNParticleSystem) {
    particles.append(system)
  }

  /// Removes particles.
  public func removeParticleSystem(_ system: SCNParticleSystem) {
    particles.removeAll { $0 === system }
  }

  /// Removes all particles.
  public func removeAllParticleSystems() { particles = [] }

  /// The particles; nil: none.
  public var particleSystems: [SCNParticleSystem]? { particles.isEmpty ? nil : particles }
}

/// The point of zero.
public let SCNVector3Zero = SCNVector3()
/// No axis.
public let SCNVector4Zero = SCNVector4()
