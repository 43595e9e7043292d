public import Foundation
public import StillGeometry
import StillViewGraph

/// A layout of cells: one below the other, each as wide as the view.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The view; nil: none yet.
  open weak var collectionView: UICollectionView?

  /// A layout without a view.
  public override init() {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, and is not called.
  open func prepare() {}
  /// No effect: every picture is laid out from the start.
  open func invalidateLayout() {}
  /// The size of the content: not known.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns true, and is not called.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  /// Returns nil, and is not called.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns nil, and is not called.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether lines follow each other downwards.
  var isVertical: Bool { true }

  /// The rows that are seen in a room, where the layout is a list.
  func rows(in size: CGSize, of view: UICollectionView) -> RowList? { nil }

  /// The lines that are seen in a room.
  func lines(in size: CGSize, of view: UICollectionView) -> [CellLine] {
    var lines = LineFiller(limit: size.height)
    for section in 0..<min(view.numberOfSections, LineFiller.most) {
      guard !lines.isFull else { break }
      for item in 0..<view.numberOfItems(inSection: section) {
        guard !lines.isFull else { return lines.lines }
        let path = IndexPath(item: item, section: section)
        lines.add(
          [CellLine.Cell(picture: view.picture(at: path, size: .zero), width: size.width)],
          length: 44)
      }
    }
    return lines.lines
  }
}

/// The place of a cell.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  /// The cell.
  open var indexPath: IndexPath
  /// The frame in the content, in points.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order, the highest in front.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false
  /// The change of position, size and angle.
  open var transform = CGAffineTransform.identity

  /// The place of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

/// A layout of cells in lines, each with as many as fit.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least distance between lines, in points (default: 10).
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between cells of a line, in points (default: 10).
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells, in points (default: 50 by 50).
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of cells; unless zero, cells have the size of their content.
  open var estimatedItemSize = CGSize.zero
  /// The direction of scrolling (default: vertical).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of the views above sections, of which only the length along the scrolling counts.
  open var headerReferenceSize = CGSize.zero
  /// The size of the views below sections, of which only the length along the scrolling counts.
  open var footerReferenceSize = CGSize.zero
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// No effect: views above sections scroll.
  open var sectionHeadersPinToVisibleBounds = false

  /// The size of cells with the size of their content.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  override var isVertical: Bool { scrollDirection == .vertical }

  override func lines(in size: CGSize, of view: UICollectionView) -> [CellLine] {
    let asked = view.delegate as? any UICollectionViewDelegateFlowLayout
    let (room, limit) =
      isVertical ? (size.width, size.height) : (size.height, size.width)
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    var lines = LineFiller(limit: limit)
    for section in 0..<min(view.numberOfSections, LineFiller.most) {
      guard !lines.isFull else { break }
      let insets =
        asked?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let between =
        asked?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let gap =
        asked?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let header =
        asked?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      add(UICollectionView.elementKindSectionHeader, header, section, room, view, &lines)
      let (start, end) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let free = room - start - end
      lines.gap = isVertical ? insets.top : insets.left
      var line: [CellLine.Cell] = []
      var lengths: [CGFloat] = []
      var (used, longest) = (CGFloat.zero, CGFloat.zero)
      var spread = LineSpread(room: free, least: between)
      func close(isFull: Bool) {
        let place = spread.place(lengths, isFull: isFull)
        lines.add(line, length: longest, inset: start + place.inset, spacing: place.spacing)
        lines.gap = gap
        (line, lengths, used, longest) = ([], [], 0, 0)
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        guard !lines.isFull else { break }
        let path = IndexPath(item: item, section: section)
        let given = asked?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        let isAutomatic = estimatedItemSize != .zero || given.width >= .greatestFiniteMagnitude
        let one = isAutomatic ? estimate(for: given) : given
        if !line.isEmpty,
          used + between + across(one) > free + 0.01 || line.count >= LineFiller.most
        {
          close(isFull: true)
        }
        guard !lines.isFull else { break }
        used += (line.isEmpty ? 0 : between) + across(one)
        longest = max(longest, along(one))
        // What a cell takes by its content is not known here.
        lengths.append(isAutomatic ? .nan : across(one))
        let picture = view.picture(at: path, size: isAutomatic ? .zero : one)
        line.append(
          CellLine.Cell(
            picture: picture, width: isAutomatic ? nil : one.width,
            height: isAutomatic ? nil : one.height))
      }
      if !line.isEmpty { close(isFull: false) }
      lines.gap = isVertical ? insets.bottom : insets.right
      let footer =
        asked?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      add(UICollectionView.elementKindSectionFooter, footer, section, room, view, &lines)
    }
    return lines.lines
  }

  private func estimate(for size: CGSize) -> CGSize {
    let known = estimatedItemSize.width < .greatestFiniteMagnitude && estimatedItemSize != .zero
    return known ? estimatedItemSize : CGSize(width: 50, height: 50)
  }

  private func add(
    _ kind: String, _ size: CGSize, _ section: Int, _ room: CGFloat, _ view: UICollectionView,
    _ lines: inout LineFiller
  ) {
    let length = isVertical ? size.height : size.width
    guard length > 0, !lines.isFull else { return }
    let own =
      isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
    guard let picture = view.picture(of: kind, section: section, size: own) else { return }
    lines.add(
      [CellLine.Cell(picture: picture, width: own.width, height: own.height)], length: length)
    lines.gap = 0
  }
}

/// Spreads the cells of full lines over the room, a single one in its middle. The last line goes on as the one before where its
/// cells are as long; otherwise they have the least distance.
nonisolated private struct LineSpread {
  /// In points, as all here.
  let room: CGFloat
  let least: CGFloat
  /// The length of the cells of the line before and where they lie, if all are as long.
  private var before: (length: CGFloat, inset: CGFloat, spacing: CGFloat)?

  init(room: CGFloat, least: CGFloat) {
    self.room = room
    self.least = least
  }

  mutating func place(
    _ lengths: [CGFloat], isFull: Bool
  ) -> (inset: CGFloat, spacing: CGFloat) {
    let free = room - lengths.reduce(0, +)
    // Not so where a length is not known.
    guard free >= 0, let first = lengths.first else { return (0, least) }
    let isEven = lengths.allSatisfy { $0 == first }
    guard isFull else {
      guard isEven, let before, before.length == first else { return (0, least) }
      return (before.inset, before.spacing)
    }
    let inset = lengths.count == 1 ? free / 2 : 0
    let spacing = lengths.count == 1 ? least : max(free / CGFloat(lengths.count - 1), least)
    before = isEven ? (first, inset, spacing) : nil
    return (inset, spacing)
  }
}

extension UICollectionView {
  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or from side to side.
    case vertical, horizontal
  }
}

/// Gives the sizes and distances of a layout in lines.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// Returns the size of a cell, in points (default: that of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section, in points (default: those of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the least distance between lines, in points (default: that of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least distance between cells of a line, in points (default: that of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of the view above a section, in points (default: that of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of the view below a section, in points (default: that of the layout).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
