import StillViewGraph

extension Preview {
  /// Returns a preview of a controller of UIKit; the closure is called each time that the preview is shown.
  public static func _inUIKit(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) -> Preview {
    Preview(name, allTraits: traits) {
      PreviewedController(make: body).environment(\.controllersFillWindow, true)
    }
  }

  /// Returns a preview of a view of UIKit; the closure is called each time that the preview is shown.
  public static func _inUIKit(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) -> Preview {
    Preview(name, allTraits: traits) { PreviewedView(make: body) }
  }
}

/// A controller of UIKit that fills the window.
private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A view of UIKit that fills the window.
private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
