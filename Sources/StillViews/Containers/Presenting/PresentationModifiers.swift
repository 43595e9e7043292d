public import Foundation
public import StillGeometry
public import StillViewGraph

extension Binding {
  /// Returns a binding that is true while there is a value; false removes the value.
  nonisolated static func isPresent<V>(_ item: Binding<V?>) -> Binding<Bool>
  where Value == Bool {
    Binding<Bool>(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

extension View {
  /// Shows a sheet while a binding is true (rule C6.14).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.sheet, isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Shows a sheet while there is an item. An item with another identity has another sheet (rule SM3.17).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole window while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.cover, isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Covers the whole window while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.cover, item: item, onDismiss: onDismiss, content: content))
  }

  /// Shows a card beside the view while a binding is true; in compact width a sheet,
  /// unless `presentationCompactAdaptation(_:)` inside sets another form.
  ///
  /// - Parameter arrowEdge: The edge of the card that meets its anchor: `top` puts the card below, `leading` after it.
  ///   Without room there, the card is on the opposite side.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        .popover, isPresented, attachment: attachmentAnchor.attachment(arrowEdge),
        presented: content))
  }

  /// Shows a card beside the view while there is an item; in compact width a sheet,
  /// unless `presentationCompactAdaptation(_:)` inside says otherwise.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        .popover, item: item, attachment: attachmentAnchor.attachment(arrowEdge),
        content: content))
  }

  /// Shows an inspector while a binding is true: in a wide window as a column at the trailing edge, otherwise as a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let inspector = content()
    return modifier(InspectorModifier(isPresented: isPresented) { inspector })
  }
}

/// Where a popover points.
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle of the view. The card's arrow points at the middle of one of its edges.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in shares of its width and height.
  case point(UnitPoint)

  fileprivate func attachment(_ arrowEdge: Edge) -> Presentation.Attachment {
    switch self {
    case .rect(let source): Presentation.Attachment(source: source, arrowEdge: arrowEdge)
    case .point(let point): Presentation.Attachment(point: point, arrowEdge: arrowEdge)
    }
  }
}
