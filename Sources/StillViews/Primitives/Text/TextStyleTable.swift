import Foundation
import StillText
public import StillViewGraph

/// How large the reader wants text.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes that everybody is offered: body text of 14, 15, 16, 17, 19, 21 and 23 points (table 9.1).
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes: body text of 28, 33, 40, 47 and 53 points (table 9.1).
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The sizes and leadings of the text styles in points: table 9.1, a column a `DynamicTypeSize`.
enum TextStyleTable {
  private typealias Row = (sizes: [CGFloat], leadings: [CGFloat])

  static func size(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    row(style).sizes[size.rawValue]
  }

  /// Returns the factor by which lengths grow from `large` on with a style: by its leadings, not its sizes (rule L9.5).
  static func growth(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    let leadings = row(style).leadings
    return leadings[size.rawValue] / leadings[DynamicTypeSize.large.rawValue]
  }

  /// Returns the size of a font that has a size at `large`: whole points at all others (rule L9.5).
  static func grown(
    _ size: CGFloat, with style: Font.TextStyle, at typeSize: DynamicTypeSize
  ) -> CGFloat {
    let growth = growth(of: style, at: typeSize)
    guard growth != 1 else { return size }
    let whole = (size * growth).rounded()
    return whole > 0 ? whole : size * growth
  }

  /// Returns how far the leading exceeds the height of a line of the system's family, in points (rule L9.6).
  static func leading(of style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    let row = row(style)
    let height = row.sizes[size.rawValue] * (FontMetrics.systemAscent + FontMetrics.systemDescent)
    return max(row.leadings[size.rawValue] - height, 0)
  }

  private static func row(_ style: Font.TextStyle) -> Row {
    switch style {
    case .largeTitle:
      (
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      )
    case .title:
      (
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
      )
    case .title2:
      (
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      )
    case .title3:
      (
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      )
    case .headline, .body:
      (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      )
    case .callout:
      (
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      )
    case .subheadline:
      (
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      )
    case .footnote:
      (
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      )
    case .caption:
      (
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
      )
    case .caption2:
      (
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      )
    }
  }
}

private let dynamicTypeSizeEntry = EnvironmentEntry<DynamicTypeSize>(.large)

extension EnvironmentValues {
  /// How large the reader wants text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[dynamicTypeSizeEntry] }
    set { self[dynamicTypeSizeEntry] = newValue }
  }
}

extension View {
  /// Sets how large text inside is.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
