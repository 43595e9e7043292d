public import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph

// A UIKit view is created once for each position in the tree and updated with every evaluation, as on Apple's platforms.
// `UIViewPicture` reads the drawn parts: backgrounds, effects, texts, subviews and views of this library.

/// A view of UIKit among these.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the view that is wrapped.
  associatedtype UIViewType: UIView
  /// The coordinator of the view, such as its delegate.
  associatedtype Coordinator = Void
  /// The context in which the view is created and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place in the tree.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, right after it was made and whenever the value or the environment changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns the size of the view for a proposal, in points (default: nil, that of its content, or all the room).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
  /// Cleans up when the view leaves the tree (default: does nothing).
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator once, before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public var body: _RepresentedView<Self> { _RepresentedView(self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a UIKit view is created.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator from `makeCoordinator()`.
  public let coordinator: Representable.Coordinator
  /// The change that is going on.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// The UIKit view of a value.
nonisolated public struct _RepresentedView<Representable: UIViewRepresentable>: View {
  private let representable: Representable
  /// A stamp that differs in every value, so that the view is updated with each new value.
  private let stamp = RepresentedStamp()
  @State private var live = LiveView<Representable>()
  /// The size at which the view was laid out, if it asks for it.
  @State private var size = CGSize.zero
  /// The background that the view has given the screen, cover or sheet around.
  @State private var pageColor: UIColor?
  @Environment(\.self) private var environment

  init(_ representable: Representable) {
    self.representable = representable
  }

  @MainActor public var body: some View {
    let color = $pageColor
    let view = live.view(of: representable, in: environment, size: size)
    let page = live.page(onChange: { color.wrappedValue = $0 })
    let picture = LivePicture(
      live: live, representable: representable, environment: environment, view: view)
    if view.asksForFrame {
      picture.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        .pageBackground(page.backgroundColor ?? pageColor)
    } else {
      picture.pageBackground(page.backgroundColor ?? pageColor)
    }
  }
}

/// The picture of a UIKit view, made again whenever a control in the view changes it; the view is not updated then.
nonisolated private struct LivePicture<Representable: UIViewRepresentable>: View {
  let live: LiveView<Representable>
  let representable: Representable
  let environment: EnvironmentValues
  let view: UIView
  /// A stamp that differs in every value, so that the picture is made again with each.
  private let stamp = RepresentedStamp()
  /// Counts how often a control in the view has changed it.
  @State private var changes = 0

  init(
    live: LiveView<Representable>, representable: Representable, environment: EnvironmentValues,
    view: UIView
  ) {
    self.live = live
    self.representable = representable
    self.environment = environment
    self.view = view
  }

  @ViewBuilder @MainActor var body: some View {
    let count = $changes
    let _ = changes
    let _ = view.redraws { count.wrappedValue += 1 }
    if UIViewPicture.isDrawn(view) {
      if let size = live.size(of: representable, in: environment) {
        RepresentedLayout(size: size, view: view) { picture(of: view) }
          .onDisappear { live.dismantle() }
      } else {
        picture(of: view).onDisappear { live.dismantle() }
      }
    } else if live.page.backgroundColor != nil {
      Color.clear.onDisappear { live.dismantle() }
    } else {
      NothingDrawn(what: "\(Representable.self)").onDisappear { live.dismantle() }
    }
  }

  @ViewBuilder @MainActor private func picture(of view: UIView) -> some View {
    if view.isPlacedByCode, !view.isSizedByHosted {
      PlacedPicture(view: view) { _ in }
    } else {
      UIViewPicture(represented: view)
    }
  }
}

/// A controller of UIKit among these views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller that is wrapped.
  associatedtype UIViewControllerType: UIViewController
  /// The coordinator of the controller, such as its delegate.
  associatedtype Coordinator = Void
  /// The context in which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each place in the tree.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date, right after it was made and whenever the value or the environment changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Returns the size of the controller's view for a proposal, in points (default: nil, all the room).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// Cleans up when the controller leaves the tree (default: does nothing).
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator once, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: _RepresentedController<Self> { _RepresentedController(self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a UIKit controller is created.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator from `makeCoordinator()`.
  public let coordinator: Representable.Coordinator
  /// The change that is going on.
  public let transaction: Transaction
  /// The environment of the controller.
  public let environment: EnvironmentValues
}

/// The view of the controller of a value.
nonisolated public struct _RepresentedController<Representable: UIViewControllerRepresentable>:
  View
{
  private let representable: Representable
  /// A stamp that differs in every value, so that the controller is updated with each new value.
  private let stamp = RepresentedStamp()
  @State private var live = LiveController<Representable>()
  @Environment(\.self) private var environment

  init(_ representable: Representable) {
    self.representable = representable
  }

  @MainActor public var body: some View {
    let controller = live.controller(of: representable, in: environment)
    let picture = ControllerView(controller, name: "\(Representable.self)")
    if let view = controller.view, UIViewPicture.isDrawn(view),
      let size = live.size(of: representable, in: environment)
    {
      RepresentedLayout(size: size, view: view) { picture }.onDisappear { live.dismantle() }
    } else {
      picture.onDisappear { live.dismantle() }
    }
  }
}

/// Tells one value from the next.
nonisolated private final class RepresentedStamp: Sendable {}

/// A UIKit view with its coordinator, kept as long as its position in the tree exists.
nonisolated private final class LiveView<Representable: UIViewRepresentable> {
  private var parts: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?
  private var madePage: PageStandIn?
  /// The view that stands for the screen around.
  @MainActor var page: PageStandIn {
    let page = madePage ?? PageStandIn()
    madePage = page
    return page
  }

  @MainActor func page(onChange: @escaping (UIColor?) -> Void) -> PageStandIn {
    page.onChange = onChange
    return page
  }

  /// - Parameter size: The size at which the view was laid out, in points; zero: not known.
  @MainActor func view(
    of representable: Representable, in environment: EnvironmentValues, size: CGSize
  ) -> UIView {
    let coordinator = parts?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    return page.quietly {
      let view = parts?.view ?? representable.makeUIView(context: context)
      if parts == nil { page.hold(view) }
      parts = (view, coordinator)
      if view.asksForFrame, size != .zero { view.frame.size = size }
      representable.updateUIView(view, context: context)
      return view
    }
  }

  /// Returns what answers proposals; nil where the value leaves the size to the view.
  @MainActor func size(
    of representable: Representable, in environment: EnvironmentValues
  ) -> SizeResponses.Answer? {
    guard let (view, coordinator) = parts else { return nil }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let answers: SizeResponses.Answer = {
      representable.sizeThatFits($0, uiView: view, context: context)
    }
    return SizeResponses.isUsed(answers) ? answers : nil
  }

  /// Gives the view up; when its place is seen again, another is made.
  @MainActor func dismantle() {
    guard let (view, coordinator) = parts else { return }
    parts = nil
    view.removeFromSuperview()
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}

/// A UIKit controller with its coordinator, kept as long as its position in the tree exists.
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
    // The picture is made again after this.
    controller.onChange = nil
    controller.loadViewIfNeeded()
    parts = (controller, coordinator)
    representable.updateUIViewController(controller, context: context)
    return controller
  }

  /// Returns what answers proposals; nil where the value leaves the size to the view.
  @MainActor func size(
    of representable: Representable, in environment: EnvironmentValues
  ) -> SizeResponses.Answer? {
    guard let (controller, coordinator) = parts else { return nil }
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let answers: SizeResponses.Answer = {
      representable.sizeThatFits($0, uiViewController: controller, context: context)
    }
    return SizeResponses.isUsed(answers) ? answers : nil
  }

  /// Gives the controller up; when its place is seen again, another is made.
  @MainActor func dismantle() {
    guard let (controller, coordinator) = parts else { return }
    parts = nil
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }
}

/// The answers of a value to proposals.
nonisolated private enum SizeResponses {
  typealias Answer = @MainActor (ProposedViewSize) -> CGSize?

  /// Whether any proposal is answered.
  @MainActor static func isUsed(_ answer: Answer) -> Bool {
    let some = ProposedViewSize(width: 100, height: 100)
    return [.unspecified, .infinity, some].contains { answer($0) != nil }
  }
}

/// Gives a view of UIKit the size that its value answers, or else that of the picture.
nonisolated private struct RepresentedLayout: Layout {
  let size: SizeResponses.Answer
  /// The view that a value may ask for its size.
  let view: UIView

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    // The layout of the content is not sent anywhere: layout runs where bodies do.
    nonisolated(unsafe) let content = subviews.first
    let own = MainActor.assumeIsolated { unsafe answer(proposal, content) }
    if let size = own, size.width.isFinite, size.height.isFinite {
      return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  @MainActor private func answer(
    _ proposal: ProposedViewSize, _ content: LayoutSubview?
  ) -> CGSize? {
    func proposed(_ length: CGFloat) -> CGFloat? {
      length.isFinite && length > 0 && length < .greatestFiniteMagnitude ? length : nil
    }
    view.measure = { room in
      content?.sizeThatFits(
        ProposedViewSize(width: proposed(room.width), height: proposed(room.height))) ?? .zero
    }
    defer { view.measure = nil }
    return size(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
  }
}
