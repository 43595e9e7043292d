public import Foundation
public import StillGeometry
public import StillViewGraph

/// Whether the bars of scroll views are drawn.
///
/// A picture is a scroll view at rest, so that only `visible` draws bars. In films they appear while a finger scrolls.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Choice {
    case automatic, visible, hidden, never
  }

  let choice: Choice

  /// Indicators are drawn only during a scroll: never in a picture.
  public static let automatic = ScrollIndicatorVisibility(choice: .automatic)
  /// Bars are drawn wherever there is more content than room.
  public static let visible = ScrollIndicatorVisibility(choice: .visible)
  /// Bars are not drawn.
  public static let hidden = ScrollIndicatorVisibility(choice: .hidden)
  /// Bars are not drawn, on no platform.
  public static let never = ScrollIndicatorVisibility(choice: .never)
}

/// The part of a scroll view that content margins inset.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Choice {
    case automatic, content, indicators
  }

  let choice: Choice

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(choice: .automatic)
  /// Margins around the content.
  public static let scrollContent = ContentMarginPlacement(choice: .content)
  /// Margins around the bars.
  public static let scrollIndicators = ContentMarginPlacement(choice: .indicators)
}

/// Changes the settings of scroll views inside.
nonisolated public struct _ScrollSettingsModifier: EnvironmentModifier {
  package let edit: (inout ScrollSettings) -> Void

  package func change(_ environment: inout EnvironmentValues) {
    edit(&environment.scrollSettings)
  }

  package func isSame(as other: Self) -> Bool { false }
}

extension View {
  /// Shows where the scroll views inside are.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      _ScrollSettingsModifier { settings in
        if visibility == .visible {
          settings.shownIndicators.formUnion(axes)
        } else {
          settings.shownIndicators.subtract(axes)
        }
        if visibility == .hidden || visibility == .never {
          settings.hiddenIndicators.formUnion(axes)
        } else {
          settings.hiddenIndicators.subtract(axes)
        }
      })
  }

  /// Keeps room free around the content of the scroll views inside, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollSettingsModifier { settings in
        if placement != .scrollIndicators { settings.contentMargins.set(edges, from: insets) }
        if placement != .scrollContent { settings.indicatorMargins.set(edges, from: insets) }
      })
  }

  /// Keeps room free around the content of the scroll views inside, in points; nil: 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps room free around the content of the scroll views inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Shows the view that has an identity, at an anchor.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map {
      ScrollRequest.view(AnyHashable($0), anchor: anchor ?? .topLeading)
    }
    return modifier(
      _ScrollSettingsModifier { settings in
        settings.request = target
        settings.report = { report in
          let shown = report.identities(at: anchor).lazy.compactMap { $0.base as? ID }
          if let first = shown.first { id.wrappedValue = first }
        }
      })
  }

  /// Shows the position's view, edge or point.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    var target = position.wrappedValue.target
    if case .view(let identity, nil)? = target, let anchor {
      target = .view(identity, anchor: anchor)
    }
    return modifier(
      _ScrollSettingsModifier { settings in
        settings.request = target
        settings.report = { report in
          position.wrappedValue.wasMovedByHand(to: report.identities(at: anchor))
        }
      })
  }

  /// Sets where scroll views inside start, and where shorter content is placed.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollSettingsModifier { $0.defaultAnchor = anchor })
  }

  /// Draws scrolled content beyond the edges of the scroll views inside.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_ScrollSettingsModifier { $0.isClipDisabled = disabled })
  }

  /// Says whether the scroll views inside can be moved by hand.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Marks the views of a layout as scroll targets for `viewAligned`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }
}

extension EnvironmentValues {
  /// Whether scroll views can be moved by hand.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }
}

extension EdgeInsets {
  /// Takes over the lengths on some edges.
  fileprivate mutating func set(_ edges: Edge.Set, from other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
