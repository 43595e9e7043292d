package import Foundation
import StillGeometry
import StillLayout
import StillRuntime
package import StillViewGraph

/// The drawn parts of a UIKit view: its background, its hosted content, and its subviews at their positions.
nonisolated package struct UIViewPicture: View {
  private let hosted: AnyView?
  /// Where the content lies in a larger frame.
  private let alignment: Alignment
  private let ground: Color?
  private let alpha: Double
  private let isHidden: Bool
  private var isClipped: Bool
  private let identifier: String?
  private let tint: Color?
  private let layer: LayerAppearance?
  /// The view's own painting.
  private let painting: AnyView?
  private let style: UIUserInterfaceStyle
  private let transform: CGAffineTransform
  private let frame: CGRect
  private let inside: [UIViewPicture]
  /// The statements of constraints about the views inside; empty: each has its frame.
  private let equations: [PlaceEquation]
  /// Where the views inside stand, if they scroll.
  private let scroll: ScrollPlace?
  /// Whether it takes all the room that it is offered.
  private let fills: Bool
  /// Whether it has the size of its hosted content.
  package let isSizedByContent: Bool
  /// Whether it has the size of its content whatever it is offered.
  private var hugsContent = false
  /// Whether a stack gives it its room, which its content then lies in as it does in a frame.
  private var isStretched = false
  /// The axes along which it takes the room that it is offered, beyond its content.
  private var stretchedAxes: Axis.Set = []

  /// Reads the present state of a view.
  ///
  /// - Parameter size: The size to draw it at (default: nil, the view's).
  @MainActor package init(_ view: UIView, size: CGSize? = nil) {
    self.init(view, size: size ?? view.frame.size, fills: false)
  }

  /// Reads a view that fills the offered room, unless its text or image has a size.
  ///
  /// - Parameter isPage: Whether it fills a page, whose bars it lies below: it is not clipped there.
  @MainActor package init(filledBy view: UIView, isPage: Bool = false) {
    self.init(view, size: .zero, fills: !view.isSizedByHosted)
    if isPage { isClipped = false }
  }

  /// Reads the view of a representable: it fills the offered room along the axes along which it does not hug its content.
  @MainActor package init(represented view: UIView) {
    self.init(filledBy: view)
    stretchedAxes = view.stretchedAxes
  }

  /// Reads a view beside others: it has its own size, or that of its frame.
  @MainActor package init(arranged view: UIView) {
    self.init(
      view, size: view.frame.size,
      fills: view.frame.size == .zero && !view.isSizedByHosted && !view.hasOwnSize)
    hugsContent = view.hasOwnSize && isSizedByContent
  }

  /// Reads a view of a stack: it has its content's size, or that of its frame, and lies in the room that the stack gives it.
  @MainActor package init(stacked view: UIView) {
    let isFramed =
      view.hosted == nil && view.translatesAutoresizingMaskIntoConstraints
      && view.constraints.isEmpty
    let size = isFramed ? view.frame.size : .zero
    self.init(
      view, size: size, fills: size == .zero && !view.isSizedByHosted && !view.hasOwnSize)
    isStretched = true
  }

  @MainActor private init(_ view: UIView, size: CGSize, fills: Bool) {
    hosted = view.hosted?()
    alignment = view.hostedAlignment
    ground = view.backgroundColor.map(Color.init(uiColor:))
    alpha = Double(view.alpha)
    isHidden = view.isHidden
    isClipped = view.clipsToBounds
    identifier = view.accessibilityIdentifier
    layer = LayerAppearance(view.drawnLayer)
    painting = view.painting(in: size)
    tint = view.tintColor.map(Color.init(uiColor:))
    style = view.drawnStyle
    transform = view.transform
    frame = CGRect(origin: view.frame.origin, size: size)
    equations = view.placeEquations
    scroll = (view as? UIScrollView)?.place
    let isConstrained = !equations.isEmpty
    // A view that is laid out by constraints, of which there are none, fills the one that it stands in.
    func picture(of inner: UIView) -> UIViewPicture {
      if isConstrained, !inner.translatesAutoresizingMaskIntoConstraints {
        return UIViewPicture(inner, size: .zero, fills: true)
      }
      let fills =
        inner.fillsSuperview
        || inner.frame.size == .zero && !inner.translatesAutoresizingMaskIntoConstraints
      return UIViewPicture(inner, size: inner.frame.size, fills: fills && !inner.isSizedByHosted)
    }
    inside = CallStack.ensured { view.subviews.map(picture) }
    self.fills = fills
    isSizedByContent = !fills && size == .zero && inside.isEmpty && hosted != nil
  }

  /// Returns whether any part of a view is drawn.
  @MainActor package static func isDrawn(_ view: UIView) -> Bool {
    view.hosted != nil || view.isPlacedByCode
      || view.backgroundColor != nil || LayerAppearance(view.drawnLayer) != nil
      || CallStack.ensured { view.subviews.contains { isDrawn($0) } }
      || view.isHidden
  }

  /// A hidden view takes the room and holds to the constraints that it would have.
  @MainActor package var body: some View {
    if isHidden { drawn.hidden() } else { drawn }
  }

  @MainActor private var drawn: some View {
    ZStack(alignment: .topLeading) {
      if let ground {
        if let layer { layer.shape.fill(ground) } else { ground }
      } else if hosted == nil {
        Color.clear
      }
      painting
      if let layer {
        if layer.content != nil { layer.clippedContent(nil) }
        LayerStack(layer.behind)
      }
      if let hosted {
        let hugs = isSizedByContent && !isStretched
        let framed = hosted.frame(
          maxWidth: hugs && !stretchedAxes.contains(.horizontal) ? nil : .infinity,
          maxHeight: hugs && !stretchedAxes.contains(.vertical) ? nil : .infinity,
          alignment: alignment)
        if hugsContent { framed.fixedSize() } else { framed }
      }
      if equations.isEmpty, scroll == nil {
        ForEach(inside.indices, id: \.self) { index in
          // A view with a frame does not change the size of the one around.
          let length: CGFloat? = inside[index].isFramed ? 0 : nil
          inside[index].offset(x: inside[index].frame.minX, y: inside[index].frame.minY)
            .frame(width: length, height: length, alignment: .topLeading)
        }
      } else if !inside.isEmpty {
        ConstrainedLayout(equations: equations + frames, scroll: scroll) {
          ForEach(inside.indices, id: \.self) { index in inside[index] }
        }
      }
      if let layer { LayerStack(layer.before) }
      if let layer, layer.borderWidth > 0 {
        layer.shape.strokeBorder(layer.borderColor, lineWidth: layer.borderWidth)
      }
    }
    .frame(
      width: isSizedByContent || fills ? nil : frame.width,
      height: isSizedByContent || fills ? nil : frame.height
    )
    .modifier(
      Dress(
        alpha: alpha, isClipped: isClipped, identifier: identifier, tint: tint, layer: layer,
        style: style, transform: transform))
  }

  /// Whether it has the size of its frame.
  private var isFramed: Bool { !fills && !isSizedByContent }

  /// The statements of the frames of views that no constraints lay out.
  private var frames: [PlaceEquation] {
    inside.enumerated().flatMap { index, inner -> [PlaceEquation] in
      guard inner.isFramed else { return [] }
      func equation(
        _ kind: PlaceEquation.Kind, _ isVertical: Bool, _ points: CGFloat
      ) -> PlaceEquation {
        PlaceEquation(
          PlaceEquation.Place(index: index, kind: kind, isVertical: isVertical), nil, 0, points)
      }
      return [
        equation(.start, false, inner.frame.minX), equation(.start, true, inner.frame.minY),
        equation(.length, false, inner.frame.width), equation(.length, true, inner.frame.height),
      ]
    }
  }

  /// The settings of a view beside its frame, each applied only if set.
  nonisolated private struct Dress: ViewModifier {
    let alpha: Double
    let isClipped: Bool
    let identifier: String?
    let tint: Color?
    let layer: LayerAppearance?
    let style: UIUserInterfaceStyle
    let transform: CGAffineTransform

    @MainActor func body(content: Content) -> some View {
      var result = AnyView(content)
      if let tint { result = AnyView(result.tint(tint)) }
      switch style {
      case .unspecified: break
      case .light: result = AnyView(result.environment(\.colorScheme, .light))
      case .dark: result = AnyView(result.environment(\.colorScheme, .dark))
      }
      result = LayerAppearance.dress(result, in: layer, isClipped: isClipped)
      if transform != .identity {
        result = AnyView(result.modifier(TransformAboutMiddle(transform: transform)))
      }
      if alpha != 1 { result = AnyView(result.opacity(alpha)) }
      if let identifier { result = AnyView(result.accessibilityIdentifier(identifier)) }
      return result
    }
  }
}

/// A change of position, size and angle about the middle, as views of UIKit have it.
nonisolated private struct TransformAboutMiddle: GeometryEffect {
  let transform: CGAffineTransform

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
