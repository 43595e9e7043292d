public import Foundation

/// The section of a number in a room; nil: none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The direction and distances of a layout of sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling (default: vertical).
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// From top to bottom.
  public override init() {
    super.init()
  }
}

/// A layout of cells in groups, by sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The direction and distances.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// The same section for all.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// The same section for all.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Sections as a function gives them.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Sections as a function gives them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Rows of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    return layout
  }

  /// How rows are drawn, where all sections are lists of one look.
  private var list: UICollectionLayoutListConfiguration?

  override func rows(in size: CGSize, of view: UICollectionView) -> RowList? {
    list.map { RowList($0, of: view, until: size.height) }
  }

  override var isVertical: Bool { configuration.scrollDirection == .vertical }

  override func lines(in size: CGSize, of view: UICollectionView) -> [CellLine] {
    var lines = LineFiller(limit: isVertical ? size.height : size.width)
    let room = LayoutRoom(size: size, traits: view.traitCollection)
    for number in 0..<min(view.numberOfSections, LineFiller.most) {
      guard !lines.isFull else { break }
      guard let section = provider(number, room) else { continue }
      if number > 0 { lines.gap += configuration.interSectionSpacing }
      add(section, number, size, view, &lines)
    }
    return lines.lines
  }

  private func add(
    _ section: NSCollectionLayoutSection, _ number: Int, _ size: CGSize, _ view: UICollectionView,
    _ lines: inout LineFiller
  ) {
    let insets = section.contentInsets
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    for item in section.boundarySupplementaryItems where item.isAbove {
      add(item, number, room, insets.leading, view, &lines)
    }
    lines.gap += isVertical ? insets.top : insets.leading
    let inset = isVertical ? insets.leading : insets.top
    if section.orthogonalScrollingBehavior == .none {
      addLines(of: section, number, room, inset, view, &lines)
    } else {
      addOneLine(of: section, number, room, inset, view, &lines)
    }
    lines.gap = isVertical ? insets.bottom : insets.trailing
    for item in section.boundarySupplementaryItems where !item.isAbove {
      add(item, number, room, insets.leading, view, &lines)
    }
  }

  /// Adds groups one after the other along the scrolling.
  private func addLines(
    of section: NSCollectionLayoutSection, _ number: Int, _ room: CGSize, _ inset: CGFloat,
    _ view: UICollectionView, _ lines: inout LineFiller
  ) {
    let places = GroupPlaces(section.group, in: room)
    guard !places.places.isEmpty else { return }
    let count = view.numberOfItems(inSection: number)
    var item = 0
    while item < count, !lines.isFull {
      for line in places.lines(isVertical: isVertical) where item < count {
        let cells = line.prefix(count - item).map { place in
          defer { item += 1 }
          return place.cell(at: IndexPath(item: item, section: number), of: view)
        }
        let length = line.map { isVertical ? $0.estimate.height : $0.estimate.width }.max() ?? 0
        lines.add(
          cells, length: max(length, 1), inset: inset,
          spacing: section.group.interItemSpacing?.spacing ?? 0)
        lines.gap = 0
      }
      lines.gap = section.interGroupSpacing
    }
  }

  /// Adds groups beside each other across the scrolling, as far as they are seen.
  private func addOneLine(
    of section: NSCollectionLayoutSection, _ number: Int, _ room: CGSize, _ inset: CGFloat,
    _ view: UICollectionView, _ lines: inout LineFiller
  ) {
    let places = GroupPlaces(section.group, in: room).places
    guard !places.isEmpty else { return }
    let count = min(view.numberOfItems(inSection: number), LineFiller.most)
    let limit = isVertical ? room.width : room.height
    var cells: [CellLine.Cell] = []
    var (used, longest) = (CGFloat.zero, CGFloat.zero)
    for item in 0..<count where used < limit {
      let place = places[item % places.count]
      cells.append(place.cell(at: IndexPath(item: item, section: number), of: view))
      let size = place.estimate
      used += max(isVertical ? size.width : size.height, 1) + section.interGroupSpacing
      longest = max(longest, isVertical ? size.height : size.width)
    }
    lines.add(cells, length: longest, inset: inset, spacing: section.interGroupSpacing)
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ room: CGSize,
    _ inset: CGFloat, _ view: UICollectionView, _ lines: inout LineFiller
  ) {
    let place = GroupPlaces.Place(item, in: room, width: nil, height: nil)
    guard !lines.isFull,
      let picture = view.picture(
        of: item.elementKind, section: section,
        size: CGSize(width: place.width ?? 0, height: place.height ?? 0))
    else { return }
    lines.add(
      [CellLine.Cell(picture: picture, width: place.width, height: place.height)],
      length: place.estimate.height, inset: inset)
    lines.gap = 0
  }
}

