internal import StillViewGraph
public import SwiftUI

/// A map with content, drawn on a plain ground with a graticule: there are no tiles.
///
/// Coordinates are placed by the Mercator projection, as on Apple's maps.
public struct Map<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

/// A map of a position.
public struct _PlacedMap: View {
  let position: MapCameraPosition
  let items: @MainActor (_MapCollector) -> [MapItem]
  let selection: MapSelection?

  @Environment(\.mapSettings) private var settings
  @Environment(\.mapLink) private var link
  @Environment(\.self) private var environment
  var values = ConnectedValues()

  @MainActor public var body: some View {
    MapCanvas(
      model: MapModel(
        items: items(_MapCollector(values, environment)), position: position.storage,
        selection: selection.map { ($0.isSelected, $0.select) }),
      style: settings.style, link: link, report: settings.report
    )
    // A map goes on under the bars and edges of the window that it touches.
    .ignoresSafeArea()
  }
}

/// A binding to the tag of what is selected.
struct MapSelection {
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSelected = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    select = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
  }
}

/// The items of content.
@MainActor private func items<C: MapContent>(
  _ content: C, _ collector: _MapCollector
) -> [MapItem] {
  var collector = collector
  content._collect(into: &collector)
  return collector.items
}

extension Map where Content == _PlacedMap {
  /// A map that shows all of its content, unless a position is given.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    let content = content()
    self.content = _PlacedMap(
      position: initialPosition, items: { MapKit.items(content, $0) }, selection: nil)
  }

  /// A map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    content = _PlacedMap(position: initialPosition, items: { _ in [] }, selection: nil)
  }

  /// A map whose content can be selected by its tags.
  public init<SelectionValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {
    let content = content()
    self.content = _PlacedMap(
      position: initialPosition, items: { MapKit.items(content, $0) },
      selection: MapSelection(selection))
  }

  /// A map of a bound position.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition: position.wrappedValue, content: content)
  }

  /// A map of a bound position, without content.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition: position.wrappedValue)
  }

  /// A map of a bound position whose content can be selected by its tags.
  public init<SelectionValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {
    self.init(
      initialPosition: position.wrappedValue, selection: selection, content: content)
  }
}
