package import Foundation
package import StillGeometry

/// Settings of scroll views by the modifiers around them.
package struct ScrollSettings {
  /// The scroll request; held until another one comes.
  package var request: ScrollRequest?
  /// The anchor of content that is shorter than the view, and the initial position without a request.
  package var defaultAnchor: UnitPoint?
  /// Room between the view's edges and its content, in points.
  package var contentMargins = EdgeInsets()
  /// Room between the view's edges and its indicators, in points.
  package var indicatorMargins = EdgeInsets()
  /// The axes along which indicators are drawn.
  package var shownIndicators: Axis.Set = []
  /// The axes along which no indicators appear while a finger moves the content.
  package var hiddenIndicators: Axis.Set = []
  /// Told where the view is when it was moved by hand.
  package var report: ((ScrollReport) -> Void)?
  /// Says where a view that was moved by hand comes to rest; nil: where the hand has left it.
  package var rest: ((ScrollRest) -> CGPoint)?
  /// Whether `rest` goes by pages: the spring leads there.
  package var restsAtPages = false
  /// The axes along which only content larger than the view gives way to a finger.
  package var bouncesBySize: Axis.Set = []
  /// Whether a finger that pulls the content down at its start is about something around the view, such as a sheet.
  package var yieldsPulls = false
  /// Whether a finger that pushes the content up at its start is about something around the view: a sheet that can grow.
  package var yieldsPushes = false
  /// The action of a pull, with its spinner; nil: there is none.
  package var refresh: ScrollRefresh?
  /// Whether the view can be moved by hand.
  package var isEnabled = true
  /// Whether content is drawn beyond the view's edges.
  package var isClipDisabled = false

  package init() {}
}

/// The scroll position after a movement by hand. Lengths are in points, points in the coordinates of its content.
package struct ScrollRest {
  /// The previous and the current start of the visible part.
  package let start, end: CGPoint
  /// Of the content when it is let go, in points per second.
  package let velocity: CGVector
  package let content, container: CGSize
  package let axes: Axis.Set
  /// The views inside that have an identity and are built.
  package let views: [CGRect]
}

/// A request to scroll.
package enum ScrollRequest: Equatable {
  /// The view with an identity, at a place in sight; nil: wherever the way is shortest.
  case view(AnyHashable, anchor: UnitPoint?)
  /// An end of the content.
  case edge(Edge)
  /// The content from a point on, in points; nil: as it is along that axis.
  case point(x: CGFloat?, y: CGFloat?)
}

private let scrollSettingsEntry = EnvironmentEntry<ScrollSettings>(ScrollSettings())

extension EnvironmentValues {
  package var scrollSettings: ScrollSettings {
    get { self[scrollSettingsEntry] }
    set { self[scrollSettingsEntry] = newValue }
  }
}
