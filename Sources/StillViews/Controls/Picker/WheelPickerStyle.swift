import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// All options on a wheel, the chosen one in the middle on a band (rule C3.8).
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The style that `.wheel` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    WheelFrame {
      Wheel(
        items: configuration.options.map { option in
          Wheel.Item(
            id: option.id, isSelected: option.isSelected, label: AnyView(option.label),
            choose: { option.select() })
        })
    }
    .accessibleWheel(named: AnyView(configuration.label), configuration.options)
  }
}

/// The band and the height of one or more wheels: 216 points, ideally 320 wide.
nonisolated struct WheelFrame<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var body: some View {
    HStack(spacing: 0) { content }
      .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
      .frame(height: 216)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(ControlColor.tertiaryFill)
          .frame(height: 32)
          .padding(.horizontal, 9)
      }
      .clipped()
  }
}

/// Labels above and below the chosen one, smaller and paler the further away they are.
nonisolated struct Wheel: View {
  struct Item: Identifiable {
    let id: AnyHashable
    let isSelected: Bool
    let label: AnyView
    let choose: () -> Void
  }

  let items: [Item]
  @Environment(\.isEnabled) private var isEnabled

  init(items: [Item]) {
    self.items = items
  }

  /// How many rows are drawn on each side of the chosen one.
  private static var reach: Int { 3 }

  @MainActor var body: some View {
    let center = items.firstIndex(where: \.isSelected) ?? 0
    ZStack {
      Color.clear
      ForEach(Array(visible(around: center)), id: \.id) { entry in
        entry.item.label
          .font(.system(size: 23.5))
          .lineLimit(1)
          .scaleEffect(x: 1, y: entry.squeeze)
          .opacity((isEnabled ? 1 : 0.5) * entry.strength)
          .frame(height: 32)
          .modifier(_TapModifier { entry.item.choose() })
          .offset(y: entry.shift)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private struct Entry {
    let item: Item
    let distance: Int
    var id: AnyHashable { item.id }

    /// The angle on a wheel of which a row takes 18 degrees.
    private var angle: Double { Double(distance) * .pi / 10 }
    var squeeze: CGFloat { CGFloat(max(cos(angle), 0.1)) }
    var shift: CGFloat { CGFloat(sin(angle)) * 32 / CGFloat(sin(Double.pi / 10)) }
    var strength: Double { distance == 0 ? 1 : max(0.6 - 0.17 * Double(abs(distance)), 0.1) }
  }

  private func visible(around center: Int) -> [Entry] {
    let low = max(center - Self.reach, 0)
    let high = min(center + Self.reach, items.count - 1)
    guard low <= high else { return [] }
    return (low...high).map { Entry(item: items[$0], distance: $0 - center) }
  }
}
