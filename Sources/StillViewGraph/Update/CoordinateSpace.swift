public import StillGeometry
internal import StillLayout

/// The coordinate system of a requested frame (rule L10.19).
public enum CoordinateSpace: Hashable {
  /// The picture's.
  case global
  /// The view's own.
  case local
  /// The coordinates of the nearest ancestor with the name.
  case named(AnyHashable)

  /// Whether it is the picture's.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that is meant.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space `.local`.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The picture's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space `.global`.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the nearest view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view itself: the origin is its top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the whole content: the origin is its top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the nearest view around that `coordinateSpace(_:)` has given the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The visible rectangle of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    .named(ScrollSpace(axis: nil))
  }

  /// Returns the visible rectangle of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollSpace(axis: axis))
  }
}

/// The name that scroll views have by themselves.
struct ScrollSpace: Hashable {
  /// Along which the view scrolls; nil: any.
  let axis: Axis?

  /// Whether a scroll view goes by this name.
  func names(_ scroller: any ScrollElement) -> Bool {
    switch axis {
    case .none: true
    case .some(let axis): scroller.scrolls(along: axis)
    }
  }
}

/// `coordinateSpace(name:)`.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
  package typealias Element = CoordinateSpaceElement

  package let name: AnyHashable
}

/// Names the coordinates of one element.
package final class CoordinateSpaceElement: ModifierElement<_CoordinateSpaceModifier> {
  package var name: AnyHashable { modifier.name }
}

extension View {
  /// Names the view's coordinates for frames asked inside.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinates for frames asked inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    func hashable() -> AnyHashable {
      if case .named(let name) = name.coordinateSpace { return name }
      return AnyHashable(0)
    }
    return modifier(_CoordinateSpaceModifier(name: hashable()))
  }
}

extension _ViewNode {
  /// Returns the element whose coordinates a space has; nil for those of the picture, and for a name that no view
  /// around has.
  final func element(of space: CoordinateSpace) -> _ViewNode? {
    guard case .named(let name) = space else { return nil }
    let scrolls = name.base as? ScrollSpace
    var node: _ViewNode? = self
    while let element = node {
      if let named = element as? CoordinateSpaceElement, named.name == name { return element }
      if let scrolls, let scroller = element as? any ScrollElement, scrolls.names(scroller) {
        return element
      }
      node = element.enclosing
    }
    return nil
  }
}