private struct LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let size: CGSize
  let traits: UITraitCollection

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { traits }
  var contentSize: CGSize { size }
  var effectiveContentSize: CGSize { size }
}

/// The cells of a group.
@MainActor private struct GroupPlaces {
  @MainActor struct Place {
    /// In points; nil: as the content.
    var width: CGFloat?
    var height: CGFloat?
    let estimate: CGSize
    let insets: NSDirectionalEdgeInsets

    /// - Parameters:
    ///   - width: the width that several places share; nil: that of the item.
    ///   - height: the height that several places share; nil: that of the item.
    init(
      _ item: NSCollectionLayoutItem, in room: CGSize, width: CGFloat?, height: CGFloat?
    ) {
      let size = item.layoutSize
      self.width = width ?? size.widthDimension.length(in: room)
      self.height = height ?? size.heightDimension.length(in: room)
      estimate = CGSize(
        width: width ?? size.widthDimension.estimate(in: room),
        height: height ?? size.heightDimension.estimate(in: room))
      insets = item.contentInsets
    }

    func cell(at path: IndexPath, of view: UICollectionView) -> CellLine.Cell {
      let inner = CGSize(
        width: max((width ?? 0) - insets.leading - insets.trailing, 0),
        height: max((height ?? 0) - insets.top - insets.bottom, 0))
      return CellLine.Cell(
        picture: view.picture(at: path, size: inner), width: width, height: height, insets: insets)
    }
  }

  private(set) var places: [Place] = []
  private let isHorizontal: Bool

  /// Groups in groups that are looked into.
  private static let deepest = 8
  /// The most cells of a group.
  private static let most = 200

  init(_ group: NSCollectionLayoutGroup, in room: CGSize, depth: Int = 0) {
    isHorizontal = group.isHorizontal
    let size = group.layoutSize
    let inner = CGSize(
      width: size.widthDimension.estimate(in: room), height: size.heightDimension.estimate(in: room)
    )
    let spacing = group.interItemSpacing?.spacing ?? 0
    let limit = isHorizontal ? inner.width : inner.height
    let isEstimated = size.heightDimension.kind == .estimated
    var used: CGFloat = 0
    repeat {
      for item in group.subitems {
        let share = group.count.map { (limit - spacing * CGFloat($0 - 1)) / CGFloat($0) }
        if let nested = item as? NSCollectionLayoutGroup, depth < Self.deepest {
          places += GroupPlaces(nested, in: inner, depth: depth + 1).places
          used += limit
          continue
        }
        var place = Place(
          item, in: inner, width: isHorizontal ? share : nil, height: isHorizontal ? nil : share)
        // A share of a height that the content decides is that of the content.
        if isEstimated, item.layoutSize.heightDimension.kind == .height { place.height = nil }
        let length = max(isHorizontal ? place.estimate.width : place.estimate.height, 1)
        guard places.isEmpty || used + length <= limit + 0.5 else { return }
        places.append(place)
        used += length + spacing
        if places.count == group.count { return }
      }
    } while used < limit && !group.subitems.isEmpty && places.count < Self.most
  }

  /// The cells by the lines across the scrolling.
  func lines(isVertical: Bool) -> [[Place]] {
    isHorizontal == isVertical ? [places] : places.map { [$0] }
  }
}
