public import SwiftUI

/// A widget of a program.
@MainActor @preconcurrency public protocol Widget: _NotedType {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The kind, the content and the settings.
  var body: Body { get }
  /// A widget of an extension.
  init()
}

extension Widget {
  /// Does nothing: no system asks for widgets.
  public static func main() {}

  nonisolated public static func _note() { PreviewedWidgets.add { Self().body._definition } }
}

/// The widgets of an extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// The widgets of an extension.
  init()
}

extension WidgetBundle {
  /// Does nothing: no system asks for widgets.
  public static func main() {}
}

/// Several widgets, or none.
public struct _WidgetGroup: Widget {
  public init() {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Puts widgets together.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  /// One widget as it is.
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  /// Several widgets. They are shown by their own previews, so that nothing is kept of the group.
  @_disfavoredOverload
  public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> _WidgetGroup {
    _WidgetGroup()
  }
  /// A widget.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// A control, which is not drawn.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetGroup {
    _WidgetGroup()
  }
  /// An `if` without `else`.
  public static func buildOptional(_ widget: (any Widget)?) -> _WidgetGroup { _WidgetGroup() }
  /// A widget behind `if #available`.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetGroup {
    _WidgetGroup()
  }
}

/// The kind, the content and the settings of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration of which this one is made.
  associatedtype Body: WidgetConfiguration
  /// The configuration of which this one is made.
  var body: Body { get }
  /// The content and the settings.
  var _definition: _WidgetDefinition { get }
}

extension WidgetConfiguration {
  public var _definition: _WidgetDefinition { body._definition }
}

extension Never: WidgetConfiguration {}

/// A configuration that has no body of its own.
@MainActor @preconcurrency
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The content and the settings of a widget.
@MainActor public struct _WidgetDefinition {
  /// The view of an entry or the context of an activity; nil for a value of another type.
  var view: (Any) -> AnyView? = { _ in nil }
  /// The parts of an island for the context of an activity; nil without one.
  var island: (Any) -> DynamicIsland? = { _ in nil }
  /// The entries that the widget's own provider has.
  var ownTimeline: (WidgetFamily, CGSize) -> [any TimelineEntry] = { _, _ in [] }
  var hasMargins = true
  var families: [WidgetFamily]?
}

/// A widget without content.
public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
  /// No content.
  public init() {}

  public var _definition: _WidgetDefinition { _WidgetDefinition() }
}

/// A widget without choices.
public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
  public let _definition: _WidgetDefinition

  /// A widget of a kind, whose content shows the entries of a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var definition = _WidgetDefinition()
    definition.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    definition.ownTimeline = { family, size in
      TimelineRequest.entries(of: provider, family, size)
    }
    _definition = definition
  }
}

/// A widget with choices of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  _PrimitiveWidgetConfiguration
{
  public let _definition: _WidgetDefinition

  /// A widget of a kind, whose content shows the entries of a provider.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var definition = _WidgetDefinition()
    definition.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    definition.ownTimeline = { family, size in
      TimelineRequest.entries(of: provider, Intent(), family, size)
    }
    _definition = definition
  }
}

/// A configuration with changed settings.
public struct _ChangedWidgetConfiguration: _PrimitiveWidgetConfiguration {
  public let _definition: _WidgetDefinition
}

extension WidgetConfiguration {
  private func changed(
    _ change: (inout _WidgetDefinition) -> Void = { _ in }
  ) -> _ChangedWidgetConfiguration {
    var definition = _definition
    change(&definition)
    return _ChangedWidgetConfiguration(_definition: definition)
  }

  /// Sets the name in the gallery of widgets, which nothing shows.
  public func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> some WidgetConfiguration { changed() }

  /// Sets the name in the gallery of widgets, which nothing shows.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { changed() }

  /// Sets the name in the gallery of widgets, which nothing shows.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed()
  }

  /// Sets the description in the gallery of widgets, which nothing shows.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    changed()
  }

  /// Sets the description in the gallery of widgets, which nothing shows.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed()
  }

  /// Sets the description in the gallery of widgets, which nothing shows.
  public func description(_ description: Text) -> some WidgetConfiguration { changed() }

  /// Sets the families (default: all). A preview of another one is drawn, and warns.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Removes the margins of content (rule WK2.2).
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasMargins = false }
  }

  /// No effect: backgrounds are drawn in full color, and in no other mode.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { changed() }

  /// No effect: a widget is shown in no place.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changed() }

  /// No effect: nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching sessionIdentifier: String,
    _ completion: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed() }

  /// No effect: activities have the size of a phone.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { changed() }

  /// No effect: nothing pushes changes.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed() }
}
