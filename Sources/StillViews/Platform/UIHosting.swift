public import Foundation
public import StillViewGraph

// Of UIKit's views what can be drawn is a ground, views inside, and views of this library that they host. Wrapped among
// these views, one takes its room and says that nothing is drawn of it.

/// A view of UIKit.
@MainActor @preconcurrency open class UIView {
  public var backgroundColor: UIColor?
  public var frame: CGRect
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var tintColor: UIColor?
  public var tag = 0
  public var clipsToBounds = false
  public var accessibilityIdentifier: String?
  public var translatesAutoresizingMaskIntoConstraints = true
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  /// The view of this library that this one shows.
  package var hosted: (@MainActor () -> AnyView)?

  public init(frame: CGRect = .zero) {
    self.frame = frame
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func setNeedsDisplay() {}
}

/// What shows a view of UIKit.
@MainActor @preconcurrency open class UIViewController {
  public var view: UIView! = UIView()
  public var title: String?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var preferredContentSize = CGSize.zero

  public init() {}

  private var isLoaded = false

  open func viewDidLoad() {}

  /// Calls `viewDidLoad` the first time.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }
}

/// Shows a view of this library in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    view.hosted = { [weak self] in AnyView(self?.rootView ?? rootView) }
  }

}

/// A view of UIKit among these.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public var body: Never { preconditionFailure("a view of UIKit has no body") }

  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    PassThroughNode(view, inputs) { _ in NothingDrawn(what: "\(Self.self)") }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A controller of UIKit among these views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("a controller of UIKit has no body") }

  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    PassThroughNode(view, inputs) { _ in NothingDrawn(what: "\(Self.self)") }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Room without anything in it, and a warning.
nonisolated private struct NothingDrawn: View {
  let what: String

  @MainActor var body: some View {
    Color.clear.warns([
      "\(what) wraps a view of UIKit, of which nothing is drawn here; draw it with views, or leave it out "
        + "where the platform is Linux"
    ])
  }
}

/// Ties a program to an object of UIKit that follows its life. Nothing follows here.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
  }

  /// No program runs here, so that no object follows its life: there is none to be asked for.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made, since no program runs here")
  }
}

/// What follows the life of a program.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObject {}
