public import CoreLocation
public import Dispatch
public import Foundation
public import SwiftUI

/// Draws a map without a view: the plain ground with its graticule.
@MainActor @preconcurrency open class MKMapSnapshotter: NSObject {
  /// The function that receives a picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// The part of the earth and the size of a picture.
  @MainActor @preconcurrency open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion(.world)
    /// The size, in points (default: 256 × 256).
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point (default: those of the screen).
    open var scale: CGFloat = 0
    /// The kind of the map.
    open var mapType = MKMapType.standard
    /// The ground of the map, which sets `mapType`.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = preferredConfiguration.type }
    }
    /// Whether houses are drawn. No effect: the ground has none.
    open var showsBuildings = true
    /// The places of interest that are shown. No effect: the ground has none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Light or dark, if specified.
    open var traitCollection = UITraitCollection()

    /// The whole earth.
    public override init() {
      super.init()
    }

    /// The part of the earth, in map points.
    open var mapRect: MKMapRect {
      get { region.rect }
      set { region = MKCoordinateRegion(newValue) }
    }

    /// The camera, which sets the part of the earth.
    open var camera: MKMapCamera {
      get { MKMapCamera(region) }
      set { region = newValue.region }
    }
  }

  /// A picture of a map.
  @MainActor @preconcurrency open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    private let projection: MapProjection

    init(image: UIImage, projection: MapProjection) {
      self.image = image
      self.projection = projection
    }

    /// Returns the place of a coordinate in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      projection.point(coordinate)
    }
  }

  private let options: Options

  /// Draws a map.
  public init(options: Options) {
    self.options = options
  }

  /// Returns the picture.
  open func start() async throws -> Snapshot { try draw() }

  /// Reports the picture.
  open func start(completionHandler: @escaping CompletionHandler) {
    do {
      completionHandler(try draw(), nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  /// Reports the picture.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// No effect: the picture is drawn at once.
  open func cancel() {}

  /// Whether it draws: never, once `start` has returned.
  open var isLoading: Bool { false }

  private func draw() throws -> Snapshot {
    let style = options.traitCollection.userInterfaceStyle
    let renderer = ImageRenderer(
      content: Map(initialPosition: .region(options.region))
        .mapStyle(options.mapType.style)
        .mapControlVisibility(.hidden)
        .frame(width: options.size.width, height: options.size.height)
        .environment(\.colorScheme, style == .dark ? .dark : .light))
    renderer.scale = options.scale > 0 ? options.scale : UIScreen.main.scale
    guard let image = renderer.uiImage else { throw CocoaError(.featureUnsupported) }
    return Snapshot(
      image: image, projection: MapProjection(showing: options.region.rect, in: options.size))
  }
}
