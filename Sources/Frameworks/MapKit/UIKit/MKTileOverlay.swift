public import SwiftUI

/// The place of a tile: its column, its row, and how closely it looks.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column, from the west.
  public var x: Int
  /// The row, from the north.
  public var y: Int
  /// The level of detail: each has twice as many columns as the one before.
  public var z: Int
  /// Pixels per point.
  public var contentScaleFactor: CGFloat

  /// The place of a tile.
  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Pictures of the whole map, tile by tile. None is loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of the tiles, with {x}, {y} and {z}; nil: none.
  public let urlTemplate: String?
  /// The size of a tile in points (default: 256 × 256).
  open var tileSize = CGSize(width: 256, height: 256)
  /// The least level of detail (default: 0).
  open var minimumZ = 0
  /// The greatest level of detail (default: 21).
  open var maximumZ = 21
  /// Whether rows count from the south (default: false).
  open var isGeometryFlipped = false
  /// Whether the tiles take the map's place (default: false).
  open var canReplaceMapContent = false

  /// Tiles at an address; nil: a subclass knows it.
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole map.
  open var boundingMapRect: MKMapRect { .world }

  /// Returns the address of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let rows = 1 << max(0, min(path.z, 30))
    let numbers = [
      "x": path.x, "y": isGeometryFlipped ? (rows - 1) &- path.y : path.y, "z": path.z,
      "scale": Int(exactly: path.contentScaleFactor.rounded()) ?? 1,
    ]
    let address = numbers.reduce(urlTemplate ?? "") {
      $0.replacing("{\($1.key)}", with: String($1.value))
    }
    return URL(string: address) ?? URL(fileURLWithPath: "/")
  }

  /// Never called: no tile is loaded.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    result(nil, nil)
  }
}

/// The looks of tiles. Nothing is drawn: no tile is loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// The looks of tiles.
  public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }

  /// The looks of tiles.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// No effect: no tile is loaded.
  open func reloadData() {}
}
