import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// All options side by side in equal parts (rule C3.7).
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The style that `.segmented` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Segments(configuration: configuration).modifier(ReachingIntoInsets())
      .accessibleOptions(of: configuration)
  }
}

nonisolated private struct Segments: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelStyles) private var labelStyles
  @Environment(\.systemMotion) private var isMoved

  init(configuration: PickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let options = configuration.options
    let selected = options.firstIndex(where: \.isSelected)
    let look = UIAppearanceValues.current
    SegmentLayout(count: options.count, selected: selected.map { Double($0) }) {
      RoundedRectangle(cornerRadius: 7, style: .continuous)
        .fill(look.segment.style(or: ControlColor.segment))
        .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
        .opacity(selected == nil ? 0 : 1)
      ForEach(0..<max(options.count - 1, 0), id: \.self) { index in
        let isBesideSelected = selected.map { $0 == index || $0 == index + 1 } ?? false
        Rectangle().fill(ControlColor.tertiaryLabel).opacity(isBesideSelected ? 0 : 1)
      }
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        let words =
          option.isSelected
          ? look.selectedSegmentWords.filled(from: look.segmentWords) : look.segmentWords
        segment(option.label)
          .font(words.font ?? .system(size: 13, weight: option.isSelected ? .semibold : .medium))
          .lineLimit(1)
          .foregroundStyle(
            isEnabled ? words.color.style(or: .primary) : AnyShapeStyle(ControlColor.tertiaryLabel)
          )
          .padding(.horizontal, 6)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(_TapModifier { option.select() })
          .accessibleOption(option, index: index, of: options.count)
      }
    }
    .background(
      look.segmentGround.style(or: ControlColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 9)
    )
    .systemAnimation(isMoved ? SystemMotion.thumb : nil, value: selected)
    .geometryGroup()
  }
}

extension Segments {
  /// Returns the content of a part: a label shows its title, unless a style says otherwise.
  @MainActor @ViewBuilder private func segment(_ label: some View) -> some View {
    if labelStyles.innermost is DefaultLabelStyle { label.labelStyle(.titleOnly) } else { label }
  }
}

/// Equal parts in 32 points of height: the ground of the selected part, the lines between parts, then the parts.
nonisolated struct SegmentLayout: Layout {
  let count: Int
  /// Which part is selected, on its way between two while it moves; nil: none.
  var selected: Double?

  /// Points.
  static let height: CGFloat = 32
  static let inset: CGFloat = 2
  static let lineHeight: CGFloat = 14

  var animatableData: Double {
    get { selected ?? 0 }
    set { if selected != nil { selected = newValue } }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = subviews.suffix(count)
    let widest = parts.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = (widest.isFinite ? widest : 0) * CGFloat(count)
    let width = proposal.width ?? ideal
    return CGSize(width: width.isFinite ? width : ideal, height: Self.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard count > 0, subviews.count == 2 * count else { return }
    let part = bounds.width / CGFloat(count)
    let inset = Self.inset
    subviews[0].place(
      at: CGPoint(
        x: bounds.minX + part * CGFloat(selected ?? 0) + inset, y: bounds.minY + inset),
      proposal: ProposedViewSize(
        width: max(part - 2 * inset, 0), height: bounds.height - 2 * inset))
    for index in 0..<count - 1 {
      subviews[1 + index].place(
        at: CGPoint(x: bounds.minX + part * CGFloat(index + 1), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: 1, height: Self.lineHeight))
    }
    for index in 0..<count {
      subviews[count + index].place(
        at: CGPoint(x: bounds.minX + part * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: part, height: bounds.height))
    }
  }

  /// None: the words of parts are no text of a row, whose line begins beside the control (rule C6.5).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
