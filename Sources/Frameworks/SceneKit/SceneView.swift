public import UIKit

/// A scene: its nodes are kept, and its ground is drawn.
open class SCNScene: NSObject, @unchecked Sendable {
  /// The node of all nodes.
  public let rootNode = SCNNode()
  /// The ground.
  public let background = SCNMaterialProperty()
  /// The light from all sides.
  public let lightingEnvironment = SCNMaterialProperty()
  /// Whether actions rest.
  open var isPaused = false

  /// An empty scene.
  public override init() {
    super.init()
  }

  /// Nil: nothing is read from files.
  public convenience init?(named name: String) { nil }

  /// Throws: nothing is read from files.
  public convenience init(
    url: URL, options: [LoadingOption: Any]? = nil
  ) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// A setting of reading.
  public struct LoadingOption: Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// A setting with a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether normals are made.
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "createNormalsIfAbsent")
  }
}

/// A way of smoothing edges. No effect: nodes are not drawn.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// None, or with two or four points in each pixel.
  case none, multisampling2X, multisampling4X
}

/// The receiver of a scene's pictures. No method is called.
public protocol SCNSceneRendererDelegate: AnyObject {}

/// A view of a scene: its ground.
@MainActor @preconcurrency open class SCNView: UIView {
  /// The scene; nil: none.
  open var scene: SCNScene? {
    didSet { backgroundColor = (scene?.background.contents as? UIColor) ?? backgroundColor }
  }
  /// No effect: nothing is touched.
  open var allowsCameraControl = false
  /// No effect: nodes are not drawn.
  open var autoenablesDefaultLighting = false
  /// No effect: nodes are not drawn.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// The node with the camera; nil: the first. No effect: nodes are not drawn.
  open var pointOfView: SCNNode?
  /// No effect: nothing is counted.
  open var showsStatistics = false
  /// No effect: nothing moves.
  open var isPlaying = false
  /// The receiver of pictures.
  open weak var delegate: (any SCNSceneRendererDelegate)?
}

/// A scene: its ground. Nodes are not drawn.
public struct SceneView: View {
  /// Settings.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Touches move the camera.
    public static let allowsCameraControl = Options(rawValue: 1)
    /// Scenes without lights get one.
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    /// Pictures are made without an end.
    public static let rendersContinuously = Options(rawValue: 4)
    /// Pictures wait for those before.
    public static let temporalAntialiasingEnabled = Options(rawValue: 8)
  }

  private let scene: SCNScene?

  /// A scene; nil: nothing.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    self.scene = scene
  }

  @MainActor public var body: some View {
    Color(uiColor: (scene?.background.contents as? UIColor) ?? .white)
      .warns(["draws the scene's ground: nodes are not drawn"])
  }
}
