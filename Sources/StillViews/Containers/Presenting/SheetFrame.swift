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
  /// Whether the window is low: there a sheet is never a card.
  let isLow: Bool
  /// Nil: the sheet is there at once.
  let passage: Passage?
  /// Returns the transaction of the update that is under way, as it reaches the presenting view.
  let transaction: () -> Transaction
  let dismiss: () -> Void
  /// Takes whether the views behind can be used.
  let opens: (Bool) -> Void
  /// How a sheet above sends this one back.
  let step: SheetStep?
  /// Takes how this sheet sends the view below back.
  let onStep: (SheetStep?) -> Void
  @State private var settings = SheetSettings()
  /// The height to which a finger has dragged the sheet; nil: that of its detent.
  @State private var dragged: CGFloat?
  /// The detent that a finger has chosen; nil: that of the settings.
  @State private var chosen: PresentationDetent?
  @State private var grip = SheetGrip()
  /// The detent that a finger has asked the program for.
  @State private var request = DetentRequest()

  init(
    content: AnyView, size: CGSize, insets: EdgeInsets, isLow: Bool, passage: Passage?,
    transaction: @escaping () -> Transaction, dismiss: @escaping () -> Void,
    opens: @escaping (Bool) -> Void, step: SheetStep?, onStep: @escaping (SheetStep?) -> Void
  ) {
    self.content = content
    self.size = size
    self.insets = insets
    self.isLow = isLow
    self.passage = passage
    self.transaction = transaction
    self.dismiss = dismiss
    self.opens = opens
    self.step = step
    self.onStep = onStep
  }

  /// From this width on a sheet is a card.
  private static var cardWidth: CGFloat { 700 }

  /// The size of a card: that of a form, or of a page, which is larger (rule C6.14).
  private var cardSize: CGSize {
    settings.sizing == .page
      ? CGSize(width: min(size.width - 40, 700), height: (size.height * 0.9).rounded(.down))
      : CGSize(width: min(size.width, 540), height: min(size.height - 88, 620))
  }

  @MainActor var body: some View {
    let isCard = size.width >= Self.cardWidth && !isLow
    let isFitted = isCard && settings.sizing == .fitted
    let heights = heights
    let height = isCard ? cardSize.height : dragged ?? heights.rest
    let width = isCard ? cardSize.width : size.width
    content
      .environment(\.isElevated, true)
      .environment(\.isInPopover, false)
      .environment(\.pageGround, settings.background ?? AnyShapeStyle(ControlColor.sheet))
      .onPreferenceChange(SheetSettingsKey.self) { take($0) }
      .simulatedSafeArea(
        EdgeInsets(
          top: 0, leading: isCard ? 0 : insets.leading, bottom: isCard ? 0 : insets.bottom,
          trailing: isCard ? 0 : insets.trailing)
      )
      .frame(width: isFitted ? nil : width, height: isFitted ? nil : max(height, 0))
      .fixedSize(horizontal: isFitted, vertical: isFitted)
      .sheetGround(settings, or: .sheet)
      .overlay(alignment: .top) {
        if settings.showsIndicator {
          Capsule().fill(ControlColor.tertiaryLabel)
            .frame(width: 36, height: 5)
            .padding(.top, 5)
        }
      }
      .clipShape(SheetShape(radius: settings.cornerRadius ?? 10, isCard: isCard))
      // Without a shade, a shadow tells the sheet from the views behind (rule C6.14).
      .shadow(color: .black.opacity(letsThrough(heights.rest) == true ? 0.15 : 0), radius: 16)
      // A sheet below another one shows as much of its top as the window does.
      .modifier(SteppedBack(step: step, rise: -10))
      .modifier(
        SheetDragging(
          passage: passage,
          heights: isCard ? SheetHeights(rest: height, lowest: height, highest: height) : heights,
          isDismissDisabled: settings.isDismissDisabled, grip: grip, height: $dragged,
          settle: { settle(at: $0, $1) }, dismiss: dismiss)
      )
      .onChange(of: letsThrough(heights.rest)) { _, isOpen in isOpen.map(opens) }
      .onChange(of: isCard ? nil : ownStep(height), initial: true) { old, step in
        // What brings the sheet moves the view, and a change of its height does so by itself.
        let isMoved = passage != nil && old != nil && Transaction.actionsMoveSystem
        withAnimation(dragged == nil && isMoved ? SystemMotion.carriage : nil) { onStep(step) }
      }
      .onDisappear { onStep(nil) }
      .onChange(of: request) { _, request in answer(request) }
      .moves(with: passage, PresentationMotion.rising)
      .frame(
        width: size.width, height: size.height, alignment: isCard ? .center : .bottom)
  }

  /// Takes settings over. A sheet that is there changes its height by a motion (rule SM3.10).
  private func take(_ new: SheetSettings) {
    let chosen = new.selected == settings.selected ? chosen : nil
    // The first settings of a sheet are no change. A finger's choice is shown once the program has answered.
    guard let passage, !settings.detents.isEmpty, !grip.asks, moves(to: new),
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

  /// Whether the update that is under way shows the way to other settings.
  private func moves(to new: SheetSettings) -> Bool {
    !new.isQuiet && transaction().allowsSystemMotion
  }

  /// Goes to the detent nearest to a height that a finger has left with a velocity, in points per second. Where the program
  /// keeps the selection, it is asked first.
  private func settle(at end: CGFloat, _ velocity: CGFloat) {
    guard
      let detent = settings.detents.min(by: {
        (abs(points($0) - end), points($0)) < (abs(points($1) - end), points($1))
      })
    else {
      passage?.goBack()
      return
    }
    guard let select = settings.select, settings.selected != detent else {
      return go(to: detent, velocity)
    }
    grip.asks = true
    // Until then the sheet stays where the finger has left it.
    dragged = dragged ?? heights.rest
    request = DetentRequest(number: request.number + 1, velocity: velocity)
    select(detent)
  }

  /// Goes to the detent that the program has chosen, which may not be the one that it was asked for.
  private func answer(_ request: DetentRequest) {
    grip.asks = false
    guard let selected = settings.selected else { return }
    go(to: selected, request.velocity)
  }

  private func go(to detent: PresentationDetent, _ velocity: CGFloat) {
    let (start, end) = (dragged ?? heights.rest, points(detent))
    let way = end - start
    // Below its lowest height the sheet itself has the finger's speed.
    let isBelow = (passage?.currentPosition ?? 0) > 0
    let speed = way == 0 || isBelow ? 0 : min(max(Double(velocity / way), -50), 50)
    passage?.goBack()
    let isMoved = passage != nil && Transaction.actionsMoveSystem
    grip.settling =
      isMoved ? SheetSettling(distance: -way, velocity: speed, start: passage?.time ?? 0) : nil
    withAnimation(isMoved ? SystemMotion.carriage(at: speed) : nil) {
      dragged = nil
      chosen = detent
    }
  }

  /// How far a sheet of a height sends the view below back; nil where nothing covers the top of the window (rule SM3.4).
  private func ownStep(_ height: CGFloat) -> SheetStep? {
    guard insets.top > 0, !isLow else { return nil }
    let lowest = heights.lowest
    let share =
      lowest < most - 0.5
      ? min(max((height - lowest) / (most - lowest), 0), 1) : height >= most - 0.5 ? 1 : 0
    return SheetStep(
      passage: passage, top: insets.top,
      share: dragged == nil ? share.rounded(.down) : share)
  }

  private var most: CGFloat { max(size.height - insets.top - 10, 0) }

  private func points(_ detent: PresentationDetent) -> CGFloat {
    min(detent.height(in: most, bottom: insets.bottom), most)
  }

  /// Returns the height at rest: that of the chosen detent, or of the lowest one.
  private func height(_ settings: SheetSettings, _ chosen: PresentationDetent?) -> CGFloat {
    (chosen ?? settings.selected).map(points) ?? settings.detents.map(points).min() ?? most
  }

  /// Whether the views behind can be used while the sheet rests at a height (rule SM3.16); nil: its content has said nothing yet.
  private func letsThrough(_ height: CGFloat) -> Bool? {
    guard settings != SheetSettings() else { return nil }
    guard case .enabled(let highest) = settings.interaction.kind else { return false }
    return highest.map { height <= points($0) + 0.5 } ?? true
  }

  private var heights: SheetHeights {
    let all = settings.detents.map(points)
    let rest = height(settings, chosen)
    return SheetHeights(
      rest: rest, lowest: min(all.min() ?? rest, rest), highest: max(all.max() ?? rest, rest))
  }
}

/// A choice of a detent that the program is asked for.
nonisolated private struct DetentRequest: Equatable {
  var number = 0
  /// Upwards, in points per second.
  var velocity: CGFloat = 0
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
