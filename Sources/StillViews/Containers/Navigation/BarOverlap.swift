import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// How far the first scroll view of a page runs under the bars around it, in points.
nonisolated struct BarOverlap: Equatable {
  /// How much of its content has gone beyond the upper edge.
  var above: CGFloat = 0
  /// How much lies beyond the lower edge.
  var below: CGFloat = 0
  /// How far its content is pulled below its start, on its rubber band.
  var pull: CGFloat = 0
  /// The identity of the scroll view; nil: the page has none.
  private(set) var scroller: ObjectIdentifier?

  init() {}

  init(_ extent: ScrollExtent?) {
    guard let extent else { return }
    // A scroll view that touches no bar runs under none.
    above = extent.insets.top > 0 ? max(extent.offset.y, 0) : 0
    below = extent.insets.bottom > 0 ? extent.below : 0
    pull = extent.insets.top > 0 ? extent.pull : 0
    scroller = extent.scroller
  }
}

extension View {
  /// Tells how far the first scroll view inside runs under bars, when that changes.
  nonisolated func onBarOverlap(_ action: @escaping (BarOverlap) -> Void) -> some View {
    modifier(
      _ScrollExtentModifier(value: { BarOverlap($0) }) { _, new in action(new) })
  }
}

/// The lengths of bars, in points (rules C6.10, C6.13).
nonisolated struct BarMetrics {
  /// The height of a page's bar without the parts below it, in points.
  let height: CGFloat
  /// Whether large titles are allowed.
  let allowsLargeTitle: Bool

  static let largeTitle: CGFloat = 52
  /// Offset of the large title's line from the middle of its room: its baseline is at 80 in a bar of 96.
  static let largeTitleRise: CGFloat = -2.5
  static let search: CGFloat = 52
  /// Width of a search field in the bar of a wide window.
  static let fieldInBar: CGFloat = 240

  /// Returns the growth of a large title whose page is pulled below its start: a tenth after 100 points (rule SM5.11).
  static func growth(pulledBy pull: CGFloat) -> Double { 1 + 0.1 * Double(min(pull / 100, 1)) }

  /// - Parameter isInSheet: Whether the bar stands at the top of a sheet, where it is higher.
  init(
    _ horizontal: UserInterfaceSizeClass?, _ vertical: UserInterfaceSizeClass?, isInSheet: Bool
  ) {
    if vertical == .compact {
      height = 32
    } else if isInSheet {
      height = 56
    } else {
      height = horizontal == .regular && vertical == .regular ? 50 : 44
    }
    allowsLargeTitle = vertical != .compact
  }
}

/// The background that a page sets for one bar.
nonisolated struct BarBackgroundStyle: Equatable {
  var style: AnyShapeStyle?
  var visibility = Visibility.automatic
  var scheme: ColorScheme?

  /// Returns the fill of the bar, which depends on whether content is under it. A style alone shows nothing where there is none.
  ///
  /// - Parameter look: The program's appearance of all bars of the kind.
  func style(
    isOverContent: Bool, look: UIAppearanceValues.Bars = UIAppearanceValues.Bars()
  ) -> AnyShapeStyle? {
    switch visibility {
    case .hidden: nil
    case .visible: style ?? look.style(isOverContent: true) ?? AnyShapeStyle(.bar)
    case .automatic:
      isOverContent
        ? style ?? look.style(isOverContent: true) : look.style(isOverContent: false)
    }
  }
}

extension BarBackgroundStyle {
  /// Returns the bar's own color scheme: that of a background that shows, as on iOS.
  func scheme(isOverContent: Bool) -> ColorScheme? {
    visibility == .visible || isOverContent ? scheme : nil
  }
}

/// The ground of a bar with a line at the edge towards the content.
nonisolated struct BarBackground: View {
  let style: AnyShapeStyle?
  /// The edge of the window that the bar stands at.
  let edge: VerticalEdge

  @MainActor var body: some View {
    if let style {
      Rectangle().fill(style)
        .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
        .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
    }
  }
}

/// The bar's own colour scheme, where it has one.
nonisolated struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { value in
      if let scheme { value = scheme }
    }
  }
}
