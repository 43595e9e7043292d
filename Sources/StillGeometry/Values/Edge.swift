/// One edge of a rectangle; leading and trailing depend on the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge, from the leading to the trailing one.
  case top
  /// The edge where text begins: left, unless it runs from right to left.
  case leading
  /// The lower edge, from the leading to the trailing one.
  case bottom
  /// The edge where text ends: right, unless it runs from right to left.
  case trailing

  /// Any of the four edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where text begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where text ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The edges at the sides: the leading and the trailing one.
    public static let horizontal: Set = [.leading, .trailing]
    /// The edges above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where text begins: left, unless it runs from right to left.
  case leading
  /// The edge where text ends: right, unless it runs from right to left.
  case trailing

  /// Any of the two horizontal edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The edge where text begins.
    public static let leading = Set(.leading)
    /// The edge where text ends.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Any of the two vertical edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one edge.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The upper and the lower edge.
    public static let all: Set = [.top, .bottom]
  }
}
