import Foundation
import StillGeometry
import StillViewGraph

/// The picture of a controller: its view with the bars and the presentations that it asks for, and its life.
nonisolated struct ControllerView: View {
  let controller: UIViewController
  /// The name of the type in a warning where nothing is drawn; nil: there is none.
  var name: String?
  /// Whether the background of the view lies below bars too.
  var isPage = false
  /// A stamp that differs in every value, so that the picture is made again with each.
  private let stamp = ControllerStamp()
  /// Counts the changes that the program makes after the picture was made.
  @State private var changes = 0
  @Environment(\.controllersFillWindow) private var fillsWindow

  init(_ controller: UIViewController, name: String? = nil, isPage: Bool = false) {
    self.controller = controller
    self.name = name
    self.isPage = isPage
  }

  @MainActor var body: some View {
    let (controller, count) = (controller, $changes)
    let _ = changes
    let _ = controller.prepareToAppear { count.wrappedValue += 1 }
    let _ = controller.view?.redraws { count.wrappedValue += 1 }
    picture
      .environment(\.controllersFillWindow, false)
      .modifier(ControllerBar(controller: controller))
      .modifier(PresentedController(presenter: controller, shown: controller.shownOver))
      .onAppear { controller.appear() }
      .onDisappear { controller.disappear() }
  }

  @MainActor @ViewBuilder private var picture: some View {
    if let view = controller.view, UIViewPicture.isDrawn(view) {
      if isPage || fillsWindow, let ground = view.backgroundColor {
        drawn(view).background { Color(uiColor: ground).ignoresSafeArea() }
      } else {
        drawn(view)
      }
    } else if let name, controller.shownOver == nil {
      NothingDrawn(what: name)
    } else {
      Color.clear
    }
  }

  @MainActor @ViewBuilder private func drawn(_ view: UIView) -> some View {
    let controller = controller
    if view.isPlacedByCode, !view.isSizedByHosted {
      PlacedPicture(view: view) { _ in controller.viewDidLayoutSubviews() }
    } else {
      UIViewPicture(filledBy: view, isPage: isPage || fillsWindow)
    }
  }
}

/// Tells one value from the next.
nonisolated private final class ControllerStamp {}

/// Room without anything in it, and a warning.
nonisolated struct NothingDrawn: View {
  let what: String

  @MainActor var body: some View {
    Color.clear.warns([
      "\(what) wraps a view of UIKit, of which nothing is drawn here; draw it with views, or leave it out "
        + "where the platform is Linux"
    ])
  }
}

private let fillsWindowEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether the background of a wrapped controller fills the window, as that of its root does (default: false).
  var controllersFillWindow: Bool {
    get { self[fillsWindowEntry] }
    set { self[fillsWindowEntry] = newValue }
  }
}

extension UIViewController {
  /// Loads the view and tells the controller that it will be shown, unless it is shown already. Changes are reported from then on.
  final func prepareToAppear(onChange report: @escaping () -> Void) {
    onChange = nil
    defer { onChange = report }
    let root = outermost
    root.isPreparing = true
    defer { root.isPreparing = false }
    loadViewIfNeeded()
    guard !isPrepared else { return }
    isPrepared = true
    viewWillAppear(false)
    viewIsAppearing(false)
  }

  /// Tells the controller that it is shown; what it changes then is drawn.
  final func appear() {
    guard !isOnScreen else { return }
    isOnScreen = true
    viewDidAppear(false)
    onChange?()
  }

  /// Tells the controller that it is no longer shown.
  final func disappear() {
    guard isOnScreen else { return }
    (isOnScreen, isPrepared) = (false, false)
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  /// Draws the controller, or the one around that is shown, again.
  final func noteChange() {
    guard !outermost.isPreparing else { return }
    var shown: UIViewController? = self
    while let one = shown, one.onChange == nil { shown = one.parent }
    shown?.onChange?()
  }

  private final var outermost: UIViewController {
    var result = self
    while let parent = result.parent { result = parent }
    return result
  }

  /// Returns the controller that presents another one for this one: the nearest one that is shown by itself.
  final var presenter: UIViewController {
    var result = self
    while !result.isPrepared, let parent = result.parent { result = parent }
    return result
  }
}

/// Gives a view that fills the window its unsafe edges back, which its controller keeps its bars out of.
nonisolated struct WindowEdges: ViewModifier {
  @Environment(\.deviceInsets) private var edges

  @MainActor func body(content: Content) -> some View {
    let edges = edges
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      let known = proxy.safeAreaInsets
      let height = UIScreen.main.bounds.height
      let isLow = frame.maxY <= height + 0.5 && known.bottom == 0
      let top = known.top == 0 ? max(edges.top - max(frame.minY, 0), 0) : 0
      let bottom = isLow ? max(frame.maxY - (height - edges.bottom), 0) : 0
      if top > 0 || bottom > 0 {
        content.simulatedSafeArea(
          EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
      } else {
        content
      }
    }
  }
}
