package import Foundation
package import Stillframe

/// A tree of views as a value, so that it can be changed a little at a time, and built afresh.
package indirect enum Spec: Sendable {
  case block(hue: Int, width: CGFloat, height: CGFloat)
  case flexible(hue: Int)
  case text(String)
  case spacer
  case divider
  case stack(Kind, spacing: CGFloat?, alignment: Int, [Item])
  case grid([[Item]])
  case list(isVertical: Bool, [Item])
  case lazyGrid(isVertical: Bool, tracks: Int, [Item])
  case either(Bool, Spec, Spec)
  case maybe(Bool, Spec)
  case fits([Item])
  case reading(Spec)
  case modified(Change, Spec)
  case rich(RichSpec)

  package enum Kind: Int, CaseIterable, Sendable { case row, column, pile, exchanged, fromTheEnd }

  /// A modifier.
  package enum Change: Sendable {
    case padding(CGFloat)
    case frame(CGFloat?, CGFloat?)
    case wideFrame(CGFloat)
    case tallFrame(CGFloat)
    case offset(CGFloat, CGFloat)
    case opacity(Double)
    case scale(CGFloat)
    case background(hue: Int)
    case corners(CGFloat)
    case fixed
    case font(Int)
    case priority(Double)
    case identity(Int)
    case aspect(CGFloat)
    case shadow(CGFloat)
  }

  /// One of several, which keeps its number when it moves.
  package struct Item: Identifiable, Sendable {
    package let id: Int
    package var spec: Spec

    package init(id: Int, spec: Spec) {
      self.id = id
      self.spec = spec
    }
  }
}

extension Spec {
  /// Whether the ideal length depends on what is visible or has come: of a lazy container, or of a view that grows when it
  /// comes, somewhere inside.
  var hasUnsteadyParts: Bool {
    switch self {
    case .block, .flexible, .text, .spacer, .divider: false
    case .list, .lazyGrid: true
    case .stack(_, _, _, let items), .fits(let items): items.contains { $0.spec.hasUnsteadyParts }
    case .grid(let rows): rows.contains { $0.contains { $0.spec.hasUnsteadyParts } }
    case .either(_, let a, let b): a.hasUnsteadyParts || b.hasUnsteadyParts
    case .maybe(_, let spec), .reading(let spec), .modified(_, let spec): spec.hasUnsteadyParts
    case .rich(.scrolled), .rich(.open): true
    // Where it no longer fits once it has grown it goes, comes again, and so on without end.
    case .rich(.appearing): true
    case .rich(let rich): rich.inner.contains { $0.hasUnsteadyParts }
    }
  }
}

/// A row or a column from its end: a custom layout.
private struct FromTheEnd: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.maxX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
      x -= subview.sizeThatFits(.unspecified).width
    }
  }
}

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A row of a lazy container: one view, as how many there are in a row becomes known only when it is built.
private struct Row: View {
  let spec: Spec

  var body: some View {
    ZStack { SpecView(spec: spec) }
  }
}

