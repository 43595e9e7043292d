public import UIKit

/// A form. It is kept, and not drawn.
open class SCNGeometry: NSObject {
  /// The name; nil: none.
  open var name: String?
  /// The materials of its surfaces.
  open var materials = [SCNMaterial()]

  /// The first material; nil: none.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }

  /// Half its size; zero: not known.
  var halfSize: SCNVector3 { SCNVector3() }

  /// The lower left corner in the back, and the upper right corner in the front.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let half = halfSize
    return (SCNVector3(-half.x, -half.y, -half.z), half)
  }
}

/// A ball.
open class SCNSphere: SCNGeometry {
  /// The distance from the middle to the surface.
  open var radius: CGFloat

  /// A ball of a radius.
  public init(radius: CGFloat) { self.radius = radius }

  override var halfSize: SCNVector3 { SCNVector3(radius, radius, radius) }
}

/// A box with rounded edges.
open class SCNBox: SCNGeometry {
  /// The extent to the right.
  open var width: CGFloat
  /// The extent upwards.
  open var height: CGFloat
  /// The extent towards the viewer.
  open var length: CGFloat
  /// The radius of the edges.
  open var chamferRadius: CGFloat

  /// A box of a size.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    self.chamferRadius = chamferRadius
  }

  override var halfSize: SCNVector3 { SCNVector3(width / 2, height / 2, length / 2) }
}

/// A rectangle.
open class SCNPlane: SCNGeometry {
  /// The extent to the right.
  open var width: CGFloat
  /// The extent upwards.
  open var height: CGFloat

  /// A rectangle of a size.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  override var halfSize: SCNVector3 { SCNVector3(width / 2, height / 2, 0) }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// The radius of its ends.
  open var radius: CGFloat
  /// The extent upwards.
  open var height: CGFloat

  /// A cylinder of a size.
  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }

  override var halfSize: SCNVector3 { SCNVector3(radius, height / 2, radius) }
}

/// A ring.
open class SCNTorus: SCNGeometry {
  /// The radius of the ring.
  open var ringRadius: CGFloat
  /// The radius of the pipe.
  open var pipeRadius: CGFloat

  /// A ring of a size.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }

  override var halfSize: SCNVector3 {
    SCNVector3(ringRadius + pipeRadius, pipeRadius, ringRadius + pipeRadius)
  }
}

/// A text with a depth.
open class SCNText: SCNGeometry {
  /// The text; nil: none.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 36)

  /// A text.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// A look of a surface. It is kept, and not drawn.
open class SCNMaterial: NSObject {
  /// The color or picture of the surface.
  public let diffuse = SCNMaterialProperty()
  /// The color or picture of its reflections.
  public let specular = SCNMaterialProperty()
  /// The color or picture of what it sends out.
  public let emission = SCNMaterialProperty()
  /// The picture of its bumps.
  public let normal = SCNMaterialProperty()
  /// The share of metal.
  public let metalness = SCNMaterialProperty()
  /// The roughness.
  public let roughness = SCNMaterialProperty()
  /// Whether its back is seen.
  open var isDoubleSided = false
  /// From 0, not seen, to 1.
  open var transparency: CGFloat = 1
  /// The sharpness of its reflections (default: 1).
  open var shininess: CGFloat = 1
  /// The strength of reflections at its edges (default: 0).
  open var fresnelExponent: CGFloat = 0
  /// The computation of its light (default: Blinn's).
  open var lightingModel = LightingModel.blinn

  /// A computation of the light of a surface.
  public struct LightingModel: Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// A computation with a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Blinn's, with reflections.
    public static let blinn = LightingModel(rawValue: "blinn")
    /// Phong's, with reflections.
    public static let phong = LightingModel(rawValue: "phong")
    /// Lambert's, without reflections.
    public static let lambert = LightingModel(rawValue: "lambert")
    /// None: one color.
    public static let constant = LightingModel(rawValue: "constant")
    /// That of real surfaces.
    public static let physicallyBased = LightingModel(rawValue: "physicallyBased")
  }
}

/// The picture of a surface beyond its edges.
public enum SCNWrapMode: Int, Sendable {
  /// The colors of its edge.
  case clamp = 1
  /// The picture again, none, or the picture mirrored.
  case `repeat`, clampToBorder, mirror
}

/// A quality of a surface.
open class SCNMaterialProperty: NSObject {
  /// The color, picture or number; nil: none.
  open var contents: Any?
  /// The strength, from 0 to 1.
  open var intensity: CGFloat = 1
  /// The picture to the left and right (default: its edge).
  open var wrapS = SCNWrapMode.clamp
  /// The picture above and below (default: its edge).
  open var wrapT = SCNWrapMode.clamp
  /// The change of the picture's place and size (default: none).
  open var contentsTransform = SCNMatrix4Identity
}

/// A light. It is kept, and not drawn.
open class SCNLight: NSObject {
  /// A kind of light.
  public struct LightType: Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// A kind with a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// From one direction.
    public static let directional = LightType(rawValue: "directional")
    /// From a point.
    public static let omni = LightType(rawValue: "omni")
    /// From a point into a cone.
    public static let spot = LightType(rawValue: "spot")
  }

  /// The kind.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// The strength; 1,000 is usual.
  open var intensity: CGFloat = 1000
  /// Whether it throws shadows.
  open var castsShadow = false
  /// The blur of shadows (default: 3).
  open var shadowRadius: CGFloat = 3
  /// The color of shadows (default: black, half transparent).
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// The samples of each point of shadows (default: 0, that of the system).
  open var shadowSampleCount = 0
  /// The distance of shadows from surfaces (default: 1).
  open var shadowBias: CGFloat = 1
  /// The angle of full light, in degrees (default: 0).
  open var spotInnerAngle: CGFloat = 0
  /// The angle of all light, in degrees (default: 45).
  open var spotOuterAngle: CGFloat = 45
  /// The distance from which it loses strength (default: 0).
  open var attenuationStartDistance: CGFloat = 0
  /// The distance at which it ends (default: 0, never).
  open var attenuationEndDistance: CGFloat = 0
  /// The exponent of its loss of strength (default: 2).
  open var attenuationFalloffExponent: CGFloat = 2
}

/// A camera. It is kept, and nothing is seen through it.
open class SCNCamera: NSObject {
  /// The angle that it sees, in degrees.
  open var fieldOfView: CGFloat = 60
  /// The least distance that it sees.
  open var zNear: Double = 1
  /// The greatest distance that it sees.
  open var zFar: Double = 100
  /// Whether distances have no effect.
  open var usesOrthographicProjection = false
  /// Half of what it sees in height, without effect of distances.
  open var orthographicScale: Double = 1
}
