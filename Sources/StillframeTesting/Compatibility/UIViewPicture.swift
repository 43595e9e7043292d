import Foundation
import StillViewGraph
import StillViews
import Stillframe

/// What a view of UIKit comes to here: its ground, what it hosts, and the views inside it at their places.
struct UIViewPicture: View {
  private let hosted: AnyView?
  private let ground: Color?
  private let alpha: Double
  private let isHidden: Bool
  private let isClipped: Bool
  private let identifier: String?
  private let frame: CGRect
  private let inside: [UIViewPicture]

  /// Reads a view as it is now.
  ///
  /// - Parameter size: what it is drawn at; nil: its own.
  @MainActor init(_ view: UIView, size: CGSize? = nil) {
    hosted = view.hosted?()
    ground = view.backgroundColor.map { Color(uiColor: $0) }
    alpha = Double(view.alpha)
    isHidden = view.isHidden
    isClipped = view.clipsToBounds
    identifier = view.accessibilityIdentifier
    frame = CGRect(origin: view.frame.origin, size: size ?? view.frame.size)
    inside = view.subviews.map { UIViewPicture($0) }
  }

  /// Whether the view has the size of what it hosts.
  var isSizedByContent: Bool { frame.size == .zero && inside.isEmpty && hosted != nil }

  var body: some View {
    if !isHidden {
      ZStack(alignment: .topLeading) {
        if let ground { ground } else if hosted == nil { Color.clear }
        if let hosted {
          hosted.frame(
            maxWidth: isSizedByContent ? nil : .infinity,
            maxHeight: isSizedByContent ? nil : .infinity)
        }
        ForEach(inside.indices, id: \.self) { index in
          inside[index].offset(x: inside[index].frame.minX, y: inside[index].frame.minY)
        }
      }
      .frame(
        width: isSizedByContent ? nil : frame.width, height: isSizedByContent ? nil : frame.height
      )
      .modifier(Dress(alpha: alpha, isClipped: isClipped, identifier: identifier))
    }
  }

  /// What a view sets beside its frame, each only where it is set.
  private struct Dress: ViewModifier {
    let alpha: Double
    let isClipped: Bool
    let identifier: String?

    func body(content: Content) -> some View {
      var result = AnyView(content)
      if isClipped { result = AnyView(result.clipped()) }
      if alpha != 1 { result = AnyView(result.opacity(alpha)) }
      if let identifier { result = AnyView(result.accessibilityIdentifier(identifier)) }
      return result
    }
  }
}
