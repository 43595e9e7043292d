public import UIKit

/// The way in which a scene fits its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// In both directions, cut off, whole, or with another size.
  case fill, aspectFill, aspectFit, resizeFill
}

/// A scene. Its ground is drawn.
@MainActor @preconcurrency open class SKScene: SKNode {
  /// The size in points.
  open var size: CGSize
  /// The ground.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// No effect: nodes are not drawn.
  open var scaleMode = SKSceneScaleMode.fill
  /// The point at the place of zero, from 0 to 1.
  open var anchorPoint = CGPoint.zero
  /// The view: nil.
  public var view: SKView? { nil }
  /// The rules of motion. No effect: nothing moves.
  public let physicsWorld = SKPhysicsWorld()

  /// Nil: nothing is read from files.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// A scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  /// A scene of one point.
  public override convenience init() {
    self.init(size: CGSize(width: 1, height: 1))
  }

  /// Nil: nothing is read from files.
  public convenience init?(fileNamed filename: String) { nil }

  open override var frame: CGRect { CGRect(origin: .zero, size: size) }

  /// Does nothing; override it to fill the scene.
  open func sceneDidLoad() {}
  /// Does nothing, and is not called.
  open func didMove(to view: SKView) {}
  /// Does nothing, and is not called.
  open func willMove(from view: SKView) {}
  /// Does nothing, and is not called.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Does nothing, and is not called.
  open func update(_ currentTime: TimeInterval) {}
}

/// The rules of motion. Nothing moves.
open class SKPhysicsWorld: NSObject {
  /// No effect: nothing moves.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// No effect: nothing moves.
  open var speed: CGFloat = 1
}

/// A view of a scene: its ground.
@MainActor @preconcurrency open class SKView: UIView {
  /// The scene; nil: none.
  public private(set) var scene: SKScene?
  /// No effect: nothing is counted.
  open var showsFPS = false
  /// No effect: nothing is counted.
  open var showsNodeCount = false
  /// No effect: the order of nodes is not seen.
  open var ignoresSiblingOrder = false
  /// No effect: nothing moves.
  open var isPaused = false

  /// Shows the ground of a scene.
  open func presentScene(_ scene: SKScene?) {
    self.scene = scene
    backgroundColor = scene?.backgroundColor
  }
}

/// A scene: its ground. Nodes are not drawn.
public struct SpriteView: View {
  /// Settings.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The ground lets views below through.
    public static let allowsTransparency = Options(rawValue: 1)
    /// The order of nodes is not kept.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Nodes that are not seen are left out.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }

  /// Numbers above a scene.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Pictures in a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// Nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
  }

  private let scene: SKScene

  /// A scene.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    self.scene = scene
  }

  @MainActor public var body: some View {
    Color(uiColor: scene.backgroundColor)
      .warns(["draws the scene's ground: nodes are not drawn"])
  }
}

/// The way from one scene to another. No effect: nothing moves.
open class SKTransition: NSObject {
  /// Returns a fading.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a crossing.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
