/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  /// The guide from side to side.
  public var horizontal: HorizontalAlignment
  /// The guide from top to bottom.
  public var vertical: VerticalAlignment

  /// A guide on each axis; they need not belong together.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper edge, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower edge, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper edge, where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper edge, where text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower edge, where text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower edge, where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line, in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line, in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The baseline of the first line, where text begins.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line, where text begins.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The baseline of the first line, where text ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The baseline of the last line, where text ends.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
