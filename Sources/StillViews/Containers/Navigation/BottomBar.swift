import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The bar below a page: 44 points, 32 in a low window (rule C6.12).
nonisolated struct BottomBar: View {
  let settings: BarSettings
  let isOverContent: Bool
  let motion: PageMotion
  @Environment(\.windowMargin) private var margin
  @Environment(\.verticalSizeClass) private var verticalClass

  init(settings: BarSettings, isOverContent: Bool, motion: PageMotion) {
    self.settings = settings
    self.isOverContent = isOverContent
    self.motion = motion
  }

  @MainActor var body: some View {
    let height: CGFloat = verticalClass == .compact ? 32 : 44
    // A status is in the middle, the others share the rest of the bar.
    let below = settings.items.filter(\.isBelow)
    let entries = below.filter { $0.placement.place == .bottom }
    let states = below.filter { $0.placement.place == .status }
    ZStack {
      HStack(spacing: 0) {
        ForEach(Array(entries.enumerated()), id: \.offset) { index, entry in
          if index > 0 { Spacer(minLength: 8) }
          entry.view.labelStyle(.iconOnly).imageScale(.large)
        }
        // A status has the middle: a single item is at the leading edge then (rule C6.12).
        if !states.isEmpty, entries.count == 1 { Spacer(minLength: 0) }
      }
      if !states.isEmpty {
        HStack(spacing: 8) {
          ForEach(Array(states.enumerated()), id: \.offset) { _, entry in entry.view }
        }
        .font(.footnote)
      }
    }
    .dynamicTypeSize(.large)
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
    .padding(.horizontal, margin)
    .accessibilityGroup(hasSystemSize: true)
    .moves(with: motion.passage, motion.items)
    .background {
      BarBackground(
        style: settings[.bottom].style(isOverContent: isOverContent), edge: .bottom
      )
      .moves(with: motion.passage, motion.barGround)
    }
    .environment(\.isListRow, false)
    .modifier(BarScheme(scheme: settings[.bottom].scheme(isOverContent: isOverContent)))
  }
}
