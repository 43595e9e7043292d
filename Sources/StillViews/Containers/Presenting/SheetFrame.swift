import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A sheet: from the bottom up to one of its heights, with round corners above; in a wide window a card in its middle.
nonisolated struct SheetFrame: View {
  let content: AnyView
  /// The window, in points.
  let size: CGSize
  let insets: EdgeInsets
  /// Nil: the sheet is there at once.
  let passage: Passage?
  let dismiss: () -> Void
  @State private var settings = SheetSettings()

  init(
    content: AnyView, size: CGSize, insets: EdgeInsets, passage: Passage?,
    dismiss: @escaping () -> Void
  ) {
    self.content = content
    self.size = size
    self.insets = insets
    self.passage = passage
    self.dismiss = dismiss
  }

  /// From this width on a sheet is a card.
  private static var cardWidth: CGFloat { 700 }

  @MainActor var body: some View {
    let isCard = size.width >= Self.cardWidth
    let height = isCard ? min(size.height - 88, 620) : height
    let width = isCard ? min(size.width, 540) : size.width
    content
      .environment(\.pageGround, settings.background ?? AnyShapeStyle(ControlColor.sheet))
      .onPreferenceChange(SheetSettingsKey.self) { take($0) }
      .simulatedSafeArea(
        EdgeInsets(
          top: 0, leading: isCard ? 0 : insets.leading, bottom: isCard ? 0 : insets.bottom,
          trailing: isCard ? 0 : insets.trailing)
      )
      .frame(width: width, height: max(height, 0))
      .sheetGround(settings, or: .sheet)
      .overlay(alignment: .top) {
        if settings.showsIndicator {
          Capsule().fill(ControlColor.tertiaryLabel)
            .frame(width: 36, height: 5)
            .padding(.top, 5)
        }
      }
      .clipShape(SheetShape(radius: settings.cornerRadius ?? 10, isCard: isCard))
      .modifier(
        SheetDragging(
          passage: passage, height: height, isDismissDisabled: settings.isDismissDisabled,
          dismiss: dismiss)
      )
      .moves(with: passage, PresentationMotion.rising)
      .frame(
        width: size.width, height: size.height, alignment: isCard ? .center : .bottom)
  }

  /// Takes settings over. A sheet that is there changes its height by a motion (rule SM3.10).
  private func take(_ new: SheetSettings) {
    guard let passage, !passage.isUnderWay, settings.detents != new.detents else {
      settings = new
      return
    }
    withAnimation(SystemMotion.carriage) { settings = new }
  }

  private var height: CGFloat {
    let most = max(size.height - insets.top - 10, 0)
    let heights = settings.detents.map { min($0.height(in: most, bottom: insets.bottom), most) }
    return heights.min() ?? most
  }
}

/// Round above, and below too where it is a card.
nonisolated private struct SheetShape: Shape {
  let radius: CGFloat
  let isCard: Bool

  func path(in rect: CGRect) -> Path {
    var rect = rect
    // The lower corners lie below the window.
    if !isCard { rect.size.height += radius * 2 }
    return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }
}
