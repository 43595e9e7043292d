/// The ground of a map.
open class MKMapConfiguration: NSObject {
  /// The height of mountains and houses.
  public enum ElevationStyle: Int, Sendable {
    /// As on a sheet, or as they are.
    case flat, realistic
  }

  /// The height of mountains and houses. No effect: the ground is plain.
  open var elevationStyle = ElevationStyle.flat
  /// The kind of the map.
  var type: MKMapType { .standard }
}

/// The ground of a drawn map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of the colors.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual, or paler.
    case `default`, muted
  }

  /// The strength of the colors.
  open var emphasisStyle = EmphasisStyle.default
  /// The places of interest that are shown. No effect: the ground has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown. No effect: the ground has no streets.
  open var showsTraffic = false

  /// The usual ground.
  public override init() {
    super.init()
  }

  /// A ground.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }

  /// A ground.
  public init(emphasisStyle: EmphasisStyle) {
    super.init()
    self.emphasisStyle = emphasisStyle
  }

  override var type: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// The ground of pictures with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The places of interest that are shown. No effect: the ground has none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown. No effect: the ground has no streets.
  open var showsTraffic = false

  /// The usual ground.
  public override init() {
    super.init()
  }

  /// A ground.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var type: MKMapType { .hybrid }
}

/// The ground of pictures.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// The usual ground.
  public override init() {
    super.init()
  }

  /// A ground.
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }

  override var type: MKMapType { .satellite }
}
