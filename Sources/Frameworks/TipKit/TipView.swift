public import SwiftUI

/// A tip as a card, with a button that closes it.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let edge: SwiftUI.Edge?
  private let action: (Tips.Action) -> Void
  @State private var isClosed = false
  @Environment(\.tipBackground) private var background

  /// The card of a tip.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    edge = arrowEdge
    self.action = action
  }

  /// The card of a tip; nothing without one.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    edge = arrowEdge
    self.action = action
  }

  @MainActor public var body: some View {
    if let tip, !isClosed {
      TipCard(tip: tip, action: action) { isClosed = true }
        .background(
          background ?? AnyShapeStyle(Color(.secondarySystemBackground)), in: TipShape(edge: edge)
        )
        .padding(edge.map { SwiftUI.Edge.Set($0) } ?? [], TipShape.arrow)
    }
  }
}

/// A card with an arrow that stands out of the middle of an edge.
private struct TipShape: Shape {
  /// How far the arrow stands out, in points.
  static let arrow: CGFloat = 12
  let edge: SwiftUI.Edge?

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 13)
    guard let edge else { return path }
    let (half, out) = (Self.arrow + 1, Self.arrow)
    let (root, tip, along): (CGPoint, CGPoint, CGVector) =
      switch edge {
      case .top:
        (
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY - out),
          CGVector(dx: half, dy: 0)
        )
      case .bottom:
        (
          CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY + out),
          CGVector(dx: half, dy: 0)
        )
      case .leading:
        (
          CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.minX - out, y: rect.midY),
          CGVector(dx: 0, dy: half)
        )
      case .trailing:
        (
          CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.maxX + out, y: rect.midY),
          CGVector(dx: 0, dy: half)
        )
      }
    path.move(to: CGPoint(x: root.x - along.dx, y: root.y - along.dy))
    path.addLine(to: tip)
    path.addLine(to: CGPoint(x: root.x + along.dx, y: root.y + along.dy))
    path.closeSubpath()
    return path
  }
}

extension EnvironmentValues {
  /// The ground of cards of tips; nil: the system's.
  @Entry fileprivate var tipBackground: AnyShapeStyle?
}

/// The content of a card.
private struct TipCard<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  let close: () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image {
        image.font(.system(size: 32)).foregroundStyle(.tint).frame(width: 44)
      }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message {
          message.font(.subheadline).foregroundStyle(.secondary)
        }
        ForEach(tip.actions) { item in
          Divider().padding(.vertical, 4)
          Button(item.title) {
            item.perform()
            action(item)
          }
          .font(.subheadline)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        close()
      } label: {
        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
    }
    .padding(16)
  }
}

extension View {
  /// Shows a tip in a popover beside the view (nil: none).
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip, edge: arrowEdge, action: action))
  }

  /// Draws cards of tips inside on a style (default: the system's grey).
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.tipBackground, AnyShapeStyle(style))
  }

  /// No effect: the picture has its own size.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}

/// A tip in a popover.
nonisolated private struct TipPopover<Tip: TipKit.Tip>: ViewModifier {
  @State private var isShown = true
  let tip: Tip?
  let edge: Edge
  let action: (Tips.Action) -> Void

  @MainActor func body(content: Content) -> some View {
    content.popover(
      isPresented: Binding(get: { isShown && tip != nil }, set: { isShown = $0 }), arrowEdge: edge
    ) {
      if let tip {
        TipCard(tip: tip, action: action) { isShown = false }
          .frame(width: 320)
          .presentationCompactAdaptation(.popover)
      }
    }
  }
}
