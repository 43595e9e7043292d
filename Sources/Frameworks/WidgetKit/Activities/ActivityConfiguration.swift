@_exported public import ActivityKit
public import SwiftUI

/// The values that a Live Activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The values that do not change.
  public let attributes: Attributes
  /// The values that change.
  public let state: Attributes.ContentState
  /// The name of the activity.
  public let activityID: String
  /// Whether the values are out of date: never.
  public let isStale = false
}

/// A Live Activity: its view on the lock screen, and its island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
  public let _definition: _WidgetDefinition

  /// An activity with its view on the lock screen, and its island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var definition = _WidgetDefinition()
    definition.view = { context in
      (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) }
    }
    definition.island = { context in
      (context as? ActivityViewContext<Attributes>).map(dynamicIsland)
    }
    _definition = definition
  }
}

/// The place of a view in an expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A view of an expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// A view at a place. The priority decides who gets more width (default: all alike).
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

/// The views of an expanded island by their places.
public struct DynamicIslandExpandedContent<Content: View> {
  var views: [DynamicIslandExpandedRegionPosition: AnyView] = [:]
}

/// Puts the views of an expanded island together.
@MainActor @preconcurrency @resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// Accepts a view at a place.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(views: [region.position: AnyView(region.content)])
  }
  /// Accepts views at places.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(views: content.views) }
  /// Joins views; of two at a place the first.
  public static func buildBlock(
    _ parts: DynamicIslandExpandedContent<AnyView>...
  ) -> DynamicIslandExpandedContent<AnyView> {
    parts.reduce(into: DynamicIslandExpandedContent()) { result, part in
      result.views.merge(part.views) { first, _ in first }
    }
  }
  /// An `if` without `else`.
  public static func buildOptional(
    _ part: DynamicIslandExpandedContent<AnyView>?
  ) -> DynamicIslandExpandedContent<AnyView> { part ?? DynamicIslandExpandedContent() }
  /// The first branch of a condition.
  public static func buildEither(
    first: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { first }
  /// The second branch of a condition.
  public static func buildEither(
    second: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { second }
  /// Accepts views of a newer system.
  public static func buildLimitedAvailability(
    _ part: DynamicIslandExpandedContent<AnyView>
  ) -> DynamicIslandExpandedContent<AnyView> { part }
}

/// The island of a Live Activity.
@MainActor @preconcurrency public struct DynamicIsland {
  let expanded: [DynamicIslandExpandedRegionPosition: AnyView]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var tint: Color?

  /// The views of an expanded island, of both sides of a compact one, and of a circle.
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
    @ViewBuilder minimal: () -> Minimal
  ) {
    self.expanded = expanded().views
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Returns the island unchanged: there is no program that a tap would open.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    let island = self
    return island
  }

  /// Sets the color of the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.tint = color
    return island
  }

  /// Returns the island unchanged: margins are those of the system.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    let island = self
    return island
  }
}

/// A look of an island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Large.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// A circle.
  public static let minimal = DynamicIslandMode(name: "minimal")
}
