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
      // The line below a wheel in a row begins where texts do.
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
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
  /// The row in the middle while a finger turns the wheel, with the part of a row that it is turned further; nil: the
  /// chosen one.
  @State private var turned: Double?
  @State private var start: Double?
  /// How often a finger has let go.
  @State private var releases = 0
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.isEnabled) private var isEnabled

  init(items: [Item]) {
    self.items = items
  }

  /// The height of a row in the middle, in points.
  fileprivate static var rowHeight: CGFloat { 32 }

  @MainActor var body: some View {
    let center = chosen
    WheelRows(items: items, center: turned ?? Double(center))
      .frame(maxWidth: .infinity)
      // The wheel turns to the chosen row (rule SM4.6).
      .systemAnimation(isMoved ? SystemMotion.wheel : nil, value: [center, releases])
      .gesture(drag, isEnabled: isEnabled && items.count > 1)
  }

  private var chosen: Int { items.firstIndex(where: \.isSelected) ?? 0 }

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.vertical, coordinateSpace: .global)
      .onChanged { value in
        let begin = start ?? Double(chosen)
        if start == nil { start = begin }
        turned = held(begin - Double(value.followed.height / Self.rowHeight))
      }
      .onEnded { value in
        let begin = start ?? Double(chosen)
        let end = begin - Double(value.predictedFollowed.height / Self.rowHeight)
        start = nil
        turned = nil
        releases += 1
        guard end.isFinite, !items.isEmpty else { return }
        items[Int(min(max(end, 0), Double(items.count - 1)).rounded())].choose()
      }
  }

  /// Returns how far a wheel turns for a finger: beyond its ends as on a rubber band (rule SM5.3).
  private func held(_ row: Double) -> Double {
    guard row.isFinite else { return 0 }
    let inside = min(max(row, 0), Double(items.count - 1))
    let rows = 216 / Double(Self.rowHeight)
    let beyond = abs(row - inside)
    let shown = (1 - 1 / (0.55 * beyond / rows + 1)) * rows
    return inside + (row < inside ? -shown : shown)
  }
}

/// The rows of a wheel around the one in its middle.
nonisolated private struct WheelRows: View, Animatable {
  let items: [Wheel.Item]
  var center: Double
  @Environment(\.isEnabled) private var isEnabled

  init(items: [Wheel.Item], center: Double) {
    self.items = items
    self.center = center
  }

  var animatableData: Double {
    get { center }
    set { center = newValue }
  }

  /// How many rows are drawn on each side of the one in the middle.
  private static var reach: Double { 3 }

  @MainActor var body: some View {
    ZStack {
      Color.clear
      ForEach(visible, id: \.id) { entry in
        entry.item.label
          .font(.system(size: 23.5))
          .lineLimit(1)
          .scaleEffect(x: 1, y: entry.squeeze)
          .opacity((isEnabled ? 1 : 0.5) * entry.strength)
          .frame(height: Wheel.rowHeight)
          .modifier(_TapModifier { entry.item.choose() })
          .offset(y: entry.shift)
      }
    }
  }

  private struct Entry {
    let item: Wheel.Item
    /// In rows from the middle.
    let distance: Double
    var id: AnyHashable { item.id }

    /// The angle on a wheel of which a row takes 18 degrees.
    private var angle: Double { distance * .pi / 10 }
    var squeeze: CGFloat { CGFloat(max(cos(angle), 0.1)) }
    var shift: CGFloat { CGFloat(sin(angle)) * Wheel.rowHeight / CGFloat(sin(Double.pi / 10)) }

    /// Rows get paler away from the middle, and those beyond the last one appear and vanish.
    var strength: Double {
      let distance = abs(distance)
      if distance < 1 { return 1 - 0.57 * distance }
      let strength = max(0.6 - 0.17 * distance, 0.1)
      return distance > WheelRows.reach ? strength * (WheelRows.reach + 1 - distance) : strength
    }
  }

  private var visible: [Entry] {
    guard center.isFinite, !items.isEmpty else { return [] }
    let middle = min(max(center, -Self.reach), Double(items.count - 1) + Self.reach)
    let low = max(Int((middle - Self.reach).rounded(.down)), 0)
    let high = min(Int((middle + Self.reach).rounded(.up)), items.count - 1)
    guard low <= high else { return [] }
    return (low...high).map { Entry(item: items[$0], distance: Double($0) - middle) }
  }
}
