public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// `overlay`.
nonisolated public struct _OverlayModifier<Overlay: View>: SecondaryModifier {
  package let secondary: Overlay
  package let alignment: Alignment
  package static var isBehind: Bool { false }
  package static var reportName: String { "Overlay" }
}

/// `background`.
nonisolated public struct _BackgroundModifier<Background: View>: SecondaryModifier {
  package let secondary: Background
  package let alignment: Alignment
  package static var isBehind: Bool { true }
  package static var reportName: String { "Background" }
}

extension View {
  /// Puts views above this one; they are proposed its size (rules L3.6–L3.8).
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view above this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Puts views below this one; they are proposed its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view below this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Fills the view's frame above it (rule L3.9).
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }

  /// Fills the view's frame below it (rule L3.9).
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }

  /// Fills the view's frame below it with the window's background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame above it.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Fills a shape in the view's frame below it.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Fills a shape in the view's frame below it with the window's background.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a frame of `width` points inside the view's bounds (rule L3.64).
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(_BorderView(style: content, width: width))
  }
}
