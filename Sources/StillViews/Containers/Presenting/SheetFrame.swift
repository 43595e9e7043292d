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
  /// The height to which a finger has dragged the sheet; nil: that of its detent.
  @State private var dragged: CGFloat?
  /// The detent that a finger has chosen; nil: that of the settings.
  @State private var chosen: PresentationDetent?
  @State private var grip = SheetGrip()

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
    let heights = heights
    let height = isCard ? min(size.height - 88, 620) : dragged ?? heights.rest
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
          passage: passage,
          heights: isCard ? SheetHeights(rest: height, lowest: height, highest: height) : heights,
          isDismissDisabled: settings.isDismissDisabled, grip: grip, height: $dragged,
          settle: { settle(at: $0, $1) }, dismiss: dismiss)
      )
      .moves(with: passage, PresentationMotion.rising)
      .frame(
        width: size.width, height: size.height, alignment: isCard ? .center : .bottom)
  }

  /// Takes settings over. A sheet that is there changes its height by a motion (rule SM3.10).
  private func take(_ new: SheetSettings) {
    let chosen = new.selected == settings.selected ? chosen : nil
    // The first settings of a sheet are no change.
    guard let passage, !passage.isUnderWay, !settings.detents.isEmpty,
      height(new, chosen) != height(settings, self.chosen)
    else {
      settings = new
      self.chosen = chosen
      return
    }
    grip.settling = SheetSettling(
      distance: (dragged ?? height(settings, self.chosen)) - height(new, chosen), velocity: 0,
      start: passage.time)
    withAnimation(SystemMotion.carriage) {
      settings = new
      self.chosen = chosen
    }
  }

  /// Goes to the detent nearest to a height that a finger has left with a velocity, in points per second.
  private func settle(at end: CGFloat, _ velocity: CGFloat) {
    guard
      let detent = settings.detents.min(by: {
        (abs(points($0) - end), points($0)) < (abs(points($1) - end), points($1))
      })
    else { return }
    let way = points(detent) - (dragged ?? heights.rest)
    let speed = way == 0 ? 0 : min(max(Double(velocity / way), -50), 50)
    grip.settling = SheetSettling(distance: -way, velocity: speed, start: passage?.time ?? 0)
    withAnimation(SystemMotion.carriage(at: speed)) {
      dragged = nil
      chosen = detent
    }
    if settings.selected != detent { settings.select?(detent) }
  }

  private var most: CGFloat { max(size.height - insets.top - 10, 0) }

  private func points(_ detent: PresentationDetent) -> CGFloat {
    min(detent.height(in: most, bottom: insets.bottom), most)
  }

  /// Returns the height at rest: that of the chosen detent, or of the lowest one.
  private func height(_ settings: SheetSettings, _ chosen: PresentationDetent?) -> CGFloat {
    (chosen ?? settings.selected).map(points) ?? settings.detents.map(points).min() ?? most
  }

  private var heights: SheetHeights {
    let all = settings.detents.map(points)
    let rest = height(settings, chosen)
    return SheetHeights(
      rest: rest, lowest: min(all.min() ?? rest, rest), highest: max(all.max() ?? rest, rest))
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
