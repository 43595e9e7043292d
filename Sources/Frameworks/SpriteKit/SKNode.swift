@_exported public import UIKit

/// A color.
public typealias SKColor = UIColor

/// A part of a scene. It is kept, and not drawn.
@MainActor @preconcurrency open class SKNode: UIResponder {
  /// The place in the node around, in points, upwards.
  open var position = CGPoint.zero
  /// The place on the axis towards the viewer.
  open var zPosition: CGFloat = 0
  /// The angle in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  /// The factor of the width.
  open var xScale: CGFloat = 1
  /// The factor of the height.
  open var yScale: CGFloat = 1
  /// From 0, not seen, to 1.
  open var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether its actions rest.
  open var isPaused = false
  /// The speed of its actions.
  open var speed: CGFloat = 1
  /// The name; nil: none.
  open var name: String?
  /// Values of the program; nil: none.
  open var userData: NSMutableDictionary?
  /// Whether it is touched. No effect: scenes are not touched.
  open var isUserInteractionEnabled = false
  /// The body; nil: none. No effect: nothing moves.
  open var physicsBody: SKPhysicsBody?
  /// The nodes inside, in the order in which they came.
  public private(set) var children: [SKNode] = []
  /// The node around; nil: none.
  public private(set) weak var parent: SKNode?

  /// Nil: nothing is read from files.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// An empty node.
  public override init() {
    super.init()
  }

  /// The scene around; nil: none.
  public var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
  /// The rectangle in the node around.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// Takes a node inside; it leaves the one that it was in.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }

  /// Removes it from the node around; does nothing where there is none.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Removes all nodes inside.
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }

  /// Returns the first node inside, at any depth, of a name.
  open func childNode(withName name: String) -> SKNode? {
    for child in children {
      if child.name == name { return child }
      if let found = child.childNode(withName: name) { return found }
    }
    return nil
  }

  /// Sets the factors of width and height.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  /// No effect: nothing moves.
  open func run(_ action: SKAction) {}
  /// No effect: nothing moves.
  open func run(_ action: SKAction, withKey key: String) {}
  /// No effect: nothing moves, and the function is not called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  /// No effect: nothing moves.
  open func removeAllActions() {}
  /// No effect: nothing moves.
  open func removeAction(forKey key: String) {}
}

/// A rectangle with a color or a picture.
@MainActor @preconcurrency open class SKSpriteNode: SKNode {
  /// The size in points.
  open var size: CGSize
  /// The color.
  open var color: UIColor
  /// The picture; nil: none.
  open var texture: SKTexture?
  /// The share of the color in the picture, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  /// The point at the position, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Nil: nothing is read from files.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// A rectangle with a picture.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  /// A rectangle with a color.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  /// A rectangle of a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// A rectangle of a picture by its name.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  /// An empty rectangle.
  public override convenience init() {
    self.init(texture: nil, color: .white, size: .zero)
  }

  open override var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }
}

/// Words.
@MainActor @preconcurrency open class SKLabelNode: SKNode {
  /// Where words lie beside the position.
  public enum HorizontalAlignmentMode: Int, Sendable {
    /// On both sides, to the right, or to the left.
    case center, left, right
  }
  /// Where words lie above the position.
  public enum VerticalAlignmentMode: Int, Sendable {
    /// On the line, around, below, or above it.
    case baseline, center, top, bottom
  }

  /// The words; nil: none.
  open var text: String?
  /// The name of the font; nil: the usual one.
  open var fontName: String?
  /// The size of the font in points.
  open var fontSize: CGFloat = 32
  /// The color; nil: white.
  open var fontColor: UIColor? = .white
  /// Where words lie beside the position.
  open var horizontalAlignmentMode = HorizontalAlignmentMode.center
  /// Where words lie above the position.
  open var verticalAlignmentMode = VerticalAlignmentMode.baseline
  /// The number of lines; 0: any.
  open var numberOfLines = 1

  /// Nil: nothing is read from files.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Words in a font.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  /// Words.
  public init(text: String?) {
    self.text = text
    super.init()
  }

  /// No words.
  public override init() { super.init() }
}

/// A path.
@MainActor @preconcurrency open class SKShapeNode: SKNode {
  /// The path; nil: none.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: UIColor = .clear
  /// The color of the line.
  open var strokeColor: UIColor = .white
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The width of the glow in points.
  open var glowWidth: CGFloat = 0

  /// Nil: nothing is read from files.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// No path.
  public override init() {
    super.init()
  }

  /// A path.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// A circle around the position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init()
    path =
      Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)).cgPath
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect).cgPath
  }

  /// A rectangle around the position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init()
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    path = Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath
  }
}

/// A picture.
open class SKTexture: NSObject {
  private let image: UIImage?

  /// The picture of a name.
  public init(imageNamed name: String) {
    image = UIImage(named: name)
  }

  /// A picture.
  public init(image: UIImage) {
    self.image = image
  }

  /// Returns the size in points.
  open func size() -> CGSize { image?.size ?? .zero }
}

/// A body. Nothing moves.
open class SKPhysicsBody: NSObject {
  /// No effect: nothing moves.
  open var isDynamic = true
  /// No effect: nothing moves.
  open var affectedByGravity = true
  /// No effect: nothing moves.
  open var categoryBitMask: UInt32 = .max
  /// No effect: nothing moves.
  open var collisionBitMask: UInt32 = .max
  /// No effect: nothing moves.
  open var contactTestBitMask: UInt32 = 0
  /// No effect: nothing moves.
  open var restitution: CGFloat = 0.2

  /// A circle.
  public init(circleOfRadius r: CGFloat) {}
  /// A rectangle.
  public init(rectangleOf s: CGSize) {}
  /// The edge of a rectangle.
  public init(edgeLoopFrom rect: CGRect) {}
}

/// A motion. It is not shown.
open class SKAction: NSObject {
  /// The length in seconds.
  open var duration: TimeInterval

  private init(_ duration: TimeInterval) {
    self.duration = duration
  }

  /// Returns a motion to a place.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a motion by a way.
  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Returns a change of the size.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a turn.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns an appearing.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Returns a disappearing.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Returns a change of the alpha.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a rest.
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
  /// Returns the end of a node.
  open class func removeFromParent() -> SKAction { SKAction(0) }
  /// Returns a call of a function.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
  /// Returns motions one after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// Returns motions at one time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0)
  }
  /// Returns a motion several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(max(count, 0)))
  }
  /// Returns a motion without end.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
}
