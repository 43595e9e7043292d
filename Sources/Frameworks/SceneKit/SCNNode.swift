@_exported public import UIKit

/// A point, a size or angles in space.
public struct SCNVector3: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the viewer.
  public var z: Float

  /// The point of zero.
  public init() { self.init(0, 0, 0) }

  /// A point.
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// A point.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// A point.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  /// A point.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  /// A point.
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}

/// An axis with an angle in radians.
public struct SCNVector4: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the viewer.
  public var z: Float
  /// The angle in radians.
  public var w: Float

  /// No axis.
  public init() { self.init(0, 0, 0, 0) }

  /// An axis with an angle.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// An axis with an angle.
  public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}

/// A part of a scene. It is kept, and not drawn.
open class SCNNode: NSObject {
  /// The name; nil: none.
  open var name: String?
  /// The place in the node around.
  open var position = SCNVector3()
  /// The angles about the three axes, in radians.
  open var eulerAngles = SCNVector3()
  /// The axis about which it is turned, with the angle.
  open var rotation = SCNVector4()
  /// The factors of its size.
  open var scale = SCNVector3(1, 1, 1)
  /// From 0, not seen, to 1.
  open var opacity: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// The form; nil: none.
  open var geometry: SCNGeometry?
  /// The light; nil: none.
  open var light: SCNLight?
  /// The camera; nil: none.
  open var camera: SCNCamera?
  /// Bits that tell lights which nodes they reach.
  open var categoryBitMask = 1
  /// Whether it throws shadows.
  open var castsShadow = true
  /// The order of drawing.
  open var renderingOrder = 0
  /// The change of the point about which it turns (default: none).
  open var pivot = SCNMatrix4Identity
  /// The turn as a unit quaternion (default: none).
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  var particles: [SCNParticleSystem] = []
  /// The nodes inside, in the order in which they came.
  public private(set) var childNodes: [SCNNode] = []
  /// The node around; nil: none.
  public private(set) weak var parent: SCNNode?

  /// An empty node.
  public override init() {
    super.init()
  }

  /// A node with a form.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// Takes a node inside; it leaves the one that it was in.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  /// Removes it from the node around; does nothing where there is none.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// Returns the first node inside of a name.
  ///
  /// - Parameter recursively: whether nodes in these count, too.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  /// Calls a block with each node inside, at any depth.
  open func enumerateChildNodes(
    _ block: (_ child: SCNNode, _ stop: UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for child in childNodes where !stops {
      unsafe withUnsafeMutablePointer(to: &stops) { unsafe block(child, $0) }
      if !stops { unsafe child.enumerateChildNodes(block) }
    }
  }

  /// Turns it towards a point. No effect: nodes are not drawn.
  open func look(at worldTarget: SCNVector3) {}
  /// No effect: nothing moves.
  open func runAction(_ action: SCNAction, forKey key: String? = nil) {}
  /// No effect: nothing moves.
  open func removeAllActions() {}
}

/// The change of speed in an action.
public enum SCNActionTimingMode: Int, Sendable {
  /// None, slow at the beginning, at the end, or at both.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// A change of a node. No effect: nothing moves.
open class SCNAction: NSObject {
  /// The length in seconds.
  open var duration: TimeInterval = 0
  /// The change of speed (default: none).
  open var timingMode = SCNActionTimingMode.linear

  private static func lasting(_ duration: TimeInterval) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }

  /// Returns a turn by angles in radians.
  open class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// Returns a turn about an axis.
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// Returns a move by a way.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// Returns a move to a place.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// Returns a change of the size to a factor.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// Returns a change of the size by a factor.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// Returns a change of the opacity to full.
  open class func fadeIn(duration: TimeInterval) -> SCNAction { lasting(duration) }
  /// Returns a change of the opacity to none.
  open class func fadeOut(duration: TimeInterval) -> SCNAction { lasting(duration) }
  /// Returns a change of the opacity to a number.
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// Returns a pause.
  open class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
  /// Returns an action that calls a block.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  /// Returns the end of a node.
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Returns an action a number of times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    lasting(action.duration * Double(count))
  }
  /// Returns actions at the same time.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  /// Returns an action that begins again when it ends.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(action.duration) }
  /// Returns actions one after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
}
