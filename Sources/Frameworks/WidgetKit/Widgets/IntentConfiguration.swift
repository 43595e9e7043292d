public import Intents
public import SwiftUI

/// A widget with choices of a file of intents.
public struct IntentConfiguration<Intent: INIntent, Content: View>: _PrimitiveWidgetConfiguration {
  public let _definition: _WidgetDefinition

  /// A widget of a kind, whose content shows the entries of a provider, for choices without values.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var definition = _WidgetDefinition()
    definition.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    definition.ownTimeline = { family, size in
      TimelineRequest.entries(
        of: ChosenProvider(provider: provider, intent: Intent()), family, size)
    }
    _definition = definition
  }
}
