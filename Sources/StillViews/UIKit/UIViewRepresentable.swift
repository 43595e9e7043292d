public import StillViewGraph

// A view of UIKit is made once for each place in the tree and updated with every evaluation, as on Apple's platforms. What is
// drawn of it is what `UIViewPicture` reads: grounds, effects, words, views inside and views of this library.

/// A view of UIKit among these.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the view that is wrapped.
  associatedtype UIViewType: UIView
  /// What the view reports to, such as its delegate.
  associatedtype Coordinator = Void
  /// What is known when the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place in the tree.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, right after it was made and whenever the value or the environment changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view's place leaves the tree; does nothing unless it is written.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view reports to, once, before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: _RepresentedView<Self> { _RepresentedView(self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The change that is going on.
  public let transaction: Transaction
  /// What surrounds the place of the view.
  public let environment: EnvironmentValues
}

/// The view of UIKit that stands for a value.
nonisolated public struct _RepresentedView<Representable: UIViewRepresentable>: View {
  private let representable: Representable
  /// Different in every value, so that the view is updated whenever the value is made anew.
  private let stamp = RepresentedStamp()
  @State private var live = LiveView<Representable>()
  @Environment(\.self) private var environment

  init(_ representable: Representable) {
    self.representable = representable
  }

  @MainActor public var body: some View {
    let view = live.view(of: representable, in: environment)
    if UIViewPicture.isDrawn(view) {
      UIViewPicture(filledBy: view).onDisappear { live.dismantle() }
    } else {
      NothingDrawn(what: "\(Representable.self)").onDisappear { live.dismantle() }
    }
  }
}

/// A controller of UIKit among these views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller that is wrapped.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller reports to, such as its delegate.
  associatedtype Coordinator = Void
  /// What is known when the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place in the tree.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date, right after it was made and whenever the value or the environment changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller's place leaves the tree; does nothing unless it is written.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller reports to, once, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public var body: _RepresentedController<Self> { _RepresentedController(self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The change that is going on.
  public let transaction: Transaction
  /// What surrounds the place of the controller.
  public let environment: EnvironmentValues
}

/// The view of the controller that stands for a value.
nonisolated public struct _RepresentedController<Representable: UIViewControllerRepresentable>:
  View
{
  private let representable: Representable
  /// Different in every value, so that the controller is updated whenever the value is made anew.
  private let stamp = RepresentedStamp()
  @State private var live = LiveController<Representable>()
  @Environment(\.self) private var environment

  init(_ representable: Representable) {
    self.representable = representable
  }

  @MainActor public var body: some View {
    let controller = live.controller(of: representable, in: environment)
    if let view = controller.view, UIViewPicture.isDrawn(view) {
      UIViewPicture(filledBy: view).onDisappear { live.dismantle() }
    } else {
      NothingDrawn(what: "\(Representable.self)").onDisappear { live.dismantle() }
    }
  }
}

/// Tells one value from the next.
nonisolated private final class RepresentedStamp: Sendable {}

/// A view of UIKit with what belongs to it, kept as long as its place in the tree is there.
nonisolated private final class LiveView<Representable: UIViewRepresentable> {
  private var parts: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

  @MainActor func view(
    of representable: Representable, in environment: EnvironmentValues
  ) -> UIView {
    let coordinator = parts?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let view = parts?.view ?? representable.makeUIView(context: context)
    parts = (view, coordinator)
    representable.updateUIView(view, context: context)
    return view
  }

  /// Gives the view up; when its place is seen again, another is made.
  @MainActor func dismantle() {
    guard let (view, coordinator) = parts else { return }
    parts = nil
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}

/// A controller of UIKit with what belongs to it, kept as long as its place in the tree is there.
nonisolated private final class LiveController<Representable: UIViewControllerRepresentable> {
  private var parts:
    (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

  @MainActor func controller(
    of representable: Representable, in environment: EnvironmentValues
  ) -> UIViewController {
    let coordinator = parts?.coordinator ?? representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let controller = parts?.controller ?? representable.makeUIViewController(context: context)
    controller.loadViewIfNeeded()
    parts = (controller, coordinator)
    representable.updateUIViewController(controller, context: context)
    return controller
  }

  /// Gives the controller up; when its place is seen again, another is made.
  @MainActor func dismantle() {
    guard let (controller, coordinator) = parts else { return }
    parts = nil
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
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
