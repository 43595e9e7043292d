public import Foundation
import StillGeometry
import StillViewGraph

/// A window, as far as programs ask for its size and insets. None is open.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A window as large as the screen, which is not shown.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A window as large as the screen, which is not shown.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// The window of the device.
  convenience init(deviceOf scene: UIWindowScene) {
    self.init(windowScene: scene)
    isKeyWindow = true
  }

  /// The scene of the window.
  open var windowScene: UIWindowScene?
  /// The controller of the window. That of the device's window presents others over the views of the picture.
  open var rootViewController: UIViewController? {
    get {
      if own != nil || !isKeyWindow { return own }
      // Where no picture is made, nothing that is presented is shown.
      let presenter = ViewGraph.currentEnvironment?.windowPresenter as? RootPresenter
      return (presenter ?? RootPresenter(device: nil)).controller
    }
    set { own = newValue }
  }
  /// The controller that was set.
  private var own: UIViewController?
  /// Whether it is the device's.
  public private(set) var isKeyWindow = false
  /// The only screen.
  open var screen: UIScreen { UIScreen.main }
  /// The distance above other windows. No effect: no window is drawn.
  open var windowLevel = UIWindow.Level.normal

  /// A distance above other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Of the program's windows.
    public static let normal = Level(rawValue: 0)
    /// Of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// Of alerts.
    public static let alert = Level(rawValue: 2000)
  }
  /// Its place in points: that of the device's window is the screen of the picture that asks.
  open override var frame: CGRect {
    get { isKeyWindow ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  override public var safeAreaInsets: UIEdgeInsets {
    let area = CurrentDevice.safeArea
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
  /// Does nothing, and is not called: no window is touched.
  open func sendEvent(_ event: UIEvent) {}
  /// Does nothing: no window is opened.
  open func makeKeyAndVisible() {}
  /// Does nothing: no window is typed into.
  open func makeKey() {}
}
