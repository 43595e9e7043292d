public import SwiftUI

/// A tip as a card, with a button that closes it.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @State private var isClosed = false

  /// The card of a tip.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  /// The card of a tip; nothing without one.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  @MainActor public var body: some View {
    if let tip, !isClosed {
      TipCard(tip: tip, action: action) { isClosed = true }
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
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

  /// No effect: cards have their own background.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }

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
