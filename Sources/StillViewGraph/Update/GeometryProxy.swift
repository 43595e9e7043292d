public import Foundation
public import StillGeometry
internal import StillLayout

/// The size and position of a view, for its content.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  /// The unsafe room around the reader on each edge, where it touches the edge of its safe area (rule L3.57).
  public var safeAreaInsets: EdgeInsets {
    guard let source else { return EdgeInsets() }
    let isRightToLeft = source.isRightToLeft
    func insets(_ node: _ViewNode) -> EdgeInsets {
      node.safeAreaInsets(isRightToLeft: isRightToLeft)
    }
    note { [weak source] in
      let now = source.map(insets) ?? EdgeInsets()
      return [now.top, now.leading, now.bottom, now.trailing]
    }
    return insets(source)
  }

  weak var source: _ViewNode?

  /// Returns the reader's frame in a coordinate space: the bounding box, where effects turn it (rule L10.19).
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the reader's frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local, let source else { return CGRect(origin: .zero, size: size) }
    let size = size
    func frame(_ node: _ViewNode) -> CGRect {
      CGRect(origin: .zero, size: size).applying(node.transform(to: node.element(of: space)))
    }
    note { [weak source] in
      let now = source.map(frame) ?? .zero
      return [now.minX, now.minY, now.width, now.height]
    }
    return frame(source)
  }

  /// Returns the bounds of a coordinate space around the reader, in the reader's own coordinates; nil when no view
  /// around it has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    func bounds(_ node: _ViewNode) -> CGRect? {
      guard let outer = node.element(of: space.coordinateSpace) else { return nil }
      return CGRect(origin: .zero, size: outer.frame.size)
        .applying(node.transform(to: outer).inverted())
    }
    note { [weak source] in
      guard let now = source.flatMap(bounds) else { return [] }
      return [now.minX, now.minY, now.width, now.height]
    }
    return source.flatMap(bounds)
  }

  /// A point or rectangle of another view, in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let source else { return anchor.value(.identity) }
    note { [weak source, weak element = anchor.element] in
      guard let source, let element else { return [] }
      let transform = element.transformToPicture.concatenating(
        source.transformToPicture.inverted())
      return [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        element.frame.width, element.frame.height,
      ]
    }
    return anchor.value(source.transformToPicture.inverted())
  }

  /// Lets a reader whose content asks for a place build it again when that place changes.
  private func note(_ current: @escaping () -> [CGFloat]) {
    (source as? any PlaceReader)?.readPlace(current)
  }
}

/// A node whose content may depend on where things lie.
protocol PlaceReader: LayoutObserver {
  /// Something was asked that now has these coordinates.
  func readPlace(_ current: @escaping () -> [CGFloat])
}
