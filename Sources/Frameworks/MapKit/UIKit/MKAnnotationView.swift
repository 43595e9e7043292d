public import SwiftUI

/// The view of a place: its image, or the views inside it.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The name by which views are used again.
  public let reuseIdentifier: String?
  /// The image; nil: none.
  open var image: UIImage?
  /// The distance of the view's middle from the place, in points.
  open var centerOffset = CGPoint.zero
  /// No effect: nothing is called out.
  open var canShowCallout = false
  /// No effect: nothing is called out.
  open var calloutOffset = CGPoint.zero
  /// No effect: nothing is called out.
  open var leftCalloutAccessoryView: UIView?
  /// No effect: nothing is called out.
  open var rightCalloutAccessoryView: UIView?
  /// No effect: nothing is called out.
  open var detailCalloutAccessoryView: UIView?
  /// No effect: places stay where they are.
  open var isDraggable = false
  /// No effect: places are not touched.
  open var isEnabled = true
  /// No effect: every place has a view.
  open var clusteringIdentifier: String?
  /// No effect: every place has a view.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The order in which views are drawn: those of a higher priority lie above others (default: `defaultUnselected`).
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// No effect: no view is drawn as selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// Whether it is selected. No effect: it is not drawn.
  open var isSelected = false

  /// A view of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing; override it to forget what the place before had.
  open func prepareForReuse() {}
  /// Selects it, which is not drawn.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; nil: red.
  open var markerTintColor: UIColor?
  /// The color of the glyph. No effect: it is white.
  open var glyphTintColor: UIColor?
  /// The letters in the balloon; nil: none.
  open var glyphText: String?
  /// The image in the balloon; nil: a pin.
  open var glyphImage: UIImage?
  /// No effect: it does not move.
  open var animatesWhenAdded = false
}

/// A pin, drawn as a balloon.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color; nil: red.
  open var pinTintColor: UIColor?
  /// No effect: it does not move.
  open var animatesDrop = false
}

/// The order in which the views of places are drawn.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A number from 0 to 1000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Above all others.
  public static let max = MKAnnotationViewZPriority(1000)
  /// That of selected views.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// That of other views.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Below all others.
  public static let min = MKAnnotationViewZPriority(0)
}

/// The importance of a place among others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A number from 0 to 1000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Always drawn.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Drawn before most.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Drawn after most.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
