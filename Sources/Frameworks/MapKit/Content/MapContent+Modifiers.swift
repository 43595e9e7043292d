public import SwiftUI

/// Content that changes the items of other content.
public struct _ModifiedMapContent<Content: MapContent>: _PrimitiveMapContent {
  let content: Content
  let change: (inout MapItem) -> Void

  @MainActor public func _collect(into collector: inout _MapCollector) {
    let start = collector.items.count
    content._collect(into: &collector)
    for index in collector.items.indices.dropFirst(start) { change(&collector.items[index]) }
  }
}

/// The place of an overlay among the layers of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, or above labels.
  case aboveRoads, aboveLabels
}

extension MapContent {
  private func changed(
    _ change: @escaping (inout MapItem) -> Void
  ) -> _ModifiedMapContent<Self> {
    _ModifiedMapContent(content: self, change: change)
  }

  /// Sets the value that selects the content.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changed { $0.tag = $0.tag ?? AnyHashable(tag) }
  }

  /// Sets the color of markers; nil leaves it (default: red).
  public func tint(_ tint: Color?) -> some MapContent {
    changed { $0.tint = $0.tint ?? tint }
  }

  /// Sets the color of markers.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    changed { $0.tint = $0.tint ?? tint as? Color }
  }

  /// Sets the fill of circles and polygons.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = $0.fill ?? AnyShapeStyle(style) }
  }

  /// Draws lines and outlines (default: 1 point wide).
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines and outlines.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), style) }
  }

  /// Shows or hides the titles of markers and annotations (default: shown).
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }

  /// No effect: markers have no second line.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// No effect: there are no roads or labels.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
