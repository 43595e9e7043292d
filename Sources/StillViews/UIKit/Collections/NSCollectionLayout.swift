public import Foundation

/// A length of a layout of cells.
@MainActor @preconcurrency public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }

  let kind: Kind
  /// A share, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A share of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }

  /// A share of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// The length of the content.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// The length of the content.
  public class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimate) }

  /// Returns the length in a room; nil: that of the content.
  func length(in room: CGSize) -> CGFloat? {
    let value: CGFloat? =
      switch kind {
      case .width: dimension * room.width
      case .height: dimension * room.height
      case .absolute: dimension
      case .estimated: nil
      }
    return value.map { $0.isFinite ? max($0, 0) : 0 }
  }

  /// Returns the length in a room, or about that of the content.
  func estimate(in room: CGSize) -> CGFloat { length(in: room) ?? max(dimension, 1) }
}

/// The size of a part of a layout.
@MainActor @preconcurrency public final class NSCollectionLayoutSize: NSObject {
  /// From side to side.
  public let widthDimension: NSCollectionLayoutDimension
  /// From top to bottom.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// A distance between the parts of a group.
@MainActor @preconcurrency public final class NSCollectionLayoutSpacing: NSObject {
  /// In points, at least if it is flexible.
  public let spacing: CGFloat
  /// Whether it takes the room that is left. No effect: it has its least length.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// A distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// A least distance in points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The place of a cell, or of several.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Insets of the cell in its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// A place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// A place of a size. Views beside the cell are not drawn.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
  }
}

/// Places beside each other, or one below the other.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// The places, which repeat as long as there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of places; nil: as many as there is room for.
  let count: Int?
  /// The distance between the places; nil: none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, isHorizontal: Bool, _ items: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    (self.isHorizontal, subitems, self.count) = (isHorizontal, items, count.map { max($0, 1) })
    super.init(layoutSize: size)
  }

  /// Places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems)
  }

  /// A number of equally wide places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  /// A number of equally wide places beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  /// Places one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems)
  }

  /// A number of equally high places one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }

  /// A number of equally high places one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }
}

/// A view beside cells.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the source of the cells is asked for.
  public let elementKind: String

  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere, or at an edge or a corner.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A view above or below a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// No effect: views above sections scroll.
  public var pinToVisibleBounds = false

  /// A view at an edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }

  /// A view at an edge of a section. No effect of the offset.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
  }

  var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// How groups of a section scroll across the view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all, or from side to side, in the one or other way.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups of cells after each other.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Insets, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups lie beside each other in one line, as far as they are seen.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Groups of the same places.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Rows of a list, each as high as its content.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if configuration.isInset {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    for (mode, kind, edge) in [
      (
        configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader,
        NSRectAlignment.top
      ),
      (
        configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter,
        NSRectAlignment.bottom
      ),
    ] where mode {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: edge))
    }
    return section
  }
}

/// The look of a list of cells.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// Kinds of lists.
  public enum Appearance: Int, Sendable {
    /// From edge to edge, in groups, in inset groups, or beside the content.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Views above sections.
  public enum HeaderMode: Int, Sendable {
    /// None, a view, or the first row.
    case none, supplementary, firstItemInSection
  }

  /// Views below sections.
  public enum FooterMode: Int, Sendable {
    /// None, or a view.
    case none, supplementary
  }

  let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour of the ground; nil: by the look.
  public var backgroundColor: UIColor?
  /// The views above sections.
  public var headerMode = HeaderMode.none
  /// The views below sections.
  public var footerMode = FooterMode.none
  /// No effect: sections have the distances of their look.
  public var headerTopPadding: CGFloat?
  /// Returns the actions that a swipe to the left shows. No effect: nothing is swiped.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Returns the actions that a swipe to the right shows. No effect: nothing is swiped.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// A list of a kind.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
}

/// The room that a layout is asked for.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// The size.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The size of a room.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// In points.
  var contentSize: CGSize { get }
  /// In points, without insets.
  var effectiveContentSize: CGSize { get }
}