/// The view that a spec describes.
package struct SpecView: View {
  let spec: Spec

  package nonisolated init(spec: Spec) {
    self.spec = spec
  }

  private static let colors: [Color] = [.red, .green, .blue, .orange, .purple, .gray]

  private static func color(_ hue: Int) -> Color { colors[hue % colors.count] }

  package var body: some View {
    switch spec {
    case .block(let hue, let width, let height):
      Self.color(hue).frame(width: width, height: height)
    case .flexible(let hue): Self.color(hue)
    case .text(let text): Text(text)
    case .spacer: Spacer(minLength: 2)
    case .divider: Divider()
    case .stack(let kind, let spacing, let alignment, let items):
      stack(kind, spacing, alignment, items)
    case .grid(let rows): grid(rows)
    case .list(let isVertical, let items): list(isVertical, items)
    case .lazyGrid(let isVertical, let tracks, let items): lazyGrid(isVertical, tracks, items)
    case .either(let first, let a, let b):
      if first { SpecView(spec: a) } else { SpecView(spec: b).padding(1) }
    case .maybe(let isThere, let spec):
      if isThere { SpecView(spec: spec) }
    case .fits(let items):
      ViewThatFits {
        ForEach(items) { item in
          // How large a lazy container would like to be depends on what of it was last in sight.
          let least = item.spec.hasUnsteadyParts ? CGFloat(item.id % 7 * 25) : nil
          SpecView(spec: item.spec).frame(idealWidth: least, idealHeight: least)
        }
      }
    case .reading(let spec): reading(spec)
    case .modified(let change, let spec): modified(change, SpecView(spec: spec))
    case .rich(let rich): RichSpecView(spec: rich)
    }
  }

  @ViewBuilder
  private func stack(
    _ kind: Spec.Kind, _ spacing: CGFloat?, _ alignment: Int, _ items: [Spec.Item]
  ) -> some View {
    let vertical: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline]
    let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
    let content = ForEach(items) { SpecView(spec: $0.spec) }
    switch kind {
    case .row: HStack(alignment: vertical[alignment % 4], spacing: spacing) { content }
    case .column: VStack(alignment: horizontal[alignment % 3], spacing: spacing) { content }
    case .pile: ZStack { content }
    case .exchanged:
      let layout =
        alignment % 2 == 0
        ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
      layout { content }
    case .fromTheEnd: FromTheEnd { content }
    }
  }

  private func grid(_ rows: [[Spec.Item]]) -> some View {
    Grid(horizontalSpacing: 3, verticalSpacing: 2) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow { ForEach(rows[row]) { SpecView(spec: $0.spec) } }
      }
    }
  }

  @ViewBuilder
  private func list(_ isVertical: Bool, _ items: [Spec.Item]) -> some View {
    let content = ForEach(items) { Row(spec: $0.spec) }
    if isVertical {
      ScrollView { LazyVStack(spacing: 2) { content } }
        .frame(height: 55).frame(idealWidth: 60).accessibilityIdentifier("scroll")
    } else {
      ScrollView(.horizontal) { LazyHStack(spacing: 2) { content } }
        .frame(width: 55).frame(idealHeight: 60).accessibilityIdentifier("scroll")
    }
  }

  @ViewBuilder
  private func lazyGrid(_ isVertical: Bool, _ tracks: Int, _ items: [Spec.Item]) -> some View {
    let tracks = Array(repeating: GridItem(.flexible(), spacing: 3), count: tracks)
    let content = ForEach(items) { Row(spec: $0.spec) }
    if isVertical {
      ScrollView { LazyVGrid(columns: tracks) { content } }
        .frame(height: 60).frame(idealWidth: 60).accessibilityIdentifier("scroll")
    } else {
      ScrollView(.horizontal) { LazyHGrid(rows: tracks) { content } }
        .frame(width: 60).frame(idealHeight: 60).accessibilityIdentifier("scroll")
    }
  }

  private func reading(_ spec: Spec) -> some View {
    SpecView(spec: spec)
      .background {
        GeometryReader { Color.yellow.preference(key: WidestKey.self, value: $0.size.width) }
      }
      .overlayPreferenceValue(WidestKey.self, alignment: .bottom) { width in
        Color.black.frame(width: min(width, 40) / 2, height: 2)
      }
  }

  @ViewBuilder
  private func modified(_ change: Spec.Change, _ view: SpecView) -> some View {
    switch change {
    case .padding(let length): view.padding(length)
    case .frame(let width, let height): view.frame(width: width, height: height)
    case .wideFrame(let least): view.frame(minWidth: least, maxWidth: .infinity)
    case .tallFrame(let least): view.frame(minHeight: least, maxHeight: .infinity)
    case .offset(let x, let y): view.offset(x: x, y: y)
    case .opacity(let opacity): view.opacity(opacity)
    case .scale(let scale): view.scaleEffect(scale)
    case .background(let hue): view.background(Self.color(hue))
    case .corners(let radius): view.clipShape(.rect(cornerRadius: radius))
    case .fixed: view.fixedSize()
    case .font(let size): view.font(.system(size: CGFloat(size)))
    case .priority(let priority): view.layoutPriority(priority)
    case .identity(let number): view.id(number)
    case .aspect(let ratio): view.aspectRatio(ratio, contentMode: .fit)
    case .shadow(let radius): view.shadow(radius: radius)
    }
  }
}
