import CStillObjects
import Foundation
import StillGeometry
import StillViewGraph

extension UIView {
  /// The frame of a view that is made by its class alone.
  private(set) static var frameInMaking = CGRect.zero

  /// Returns a view of a class that is known when the program runs, made by `init(frame:)`; nil where that is no class of views.
  ///
  /// - Parameter size: its size, in points.
  static func make(_ type: AnyClass, size: CGSize = .zero) -> UIView? {
    guard type is UIView.Type else { return nil }
    #if canImport(ObjectiveC)
      return nil
    #else
      let before = frameInMaking
      frameInMaking = CGRect(origin: .zero, size: size)
      defer { frameInMaking = before }
      let pointer = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard let object = unsafe still_object_make(pointer) else { return nil }
      return unsafe Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
    #endif
  }

  /// Whether the class has its own form of a method.
  func overrides(_ method: still_view_method) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      let own = unsafe unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self)
      let base = unsafe unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
      return unsafe still_view_overrides(own, base, method) == 1
    #endif
  }

  /// Whether it, or a view inside, places its views or layers by code, or paints by code.
  var isPlacedByCode: Bool {
    overrides(still_layout_subviews) || overrides(still_draw)
      || subviews.contains(where: \.isPlacedByCode)
  }

  /// Has it and the views inside place what is in them.
  func layOut() {
    if overrides(still_layout_subviews) { layoutSubviews() }
    for view in subviews { view.layOut() }
  }

  /// Paints by the view's own code; nil where it has none.
  ///
  /// - Parameter size: its size, in points.
  func painting(in size: CGSize) -> AnyView? {
    guard overrides(still_draw), size.width > 0, size.height > 0 else { return nil }
    return AnyView(
      Canvas { [weak self] context, size in
        context.withCGContext { context in
          UIGraphicsPushContext(context)
          // Canvases are painted where bodies are evaluated.
          MainActor.assumeIsolated { self?.draw(CGRect(origin: .zero, size: size)) }
          UIGraphicsPopContext()
        }
      })
  }

  /// Returns the picture as a cell: at a size, or at that of its content.
  func picture(size: CGSize) -> UIViewPicture {
    guard size.width > 0, size.height > 0 else {
      layOut()
      return UIViewPicture(filledBy: self)
    }
    layOut()
    return UIViewPicture(self, size: size)
  }
}

/// The picture of a view that places its content by code, which needs to know its size.
nonisolated struct PlacedPicture: View {
  let view: UIView
  /// Told of the size.
  let onLayout: @MainActor (CGSize) -> Void

  @MainActor var body: some View {
    GeometryReader { proxy in
      UIViewPicture(laidOut(in: proxy.size), size: proxy.size)
    }
  }

  @MainActor private func laidOut(in size: CGSize) -> UIView {
    view.frame.size = size
    view.layOut()
    onLayout(size)
    return view
  }
}
