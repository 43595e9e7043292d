public import ActivityKit
import SwiftUI

// The previews of widgets. `StillframeMacros`, which the compiler runs, says what they become.

/// A preview of a widget: a picture for each entry.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with choices: a picture for each entry.
@freestanding(declaration)
public macro Preview<W: Widget, Intent: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")

/// A preview of a widget: a picture for each entry of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with choices: a picture for each entry of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")

/// A preview of a widget: a picture for each entry of its own provider.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")

/// A preview of a Live Activity: a picture for each state.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> W,
  @ActivityPreviewBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "StillframeMacros", type: "WidgetPreviewMacro")
