public import CoreLocation
@_exported public import SwiftUI

/// A balloon at a coordinate, with a title below.
public struct Marker<Label: View>: _PrimitiveMapContent {
  private let title: Text?
  private let glyph: AnyView
  private let coordinate: CLLocationCoordinate2D

  /// A balloon with a label: its icon is in the balloon, its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    title = nil
    glyph = AnyView(label.labelStyle(.iconOnly))
    self.coordinate = coordinate
  }

  init(_ title: Text, _ glyph: some View, _ coordinate: CLLocationCoordinate2D) {
    self.title = title
    self.glyph = AnyView(glyph)
    self.coordinate = coordinate
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(MapItem(.marker(title: title, glyph: glyph, at: coordinate)))
  }
}

/// The glyph of a marker without an image.
private var pin: Image { Image(systemName: "mappin") }

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A balloon with the symbol of a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), pin, coordinate)
  }

  /// A balloon with the symbol of a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), pin, coordinate)
  }

  /// A balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), coordinate)
  }

  /// A balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), Image(systemName: systemImage), coordinate)
  }

  /// A balloon with an image.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), Image(image).resizable().scaledToFit(), coordinate)
  }

  /// A balloon with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(image).resizable().scaledToFit(), coordinate)
  }

  /// A balloon at a place, with the place's name.
  public init(item: MKMapItem) {
    self.init(Text(item.name ?? ""), pin, item.placemark.coordinate)
  }
}

extension Marker where Label == Text {
  /// A balloon with up to three letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), monogram.fontWeight(.semibold), coordinate)
  }

  /// A balloon with up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), monogram.fontWeight(.semibold), coordinate)
  }
}

/// A view at a coordinate, with a title below.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
  private let title: Text?
  private let content: Content
  private let anchor: UnitPoint
  private let coordinate: CLLocationCoordinate2D

  private init(
    _ title: Text?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content
  ) {
    self.title = title
    self.content = content
    self.anchor = anchor
    self.coordinate = coordinate
  }

  /// A view with another one for its title, which is not drawn. The anchor is at the coordinate (default: the center).
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label() as? Text, coordinate, anchor, content())
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(
      MapItem(
        .annotation(title: title, view: AnyView(content), anchor: anchor, at: coordinate)))
  }
}

extension Annotation where Label == Text {
  /// A view with a title. The anchor is at the coordinate (default: the center).
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), coordinate, anchor, content())
  }

  /// A view with a title. The anchor is at the coordinate (default: the center).
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), coordinate, anchor, content())
  }
}

/// The place of the user: not known here, so that nothing is drawn.
public struct UserAnnotation: _PrimitiveMapContent {
  /// The place with its usual dot.
  nonisolated public init(anchor: UnitPoint = .center) {}

  /// The place with a view.
  nonisolated public init<V: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> V) {}

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.items.append(MapItem(.user))
  }
}
