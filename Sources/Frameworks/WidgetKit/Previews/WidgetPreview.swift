public import SwiftUI

/// Makes the pictures of previews of widgets; `#Preview(as:)` calls it.
@MainActor public enum _WidgetPreview {
  /// A picture for each entry of a timeline.
  public static func make<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) throws -> Preview {
    preview(name, family, widget().body._definition) { _ in
      AwaitedWork.result(within: limit) { await timeline() } ?? []
    }
  }

  /// A picture for each entry of a timeline, of a widget with choices.
  public static func make<W: Widget, Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) throws -> Preview {
    try make(name, as: family, widget: widget, timeline: timeline)
  }

  /// A picture for each entry of a provider.
  public static func make<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) throws -> Preview {
    preview(name, family, widget().body._definition) { size in
      TimelineRequest.entries(of: timelineProvider(), family, size)
    }
  }

  /// A picture for each entry of a provider, of a widget with choices.
  public static func make<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) throws -> Preview {
    preview(name, family, widget().body._definition) { size in
      TimelineRequest.entries(of: timelineProvider(), intent, family, size)
    }
  }

  /// A picture for each entry of the widget's own provider.
  public static func make<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W
  ) throws -> Preview {
    let definition = widget().body._definition
    return preview(name, family, definition) { size in definition.ownTimeline(family, size) }
  }

  /// Seconds of real time for a timeline.
  private static let limit = 10.0

  private static func preview(
    _ name: String?, _ family: WidgetFamily, _ definition: _WidgetDefinition,
    _ entries: (CGSize) -> [any TimelineEntry]
  ) -> Preview {
    let size = WidgetMetrics(family, on: nil).size
    var warnings: [String] = []
    if let families = definition.families, !families.contains(family) {
      warnings.append("is shown as \(family), which its supportedFamilies leave out")
    }
    let faces = entries(size).prefix(TimelineRequest.most).map { entry in
      let view = definition.view(entry)
      let all =
        view == nil
        ? warnings + ["shows no entry: its provider has entries of another type"] : warnings
      return WidgetFace(
        content: view ?? AnyView(EmptyView()), family: family, hasMargins: definition.hasMargins,
        warnings: all)
    }
    return Preview(name, parts: faces.map { part(AnyView($0)) })
  }

  static func part(_ view: AnyView) -> PreviewPart {
    PreviewPart(view: view, settings: PreviewSettings(layout: .sizeThatFits))
  }
}

/// Puts the entries of a timeline together.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Accepts an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
    [entry]
  }
  /// Accepts several entries.
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] {
    entries
  }
  /// Joins entries in their order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// The first branch of a condition.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// The second branch of a condition.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  /// A loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
}

/// The surroundings of an older preview: a family.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// A family, whose size the preview has.
  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  public func _dress(_ view: AnyView) -> AnyView? {
    AnyView(WidgetFace(content: view, family: family))
  }
}
